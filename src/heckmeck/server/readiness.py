"""Whether a server can do its work, tested by doing it."""

import asyncio
from time import monotonic

from heckmeck.server.clock import ServerClock
from heckmeck.server.refusal import Refusal
from heckmeck.server.store.interface import Store

TIMEOUT = 2.0  # seconds for one write
LIFETIME = 1.0  # seconds for which an answer is given again, however many ask


class Readiness:
    """Stores a heartbeat like the server itself does every second."""

    def __init__(self, store: Store, clock: ServerClock) -> None:
        self._store = store
        self._clock = clock
        self._test: asyncio.Task[None] | None = None
        self._tested = 0.0

    async def check(self) -> None:
        """Raise `Refusal` unless something can be stored. All who ask together share one test."""
        if self._test is None or (self._test.done() and monotonic() - self._tested > LIFETIME):
            self._test = asyncio.create_task(self._store_something())
            self._test.add_done_callback(self._ended)
        try:
            async with asyncio.timeout(TIMEOUT):
                await asyncio.shield(self._test)
        except TimeoutError:
            raise Refusal("store_unavailable") from None

    async def _store_something(self) -> None:
        await self._store.heartbeat(self._clock.uptime())

    def _ended(self, test: asyncio.Task[None]) -> None:
        self._tested = monotonic()
        if not test.cancelled():
            test.exception()  # somebody has seen it, even if nobody asks any more
