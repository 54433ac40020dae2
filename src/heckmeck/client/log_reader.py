"""The log of a table without gaps: steps that were missed are fetched, in order, once."""

import asyncio
from collections.abc import Awaitable, Callable

from heckmeck.client.refusals import ServerRefused
from heckmeck.protocol.to_client import LogStep

PAGE = 200  # steps per request
RETRY_DELAY = 0.5  # seconds


class LogReader:
    """Passes every step of a log to `take` exactly once, whatever arrives in which order.

    A step that was received is never replaced by one that comes later. If that one is different,
    `contradicted` is called: an honest server never tells the same step in two ways.
    """

    def __init__(
        self,
        take: Callable[[LogStep], None],
        fetch: Callable[[int, int], Awaitable[list[LogStep]]],  # after a version, at most so many
        contradicted: Callable[[], None],
    ) -> None:
        self._take = take
        self._fetch = fetch
        self._contradicted = contradicted
        self._received: dict[int, LogStep] = {}  # also those that have to wait for older ones
        self.version = 0  # the last one taken

    def skip_to(self, version: int) -> None:
        """Nothing up to this version matters."""
        self.version = max(self.version, version)

    def receive(self, steps: list[LogStep]) -> None:
        for step in steps:
            if step.version > self.version:
                self._received.setdefault(step.version, step)
            known = self._received.get(step.version)
            if known is None or known.entry != step.entry:  # None: older than anything seen
                self._contradicted()
        while (following := self._received.get(self.version + 1)) is not None:
            self.version += 1
            self._take(following)

    async def catch_up(self, version: int) -> None:
        """Fetch what is missing up to this version."""
        while self.version < version:
            try:
                steps = await self._fetch(self.version, PAGE)
            except (ConnectionError, ServerRefused):
                steps = []
            if not steps:
                await asyncio.sleep(RETRY_DELAY)
            self.receive([step for step in steps if step.version > self.version])
