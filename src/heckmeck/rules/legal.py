"""Which moves are legal."""

from functools import lru_cache

from heckmeck.rules.buying import may_take_lower
from heckmeck.rules.moves import Fail, Keep, PlayerMove, Reroll, Return, Rob, Roll, Stop
from heckmeck.rules.pieces import FACES
from heckmeck.rules.state import State

ROLL_ONLY = (Roll(),)
ROLL_GOLDEN_OR_NOT = (Roll(golden=True), Roll(golden=False))
ROLL_OR_STOP = (Roll(), Stop())
STOP_ONLY = (Stop(),)
_KEEPS = {face: Keep(face) for face in FACES}


def legal_moves(state: State) -> tuple[PlayerMove, ...]:
    """Every legal move of the player; none when the dice are in the air or the game is over."""
    match state.phase:
        case "roll":
            return _rolling(state)
        case "keep":
            return _keeping(state)
        case "rob":
            return tuple(Rob(seat) for seat in robbable(state))
        case "return" if state.mover.specialist and state.pending:
            return (Return(state.mover.specialist), Return(state.pending))
    return ()


def _rolling(state: State) -> tuple[PlayerMove, ...]:
    dice = state.dice
    if not dice.aside:  # A1, B1
        return ROLL_GOLDEN_OR_NOT if state.mover.specialist == "golden_die" else ROLL_ONLY
    dice_left = dice.white or dice.golden
    moves = STOP_ONLY if not dice_left or all_faces_used(dice.aside) else ROLL_OR_STOP  # A4, A5
    return (*moves, Stop(lower=True)) if may_take_lower(state) else moves


def _keeping(state: State) -> tuple[PlayerMove, ...]:
    keeps = new_faces(state.dice.rolled or "", state.dice.aside)
    if not weasel_ready(state):
        return keeps
    return (*keeps, Reroll()) if keeps else (Reroll(), Fail())  # B2


@lru_cache(maxsize=1 << 16)
def all_faces_used(aside: str) -> bool:
    return len(set(aside)) == len(FACES)


@lru_cache(maxsize=1 << 16)
def new_faces(rolled: str, aside: str) -> tuple[Keep, ...]:
    """A2: the rolled faces that are not yet set aside."""
    return tuple(_KEEPS[face] for face in FACES if face in rolled and face not in aside)


def weasel_ready(state: State) -> bool:
    return state.mover.specialist == "weasel" and not state.dice.weasel_used


def robbable(state: State) -> tuple[int, ...]:
    """E2: the other players who have a bratworm; never the holder of the hen."""
    return tuple(
        seat
        for seat, other in enumerate(state.seats)
        if seat != state.player and other.bratworms and other.specialist != "hen"
    )
