"""A bot that picks any legal move: the floor every other bot is measured from."""

from random import Random

from heckmeck.rules import PlayerMove, State


class RandomBot:
    name = "random"

    def __init__(self, seed: int | None = None) -> None:
        self._random = Random(seed)

    def choose(self, state: State, legal: tuple[PlayerMove, ...]) -> PlayerMove:  # noqa: ARG002
        return self._random.choice(legal)
