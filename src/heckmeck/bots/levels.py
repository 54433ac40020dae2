"""The upper three of the four levels for people: the exact plans of three temperaments.

What tells them apart is what they want of a turn, not how well they count: none of them ever tosses
a coin between a good move and a bad one. (The first level, `easy`, does not count at all.)
"""

from heckmeck.bots.chances import chances
from heckmeck.bots.planning import PlanningBot
from heckmeck.odds import Ending, Objective
from heckmeck.rules import State
from heckmeck.rules.pieces import Specialist

# In worms, as games between bots show: the apple counts three but seldom stays.
WORTH: dict[Specialist | None, float] = {
    "apple": -2.0,
    "hen": 0.7,
    "weasel": 1.0,
    "golden_die": 1.3,
    "canned_worm": 1.0,
}
FATTER = 0.02  # of two ways equally safe, the one with more worms


def careful(before: State, ending: Ending) -> float:
    """A turn is good if it does not fail; which tile it brings hardly matters."""
    gain = ending.after.seats[before.player].score - before.mover.score
    return float(not ending.failed) + FATTER * gain


def hungry(before: State, ending: Ending) -> float:
    """The worms gained or lost, and what the specialist at hand will bring."""
    was, now = before.mover, ending.after.seats[before.player]
    return now.score - was.score + WORTH.get(now.specialist, 0) - WORTH.get(was.specialist, 0)


CAREFUL = Objective("careful", careful, by_score=True)
HUNGRY = Objective("hungry", hungry, by_score=True)


def winning(before: State, after: State) -> float:
    """The chance to win the game."""
    return chances(after)[before.player]


def normal_bot(seed: int | None = None) -> PlanningBot:  # noqa: ARG001  no luck in it
    """Careful: brings home any tile it can, and rests content."""
    return PlanningBot("normal", CAREFUL)


def hard_bot(seed: int | None = None) -> PlanningBot:  # noqa: ARG001  no luck in it
    """Hungry: weighs worms against risk exactly, and looks at nobody but itself."""
    return PlanningBot("hard", HUNGRY)


def expert_bot(seed: int | None = None) -> PlanningBot:  # noqa: ARG001  no luck in it
    """Shrewd: wants to win the game, and sees what the others can do about it."""
    return PlanningBot("expert", winning)
