"""The easiest level: looks at the current roll and nothing else."""

from heckmeck.bots.cautious import keep_for_exact_goal, kept
from heckmeck.bots.habits import exact_goals, settle
from heckmeck.rules import Keep, PlayerMove, Reroll, Roll, State, Stop, stopping_gives
from heckmeck.rules.pieces import WORM, points


class EasyBot:
    """Hasty: takes the most points of every roll, and stops with the first tile it can get.

    It does not mind that dice set aside early cannot be rolled again, and forgets that it needs a
    worm until few dice are left.
    """

    name = "easy"

    def __init__(self, seed: int | None = None) -> None:
        """Deterministic: the seed changes nothing."""

    def choose(self, state: State, legal: tuple[PlayerMove, ...]) -> PlayerMove:
        answer = settle(state, legal)
        if answer is not None:
            return answer
        if state.phase == "keep":
            return _keep(state, [move for move in legal if isinstance(move, Keep)])
        if Roll(golden=True) in legal:
            return Roll(golden=not exact_goals(state))
        if stopping_gives(state).result != "fail":
            return Stop()
        return Roll() if Roll() in legal else Stop()


def _keep(state: State, keeps: list[Keep]) -> PlayerMove:
    if not keeps:
        return Reroll()
    goals = exact_goals(state)
    if goals:
        return keep_for_exact_goal(state, keeps, goals)
    for keep in keeps:
        if stopping_gives(kept(state, keep)).result != "fail":
            return keep
    worm_now = WORM not in state.dice.aside and state.dice.white <= FEW
    return max(keeps, key=lambda keep: _grab(state, keep, worm_now))


FEW = 4  # dice in hand at which it remembers that a worm is needed


def _grab(state: State, keep: Keep, worm_now: bool) -> tuple[bool, int, int]:
    count = (state.dice.rolled or "").count(keep.face)
    worm = keep.face == WORM
    return worm and worm_now, points(keep.face * count), worm
