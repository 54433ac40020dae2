"""The strongest bot: plays to win the game, as the trained model sees it."""

from heckmeck.bots.planning import PlanningBot, planning_bot
from heckmeck.chances import WIN


def champion_bot(seed: int | None = None) -> PlanningBot:  # noqa: ARG001  deterministic
    """Farsighted: knows what every tile is worth to everybody until the end of the game."""
    return planning_bot("champion", WIN)
