"""What the two stores of a move have in common."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from functools import cache
from hashlib import blake2b
from typing import Any, NamedTuple, Protocol

from heckmeck.server.store.chains import Chains
from heckmeck.server.store.migrations import STEPS
from heckmeck.server.store.postgres.schema import MOVED_TABLES

ROWS_AT_ONCE = 1000  # they are in memory together

Row = tuple[Any, ...]


class Columns(NamedTuple):
    """The columns of a table, which have the same names in both kinds of stores."""

    names: tuple[str, ...]
    binary: frozenset[int]  # the numbers of those with bytes


@cache
def columns() -> dict[str, Columns]:
    """Those of all tables that move."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        for step in STEPS:
            step(db)
        return {table: _columns(db, table) for table in MOVED_TABLES}


def _columns(db: sqlite3.Connection, table: str) -> Columns:
    found = db.execute("SELECT name, type FROM pragma_table_info(?)", (table,)).fetchall()
    return Columns(
        tuple(name for name, _ in found),
        frozenset(number for number, (_, kind) in enumerate(found) if kind == "BLOB"),
    )


class Digest:
    """How many rows, and a sum of their hashes: two stores sort text in different ways."""

    def __init__(self) -> None:
        self._rows = 0
        self._sum = 0

    def add(self, rows: list[Row]) -> None:
        self._rows += len(rows)
        for row in rows:
            digest = blake2b(repr(row).encode("utf-8", "surrogatepass"), digest_size=16).digest()
            self._sum += int.from_bytes(digest)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Digest) and (self._rows, self._sum) == (other._rows, other._sum)

    __hash__ = None  # type: ignore[assignment]


class Source(Protocol):
    """The store that is copied. It shows one moment."""

    name: str  # without a password
    moved_to: str | None  # what its seal says

    async def count(self, table: str) -> int: ...
    def read(self, table: str) -> AsyncIterator[list[Row]]: ...
    async def chains(self) -> Chains | None: ...
    async def seal(self, target: str) -> None: ...


class Target(Protocol):
    """The store that is filled. Nothing of it is there before it is sealed."""

    name: str
    moved_to: str | None

    async def clear(self) -> None: ...
    async def write(self, table: str, rows: list[Row]) -> None: ...
    def read(self, table: str) -> AsyncIterator[list[Row]]: ...
    async def seal(self, source: str, chains: Chains | None) -> None: ...
    async def lift_seal(self) -> None: ...
