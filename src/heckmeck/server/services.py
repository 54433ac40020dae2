"""The parts of a running server, put together."""

import asyncio
from pathlib import Path

from heckmeck.server.clock import ServerClock
from heckmeck.server.config import Limits
from heckmeck.server.identities import Identities
from heckmeck.server.rate_limits import TokenBuckets
from heckmeck.server.store.sqlite import SqliteStore
from heckmeck.server.tables.scheduler import Scheduler
from heckmeck.server.tables.tables import Tables
from heckmeck.server.web.sockets import Sockets
from heckmeck.server.workers.workers import Workers


class Services:
    """One of each part."""

    def __init__(self, folder: Path, limits: Limits) -> None:
        self.store = SqliteStore(folder)
        clock = ServerClock()
        self.identities = Identities(self.store, clock)
        self.tables = Tables(self.store, limits, clock)
        self.workers = Workers(limits)
        self.scheduler = Scheduler(self.tables, self.workers)
        self.request_limits = TokenBuckets(limits.request_burst, limits.request_rate)
        self.identity_limits = TokenBuckets(limits.identity_burst, limits.identity_rate)
        self.miss_limits = TokenBuckets(limits.miss_burst, limits.miss_rate)
        self.sockets = Sockets(self.tables, self.identities, self.workers, self.miss_limits)
        self._sweeping: asyncio.Task[None]

    async def open(self) -> None:
        await self.tables.open()
        self.scheduler.start()
        self._sweeping = asyncio.create_task(self.sockets.sweep())

    async def close(self) -> None:
        self._sweeping.cancel()
        await self.scheduler.close()
        await self.workers.close()
        await self.tables.close()
