"""The embedded store: one SQLite file, durable (WAL, synchronous=FULL), one writer."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path
from typing import TypeVar

import msgspec
from filelock import Timeout

from heckmeck.message import os_reason
from heckmeck.protocol import decode_entry, encode
from heckmeck.protocol.http import TableSummary
from heckmeck.rules import HeckmeckError
from heckmeck.server.logs import log
from heckmeck.server.store.checkpoint import Checkpointer
from heckmeck.server.store.checksums import log_checksum, register
from heckmeck.server.store.database import delete_tables
from heckmeck.server.store.failures import is_damage, refusal_from_sqlite
from heckmeck.server.store.files import DATABASE, create, find_trace, folder_lock
from heckmeck.server.store.interface import (
    Append,
    Conflict,
    Held,
    IndexEntry,
    ListedTable,
    LogRow,
    StoreUnusable,
    TableHeader,
    TableUnreadable,
)
from heckmeck.server.store.migrations import migrate
from heckmeck.server.store.people import SqlitePeople
from heckmeck.server.store.results import SqliteResults
from heckmeck.server.store.writer import Writer

T = TypeVar("T")


class SqliteStore:
    """See `heckmeck.server.store.interface`."""

    def __init__(self, folder: Path, on_commit: Callable[[float], None] = lambda _: None) -> None:
        self._on_commit = on_commit
        self.file = folder / DATABASE
        self._lock = folder_lock(folder)
        self._reader: sqlite3.Connection
        self._reading = ThreadPoolExecutor(1, thread_name_prefix="store-reader")
        self._writer: Writer
        self._checkpointer: Checkpointer
        self.people = SqlitePeople(self._run_read, self._run_write)
        self.results = SqliteResults(self._run_read, self._run_write)

    async def open(self) -> None:
        await self._read(self._prepare)
        self._writer = Writer(self._connect, self._on_commit)
        self._checkpointer = Checkpointer(self._connect)

    async def close(self) -> None:
        await self._writer.close()
        await asyncio.to_thread(self._checkpointer.close)
        await self._read(lambda: self._reader.close())
        self._reading.shutdown()
        self._lock.release()

    # tables

    async def append(self, appends: list[Append]) -> None:
        def work(db: sqlite3.Connection) -> None:
            for each in appends:
                _append(db, each)

        await self._writer.write(work)

    async def reindex(self, table: str, index: IndexEntry) -> None:
        await self._writer.write(lambda db: write_index(db, table, index))

    async def load(
        self, key: str, most: int | None = None
    ) -> tuple[TableHeader, list[LogRow]] | None:
        return await self._read(lambda: load_table(self._reader, key, most))

    async def unfinished(self) -> list[str]:
        query = "SELECT id FROM game_table WHERE lifecycle IN ('open', 'running')"
        return await self._read(lambda: [row[0] for row in self._reader.execute(query)])

    async def count_by_lifecycle(self) -> dict[str, int]:
        query = "SELECT lifecycle, count(*) FROM game_table GROUP BY lifecycle"
        return await self._read(lambda: dict(self._reader.execute(query).fetchall()))

    async def count_held(self, identity_id: int) -> Held:
        # Both count `joined`: it has the owner of a table too, and an index by identity.
        query = (
            "SELECT count(*) FILTER (WHERE owner IS who), "
            "count(*) FILTER (WHERE owner IS who AND public AND lifecycle = 'open'), "
            "count(*) FILTER (WHERE owner IS NOT who AND seated AND public AND lifecycle = 'open') "
            "FROM joined JOIN game_table ON id = table_id "
            "WHERE who = ? AND lifecycle IN ('open', 'running')"
        )
        return await self._read(
            lambda: Held(*self._reader.execute(query, (identity_id,)).fetchone())
        )

    async def public_tables(self, limit: int) -> list[TableSummary]:
        return await self._summaries(
            "SELECT id, summary, 0 FROM game_table "
            "WHERE lifecycle IN ('open', 'running') AND public ORDER BY updated DESC LIMIT ?",
            limit,
        )

    async def current_tables(self, identity_id: int, limit: int) -> list[TableSummary]:
        return await self._summaries(
            "SELECT id, summary, mover IS who FROM joined JOIN game_table ON id = table_id "
            "WHERE who = ? AND (seated OR owner IS who) AND lifecycle IN ('open', 'running') "
            "ORDER BY updated DESC LIMIT ?",
            identity_id,
            limit,
        )

    async def has_finished(self, identity_id: int) -> bool:
        query = (
            "SELECT 1 FROM joined JOIN game_table ON id = table_id "
            "WHERE who = ? AND lifecycle = 'finished' LIMIT 1"
        )
        return await self._read(
            lambda: self._reader.execute(query, (identity_id,)).fetchone() is not None
        )

    async def summaries(self, tables: list[str]) -> list[TableSummary]:
        marks = ", ".join("?" * len(tables))
        query = f"SELECT id, summary, 0 FROM game_table WHERE id IN ({marks})"  # noqa: S608
        return await self._summaries(query, *tables)

    async def finished_since(self, updated: int) -> list[TableSummary]:
        return await self._summaries(
            "SELECT id, summary, 0 FROM game_table "
            "WHERE lifecycle = 'finished' AND public = 0 AND updated >= ?",
            updated,
        )

    async def all_tables(self, every: bool, limit: int) -> list[ListedTable]:
        query = (
            "SELECT id, summary, owner, public FROM game_table "
            "WHERE ? OR lifecycle IN ('open', 'running') ORDER BY updated DESC LIMIT ?"
        )

        def work() -> list[ListedTable]:
            return [
                ListedTable(summary, owner, bool(public))
                for table, encoded, owner, public in self._reader.execute(query, (every, limit))
                if (summary := _read_summary(table, encoded)) is not None
            ]

        return await self._read(work)

    # time

    async def heartbeat(self, uptime: int) -> None:
        query = "INSERT OR REPLACE INTO life VALUES (1, ?)"
        await self._writer.write(lambda db: db.execute(query, (uptime,)))

    async def last_uptime(self) -> int:
        query = "SELECT coalesce(max(seen), 0) FROM life"
        return await self._read(lambda: int(self._reader.execute(query).fetchone()[0]))

    async def delete_abandoned(self, before: int) -> None:
        await self._writer.write(lambda db: _delete_abandoned(db, before))

    # private

    def _prepare(self) -> None:
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            trace = find_trace(self.file)
            self._lock.acquire()  # two servers in one folder would not see each other's changes
        except Timeout:
            raise StoreUnusable("store-used", folder=str(self.file.parent)) from None
        except OSError as error:
            raise self._unusable(error) from None
        with ExitStack() as on_error:
            on_error.callback(self._lock.release)
            try:
                if not self.file.exists():
                    if trace is not None:
                        raise StoreUnusable("store-missing", file=str(self.file), trace=str(trace))
                    create(self.file)
                elif not self.file.stat().st_size:
                    raise StoreUnusable("store-empty", file=str(self.file))
                self._reader = on_error.enter_context(closing(self._connect()))
                migrate(self._reader, self.file)
            except (OSError, sqlite3.Error) as error:
                raise self._unusable(error) from None
            on_error.pop_all()

    def _unusable(self, error: Exception) -> StoreUnusable:
        return StoreUnusable("store-unusable", file=str(self.file), why=os_reason(error))

    def _connect(self) -> sqlite3.Connection:
        db = sqlite3.connect(self.file, timeout=10, isolation_level=None, check_same_thread=False)
        db.execute("PRAGMA journal_mode=WAL")
        db.execute("PRAGMA synchronous=FULL")
        db.execute("PRAGMA wal_autocheckpoint=0")  # a thread of its own does that
        db.execute("PRAGMA secure_delete=ON")  # what people delete must not stay in free pages
        register(db)
        return db

    async def _run_read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        return await self._read(lambda: work(self._reader))

    async def _run_write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        return await self._writer.write(work)

    async def _read(self, work: Callable[[], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reading, work)
        except sqlite3.Error as error:
            raise refusal_from_sqlite(error) from error

    async def _summaries(self, query: str, *values: object) -> list[TableSummary]:
        """The query gives ids and summaries, each with whether it is the reader's turn."""

        def work() -> list[TableSummary]:
            found = []
            for table, encoded, your_turn in self._reader.execute(query, values):
                summary = _read_summary(table, encoded)
                if summary is not None:
                    summary.your_turn = bool(your_turn)
                    found.append(summary)
            return found

        return await self._read(work)


def _read_summary(table: str, encoded: bytes) -> TableSummary | None:
    """None: it is damaged. That table is left out of the list, and the others are shown."""
    try:
        return msgspec.json.decode(encoded, type=TableSummary)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        log.error("table_not_listed", table=table, problem=type(error).__name__)
        return None


def load_table(
    db: sqlite3.Connection, key: str, most: int | None = None
) -> tuple[TableHeader, list[LogRow]] | None:
    """See `Store.load`."""
    found = db.execute(
        "SELECT id, code, secret, created FROM game_table WHERE id = ? OR code = ?",
        (key, key.upper()),
    ).fetchone()
    if found is None:
        return None
    header = TableHeader(*found)
    try:
        return header, list(_rows(db, header, most))
    except (msgspec.DecodeError, HeckmeckError, ValueError, TypeError) as error:
        raise TableUnreadable(header, "an entry cannot be decoded") from error
    except sqlite3.Error as error:
        if not is_damage(error):
            raise
        raise TableUnreadable(header, "its log is damaged") from error


def _rows(db: sqlite3.Connection, header: TableHeader, most: int | None) -> Iterator[LogRow]:
    query = "SELECT max(version) FROM log WHERE table_id = ?"
    length = db.execute(query, (header.id,)).fetchone()[0] or 0
    if most is not None and length > most:
        raise TableUnreadable(header, f"its log has {length} entries, more than {most}")
    rows = db.execute(
        "SELECT version, at, who, command, entry, uptime, checksum FROM log WHERE table_id = ? "
        "ORDER BY version",
        (header.id,),
    )
    for *row, checksum in rows:
        version, at, identity_id, command, entry, uptime = row
        if log_checksum(header.id, *row) != checksum:
            raise TableUnreadable(header, f"entry {version} is damaged: its checksum is wrong")
        yield LogRow(version, at, identity_id, command, decode_entry(entry), uptime)


def _append(db: sqlite3.Connection, new: Append) -> None:
    if new.header is not None:
        try:
            db.execute(
                "INSERT INTO game_table (id, code, secret, created, lifecycle, public, summary, "
                "updated) VALUES (?, ?, ?, ?, 'open', ?, x'', ?)",
                (*new.header, new.public, new.header.created),
            )
        except sqlite3.IntegrityError:
            raise Conflict("the id or the code of the new table is taken") from None
    elif not db.execute(
        "SELECT 1 FROM log WHERE table_id = ? AND version = ?", (new.table, new.expected)
    ).fetchone():
        raise Conflict(f"the log has not reached version {new.expected}")
    rows = [(new.table, *row[:4], encode(row.entry), row.uptime) for row in new.rows]
    try:
        db.executemany(
            "INSERT INTO log (table_id, version, at, who, command, entry, uptime, checksum) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            [(*row, log_checksum(*row)) for row in rows],
        )
    except sqlite3.IntegrityError:
        raise Conflict(f"the log has gone beyond version {new.expected}") from None
    if new.index_entry is not None:
        write_index(db, new.table, new.index_entry)


def write_index(db: sqlite3.Connection, table: str, index: IndexEntry) -> None:
    summary = index.summary
    db.execute(
        "UPDATE game_table SET code = ?, lifecycle = ?, owner = ?, mover = ?, summary = ?, "
        "updated = ? WHERE id = ?",
        (
            summary.code,
            summary.lifecycle,
            index.owner,
            index.mover,
            encode(summary),
            summary.updated,
            table,
        ),
    )
    if index.seated is not None:
        members = index.seated if index.owner is None else index.seated | {index.owner}
        if summary.lifecycle == "open":  # whoever leaves before the game has no part in it
            db.execute("DELETE FROM joined WHERE table_id = ?", (table,))
        else:
            db.execute("UPDATE joined SET seated = 0 WHERE table_id = ?", (table,))
        db.executemany(
            "INSERT OR REPLACE INTO joined VALUES (?, ?, ?)",
            [(member, table, member in index.seated) for member in members],
        )


def _delete_abandoned(db: sqlite3.Connection, before: int) -> None:
    query = (
        "SELECT id FROM game_table WHERE lifecycle = 'abandoned' AND ? > "
        "(SELECT uptime FROM log WHERE table_id = id ORDER BY version DESC LIMIT 1)"
    )
    delete_tables(db, [table for (table,) in db.execute(query, (before,)).fetchall()])
