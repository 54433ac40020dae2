"""The middle three of the five levels: exact plans for three different goals.

They differ in what they want from a turn, not in how well they calculate: none of them makes a bad
move on purpose. (The first level, `easy`, does not calculate at all; the fifth has a module of its
own.)
"""

from heckmeck.bots.chances import chances
from heckmeck.bots.planning import PlanningBot, planning_bot
from heckmeck.odds import Ending, Objective
from heckmeck.rules import Specialist, State

# In worms, from games between bots: the apple counts three worms but is seldom kept.
WORTH: dict[Specialist | None, float] = {
    "apple": -2.0,
    "hen": 0.7,
    "weasel": 1.0,
    "golden_die": 1.3,
    "canned_worm": 1.0,
}
TIE_BREAK = 0.02  # per worm: between equally safe ways, prefer more worms


def careful(before: State, ending: Ending) -> float:
    """A turn is good if it does not fail; the tile hardly matters."""
    gain = ending.after.seats[before.player].score - before.mover.score
    return float(not ending.failed) + TIE_BREAK * gain


def hungry(before: State, ending: Ending) -> float:
    """The worms gained or lost, and what the specialist held is worth."""
    was, now = before.mover, ending.after.seats[before.player]
    return now.score - was.score + WORTH.get(now.specialist, 0) - WORTH.get(was.specialist, 0)


CAREFUL = Objective("careful", careful, by_score=True)
HUNGRY = Objective("hungry", hungry, by_score=True)


def winning(before: State, after: State) -> float:
    """The chance to win the game."""
    return chances(after)[before.player]


def normal_bot(seed: int | None = None) -> PlanningBot:  # noqa: ARG001  deterministic
    """Careful: takes any tile it can get and plays it safe."""
    return planning_bot("normal", CAREFUL)


def hard_bot(seed: int | None = None) -> PlanningBot:  # noqa: ARG001  deterministic
    """Hungry: weighs worms against risk exactly, and ignores the other players."""
    return planning_bot("hard", HUNGRY)


def expert_bot(seed: int | None = None) -> PlanningBot:  # noqa: ARG001  deterministic
    """Shrewd: plays to win the game, and considers what the others can do."""
    return planning_bot("expert", winning)
