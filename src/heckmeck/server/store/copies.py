"""Private copies of a database that others may be writing to."""

import contextlib
import os
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

PAGES_PER_STEP = 2000  # 8 MB; how often progress is reported

Progress = Callable[[int, int], None]  # how much is done so far, and how much in all


class Damaged(Exception):
    """The copy is not a sound database."""


def copy_database(
    source: Path,
    target: Path,
    *,
    overwrite: bool = False,
    read_only: bool = False,  # the source is a file that nobody else uses, without a log
    progress: Progress = lambda _done, _total: None,
) -> None:
    """Write a checked, durable copy that only its owner can read, or nothing at all.

    Raises `sqlite3.Error`, `OSError` (`FileExistsError` if the target exists) and `Damaged`.

    The copy shows one moment: it is read in one transaction, so writers are not blocked and the
    copy never has to start again.
    """
    if not overwrite and target.exists():
        raise FileExistsError(17, "File exists", str(target))
    with private_part(target) as part:
        with (
            contextlib.closing(connect(source, read_only=read_only)) as reading,
            contextlib.closing(sqlite3.connect(part, isolation_level=None)) as writing,
        ):
            # If this fails, the file is thrown away: no journal, and one sync at the end.
            writing.execute("PRAGMA journal_mode=OFF")
            writing.execute("PRAGMA synchronous=OFF")
            reading.execute("BEGIN")
            reading.execute("SELECT count(*) FROM sqlite_master").fetchone()
            # The snapshot begins here. A backup without it starts again after every foreign write.
            reading.backup(
                writing,
                pages=PAGES_PER_STEP,
                progress=lambda _status, left, total: progress(total - left, total),
            )
        sync_file(part)
        check_integrity(part)
        put_in_place(part, target, overwrite)
    sync_folder(target.parent)


def connect(file: Path, *, read_only: bool = False) -> sqlite3.Connection:
    """An existing database. `read_only` is for a file that nobody else uses."""
    mode = "mode=ro&immutable=1" if read_only else "mode=rw"
    path = file.resolve().as_uri()
    return sqlite3.connect(f"{path}?{mode}", uri=True, timeout=10, isolation_level=None)


def check_integrity(file: Path) -> None:
    """Raise `Damaged` or `sqlite3.Error` unless the file is a sound database."""
    with contextlib.closing(connect(file, read_only=True)) as db:
        problem = db.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if problem != "ok":
        raise Damaged(" ".join(problem.split()))


def sync_file(file: Path) -> None:
    descriptor = os.open(file, os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def sync_folder(folder: Path) -> None:
    """Make a new name in this folder durable."""
    if os.name != "nt":  # Windows cannot open folders, and does this by itself
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def free_name(file: Path) -> Path:
    """This name, or the first one with a number that is free."""
    names = [file, *(file.with_name(f"{file.name}-{number}") for number in range(2, 1000))]
    return next(each for each in names if not each.exists())


@contextlib.contextmanager
def private_part(target: Path) -> Iterator[Path]:
    """A new file next to the target that only its owner can read. It does not stay."""
    part = target.with_name(f"{target.name}.{os.getpid()}.part")
    os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        yield part
    finally:
        part.unlink(missing_ok=True)


def write_privately(file: Path, data: bytes) -> None:
    """Write a small file that only its owner can read, completely or not at all, and durably."""
    with private_part(file) as part:
        part.write_bytes(data)
        sync_file(part)
        put_in_place(part, file, overwrite=True)
    sync_folder(file.parent)


def put_in_place(part: Path, target: Path, overwrite: bool) -> None:
    if overwrite:
        part.replace(target)
        return
    try:
        os.link(part, target)  # unlike a rename, this never replaces a file
    except FileExistsError:
        raise
    except OSError:  # a file system without hard links
        if target.exists():
            raise FileExistsError(17, "File exists", str(target)) from None
        part.replace(target)
