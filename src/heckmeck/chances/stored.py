"""The weights that `heckmeck train` made: those of the package, or those in another folder.

`models/models.json` says for every model how it was trained and what its file must be; a file is
the weights of one layer after the other, four bytes each: the rows of the matrix, then the offset.
"""

import json
import sys
from array import array
from functools import cache
from hashlib import sha256
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from typing import Any

from heckmeck.chances.inputs import Layout
from heckmeck.rules import EditionName, HeckmeckError

Layer = tuple[list[list[float]], list[float]]  # a row per input, and an offset per output
Layers = list[Layer]

NOTES = "models.json"


class DamagedModel(HeckmeckError):
    """A file of weights is missing or has been changed."""


@cache
def training_notes(folder: Path | None = None) -> dict[str, dict[str, Any]]:
    """How each model was trained, by name (`original-2`). Raises `DamagedModel`.

    Without a folder, these are the models of the package.
    """
    try:
        found = json.loads(_read(folder, NOTES, NOTES))
    except ValueError:
        found = None
    if not isinstance(found, dict) or not all(map(_is_note, found.values())):
        raise _damaged(folder, NOTES)
    return found


def _is_note(note: object) -> bool:
    return isinstance(note, dict) and isinstance(note.get("hidden"), list) and "sha256" in note


def stored_layers(edition: EditionName, players: int, folder: Path | None = None) -> Layers:
    """The layers of a model. Raises `DamagedModel` if its file is not as it was made."""
    name = f"{edition}-{players}"
    note = training_notes(folder).get(name)
    data = _read(folder, name, f"{name}.bin")
    if note is None or sha256(data).hexdigest() != note["sha256"]:
        raise _damaged(folder, name)
    weights = array("f")
    weights.frombytes(data)
    if sys.byteorder == "big":
        weights.byteswap()
    sizes = (Layout(edition, players).size, *note["hidden"], players)
    layers, at = [], 0
    for rows, columns in pairwise(sizes):
        end = at + rows * columns
        matrix = [weights[row : row + columns].tolist() for row in range(at, end, columns)]
        layers.append((matrix, weights[end : end + columns].tolist()))
        at = end + columns
    return layers


def _read(folder: Path | None, name: str, file: str) -> bytes:
    try:
        return (folder or files("heckmeck.chances") / "models").joinpath(file).read_bytes()
    except OSError:
        raise _damaged(folder, name) from None


def _damaged(folder: Path | None, name: str) -> DamagedModel:
    if folder is None:
        return DamagedModel("model-damaged", name=name)
    if name == NOTES:
        return DamagedModel("models-not-there", folder=str(folder))
    return DamagedModel("model-not-there", folder=str(folder), name=name)
