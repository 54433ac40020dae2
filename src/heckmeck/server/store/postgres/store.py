"""The store that several nodes share: one PostgreSQL database."""

import asyncio
import secrets
from collections.abc import Callable
from contextlib import AsyncExitStack
from itertools import groupby

from heckmeck.protocol.http import TableSummary
from heckmeck.server.refusal import Refusal
from heckmeck.server.store import queries
from heckmeck.server.store.interface import (
    Append,
    IndexEntry,
    ListedTable,
    LogRow,
    SharedTime,
    StoreUnusable,
    TableHeader,
    TableUnreadable,
)
from heckmeck.server.store.nodes import News
from heckmeck.server.store.postgres import batch
from heckmeck.server.store.postgres.appender import Appender
from heckmeck.server.store.postgres.chains import PostgresChains
from heckmeck.server.store.postgres.connections import Connections, Db, Record, numbered
from heckmeck.server.store.postgres.news import notify
from heckmeck.server.store.postgres.nodes import PostgresNodes
from heckmeck.server.store.postgres.people import PostgresPeople
from heckmeck.server.store.postgres.results import PostgresResults
from heckmeck.server.store.postgres.schema import prepare
from heckmeck.server.store.postgres.tables import delete_tables, lock_tables
from heckmeck.server.store.rows import (
    RowsUnreadable,
    check_length,
    note_unreadable,
    read_rows,
    read_summary,
)

SECRET_BYTES = 32
MANY_ROWS = 500  # which take longer to decode than the event loop should wait
# One row without a version for a table that has none of these rows.
ROWS_SINCE = f"""
SELECT game_table.id, {queries.LOG_ROW}
FROM unnest($1::text[], $2::int[]) AS wanted (id, version) JOIN game_table USING (id)
LEFT JOIN log ON table_id = game_table.id AND log.version > wanted.version
ORDER BY game_table.id, log.version
"""  # noqa: S608


class PostgresStore:
    """See `heckmeck.server.store.interface`."""

    def __init__(
        self,
        address: str,
        nodes: PostgresNodes | None = None,
        on_commit: Callable[[float], None] = lambda _: None,
    ) -> None:
        self._on_commit = on_commit
        self._connections = Connections(address)
        self._appender: Appender
        self.nodes = nodes or PostgresNodes()
        self.people = PostgresPeople(self._connections, self._tell)
        self.results = PostgresResults(self._connections, self._tell)
        self.chains = PostgresChains(self._connections)

    @property
    def database(self) -> str:
        """The address without the password."""
        return self._connections.database

    async def open(self) -> None:
        db = await self._connections.connect_first()
        async with AsyncExitStack() as on_error:
            on_error.callback(db.terminate)
            try:
                await prepare(db, self.database, secrets.token_bytes(SECRET_BYTES))
                await db.close()
                await self._connections.open()
                on_error.push_async_callback(self._connections.close)
                on_error.push_async_callback(self.nodes.close)
                await self.nodes.open(self._connections.connect)
            except StoreUnusable:
                raise
            except Exception as error:
                raise self._connections.unusable(error) from error
            on_error.pop_all()
        self._appender = Appender(self._connections.connect, self.nodes, self._on_commit)

    async def close(self) -> None:
        await self._appender.close()
        await self.nodes.close()
        await self._connections.close()

    # tables

    async def append(self, appends: list[Append]) -> None:
        if any("\0" in (row.command or "") for each in appends for row in each.rows):
            raise Refusal("bad_message")  # PostgreSQL keeps no such text
        await self._appender.append(appends)

    async def reindex(self, table: str, version: int, index: IndexEntry) -> None:
        async def work(db: Db) -> None:
            await lock_tables(db, [table])
            if await batch.version(db, table) == version:
                await batch.write_index(db, {table: index})

        await self._connections.write(work)

    async def rows_since(self, versions: dict[str, int]) -> dict[str, list[LogRow]]:
        rows = await self._fetch(ROWS_SINCE, list(versions), list(versions.values()))
        found = {}
        for table, group in groupby(rows, key=lambda row: row["id"]):
            new = [tuple(row)[1:] for row in group if row["version"] is not None]
            try:
                found[table] = read_rows(table, new)
            except RowsUnreadable as error:
                note_unreadable(table, error)
        return found

    async def load(
        self, key: str, most: int | None = None
    ) -> tuple[TableHeader, list[LogRow]] | None:
        async def work(db: Db) -> tuple[TableHeader, list[LogRow]] | None:
            found = await db.fetchrow(numbered(queries.HEADER), key, key.upper())
            if found is None:
                return None
            *columns, length = found
            header = TableHeader(*columns)
            check_length(header, length, most)
            rows = await db.fetch(numbered(queries.LOG), header.id)
            if length and not rows:
                return None  # deleted in this moment
            try:
                if len(rows) < MANY_ROWS:
                    return header, read_rows(header.id, rows)
                return header, await asyncio.to_thread(read_rows, header.id, rows)
            except RowsUnreadable as error:
                raise TableUnreadable(header, str(error)) from error

        return None if "\0" in key else await self._connections.read(work)

    async def unfinished(self) -> list[str]:
        return [row["id"] for row in await self._fetch(queries.UNFINISHED)]

    async def count_by_lifecycle(self) -> dict[str, int]:
        rows = await self._fetch(queries.COUNT_BY_LIFECYCLE)
        return {row["lifecycle"]: row["count"] for row in rows}

    async def public_tables(self, limit: int) -> list[TableSummary]:
        return await self._summaries(queries.PUBLIC_TABLES, limit)

    async def current_tables(self, identity_id: int, limit: int) -> list[TableSummary]:
        return await self._summaries(queries.CURRENT_TABLES, identity_id, limit)

    async def has_finished(self, identity_id: int) -> bool:
        return bool(await self._fetch(queries.HAS_FINISHED, identity_id))

    async def summaries(self, tables: list[str]) -> list[TableSummary]:
        query = "SELECT id, summary FROM game_table WHERE id = ANY(?)"
        return await self._summaries(query, tables)

    async def finished_since(self, updated: int) -> list[TableSummary]:
        return await self._summaries(queries.FINISHED_SINCE, updated)

    async def all_tables(self, every: bool, limit: int) -> list[ListedTable]:
        return [
            ListedTable(summary, owner, bool(public))
            for table, encoded, owner, public in await self._fetch(queries.all_tables(every), limit)
            if (summary := read_summary(table, encoded)) is not None
        ]

    # time

    async def heartbeat(self, uptime: int) -> SharedTime:  # noqa: ARG002  the nodes have their own
        return await self.nodes.heartbeat()

    async def last_uptime(self) -> int:
        return int((await self._fetch(queries.LAST_UPTIME))[0][0])

    async def delete_abandoned(self, before: int) -> None:
        async def work(db: Db) -> None:
            rows = await db.fetch(numbered(queries.ABANDONED), before)
            tables = sorted(row["id"] for row in rows)
            if not tables:
                return
            await lock_tables(db, tables)
            # Nobody continues an abandoned table: it stays so.
            await delete_tables(db, tables)
            await self._tell(db, News(tables=tables))

        await self._connections.write(work)

    # private

    async def _tell(self, db: Db, news: News) -> None:
        news.node = self.nodes.current_lease
        await notify(db, self.nodes.channel, news)

    async def _fetch(self, query: str, *values: object) -> list[Record]:
        return await self._connections.read(lambda db: db.fetch(numbered(query), *values))

    async def _summaries(self, query: str, *values: object) -> list[TableSummary]:
        """The query gives ids and summaries, perhaps each with whether it is the reader's turn."""
        return [
            summary
            for row in await self._fetch(query, *values)
            if (summary := read_summary(*row)) is not None
        ]
