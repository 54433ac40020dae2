"""Connections to the database.

Nodes hear each other with LISTEN, so a connection must belong to its node for as long as it lasts.
PgBouncer in transaction mode does not do that, and takes none of the settings below: a node that
comes through it is refused when it starts. asyncpg prepares statements on each connection and keeps
them. That suits tables which only a new version of the program changes.
"""

import asyncio
import re
import ssl
from collections.abc import Awaitable, Callable
from functools import cache
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from heckmeck.server.store.interface import StoreUnusable
from heckmeck.server.store.postgres.failures import (
    DEADLOCKS,
    first_line,
    is_lost,
    refusal_from_postgres,
    sqlstate,
    unusable,
)
from heckmeck.server.store.postgres.schema import OLDEST_SERVER

if TYPE_CHECKING:
    import asyncpg
    from asyncpg.pool import PoolConnectionProxy

T = TypeVar("T")
Connection: TypeAlias = "asyncpg.Connection[Any]"
Db: TypeAlias = "asyncpg.Connection[Any] | PoolConnectionProxy[Any]"
Record: TypeAlias = "asyncpg.Record"

# Longer than a transaction may wait for a lock, so that the database gives up first.
SETTINGS = {
    "application_name": "heckmeck",
    "synchronous_commit": "on",
    # Whoever has waited for a lock must see what was stored meanwhile.
    "default_transaction_isolation": "read committed",
    "statement_timeout": "10s",
    "lock_timeout": "8s",
    # Else the locks of a node that was stopped in the middle would stop all others.
    "idle_in_transaction_session_timeout": "2s",
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "1",
    "tcp_keepalives_count": "5",
    "tcp_user_timeout": "10000",  # milliseconds
}
CONNECT_TIME = 5.0  # seconds
COMMAND_TIME = 11.0  # seconds; the database should give up first
CLOSE_TIME = 5.0  # seconds
MOST_CONNECTIONS = 10
TRIES = 3
NEVER_OFF = ("fsync", "full_page_writes")  # a crash could destroy what was stored

ADDRESS = re.compile(
    r"(?P<scheme>postgres(?:ql)?://)"
    r"(?:(?P<user>[^:@/]*)(?::.*)?@)?"
    r"(?P<place>[\w.,:\[\]%-]*(?:/[^?#]*)?)(?:\?.*)?"
)


def shown(address: str) -> str:
    """An address without its password, for messages.

    >>> shown("postgresql://anna:s3cret@db.example:5432/games?sslmode=require")
    'postgresql://anna@db.example:5432/games'
    >>> shown("postgresql://anna:s/c:r@t@db.example/games")
    'postgresql://anna@db.example/games'
    >>> shown("postgresql:///anna:s3cret@db.example/games")
    'postgresql://…'
    >>> shown("anna:s3cret")
    '…'
    """
    match = ADDRESS.fullmatch(address)
    if match is None:
        return "…"
    scheme, user, place = match.group("scheme", "user", "place")
    if "@" in place:  # a slash too many
        return f"{scheme}…"
    return f"{scheme}{user}@{place}" if user else f"{scheme}{place}"


@cache
def numbered(query: str) -> str:
    """A statement of `queries.py` as PostgreSQL wants it.

    >>> numbered("UPDATE token SET label = ? WHERE hash = ?")
    'UPDATE token SET label = $1 WHERE hash = $2'
    """
    first, *others = query.split("?")
    return first + "".join(f"${number}{part}" for number, part in enumerate(others, start=1))


class Connections:
    """A few of them, for whoever needs one for a moment. The pool replaces those that are lost."""

    def __init__(self, address: str) -> None:
        self.database = shown(address)
        self._address = address
        self._pool: asyncpg.Pool[Any]

    async def connect(self) -> Connection:
        """A connection of one's own."""
        import asyncpg  # only for those who use it

        connection: Connection = await asyncpg.connect(self._address, **_options())
        return connection

    async def connect_first(self) -> Connection:
        """To a database that nodes can use. Raises `StoreUnusable`."""
        if ADDRESS.fullmatch(self._address) is None:
            raise StoreUnusable("postgres-address", database=self.database)
        try:
            import asyncpg  # noqa: F401
        except ImportError:
            raise StoreUnusable("postgres-missing") from None
        try:
            db = await self.connect()
        except ssl.SSLError as error:  # before `ValueError`, which some of them are, too
            raise self._unreachable(str(error.reason or error)) from None
        except FileNotFoundError as error:  # of a certificate, or the socket
            why = f"{error.strerror} ({error.filename})" if error.filename else str(error.strerror)
            raise self._unreachable(why) from None
        except ValueError as error:
            if "certificate" in str(error):  # the text of others could quote part of a password
                raise self._unreachable(first_line(error)) from None
            raise StoreUnusable("postgres-address", database=self.database) from None
        except Exception as error:  # noqa: BLE001  what it is not about comes back
            raise self.unusable(error) from None
        try:
            await self._check(db)
        except BaseException:
            db.terminate()
            raise
        return db

    def _unreachable(self, why: str) -> StoreUnusable:
        return StoreUnusable("postgres-unreachable", database=self.database, why=why)

    def unusable(self, error: Exception) -> Exception:
        return unusable(error, self.database)

    async def _check(self, db: Connection) -> None:
        found = int(await db.fetchval("SELECT current_setting('server_version_num')"))
        if found < OLDEST_SERVER:
            raise StoreUnusable(
                "postgres-version",
                database=self.database,
                found=found // 10000,
                least=OLDEST_SERVER // 10000,
            )
        if await db.fetchval(
            "SELECT pg_is_in_recovery() OR current_setting('transaction_read_only') = 'on'"
        ):
            raise StoreUnusable("postgres-read-only", database=self.database)
        for setting in NEVER_OFF:
            if await db.fetchval("SELECT current_setting($1)", setting) == "off":
                raise StoreUnusable("postgres-unsafe", database=self.database, setting=setting)

    async def open(self) -> None:
        import asyncpg

        self._pool = await asyncpg.create_pool(
            self._address,
            min_size=0,
            max_size=MOST_CONNECTIONS,
            reset=_reset,
            **_options(),
        )

    async def close(self) -> None:
        try:
            async with asyncio.timeout(CLOSE_TIME):
                await self._pool.close()
        except Exception:  # noqa: BLE001  the database is gone
            self._pool.terminate()

    async def read(self, work: Callable[[Db], Awaitable[T]]) -> T:
        """Raises `Refusal`."""
        return await self._run(work)

    async def write(self, work: Callable[[Db], Awaitable[T]]) -> T:
        """Run a job in a transaction, durably when this returns.

        Raises `Refusal`. If the connection was lost at the very end, the job may still be stored.
        """

        async def in_transaction(db: Db) -> T:
            transaction = db.transaction()
            await transaction.start()
            try:
                result = await work(db)
            except BaseException:
                if not db.is_closed():
                    await transaction.rollback()
                raise
            try:
                await transaction.commit()
            except Exception as error:
                refusal = refusal_from_postgres(error) if is_lost(error) else error
                raise refusal from error  # which is never tried again
            return result

        return await self._run(in_transaction)

    async def _run(self, work: Callable[[Db], Awaitable[T]]) -> T:
        for tries_left in reversed(range(TRIES)):
            try:
                async with self._pool.acquire(timeout=COMMAND_TIME) as db:
                    return await work(db)
            except Exception as error:
                # After a restart of the database, connections of before are lost.
                lost = is_lost(error) and not isinstance(error, TimeoutError)
                if tries_left and (lost or sqlstate(error) in DEADLOCKS):
                    continue
                refusal = refusal_from_postgres(error)
                if refusal is error:
                    raise
                raise refusal from error
        raise AssertionError  # the last try returns or raises


def _options() -> dict[str, Any]:
    return {
        "timeout": CONNECT_TIME,
        "command_timeout": COMMAND_TIME,
        "server_settings": SETTINGS,
    }


async def _reset(db: Db) -> None:
    """Nobody changes settings or takes locks beyond a transaction, so there is little to do."""
    if db.is_in_transaction():
        await db.reset()
