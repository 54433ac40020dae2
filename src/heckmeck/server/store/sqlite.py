"""The embedded store: one SQLite file, durable (WAL, synchronous=FULL), one writer."""

import asyncio
import os
import sqlite3
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO, TypeVar

import msgspec

from heckmeck.protocol import decode_entry, encode
from heckmeck.protocol.http import TableSummary
from heckmeck.rules.errors import sentence
from heckmeck.server.store.checkpoint import Checkpointer
from heckmeck.server.store.interface import Append, Conflict, Known
from heckmeck.server.store.writer import Writer
from heckmeck.server.tables.table import Header, Row

if sys.platform != "win32":
    import fcntl

T = TypeVar("T")

FORMAT = 1
KEEP_ABANDONED = 30 * 86_400_000  # ms; a table nobody wanted is then forgotten

SCHEMA = """
CREATE TABLE identity (who INTEGER PRIMARY KEY, name TEXT NOT NULL, created INTEGER NOT NULL);
CREATE TABLE token (hash BLOB PRIMARY KEY, who INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE link (hash BLOB PRIMARY KEY, who INTEGER NOT NULL, expires INTEGER NOT NULL)
    WITHOUT ROWID;
CREATE TABLE game_table (
    id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, secret BLOB NOT NULL, created INTEGER NOT NULL,
    -- an index of the log below, renewed together with it:
    lifecycle TEXT NOT NULL, owner INTEGER, public INTEGER NOT NULL, summary BLOB NOT NULL,
    updated INTEGER NOT NULL) WITHOUT ROWID;
CREATE INDEX by_lifecycle ON game_table (lifecycle, public, updated);
CREATE TABLE log (
    table_id TEXT NOT NULL, version INTEGER NOT NULL, at INTEGER NOT NULL, who INTEGER,
    command TEXT, entry BLOB NOT NULL, PRIMARY KEY (table_id, version)) WITHOUT ROWID;
CREATE TABLE joined (who INTEGER NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (who, table_id))
    WITHOUT ROWID;
CREATE TABLE life (one INTEGER PRIMARY KEY CHECK (one = 1), seen INTEGER NOT NULL);
CREATE TABLE away (gone INTEGER NOT NULL, back INTEGER NOT NULL);
"""


class StoreUnusable(Exception):
    """The file cannot be used; the text is one sentence."""


class SqliteStore:
    """See `heckmeck.server.store.interface`."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "heckmeck.db"
        self._reader: sqlite3.Connection
        self._reading = ThreadPoolExecutor(1, thread_name_prefix="store-reader")
        self._writer: Writer
        self._checkpointer: Checkpointer
        self._lock: IO[str] | None = None

    async def open(self) -> None:
        await self._read(self._prepare)
        self._writer = Writer(self._connect)
        self._checkpointer = Checkpointer(
            self._connect, self.file.with_name(self.file.name + "-wal")
        )

    async def close(self) -> None:
        await self._writer.close()
        await asyncio.to_thread(self._checkpointer.close)
        await self._read(lambda: self._reader.close())
        self._reading.shutdown()
        if self._lock is not None:
            self._lock.close()

    # identities

    async def add_identity(self, name: str, token_hash: bytes, now: int) -> Known:
        def work(db: sqlite3.Connection) -> Known:
            cursor = db.execute("INSERT INTO identity (name, created) VALUES (?, ?)", (name, now))
            who = int(cursor.lastrowid or 0)
            db.execute("INSERT INTO token VALUES (?, ?)", (token_hash, who))
            return Known(who, name)

        return await self._writer.write(work)

    async def identity(self, token_hash: bytes) -> Known | None:
        return await self._read(
            lambda: self._known(
                self._reader,
                "SELECT who, name FROM identity JOIN token USING (who) WHERE hash = ?",
                token_hash,
            )
        )

    async def rename(self, who: int, name: str) -> None:
        await self._writer.write(
            lambda db: db.execute("UPDATE identity SET name = ? WHERE who = ?", (name, who))
        )

    async def add_link(self, who: int, code_hash: bytes, expires: int) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM link WHERE who = ?", (who,))  # one at a time
            db.execute("INSERT INTO link VALUES (?, ?, ?)", (code_hash, who, expires))

        await self._writer.write(work)

    async def claim_link(self, code_hash: bytes, token_hash: bytes, now: int) -> Known | None:
        def work(db: sqlite3.Connection) -> Known | None:
            query = "DELETE FROM link WHERE hash = ? RETURNING who, expires"
            found = db.execute(query, (code_hash,)).fetchall()
            if not found or found[0][1] < now:
                return None
            who = found[0][0]
            db.execute("INSERT INTO token VALUES (?, ?)", (token_hash, who))
            return self._known(db, "SELECT who, name FROM identity WHERE who = ?", who)

        return await self._writer.write(work)

    # tables

    async def append(self, appends: list[Append]) -> None:
        def work(db: sqlite3.Connection) -> None:
            for each in appends:
                _append(db, each)

        await self._writer.write(work)

    async def load(self, key: str) -> tuple[Header, list[Row]] | None:
        return await self._read(lambda: self._load(key))

    async def unfinished(self) -> list[str]:
        return await self._read(
            lambda: [
                row[0]
                for row in self._reader.execute(
                    "SELECT id FROM game_table WHERE lifecycle IN ('open', 'running')"
                )
            ]
        )

    async def owned(self, who: int) -> int:
        query = (
            "SELECT count(*) FROM game_table WHERE lifecycle IN ('open', 'running') AND owner = ?"
        )
        return await self._read(lambda: int(self._reader.execute(query, (who,)).fetchone()[0]))

    async def public(self, limit: int) -> list[TableSummary]:
        return await self._summaries(
            "SELECT summary FROM game_table WHERE lifecycle IN ('open', 'running') AND public "
            "ORDER BY updated DESC LIMIT ?",
            limit,
        )

    async def joined(self, who: int, finished: bool, limit: int) -> list[TableSummary]:
        wanted = ("finished", "finished") if finished else ("open", "running")
        return await self._summaries(
            "SELECT summary FROM joined JOIN game_table ON id = table_id "
            "WHERE who = ? AND lifecycle IN (?, ?) ORDER BY updated DESC LIMIT ?",
            who,
            *wanted,
            limit,
        )

    # time

    async def beat(self, now: int) -> None:
        await self._writer.write(
            lambda db: db.execute("INSERT OR REPLACE INTO life VALUES (1, ?)", (now,))
        )

    async def wake(self, now: int) -> list[tuple[int, int]]:
        def work(db: sqlite3.Connection) -> list[tuple[int, int]]:
            seen = db.execute("SELECT seen FROM life").fetchone()
            if seen is not None and seen[0] < now:
                db.execute("INSERT INTO away VALUES (?, ?)", (seen[0], now))
            db.execute("INSERT OR REPLACE INTO life VALUES (1, ?)", (now,))
            db.execute("DELETE FROM away WHERE back < ?", (now - KEEP_ABANDONED,))
            old = now - KEEP_ABANDONED
            forgotten = "SELECT id FROM game_table WHERE lifecycle = 'abandoned' AND updated < ?"
            for index in ("log", "joined"):
                query = f"DELETE FROM {index} WHERE table_id IN ({forgotten})"  # noqa: S608
                db.execute(query, (old,))
            db.execute(
                "DELETE FROM game_table WHERE lifecycle = 'abandoned' AND updated < ?", (old,)
            )
            return [(gone, back) for gone, back in db.execute("SELECT gone, back FROM away")]

        return await self._writer.write(work)

    # private

    def _prepare(self) -> None:
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self._lock_folder()
            # Secrets are in it: nobody else on this machine may read it.
            os.close(os.open(self.file, os.O_RDWR | os.O_CREAT, 0o600))
            self._reader = self._connect()
            found = self._reader.execute("PRAGMA user_version").fetchone()[0]
            if found == 0:
                self._reader.executescript(f"BEGIN;{SCHEMA}PRAGMA user_version={FORMAT};COMMIT;")
            elif found != FORMAT:
                raise StoreUnusable(
                    sentence(
                        "store-format",
                        "{file} has format {found}; this program knows {known}",
                        file=str(self.file),
                        found=found,
                        known=FORMAT,
                    )
                )
        except (OSError, sqlite3.Error) as error:
            raise StoreUnusable(
                sentence(
                    "store-unusable",
                    "{file} cannot be used: {why}",
                    file=str(self.file),
                    why=getattr(error, "strerror", None) or str(error),
                )
            ) from None

    def _lock_folder(self) -> None:
        """Two servers on one folder would not hear of each other's news."""
        if sys.platform == "win32":
            return
        self._lock = (self.file.parent / "heckmeck.lock").open("w")
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise StoreUnusable(
                sentence(
                    "store-used",
                    "another server is using {folder}",
                    folder=str(self.file.parent),
                )
            ) from None

    def _connect(self) -> sqlite3.Connection:
        db = sqlite3.connect(self.file, timeout=10, isolation_level=None, check_same_thread=False)
        db.execute("PRAGMA journal_mode=WAL")
        db.execute("PRAGMA synchronous=FULL")
        db.execute("PRAGMA wal_autocheckpoint=0")  # a thread of its own does that
        return db

    async def _read(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._reading, work)

    def _known(self, db: sqlite3.Connection, query: str, key: object) -> Known | None:
        row = db.execute(query, (key,)).fetchone()
        return None if row is None else Known(*row)

    async def _summaries(self, query: str, *values: object) -> list[TableSummary]:
        def work() -> list[TableSummary]:
            rows = self._reader.execute(query, values)
            return [msgspec.json.decode(row[0], type=TableSummary) for row in rows]

        return await self._read(work)

    def _load(self, key: str) -> tuple[Header, list[Row]] | None:
        found = self._reader.execute(
            "SELECT id, code, secret, created FROM game_table WHERE id = ? OR code = ?",
            (key, key.upper()),
        ).fetchone()
        if found is None:
            return None
        rows = self._reader.execute(
            "SELECT version, at, who, command, entry FROM log WHERE table_id = ? ORDER BY version",
            (found[0],),
        )
        return Header(*found), [
            Row(version, at, who, command, decode_entry(entry))
            for version, at, who, command, entry in rows
        ]


def _append(db: sqlite3.Connection, new: Append) -> None:
    if new.header is not None and new.summary is not None:
        try:
            db.execute(
                "INSERT INTO game_table VALUES (?, ?, ?, ?, 'open', NULL, ?, x'', ?)",
                (*new.header, new.public, new.header.created),
            )
        except sqlite3.IntegrityError:
            raise Conflict("the id or the code of the new table is taken") from None
    elif not db.execute(
        "SELECT 1 FROM log WHERE table_id = ? AND version = ?", (new.table, new.expected)
    ).fetchone():
        raise Conflict(f"the log has not reached version {new.expected}")
    try:
        db.executemany(
            "INSERT INTO log VALUES (?, ?, ?, ?, ?, ?)",
            [
                (new.table, row.version, row.at, row.who, row.command, encode(row.entry))
                for row in new.rows
            ],
        )
    except sqlite3.IntegrityError:
        raise Conflict(f"the log has gone beyond version {new.expected}") from None
    if new.summary is not None:
        db.execute(
            "UPDATE game_table SET lifecycle = ?, owner = ?, summary = ?, updated = ? WHERE id = ?",
            (
                new.summary.lifecycle,
                new.owner,
                encode(new.summary),
                new.summary.updated,
                new.table,
            ),
        )
    db.executemany(
        "INSERT OR IGNORE INTO joined VALUES (?, ?)", [(who, new.table) for who in new.joined]
    )
