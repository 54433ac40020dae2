"""The weights that `heckmeck train` made: those of the package, or those in another folder.

`original-2.json` says how the model for two players in the original edition was trained, and what
the digest of `original-2.bin` must be: the weights of one layer after the other, four bytes each,
first the rows of the matrix, then the offset.
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
from heckmeck.rules import EDITIONS, MAX_PLAYERS, MIN_PLAYERS, EditionName, HeckmeckError

Layer = tuple[list[list[float]], list[float]]  # a row per input, and an offset per output
Layers = list[Layer]

PLAYERS = range(MIN_PLAYERS, MAX_PLAYERS + 1)


class DamagedModel(HeckmeckError):
    """A file of weights is missing or has been changed."""


@cache
def training_notes(folder: Path | None = None) -> dict[str, dict[str, Any]]:
    """How each model was trained, by name (`original-2`). Raises `DamagedModel`.

    The package has all models, a folder those that were trained there.
    """
    names = [f"{edition}-{players}" for edition in EDITIONS for players in PLAYERS]
    if folder is not None:
        names = [name for name in names if (folder / f"{name}.json").exists()]
    return {name: _note(folder, name) for name in names}


def _note(folder: Path | None, name: str) -> dict[str, Any]:
    try:
        found = json.loads(_read(folder, name, "json"))
    except ValueError:
        found = None
    if not isinstance(found, dict) or "sha256" not in found or "hidden" not in found:
        raise _damaged(folder, name)
    return found


def stored_layers(edition: EditionName, players: int, folder: Path | None = None) -> Layers:
    """The layers of a model. Raises `DamagedModel` if its file is not as it was made."""
    name = f"{edition}-{players}"
    note = _note(folder, name)
    data = _read(folder, name, "bin")
    if sha256(data).hexdigest() != note["sha256"]:
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
