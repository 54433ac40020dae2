"""How a character plays, on top of how well: small preferences that hardly change the strength.

Most temperaments are wishes: the level's own value of every ending, and a little more for the
endings that the character likes. The plan is the best one for that sum, so over a whole turn it
gives up only that. The other temperaments are manners: of two moves that the level
values almost equally, the character prefers one kind.

The lowest level does not calculate, so it only listens to its temperament when both moves are about
equally good.
"""

from collections.abc import Callable
from functools import cache, partial
from typing import TypeAlias

from heckmeck.bots.characters import Temperament
from heckmeck.bots.easy import EasyBot
from heckmeck.bots.habits import exact_goals
from heckmeck.bots.levels import CAREFUL, HUNGRY, winning
from heckmeck.bots.planning import PlanningBot
from heckmeck.chances import WIN
from heckmeck.odds import Ending, Node, Objective, Plan, solve
from heckmeck.odds.objectives import as_objective
from heckmeck.odds.plan import FACE_NUMBER, MakePolicy
from heckmeck.rules import WORM, Keep, PlayerMove, Roll, State, Stop, worms_on

Wish: TypeAlias = Callable[[State, Ending], float]


def bold(_: State, ending: Ending) -> float:
    """Big tiles."""
    won = ending.result in ("take", "steal")
    return worms_on(ending.tile) / 2 if won and ending.tile else 0.0


def wary(_: State, ending: Ending) -> float:
    """No failed turns."""
    return -1.0 if ending.failed else 0.0


def thievish(_: State, ending: Ending) -> float:
    """To steal."""
    return 1.0 if ending.result in ("steal", "hen") else 0.0


def gentle(_: State, ending: Ending) -> float:
    """Not to steal. Half a wish, because stealing is worth more than it seems."""
    return -0.5 if ending.result in ("steal", "hen") else 0.0


def collecting(before: State, ending: Ending) -> float:
    """To hold a specialist."""
    return 1.0 if ending.after.seats[before.player].specialist else 0.0


WISHES: dict[Temperament, Wish] = {
    "bold": bold,
    "wary": wary,
    "thievish": thievish,
    "gentle": gentle,
    "collecting": collecting,
}

# The objective of a level and what a wish is worth: for `normal` as a chance of not failing, for
# `hard` in worms, for `expert` and `champion` as a chance of winning the game.
LEVELS = {
    "normal": (CAREFUL, 0.05),
    "hard": (HUNGRY, 0.25),
    "expert": (as_objective(winning), 0.015),
    "champion": (WIN, 0.01),
}
EASY_LIKE = "hard"  # the level whose values tell `easy` which moves are about equally good


class MannerPlan(Plan):
    """The best play, except that of almost equal moves the preferred one is made."""

    def __init__(
        self,
        state: State,
        objective: Objective,
        policy: MakePolicy,
        *,
        manner: Temperament,
        tolerance: float,
    ) -> None:
        super().__init__(state, objective, policy)
        self._manner = manner
        self._tolerance = tolerance

    def best_keep(
        self, node: Node, keeps: tuple[Keep, ...], rolled: str, golden_face: str | None = None
    ) -> Keep:
        best = super().best_keep(node, keeps, rolled, golden_face)
        worm = Keep(WORM)
        if self._manner != "ravenous" or worm not in keeps:
            return best

        def value(move: Keep) -> float:
            face, count = move.face, rolled.count(move.face)
            return self._policy.solver.keeping(node, FACE_NUMBER[face], count, golden_face == face)

        return worm if value(best) - value(worm) <= self._tolerance else best

    def roll_or_stop(self, node: Node) -> Roll | Stop:
        best = super().roll_or_stop(node)
        if self._manner == "ravenous":
            return best
        stopping = self._policy.stopping(node)[0].value
        more = self._policy.solver.roll(node) - stopping
        if abs(more) > self._tolerance or stopping <= self.turn.fail[node.variant]:
            return best
        return Stop() if self._manner == "hasty" else Roll()


class EasyCharacter:
    """Plays like `easy`, but follows its temperament where that is about as good."""

    def __init__(self, name: str, temperament: Temperament) -> None:
        self.name = name
        self._easy = EasyBot()
        self._temperament = temperament
        self._tolerance = LEVELS[EASY_LIKE][1]

    def choose(self, state: State, legal: tuple[PlayerMove, ...]) -> PlayerMove:
        easy = self._easy.choose(state, legal)
        if len(legal) == 1 or exact_goals(state):
            return easy
        plan = _solve(EASY_LIKE, self._temperament, state)
        wanted = plan.choose(state)
        values = plan.values
        return wanted if abs(values[wanted] - values[easy]) <= self._tolerance else easy


def with_temperament(level: str, temperament: Temperament) -> PlanningBot | EasyCharacter:
    """A bot of this level with this temperament."""
    name = f"{level}:{temperament}"
    if level == "easy":
        return EasyCharacter(name, temperament)
    return PlanningBot(name, partial(_solve, level, temperament))


def _solve(level: str, temperament: Temperament, state: State) -> Plan:
    objective, tolerance = LEVELS[level]
    if temperament in WISHES:
        return solve(state, _wishing(level, temperament))
    # A manner may show in every move of a turn, a wish counts once.
    kind = partial(MannerPlan, manner=temperament, tolerance=tolerance / 2)
    return solve(state, objective, kind)


@cache  # endings are remembered by objective
def _wishing(level: str, temperament: Temperament) -> Objective:
    objective, worth = LEVELS[level]
    wish, of_ending = WISHES[temperament], objective.of_ending
    return Objective(
        f"{level}:{temperament}",
        lambda before, ending: of_ending(before, ending) + worth * wish(before, ending),
        by_score=objective.by_score,
    )
