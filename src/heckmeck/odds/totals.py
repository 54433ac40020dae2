"""The chance of reaching each total when playing for that total alone.

For such a goal only the number of missing points matters. So the plain solver treats all goals as
one, each with a head start: 5 points toward 30 are like 11 toward 36. Most values of one goal are
then known from the others.
"""

from collections.abc import Callable, Iterable

from heckmeck.odds.objectives import Objective
from heckmeck.odds.plan import Plan
from heckmeck.odds.solvers.plain import PlainSolver
from heckmeck.odds.solvers.select import prepared, solve
from heckmeck.odds.turn.model import Node, TurnModel
from heckmeck.odds.turn.policy import Policy
from heckmeck.rules import State

Goal = Callable[[int], Objective]  # the objective for a total


def chances_of(state: State, goal: Goal, totals: Iterable[int]) -> dict[int, float]:
    """The chance of each total."""
    if prepared():
        return {total: solve(state, goal(total)).value for total in totals}
    return plain_chances_of(state, goal, totals)


def plain_chances_of(state: State, goal: Goal, totals: Iterable[int]) -> dict[int, float]:
    """The same with the plain solver, for all totals together."""
    wanted = tuple(totals)
    highest = max(wanted)
    shared = PlainSolver(_GoalTurn(state, goal(highest), highest - min(wanted)))

    def value(total: int) -> float:
        def policy(state: State, objective: Objective) -> Policy:
            return Policy(TurnModel(state, objective), _HeadStart(shared, highest - total))

        return Plan(state, goal(total), policy).value

    return {total: value(total) for total in wanted}


class _GoalTurn(TurnModel):
    """A turn in which bratworms do not count and `more` extra points are possible."""

    def __init__(self, state: State, objective: Objective, more: int) -> None:
        super().__init__(state, objective)
        self.gains = ()
        self.stop = [
            [values + values[-1:] * more for values in by_worm] for by_worm in self.stop[:1]
        ]


class _HeadStart:
    """The solver of the highest total, used for a lower one."""

    def __init__(self, solver: PlainSolver, points: int) -> None:
        self._solver = solver
        self._points = points

    def roll(self, node: Node) -> float:
        return self._solver.roll(self._ahead(node))

    def kept(self, node: Node) -> float:
        return self._solver.kept(self._ahead(node))

    def keeping(self, node: Node, face: int, count: int, takes_golden: bool) -> float:
        return self._solver.keeping(self._ahead(node), face, count, takes_golden)

    def _ahead(self, node: Node) -> Node:
        return node._replace(points=node.points + self._points, variant=0)
