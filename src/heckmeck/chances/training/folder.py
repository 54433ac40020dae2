"""Training several models in a folder: checkpoints, logs of strength, and the finished weights."""

import json
from collections import deque
from collections.abc import Callable, Iterable
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from hashlib import sha256
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

from heckmeck.chances.training.run import TrainingCheckpoint, TrainingSettings, train_piece
from heckmeck.files import write_atomically
from heckmeck.rules import HeckmeckError

PIECES = 20  # of a training; a checkpoint is written after each
# Against `margin`, after every piece and after the last one; multiples of all numbers of players.
STRENGTH_GAMES, FINAL_GAMES = 840, 10_080
OUT = "models"  # the folder that the command of a note writes to


class BadTraining(HeckmeckError):
    """The folder holds another training, or something that is none."""


class Training:
    """One model in the folder."""

    def __init__(self, folder: Path, settings: TrainingSettings) -> None:
        self.settings = settings
        self._checkpoint = folder / f"{settings.name}.npz"
        self._log = folder / f"{settings.name}.jsonl"
        self._data: bytes | None = None
        self.step = 0
        if self._checkpoint.exists():
            self._continue()

    def _continue(self) -> None:
        data = self._checkpoint.read_bytes()
        try:
            found = TrainingCheckpoint.from_bytes(data)
        except (ValueError, KeyError, TypeError, EOFError, BadZipFile):
            raise BadTraining("training-damaged", file=str(self._checkpoint)) from None
        if found.settings != self.settings:
            raise BadTraining("training-other", file=str(self._checkpoint))
        self._data, self.step = data, found.step

    @property
    def name(self) -> str:
        return self.settings.name

    @property
    def done(self) -> bool:
        return self.step >= self.settings.steps

    def submit(self, executor: Executor) -> "Future[tuple[bytes, dict[str, Any]]]":
        """Begin the next piece."""
        if self._data is None:
            self._data = TrainingCheckpoint.fresh(self.settings).to_bytes()
        piece = -(-self.settings.steps // PIECES)
        steps = piece - self.step % piece
        last = self.step + steps >= self.settings.steps
        return executor.submit(
            train_piece, self._data, steps, FINAL_GAMES if last else STRENGTH_GAMES
        )

    def finish_piece(self, data: bytes, line: dict[str, Any]) -> None:
        """Keep a piece. The checkpoint is written last, so that no line is missing."""
        lines = [each for each in self.log() if each["step"] < line["step"]] if self.step else []
        text = "".join(json.dumps(each) + "\n" for each in (*lines, line))
        write_atomically(self._log, text.encode())
        write_atomically(self._checkpoint, data)
        self._data, self.step = data, line["step"]

    def log(self) -> list[dict[str, Any]]:
        """One line per piece: the step, the loss, and the strength with its 95% interval."""
        if not self._log.exists():
            return []
        try:
            return [json.loads(line) for line in self._log.read_text("utf-8").splitlines()]
        except ValueError:
            raise BadTraining("training-damaged", file=str(self._log)) from None

    def result(self) -> dict[str, Any]:
        """The last line of the log of a finished training."""
        found = self.log()
        if not found or found[-1]["step"] < self.settings.steps:
            raise BadTraining("training-damaged", file=str(self._log))
        return found[-1]


Report = Callable[[Training, dict[str, Any]], None]


def train(
    trainings: Iterable[Training],
    executor: Executor,
    most: int,
    report: Report,
    stop: Callable[[], None] = lambda: None,
) -> None:
    """Train until all models are finished, at most so many at a time.

    `report` hears of every piece. After Ctrl-C, `stop` has to stop the workers; what they have
    trained until then is kept.
    """
    waiting = deque(each for each in trainings if not each.done)
    running: dict[Future[tuple[bytes, dict[str, Any]]], Training] = {}
    try:
        while waiting or running:
            while waiting and len(running) < most:
                training = waiting.popleft()
                running[training.submit(executor)] = training
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                training = running.pop(future)
                data, line = future.result()
                training.finish_piece(data, line)
                report(training, line)
                if not training.done:
                    waiting.appendleft(training)
    except KeyboardInterrupt:
        stop()
        for future, training in running.items():
            if not future.cancel():
                data, line = future.result()
                # A training is not finished before its strength has been measured.
                if line["step"] < training.settings.steps or "against_margin" in line:
                    training.finish_piece(data, line)
        raise


def export(training: Training, folder: Path, version: str) -> None:
    """Write the weights of a finished training, and note how they were made."""
    settings, result = training.settings, training.result()
    checkpoint = TrainingCheckpoint.from_bytes((folder / f"{training.name}.npz").read_bytes())
    data = b"".join(each.astype("<f4").tobytes() for each in checkpoint.network.weights)
    write_atomically(folder / f"{training.name}.bin", data)
    note = {
        "sha256": sha256(data).hexdigest(),
        "command": command_of(settings),
        "version": version,
        "hidden": settings.hidden,
        "minutes": round(sum(each["seconds"] for each in training.log()) / 60, 1),
        "against_margin": result["against_margin"],
        "error": result["error"],
    }
    write_atomically(folder / f"{training.name}.json", (json.dumps(note, indent=2) + "\n").encode())


def command_of(settings: TrainingSettings) -> str:
    """The command that trains this model."""
    options = "".join(f" --option {name}={it}" for name, it in settings.options.differing().items())
    return (
        f"heckmeck train --edition {settings.edition} --players {settings.players}"
        f" --steps {settings.steps} --seed {settings.seed} --games {settings.games}"
        f" --memory {settings.memory} --updates {settings.updates} --batch {settings.batch}"
        f" --hidden {','.join(map(str, settings.hidden))} --rate {settings.rate!r}"
        f" --explore {settings.explore!r} --warmup {settings.warmup}"
        f"{options} --out {OUT}"
    )
