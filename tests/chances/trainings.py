"""Small trainings for tests."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

from heckmeck.chances.stored import TrainingNote, notes_in
from heckmeck.chances.training import folder
from heckmeck.chances.training.run import train_piece
from heckmeck.chances.training.settings import TrainingSettings

MINI = TrainingSettings("original", 2, steps=40, games=32, batch=32, hidden=(8,), warmup=10)
LONG = replace(MINI, steps=100_000)
TINY = MINI.command.split()[2:-2]  # the options


def finish(directory: Path, settings: TrainingSettings = MINI) -> folder.Training:
    """Train a model to its end, in one piece."""
    training = folder.Training(directory, settings)
    training.finish_piece(*train_piece(training.checkpoint().to_bytes(), settings.steps, 20))
    return training


def begin(settings: TrainingSettings, directory: Path, *more: str) -> "subprocess.Popen[str]":
    """Begin to train in another process."""
    options = (*settings.command.split()[2:-2], *more, "--out", str(directory), "--lang", "en")
    return subprocess.Popen(
        [sys.executable, "-m", "heckmeck", "train", *options],
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def notes(directory: Path) -> dict[str, TrainingNote]:
    """How the models in a folder were made, without the time that it took."""
    found = notes_in(directory)
    assert all(note.minutes >= 0 for note in found.values())
    return {name: replace(note, minutes=0) for name, note in found.items()}
