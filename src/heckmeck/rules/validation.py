"""All defects of a position at once, for positions that people or other programs write down."""

from collections import Counter
from collections.abc import Callable, Iterator

from heckmeck.rules.editions import WHITE_DICE
from heckmeck.rules.errors import Defect
from heckmeck.rules.legal import all_faces_used, new_faces, robbable, weasel_ready
from heckmeck.rules.pieces import SPECIALISTS, Specialist
from heckmeck.rules.state import FRESH_DICE, State


def defects(state: State, unknown: frozenset[str] = frozenset()) -> tuple[Defect, ...]:
    """Everything that is wrong with a state; nothing for one that can be played on.

    Checks that need a key named in `unknown` are left out: its value is already known to be bad.
    """
    return tuple(
        defect for needs, check in _CHECKS if not needs & unknown for defect in check(state)
    )


def _tiles(state: State) -> Iterator[Defect]:
    places = Counter(each.tile for each in state.grill)
    places.update(tile for seat in state.seats for tile in seat.stack)
    for tile in sorted(places.keys() | set(state.setup.box.tiles)):
        if tile not in state.setup.box.tiles:
            yield Defect("grill", f"there is no tile {tile} in the edition {state.setup.edition}")
        elif places[tile] != 1:
            where = "nowhere" if not places[tile] else f"in {places[tile]} places"
            yield Defect("grill", f"tile {tile} is {where}, not in exactly one place")


def _specialists(state: State) -> Iterator[Defect]:
    places: Counter[Specialist] = Counter(state.removed)
    places.update(each.specialist for each in state.grill if each.specialist)
    places.update(seat.specialist for seat in state.seats if seat.specialist)
    places.update([state.pending] if state.pending else [])
    for specialist in SPECIALISTS:
        count = places[specialist]
        if specialist not in state.setup.box.specialists:
            if count:
                yield Defect("grill", f"the edition {state.setup.edition} has no {specialist}")
        elif count != 1:
            where = "nowhere" if not count else f"in {count} places"
            yield Defect("grill", f"the {specialist} is {where}, not in exactly one place")
    for each in state.grill:
        if each.specialist and not each.up:
            yield Defect(
                "grill", f"the {each.specialist} stands on {each.tile}, which is face down"
            )


def _holders(state: State) -> Iterator[Defect]:
    for number, seat in enumerate(state.seats):
        if seat.specialist == "raven":
            yield Defect("players", f"player {number} holds the raven, which nobody ever holds")
        elif seat.specialist not in (None, "hen") and not seat.stack:
            yield Defect("players", f"player {number} holds the {seat.specialist} without a tile")


def _bratworms(state: State) -> Iterator[Defect]:
    there = state.supply + sum(seat.bratworms for seat in state.seats)
    if there != state.setup.box.bratworms:
        there_should = state.setup.box.bratworms
        yield Defect("supply", f"there are {there} bratworms in all, not {there_should}")


def _dice(state: State) -> Iterator[Defect]:
    dice = state.dice
    count = len(dice.aside) + dice.white + dice.golden
    holds_golden = state.mover.specialist == "golden_die"
    if count != WHITE_DICE and not (holds_golden and count == WHITE_DICE + 1):
        most = "8 or 9" if holds_golden else "8"
        yield Defect("hand", f"{count} dice are aside and in hand, not {most}")
    elif dice.golden and count == WHITE_DICE:
        yield Defect("hand", "the golden die takes the place of a white one")
    elif (
        count > WHITE_DICE
        and not dice.golden
        and not set(dice.aside) & set(state.setup.golden_faces)
    ):
        yield Defect("aside", "no die set aside can be the golden one")
    if dice.weasel_used and state.mover.specialist != "weasel":
        yield Defect("weasel_used", "the player does not hold the weasel")
    if dice.golden_face is not None and dice.golden_face not in state.setup.golden_faces:
        yield Defect("golden", f"the golden die has no face {dice.golden_face} at this table")


def _phase(state: State) -> Iterator[Defect]:
    """What each phase must have, and what it cannot have."""
    dice, phase = state.dice, state.phase
    if (dice.rolled is not None) != (phase == "keep"):
        yield Defect("rolled", "dice lie rolled in phase keep and in no other")
    if (dice.golden_face is not None) != (phase == "keep" and dice.golden):
        yield Defect(
            "golden", "it shows a face in phase keep with the golden die in hand, else not"
        )
    if phase in ("roll", "over") and not dice.aside and dice != FRESH_DICE:
        yield Defect("hand", "nothing is set aside, so the turn is fresh")
    if phase == "over" and dice.aside:
        yield Defect("aside", "the game is over, so nothing is set aside")
    if (state.highest_face_up() is None) != (phase == "over") and phase not in ("rob", "return"):
        yield Defect("phase", "the game is over when no tile is face up, and only then")
    checks = {"keep": _keep, "chance": _chance, "rob": _rob, "return": _return}
    yield from checks.get(phase, _nothing)(state)


def _nothing(state: State) -> Iterator[Defect]:
    if state.pending is not None:
        yield Defect("removed", f"the {state.pending} is nowhere")


def _keep(state: State) -> Iterator[Defect]:
    yield from _chance(state)
    dice = state.dice
    rolled = dice.rolled or ""
    if len(rolled) != dice.white + dice.golden:
        yield Defect("rolled", f"{len(rolled)} dice are rolled, {dice.white + dice.golden} in hand")
    if dice.golden_face is not None and dice.golden_face not in rolled:
        yield Defect("golden", "the golden die's face is not among the rolled ones")
    if not new_faces(rolled, dice.aside) and not weasel_ready(state):
        yield Defect("rolled", "every rolled face is already set aside, so the turn is over")


def _chance(state: State) -> Iterator[Defect]:
    yield from _nothing(state)
    if not state.dice.white and not state.dice.golden:
        yield Defect("hand", "no dice are in hand to roll")
    if all_faces_used(state.dice.aside):
        yield Defect("aside", "all six faces are set aside, so no dice can have been rolled")


def _rob(state: State) -> Iterator[Defect]:
    if state.supply or len(robbable(state)) < 2:
        yield Defect("phase", "a bratworm is robbed from an empty supply and with a choice only")
    if state.pending not in (None, "raven"):
        yield Defect("removed", f"the {state.pending} is nowhere")
    if state.pending is None and state.dice.aside.count("1") < 2:
        yield Defect("phase", "neither two ones nor the raven's tile give a bratworm here")


def _return(state: State) -> Iterator[Defect]:
    if state.pending is None or state.mover.specialist is None:
        yield Defect("phase", "the player does not have two specialists to choose from")
    if state.pending == "raven":
        yield Defect("removed", "the raven is nowhere")


_Check = tuple[frozenset[str], Callable[[State], Iterator[Defect]]]
_WHO = frozenset({"player", "players"})
_CHECKS: tuple[_Check, ...] = (
    (frozenset({"edition", "grill", "players"}), _tiles),
    (frozenset({"edition", "grill", "players", "removed", "phase"}), _specialists),
    (frozenset({"players"}), _holders),
    (frozenset({"edition", "players", "supply"}), _bratworms),
    (_WHO | {"aside", "hand", "golden", "weasel_used"}, _dice),
    (
        _WHO
        | {"phase", "grill", "supply", "removed", "aside", "rolled", "golden", "hand"}
        | {"weasel_used"},
        _phase,
    ),
)
