"""What tables do by themselves: bots move, clocks run out, absent players are stood in for."""

import asyncio
import heapq
import logging
from collections.abc import Coroutine
from time import monotonic
from typing import Any

from heckmeck.protocol.entries import Abandoned, MovedBy, StoodIn
from heckmeck.server.refusal import Refusal
from heckmeck.server.tables.commands import Decision, make_move, stand_in
from heckmeck.server.tables.deadlines import Due, due
from heckmeck.server.tables.live_table import LiveTable
from heckmeck.server.tables.tables import Host, now_ms
from heckmeck.server.workers.workers import Workers

log = logging.getLogger("heckmeck.server")

KEEP_IDLE = 60.0  # seconds a table without visitors stays in memory
BEAT = 1.0  # seconds between two signs of life; at most so much is given back too much
RETRY = 1000  # milliseconds after something went wrong


class Agenda:
    """When which table has to be looked at. It follows from the tables: after a restart it is made
    again from those that are not finished."""

    def __init__(self, host: Host, workers: Workers) -> None:
        self.host = host
        self.workers = workers
        self._heap: list[tuple[int, str]] = []
        self._planned: dict[str, int] = {}  # of each table the one entry of the heap that counts
        self._changed = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        host.on_change = self.plan

    def start(self) -> None:
        for work in (self._resume(), self._run(), self._beat(), self._forget_idle()):
            self._spawn(work)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def plan(self, live: LiveTable) -> None:
        """Something changed at this table: look at it when its next thing is due."""
        coming = self._due(live)
        if coming is not None:
            self._at(coming.at, live.table.id)

    def _at(self, when: int, table: str) -> None:
        if self._planned.get(table, when + 1) <= when:
            return  # it is looked at before that anyway
        self._planned[table] = when
        if len(self._heap) > 2 * len(self._planned) + 1000:  # mostly entries that do not count
            self._heap = [(each, key) for key, each in self._planned.items()]
            heapq.heapify(self._heap)
        else:
            heapq.heappush(self._heap, (when, table))
        if self._heap[0][0] == when:
            self._changed.set()

    def _due(self, live: LiveTable) -> Due | None:
        return due(live.table, live.connected(), live.gone_since, self.host.away, self.host.limits)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task of the agenda failed", exc_info=task.exception())

    # the tasks

    async def _resume(self) -> None:
        """After a start: every table that is not finished goes on."""
        for table in await self.host.store.unfinished():
            try:
                await self.host.find(table)  # finding plans it
            except Refusal:
                continue
            await asyncio.sleep(0)  # people first

    async def _run(self) -> None:
        while True:
            wait = (self._heap[0][0] - now_ms()) / 1000 if self._heap else None
            if wait is None or wait > 0:
                self._changed.clear()
                try:
                    async with asyncio.timeout(None if wait is None else min(wait, 3600)):
                        await self._changed.wait()
                except TimeoutError:
                    pass
                continue
            when, table = heapq.heappop(self._heap)
            if self._planned.get(table) == when:
                del self._planned[table]
                self._spawn(self._look_at(table))

    async def _look_at(self, key: str) -> None:
        """Do what is due at this table, if it still is."""
        try:
            live = await self.host.find(key)
        except Refusal:
            return
        if live.thinking:
            return  # whoever is at it plans again
        live.thinking = True
        try:
            await self._act(live)
        except Exception:
            # Whatever it was, the table must not stand still for ever.
            log.exception("table %s could not go on by itself", live.table.id)
            self._at(now_ms() + RETRY, live.table.id)
            return
        finally:
            live.thinking = False
        self.plan(live)

    async def _act(self, live: LiveTable) -> None:
        await self.host.refresh(live)
        table, coming = live.table, self._due(live)
        if coming is None or coming.at > now_ms():
            return
        if coming.what == "bot":
            await self._bot_moves(live)
            return
        async with live.lock:
            if live.table is not table or live.stale or self._due(live) != coming:
                return  # somebody acted in the last moment
            if coming.what == "too_old":
                await self.host.commit(live, Decision([Abandoned("too_old")]))
            elif table.state is not None:
                entry = StoodIn(table.state.player, stand_in(table), coming.what)
                await self.host.commit(live, Decision([entry]))

    async def _bot_moves(self, live: LiveTable) -> None:
        table = live.table
        seat = table.mover()
        if seat is None or seat.bot is None or table.state is None:
            return
        move = await self.workers.choose_move(seat.bot, table.state)
        async with live.lock:
            if live.table is not table or live.stale:
                return  # the player is back, or has left
            by: MovedBy = "standing_in" if seat.standing_in else "bot"
            await self.host.commit(live, make_move(table, move, by))

    async def _beat(self) -> None:
        while True:
            try:
                await self.host.store.beat(now_ms())
            except Exception:
                log.exception("the store does not take a sign of life")  # but it may again
            await asyncio.sleep(BEAT)

    async def _forget_idle(self) -> None:
        while True:
            await asyncio.sleep(KEEP_IDLE / 4)
            before = monotonic() - KEEP_IDLE
            for live in list(self.host.tables.values()):
                idle = not live.connections and not live.thinking and not live.lock.locked()
                if idle and live.used < before:
                    self.host.forget(live)
