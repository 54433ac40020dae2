"""A bot that stops as soon as it can get a tile."""

from heckmeck.bots.habits import kept, simple_move
from heckmeck.rules import POINTS, WORM, Keep, PlayerMove, State, stopping_gives, worms_on

DIE_WORTH = 1.0  # points; a face is worth setting aside only if it scores more per die
FIRST_WORM = 4.0  # points; without a worm there is no tile


class CautiousBot:
    """Keeps the face that scores most per die, and takes the first tile in reach."""

    name = "cautious"

    def __init__(self, seed: int | None = None) -> None:
        """Deterministic: the seed changes nothing."""

    def choose(self, state: State, legal: tuple[PlayerMove, ...]) -> PlayerMove:
        return simple_move(state, legal, _best_face)


def _best_face(state: State, keeps: list[Keep]) -> Keep:
    return max(keeps, key=lambda keep: _promise(state, keep))


def _promise(state: State, keep: Keep) -> float:
    """How good a face is: the tile it gets at once, otherwise its points per die."""
    after = kept(state, keep)
    purchase = stopping_gives(after)
    if purchase.tile is not None and purchase.result != "fail":
        return 100.0 * (1 + worms_on(purchase.tile)) + purchase.tile
    count = len(after.dice.aside) - len(state.dice.aside)
    first_worm = FIRST_WORM if keep.face == WORM else 0.0
    return count * (POINTS[keep.face] - DIE_WORTH) + first_worm
