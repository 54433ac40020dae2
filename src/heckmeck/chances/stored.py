"""The weights that `heckmeck train` made: those of the package, or those in another folder.

`original-2.json` says how the model for two players in the original edition was trained, and what
the digest of `original-2.bin` must be: the weights of one layer after the other, four bytes each,
first the rows of the matrix, then the offset.
"""

import json
import sys
from array import array
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from functools import cache
from hashlib import sha256
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from types import MappingProxyType
from typing import Any

from heckmeck.chances.inputs import Layout
from heckmeck.rules import (
    EDITIONS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    EditionName,
    HeckmeckError,
    Options,
    read_options,
)

Layer = tuple[list[list[float]], list[float]]  # a row per input, and an offset per output
Layers = list[Layer]

PLAYERS = range(MIN_PLAYERS, MAX_PLAYERS + 1)
WEIGHT_BYTES = 4
MOST_FIGURE = 1e12


class DamagedModel(HeckmeckError):
    """A file of weights is missing or has been changed."""


@dataclass(frozen=True, slots=True)
class TrainingNote:
    """How a model was trained."""

    sha256: str  # of the weights
    command: str
    version: str  # of heckmeck when the training began
    hidden: tuple[int, ...]  # the sizes of the hidden layers
    minutes: float
    against_margin: float  # the share of games won
    error: float  # half of the width of its 95% interval
    code: str | None = None  # a digest of the code that trained it, which older notes do not have
    options: Options = field(default_factory=Options)  # of the tables that it learned from

    def to_bytes(self) -> bytes:
        """The JSON file. What older notes do not have is left out if it is None or the default."""
        found = {**asdict(self), "options": self.options.differing()}
        optional = ("code", "options")
        kept = {name: it for name, it in found.items() if it or name not in optional}
        return (json.dumps(kept, indent=2) + "\n").encode()


def read_note(data: bytes) -> TrainingNote:
    """The note in a JSON file. Raises `ValueError` if it is none."""
    try:
        found = json.loads(data)
    except RecursionError:
        raise ValueError("too many brackets") from None
    if not isinstance(found, dict):
        raise ValueError("not an object")
    texts: list[Any] = [found.get(name) for name in ("sha256", "command", "version")]
    figures: list[Any] = [found.get(name) for name in ("minutes", "against_margin", "error")]
    hidden, code = found.get("hidden"), found.get("code")
    if not (
        all(isinstance(text, str) for text in texts)
        and all(map(is_figure, figures))
        and isinstance(hidden, list)
        and all(type(size) is int and size > 0 for size in hidden)
        and isinstance(code, str | None)
    ):
        raise ValueError("a field is missing or of another type")
    try:
        options = read_options(found.get("options", {}))
    except (HeckmeckError, TypeError):
        raise ValueError("options that do not exist") from None
    digest, command, version = texts
    minutes, share, error = figures
    return TrainingNote(
        digest, command, version, tuple(hidden), minutes, share, error, code, options
    )


def is_figure(value: object) -> bool:
    """Whether this is an ordinary number; JSON also has NaN, infinity and numbers of any length."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        return False
    return -MOST_FIGURE < value < MOST_FIGURE


@cache
def training_notes() -> Mapping[str, TrainingNote]:
    """How each model of the package was trained, by name (`original-2`). Raises `DamagedModel`."""
    return MappingProxyType({name: note_of(name) for name in _names()})


def notes_in(folder: Path) -> dict[str, TrainingNote]:
    """How each model that was trained in a folder was. Raises `DamagedModel`."""
    try:
        there = {path.name for path in folder.iterdir()}
    except OSError:
        there = set()
    return {name: note_of(name, folder) for name in _names() if f"{name}.json" in there}


def _names() -> list[str]:
    return [f"{edition}-{players}" for edition in EDITIONS for players in PLAYERS]


def note_of(name: str, folder: Path | None = None) -> TrainingNote:
    """How a model of the package, or of a folder, was trained. Raises `DamagedModel`."""
    try:
        return read_note(_read(folder, name, "json"))
    except ValueError:
        raise _damaged(folder, name) from None


def stored_layers(edition: EditionName, players: int, folder: Path | None = None) -> Layers:
    """The layers of a model. Raises `DamagedModel` if its file is not as it was made."""
    name = f"{edition}-{players}"
    note = note_of(name, folder)
    data = _read(folder, name, "bin")
    sizes = (Layout(edition, players).size, *note.hidden, players)
    expected = sum((rows + 1) * columns for rows, columns in pairwise(sizes))
    if sha256(data).hexdigest() != note.sha256 or len(data) != WEIGHT_BYTES * expected:
        raise _damaged(folder, name)
    weights = array("f")
    weights.frombytes(data)
    if sys.byteorder == "big":
        weights.byteswap()
    layers, at = [], 0
    for rows, columns in pairwise(sizes):
        end = at + rows * columns
        matrix = [weights[row : row + columns].tolist() for row in range(at, end, columns)]
        layers.append((matrix, weights[end : end + columns].tolist()))
        at = end + columns
    return layers


def _read(folder: Path | None, name: str, ending: str) -> bytes:
    place = folder or files("heckmeck.chances") / "models"
    try:
        return place.joinpath(f"{name}.{ending}").read_bytes()
    except OSError:
        raise _damaged(folder, name) from None


def _damaged(folder: Path | None, name: str) -> DamagedModel:
    if folder is None:
        return DamagedModel("model-damaged", name=name)
    return DamagedModel("model-not-there", folder=str(folder), name=name)
