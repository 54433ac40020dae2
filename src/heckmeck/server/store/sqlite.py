"""The embedded store: one SQLite file, durable (WAL, synchronous=FULL), one writer."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path
from typing import TypeVar

from filelock import Timeout

from heckmeck.message import os_reason
from heckmeck.protocol.http import TableSummary
from heckmeck.server.store import queries
from heckmeck.server.store.checkpoint import Checkpointer
from heckmeck.server.store.checksums import register
from heckmeck.server.store.daily_chain import ChainFile
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
from heckmeck.server.store.moved import refuse_moved
from heckmeck.server.store.nodes import OnlyNode
from heckmeck.server.store.people import SqlitePeople
from heckmeck.server.store.results import SqliteResults
from heckmeck.server.store.rows import (
    RowsUnreadable,
    check_length,
    index_values,
    joined_rows,
    note_unreadable,
    read_rows,
    read_summary,
    stored_row,
)
from heckmeck.server.store.writer import Writer

T = TypeVar("T")
# One row without a version if the table has none of these rows, and no row if there is no table.
ROWS_SINCE = (
    f"SELECT {queries.LOG_ROW} FROM game_table "  # noqa: S608
    "LEFT JOIN log ON table_id = id AND log.version > ? WHERE id = ? ORDER BY log.version"
)


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
        self.chains = ChainFile(folder)
        self.nodes = OnlyNode()

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
                if each.actor is not None:
                    self.people.check_actor(db, each.actor)
            for each in appends:
                _check_version(db, each)
                self.people.check_guests(db, each.guests)
            for each in appends:
                if each.check_held is not None and each.actor is not None:
                    each.check_held(_count_held(db, each.actor))
            try:
                for each in appends:
                    _append(db, each)
            except sqlite3.IntegrityError:
                raise Conflict("a code is taken") from None

        await self._writer.write(work)

    async def reindex(self, table: str, version: int, index: IndexEntry) -> None:
        def work(db: sqlite3.Connection) -> None:
            if _version(db, table) == version:
                write_index(db, table, index)

        await self._writer.write(work)

    async def rows_since(self, versions: dict[str, int]) -> dict[str, list[LogRow]]:
        def work() -> dict[str, list[LogRow]]:
            found = {}
            for table, version in versions.items():
                try:
                    rows = self._reader.execute(ROWS_SINCE, (version, table)).fetchall()
                    if rows:
                        found[table] = read_rows(table, [row for row in rows if row[0] is not None])
                except (RowsUnreadable, sqlite3.Error) as error:
                    if isinstance(error, sqlite3.Error) and not is_damage(error):
                        raise
                    note_unreadable(table, error)
            return found

        return await self._read(work)

    async def load(
        self, key: str, most: int | None = None
    ) -> tuple[TableHeader, list[LogRow]] | None:
        return await self._read(lambda: load_table(self._reader, key, most))

    async def unfinished(self) -> list[str]:
        return await self._read(
            lambda: [row[0] for row in self._reader.execute(queries.UNFINISHED)]
        )

    async def count_by_lifecycle(self) -> dict[str, int]:
        query = queries.COUNT_BY_LIFECYCLE
        return await self._read(lambda: dict(self._reader.execute(query).fetchall()))

    async def public_tables(self, limit: int) -> list[TableSummary]:
        return await self._summaries(queries.PUBLIC_TABLES, limit)

    async def current_tables(self, identity_id: int, limit: int) -> list[TableSummary]:
        return await self._summaries(queries.CURRENT_TABLES, identity_id, limit)

    async def has_finished(self, identity_id: int) -> bool:
        values = (identity_id,)
        return await self._read(
            lambda: self._reader.execute(queries.HAS_FINISHED, values).fetchone() is not None
        )

    async def summaries(self, tables: list[str]) -> list[TableSummary]:
        marks = ", ".join("?" * len(tables))
        query = f"SELECT id, summary FROM game_table WHERE id IN ({marks})"  # noqa: S608
        return await self._summaries(query, *tables)

    async def finished_since(self, updated: int) -> list[TableSummary]:
        return await self._summaries(queries.FINISHED_SINCE, updated)

    async def all_tables(self, every: bool, limit: int) -> list[ListedTable]:
        def work() -> list[ListedTable]:
            rows = self._reader.execute(queries.all_tables(every), (limit,))
            return [
                ListedTable(summary, owner, bool(public))
                for table, encoded, owner, public in rows
                if (summary := read_summary(table, encoded)) is not None
            ]

        return await self._read(work)

    # time

    async def heartbeat(self, uptime: int) -> None:
        query = "INSERT OR REPLACE INTO life VALUES (1, ?)"
        await self._writer.write(lambda db: db.execute(query, (uptime,)))

    async def last_uptime(self) -> int:
        return await self._read(
            lambda: int(self._reader.execute(queries.LAST_UPTIME).fetchone()[0])
        )

    async def delete_abandoned(self, before: int) -> None:
        def work(db: sqlite3.Connection) -> None:
            found = db.execute(queries.ABANDONED, (before,)).fetchall()
            delete_tables(db, [table for (table,) in found])

        await self._writer.write(work)

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
                    refuse_moved(self.file.parent)
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
        """The query gives ids and summaries, perhaps each with whether it is the reader's turn."""
        return await self._read(
            lambda: [
                summary
                for row in self._reader.execute(query, values)
                if (summary := read_summary(*row)) is not None
            ]
        )


def load_table(
    db: sqlite3.Connection, key: str, most: int | None = None
) -> tuple[TableHeader, list[LogRow]] | None:
    """See `Store.load`."""
    found = db.execute(queries.HEADER, (key, key.upper())).fetchone()
    if found is None:
        return None
    *columns, length = found
    header = TableHeader(*columns)
    check_length(header, length, most)
    try:
        return header, read_rows(header.id, db.execute(queries.LOG, (header.id,)))
    except RowsUnreadable as error:
        raise TableUnreadable(header, str(error)) from error
    except sqlite3.Error as error:
        if not is_damage(error):
            raise
        raise TableUnreadable(header, "its log is damaged") from error


def _version(db: sqlite3.Connection, table: str) -> int:
    return db.execute(queries.VERSION, (table,)).fetchone()[0] or 0


def _count_held(db: sqlite3.Connection, identity_id: int) -> Held:
    return Held(*db.execute(queries.COUNT_HELD, (identity_id,)).fetchone())


def _check_version(db: sqlite3.Connection, new: Append) -> None:
    exists = db.execute("SELECT 1 FROM game_table WHERE id = ?", (new.table,)).fetchone()
    if (exists is None) != (new.header is not None):
        raise Conflict("the table does not exist" if exists is None else "the id is taken")
    found = _version(db, new.table)
    if found != new.expected:
        raise Conflict(f"the log has version {found}, not {new.expected}")


def _append(db: sqlite3.Connection, new: Append) -> None:
    if new.header is not None:
        db.execute(
            f"{queries.ADD_TABLE} VALUES (?, ?, ?, ?, 'open', ?, x'', ?)",
            (*new.header, new.public, new.header.created),
        )
    db.executemany(
        "INSERT INTO log (table_id, version, at, who, command, entry, uptime, checksum) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [stored_row(new.table, row) for row in new.rows],
    )
    if new.index_entry is not None:
        write_index(db, new.table, new.index_entry)


def write_index(db: sqlite3.Connection, table: str, index: IndexEntry) -> None:
    db.execute(
        "UPDATE game_table SET code = ?, lifecycle = ?, owner = ?, mover = ?, summary = ?, "
        "updated = ? WHERE id = ?",
        (*index_values(index), table),
    )
    if index.seated is not None:
        if index.summary.lifecycle == "open":  # whoever leaves before the game has no part in it
            db.execute("DELETE FROM joined WHERE table_id = ?", (table,))
        else:
            db.execute("UPDATE joined SET seated = 0 WHERE table_id = ?", (table,))
        db.executemany("INSERT OR REPLACE INTO joined VALUES (?, ?, ?)", joined_rows(table, index))
