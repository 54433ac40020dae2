"""A lock, so that two processes never train the same model in the same folder."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from heckmeck.chances.training.errors import BadTraining


@contextmanager
def locked(folder: Path, name: str) -> Iterator[None]:
    """Lock a model. Raises `BadTraining` if another process has.

    The file stays. If it were deleted, two processes could lock two files of this name.
    """
    with (folder / f".{name}.lock").open("ab") as file:
        if not _lock(file):
            raise BadTraining("training-locked", folder=str(folder), name=name)
        yield


def _lock(file: BinaryIO) -> bool:
    """Lock a file until it is closed. False if another process has locked it."""
    try:
        import fcntl
    except ImportError:  # Windows; files are still written whole
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:  # the file system has no locks
        pass
    return True
