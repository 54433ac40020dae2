"""Bots that play the best plan for an objective, solved once per turn."""

from collections.abc import Callable

from heckmeck.odds import MARGIN, WORMS, Comparison, Objective, Plan, solve
from heckmeck.rules import PlayerMove, State


class PlanningBot:
    """Plays the plan that `solve` makes, up to the end of its turn."""

    def __init__(self, name: str, solve: Callable[[State], Plan]) -> None:
        self.name = name
        self._solve = solve
        self._plan: Plan | None = None

    def choose(self, state: State, legal: tuple[PlayerMove, ...]) -> PlayerMove:
        if len(legal) == 1:
            return legal[0]
        plan = self._plan
        if plan is None or not _same_turn(plan, state):
            plan = self._plan = self._solve(state)
        return plan.choose(state)

    def plan_turn(self, state: State) -> Plan:
        plan = self._plan
        if plan is None or plan.state != state:
            plan = self._plan = self._solve(state)
        return plan


def planning_bot(name: str, objective: Objective | Comparison) -> PlanningBot:
    """Plays optimally for an objective."""
    return PlanningBot(name, lambda state: solve(state, objective))


def worms_bot(seed: int | None = None) -> PlanningBot:  # noqa: ARG001  deterministic
    """Plays for its own worms."""
    return planning_bot("worms", WORMS)


def margin_bot(seed: int | None = None) -> PlanningBot:  # noqa: ARG001  deterministic
    """Plays for its own worms and against the worms of the others."""
    return planning_bot("margin", MARGIN)


def _same_turn(plan: Plan, asked: State) -> bool:
    """Whether the plan is for the turn of this state. One bot may play at many tables."""
    solved = plan.state
    if solved.turn != asked.turn or len(solved.dice.aside) > len(asked.dice.aside):
        return False
    if solved.grill is asked.grill and solved.seats is asked.seats:
        return True  # the engine replaces these only when they change
    if (solved.setup, solved.player, solved.grill) != (asked.setup, asked.player, asked.grill):
        return False
    if solved.seats == asked.seats:
        return solved.supply == asked.supply
    # Two ones may have brought a bratworm in the meantime.
    return asked.dice.aside.count("1") > 1 and any(
        (gained.seats, gained.supply) == (asked.seats, asked.supply)
        for gained in plan.turn.variants[1:]
    )
