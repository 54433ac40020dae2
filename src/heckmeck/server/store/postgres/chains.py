"""The secrets of the daily challenge, in the database that all nodes share."""

import msgspec

from heckmeck.server.refusal import Refusal
from heckmeck.server.store.chains import Chains
from heckmeck.server.store.postgres.connections import Connections, Db

READ = "SELECT daily_chain FROM store"


class PostgresChains:
    """See `ChainStore` in `heckmeck.server.store.interface`."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    async def read(self) -> Chains | None:
        return _decode(await self._connections.read(lambda db: db.fetchval(READ)))

    async def replace(self, before: Chains | None, after: Chains) -> bool:
        async def work(db: Db) -> bool:
            if _decode(await db.fetchval(f"{READ} FOR UPDATE")) != before:
                return False
            await db.execute("UPDATE store SET daily_chain = $1", msgspec.json.encode(after))
            return True

        return await self._connections.write(work)


def _decode(stored: bytes | None) -> Chains | None:
    try:
        return None if stored is None else msgspec.json.decode(stored, type=Chains)
    except ValueError as error:
        # A new chain would break every promise, so nothing is overwritten.
        raise Refusal("store_unavailable") from error
