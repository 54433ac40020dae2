"""What the parts of the SQLite store share."""

import sqlite3
from collections.abc import Awaitable, Callable, Iterable
from typing import Protocol, TypeVar

from heckmeck.server.store.queries import PARTS_OF_TABLES

T = TypeVar("T")


class Database(Protocol):
    """Runs a job on a connection of the store: for reading, or durably for writing."""

    def __call__(self, work: Callable[[sqlite3.Connection], T], /) -> Awaitable[T]: ...


def delete_tables(db: sqlite3.Connection, tables: Iterable[str]) -> None:
    """Delete tables with everything that belongs to them."""
    keys = [(table,) for table in tables]
    for name, column in PARTS_OF_TABLES:
        db.executemany(f"DELETE FROM {name} WHERE {column} = ?", keys)  # noqa: S608
