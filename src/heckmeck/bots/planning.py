"""Bots that play the exact plan of an objective, solved once a turn."""

from heckmeck.odds import MARGIN, WORMS, Comparison, Objective, Plan, solve
from heckmeck.rules import PlayerMove, State


class PlanningBot:
    """Plays best for an objective, as far as the end of its turn."""

    def __init__(self, name: str, objective: Objective | Comparison) -> None:
        self.name = name
        self._objective = objective
        self._plan: Plan | None = None

    def choose(self, state: State, legal: tuple[PlayerMove, ...]) -> PlayerMove:
        if len(legal) == 1:
            return legal[0]
        return self.plan(state).choose(state)

    def plan(self, state: State) -> Plan:
        """Its plan for the turn that this state is of."""
        plan = self._plan
        if plan is None or not _same_turn(plan.state, state):
            plan = self._plan = solve(state, self._objective)
        return plan


def worms_bot(seed: int | None = None) -> PlanningBot:  # noqa: ARG001  no luck in it
    """Plays for its own worms."""
    return PlanningBot("worms", WORMS)


def margin_bot(seed: int | None = None) -> PlanningBot:  # noqa: ARG001  no luck in it
    """Plays for its own worms and against those of the others."""
    return PlanningBot("margin", MARGIN)


def _same_turn(solved: State, asked: State) -> bool:
    """The same turn of the same game, before anything was taken."""
    if len(solved.dice.aside) > len(asked.dice.aside) or solved.turn != asked.turn:
        return False
    if solved.grill is asked.grill and solved.seats is asked.seats:
        return True  # within a game the engine makes these anew only when they change
    return (
        solved.player == asked.player
        and solved.grill == asked.grill
        and solved.setup == asked.setup
        and all(
            one.stack == other.stack and one.specialist == other.specialist
            for one, other in zip(solved.seats, asked.seats, strict=True)
        )
    )
