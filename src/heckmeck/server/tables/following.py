"""Keeps the tables in memory up to date with what other nodes do."""

import asyncio
from collections.abc import Coroutine
from time import monotonic
from typing import Any, cast

from heckmeck.protocol.to_client import Reacted
from heckmeck.protocol.to_server import Reaction
from heckmeck.server.logs import log
from heckmeck.server.refusal import Refusal
from heckmeck.server.store.interface import LogRow
from heckmeck.server.store.nodes import News
from heckmeck.server.tables.live_table import LiveTable
from heckmeck.server.tables.tables import NOT_STORED, Tables

SHORT_VISIT = 10.0  # seconds a table stays in memory for whoever is about to look at it


class Following:
    """Nobody waits for it: a table whose lock is taken catches up when it is free."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._tasks: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def hear(self, news: News) -> None:
        """Raises `Refusal` if the store cannot be read."""
        for key in (*news.log, *news.tables):
            self._tables.note_change(key)
        await self._follow_logs(news)
        live = self._tables.live
        for key in news.tables:
            if key in live:
                self._spawn(key, self._reload(live[key]))
        for key in news.presence:
            if key in live:
                live[key].notice_others()
                self._tables.on_change(live[key])
        for table, seat, reaction in news.reactions:
            if table in live:
                reacted = Reacted(seat, cast(Reaction, reaction))
                live[table].broadcast(reacted, reaction=True)
        await self._take_care({*news.presence, *news.log} - live.keys())

    async def _follow_logs(self, news: News) -> None:
        live = self._tables.live
        for key in news.log.keys() & live.keys():
            if self._is_superfluous(live[key]):
                self._tables.evict(live[key])
        behind = {
            key: live[key].table.version
            for key, version in news.log.items()
            if key in live and live[key].table.version < version
        }
        found = await self._tables.store.rows_since(behind) if behind else {}
        for key in behind:
            if key in live:
                self._spawn(key, self._follow(live[key], found.get(key)))

    def _is_superfluous(self, live: LiveTable) -> bool:
        """Whether nobody is at the table through this node, and another one takes care of it."""
        busy = live.connections or live.acting or live.lock.locked()
        unused = live.last_used < monotonic() - SHORT_VISIT
        return unused and not busy and not self._tables.store.nodes.is_caretaker(live.table.id)

    async def _take_care(self, tables: set[str]) -> None:
        """Load the tables that need somebody who takes care of them: loading schedules them."""
        mine = [key for key in tables if self._tables.store.nodes.is_caretaker(key)]
        for summary in await self._tables.store.summaries(mine) if mine else ():
            if summary.lifecycle in ("open", "running"):
                self._spawn(summary.id, self._load(summary.id))

    def start_over(self) -> None:
        """Anything may have happened to any table."""
        for key, live in list(self._tables.live.items()):
            live.stale = True  # whoever wants to change it catches up first
            live.recent.clear()  # names may have been replaced in what it would repeat
            self._spawn(key, self._look_again(live))

    def nodes_changed(self) -> None:
        for live in self._tables.live.values():
            live.notice_others()
            self._tables.on_change(live)

    async def _look_again(self, live: LiveTable) -> None:
        async with live.lock:
            if live.table.lifecycle == "open":  # names at its seats may have been replaced
                await self._tables.reload(live)
            else:
                await self._tables.catch_up(live)
        live.notice_others()
        self._tables.on_change(live)

    async def _follow(self, live: LiveTable, rows: list[LogRow] | None) -> None:
        async with live.lock:
            if live.stale:
                await self._tables.catch_up(live)
            else:
                await self._tables.follow(live, rows)

    async def _reload(self, live: LiveTable) -> None:
        async with live.lock:
            await self._tables.reload(live)

    async def _load(self, key: str) -> None:
        await self._tables.find(key)

    def _spawn(self, table: str, work: Coroutine[Any, Any, None]) -> None:
        async def run() -> None:
            try:
                await work
            except Refusal as refusal:  # it is gone, or cannot be read; or the store cannot
                if refusal.code in NOT_STORED:
                    self._tables.store.nodes.start_over()
            except Exception as error:  # noqa: BLE001  it goes to the log
                log.defect("table_not_followed", error, table=table)

        task = asyncio.create_task(run())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
