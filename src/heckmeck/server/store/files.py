"""The files of a data folder."""

import contextlib
import os
import sqlite3
from pathlib import Path

from filelock import FileLock

from heckmeck.server.store.copies import sync_folder
from heckmeck.server.store.migrations import migrate

DATABASE = "heckmeck.db"
DAILY_CHAIN = "daily-chain.json"  # the secrets of the daily challenge
LOCK = "heckmeck.lock"


def folder_lock(folder: Path) -> FileLock:
    """Whoever holds it is the only one who uses this folder."""
    return FileLock(folder / LOCK, blocking=False, thread_local=False)


def write_ahead_log(file: Path) -> Path:
    return file.with_name(f"{file.name}-wal")


def find_trace(file: Path) -> Path | None:
    """A file that shows that this database was here before: its log, or the lock of a server."""
    log, lock = write_ahead_log(file), file.with_name(LOCK)
    if log.exists() and log.stat().st_size:
        return log
    return lock if lock.exists() else None


def create(file: Path) -> None:
    """A new database, complete from the moment it has its name.

    It contains secrets, so nobody else on this machine may read it.
    """
    new = file.with_name(f"{file.name}.new")
    try:
        new.unlink(missing_ok=True)  # left behind by a start that was interrupted
        os.close(os.open(new, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        with contextlib.closing(sqlite3.connect(new, isolation_level=None)) as db:
            db.execute("PRAGMA journal_mode=WAL")
            db.execute("PRAGMA synchronous=FULL")
            migrate(db, new)
        new.replace(file)
        sync_folder(file.parent)
    except BaseException:
        file.with_name(LOCK).unlink(missing_ok=True)  # it would look like a trace of a database
        raise
