"""The positions that a training remembers."""

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from heckmeck.chances.batch import rows_of
from heckmeck.chances.inputs import Layout
from heckmeck.chances.network import KIND, Array
from heckmeck.chances.selfplay import start
from heckmeck.chances.training.settings import TrainingSettings


class TrainingBatch(NamedTuple):
    """Positions, and the chances that the network should give to everybody there."""

    rows: Array
    targets: Array


@dataclass
class Memory:
    """The positions of the last steps, and the chances that the network should give there.

    Solving turns takes most of the time, so every position serves several changes of the weights.
    """

    states: Array  # by step and game
    targets: Array
    steps: int = 0  # seen since the memory was empty

    @classmethod
    def empty(cls, settings: TrainingSettings) -> "Memory":
        size = (settings.memory, settings.games)
        states = start(settings.layout, settings.memory * settings.games, settings.options)
        return cls(states.reshape(size), np.zeros((*size, settings.players), KIND))

    def add(self, states: Array, targets: Array) -> None:
        place = self.steps % len(self.states)
        self.states[place], self.targets[place] = states, targets
        self.steps += 1

    def draw(self, layout: Layout, count: int, luck: np.random.Generator) -> TrainingBatch:
        filled, games = min(self.steps, len(self.states)), self.states.shape[1]
        step, game = np.divmod(luck.integers(0, filled * games, count), games)
        return TrainingBatch(rows_of(layout, self.states[step, game]), self.targets[step, game])
