"""The nodes on one database: their leases, their common time, and what they tell each other.

A node holds a lease: its row in `node`, renewed every second. A node whose lease has lapsed counts
as gone. If it still runs, because it was stopped or cut off for a while, everything it knows may
be out of date. So it starts over: a new lease under a new number, and nothing of its memory is
trusted before it was compared with the database. Whatever it tries to store under the old lease is
refused in the same transaction (see `appender.py`).
"""

import asyncio
import hmac
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import suppress
from datetime import timedelta
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

import msgspec

import heckmeck
from heckmeck.protocol import encode
from heckmeck.server.logs import log
from heckmeck.server.refusal import Refusal
from heckmeck.server.store.interface import SharedTime
from heckmeck.server.store.nodes import Listener, News, Present
from heckmeck.server.store.postgres.failures import problem_of, refusal_from_postgres

if TYPE_CHECKING:
    from asyncpg import Connection

LEASE = timedelta(seconds=3)  # also the longest gap between two beats in which time goes on
BEAT_TIME = 2.5  # seconds for one beat; shorter than the lease
PATIENCE = 2.0  # seconds to wait for a node that is starting over
SEND_DELAY = 0.02  # seconds; what happens in between is told together
MAX_PAYLOAD = 7900  # bytes; PostgreSQL takes less than 8,000
FORGET_AFTER = timedelta(minutes=1)  # until the row of a node that is gone is deleted

Connect = Callable[[], Awaitable["Connection[Any]"]]


class PostgresNodes:
    """See `Nodes` in `heckmeck.server.store.nodes`."""

    alone = False

    def __init__(self, name: str = "", *, has_duties: bool = True) -> None:
        self._name = name
        self._has_duties = has_duties  # a tool takes care of no tables
        self.id = 0  # of the lease
        self.channel = ""
        self.secret = b""
        self._connect: Connect
        self._connection: Connection[Any] | None = None
        self._using = asyncio.Lock()  # the connection
        self._ready = asyncio.Event()  # has a lease, and has missed nothing
        self._must_start_over = False
        self._lost = False
        self._own_ids: set[int] = set()  # of earlier leases too
        self._members: dict[int, bool] = {}  # the nodes that run, and whether they are leaving
        self._shown: dict[str, Present] = {}  # what this node tells about its tables
        self._elsewhere: dict[str, dict[int, Present]] = {}
        self._outbox = News()
        self._unsent = asyncio.Event()
        self._inbox: asyncio.Queue[str | None] = asyncio.Queue()  # None: look whether to start over
        self._listener: Listener | None = None
        self._tasks: list[asyncio.Task[None]] = []

    # what others want to know

    def others(self) -> set[int]:
        return self._members.keys() - self._own_ids

    def is_caretaker(self, table: str) -> bool:
        if not self._has_duties:
            return False
        there = {each for each in self._elsewhere.get(table, {}) if self._works(each)}
        if table in self._shown:
            there.add(self.id)
        candidates = there or {each for each in self._members if self._works(each)} | {self.id}
        return max(candidates, key=lambda node: _weight(table, node)) == self.id

    def elsewhere(self, table: str) -> list[Present]:
        nodes = self._elsewhere.get(table, {})
        return [present for node, present in nodes.items() if node in self._members]

    def show(self, table: str, present: Present | None) -> None:
        if self._shown.get(table) == present:
            return
        if present is None:
            del self._shown[table]
        else:
            self._shown[table] = present
        self.tell(News(presence={table: present}))

    def tell(self, news: News) -> None:
        _merge(self._outbox, news)
        self._unsent.set()

    def listen(self, listener: Listener) -> None:
        self._listener = listener

    def disguise(self, text: str) -> str:
        return hmac.digest(self.secret, text.encode(), "sha256")[:12].hex()

    async def lease(self) -> int:
        """The number of the lease under which this node stores things. Raises `Refusal`."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._ready.wait()
        except TimeoutError:
            raise Refusal("store_unavailable") from None
        return self.id

    def _works(self, node: int) -> bool:
        return self._members.get(node) is False  # and is not leaving

    # life

    async def open(self, connect: Connect) -> None:
        """Join the others. Raises what `connect` raises."""
        self._connect = connect
        db = await self._listen_anew()
        self.secret = await db.fetchval("SELECT secret FROM store")
        await self._beat(db)
        await self._compare_presence(db)
        self._must_start_over = False  # nothing is in memory yet
        self._ready.set()
        self._tasks = [asyncio.create_task(each) for each in (self._hear_news(), self._send_news())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        db, self._connection = self._connection, None
        if db is None:
            return
        # Who was here stays where they are until the lease lapses: most of them are on their way
        # to another node, and nobody needs to see them leave.
        with suppress(Exception):
            async with asyncio.timeout(BEAT_TIME):
                await db.execute("UPDATE node SET leaving = TRUE WHERE id = $1", self.id)
                await self._notify(db, [News(node=self.id, leaving=True)])
                await db.close()
        db.terminate()

    async def heartbeat(self) -> SharedTime:
        """Renew the lease. Connects again after a failure. Raises `Refusal`."""
        try:
            async with self._using, asyncio.timeout(BEAT_TIME):
                db = self._connection
                if db is None or db.is_closed():
                    db = await self._listen_anew()
                time = await self._beat(db)
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

    def _report(self, error: Exception | None) -> None:
        """Say once that the database is out of reach, and once that it is back."""
        if error is not None and not self._lost:
            log.error("database_lost", problem=problem_of(error))
        elif error is None and self._lost:
            log.warning("database_back")
        self._lost = error is not None

    async def _listen_anew(self) -> "Connection[Any]":
        """A new connection that hears the others. What was said before has been missed."""
        db = await self._connect()
        try:
            if not self.channel:
                self.channel = f"heckmeck_{await db.fetchval('SELECT current_schema()')}"
            await db.add_listener(self.channel, self._receive)
        except BaseException:
            db.terminate()
            raise
        self._connection = db
        self._require_start_over()
        return db

    def _require_start_over(self) -> None:
        self._must_start_over = True
        self._ready.clear()
        self._inbox.put_nowait(None)

    def _disconnect(self) -> None:
        self._ready.clear()
        db, self._connection = self._connection, None
        if db is not None:
            db.terminate()

    async def _beat(self, db: "Connection[Any]") -> SharedTime:
        async with db.transaction():
            if await db.fetchval(RENEW, self.id, LEASE) is None:
                if self.id:
                    log.warning("lease_lapsed")
                self.id = await db.fetchval(
                    REGISTER, self._name, heckmeck.__version__, not self._has_duties
                )
                self._own_ids.add(self.id)
                self._require_start_over()
            time = await _read_time(db)
            members = dict(await db.fetch(MEMBERS, LEASE))
        gone = self._members.keys() - members.keys()
        if gone:
            await db.execute(FORGET_PRESENCE, LEASE)
            await db.execute(FORGET_NODES, FORGET_AFTER)
        self._take_members(members)
        return time

    def _take_members(self, members: dict[int, bool]) -> None:
        if members == self._members:
            return
        self._members = members
        for table in [key for key, nodes in self._elsewhere.items() if not nodes.keys() & members]:
            del self._elsewhere[table]
        if self._listener is not None:
            self._listener.nodes_changed()

    # news

    def _receive(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        self._inbox.put_nowait(str(payload))

    async def _hear_news(self) -> None:
        while True:
            waiting = [await self._inbox.get()]
            while not self._inbox.empty():
                waiting.append(self._inbox.get_nowait())
            try:
                await self._hear(waiting)
            except Exception as error:  # noqa: BLE001  this task must never end
                if _is_defect(error):
                    log.defect("news_failed", error)
                self._disconnect()  # so that the next beat makes this node start over

    async def _hear(self, waiting: list[str | None]) -> None:
        together = News()
        for payload in waiting:
            if payload is None:
                continue
            news = msgspec.json.decode(payload, type=News)
            if news.node not in self._own_ids:
                self._note(news)
                _merge(together, news)
                if news.counts and self._listener is not None:
                    await self._listener.hear(News(node=news.node, counts=news.counts))
        together.counts = {}
        if self._must_start_over:
            await self._start_over()
        elif self._listener is not None and together != News():
            await self._listener.hear(together)

    def _note(self, news: News) -> None:
        """Remember who is where. A node that says something runs."""
        if self._members.get(news.node) != news.leaving:
            self._take_members({**self._members, news.node: news.leaving})
        for table, present in news.presence.items():
            nodes = self._elsewhere.setdefault(table, {})
            if present is not None:
                nodes[news.node] = present
                continue
            nodes.pop(news.node, None)
            if not nodes:
                del self._elsewhere[table]

    async def _start_over(self) -> None:
        async with self._using, asyncio.timeout(BEAT_TIME):
            if self._connection is None:
                return  # the next beat comes back to this
            self._must_start_over = False
            await self._compare_presence(self._connection)
        if self._listener is not None:
            await self._listener.start_over()
        if self._connection is not None and not self._must_start_over:
            self._ready.set()

    async def _compare_presence(self, db: "Connection[Any]") -> None:
        """Write down again who is here, and read who is elsewhere."""
        shown = dict(self._shown)
        async with db.transaction():
            await db.execute("DELETE FROM presence WHERE node = ANY($1)", list(self._own_ids))
            await db.executemany(SHOW, [(self.id, key, encode(shown[key])) for key in shown])
            await self._notify(db, [News(node=self.id, presence=dict(shown))] if shown else [])
            rows = await db.fetch(ELSEWHERE, list(self._members), self.id)
        self._elsewhere = {}
        for node, table, present in rows:
            found = msgspec.json.decode(present, type=Present)
            self._elsewhere.setdefault(table, {})[node] = found

    async def _send_news(self) -> None:
        while True:
            await self._unsent.wait()
            await asyncio.sleep(SEND_DELAY)
            self._unsent.clear()
            news, self._outbox = self._outbox, News()
            news.node = self.id
            try:
                async with self._using, asyncio.timeout(BEAT_TIME):
                    if self._connection is not None:
                        await self._send(self._connection, news)
            except Exception as error:  # noqa: BLE001  this task must never end
                if _is_defect(error):
                    log.defect("news_not_sent", error)
                self._disconnect()  # so that the next beat makes this node start over

    async def _send(self, db: "Connection[Any]", news: News) -> None:
        there = [(news.node, table, encode(each)) for table, each in news.presence.items() if each]
        gone = [table for table, each in news.presence.items() if each is None]
        async with db.transaction():
            await db.execute("SET LOCAL synchronous_commit = off")  # presence need not be durable
            await db.executemany(SHOW, there)
            if gone:
                await db.execute(HIDE, news.node, gone)
            await self._notify(db, [news])

    async def _notify(self, db: "Connection[Any]", news: Iterable[News]) -> None:
        for each in news:
            for payload in payloads(each):
                await db.execute("SELECT pg_notify($1, $2)", self.channel, payload)


RENEW = """
UPDATE node SET seen = clock_timestamp(), pid = own.pid, connected = backend_start
FROM pg_stat_activity AS own WHERE own.pid = pg_backend_pid()
    AND id = $1 AND seen > clock_timestamp() - $2::interval RETURNING id
"""
REGISTER = """
INSERT INTO node (name, version, seen, leaving, pid, connected)
SELECT $1, $2, clock_timestamp(), $3, pid, backend_start
FROM pg_stat_activity WHERE pid = pg_backend_pid() RETURNING id
"""
# A process that is killed loses its connection, and nobody has to wait until its lease has lapsed.
MEMBERS = """
SELECT id, leaving FROM node
JOIN pg_stat_activity AS there ON there.pid = node.pid AND backend_start = connected
WHERE seen > clock_timestamp() - $1::interval
"""
FORGET_PRESENCE = """
DELETE FROM presence
WHERE node NOT IN (SELECT id FROM node WHERE seen > clock_timestamp() - $1::interval)
"""
FORGET_NODES = "DELETE FROM node WHERE seen < clock_timestamp() - $1::interval"
SHOW = """
INSERT INTO presence VALUES ($1, $2, $3)
ON CONFLICT (node, table_id) DO UPDATE SET present = excluded.present
"""
HIDE = "DELETE FROM presence WHERE node = $1 AND table_id = ANY($2)"
ELSEWHERE = "SELECT node, table_id, present FROM presence WHERE node = ANY($1) AND node <> $2"


async def _read_time(db: "Connection[Any]") -> SharedTime:
    """The time of all nodes. It goes on while at least one of them has a lease.

    The clock of the database decides. It may be set: a gap that is longer than a lease, or
    negative, does not count.
    """
    ((now, at),) = await db.fetch("SELECT clock_timestamp(), at FROM pulse FOR UPDATE")
    gap = (now - at) // timedelta(milliseconds=1)
    counted = gap if 0 <= gap <= LEASE // timedelta(milliseconds=1) else 0
    if counted == gap:
        at += timedelta(milliseconds=gap)  # not `now`: what is less than a millisecond adds up
    elif gap > 0 or -gap > 1000:
        at = now  # else another node was a moment faster
    await db.execute("UPDATE pulse SET at = $1", at)
    uptime = await db.fetchval("UPDATE life SET seen = seen + $1 RETURNING seen", counted)
    return SharedTime(int(now.timestamp() * 1000), uptime)


def _is_defect(error: Exception) -> bool:
    return not isinstance(refusal_from_postgres(error), Refusal)


def payloads(news: News) -> Iterator[str]:
    """What is told as one or more notifications, each short enough for PostgreSQL.

    >>> [len(each) < 8000 for each in payloads(News(people=list(range(3000))))]
    [True, True]
    """
    encoded = encode(news)
    if len(encoded) <= MAX_PAYLOAD:
        yield encoded.decode()
        return
    first, second = News(node=news.node, leaving=news.leaving), News(node=news.node)
    for field in msgspec.structs.fields(News):
        value = getattr(news, field.name)
        if isinstance(value, dict | list):
            kind, items = type(value), list(value.items() if isinstance(value, dict) else value)
            setattr(first, field.name, kind(items[: len(items) // 2]))
            setattr(second, field.name, kind(items[len(items) // 2 :]))
    if encode(second) == encoded:
        log.error("news_too_long", bytes=len(encoded))
        return
    yield from payloads(first)
    yield from payloads(second)


def _merge(into: News, news: News) -> None:
    """Add what is new. Of the same thing, what was said last counts."""
    for table, version in news.log.items():
        into.log[table] = max(version, into.log.get(table, 0))
    for key, tokens in news.used.items():
        into.used[key] = into.used.get(key, 0) + tokens
    into.presence.update(news.presence)
    into.counts.update(news.counts)
    into.tables += news.tables
    into.people += news.people
    into.reactions += news.reactions
    into.shut_out += news.shut_out


def _weight(table: str, node: int) -> bytes:
    """The node with the highest weight takes care of a table. When a node goes, only its own
    tables change hands."""
    return blake2b(f"{table} {node}".encode(), digest_size=8).digest()
