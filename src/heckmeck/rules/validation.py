"""The one check of a state: everything that is wrong with it, all at once."""

from collections import Counter
from collections.abc import Callable, Iterator

from heckmeck.rules.editions import WHITE_DICE
from heckmeck.rules.errors import Defect, defect
from heckmeck.rules.legal import all_faces_used, new_faces, robbable, weasel_ready
from heckmeck.rules.pieces import FACES, SPECIALISTS, Specialist, sort_dice
from heckmeck.rules.state import FRESH_DICE, State


def defects(state: State, unknown: frozenset[str] = frozenset()) -> tuple[Defect, ...]:
    """Everything that is wrong with a state; nothing if it can be played on.

    Checks that need a key named in `unknown` are left out: its value is already known to be bad.
    """
    if not 0 <= state.player < len(state.seats):
        return (defect("player", "position-no-player", player=str(state.player)),)
    return tuple(each for needs, check in _CHECKS if not needs & unknown for each in check(state))


def _values(state: State) -> Iterator[Defect]:
    """Values that no piece of the game can have. Those of a position are checked as it is read."""
    numbers = [("turn", 1, state.turn), ("supply", 0, state.supply), ("hand", 0, state.dice.white)]
    numbers += [("players", 0, seat.bratworms) for seat in state.seats]
    for where, least, number in numbers:
        if number < least:
            yield defect(where, "position-number", least=least, given=str(number))
    tiles = [each.tile for each in state.grill]
    if tiles != sorted(tiles):
        yield defect("grill", "position-grill-order")
    for where, dice in (("aside", state.dice.aside), ("rolled", state.dice.rolled or "")):
        if dice != sort_dice(dice) or set(dice) - set(FACES):
            yield defect(where, "position-dice-string", given=dice)


def _tiles(state: State) -> Iterator[Defect]:
    places = Counter(each.tile for each in state.grill)
    places.update(tile for seat in state.seats for tile in seat.stack)
    for tile in sorted(places.keys() | set(state.setup.box.tiles)):
        if tile not in state.setup.box.tiles:
            yield defect("grill", "position-no-tile", tile=str(tile), edition=state.setup.edition)
        elif not places[tile]:
            yield defect("grill", "position-tile-nowhere", tile=tile)
        elif places[tile] > 1:
            yield defect("grill", "position-tile-places", tile=tile, count=places[tile])


def _specialists(state: State) -> Iterator[Defect]:
    places: Counter[Specialist] = Counter(state.removed)
    places.update(each.specialist for each in state.grill if each.specialist)
    places.update(seat.specialist for seat in state.seats if seat.specialist)
    places.update([state.pending] if state.pending else [])
    for specialist in SPECIALISTS:
        count = places[specialist]
        if specialist not in state.setup.box.specialists:
            if count:
                yield defect(
                    "grill",
                    "position-no-specialist",
                    edition=state.setup.edition,
                    specialist=specialist,
                )
        elif not count:
            yield defect("grill", "position-specialist-nowhere", specialist=specialist)
        elif count > 1:
            yield defect("grill", "position-specialist-places", specialist=specialist, count=count)
    for each in state.grill:
        if each.specialist and not each.up:
            yield defect(
                "grill", "position-stands-down", specialist=each.specialist, tile=each.tile
            )


def _holders(state: State) -> Iterator[Defect]:
    for number, seat in enumerate(state.seats):
        if seat.specialist == "raven":
            yield defect("players", "position-raven-held", player=number)
        elif seat.specialist not in (None, "hen") and not seat.stack:
            yield defect(
                "players", "position-held-without-tile", player=number, specialist=seat.specialist
            )


def _bratworms(state: State) -> Iterator[Defect]:
    there = state.supply + sum(seat.bratworms for seat in state.seats)
    if there != state.setup.box.bratworms:
        yield defect(
            "supply", "position-bratworms", there=str(there), right=state.setup.box.bratworms
        )


def _dice(state: State) -> Iterator[Defect]:
    dice = state.dice
    count = len(dice.aside) + dice.white + dice.golden
    holds_golden = state.mover.specialist == "golden_die"
    if count != WHITE_DICE and not (holds_golden and count == WHITE_DICE + 1):
        if holds_golden:
            yield defect("hand", "position-dice-golden", count=count)
        else:
            yield defect("hand", "position-dice", count=count)
    elif dice.golden and count == WHITE_DICE:
        yield defect("hand", "position-golden-white")
    elif (
        count > WHITE_DICE
        and not dice.golden
        and not set(dice.aside) & set(state.setup.golden_faces)
    ):
        yield defect("aside", "position-no-golden-aside")
    if dice.weasel_used and state.mover.specialist != "weasel":
        yield defect("weasel_used", "position-no-weasel")
    if dice.golden_face is not None and dice.golden_face not in state.setup.golden_faces:
        yield defect("golden", "position-golden-face", face=dice.golden_face)


def _phase(state: State) -> Iterator[Defect]:
    """What each phase must have, and what it cannot have."""
    dice, phase = state.dice, state.phase
    if (dice.rolled is not None) != (phase == "keep"):
        yield defect("rolled", "position-rolled-phase")
    if (dice.golden_face is not None) != (phase == "keep" and dice.golden):
        yield defect("golden", "position-golden-shown")
    if phase in ("roll", "over") and not dice.aside and dice != FRESH_DICE:
        yield defect("hand", "position-fresh")
    if phase == "over" and dice.aside:
        yield defect("aside", "position-over-aside")
    if (state.highest_face_up() is None) != (phase == "over") and phase not in ("rob", "return"):
        yield defect("phase", "position-over")
    checks = {"keep": _keep, "chance": _chance, "rob": _rob, "return": _return}
    yield from checks.get(phase, _nothing)(state)


def _nothing(state: State) -> Iterator[Defect]:
    if state.pending is not None:
        yield _between(state.pending)


def _between(specialist: Specialist) -> Defect:
    return defect("removed", "position-between", specialist=specialist)


def _keep(state: State) -> Iterator[Defect]:
    yield from _chance(state)
    dice = state.dice
    rolled = dice.rolled or ""
    if len(rolled) != dice.white + dice.golden:
        yield defect(
            "rolled", "position-rolled-count", rolled=len(rolled), hand=dice.white + dice.golden
        )
    if dice.golden_face is not None and dice.golden_face not in rolled:
        yield defect("golden", "position-golden-rolled")
    if not new_faces(rolled, dice.aside) and not weasel_ready(state):
        yield defect("rolled", "position-failed")


def _chance(state: State) -> Iterator[Defect]:
    yield from _nothing(state)
    if not state.dice.white and not state.dice.golden:
        yield defect("hand", "position-no-dice")
    if all_faces_used(state.dice.aside):
        yield defect("aside", "position-all-faces")


def _rob(state: State) -> Iterator[Defect]:
    if state.supply or len(robbable(state)) < 2:
        yield defect("phase", "position-rob")
    if state.pending not in (None, "raven"):
        yield _between(state.pending)
    if state.pending is None and state.dice.aside.count("1") < 2:
        yield defect("phase", "position-no-bratworm")


def _return(state: State) -> Iterator[Defect]:
    if state.pending is None or state.mover.specialist is None:
        yield defect("phase", "position-no-two")
    if state.pending == "raven":
        yield _between("raven")


_Check = tuple[frozenset[str], Callable[[State], Iterator[Defect]]]
_WHO = frozenset({"player", "players"})
_CHECKS: tuple[_Check, ...] = (
    (frozenset(), _values),
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
