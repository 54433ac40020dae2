"""A PostgreSQL database as one side of a move. See `Source` and `Target` in `sides.py`."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from time import monotonic
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from heckmeck.rules import HeckmeckError
from heckmeck.server.store.chains import Chains
from heckmeck.server.store.interface import StoreUnusable
from heckmeck.server.store.migrations import FORMAT
from heckmeck.server.store.moving.sides import ROWS_AT_ONCE, Row, columns
from heckmeck.server.store.postgres.connections import (
    CONNECT_TIME,
    SETTINGS,
    Connections,
    shown,
)
from heckmeck.server.store.postgres.failures import sqlstate, unusable
from heckmeck.server.store.postgres.leases import LEASE
from heckmeck.server.store.postgres.schema import MOVED_TABLES, prepare

if TYPE_CHECKING:
    from asyncpg import Connection
    from asyncpg.transaction import Transaction

# A node that has stopped, or was killed, counts as there until its lease lapses.
PATIENCE = LEASE.total_seconds() + 1
PAUSE = 0.25  # seconds
REPLACED_TABLES = (*MOVED_TABLES, "link", "presence", "barred")
# In the order in which nodes use them, and what decides about all others first.
WRITTEN_TABLES = ("node", *MOVED_TABLES, "link", "barred", "store")
NUMBERED = {"identity": "who", "admin_log": "number"}  # tables whose rows the database numbers


class PostgresSource:
    """Use it as `async with`. Unless the source is kept, no node can start meanwhile."""

    def __init__(self, address: str, *, keep: bool) -> None:
        self._address = address
        self._keep = keep
        self._db: Connection[Any]
        self._transaction: Transaction
        self.name = shown(address)
        self.moved_to: str | None = None

    async def __aenter__(self) -> "PostgresSource":
        self._db = await connect(self._address)
        try:
            async with errors(self.name):
                await self._start()
        except BaseException:
            self._db.terminate()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        self._db.terminate()  # whatever is not committed by now is not wanted

    async def _start(self) -> None:
        if await self._db.fetchval("SELECT to_regclass('store') IS NULL"):
            raise StoreUnusable("move-none", file=self.name)
        self.moved_to = await check_format(self._db, self.name)
        if self._keep:
            self._transaction = self._db.transaction(isolation="repeatable_read", readonly=True)
            await self._transaction.start()
        elif self.moved_to is None:
            self._transaction = await begin_without_nodes(self._db, self.name, "repeatable_read")
            self.moved_to = await check_format(self._db, self.name)  # another move was faster

    async def count(self, table: str) -> int:
        async with errors(self.name):
            return int(await self._db.fetchval(f"SELECT count(*) FROM {table}"))  # noqa: S608

    async def read(self, table: str) -> AsyncIterator[list[Row]]:
        async with errors(self.name):
            async for rows in _read(self._db, table):
                yield rows

    async def chains(self) -> Chains | None:
        async with errors(self.name):
            return await _chains(self._db, self.name)

    async def seal(self, target: str) -> None:
        async with errors(self.name):
            await _seal(self._db, target)
            await self._transaction.commit()


class PostgresTarget:
    """Use it as `async with`. No node can start meanwhile."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._db: Connection[Any]
        self._transaction: Transaction
        self.name = shown(address)
        self.moved_to: str | None = None

    async def __aenter__(self) -> "PostgresTarget":
        self._db = await connect(self._address)
        try:
            async with errors(self.name):
                if await self._db.fetchval("SELECT to_regclass('store') IS NOT NULL"):
                    self.moved_to = await check_format(self._db, self.name)
        except BaseException:
            self._db.terminate()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        self._db.terminate()

    async def clear(self) -> None:
        """Begin the one transaction in which everything arrives."""
        async with errors(self.name):
            self._transaction = await begin_without_nodes(
                self._db, self.name, "read_committed", self._create_tables
            )
            # Another move that was faster may have brought games here.
            self.moved_to = await check_format(self._db, self.name)
            if self.moved_to is None:
                for table in MOVED_TABLES:
                    query = f"SELECT EXISTS (SELECT FROM {table})"  # noqa: S608
                    if table != "life" and await self._db.fetchval(query):
                        raise StoreUnusable("move-exists", file=self.name)
            await _open_tables(self._db)
            await self._db.execute(f"TRUNCATE {', '.join(REPLACED_TABLES)}")

    async def _create_tables(self) -> None:
        if self.moved_to is None:
            await prepare(self._db, self.name, secrets.token_bytes(32))

    async def write(self, table: str, rows: list[Row]) -> None:
        async with errors(self.name):
            await self._db.copy_records_to_table(
                table, records=rows, columns=columns()[table].names
            )

    async def read(self, table: str) -> AsyncIterator[list[Row]]:
        async with errors(self.name):
            async for rows in _read(self._db, table):
                yield rows

    async def seal(self, source: str, chains: Chains | None) -> None:
        async with errors(self.name):
            there = await _chains(self._db, self.name)
            merged = chains if chains is None or there is None else chains.merged(there)
            if chains is not None and merged is None:
                raise StoreUnusable("move-chain", file=self.name)
            if merged is not None:
                encoded = msgspec.json.encode(merged)
                await self._db.execute("UPDATE store SET daily_chain = $1", encoded)
            await self._db.execute("INSERT INTO life VALUES (1, 0) ON CONFLICT DO NOTHING")
            for table, column in NUMBERED.items():
                await self._db.execute(
                    f"SELECT setval(pg_get_serial_sequence('{table}', '{column}'), max({column})) "  # noqa: S608
                    f"FROM {table}"
                )
            await _seal(self._db, source)
            await self._transaction.commit()
            for table in MOVED_TABLES:
                await self._db.execute(f"ANALYZE {table}")  # so that the first queries are fast

    async def lift_seal(self) -> None:
        async with errors(self.name), self._db.transaction():
            await _open_tables(self._db)
            await self._db.execute("UPDATE store SET moved_to = NULL")


async def check_format(db: "Connection[Any]", name: str) -> str | None:
    """Where the games of this database are now; None: here. Raises `StoreUnusable`."""
    found, moved_to = await db.fetchrow("SELECT format, moved_to FROM store") or (0, None)
    if found != FORMAT:
        raise StoreUnusable("store-format", file=name, found=found, known=FORMAT)
    return moved_to


async def _nothing() -> None:
    pass


async def begin_without_nodes(
    db: "Connection[Any]",
    name: str,
    isolation: Literal["read_committed", "repeatable_read"],
    first: Callable[[], Awaitable[None]] = _nothing,
) -> "Transaction":
    """Begin a transaction in which no node runs and nobody stores anything, until its end.

    What it reads is as it was after the locks were taken. Raises `StoreUnusable`.
    """
    deadline = monotonic() + PATIENCE
    while True:
        nodes = await _running_nodes(db)
        if not nodes:
            transaction = db.transaction(isolation=isolation)
            await transaction.start()
            await first()
            await db.execute(f"LOCK TABLE {', '.join(WRITTEN_TABLES)} IN EXCLUSIVE MODE")
            nodes = await _running_nodes(db)
            if not nodes:
                return transaction
            await transaction.rollback()
        if monotonic() > deadline:
            raise StoreUnusable("move-used", file=name, nodes=", ".join(nodes))
        await asyncio.sleep(PAUSE)


async def _running_nodes(db: "Connection[Any]") -> list[str]:
    if await db.fetchval("SELECT to_regclass('node') IS NULL"):
        return []
    query = "SELECT name FROM node WHERE seen > clock_timestamp() - $1::interval ORDER BY id"
    return [row["name"] or "?" for row in await db.fetch(query, LEASE)]


async def _seal(db: "Connection[Any]", moved_to: str) -> None:
    """Say where the games are, and let nobody change anything here any more.

    Nodes read where the games are when they start. One that was stopped or cut off during a move,
    or that waited for its end, would not notice.
    """
    await _open_tables(db)
    await db.execute("UPDATE store SET moved_to = $1", moved_to)
    await db.execute(
        "CREATE FUNCTION games_have_moved() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
        "RAISE EXCEPTION 'its games have moved' USING ERRCODE = '08004'; "  # refused by the server
        "END $$"
    )
    for table in WRITTEN_TABLES:
        await db.execute(
            f"CREATE TRIGGER games_have_moved BEFORE INSERT OR UPDATE OR DELETE ON {table} "
            "EXECUTE FUNCTION games_have_moved()"
        )


async def _open_tables(db: "Connection[Any]") -> None:
    await db.execute("DROP FUNCTION IF EXISTS games_have_moved() CASCADE")  # and its triggers


async def _read(db: "Connection[Any]", table: str) -> AsyncIterator[list[Row]]:
    names = ", ".join(columns()[table].names)
    cursor = await db.cursor(f"SELECT {names} FROM {table}")  # noqa: S608
    while rows := await cursor.fetch(ROWS_AT_ONCE):
        yield [tuple(row) for row in rows]


async def _chains(db: "Connection[Any]", name: str) -> Chains | None:
    encoded = await db.fetchval("SELECT daily_chain FROM store")
    try:
        return None if encoded is None else msgspec.json.decode(encoded, type=Chains)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise StoreUnusable("chain-damaged", file=name) from None


@asynccontextmanager
async def errors(name: str) -> AsyncIterator[None]:
    """Turn what can go wrong with a database into one sentence."""
    try:
        yield
    except HeckmeckError:
        raise
    except Exception as error:
        reason = unusable(error, name)
        if reason is not error:
            raise reason from None
        if not sqlstate(error):
            raise
        why = str(error).partition("\n")[0]
        raise StoreUnusable("move-failed", file=name, why=why) from None


async def connect(address: str) -> "Connection[Any]":
    """Raises `StoreUnusable`."""
    import asyncpg

    connections = Connections(address)
    (await connections.connect_first()).terminate()  # it is a database that nodes can use
    async with errors(connections.database):
        # Unlike a node, a move takes as long as it takes, and waits while the other side is busy.
        settings = {
            **SETTINGS,
            "application_name": "heckmeck move-store",
            "statement_timeout": "0",
            "idle_in_transaction_session_timeout": "0",
        }
        return await asyncpg.connect(address, timeout=CONNECT_TIME, server_settings=settings)
