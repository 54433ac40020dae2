"""Results of finished games in SQLite: an index of the logs, one row per person and game."""

import sqlite3
from typing import Any

from heckmeck.server.store import queries
from heckmeck.server.store.database import Database, delete_tables
from heckmeck.server.store.interface import GameFilter, ListedResult, StoredResult
from heckmeck.server.store.rows import has_opponent, read_result, read_summary, result_values


class SqliteResults:
    """See `ResultStore` in `heckmeck.server.store.interface`."""

    def __init__(self, read: Database, write: Database) -> None:
        self._read = read
        self._write = write

    async def missing(self, limit: int, identity_id: int | None = None) -> list[str]:
        query = queries.missing(identity_id)
        values = (limit,) if identity_id is None else (identity_id, limit)
        return await self._read(lambda db: [row[0] for row in db.execute(query, values)])

    async def write(self, table: str, results: list[StoredResult]) -> None:
        await self._write(lambda db: write_results(db, table, results))

    async def games(
        self, identity_id: int, wanted: GameFilter, before: tuple[int, str] | None, limit: int
    ) -> list[ListedResult]:
        query, values = _query(f"{queries.RESULT}, summary", identity_id, wanted, before)
        query += " ORDER BY ended DESC, table_id DESC LIMIT ?"

        def work(db: sqlite3.Connection) -> list[ListedResult]:
            _register(db, wanted)
            found = []
            for *row, encoded in db.execute(query, (*values, limit)):
                result = read_result(row)
                summary = read_summary(result.table, encoded)
                if summary is not None:
                    found.append(ListedResult(result, summary))
            return found

        return await self._read(work)

    async def count(self, identity_id: int, wanted: GameFilter) -> int:
        query, values = _query("count(*)", identity_id, wanted)

        def work(db: sqlite3.Connection) -> int:
            _register(db, wanted)
            return int(db.execute(query, values).fetchone()[0])

        return await self._read(work)

    async def all(self, identity_id: int, wanted: GameFilter) -> list[StoredResult]:
        query, values = _query(queries.RESULT, identity_id, wanted)
        query += " ORDER BY ended, table_id"

        def work(db: sqlite3.Connection) -> list[StoredResult]:
            _register(db, wanted)
            return [read_result(row) for row in db.execute(query, values)]

        return await self._read(work)

    async def forget(self, identity_id: int, tables: list[str]) -> None:
        def work(db: sqlite3.Connection) -> None:
            delete_tables(db, tables)
            db.execute(queries.FORGET, (identity_id,))

        await self._write(work)


def write_results(db: sqlite3.Connection, table: str, results: list[StoredResult]) -> None:
    """Replace the results of a table. Who is deleted or has forgotten the game stays without."""
    db.execute(queries.CLEAR_RESULTS, (table,))
    marks = ", ".join("?" * len(StoredResult._fields))
    db.executemany(
        f"INSERT OR IGNORE INTO result ({queries.RESULT}) SELECT {marks} "  # noqa: S608
        "WHERE EXISTS (SELECT 1 FROM identity WHERE who = ? AND name <> '') "
        "AND EXISTS (SELECT 1 FROM game_table WHERE id = ?)",
        [(*result_values(each), each.who, table) for each in results],
    )
    db.execute(queries.HAS_RESULTS, (table,))


def read_results(db: sqlite3.Connection, table: str) -> list[StoredResult]:
    """The results of a table that count, by person."""
    query = f"SELECT {queries.RESULT} FROM result WHERE table_id = ? AND players > 0 ORDER BY who"  # noqa: S608
    return [read_result(row) for row in db.execute(query, (table,))]


def _query(
    columns: str, identity_id: int, wanted: GameFilter, before: tuple[int, str] | None = None
) -> tuple[str, list[Any]]:
    query, values = queries.results_of(columns, identity_id, wanted, before)
    if wanted.opponent is not None:
        query += " AND has_opponent(summary, seat, table_id)"
    return query, values


def _register(db: sqlite3.Connection, wanted: GameFilter) -> None:
    if wanted.opponent is not None:
        db.create_function(
            "has_opponent",
            3,
            lambda encoded, seat, table: has_opponent(read_summary(table, encoded), seat, wanted),
        )
