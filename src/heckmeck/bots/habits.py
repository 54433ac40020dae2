"""How the simple bots play: they differ only in the face they set aside."""

from collections.abc import Callable

from heckmeck.rules import (
    POINTS,
    WORM,
    Dice,
    Keep,
    PlayerMove,
    Reroll,
    Return,
    Rob,
    Roll,
    Specialist,
    State,
    Stop,
    stopping_gives,
)
from heckmeck.rules.pieces import EXACT_TILES, sort_dice

# The specialists a simple bot likes to hold, the favorite last.
LIKED: tuple[Specialist, ...] = ("canned_worm", "golden_die", "weasel", "hen", "apple")
ROLL, ROLL_GOLDEN, STOP = Roll(), Roll(golden=True), Stop()


def simple_move(
    state: State, legal: tuple[PlayerMove, ...], best_face: Callable[[State, list[Keep]], Keep]
) -> PlayerMove:
    """Stop with the first tile in reach; `best_face` chooses what to set aside on the way."""
    if len(legal) == 1:
        return legal[0]
    match state.phase:
        case "rob":
            return Rob(richest(state, [move.player for move in legal if isinstance(move, Rob)]))
        case "return":
            held = [move.specialist for move in legal if isinstance(move, Return)]
            return Return(min(held, key=LIKED.index))
        case "keep":
            keeps = [move for move in legal if isinstance(move, Keep)]
            if not keeps:
                return Reroll()  # the roll has failed anyway
            if goals := exact_goals(state):
                return max(keeps, key=lambda keep: _nearness(state, keep, goals))
            return best_face(state, keeps)
    if ROLL_GOLDEN in legal:
        # The golden die adds to the total, which does not help with an exact goal.
        return Roll(golden=not exact_goals(state))
    return STOP if ROLL not in legal or stopping_gives(state).result != "fail" else ROLL


def kept(state: State, keep: Keep) -> State:
    """The state with this face set aside, correct as far as buying is concerned."""
    dice = state.dice
    aside = sort_dice(dice.aside + keep.face * (dice.rolled or "").count(keep.face))
    # Not `dice._replace`, which is slow: this is called for every face of every roll.
    return state._replace(dice=Dice(aside, dice.white, dice.golden, dice.rolled))


def richest(state: State, seats: list[int]) -> int:
    """The seat with the most worms; if tied, the one that plays next."""
    players = len(state.seats)

    def rank(seat: int) -> tuple[int, int]:
        return -state.seats[seat].score, (seat - state.player) % players

    return min(seats, key=rank)


def exact_goals(state: State) -> list[int]:
    """11 and 13, if no other tile is face up: the game ends only when somebody gets them.

    Empty while any other tile is face up.
    """
    tiles = [each.tile for each in state.grill if each.up]
    return tiles if all(tile in EXACT_TILES for tile in tiles) else []


def _nearness(state: State, keep: Keep, goals: list[int]) -> float:
    """For 11 and 13: hit one, or else stay below with a worm aside and few dice used."""
    after = kept(state, keep)
    if stopping_gives(after).result != "fail":
        return 100.0
    worm_due = 0 if WORM in after.dice.aside else POINTS[WORM]  # rolled, or the canned worm
    room = max(goals) - after.dice.total - worm_due
    if room < 0:
        return float(room)
    return 10.0 + (5.0 if keep.face == WORM else 0.0) - POINTS[keep.face] / 10
