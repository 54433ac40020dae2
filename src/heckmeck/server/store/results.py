"""Results of finished games in SQLite: an index of the logs, one row per person and game."""

import sqlite3
from typing import Any

import msgspec

from heckmeck.protocol.http import TableSummary
from heckmeck.server.store.database import Database, delete_tables
from heckmeck.server.store.interface import GameFilter, ListedResult, StoredResult

COLUMNS = (
    "who, table_id, ended, edition, players, people, seat, own_seats, place, worms, won, turns, "
    "fails, steals, robbed, bot_turns, has_left, specialists, daily"
)
MISSING = "lifecycle = 'finished' AND results = 0"  # the condition of the index `without_results`


class SqliteResults:
    """See `ResultStore` in `heckmeck.server.store.interface`."""

    def __init__(self, read: Database, write: Database) -> None:
        self._read = read
        self._write = write

    async def missing(self, limit: int, identity_id: int | None = None) -> list[str]:
        if identity_id is None:
            query = f"SELECT id FROM game_table WHERE {MISSING} ORDER BY updated DESC LIMIT ?"  # noqa: S608
            values: tuple[int, ...] = (limit,)
        else:
            query = (
                "SELECT id FROM joined JOIN game_table ON id = table_id "  # noqa: S608
                f"WHERE who = ? AND {MISSING} ORDER BY updated DESC LIMIT ?"
            )
            values = (identity_id, limit)
        return await self._read(lambda db: [row[0] for row in db.execute(query, values)])

    async def write(self, table: str, results: list[StoredResult]) -> None:
        await self._write(lambda db: write_results(db, table, results))

    async def games(
        self, identity_id: int, wanted: GameFilter, before: tuple[int, str] | None, limit: int
    ) -> list[ListedResult]:
        where, values = _conditions(identity_id, wanted)
        if before is not None:
            where += " AND (ended, table_id) < (?, ?)"
            values = (*values, *before)
        query = (
            f"SELECT {COLUMNS}, summary FROM result JOIN game_table ON id = table_id "  # noqa: S608
            f"WHERE {where} ORDER BY ended DESC, table_id DESC LIMIT ?"
        )

        def work(db: sqlite3.Connection) -> list[ListedResult]:
            _register(db, wanted)
            return [
                ListedResult(_result(row), summary)
                for *row, encoded in db.execute(query, (*values, limit))
                if (summary := _summary(encoded)) is not None
            ]

        return await self._read(work)

    async def count(self, identity_id: int, wanted: GameFilter) -> int:
        where, values = _conditions(identity_id, wanted)
        query = f"SELECT count(*) FROM result JOIN game_table ON id = table_id WHERE {where}"  # noqa: S608

        def work(db: sqlite3.Connection) -> int:
            _register(db, wanted)
            return int(db.execute(query, values).fetchone()[0])

        return await self._read(work)

    async def all(self, identity_id: int, wanted: GameFilter) -> list[StoredResult]:
        where, values = _conditions(identity_id, wanted)
        query = (
            f"SELECT {COLUMNS} FROM result JOIN game_table ON id = table_id "  # noqa: S608
            f"WHERE {where} ORDER BY ended, table_id"
        )

        def work(db: sqlite3.Connection) -> list[StoredResult]:
            _register(db, wanted)
            return [_result(row) for row in db.execute(query, values)]

        return await self._read(work)

    async def forget(self, identity_id: int, tables: list[str]) -> None:
        def work(db: sqlite3.Connection) -> None:
            delete_tables(db, tables)
            # What stays says only that the person wants no result here, so that nothing counts
            # the game again.
            db.execute(
                "UPDATE result SET ended = 0, edition = '', players = 0, people = 0, seat = 0, "
                "own_seats = 0, place = 0, worms = 0, won = 0, turns = 0, fails = 0, steals = 0, "
                "robbed = 0, bot_turns = 0, has_left = 0, specialists = '', daily = NULL "
                "WHERE who = ?",
                (identity_id,),
            )

        await self._write(work)


def write_results(db: sqlite3.Connection, table: str, results: list[StoredResult]) -> None:
    """Replace the results of a table. Who is deleted or has forgotten the game stays without."""
    db.execute("DELETE FROM result WHERE table_id = ? AND players > 0", (table,))
    marks = ", ".join("?" * len(StoredResult._fields))
    db.executemany(
        f"INSERT OR IGNORE INTO result ({COLUMNS}) SELECT {marks} "  # noqa: S608
        "WHERE EXISTS (SELECT 1 FROM identity WHERE who = ? AND name <> '') "
        "AND EXISTS (SELECT 1 FROM game_table WHERE id = ?)",
        [(*each, each.who, table) for each in results],
    )
    db.execute("UPDATE game_table SET results = 1 WHERE id = ?", (table,))


def read_results(db: sqlite3.Connection, table: str) -> list[StoredResult]:
    """The results of a table that count, by person."""
    query = f"SELECT {COLUMNS} FROM result WHERE table_id = ? AND players > 0 ORDER BY who"  # noqa: S608
    return [_result(row) for row in db.execute(query, (table,))]


def _result(row: Any) -> StoredResult:
    found = StoredResult(*row)
    return found._replace(won=bool(found.won), left=bool(found.left))


def _conditions(identity_id: int, wanted: GameFilter) -> tuple[str, tuple[Any, ...]]:
    """A condition of SQL and its values. A forgotten game has no players."""
    conditions, values = ["result.who = ?", "players > 0"], [identity_id]
    for condition, value in (
        ("edition = ?", wanted.edition),
        ("players = ?", wanted.players),
        ("(people > 0) = ?", None if wanted.company is None else wanted.company == "people"),
        ("won = ?", wanted.won),
        ("ended >= ?", wanted.since),
        ("ended < ?", wanted.until),
        ("(daily IS NOT NULL) = ?", wanted.daily),
        ("has_opponent(summary, seat) = ?", None if wanted.opponent is None else True),
    ):
        if value is not None:
            conditions.append(condition)
            values.append(value)  # type: ignore[arg-type]
    return " AND ".join(conditions), tuple(values)


def _register(db: sqlite3.Connection, wanted: GameFilter) -> None:
    """SQLite ignores the case of ASCII letters only, so Python compares names."""
    if wanted.opponent is None:
        return
    part = wanted.opponent.casefold()

    def has_opponent(encoded: bytes, seat: int) -> bool:
        summary = _summary(encoded)
        return summary is not None and any(
            part in (name or "").casefold()
            for number, name in enumerate(summary.players)
            if number != seat
        )

    db.create_function("has_opponent", 2, has_opponent)


def _summary(encoded: bytes) -> TableSummary | None:
    try:
        return msgspec.json.decode(encoded, type=TableSummary)
    except (msgspec.DecodeError, UnicodeDecodeError):  # damaged; `heckmeck check` says so
        return None
