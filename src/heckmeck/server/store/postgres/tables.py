"""What the parts of the PostgreSQL store share about tables."""

from collections.abc import Awaitable, Callable, Iterable
from typing import TypeAlias

from heckmeck.server.store.nodes import News
from heckmeck.server.store.postgres.batch import LOCK_TABLES
from heckmeck.server.store.postgres.connections import Db
from heckmeck.server.store.queries import PARTS_OF_TABLES

# Tells the other nodes, once the transaction is committed.
Tell: TypeAlias = Callable[[Db, News], Awaitable[None]]


async def lock_tables(db: Db, tables: Iterable[str]) -> None:
    """Nobody appends to these tables until the end of the transaction."""
    await db.execute(LOCK_TABLES, sorted(tables))


async def delete_tables(db: Db, tables: Iterable[str]) -> None:
    """Delete tables with everything that belongs to them. Lock them before."""
    ids = list(tables)
    if ids:
        for name, column in PARTS_OF_TABLES:
            await db.execute(f"DELETE FROM {name} WHERE {column} = ANY($1)", ids)  # noqa: S608
