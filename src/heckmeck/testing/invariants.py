"""All that must always hold, as a function that names what does not."""

from collections import Counter
from collections.abc import Iterator

from heckmeck.rules import FACES, SPECIALISTS, WHITE_DICE, State, legal_moves
from heckmeck.rules.legal import robbable


def broken_invariants(state: State) -> list[str]:
    """Everything that is wrong with a state, one sentence each; empty for a sound state.

    >>> from heckmeck.rules import Setup, new_game
    >>> state = new_game(Setup("specialists", ("Anna", "Ben")))
    >>> broken_invariants(state)
    []
    >>> broken_invariants(state._replace(supply=6))
    ['there are 6 bratworms, not 7']
    """
    return [
        *_tiles(state),
        *_bratworms(state),
        *_specialists(state),
        *_dice(state),
        *_phase(state),
    ]


def _tiles(state: State) -> Iterator[str]:
    places = Counter(each.tile for each in state.grill)
    for seat in state.seats:
        places.update(seat.stack)
    for tile in state.setup.box.tiles:
        if places[tile] != 1:
            yield f"tile {tile} is in {places[tile]} places"
    for tile in places.keys() - set(state.setup.box.tiles):
        yield f"tile {tile} is not of this edition"
    order = [each.tile for each in state.grill]
    if order != sorted(order):
        yield "the grill is not in order"


def _bratworms(state: State) -> Iterator[str]:
    counts = [state.supply, *(seat.bratworms for seat in state.seats)]
    if min(counts) < 0:
        yield "somebody has fewer than no bratworms"
    if sum(counts) != state.setup.box.bratworms:
        yield f"there are {sum(counts)} bratworms, not {state.setup.box.bratworms}"


def _specialists(state: State) -> Iterator[str]:
    places = Counter(each.specialist for each in state.grill)
    places.update(seat.specialist for seat in state.seats)
    places.update(state.removed)
    places[state.pending] += 1
    for specialist in SPECIALISTS:
        expected = 1 if specialist in state.setup.box.specialists else 0
        if places[specialist] != expected:
            yield f"the {specialist} is in {places[specialist]} places"
    for each in state.grill:
        if each.specialist is not None and not each.up:
            yield f"the {each.specialist} stands on {each.tile}, which lies face down"
    for number, seat in enumerate(state.seats):
        if seat.specialist == "raven":
            yield f"player {number} holds the raven"
        if seat.specialist not in (None, "hen") and not seat.stack:
            yield f"player {number} holds the {seat.specialist} without a tile"


def _dice(state: State) -> Iterator[str]:
    dice = state.dice
    if list(dice.aside) != sorted(dice.aside) or set(dice.aside) - set(FACES):
        yield "the dice set aside are not sorted faces"
    golden_aside = len(dice.aside) + dice.white - WHITE_DICE
    if golden_aside not in (0, 1) or dice.white < 0:
        yield f"{len(dice.aside)} dice aside and {dice.white} white ones in hand are not one set"
    if (golden_aside or dice.golden) and state.mover.specialist != "golden_die":
        yield "the golden die is in play and the player does not hold it"
    if golden_aside and dice.golden:
        yield "the golden die is in hand and set aside"
    if (dice.rolled is not None) != (state.phase == "keep"):
        yield f"rolled is {dice.rolled!r} in phase {state.phase}"
    if dice.rolled is not None:
        if len(dice.rolled) != dice.white + dice.golden or list(dice.rolled) != sorted(dice.rolled):
            yield f"rolled {dice.rolled!r} is not what {dice.white} white dice in hand show"
        if dice.golden and (dice.golden_face or "?") not in dice.rolled:
            yield "the golden die shows no face of the roll"
    if dice.golden_face is not None and not (dice.golden and dice.rolled is not None):
        yield "the golden die shows a face and was not rolled"
    if dice.weasel_used and state.mover.specialist != "weasel":
        yield "the weasel was used by a player who does not hold it"


def _phase(state: State) -> Iterator[str]:
    if state.turn < 1 or not 0 <= state.player < len(state.seats):
        yield f"turn {state.turn} of player {state.player} cannot be"
    grill_open = any(each.up for each in state.grill)
    if state.phase in ("roll", "chance", "keep") and not grill_open:
        yield "no tile lies face up and the game goes on"
    if state.phase == "over" and grill_open:
        yield "the game is over though a tile lies face up"
    if bool(legal_moves(state)) == (state.phase in ("chance", "over")):
        yield f"{len(legal_moves(state))} legal moves in phase {state.phase}"
    if state.phase == "rob" and (state.supply or len(robbable(state)) < 2):
        yield "a player has to choose whom to rob without need"
    in_between = {"rob": (None, "raven"), "return": tuple(set(SPECIALISTS) - {"raven"})}
    if state.pending not in in_between.get(state.phase, (None,)):
        yield f"the {state.pending} is between two places in phase {state.phase}"
    if state.phase == "return" and state.mover.specialist is None:
        yield "a player without a specialist has to put one back"
