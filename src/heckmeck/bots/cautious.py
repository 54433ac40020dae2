"""A bot that stops at the first tile it can get."""

from heckmeck.bots.habits import exact_goals, settle
from heckmeck.rules import Keep, PlayerMove, Reroll, Roll, State, Stop, stopping_gives, worms_on
from heckmeck.rules.pieces import POINTS, WORM

DIE_WORTH = 1.0  # points a die in hand is still good for: a face has to pay more than that
FIRST_WORM = 4.0  # without a worm nothing is bought


class CautiousBot:
    """Keeps what pays most for the dice it takes, and goes home with the first tile in reach."""

    name = "cautious"

    def __init__(self, seed: int | None = None) -> None:
        """No luck in it: the seed changes nothing."""

    def choose(self, state: State, legal: tuple[PlayerMove, ...]) -> PlayerMove:
        answer = settle(state, legal)
        if answer is not None:
            return answer
        if state.phase == "keep":
            return _keep(state, legal)
        if Roll(golden=True) in legal:
            # The golden die adds to the total, which an exact goal has no use for.
            return Roll(golden=not exact_goals(state))
        if stopping_gives(state).result != "fail":
            return Stop()
        return Roll() if Roll() in legal else Stop()


def _keep(state: State, legal: tuple[PlayerMove, ...]) -> PlayerMove:
    keeps = [move for move in legal if isinstance(move, Keep)]
    if not keeps:
        return Reroll()  # nothing to lose: the roll has failed
    goals = exact_goals(state)
    if goals:
        return keep_for_exact_goal(state, keeps, goals)
    return max(keeps, key=lambda keep: _promise(state, keep))


def keep_for_exact_goal(state: State, keeps: list[Keep], goals: list[int]) -> Keep:
    """The face that leads nearest to one of these exact totals."""
    return max(keeps, key=lambda keep: _nearness(state, keep, goals))


def _promise(state: State, keep: Keep) -> float:
    """What a face promises: the tile it buys at once, else what it pays for its dice."""
    after = kept(state, keep)
    purchase = stopping_gives(after)
    if purchase.tile is not None and purchase.result != "fail":
        return 100.0 * (1 + worms_on(purchase.tile)) + purchase.tile
    count = len(after.dice.aside) - len(state.dice.aside)
    first_worm = FIRST_WORM if keep.face == WORM else 0.0
    return count * (POINTS[keep.face] - DIE_WORTH) + first_worm


def _nearness(state: State, keep: Keep, goals: list[int]) -> float:
    """For 11 and 13: hit one, else stay below one with the worm aside and few dice gone."""
    after = kept(state, keep)
    if stopping_gives(after).result != "fail":
        return 100.0
    worm_due = 0 if WORM in after.dice.aside else POINTS[WORM]  # rolled, or out of the can
    room = max(goals) - after.dice.total - worm_due
    if room < 0:
        return float(room)
    return 10.0 + (5.0 if keep.face == WORM else 0.0) - POINTS[keep.face] / 10


def kept(state: State, keep: Keep) -> State:
    """The state with this face set aside, as far as buying goes."""
    rolled = state.dice.rolled or ""
    aside = "".join(sorted(state.dice.aside + keep.face * rolled.count(keep.face)))
    return state._replace(dice=state.dice._replace(aside=aside))
