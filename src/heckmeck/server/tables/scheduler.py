"""What tables do by themselves: bots move, clocks run out, bots stand in for absent players."""

import asyncio
import heapq
from collections.abc import Coroutine
from time import monotonic
from typing import Any

from heckmeck.bots.characters import played_by
from heckmeck.protocol.entries import Abandoned, MovedBy, StoodIn
from heckmeck.server.clock import READ_INTERVAL
from heckmeck.server.logs import log
from heckmeck.server.refusal import Refusal
from heckmeck.server.store.interface import Conflict, InDoubt
from heckmeck.server.tables.commands import (
    Decision,
    make_move,
    stand_in_bot,
    start_without_the_rest,
)
from heckmeck.server.tables.deadlines import Deadline, next_deadline
from heckmeck.server.tables.live_table import LiveTable
from heckmeck.server.tables.series import start_rematch
from heckmeck.server.tables.table import Table
from heckmeck.server.tables.tables import Tables
from heckmeck.server.workers.workers import Workers

IDLE_TIME = 60.0  # seconds a table without visitors stays in memory
HEARTBEAT_INTERVAL = 1.0  # seconds; after a crash, players may get this much extra time
RETRY_DELAY = 1000  # milliseconds after a failure
WAKE_INTERVAL = 20  # milliseconds between two challenges of a day that is over
DELETE_INTERVAL = 3600.0  # seconds between two looks for abandoned tables
TEMPORARY = ("store_full", "store_unavailable", "stale_version", "busy")  # worth another try


class Scheduler:
    """Wakes each table at its next deadline. The schedule follows from the tables, so after a
    restart it is rebuilt from those that are not finished."""

    def __init__(self, tables: Tables, workers: Workers) -> None:
        self._tables = tables
        self._clock = tables.clock
        self._workers = workers
        self._heap: list[tuple[int, str]] = []
        self._scheduled: dict[str, int] = {}  # the one entry in the heap that counts for a table
        self._challenges: dict[str, set[str]] = {}  # the daily challenges that run, by day
        self._changed = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._resuming = asyncio.Event()
        self._resuming.set()
        tables.on_change = self.schedule

    def start(self) -> None:
        for work in (
            self._resume_tables(),
            self._run(),
            self._read_clock(),
            self._end_challenges(),
            self._send_heartbeats(),
            self._evict_idle(),
            self._delete_abandoned(),
        ):
            self._spawn(work)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def schedule(self, live: LiveTable) -> None:
        """This table has changed: wake it at its next deadline."""
        if not self._tables.store.nodes.is_caretaker(live.table.id):
            return
        self._note_challenge(live.table)
        deadline = self._deadline(live)
        if deadline is not None:
            self._schedule_at(deadline.at, live.table.id)

    def _note_challenge(self, table: Table) -> None:
        day = table.settings.daily
        if day is not None and table.lifecycle == "running":
            self._challenges.setdefault(day, set()).add(table.id)
        elif day in self._challenges:
            self._challenges[day].discard(table.id)

    def _schedule_at(self, when: int, table: str) -> None:
        if self._scheduled.get(table, when + 1) <= when:
            return  # it wakes earlier anyway
        self._scheduled[table] = when
        if len(self._heap) > 2 * len(self._scheduled) + 1000:  # mostly outdated entries
            self._heap = [(at, key) for key, at in self._scheduled.items()]
            heapq.heapify(self._heap)
        else:
            heapq.heappush(self._heap, (when, table))
        if self._heap[0][0] == when:
            self._changed.set()

    def _deadline(self, live: LiveTable) -> Deadline | None:
        revealed = self._tables.has_known_dice(live.table)
        return next_deadline(live.table, live.attendance(), self._tables.limits, revealed)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.defect("scheduler_failed", error)

    # the tasks

    def resume(self) -> None:
        """Other nodes came or went: perhaps this one has to take care of more tables."""
        self._resuming.set()

    async def _resume_tables(self) -> None:
        just_started = True
        while True:
            await self._resuming.wait()
            self._resuming.clear()
            await self._resume(reindex=just_started)
            just_started = False

    async def _resume(self, reindex: bool = True) -> None:
        """Every unfinished table continues that this node takes care of."""
        for number, table in enumerate(await self._unfinished()):
            if not self._tables.store.nodes.is_caretaker(table):
                if number % 100 == 0:
                    await asyncio.sleep(0)  # requests of people come first
                continue
            try:
                live = await self._tables.find(table)
                self.schedule(live)
                if reindex:
                    await self._tables.reindex(live)
            except Refusal as refusal:  # whoever refused has said why
                if refusal.code in TEMPORARY:
                    self._schedule_at(self._clock.uptime() + RETRY_DELAY, table)
            except Exception as error:  # noqa: BLE001  it goes to the log
                log.defect("table_not_resumed", error, table=table)
            await asyncio.sleep(0)  # requests of people come first

    async def _unfinished(self) -> list[str]:
        while True:
            try:
                return await self._tables.store.unfinished()
            except Refusal:  # a broken disk, which may recover
                await asyncio.sleep(RETRY_DELAY / 1000)

    async def _run(self) -> None:
        while True:
            wait = (self._heap[0][0] - self._clock.uptime()) / 1000 if self._heap else None
            if wait is None or wait > 0:
                self._changed.clear()
                try:
                    async with asyncio.timeout(None if wait is None else min(wait, 3600)):
                        await self._changed.wait()
                except TimeoutError:
                    pass
                continue
            when, table = heapq.heappop(self._heap)
            if self._scheduled.get(table) == when:
                del self._scheduled[table]
                self._spawn(self._wake(table))

    async def _wake(self, table: str) -> None:
        """Do what is due at this table and schedule what comes next."""
        try:
            await self._find_and_act(table)
        except Exception as error:  # noqa: BLE001  it goes to the log
            if isinstance(error, Refusal) and error.code == "log_full":
                log.warning("table_full", table=table)
                return
            temporary = isinstance(error, Refusal) and error.code in TEMPORARY
            if not temporary and not isinstance(error, InDoubt):
                log.defect("table_not_acting", error, table=table)
            # Whatever went wrong, the table must not stop for good.
            self._schedule_at(self._clock.uptime() + RETRY_DELAY, table)

    async def _find_and_act(self, table: str) -> None:
        try:
            live = await self._tables.find(table)
        except Refusal as refusal:
            if refusal.code in TEMPORARY:
                raise
            return  # there is no such table any more, or it was set aside
        if live.acting:
            return  # whoever acts schedules it again
        live.acting = True
        try:
            await self._act(live)
        except Conflict:
            pass  # another node was faster; the table knows by now what it did
        finally:
            live.acting = False
        self.schedule(live)

    async def _act(self, live: LiveTable) -> None:
        """Do what is due, if it still is."""
        if not self._tables.store.nodes.is_caretaker(live.table.id):
            return
        if live.stale:
            await self._tables.refresh(live)
        table, deadline = live.table, self._deadline(live)
        if deadline is None or deadline.at > self._clock.uptime():
            return
        if deadline.action == "bot":
            await self._move_bot(live)
            return
        async with live.lock:
            if live.table is not table or live.stale or self._deadline(live) != deadline:
                return  # somebody acted at the last moment
            if deadline.action == "too_old":
                await self._tables.commit(live, Decision([Abandoned("too_old")]))
            elif deadline.action == "start":
                await self._tables.commit(live, start_rematch(table, live.attendance()))
            elif deadline.action == "reveal":
                await self._tables.commit(live, start_without_the_rest(table))
            elif table.state is not None:
                entry = StoodIn(table.state.player, stand_in_bot(table), deadline.action)
                await self._tables.commit(live, Decision([entry]))

    async def _move_bot(self, live: LiveTable) -> None:
        table = live.table
        seat = table.mover()
        if seat is None or seat.bot is None or table.state is None:
            return
        bot = played_by(seat.bot, seat.character)
        move = await self._workers.choose_move(table.owner, bot, table.state)
        async with live.lock:
            if live.table is not table or live.stale:
                return  # the player came back or left
            by: MovedBy = "standing_in" if seat.standing_in else "bot"
            await self._tables.commit(live, make_move(table, move, by))

    async def _read_clock(self) -> None:
        """The clock tells from its readings whether the server has been running."""
        while True:
            self._clock.uptime()
            await asyncio.sleep(READ_INTERVAL)

    async def _end_challenges(self) -> None:
        """Wake the challenges of a day when its dice are revealed.

        The wall clock decides that. It may jump, and it goes on while the machine is asleep, so
        this cannot wait for an uptime.
        """
        while True:
            for day in [each for each in self._challenges if self._tables.is_revealed(each)]:
                now = self._clock.uptime()
                for number, table in enumerate(self._challenges.pop(day)):
                    # One after another: requests of people come first.
                    self._schedule_at(now + number * WAKE_INTERVAL, table)
            await asyncio.sleep(READ_INTERVAL)

    async def _send_heartbeats(self) -> None:
        while True:
            try:
                await self._tables.beat()
            except Refusal:
                pass  # the disk is full or broken, and the writer has said so
            except Exception as error:  # noqa: BLE001  the store may take the next one
                log.defect("heartbeat_failed", error)
            await asyncio.sleep(HEARTBEAT_INTERVAL)

    async def _evict_idle(self) -> None:
        while True:
            await asyncio.sleep(IDLE_TIME / 4)
            oldest = monotonic() - IDLE_TIME
            for live in list(self._tables.live.values()):
                idle = not live.connections and not live.acting and not live.lock.locked()
                if idle and live.last_used < oldest:
                    self._tables.evict(live)

    async def _delete_abandoned(self) -> None:
        while True:
            await asyncio.sleep(DELETE_INTERVAL)
            try:
                await self._tables.delete_abandoned()
            except Refusal:
                pass  # the disk is full or broken, and the writer has said so
            except Exception as error:  # noqa: BLE001  it goes to the log
                log.defect("deletion_failed", error)
