"""SQLite, PostgreSQL with one node and with two, side by side in one run.

    python -m bench stores --seconds 6 --tables 100

Every table has four people, as in `bench load`. With two nodes, the people of a table are at both
of them, or all at one of them and other tables at the other one. A move counts once it is durably
stored and all four have received it. "To others" is the time from when the mover has the result to
when those at the other node have it: the way over NOTIFY.

The contenders take turns, in short slices, so what else keeps the machine busy hits all of them.

Then the stores alone: 200 writers that append one move after another, each to a table of its own;
and what NOTIFY costs the database, because transactions that notify commit one after another.
"""

import argparse
import asyncio
import re
import statistics
import tempfile
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, NamedTuple, Self
from urllib.request import urlopen

import asyncpg
import psutil
import uvloop

from bench.load import Load
from bench.servers import BenchServer
from heckmeck.protocol.entries import Moved, Opened
from heckmeck.protocol.tables import Settings
from heckmeck.server.clock import ServerClock
from heckmeck.server.store.interface import Append, IndexEntry, LogRow
from heckmeck.server.store.nodes import News
from heckmeck.server.store.postgres.nodes import PostgresNodes
from heckmeck.server.store.postgres.store import PostgresStore
from heckmeck.server.store.sqlite import SqliteStore
from heckmeck.server.tables.table_log import index_entry, new_table
from tests.server.postgres import PostgresServer, free_port

SLICES = 3
WARM_UP = 0.3  # seconds before each slice
WRITERS = 200
ALONE_TIME = 1.0  # seconds for each store alone, twice
COMMITTERS = 8
MOVE = Moved(0, {"do": "keep", "face": 5, "dice": "1 2 2 4 5 5 w w"}, "human")


class Figures:
    """What was measured of one contender at one speed, in all slices together."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.times: list[float] = []
        self.times_between: list[float] = []
        self.commits = 0  # of all nodes
        self.wal = 0  # bytes
        self.node_time = 0.0  # CPU seconds of all nodes
        self.database_time = 0.0

    @property
    def speed(self) -> float:
        return len(self.times) / self.seconds


class Node(BenchServer):
    """Says how often it has committed."""

    def __enter__(self) -> Self:
        super().__enter__()
        return self

    def __init__(self, folder: Path, *options: str) -> None:
        self._metrics = free_port()
        super().__init__(folder, options=(*options, "--metrics", f"127.0.0.1:{self._metrics}"))

    def commits(self) -> int:
        with urlopen(f"http://127.0.0.1:{self._metrics}/metrics", timeout=10) as answer:
            text = answer.read().decode()
        found = re.search(r"^heckmeck_store_commit_seconds_count (\d+)", text, re.MULTILINE)
        assert found is not None, text
        return int(found[1])


class Contender:
    """A store, the nodes on it, and the people who play there."""

    def __init__(
        self,
        name: str,
        nodes: list[Node],
        postgres: psutil.Process | None = None,
        database: str = "",
        spread: bool = False,
    ) -> None:
        self.name = name
        self.nodes = nodes
        self.postgres = postgres
        self.database = database
        self.load = Load([node.port for node in nodes], 0.0, spread)
        self.figures: dict[float, Figures] = {}  # by rate; 0: full speed

    async def prepare(self, tables: int) -> None:
        await self.load.create(tables)
        await self.load.connect()
        await self.load.start()

    async def slice(self, rate: float, seconds: float) -> None:
        load, figures = self.load, self.figures.setdefault(rate, Figures())
        load.rate = rate
        load.times, load.times_since_due = [], []
        load.times_between = figures.times_between
        load.go()
        await asyncio.sleep(WARM_UP)
        commits, wal = await self.commits(), await self.wal()
        node_time, database_time = self.node_time(), self.database_time()
        figures.seconds += await load.measure(seconds)
        figures.node_time += self.node_time() - node_time
        figures.database_time += self.database_time() - database_time
        figures.commits += await self.commits() - commits
        figures.wal += await self.wal() - wal
        # At full speed there is no time when a move is due.
        figures.times += load.times_since_due if rate else load.times
        await load.pause()

    def node_time(self) -> float:
        return sum(_cpu(psutil.Process(node.pid)) for node in self.nodes)

    def database_time(self) -> float:
        if self.postgres is None:
            return 0.0
        return sum(map(_cpu, [self.postgres, *self.postgres.children(recursive=True)]))

    async def wal(self) -> int:
        return int(await ask(self.database, WAL)) if self.database else 0

    async def commits(self) -> int:
        return sum([await asyncio.to_thread(node.commits) for node in self.nodes])


WAL = "SELECT pg_current_wal_lsn() - '0/0'"
SIZES = """
SELECT (SELECT pg_total_relation_size('log') / greatest(1, count(*)) FROM log),
    (SELECT (pg_total_relation_size('game_table') + pg_total_relation_size('joined'))
        / greatest(1, count(*)) FROM game_table)
"""


def _cpu(process: psutil.Process) -> float:
    try:
        times = process.cpu_times()
    except psutil.NoSuchProcess:  # a connection that was closed
        return 0.0
    return float(times.user + times.system)


async def ask(database: str, query: str) -> Any:
    db = await asyncpg.connect(database)
    try:
        return await db.fetchval(query)
    finally:
        await db.close()


# the stores alone


class Alone(NamedTuple):
    appends: int
    commits: int
    p50: float  # milliseconds
    p99: float


def run_alone(place: str, writers: int, seconds: float) -> Alone:
    return uvloop.run(write_alone(place, writers, seconds))


async def write_alone(place: str, writers: int, seconds: float) -> Alone:
    """Append through a store for so long. `place` is a folder or an address."""
    commits: list[float] = []
    times: list[float] = []
    store: SqliteStore | PostgresStore
    if place.startswith("postgresql:"):
        store = PostgresStore(place, on_commit=commits.append)
    else:
        store = SqliteStore(Path(place), on_commit=commits.append)
    await store.open()
    lease = asyncio.create_task(keep_lease(store))
    clock = ServerClock()
    made = [new_table([(None, Opened(Settings()))], clock) for _ in range(writers)]
    await asyncio.gather(*(store.append([append]) for _, append in made))
    commits.clear()
    end = perf_counter() + seconds

    async def write(table: str, index: IndexEntry) -> None:
        version = 1
        while (began := perf_counter()) < end:
            row = LogRow(version + 1, clock.wall(), None, f"{version:016x}", MOVE, clock.uptime())
            await store.append([Append(table, version, [row], index_entry=index)])
            version += 1
            times.append(perf_counter() - began)

    await asyncio.gather(
        *(write(table.id, index_entry(table)._replace(seated=None)) for table, _ in made)
    )
    lease.cancel()
    await asyncio.wait([lease])
    await store.close()
    found = statistics.quantiles(times, n=100)
    return Alone(len(times), len(commits), found[49] * 1000, found[98] * 1000)


async def keep_lease(store: SqliteStore | PostgresStore) -> None:
    while True:
        await store.heartbeat(0)
        await asyncio.sleep(1)


def alone(pool: ProcessPoolExecutor, places: list[str]) -> list[Alone]:
    """In as many processes as there are places."""
    jobs = [pool.submit(run_alone, each, WRITERS // len(places), ALONE_TIME) for each in places]
    return [job.result(timeout=60) for job in jobs]


class Ears:
    """A node that hears of moves at tables it does not serve."""

    def __init__(self, nodes: PostgresNodes) -> None:
        self._nodes = nodes
        self.moves = 0

    async def hear(self, news: News) -> None:
        for table in news.log:
            self._nodes.is_caretaker(table)  # as a node does that could have to take care of it
        self.moves += len(news.log)

    def hear_counts(self, node: int, counts: dict[str, int]) -> None:
        pass

    def start_over(self) -> None:
        pass

    def nodes_changed(self) -> None:
        pass


def run_ears(database: str, seconds: float) -> float:
    return uvloop.run(listen_alone(database, seconds))


async def listen_alone(database: str, seconds: float) -> float:
    """Microseconds of CPU for each move that this node heard of."""
    nodes = PostgresNodes()
    store = PostgresStore(database, nodes)
    await store.open()
    ears = Ears(nodes)
    nodes.listen(ears)
    lease = asyncio.create_task(keep_lease(store))
    began = process_time()
    await asyncio.sleep(seconds)
    used = process_time() - began
    lease.cancel()
    await asyncio.wait([lease])
    await store.close()
    return 1e6 * used / max(1, ears.moves)


async def commits_per_second(database: str, notify: bool) -> float:
    """Of several connections that each commit one row after another."""
    count = 0
    end = perf_counter() + ALONE_TIME

    async def commit(number: int) -> None:
        nonlocal count
        db = await asyncpg.connect(database)
        query = "WITH one AS (INSERT INTO cost VALUES ($1, $2) RETURNING 1) SELECT count(*)"
        query += ", pg_notify('cost', $2::text) FROM one" if notify else " FROM one"
        while perf_counter() < end:
            await db.fetchval(query, number, "a move")
            count += 1
        await db.close()

    await ask(database, "CREATE TABLE IF NOT EXISTS cost (writer INTEGER, row TEXT)")
    await asyncio.gather(*(commit(number) for number in range(COMMITTERS)))
    return count / ALONE_TIME


# all of it


def contenders(postgres: PostgresServer, folder: Path, stack: ExitStack) -> list[Contender]:
    """All of them run, but only one at a time has something to do."""
    found = [Contender("SQLite", [stack.enter_context(Node(folder / "sqlite"))])]
    state = asyncio.run(ask(postgres.address(), "SELECT pg_read_file('postmaster.pid')"))
    process = psutil.Process(int(state.split()[0]))
    for name, count, spread in (
        ("PostgreSQL, one node", 1, False),
        ("two nodes, each table at both", 2, True),
        ("two nodes, each table at one", 2, False),
    ):
        database = postgres.create_database()
        nodes = [
            stack.enter_context(Node(folder / f"{name}-{number}", "--database", database))
            for number in range(count)
        ]
        found.append(Contender(name, nodes, process, database, spread))
    return found


async def compete(running: list[Contender], tables: int, rate: float, seconds: float) -> None:
    def ping_all() -> None:
        for contender in running:
            contender.load.ping()

    for contender in running:
        await contender.prepare(tables)
        ping_all()
    for each_rate in (rate, 0.0):
        for number in range(SLICES):
            # Not always the same one after the same one.
            for contender in running if number % 2 else running[::-1]:
                time = seconds if each_rate == 0.0 else seconds * 2 / 3
                await contender.slice(each_rate, time / SLICES)
                ping_all()
    for contender in running:
        contender.load.close()
        if contender.load.finished:
            print(f"{contender.name}: {contender.load.finished} games ended")


def show(running: list[Contender], rate: float, tables: int) -> None:
    titles = ["store", "speed", "moves/s", "of SQLite", "p50 ms", "p99 ms", "to others p50", "p99"]
    titles += ["commits/s", "CPU % nodes", "database", "CPU ms per move: nodes", "database"]
    titles += ["WAL bytes per move"]
    print("| " + " | ".join(titles) + " |")
    print("|" + "---|" * len(titles))
    for each_rate in (rate, 0.0):
        baseline = running[0].figures[each_rate].speed
        for contender in running:
            figures = contender.figures[each_rate]
            moves = len(figures.times)
            shared = contender.postgres is not None
            cells = [
                contender.name,
                f"{rate * tables:g}/s" if each_rate else "full",
                f"{figures.speed:,.0f}",
                f"{figures.speed / baseline:.2f}",
                *quantiles(figures.times),
                *quantiles(figures.times_between),
                f"{figures.commits / figures.seconds:,.0f}",
                f"{100 * figures.node_time / figures.seconds:.0f}",
                f"{100 * figures.database_time / figures.seconds:.0f}" if shared else "",
                f"{1000 * figures.node_time / moves:.2f}",
                f"{1000 * figures.database_time / moves:.2f}" if shared else "",
                f"{figures.wal / moves:,.0f}" if shared else "",
            ]
            print("| " + " | ".join(cells) + " |")


def quantiles(times: list[float]) -> list[str]:
    """The median and the 99th percentile, in milliseconds."""
    if not times:
        return ["", ""]
    found = statistics.quantiles(times, n=100)
    return [f"{found[number] * 1000:.1f}" for number in (49, 98)]


def show_alone(postgres: PostgresServer, folder: Path) -> None:
    print(f"\n{WRITERS} writers, the store alone:")
    print("| store | appends/s | commits/s | p50 ms | p99 ms |\n|---|---|---|---|---|")
    database = postgres.create_database()
    places = {
        "SQLite": [str(folder / "alone")],
        "PostgreSQL, one node": [database],
        "PostgreSQL, two nodes": [database, database],
    }
    done: dict[str, list[Alone]] = {}
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        for _ in range(2):
            for title, where in places.items():
                done.setdefault(title, []).extend(alone(pool, where))
        hearing = pool.submit(run_ears, database, 2 * ALONE_TIME)
        pool.submit(run_alone, database, WRITERS, 2 * ALONE_TIME).result(timeout=60)
        told = hearing.result(timeout=60)
    for title, found in done.items():
        cells = [
            title,
            f"{sum(each.appends for each in found) / ALONE_TIME / 2:,.0f}",
            f"{sum(each.commits for each in found) / ALONE_TIME / 2:,.0f}",
            f"{statistics.mean(each.p50 for each in found):.1f}",
            f"{max(each.p99 for each in found):.1f}",
        ]
        print("| " + " | ".join(cells) + " |")
    print(f"\nanother node that hears of these moves: {told:.1f} µs of CPU for each")
    commits = {True: 0.0, False: 0.0}
    for _ in range(2):
        for notify in commits:
            commits[notify] += asyncio.run(commits_per_second(database, notify)) / 2
    print(
        f"{COMMITTERS} connections, one row per commit: {commits[False]:,.0f} commits/s; "
        f"with NOTIFY {commits[True]:,.0f} ({commits[True] / commits[False]:.2f})"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rate", type=float, default=1.0, help="moves per second and table")
    parser.add_argument("--seconds", type=float, default=6.0)
    options, _ = parser.parse_known_args()  # the name of the benchmark may stand there
    print(
        f"{options.tables} tables of four people. Nodes, database and clients share "
        f"{psutil.cpu_count()} cores with whatever else runs:\n"
        "compare the figures within one run, and with no other run."
    )
    with tempfile.TemporaryDirectory() as name, PostgresServer(max_connections="120") as postgres:
        with ExitStack() as stack:
            running = contenders(postgres, Path(name), stack)
            uvloop.run(compete(running, options.tables, options.rate, options.seconds))
            show(running, options.rate, options.tables)
        row_size, table_size = asyncio.run(sizes(running[1].database))
        print(f"\nstored per entry of a log: {row_size} bytes; per table besides: {table_size}")
        show_alone(postgres, Path(name))


async def sizes(database: str) -> tuple[int, int]:
    db = await asyncpg.connect(database)
    try:
        ((log, table),) = await db.fetch(SIZES)
        return int(log), int(table)
    finally:
        await db.close()


if __name__ == "__main__":
    main()
