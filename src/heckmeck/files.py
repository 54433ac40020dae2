"""Write files atomically: a file is complete or not there at all."""

import os
from contextlib import suppress
from pathlib import Path


def check_writable(path: Path) -> None:
    """Raise the `OSError` that writing this file would raise, as far as it is known now."""
    if _is_special(path):
        with path.open("ab"):
            return
    temporary = _temporary(path)
    temporary.touch()
    temporary.unlink()


def write_atomically(path: Path, data: bytes) -> None:
    """Write a file. If that fails with an `OSError`, the file stays as it was."""
    if _is_special(path):
        path.write_bytes(data)
        return
    temporary = _temporary(path)
    try:
        temporary.write_bytes(data)
        temporary.replace(path.resolve())  # a link stays a link
    except BaseException:
        with suppress(OSError):
            temporary.unlink()
        raise


def _is_special(path: Path) -> bool:
    """A directory, a pipe or a device: nothing that a file may replace."""
    return path.exists() and not path.is_file()


def _temporary(path: Path) -> Path:
    return path.resolve().with_name(f".heckmeck-{os.getpid()}.part")
