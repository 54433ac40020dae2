"""Solving positions: the one door to the solvers."""

from collections.abc import Iterable

from heckmeck.odds.objectives import Comparison, Objective, as_objective
from heckmeck.odds.plain import PlainSolver
from heckmeck.odds.plan import Plan
from heckmeck.rules import State


def solve(state: State, objective: Objective | str | Comparison) -> Plan:
    """The best play of the rest of the turn.

    >>> from heckmeck.rules import Setup, new_game
    >>> plan = solve(new_game(Setup("original", ("Anna", "Ben"))), "worms")
    >>> f"{plan.value:.9f}", plan.best
    ('1.644729674', Roll(golden=None))
    """
    return Plan(state, as_objective(objective), PlainSolver)


def solve_many(states: Iterable[State], objective: Objective | str | Comparison) -> list[Plan]:
    """A plan for each of many positions."""
    return [solve(state, objective) for state in states]
