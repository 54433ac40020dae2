"""Training one model, piece by piece. The same settings always give the same weights.

A checkpoint is everything that the next piece needs: the settings, the network, the state of the
optimizer, the running games and the positions remembered. The random numbers of a step depend only
on the seed and the number of the step. So pieces can be computed by any process on any machine of
the same kind, and a run that was interrupted continues as if nothing had happened.
"""

import io
import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from multiprocessing.synchronize import Event
from signal import SIG_IGN, SIGINT, signal
from time import process_time
from typing import Any, NamedTuple

import numpy as np

from heckmeck.chances.batch import rows_of
from heckmeck.chances.inputs import Layout
from heckmeck.chances.matches import by_margin, by_model, play_match
from heckmeck.chances.network import KIND, Array, Network
from heckmeck.chances.selfplay import start
from heckmeck.chances.training.adam import Adam
from heckmeck.chances.training.selfplay import play_turn, worms_win
from heckmeck.rules import EditionName, Options
from heckmeck.sim.states import STATE

LAST_RATE = 0.01  # the learning rate falls to this part of the first one
WARMUP_RATE = 0.002
RAMP = 100  # steps after the warm-up in which the learning rate rises
STRENGTH_SEED = 1


class Lessons(NamedTuple):
    """Positions, and the chances that the network should give to everybody there."""

    rows: Array
    targets: Array


@dataclass(frozen=True, slots=True)
class TrainingSettings:
    """What determines the weights, besides the program and the kind of processor."""

    edition: EditionName
    players: int
    steps: int  # one turn in every game per step
    seed: int = 1
    games: int = 256  # played side by side
    memory: int = 32  # steps whose positions are remembered
    updates: int = 8  # changes of the weights per step
    batch: int = 512  # positions per change, drawn from the memory
    hidden: tuple[int, ...] = (64, 32)  # the sizes of the hidden layers
    rate: float = 0.0005  # the learning rate at the beginning
    explore: float = 0.05  # turns that end in any possible way
    warmup: int = 200  # first steps, which teach that worms win
    options: Options = field(default_factory=Options)

    @property
    def layout(self) -> Layout:
        return Layout(self.edition, self.players)

    @property
    def name(self) -> str:
        return f"{self.edition}-{self.players}"


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

    def draw(self, layout: Layout, count: int, luck: np.random.Generator) -> Lessons:
        filled, games = min(self.steps, len(self.states)), self.states.shape[1]
        step, game = np.divmod(luck.integers(0, filled * games, count), games)
        return Lessons(rows_of(layout, self.states[step, game]), self.targets[step, game])


@dataclass
class TrainingCheckpoint:
    """A training that can be continued."""

    settings: TrainingSettings
    network: Network
    adam: Adam
    states: Array
    memory: Memory
    step: int = 0

    @classmethod
    def fresh(cls, settings: TrainingSettings) -> "TrainingCheckpoint":
        layout = settings.layout
        sizes = (layout.size, *settings.hidden, layout.players)
        network = Network.fresh(sizes, _luck(settings.seed, settings.steps))
        games = start(layout, settings.games, settings.options)
        memory = Memory.empty(settings)
        return cls(settings, network, Adam(network.weights), games, memory)

    def to_bytes(self) -> bytes:
        file = io.BytesIO()
        memory = self.memory
        arrays = (*self.network.weights, *self.adam.mean, *self.adam.square)
        arrays += (self.states, memory.states, memory.targets)
        running = {"step": self.step, "adam_steps": self.adam.steps, "memory_steps": memory.steps}
        about = {**asdict(self.settings), **running}
        np.savez(file, *arrays, about=np.array(json.dumps(about)))
        return file.getvalue()

    @classmethod
    def from_bytes(cls, data: bytes) -> "TrainingCheckpoint":
        with np.load(io.BytesIO(data), allow_pickle=False) as file:
            about: dict[str, Any] = json.loads(str(file["about"]))
            arrays = [file[f"arr_{number}"] for number in range(len(file.files) - 1)]
        step, adam_steps, seen = map(about.pop, ("step", "adam_steps", "memory_steps"))
        about["hidden"] = tuple(about["hidden"])
        about["options"] = Options(**about.get("options", {}))
        settings = TrainingSettings(**about)
        *arrays, states, remembered, targets = arrays
        # A file keeps the fields, but not that they are aligned, which compiled kernels rely on.
        states, remembered = states.view(STATE), remembered.view(STATE)
        count = len(arrays) // 3
        network = Network(arrays[:count])
        adam = Adam(network.weights)
        adam.mean, adam.square = arrays[count : 2 * count], arrays[2 * count :]
        adam.steps = adam_steps
        return cls(settings, network, adam, states, Memory(remembered, targets, seen), step)

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
                lessons = self.memory.draw(layout, settings.batch, luck)
                loss, gradient = self.network.gradient(*lessons)
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


def _luck(seed: int, step: int) -> np.random.Generator:
    return np.random.Generator(np.random.Philox(key=np.array([seed, step], np.uint64)))


_stopping: Event | None = None  # set by the main process


def prepare_worker(stopping: Event) -> None:
    """Make a worker process leave Ctrl-C to the main process, and stop when that says so."""
    global _stopping
    signal(SIGINT, SIG_IGN)
    _stopping = stopping


def _stopped() -> bool:
    return _stopping is not None and _stopping.is_set()


def train_piece(data: bytes, steps: int, strength_games: int) -> tuple[bytes, dict[str, Any]]:
    """Continue a checkpoint. Returns the next one and a line for the log of strength.

    There is no strength in it if the training was stopped.
    """
    begin = process_time()
    checkpoint = TrainingCheckpoint.from_bytes(data)
    loss = checkpoint.advance(steps, _stopped)
    layout, network = checkpoint.settings.layout, checkpoint.network
    options = checkpoint.settings.options
    log: dict[str, Any] = {"step": checkpoint.step, "loss": round(loss, 5)}
    if strength_games and not _stopped():
        model, margin = by_model(network, layout), by_margin(layout)
        match = play_match(
            model, margin, layout, strength_games, STRENGTH_SEED, network, options, _stopped
        )
        if match is not None:
            log |= {"against_margin": round(match.share, 4), "error": round(match.error, 4)}
    log["seconds"] = round(process_time() - begin, 1)
    return checkpoint.to_bytes(), log
