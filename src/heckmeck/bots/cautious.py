"""A bot that stops as soon as it can get a tile."""

from heckmeck.bots.habits import exact_goals, settle
from heckmeck.rules import Keep, PlayerMove, Reroll, Roll, State, Stop, stopping_gives, worms_on
from heckmeck.rules.pieces import POINTS, WORM

DIE_WORTH = 1.0  # points; a face is worth setting aside only if it scores more per die
FIRST_WORM = 4.0  # points; without a worm there is no tile


class CautiousBot:
    """Keeps the face that scores most per die, and takes the first tile in reach."""

    name = "cautious"

    def __init__(self, seed: int | None = None) -> None:
        """Deterministic: the seed changes nothing."""

    def choose(self, state: State, legal: tuple[PlayerMove, ...]) -> PlayerMove:
        answer = settle(state, legal)
        if answer is not None:
            return answer
        if state.phase == "keep":
            return _keep(state, legal)
        if Roll(golden=True) in legal:
            # The golden die adds to the total, which does not help with an exact goal.
            return Roll(golden=not exact_goals(state))
        if stopping_gives(state).result != "fail":
            return Stop()
        return Roll() if Roll() in legal else Stop()


def _keep(state: State, legal: tuple[PlayerMove, ...]) -> PlayerMove:
    keeps = [move for move in legal if isinstance(move, Keep)]
    if not keeps:
        return Reroll()  # the roll has failed anyway
    goals = exact_goals(state)
    if goals:
        return keep_for_exact_goal(state, keeps, goals)
    return max(keeps, key=lambda keep: _promise(state, keep))


def keep_for_exact_goal(state: State, keeps: list[Keep], goals: list[int]) -> Keep:
    """The face that comes closest to one of these exact totals."""
    return max(keeps, key=lambda keep: _nearness(state, keep, goals))


def _promise(state: State, keep: Keep) -> float:
    """How good a face is: the tile it gets at once, otherwise its points per die."""
    after = kept(state, keep)
    purchase = stopping_gives(after)
    if purchase.tile is not None and purchase.result != "fail":
        return 100.0 * (1 + worms_on(purchase.tile)) + purchase.tile
    count = len(after.dice.aside) - len(state.dice.aside)
    first_worm = FIRST_WORM if keep.face == WORM else 0.0
    return count * (POINTS[keep.face] - DIE_WORTH) + first_worm


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


def kept(state: State, keep: Keep) -> State:
    """The state with this face set aside, correct as far as buying is concerned."""
    rolled = state.dice.rolled or ""
    aside = "".join(sorted(state.dice.aside + keep.face * rolled.count(keep.face)))
    return state._replace(dice=state.dice._replace(aside=aside))
