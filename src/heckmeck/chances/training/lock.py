"""A lock, so that two processes never train the same model in the same folder."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from heckmeck.chances.training.errors import BadTraining
from heckmeck.files import lock


@contextmanager
def locked(folder: Path, name: str) -> Iterator[None]:
    """Lock a model. Raises `BadTraining` if another process has.

    The file stays. If it were deleted, two processes could lock two files of this name.
    """
    with (folder / f".{name}.lock").open("ab") as file:
        if not lock(file):
            raise BadTraining("training-locked", folder=str(folder), name=name)
        yield
