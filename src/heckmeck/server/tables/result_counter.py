"""Computes the results of finished games, after the move that ends a game is stored.

The log is all that is needed, so nothing is lost if the server stops in between: at the next start
the table is still one without results. That is also how games of older versions get theirs.
"""

import asyncio

from heckmeck.server.logs import log
from heckmeck.server.refusal import Refusal
from heckmeck.server.store.interface import Store, TableUnreadable
from heckmeck.server.tables.results import results_of

AT_ONCE = 5  # games that somebody who asks for their list waits for
BATCH = 50
PAUSE = 0.02  # seconds between two games, so that running games come first
RETRY = 30.0  # seconds after the disk failed


class ResultCounter:
    """Runs as long as the server."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._news = asyncio.Event()
        self._counting = asyncio.Lock()
        self._unreadable: set[str] = set()  # until the next start

    def game_over(self) -> None:
        """Somewhere a game has ended."""
        self._news.set()

    async def run(self) -> None:
        while True:
            self._news.clear()
            try:
                while await self._count_some():
                    pass
                await self._news.wait()
            except Refusal:
                await asyncio.sleep(RETRY)

    async def catch_up(self, identity_id: int) -> int:
        """Count the latest games of a person now. Returns how many are left, `BATCH` at most."""
        for table in (await self._missing(identity_id))[:AT_ONCE]:
            await self._count(table)
        return len(await self._missing(identity_id))

    async def _missing(self, identity_id: int | None = None) -> list[str]:
        found = await self._store.results.missing(BATCH + len(self._unreadable), identity_id)
        return [each for each in found if each not in self._unreadable]

    async def _count_some(self) -> bool:
        """Whether there may be more."""
        wanted = await self._missing()
        for table in wanted:
            await self._count(table)
            await asyncio.sleep(PAUSE)
        return bool(wanted)

    async def _count(self, table: str) -> None:
        if table in self._unreadable:
            return
        async with self._counting:
            try:
                found = await self._store.load(table)
                if found is not None:
                    # Replaying a long game takes milliseconds: not on the event loop.
                    results = await asyncio.to_thread(results_of, *found)
                    await self._store.results.write(table, results)
            except TableUnreadable as error:
                log.error("table_not_counted", table=table, reason=error.reason)
                self._unreadable.add(table)
            except Refusal:
                raise
            except Exception as error:  # noqa: BLE001  it must stay the problem of this table
                log.defect("table_not_counted", error, table=table)
                self._unreadable.add(table)
