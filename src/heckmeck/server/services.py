"""The parts of a running server, put together."""

import asyncio
from pathlib import Path

from heckmeck.server.config import Limits
from heckmeck.server.identities import People
from heckmeck.server.store.sqlite import SqliteStore
from heckmeck.server.tables.scheduler import Agenda
from heckmeck.server.tables.tables import Host
from heckmeck.server.web.rate_limits import Buckets
from heckmeck.server.web.sockets import Sockets
from heckmeck.server.workers.workers import Workers


class Services:
    """One of everything. Made inside the running event loop."""

    def __init__(self, folder: Path, limits: Limits) -> None:
        self.limits = limits
        self.store = SqliteStore(folder)
        self.people = People(self.store)
        self.host = Host(self.store, limits)
        self.workers = Workers()
        self.agenda = Agenda(self.host, self.workers)
        self.requests = Buckets(limits.request_burst, limits.request_rate)
        self.identities = Buckets(limits.identity_burst, limits.identity_rate)
        self.misses = Buckets(limits.miss_burst, limits.miss_rate)
        self.sockets = Sockets(self.host, self.people, self.workers, self.misses)
        self._sweeping: asyncio.Task[None]

    async def open(self) -> None:
        await self.host.open()
        self.agenda.start()
        self._sweeping = asyncio.create_task(self.sockets.sweep())

    async def close(self) -> None:
        self._sweeping.cancel()
        await self.agenda.close()
        await self.host.close()
