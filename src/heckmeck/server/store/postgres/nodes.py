"""The nodes on one database, seen from one of them.

A node holds a lease: its row in `node`, renewed every second on the connection on which it hears
the others. A node whose lease has lapsed counts as gone. If it still runs, because it was stopped
or cut off for a while, everything it knows may be out of date. So it starts over: with a new lease
under a new number, and nothing of its memory is trusted before it was compared with the database.
Whatever it decided under the old lease is refused in the transaction that would store it (see
`batch.py`).
"""

import asyncio
import hmac
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Any

import msgspec

from heckmeck.protocol import encode
from heckmeck.server.logs import log
from heckmeck.server.refusal import Refusal
from heckmeck.server.store.interface import SharedTime
from heckmeck.server.store.nodes import Listener, News, Present
from heckmeck.server.store.postgres import leases
from heckmeck.server.store.postgres.failures import problem_of, refusal_from_postgres
from heckmeck.server.store.postgres.leases import LEASE
from heckmeck.server.store.postgres.news import merge, notify
from heckmeck.server.store.postgres.whereabouts import Whereabouts

if TYPE_CHECKING:
    from asyncpg import Connection

BEAT_TIME = 2.5  # seconds for one beat; shorter than the lease
PATIENCE = 2.0  # seconds to wait for a node that is starting over
SEND_DELAY = 0.02  # seconds; what happens in between is told together
FORGET_INTERVAL = 60.0  # seconds between two looks for what lost nodes have left behind

Connect = Callable[[], Awaitable["Connection[Any]"]]

SHOW = """
INSERT INTO presence VALUES ($1, $2, $3)
ON CONFLICT (node, table_id) DO UPDATE SET present = excluded.present
"""
HIDE = "DELETE FROM presence WHERE node = $1 AND table_id = ANY($2)"
ELSEWHERE = "SELECT node, table_id, present FROM presence WHERE node <> $1"


class PostgresNodes:
    """See `Nodes` in `heckmeck.server.store.nodes`."""

    alone = False

    def __init__(self, name: str = "", *, has_duties: bool = True) -> None:
        self._name = name
        self._leaving = not has_duties  # a tool takes care of no tables
        self.channel = ""
        self.secret = b""
        self._known = Whereabouts(has_duties=has_duties)
        self._connect: Connect
        self._connection: Connection[Any] | None = None
        self._using = asyncio.Lock()  # the connection
        self._ready = asyncio.Event()  # has a lease, and has missed nothing
        self._must_start_over = False
        self._lost = False
        self._own_leases: set[int] = set()  # earlier ones, too
        self._outbox = News()
        self._unsent = asyncio.Event()
        self._inbox: asyncio.Queue[News | None] = asyncio.Queue()  # None: perhaps start over
        self._hearing_since: float | None = None
        self._forgot = monotonic()
        self._listener: Listener | None = None
        self._tasks: list[asyncio.Task[None]] = []

    # what others want to know

    @property
    def current_lease(self) -> int:
        """The number of the lease under which something is decided now; 0: none is valid."""
        return self._known.id if self._ready.is_set() else 0

    async def lease(self) -> int:
        """The same; waits a moment for a node that is starting over. Raises `Refusal`."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._ready.wait()
        except TimeoutError:
            raise Refusal("store_unavailable") from None
        return self._known.id

    def others(self) -> set[int]:
        return self._known.others()

    def is_caretaker(self, table: str) -> bool:
        return not self._leaving and self._known.is_caretaker(table)

    def elsewhere(self, table: str) -> list[Present]:
        return self._known.elsewhere(table)

    def show(self, table: str, present: Present | None) -> None:
        shown = self._known.shown
        if self._leaving or shown.get(table) == present:
            return
        if present is None:
            del shown[table]
        else:
            shown[table] = present
        self.tell(News(presence={table: present}))

    def tell(self, news: News) -> None:
        merge(self._outbox, news)
        self._unsent.set()

    def listen(self, listener: Listener) -> None:
        self._listener = listener

    def disguise(self, text: str) -> str:
        return hmac.digest(self.secret, text.encode(), "sha256")[:12].hex()

    def start_over(self) -> None:
        self._disconnect()  # the next beat connects again

    # life

    async def open(self, connect: Connect) -> None:
        """Join the others. Raises what `connect` raises."""
        self._connect = connect
        db = await self._join()
        self.secret = await db.fetchval("SELECT secret FROM store")
        self._take_members(await leases.members(db))
        await self._compare_presence(db)
        self._must_start_over = False  # nothing is in memory yet
        self._ready.set()
        self._tasks = [asyncio.create_task(each) for each in (self._hear_news(), self._send_news())]

    async def leave(self) -> None:
        """Leave bots and clocks to the others. Whoever is here stays where they are until the
        lease lapses: most of them are on their way to another node, and nobody needs to see them
        go."""
        self._leaving = True
        with suppress(Exception):
            async with self._using, asyncio.timeout(BEAT_TIME):
                if self._connection is not None:
                    await leases.leave(self._connection, self._known.id)
                    news = News(node=self._known.id, leaving=True)
                    await notify(self._connection, self.channel, news)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._disconnect()

    async def heartbeat(self) -> SharedTime:
        """Renew the lease. Connects again after a failure. Raises `Refusal`."""
        try:
            async with self._using, asyncio.timeout(BEAT_TIME):
                time = await self._beat()
        except Exception as error:
            self._disconnect()
            task = asyncio.current_task()
            if task is not None and task.cancelling():
                raise asyncio.CancelledError from error  # the driver has lost it
            self._report(error)
            refusal = refusal_from_postgres(error)
            if refusal is error:
                raise
            raise refusal from error
        self._report(None)
        return time

    async def _beat(self) -> SharedTime:
        since = self._hearing_since
        if since is not None and monotonic() - since > LEASE.total_seconds():
            raise TimeoutError("what others say is heard too late")
        db = self._connection
        if db is None or db.is_closed():
            db = await self._join()
        elif not await leases.renew(db, self._known.id):
            log.warning("lease_lapsed")
            await self._register(db)
        time = await leases.read_time(db)
        self._take_members(await leases.members(db))
        if monotonic() - self._forgot > FORGET_INTERVAL:
            self._forgot = monotonic()
            self._known.forget_lost_nodes()
            await leases.forget_lost_nodes(db)
        return time

    async def _join(self) -> "Connection[Any]":
        """A new connection that hears the others. What was said before has been missed."""
        db = await self._connect()
        try:
            if not self.channel:
                self.channel = f"heckmeck_{await db.fetchval('SELECT current_schema()')}"
            await db.add_listener(self.channel, self._receive)
            await self._register(db)
        except BaseException:
            db.terminate()
            raise
        self._connection = db
        return db

    async def _register(self, db: "Connection[Any]") -> None:
        """A new lease. What the others know of the old one goes with it."""
        self._require_start_over()  # before anything can be decided under the new one
        self._known.id = await leases.register(db, self._name, leaving=self._leaving)
        self._own_leases.add(self._known.id)

    def _require_start_over(self) -> None:
        self._must_start_over = True
        self._ready.clear()
        self._inbox.put_nowait(None)

    def _disconnect(self) -> None:
        self._ready.clear()
        while not self._inbox.empty():
            self._inbox.get_nowait()  # starting over covers it
        db, self._connection = self._connection, None
        if db is not None:
            db.terminate()

    def _report(self, error: Exception | None) -> None:
        """Say once that the database is out of reach, and once that it is back."""
        if error is not None and not self._lost:
            log.error("database_lost", problem=problem_of(error))
        elif error is None and self._lost:
            log.warning("database_back")
        self._lost = error is not None

    def _take_members(self, members: dict[int, bool]) -> None:
        running = len(self._known.others())
        if self._known.take_members(members) and self._listener is not None:
            self._listener.nodes_changed()
        if len(self._known.others()) != running:
            log.info("nodes_changed", others=len(self._known.others()))

    # news

    def _receive(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        try:
            news = msgspec.json.decode(str(payload), type=News)
        except msgspec.DecodeError as error:
            log.defect("news_failed", error)
            return
        if news.node in self._own_leases:
            return
        if self._known.hear(news) and self._listener is not None:
            self._listener.nodes_changed()
        self._inbox.put_nowait(news)

    async def _hear_news(self) -> None:
        while True:
            waiting = [await self._inbox.get()]
            while not self._inbox.empty():
                waiting.append(self._inbox.get_nowait())
            self._hearing_since = monotonic()
            try:
                await self._hear([news for news in waiting if news is not None])
            except Exception as error:  # noqa: BLE001  this task must never end
                if _is_defect(error):
                    log.defect("news_failed", error)
                self.start_over()
            finally:
                self._hearing_since = None

    async def _hear(self, heard: list[News]) -> None:
        if self._must_start_over:
            await self._start_over()
        elif self._listener is not None and heard:
            together = News()
            for news in heard:
                self._listener.hear_counts(news.node, news.counts)
                merge(together, news)
            await self._listener.hear(together)

    async def _start_over(self) -> None:
        async with self._using, asyncio.timeout(BEAT_TIME):
            if self._connection is None:
                return  # the next beat comes back to this
            self._must_start_over = False
            await self._compare_presence(self._connection)
        if self._listener is not None:
            self._listener.start_over()
        if self._connection is not None and not self._must_start_over:
            self._ready.set()

    async def _compare_presence(self, db: "Connection[Any]") -> None:
        """Write down again who is here, and read who is elsewhere."""
        own, shown = self._known.id, dict(self._known.shown)
        async with db.transaction():
            await db.executemany(SHOW, [(own, key, encode(each)) for key, each in shown.items()])
            if shown:
                await notify(db, self.channel, News(node=own, presence=dict(shown)))
            rows = await db.fetch(ELSEWHERE, own)
        elsewhere: dict[str, dict[int, Present]] = {}
        for node, table, present in rows:
            found = msgspec.json.decode(present, type=Present)
            elsewhere.setdefault(table, {})[node] = found
        self._known.replace(elsewhere)

    async def _send_news(self) -> None:
        while True:
            await self._unsent.wait()
            await asyncio.sleep(SEND_DELAY)
            self._unsent.clear()
            news, self._outbox = self._outbox, News()
            try:
                async with self._using, asyncio.timeout(BEAT_TIME):
                    if self._connection is not None:  # else starting over tells who is here
                        await self._send(self._connection, news)
            except Exception as error:  # noqa: BLE001  this task must never end
                if _is_defect(error):
                    log.defect("news_not_sent", error)
                self.start_over()

    async def _send(self, db: "Connection[Any]", news: News) -> None:
        news.node, news.leaving = self._known.id, self._leaving
        there = [(news.node, table, encode(each)) for table, each in news.presence.items() if each]
        gone = [table for table, each in news.presence.items() if each is None]
        async with db.transaction():
            await db.execute("SET LOCAL synchronous_commit = off")  # presence need not be durable
            await db.executemany(SHOW, there)
            if gone:
                await db.execute(HIDE, news.node, gone)
            await notify(db, self.channel, news)


def _is_defect(error: Exception) -> bool:
    return not isinstance(refusal_from_postgres(error), Refusal)
