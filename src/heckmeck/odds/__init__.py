"""Exact odds of a turn: its best value, every move's value, and how it ends."""

from heckmeck.odds.objectives import (
    MARGIN,
    OBJECTIVES,
    TILE,
    WORMS,
    Comparison,
    EndValues,
    Objective,
    UnknownObjective,
    at_least,
    exactly,
)
from heckmeck.odds.plan import MoveOdds, NothingToSolve, OutcomeOdds, Plan
from heckmeck.odds.solvers.select import prepare, prepared, solve, solve_many, solve_together
from heckmeck.odds.turn.endings import Ending
from heckmeck.odds.turn.model import Node, TurnModel

__all__ = [
    "MARGIN",
    "OBJECTIVES",
    "TILE",
    "WORMS",
    "Comparison",
    "EndValues",
    "Ending",
    "MoveOdds",
    "Node",
    "NothingToSolve",
    "Objective",
    "OutcomeOdds",
    "Plan",
    "TurnModel",
    "UnknownObjective",
    "at_least",
    "exactly",
    "prepare",
    "prepared",
    "solve",
    "solve_many",
    "solve_together",
]
