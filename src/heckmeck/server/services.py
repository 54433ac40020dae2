"""The parts of a running server, put together."""

import asyncio
from pathlib import Path
from time import monotonic

from heckmeck.server.administration.administration import Administration
from heckmeck.server.administration.socket import AdminSocket
from heckmeck.server.clock import ServerClock
from heckmeck.server.config import Limits
from heckmeck.server.daily.chain import DailySecrets
from heckmeck.server.daily.daily import DailyChallenge
from heckmeck.server.forbidden_words import ForbiddenWords
from heckmeck.server.history import History
from heckmeck.server.identities import Identities
from heckmeck.server.logs import log
from heckmeck.server.measurements import Measurements
from heckmeck.server.other_nodes import OtherNodes
from heckmeck.server.people import People
from heckmeck.server.rate_limits import TokenBuckets
from heckmeck.server.readiness import Readiness
from heckmeck.server.shared_limits import SharedLimits
from heckmeck.server.store.node_folder import NodeFolder
from heckmeck.server.store.select import choose_store
from heckmeck.server.tables.following import Following
from heckmeck.server.tables.result_counter import ResultCounter
from heckmeck.server.tables.scheduler import Scheduler
from heckmeck.server.tables.tables import Tables
from heckmeck.server.web.sockets import Sockets
from heckmeck.server.web.table_lookup import GuessLimits
from heckmeck.server.workers.workers import Workers

LOOP_INTERVAL = 0.5  # seconds between two looks at the event loop


class Services:
    """One of each part."""

    def __init__(
        self,
        folder: Path,
        limits: Limits,
        words: ForbiddenWords,
        public_url: str | None = None,
        database: str | None = None,  # that several nodes share; None: in the folder
        node_name: str | None = None,
    ) -> None:
        self.public_url = public_url
        self.measurements = measured = Measurements()
        self._node_folder = None if database is None else NodeFolder(folder)
        self.store = choose_store(folder, database, measured.commits.add, name=node_name)
        clock = ServerClock()
        self.identities = Identities(self.store.people, clock, words)
        self.tables = Tables(self.store, limits, clock, words, measured)
        self._counter = ResultCounter(self.store)
        self.tables.on_game_over = self._counter.game_over
        self.history = History(self.tables, self._counter)
        self.readiness = Readiness(self.store, clock)
        self.workers = Workers(limits, measured)
        self.scheduler = Scheduler(self.tables, self.workers)
        self.request_limits = TokenBuckets(limits.request_burst, limits.request_rate)
        self.identity_limits = TokenBuckets(limits.identity_burst, limits.identity_rate)
        self.identity_request_limits = TokenBuckets(
            limits.identity_request_burst, limits.identity_request_rate
        )
        self.export_limits = TokenBuckets(limits.export_burst, limits.export_rate)
        self.guesses = GuessLimits(limits)
        self.sockets = Sockets(self.tables, self.identities, self.workers, self.guesses, measured)
        self.people = People(
            self.store.people, self.identities, self.tables, self.sockets.connections
        )
        self.admin_socket = AdminSocket(
            folder, Administration(self.store, self.tables, self.people)
        )
        self.daily = DailyChallenge(self.tables, DailySecrets(self.store.chains))
        self._following = Following(self.tables)
        self._shared_limits = SharedLimits(
            self.store.nodes,
            {
                "requests": self.request_limits,
                "identities": self.identity_limits,
                "identity-requests": self.identity_request_limits,
                "exports": self.export_limits,
                "misses": self.guesses.by_address,
                "total-misses": self.guesses.total,
                "newcomers": self.tables.quotas.newcomers,
                "messages": self.sockets.messages,
                "hints": self.workers.hints.rates,
                "hint-seconds": self.workers.hints.seconds,
            },
            {"anonymous": self.sockets.anonymous, "sockets": self.sockets.by_identity},
        )
        self.store.nodes.listen(
            OtherNodes(
                self._following, self.scheduler, self.people, self._shared_limits, self._counter
            )
        )
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Raises `StoreUnusable`."""
        if self._node_folder is not None:
            self._node_folder.open()
        await self.tables.open()
        await self.daily.open()
        await self.admin_socket.open()
        self.scheduler.start()
        for work in (
            self.sockets.sweep(),
            self._counter.run(),
            self._measure_loop(),
            self._report_floods(),
            self._shared_limits.run(),
            self._watch_store(),
        ):
            task = asyncio.create_task(work)
            task.add_done_callback(_report_end)
            self._tasks.append(task)

    async def leave(self) -> None:
        """Other nodes take over bots and clocks, before anybody is disconnected."""
        await self.store.nodes.leave()

    async def close(self) -> None:
        await self.admin_socket.close()
        for task in self._tasks:
            task.cancel()
        await self.scheduler.close()
        await self._following.close()
        await self.workers.close()
        await self.tables.close()
        if self._node_folder is not None:
            self._node_folder.close()

    async def _watch_store(self) -> None:
        """Send people to another node while this one has lost the database that they share."""
        while not self.store.nodes.alone:
            await asyncio.sleep(LOOP_INTERVAL)
            if self.tables.cut_off:
                self.sockets.send_away()

    async def _measure_loop(self) -> None:
        """Note how late the event loop runs what is due: everything at the tables is as late."""
        while True:
            due = monotonic() + LOOP_INTERVAL
            await asyncio.sleep(LOOP_INTERVAL)
            self.measurements.loop_delays.add(max(0.0, monotonic() - due))

    async def _report_floods(self) -> None:
        """One line per minute of an attack, not one per packet."""
        limits, before = self.tables.limits, self.measurements.attacks()
        while True:
            await asyncio.sleep(limits.flood_time)
            now = self.measurements.attacks()
            refused = now - before
            if refused.total() > limits.flood_refusals:
                log.warning("flood", seconds=limits.flood_time, refused=dict(refused))
            before = now


def _report_end(task: asyncio.Task[None]) -> None:
    """These tasks run as long as the server."""
    if not task.cancelled() and (error := task.exception()) is not None:
        log.defect("task_failed", error)
