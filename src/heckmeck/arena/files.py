"""Files that are there whole or not at all."""

import os
from contextlib import suppress
from pathlib import Path


def check_writable(path: Path) -> None:
    """Raise the `OSError` that writing this file would raise, as far as that can be known now."""
    if _is_special(path):
        with path.open("ab"):
            return
    part = _part(path)
    part.touch()
    part.unlink()


def write_whole(path: Path, data: bytes) -> None:
    """Write a file. If that fails with an `OSError`, the file is what it was before."""
    if _is_special(path):
        path.write_bytes(data)
        return
    part = _part(path)
    try:
        part.write_bytes(data)
        part.replace(path.resolve())  # a link stays a link
    except BaseException:
        with suppress(OSError):
            part.unlink()
        raise


def _is_special(path: Path) -> bool:
    """A directory, a pipe or a device: nothing that could be put in the place of a file."""
    return path.exists() and not path.is_file()


def _part(path: Path) -> Path:
    return path.resolve().with_name(f".heckmeck-{os.getpid()}.part")
