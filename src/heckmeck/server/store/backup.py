"""Backups of a data folder, also while a server is using it, and how to get back to one."""

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from filelock import Timeout

from heckmeck.message import os_reason
from heckmeck.server.store.copies import (
    Damaged,
    Progress,
    check_integrity,
    connect,
    copy_database,
    free_name,
    sync_folder,
    write_privately,
)
from heckmeck.server.store.files import DAILY_CHAIN, DATABASE, LOCK, folder_lock, write_ahead_log
from heckmeck.server.store.interface import StoreUnusable
from heckmeck.server.store.migrations import FORMAT
from heckmeck.server.store.moved import refuse_moved


def back_up(folder: Path, target: Path, *, overwrite: bool, progress: Progress) -> None:
    """Copy the database of a folder to a file. Raises `StoreUnusable`."""
    database = existing_database(folder)
    with copying_errors(database, target):
        copy_database(database, target, overwrite=overwrite, progress=progress)
        if (folder / DAILY_CHAIN).exists():
            write_privately(_chain_beside(target), (folder / DAILY_CHAIN).read_bytes())


def restore(source: Path, folder: Path, *, overwrite: bool, progress: Progress) -> Path | None:
    """Make a backup the database of a folder that no server is using. Raises `StoreUnusable`.

    A database that is there already is kept under another name, which this returns.
    """
    check_backup(source)
    database = folder / DATABASE
    if database.exists() and not overwrite:
        raise StoreUnusable("restore-exists", folder=str(folder))
    with exclusive_folder(folder), copying_errors(source, database):
        new = database.with_name(f"{DATABASE}.restored")
        alone = not write_ahead_log(source).exists()
        copy_database(source, new, overwrite=True, read_only=alone, progress=progress)
        replaced = set_aside(database, free_name(database.with_name(f"{DATABASE}.replaced")))
        new.replace(database)
        # A chain that is there knows more days that are over.
        if _chain_beside(source).exists() and not (folder / DAILY_CHAIN).exists():
            write_privately(folder / DAILY_CHAIN, _chain_beside(source).read_bytes())
        sync_folder(folder)
        return replaced


def _chain_beside(backup: Path) -> Path:
    """Where a backup keeps the secrets of the daily challenge, which are not in the database."""
    return backup.with_name(f"{backup.name}.{DAILY_CHAIN}")


def existing_database(folder: Path) -> Path:
    """The database of a folder; raises `StoreUnusable` if there is none."""
    database = folder / DATABASE
    if not database.is_file():
        refuse_moved(folder)
        raise StoreUnusable("store-none", folder=str(folder))
    if not database.stat().st_size:
        raise StoreUnusable("store-empty", file=str(database))
    return database


def check_backup(file: Path) -> None:
    """Raise `StoreUnusable` unless this is a sound database of ours."""
    try:
        check_integrity(file)
        with contextlib.closing(connect(file, read_only=True)) as db:
            found = int(db.execute("PRAGMA user_version").fetchone()[0])
            ours = db.execute("SELECT 1 FROM sqlite_master WHERE name = 'game_table'").fetchone()
    except (Damaged, sqlite3.DatabaseError) as error:
        raise StoreUnusable("store-damaged", file=str(file), why=str(error)) from None
    except OSError as error:
        raise StoreUnusable("store-unusable", file=str(file), why=os_reason(error)) from None
    if not ours:
        raise StoreUnusable("store-foreign", file=str(file))
    if found > FORMAT:
        raise StoreUnusable("store-format", file=str(file), found=found, known=FORMAT)


@contextlib.contextmanager
def exclusive_folder(folder: Path) -> Iterator[None]:
    """A folder that is created if needed and that no server can use meanwhile."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = folder_lock(folder)
        lock.acquire()
    except Timeout:
        raise StoreUnusable("store-used", folder=str(folder)) from None
    except OSError as error:
        raise StoreUnusable("store-unusable", file=str(folder), why=os_reason(error)) from None
    try:
        yield
    finally:
        if not (folder / DATABASE).exists():
            (folder / LOCK).unlink(missing_ok=True)  # it would look like a trace of a database
        lock.release()


def set_aside(database: Path, replaced: Path) -> Path | None:
    """Rename a database together with its log, which belongs to no other database.

    The database goes first: if this is interrupted, the log shows that there was one, and no server
    starts with a database that misses its newest entries.
    """
    log = write_ahead_log(database)
    there = database.exists()
    if there:
        database.replace(replaced)
    if log.exists():
        log.replace(write_ahead_log(replaced))
    database.with_name(f"{DATABASE}-shm").unlink(missing_ok=True)
    return replaced if there else None


@contextlib.contextmanager
def copying_errors(source: Path, target: Path) -> Iterator[None]:
    """Turn what can go wrong while copying into one sentence."""
    try:
        yield
    except FileExistsError:
        raise StoreUnusable("backup-exists", file=str(target)) from None
    except Damaged as error:
        raise StoreUnusable("store-damaged", file=str(source), why=str(error)) from None
    except (OSError, sqlite3.Error) as error:
        raise StoreUnusable("backup-failed", file=str(target), why=os_reason(error)) from None
