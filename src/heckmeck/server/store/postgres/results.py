"""Results of finished games in PostgreSQL: an index of the logs, one row per person and game."""

from heckmeck.server.store import queries
from heckmeck.server.store.interface import GameFilter, ListedResult, StoredResult
from heckmeck.server.store.nodes import News
from heckmeck.server.store.postgres.connections import Connections, Db, Record, numbered
from heckmeck.server.store.postgres.tables import Tell, delete_tables, lock_tables
from heckmeck.server.store.rows import has_opponent, read_result, read_summary, result_values

PAGE = 200  # results that are compared at a time
# Whoever is being deleted, or is forgetting games, comes before or after.
LOCK_PEOPLE = "SELECT who FROM identity WHERE who = ANY($1) AND name <> '' ORDER BY who FOR SHARE"
LOCK_PERSON = "SELECT who FROM identity WHERE who = $1 FOR UPDATE"
MARKS = ", ".join("?" * len(StoredResult._fields))
ADD = f"INSERT INTO result ({queries.RESULT}) VALUES ({MARKS}) ON CONFLICT DO NOTHING"  # noqa: S608


class PostgresResults:
    """See `ResultStore` in `heckmeck.server.store.interface`."""

    def __init__(self, connections: Connections, tell: Tell) -> None:
        self._read = connections.read
        self._write = connections.write
        self._tell = tell

    async def missing(self, limit: int, identity_id: int | None = None) -> list[str]:
        query = numbered(queries.missing(identity_id))
        values = (limit,) if identity_id is None else (identity_id, limit)
        return [row["id"] for row in await self._read(lambda db: db.fetch(query, *values))]

    async def write(self, table: str, results: list[StoredResult]) -> None:
        async def work(db: Db) -> None:
            rows = await db.fetch(LOCK_PEOPLE, sorted({each.who for each in results}))
            people = {row["who"] for row in rows}
            await lock_tables(db, [table])
            await db.execute(numbered(queries.CLEAR_RESULTS), table)
            if await db.execute(numbered(queries.HAS_RESULTS), table) == "UPDATE 0":
                return  # the table was deleted
            values = [result_values(each) for each in results if each.who in people]
            await db.executemany(numbered(ADD), values)

        await self._write(work)

    async def games(
        self, identity_id: int, wanted: GameFilter, before: tuple[int, str] | None, limit: int
    ) -> list[ListedResult]:
        found: list[ListedResult] = []
        page = limit if wanted.opponent is None else PAGE
        while len(found) < limit:
            columns = f"{queries.RESULT}, summary"
            query, values = queries.results_of(columns, identity_id, wanted, before)
            query += " ORDER BY ended DESC, table_id DESC LIMIT ?"
            rows = await self._fetch(query, *values, page)
            for *row, encoded in rows:
                result = read_result(row)
                summary = read_summary(result.table, encoded)
                if summary is not None and has_opponent(summary, result.seat, wanted):
                    found.append(ListedResult(result, summary))
            if len(rows) < page:
                break
            before = rows[-1]["ended"], rows[-1]["table_id"]
        return found[:limit]

    async def count(self, identity_id: int, wanted: GameFilter) -> int:
        if wanted.opponent is not None:
            return len(await self.all(identity_id, wanted))
        query, values = queries.results_of("count(*)", identity_id, wanted)
        return int((await self._fetch(query, *values))[0][0])

    async def all(self, identity_id: int, wanted: GameFilter) -> list[StoredResult]:
        columns = queries.RESULT if wanted.opponent is None else f"{queries.RESULT}, summary"
        query, values = queries.results_of(columns, identity_id, wanted)
        rows = await self._fetch(f"{query} ORDER BY ended, table_id", *values)
        if wanted.opponent is None:
            return [read_result(tuple(row)) for row in rows]
        found = []
        for *row, encoded in rows:
            result = read_result(row)
            if has_opponent(read_summary(result.table, encoded), result.seat, wanted):
                found.append(result)
        return found

    async def forget(self, identity_id: int, tables: list[str]) -> None:
        async def work(db: Db) -> None:
            await db.execute(LOCK_PERSON, identity_id)
            await lock_tables(db, tables)
            await delete_tables(db, tables)
            await db.execute(numbered(queries.FORGET), identity_id)
            await self._tell(db, News(tables=tables))

        await self._write(work)

    async def _fetch(self, query: str, *values: object) -> list[Record]:
        return await self._read(lambda db: db.fetch(numbered(query), *values))
