"""Write files atomically, so that a file is complete or not there at all, and lock files."""

import os
from contextlib import suppress
from io import FileIO
from pathlib import Path
from typing import IO


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


def lock(file: IO[bytes] | FileIO) -> bool:
    """Lock a file until it is closed. False if another process has locked it."""
    try:
        import fcntl
    except ImportError:  # Windows, where nobody is kept out
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:  # the file system has no locks
        pass
    return True


def _is_special(path: Path) -> bool:
    """A directory, a pipe or a device: nothing that a file may replace."""
    return path.exists() and not path.is_file()


def _temporary(path: Path) -> Path:
    return path.resolve().with_name(f".heckmeck-{os.getpid()}.part")
