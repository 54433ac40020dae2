"""A training, step by step. The same settings always give the same weights.

A checkpoint is everything that the next step needs: the settings, the network, the state of the
optimizer, the running games and the positions remembered. The random numbers of a step depend only
on the seed and the number of the step. So a training can go on in any process on any machine of the
same kind, and one that was interrupted continues as if nothing had happened.
"""

import io
import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from itertools import pairwise
from typing import Any

import numpy as np

from heckmeck.chances.network import KIND, Array, Network
from heckmeck.chances.selfplay import start
from heckmeck.chances.training.adam import Adam
from heckmeck.chances.training.errors import DamagedCheckpoint
from heckmeck.chances.training.memory import Memory
from heckmeck.chances.training.program import Program, program
from heckmeck.chances.training.selfplay import play_turn, worms_win
from heckmeck.chances.training.settings import TrainingSettings
from heckmeck.rules import Options
from heckmeck.sim.states import STATE

LAST_RATE = 0.01  # the learning rate falls to this part of the first one
WARMUP_RATE = 0.002
RAMP = 100  # steps after the warm-up in which the learning rate rises


@dataclass
class TrainingCheckpoint:
    """A training that can be continued."""

    settings: TrainingSettings
    program: Program | None  # that began the training; older versions did not note it
    network: Network
    adam: Adam
    states: Array
    memory: Memory
    step: int = 0

    @classmethod
    def fresh(cls, settings: TrainingSettings) -> "TrainingCheckpoint":
        layout = settings.layout
        network = Network.fresh(settings.sizes, _luck(settings.seed, settings.steps))
        games = start(layout, settings.games, settings.options)
        memory = Memory.empty(settings)
        return cls(settings, program(), network, Adam(network.weights), games, memory)

    @property
    def arrays(self) -> tuple[Array, ...]:
        memory, adam = self.memory, self.adam
        games = (self.states, memory.states, memory.targets)
        return (*self.network.weights, *adam.mean, *adam.square, *games)

    def to_bytes(self) -> bytes:
        file = io.BytesIO()
        about = {
            **asdict(self.settings),
            **(self.program._asdict() if self.program else {}),
            "step": self.step,
            "adam_steps": self.adam.steps,
            "memory_steps": self.memory.steps,
        }
        np.savez(file, *self.arrays, about=np.array(json.dumps(about)))
        return file.getvalue()

    @classmethod
    def from_bytes(cls, data: bytes) -> "TrainingCheckpoint":
        """Raises `DamagedCheckpoint`."""
        try:
            return cls._read(data)
        except Exception as error:  # a damaged archive raises a dozen types of errors
            raise DamagedCheckpoint(str(error)) from error

    @classmethod
    def _read(cls, data: bytes) -> "TrainingCheckpoint":
        with np.load(io.BytesIO(data), allow_pickle=False) as file:
            about: dict[str, Any] = json.loads(str(file["about"]))
            arrays = [file[f"arr_{number}"] for number in range(len(file.files) - 1)]
        step, adam_steps, seen = map(about.pop, ("step", "adam_steps", "memory_steps"))
        version, code = about.pop("version", None), about.pop("code", None)
        about["hidden"] = tuple(about["hidden"])
        about["options"] = Options(**about.get("options", {}))
        settings = TrainingSettings(**about)
        for count in (step, adam_steps, seen):
            if type(count) is not int or count < 0:
                raise ValueError(f"{count!r} is not a number of steps")
        if step > settings.steps:
            raise ValueError("more steps than the training has")
        if [(each.shape, each.dtype) for each in arrays] != _expected(settings):
            raise ValueError("an array of another shape or type")
        *arrays, states, remembered, targets = arrays
        # A file keeps the fields, but not that they are aligned, which compiled kernels rely on.
        states, remembered = states.view(STATE), remembered.view(STATE)
        count = len(arrays) // 3
        network = Network(arrays[:count])
        adam = Adam(network.weights)
        adam.mean, adam.square = arrays[count : 2 * count], arrays[2 * count :]
        adam.steps = adam_steps
        begun_by = Program(str(version), str(code)) if version and code else None
        memory = Memory(remembered, targets, seen)
        return cls(settings, begun_by, network, adam, states, memory, step)

    def advance(self, steps: int, stopped: Callable[[], bool] = lambda: False) -> float:
        """Train for so many steps, at most to the end, unless stopped. Returns the mean loss."""
        settings = self.settings
        layout = settings.layout
        losses = []
        for step in range(self.step, min(self.step + steps, settings.steps)):
            if stopped():
                break
            warming = step < settings.warmup
            if settings.warmup and step == settings.warmup:
                # What is small while the targets stand still is not small any more. With the old
                # averages, the first changes would be so large that all is forgotten.
                self.adam = Adam(self.network.weights)
                self.memory.steps = 0
            luck = _luck(settings.seed, step)
            seen = self.states
            targets, self.states = play_turn(
                self.network, layout, seen, luck, settings.explore, settings.options
            )
            self.memory.add(seen, worms_win(layout, seen) if warming else targets)
            for _ in range(settings.updates):
                batch = self.memory.draw(layout, settings.batch, luck)
                loss, gradient = self.network.gradient(*batch)
                self.adam.update(self.network.weights, gradient, self._rate(step))
                losses.append(loss)
            self.step = step + 1
        return float(np.mean(losses)) if losses else 0.0

    def _rate(self, step: int) -> float:
        warmup, last = self.settings.warmup, self.settings.steps
        if step < warmup:
            return WARMUP_RATE
        rate = self.settings.rate * max(LAST_RATE, 1 - step / last)
        return rate * min(1.0, (step - warmup + 1) / RAMP) if warmup else rate


def _expected(settings: TrainingSettings) -> list[tuple[tuple[int, ...], np.dtype[Any]]]:
    """The shapes and types of the arrays in a checkpoint."""
    number, state = np.dtype(KIND), STATE
    weights = [
        (shape, number)
        for rows, columns in pairwise(settings.sizes)
        for shape in ((rows, columns), (columns,))
    ]
    remembered = (settings.memory, settings.games)
    games = [((settings.games,), state), (remembered, state)]
    return [*(3 * weights), *games, ((*remembered, settings.players), number)]


def _luck(seed: int, step: int) -> np.random.Generator:
    return np.random.Generator(np.random.Philox(key=np.array([seed, step], np.uint64)))
