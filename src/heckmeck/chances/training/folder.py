"""Training several models in a folder: checkpoints, logs of strength, and the finished weights."""

import json
from collections.abc import Callable, Iterable
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from hashlib import sha256
from pathlib import Path
from time import perf_counter
from typing import Any

from heckmeck.chances.training.run import TrainingCheckpoint, TrainingSettings, train_piece
from heckmeck.files import write_atomically
from heckmeck.rules import HeckmeckError

PIECES = 20  # of a training; a checkpoint is written after each
STRENGTH_GAMES = 1000  # against `margin`, after every piece
FINAL_GAMES = 10_000  # after the last one


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
        self._begun = 0.0
        if self._checkpoint.exists():
            self._continue()

    def _continue(self) -> None:
        data = self._checkpoint.read_bytes()
        try:
            found = TrainingCheckpoint.from_bytes(data)
        except (ValueError, KeyError, OSError, TypeError):
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
        steps = max(1, -(-self.settings.steps // PIECES))
        last = self.step + steps >= self.settings.steps
        self._begun = perf_counter()
        return executor.submit(
            train_piece, self._data, steps, FINAL_GAMES if last else STRENGTH_GAMES
        )

    def finish_piece(self, data: bytes, line: dict[str, Any]) -> None:
        """Keep a piece. The checkpoint is written last, so that no line is missing."""
        line["seconds"] = round(perf_counter() - self._begun, 1)
        lines = [each for each in self.log() if each["step"] < line["step"]]
        text = "".join(json.dumps(each) + "\n" for each in (*lines, line))
        write_atomically(self._log, text.encode())
        write_atomically(self._checkpoint, data)
        self._data, self.step = data, line["step"]

    def log(self) -> list[dict[str, Any]]:
        """One line per piece: the step, the loss, and the strength with its 95% interval."""
        if not self._log.exists():
            return []
        return [json.loads(line) for line in self._log.read_text().splitlines()]


Report = Callable[[Training, dict[str, Any]], None]


def train(trainings: Iterable[Training], executor: Executor, report: Report) -> None:
    """Train until all models are finished; `report` hears of every piece."""
    running = {each.submit(executor): each for each in trainings if not each.done}
    try:
        while running:
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                training = running.pop(future)
                data, line = future.result()
                training.finish_piece(data, line)
                report(training, line)
                if not training.done:
                    running[training.submit(executor)] = training
    finally:
        for future in running:
            future.cancel()


def export(training: Training, folder: Path, version: str) -> None:
    """Write the weights of a finished training, and note how they were made."""
    settings = training.settings
    checkpoint = TrainingCheckpoint.from_bytes((folder / f"{training.name}.npz").read_bytes())
    data = b"".join(each.astype("<f4").tobytes() for each in checkpoint.network.weights)
    write_atomically(folder / f"{training.name}.bin", data)
    notes = folder / "models.json"
    known = json.loads(notes.read_text()) if notes.exists() else {}
    log = training.log()
    known[training.name] = {
        "sha256": sha256(data).hexdigest(),
        "command": command_of(settings),
        "version": version,
        "hidden": settings.hidden,
        "minutes": round(sum(each["seconds"] for each in log) / 60, 1),
        "against_margin": log[-1]["against_margin"],
        "error": log[-1]["error"],
    }
    text = json.dumps(dict(sorted(known.items())), indent=2) + "\n"
    write_atomically(notes, text.encode())


def command_of(settings: TrainingSettings) -> str:
    """The command that trains this model."""
    return (
        f"heckmeck train --edition {settings.edition} --players {settings.players}"
        f" --steps {settings.steps} --seed {settings.seed} --games {settings.games}"
        f" --memory {settings.memory} --updates {settings.updates} --batch {settings.batch}"
        f" --hidden {','.join(map(str, settings.hidden))} --rate {settings.rate:g}"
        f" --explore {settings.explore:g} --warmup {settings.warmup}"
    )
