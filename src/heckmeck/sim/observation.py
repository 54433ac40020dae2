"""What a player sees, as a list of numbers from 0 to 1 with a name for every entry.

The list depends on the edition and the number of players only. Seats come in the order of play and
begin with the observer, so a position looks the same from every chair. Everything about the dice
and about stopping is about the player to move, whoever observes.

A specialist is pending while it is between two places: just gained by a player who already has one
(phase "return a specialist"), or the raven while its bratworm is being robbed (phase "rob").

Two things are left out: stacks show only their two upper tiles, and the table options are not part
of the list, because they never change during a game.

The scales:

- yes or no: 1 for yes, 0 for no
- a tile by its number: divided by 36; 0 for no tile
- worms of a player: divided by all worms of the edition, 40 or with specialists 52
- worms on a tile: divided by 4
- tiles of a player: divided by all tiles of the edition, 16 or with specialists 18
- bratworms: divided by 7
- dice of a face: divided by 9
- white dice not set aside: divided by 8
- points set aside: divided by 45
- the total that counts when stopping: divided by 50
"""

from functools import cache

from heckmeck.rules import (
    EDITIONS,
    FACES,
    MAX_PLAYERS,
    MIN_PLAYERS,
    POINTS,
    SPECIALISTS,
    WHITE_DICE,
    WORM,
    EditionName,
    Seat,
    State,
    stopping_gives,
    stopping_total,
    worms_on,
)
from heckmeck.rules.editions import MAX_DICE
from heckmeck.rules.pieces import APPLE_WORMS
from heckmeck.sim.actions import HOLDABLE, face_name, seat_name

HIGHEST_TILE = max(EDITIONS["original"].tiles)
MOST_WORMS_ON_A_TILE = worms_on(HIGHEST_TILE)
MOST_POINTS = MAX_DICE * POINTS[WORM]
MOST_TOTAL = MOST_POINTS + POINTS[WORM]  # with the canned worm
BRATWORMS = EDITIONS["specialists"].bratworms
# All worms a player could have: on tiles, as bratworms, and for the apple.
WORMS = {
    name: sum(map(worms_on, box.tiles)) + box.bratworms + APPLE_WORMS * ("apple" in box.specialists)
    for name, box in EDITIONS.items()
}

_DICE = tuple(f"{face_name(face)}s" for face in FACES)


@cache
def observation_names(edition: EditionName, players: int) -> tuple[str, ...]:
    """What every entry of `observe` says.

    >>> names = observation_names("original", 2)
    >>> len(names), names[0], names[16]
    (82, 'grill: 21 is face up', 'me: to move')
    """
    if edition not in EDITIONS:
        raise ValueError(f"there is no edition {edition!r}")
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise ValueError(f"the game is for {MIN_PLAYERS} to {MAX_PLAYERS} players, not {players}")
    tiles = EDITIONS[edition].tiles
    specialists = edition == "specialists"
    names = [f"grill: {tile} is face up" for tile in tiles]
    if specialists:
        names += [f"grill: tile under the {each}" for each in SPECIALISTS]
        names += ["supply: bratworms"]
    for after in range(players):
        who = seat_name(after) if after else "me"
        names += [f"{who}: to move", f"{who}: worms", f"{who}: tiles", f"{who}: highest tile"]
        names += [f"{who}: top tile is {tile}" for tile in tiles]
        names += [f"{who}: tile below the top", f"{who}: worms on the top tile"]
        if specialists:
            names += [f"{who}: bratworms"]
            names += [f"{who}: holds the {each}" for each in HOLDABLE]
    names += ["phase: roll or stop", "phase: keep a face"]
    if specialists:
        names += ["phase: rob a player", "phase: return a specialist"]
    names += [f"dice: {dice} set aside" for dice in _DICE]
    names += [f"dice: {dice} rolled" for dice in _DICE]
    names += ["dice: white dice not set aside"]
    if specialists:
        names += ["dice: golden die in play and not set aside"]
        names += [f"dice: golden die shows {face_name(face)}" for face in FACES]
        names += ["dice: weasel can be used this turn"]
    names += ["dice: points set aside", "dice: a worm is set aside"]
    names += ["stopping: total that counts"]
    names += ["stopping: fails", "stopping: takes from the grill", "stopping: steals"]
    if specialists:
        names += ["stopping: wins the hen"]
    names += ["stopping: worms on the tile it gives"]
    if specialists:
        names += [f"pending: {each}" for each in SPECIALISTS]
    return tuple(names)


def observe(state: State, seat: int | None = None) -> list[float]:
    """The entries of `observation_names`, as this seat sees them; by default the one to move.

    >>> from heckmeck.rules import Keep, Land, Roll, Setup, apply, new_game
    >>> state = new_game(Setup("original", ("Anna", "Ben")))
    >>> for move in (Roll(), Land("1444455w"), Keep("4")):
    ...     state, _ = apply(state, move)
    >>> seen = dict(zip(observation_names("original", 2), observe(state), strict=True))
    >>> seen["me: to move"], seen["dice: 4s set aside"] * 9, seen["dice: points set aside"] * 45
    (1.0, 4.0, 16.0)
    """
    players = len(state.seats)
    if seat is None:
        seat = state.player
    if not 0 <= seat < players:
        raise ValueError(f"there is no seat {seat} at a table of {players}")
    specialists = state.setup.edition == "specialists"
    seen = _grill(state)
    if specialists:
        seen += _specialists_on_the_grill(state)
        seen += [state.supply / BRATWORMS]
    for after in range(players):
        each = (seat + after) % players
        seen += [float(each == state.player and not state.over)]
        seen += _tiles(state.seats[each], state)
        if specialists:
            seen += _extras(state.seats[each])
    phases = ("roll", "keep", "rob", "return") if specialists else ("roll", "keep")
    seen += [float(state.phase == phase) for phase in phases]
    seen += _dice(state, specialists)
    seen += _stopping(state, specialists)
    if specialists:
        seen += [float(state.pending == each) for each in SPECIALISTS]
    return seen


def _grill(state: State) -> list[float]:
    up = {each.tile for each in state.grill if each.up}
    return [float(tile in up) for tile in state.setup.box.tiles]


def _specialists_on_the_grill(state: State) -> list[float]:
    under = {each.specialist: each.tile for each in state.grill}
    return [under.get(each, 0) / HIGHEST_TILE for each in SPECIALISTS]


def _tiles(seat: Seat, state: State) -> list[float]:
    tiles = state.setup.box.tiles
    below = seat.stack[-2] if len(seat.stack) > 1 else 0
    return [
        seat.score / WORMS[state.setup.edition],
        len(seat.stack) / len(tiles),
        max(seat.stack, default=0) / HIGHEST_TILE,
        *(float(tile == seat.top) for tile in tiles),
        below / HIGHEST_TILE,
        (worms_on(seat.top) if seat.top else 0) / MOST_WORMS_ON_A_TILE,
    ]


def _extras(seat: Seat) -> list[float]:
    holds = [float(seat.specialist == each) for each in HOLDABLE]
    return [seat.bratworms / BRATWORMS, *holds]


def _dice(state: State, specialists: bool) -> list[float]:
    dice = state.dice
    rolled = dice.rolled or ""
    seen = [dice.aside.count(face) / MAX_DICE for face in FACES]
    seen += [rolled.count(face) / MAX_DICE for face in FACES]
    seen += [dice.white / WHITE_DICE]
    if specialists:
        weasel = state.mover.specialist == "weasel" and not dice.weasel_used
        seen += [float(dice.golden)]
        seen += [float(dice.golden_face == face) for face in FACES]
        seen += [float(weasel and not state.over)]
    seen += [dice.total / MOST_POINTS, float(WORM in dice.aside)]
    return seen


def _stopping(state: State, specialists: bool) -> list[float]:
    seen = [(stopping_total(state) or 0) / MOST_TOTAL]
    results = ("fail", "take", "steal", "hen") if specialists else ("fail", "take", "steal")
    if state.phase != "roll" or not state.dice.aside:  # stopping is not possible now
        return seen + [0.0] * (len(results) + 1)
    gives = stopping_gives(state)
    seen += [float(gives.result == result) for result in results]
    given = gives.tile if gives.result in ("take", "steal") else None
    seen += [(worms_on(given) if given else 0) / MOST_WORMS_ON_A_TILE]
    return seen
