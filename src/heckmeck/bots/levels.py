"""The upper three of the four levels for people: the exact plans of three temperaments.

What tells them apart is what they want of a turn, not how well they count: none of them ever tosses
a coin between a good move and a bad one. (The first level, `easy`, does not count at all.)
"""

from heckmeck.bots.chances import chances
from heckmeck.bots.planning import PlanningBot
from heckmeck.odds import WORMS, Ending, Objective
from heckmeck.rules import State

CONTENT = {"take": 1.0, "steal": 0.5, "hen": 0.5, "fail": 0.0}
FATTER = 0.02  # of two ways equally safe, the one with more worms


def careful(before: State, ending: Ending) -> float:
    """A turn is good if it brings a tile of the grill, hardly matters which; stealing is rude."""
    gain = ending.after.seats[before.player].score - before.mover.score
    return CONTENT[ending.result] + FATTER * gain


CAREFUL = Objective("careful", careful, by_score=True)


def winning(before: State, after: State) -> float:
    """The chance to win the game."""
    return chances(after)[before.player]


def normal_bot(seed: int | None = None) -> PlanningBot:  # noqa: ARG001  no luck in it
    """Careful and shy: brings home any tile of the grill, and would rather not steal."""
    return PlanningBot("normal", CAREFUL)


def hard_bot(seed: int | None = None) -> PlanningBot:  # noqa: ARG001  no luck in it
    """Hungry: weighs worms against risk exactly, and looks at nobody but itself."""
    return PlanningBot("hard", WORMS)


def expert_bot(seed: int | None = None) -> PlanningBot:  # noqa: ARG001  no luck in it
    """Shrewd: wants to win the game, and sees what the others can do about it."""
    return PlanningBot("expert", winning)
