"""What the plain bots do by habit: choices that need no foresight."""

from heckmeck.rules import PlayerMove, Return, Rob, State
from heckmeck.rules.pieces import EXACT_TILES, Specialist

# What a plain bot would rather hold, the best last.
LIKED: tuple[Specialist, ...] = ("canned_worm", "golden_die", "weasel", "hen", "apple")


def settle(state: State, legal: tuple[PlayerMove, ...]) -> PlayerMove | None:
    """The answer where there is no dice question: one move only, a robbery, two specialists."""
    if len(legal) == 1:
        return legal[0]
    if state.phase == "rob":
        return Rob(richest(state, [move.player for move in legal if isinstance(move, Rob)]))
    if state.phase == "return":
        held = [move.specialist for move in legal if isinstance(move, Return)]
        return Return(min(held, key=LIKED.index))
    return None


def richest(state: State, seats: list[int]) -> int:
    """The seat with the most worms; of equals the next to play."""
    players = len(state.seats)

    def rank(seat: int) -> tuple[int, int]:
        return -state.seats[seat].score, (seat - state.player) % players

    return min(seats, key=rank)


def exact_goals(state: State) -> list[int]:
    """11 and 13 where they are all that is left face up: the game ends only when they are bought.

    Empty while there is any other tile on the grill.
    """
    tiles = [each.tile for each in state.grill if each.up]
    return tiles if all(tile in EXACT_TILES for tile in tiles) else []
