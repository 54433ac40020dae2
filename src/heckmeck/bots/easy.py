"""The easiest level: looks at the current roll and nothing else."""

from heckmeck.bots.habits import kept, simple_move
from heckmeck.rules import WORM, Keep, PlayerMove, State, points, stopping_gives

FEW = 4  # dice in hand at which it remembers that a worm is needed


class EasyBot:
    """Hasty: takes the most points of every roll, and stops with the first tile it can get.

    It does not mind that dice set aside early cannot be rolled again, and forgets that it needs a
    worm until few dice are left.
    """

    name = "easy"

    def __init__(self, seed: int | None = None) -> None:
        """Deterministic: the seed changes nothing."""

    def choose(self, state: State, legal: tuple[PlayerMove, ...]) -> PlayerMove:
        return simple_move(state, legal, _best_face)


def _best_face(state: State, keeps: list[Keep]) -> Keep:
    for keep in keeps:
        if stopping_gives(kept(state, keep)).result != "fail":
            return keep
    worm_now = WORM not in state.dice.aside and state.dice.white <= FEW
    return max(keeps, key=lambda keep: _grab(state, keep, worm_now))


def _grab(state: State, keep: Keep, worm_now: bool) -> tuple[bool, int, int]:
    count = (state.dice.rolled or "").count(keep.face)
    worm = keep.face == WORM
    return worm and worm_now, points(keep.face * count), worm
