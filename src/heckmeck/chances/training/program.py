"""The program that trains: its version, and a digest of the code that determines the weights."""

from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

import heckmeck

DECISIVE = ("chances", "odds", "rules", "sim")  # packages


class Program(NamedTuple):
    version: str
    code: str

    def __str__(self) -> str:
        return f"{self.version} ({self.code[:8]})"


@cache
def program() -> Program:
    """The program of this process, as it was when this was first asked for."""
    return Program(heckmeck.__version__, code_digest(Path(heckmeck.__file__).parent))


def code_digest(root: Path) -> str:
    """A digest of the code below a folder, the same on every system."""
    files = {
        path.relative_to(root).as_posix(): path
        for package in DECISIVE
        for path in (root / package).rglob("*.py")
    }
    digest = sha256()
    for name in sorted(files):
        code = files[name].read_bytes().replace(b"\r\n", b"\n")
        digest.update(f"{name} {len(code)}\n".encode() + code)
    return digest.hexdigest()
