"""Training one model, piece by piece. The same settings always give the same weights.

A checkpoint is everything that the next piece needs: the settings, the network, the state of the
optimizer and the running games. The random numbers of a step depend only on the seed and the number
of the step. So pieces can be computed by any process on any machine of the same kind, and a run
that was interrupted continues as if nothing had happened.
"""

import io
import json
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from heckmeck.chances.inputs import Layout
from heckmeck.chances.network import Array, Network
from heckmeck.chances.selfplay import start
from heckmeck.chances.training.adam import Adam
from heckmeck.chances.training.selfplay import play_match, play_turn, worms_win
from heckmeck.rules import EditionName

LAST_RATE = 0.01  # the learning rate falls to this part of the first one
WARMUP_RATE = 0.002
RAMP = 200  # steps after the warm-up in which the learning rate rises
STRENGTH_SEED = 1 << 32  # not a step's


@dataclass(frozen=True, slots=True)
class TrainingSettings:
    """What determines the weights, besides the program and the kind of processor."""

    edition: EditionName
    players: int
    steps: int  # one turn in every game per step
    seed: int = 1
    games: int = 512  # played side by side
    batch: int = 512  # positions per change of the weights
    hidden: tuple[int, ...] = (64, 32)  # the sizes of the hidden layers
    rate: float = 0.0005  # the learning rate at the beginning
    explore: float = 0.05  # turns that end in any possible way
    warmup: int = 500  # first steps, which teach that worms win

    @property
    def layout(self) -> Layout:
        return Layout(self.edition, self.players)

    @property
    def name(self) -> str:
        return f"{self.edition}-{self.players}"


@dataclass
class TrainingCheckpoint:
    """A training that can be continued."""

    settings: TrainingSettings
    network: Network
    adam: Adam
    states: Array
    step: int = 0

    @classmethod
    def fresh(cls, settings: TrainingSettings) -> "TrainingCheckpoint":
        layout = settings.layout
        sizes = (layout.size, *settings.hidden, layout.players)
        network = Network.fresh(sizes, _luck(settings.seed, settings.steps))
        games = start(layout, settings.games)
        return cls(settings, network, Adam(network.weights), games)

    def to_bytes(self) -> bytes:
        file = io.BytesIO()
        arrays = (*self.network.weights, *self.adam.mean, *self.adam.square, self.states)
        about = {**asdict(self.settings), "step": self.step, "updates": self.adam.steps}
        np.savez(file, *arrays, about=np.array(json.dumps(about)))
        return file.getvalue()

    @classmethod
    def from_bytes(cls, data: bytes) -> "TrainingCheckpoint":
        with np.load(io.BytesIO(data), allow_pickle=False) as file:
            about: dict[str, Any] = json.loads(str(file["about"]))
            arrays = [file[f"arr_{number}"] for number in range(len(file.files) - 1)]
        step, updates = about.pop("step"), about.pop("updates")
        settings = TrainingSettings(**{**about, "hidden": tuple(about["hidden"])})
        count = (len(arrays) - 1) // 3
        network = Network(arrays[:count])
        adam = Adam(network.weights)
        adam.mean, adam.square = arrays[count : 2 * count], arrays[2 * count : 3 * count]
        adam.steps = updates
        return cls(settings, network, adam, arrays[-1], step)

    def advance(self, steps: int) -> float:
        """Train for so many steps, at most to the end. Returns the mean loss."""
        settings = self.settings
        layout = settings.layout
        losses = []
        for step in range(self.step, min(self.step + steps, settings.steps)):
            warming = step < settings.warmup
            if settings.warmup and step == settings.warmup:
                # What is small while the targets stand still is not small any more. With the old
                # averages, the first changes would be so large that all is forgotten.
                self.adam = Adam(self.network.weights)
            luck = _luck(settings.seed, step)
            seen = self.states
            lesson, self.states = play_turn(self.network, layout, seen, luck, settings.explore)
            if warming:
                lesson = lesson._replace(targets=worms_win(layout, seen))
            for begin in range(0, settings.games, settings.batch):
                part = slice(begin, begin + settings.batch)
                loss, gradient = self.network.gradient(lesson.rows[part], lesson.targets[part])
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


def train_piece(data: bytes, steps: int, strength_games: int) -> tuple[bytes, dict[str, Any]]:
    """Continue a checkpoint. Returns the next one and a line for the log of strength."""
    checkpoint = TrainingCheckpoint.from_bytes(data)
    loss = checkpoint.advance(steps)
    layout = checkpoint.settings.layout
    log: dict[str, Any] = {"step": checkpoint.step, "loss": round(loss, 5)}
    if strength_games:
        share = play_match(checkpoint.network, None, layout, strength_games, STRENGTH_SEED)
        error = 1.96 * float(np.sqrt(share * (1 - share) / strength_games))
        log |= {"against_margin": round(share, 4), "error": round(error, 4)}
    return checkpoint.to_bytes(), log
