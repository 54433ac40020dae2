"""A data folder as one side of a move. See `Source` and `Target` in `sides.py`."""

import contextlib
import sqlite3
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

from heckmeck.message import os_reason
from heckmeck.server.store.backup import (
    copying_errors,
    exclusive_folder,
    existing_database,
    set_aside,
)
from heckmeck.server.store.chains import Chains
from heckmeck.server.store.checksums import log_checksum
from heckmeck.server.store.copies import (
    connect,
    private_part,
    put_in_place,
    sync_file,
    sync_folder,
)
from heckmeck.server.store.daily_chain import sound_chains, write_chains
from heckmeck.server.store.files import DAILY_CHAIN, DATABASE, write_ahead_log
from heckmeck.server.store.interface import StoreUnusable
from heckmeck.server.store.migrations import FORMAT, migrate
from heckmeck.server.store.moved import SEALED_DATABASE, moved_to, remove_seal, write_seal
from heckmeck.server.store.moving.sides import ROWS_AT_ONCE, Row, columns


class FolderSource:
    """Use it as `with`. Unless the source is kept, no server can use the folder meanwhile."""

    def __init__(self, folder: Path, *, keep: bool) -> None:
        self._folder = folder.resolve()
        self._keep = keep
        self._file = self._folder / DATABASE
        self._db: sqlite3.Connection
        self._open = contextlib.ExitStack()
        self.name = str(self._folder)
        self.moved_to: str | None = None

    def __enter__(self) -> "FolderSource":
        with self._open:
            if not self._file.exists():
                self.moved_to = moved_to(self._folder)
            if self.moved_to is None:
                self._start()
            self._open = self._open.pop_all()
        return self

    def _start(self) -> None:
        existing_database(self._folder)
        if not self._keep:
            self._open.enter_context(exclusive_folder(self._folder))
        with self._reading():
            self._db = self._open.enter_context(contextlib.closing(connect(self._file)))
            self._db.execute("BEGIN")
            found = int(self._db.execute("PRAGMA user_version").fetchone()[0])
            ours = self._db.execute("SELECT 1 FROM sqlite_master WHERE name = 'game_table'")
            if ours.fetchone() is None:
                raise StoreUnusable("store-foreign", file=str(self._file))
            if found > FORMAT:
                raise StoreUnusable("store-format", file=str(self._file), found=found, known=FORMAT)
            if found < FORMAT:
                raise StoreUnusable(
                    "export-format", file=str(self._file), found=found, known=FORMAT
                )
            problem = self._db.execute("PRAGMA quick_check(1)").fetchone()[0]
            if problem != "ok":
                raise sqlite3.DatabaseError(" ".join(problem.split()))

    def __exit__(self, *_: object) -> None:
        self._open.close()

    async def count(self, table: str) -> int:
        with self._reading():
            return int(self._db.execute(f"SELECT count(*) FROM {table}").fetchone()[0])  # noqa: S608

    async def read(self, table: str) -> AsyncIterator[list[Row]]:
        with self._reading():
            for rows in _read(self._db, table):
                yield [_without_nul(row) for row in rows] if table == "log" else rows

    async def chains(self) -> Chains | None:
        return sound_chains(self._folder)

    async def seal(self, target: str) -> None:
        with copying_errors(self._file, self._file):
            self._db.execute("COMMIT")
            busy, *_ = self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            if busy:
                raise sqlite3.OperationalError("another program is reading it")
            self._db.close()
            write_seal(self._folder, target)
            set_aside(self._file, self._folder / SEALED_DATABASE)  # here the seal takes effect
            sync_folder(self._folder)

    @contextlib.contextmanager
    def _reading(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.OperationalError as error:  # such as a disk that fails
            raise StoreUnusable(
                "store-unusable", file=str(self._file), why=os_reason(error)
            ) from None
        except sqlite3.DatabaseError as error:
            raise StoreUnusable("store-damaged", file=str(self._file), why=str(error)) from None


class FolderTarget:
    """Use it as `with`. No server can use the folder meanwhile."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()
        self._file = self._folder / DATABASE
        self._sealed = self._folder / SEALED_DATABASE
        self._db: sqlite3.Connection
        self._open = contextlib.ExitStack()
        self.name = str(self._folder)
        self.moved_to: str | None = None

    def __enter__(self) -> "FolderTarget":
        if not self._has_database():
            with self._open:
                self._open.enter_context(exclusive_folder(self._folder))
                self.moved_to = moved_to(self._folder)
                self._open = self._open.pop_all()
        return self

    def _has_database(self) -> bool:
        # A lock alone is no obstacle: it may be that of a move that was killed.
        log = write_ahead_log(self._file)
        return self._file.exists() or (log.exists() and log.stat().st_size > 0)

    def __exit__(self, *_: object) -> None:
        self._open.close()

    async def clear(self) -> None:
        """Begin a new database beside what is there."""
        if self._has_database():
            raise StoreUnusable("import-exists", folder=str(self._folder))
        with self._writing():
            for left_behind in self._folder.glob(f"{SEALED_DATABASE}.*.part"):
                left_behind.unlink()  # by a move that was killed; it contains secrets
            self._part = self._open.enter_context(private_part(self._sealed))
            new = sqlite3.connect(self._part, isolation_level=None)
            self._db = self._open.enter_context(contextlib.closing(new))
            self._db.execute("PRAGMA journal_mode=OFF")  # if it fails, the file is thrown away
            self._db.execute("PRAGMA synchronous=OFF")
            migrate(self._db, self._part)
            self._db.execute("BEGIN")

    async def write(self, table: str, rows: list[Row]) -> None:
        names = columns()[table].names
        marks = ", ".join("?" * len(names))
        query = f"INSERT INTO {table} ({', '.join(names)}) VALUES ({marks})"  # noqa: S608
        with self._writing():
            self._db.executemany(query, rows)

    async def read(self, table: str) -> AsyncIterator[list[Row]]:
        with self._writing():
            for rows in _read(self._db, table):
                yield rows

    async def seal(self, source: str, chains: Chains | None) -> None:
        there = sound_chains(self._folder)
        merged = chains if chains is None or there is None else chains.merged(there)
        if chains is not None and merged is None:
            raise StoreUnusable("import-chain", file=str(self._folder / DAILY_CHAIN))
        with self._writing():
            self._db.execute("COMMIT")
            self._db.execute("PRAGMA journal_mode=WAL")
            self._db.close()
            sync_file(self._part)
            if merged is not None and merged != there:
                write_chains(self._folder, merged)
            write_seal(self._folder, source)
            write_ahead_log(self._sealed).unlink(missing_ok=True)  # it belongs to an older one
            put_in_place(self._part, self._sealed, overwrite=True)
            sync_folder(self._folder)

    async def lift_seal(self) -> None:
        with self._writing():
            self._sealed.replace(self._file)  # here the folder becomes usable
            sync_folder(self._folder)
            remove_seal(self._folder)

    @contextlib.contextmanager
    def _writing(self) -> Iterator[None]:
        with copying_errors(self._file, self._file):
            yield


def _read(db: sqlite3.Connection, table: str) -> Iterator[list[Row]]:
    wanted = columns()[table]
    cursor = db.execute(f"SELECT {', '.join(wanted.names)} FROM {table}")  # noqa: S608
    while rows := cursor.fetchmany(ROWS_AT_ONCE):
        yield [_with_bytes(row, wanted.binary) for row in rows]


def _without_nul(row: Row) -> Row:
    """PostgreSQL keeps no text with NUL. Clients could once choose such ids for commands."""
    *content, checksum = row
    number = columns()["log"].names.index("command")
    if "\0" not in (content[number] or ""):
        return row
    was_right = log_checksum(*content) == checksum
    content[number] = content[number].replace("\0", "\N{REPLACEMENT CHARACTER}")
    return (*content, log_checksum(*content) if was_right else checksum)


def _with_bytes(row: Row, binary: frozenset[int]) -> Row:
    """SQLite keeps text in a column for bytes, too."""
    if not any(isinstance(row[number], str) for number in binary):
        return row
    return tuple(
        value.encode() if number in binary and isinstance(value, str) else value
        for number, value in enumerate(row)
    )
