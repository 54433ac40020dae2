"""The parts of a running server, put together."""

import asyncio
import os
from pathlib import Path

from heckmeck.server.config import Limits
from heckmeck.server.identities import People
from heckmeck.server.store.sqlite import SqliteStore
from heckmeck.server.tables.scheduler import Agenda
from heckmeck.server.tables.tables import Host
from heckmeck.server.web.rate_limits import Buckets
from heckmeck.server.web.sockets import Sockets
from heckmeck.server.workers.pool import Thinker


class Services:
    """One of everything. Made inside the running event loop."""

    def __init__(self, folder: Path, limits: Limits) -> None:
        self.limits = limits
        self.store = SqliteStore(folder)
        self.people = People(self.store)
        self.host = Host(self.store, limits)
        # One core stays for the tables. A lane costs nothing until it is needed.
        self.thinker = Thinker(lanes=min(4, max(1, (os.cpu_count() or 2) - 1)))
        self.agenda = Agenda(self.host, self.thinker)
        self.requests = Buckets(limits.request_burst, limits.request_rate)
        self.identities = Buckets(limits.identity_burst, limits.identity_rate)
        self.misses = Buckets(limits.miss_burst, limits.miss_rate)
        self.sockets = Sockets(self.host, self.people, self.thinker, self.misses)
        self.replayer = Thinker()  # records wait for each other, and bots for none of them
        self._sweeping: asyncio.Task[None]

    async def open(self) -> None:
        await self.host.open()
        self.agenda.start()
        self._sweeping = asyncio.create_task(self.sockets.sweep())

    async def close(self) -> None:
        self._sweeping.cancel()
        await self.agenda.close()
        await self.replayer.close()
        await self.host.close()
