"""All odds of a position, and their JSON form."""

from dataclasses import dataclass
from typing import Any

from heckmeck.odds.objectives import Comparison, Objective, at_least, exactly
from heckmeck.odds.plan import Plan
from heckmeck.odds.solvers.select import solve
from heckmeck.odds.totals import chances_of
from heckmeck.rules import Market, Purchase, State, move_to_json

AT_LEAST = tuple(range(21, 37))
EXACTLY = (11, 13, *AT_LEAST)


@dataclass(frozen=True, slots=True)
class OddsReport:
    """A plan, and the chance of each total when playing for that total alone."""

    plan: Plan
    at_least: dict[int, float]
    exactly: dict[int, float]

    def buys(self) -> dict[int, Purchase]:
        """What each total with a worm buys here."""
        market = Market(self.plan.state)
        return {total: market.buys(total) for total in self.exactly}

    def to_json(self) -> dict[str, Any]:
        plan = self.plan
        return {
            "objective": plan.objective.name,
            "value": plan.value,
            "best": None if plan.best is None else move_to_json(plan.best),
            "moves": [
                {
                    "move": move_to_json(each.move),
                    "value": each.value,
                    "success": each.success,
                    "fail": each.fail,
                }
                for each in plan.moves
            ],
            "outcomes": [
                {
                    "result": each.result,
                    "tile": each.tile,
                    "from": each.source,
                    "bratworm": each.bratworm,
                    "p": each.p,
                }
                for each in plan.outcomes()
            ],
            "at_least": {str(total): chance for total, chance in self.at_least.items()},
            "exactly": {str(total): chance for total, chance in self.exactly.items()},
        }


def report(state: State, objective: Objective | str | Comparison) -> OddsReport:
    """Solve a position for an objective and for every total."""
    return OddsReport(
        solve(state, objective),
        chances_of(state, at_least, AT_LEAST),
        chances_of(state, exactly, EXACTLY),
    )
