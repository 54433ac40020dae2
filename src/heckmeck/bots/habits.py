"""Choices that the simple bots make without looking ahead."""

from heckmeck.rules import PlayerMove, Return, Rob, State
from heckmeck.rules.pieces import EXACT_TILES, Specialist

# The specialists a simple bot likes to hold, the favourite last.
LIKED: tuple[Specialist, ...] = ("canned_worm", "golden_die", "weasel", "hen", "apple")


def settle(state: State, legal: tuple[PlayerMove, ...]) -> PlayerMove | None:
    """The move if it is not about dice: a single legal move, a robbery, two specialists."""
    if len(legal) == 1:
        return legal[0]
    if state.phase == "rob":
        return Rob(richest(state, [move.player for move in legal if isinstance(move, Rob)]))
    if state.phase == "return":
        held = [move.specialist for move in legal if isinstance(move, Return)]
        return Return(min(held, key=LIKED.index))
    return None


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
