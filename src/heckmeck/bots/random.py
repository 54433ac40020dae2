"""A bot that picks legal moves at random: the baseline for all other bots."""

from random import Random

from heckmeck.rules import PlayerMove, State


class RandomBot:
    name = "random"

    def __init__(self, seed: int | None = None) -> None:
        self._random = Random(seed)

    def choose(self, state: State, legal: tuple[PlayerMove, ...]) -> PlayerMove:  # noqa: ARG002
        return self._random.choice(legal)
