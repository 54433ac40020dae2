"""Nodes on one PostgreSQL are killed and frozen, and the database is killed, while people play.

    python -m bench nodes --kills 20 --restarts 5 --freezes 2 --nodes 3 --tables 8

People of one table are at different nodes, and reach them through nginx, which sends everybody who
comes to the next node. After every SIGKILL the node or the database restarts. In the end every
acknowledged move must be in the log exactly once, under the version that was acknowledged. No log
may have a gap, every client must have seen every version in order and as it is stored (so no bot
moved twice), every game must be finished, and every record must be verified.

Half of the blows come in quick succession. The others are for the clock: before and after them,
every table has time to move again.
"""

import argparse
import asyncio
import os
import random
import signal
import statistics
import sys
import tempfile
from bisect import bisect_right
from collections import Counter
from contextlib import ExitStack
from itertools import pairwise
from math import inf
from pathlib import Path
from time import monotonic
from typing import NamedTuple, Self

import asyncpg

from bench.crash import LOGS, Game, Row, fetch_records, keeps_word
from bench.servers import BenchServer
from heckmeck.client import TableClient
from heckmeck.protocol import encode
from heckmeck.protocol.to_client import ServerMessage, Welcome
from tests.server.cluster import Proxy
from tests.server.postgres import PostgresServer

FREEZE_TIME = 8.0  # seconds; much longer than a lease
SETTLE_TIME = 15.0  # seconds in which every table should have moved again
WINDOW = 4.0  # seconds after a blow in which a pause counts as caused by it; longer than a lease
PATIENCE = 180.0  # seconds until the last games must be over


class Guest(TableClient):
    """Knows through which node it is at the table."""

    node = 0  # its port
    welcomed_at: list[float] | None = None

    async def _connect(self) -> None:
        await super()._connect()
        if self._socket is not None and self._socket.response is not None:
            # Of several nodes that were tried, the last one answered.
            self.node = int(self._socket.response.headers["X-Node"].rpartition(":")[2])

    def _take(self, message: ServerMessage) -> None:
        super()._take(message)
        if isinstance(message, Welcome):
            self.welcomed_at = [*(self.welcomed_at or ()), monotonic()]


class SpreadGame(Game):
    """Its people are at different nodes."""

    def __init__(self, url: str, edition: str) -> None:
        super().__init__(url, edition)
        self.seen: dict[str, list[list[tuple[int, bytes]]]] = {}  # by table: what each client saw
        self.faults: list[str] = []
        self.resyncs = 0

    async def connect(self, table: str, token: str) -> Guest:
        return await Guest(self.url, table, token).__aenter__()

    @property
    def guests(self) -> list[Guest]:
        return [each for each in self.clients if isinstance(each, Guest)]

    async def check_client(self, table: str, client: TableClient) -> None:
        seen = [(step.version, encode(step.entry)) for step in client.steps]
        self.seen.setdefault(table, []).append(seen)
        self.resyncs += client.resyncs
        versions = [version for version, _ in seen]
        if versions != sorted(set(versions)):
            self.faults.append(f"a client at {table} saw versions twice or in another order")
        if not client.resyncs and versions != list(range(versions[0], client.version + 1)):
            self.faults.append(f"a client at {table} missed versions")
        self.faults += [f"{table}: {each}" for each in (await client.check_dice()).faults]


TITLES = {"node": "node killed", "database": "database killed", "freeze": "node frozen"}


class Blow(NamedTuple):
    """Something was killed or frozen."""

    what: str  # node, database or freeze
    at: float
    again: float  # when it ran again
    games: list[SpreadGame]  # which it hit
    guests: list[Guest]  # who were at that node
    calm: bool  # nothing else happened at that time
    until: float = inf  # when the next one came


class Cluster:
    """The database, the nodes on it, and the proxy in front of them."""

    def __init__(self, folder: Path, nodes: int) -> None:
        self._folder = folder
        self._stack = ExitStack()
        self._count = nodes
        self.nodes: list[BenchServer] = []
        self.postgres: PostgresServer
        self.proxy: Proxy

    def __enter__(self) -> Self:
        with ExitStack() as stack:
            self.postgres = stack.enter_context(PostgresServer())
            self.database = self.postgres.create_database()
            for number in range(self._count):
                folder = self._folder / f"node-{number}"
                server = BenchServer(folder, options=("--database", self.database))
                self.nodes.append(stack.enter_context(server))
            ports = [node.port for node in self.nodes]
            self.proxy = stack.enter_context(Proxy(self._folder / "nginx", ports))
            self._stack = stack.pop_all()
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def errors(self) -> Counter[str]:
        """What the nodes have logged as errors, apart from what a lost database means."""
        lines = [line for node in self.nodes for line in node.log.read_text().splitlines()]
        return Counter(line for line in lines if "traceback" in line.lower())

    async def rows(self) -> list[Row]:
        db = await asyncpg.connect(self.database)
        try:
            return [tuple(row) for row in await db.fetch(LOGS)]
        finally:
            await db.close()


class Torture:
    """Whatever happens to a cluster while people play."""

    def __init__(self, cluster: Cluster, tables: int, chance: random.Random) -> None:
        self.cluster = cluster
        self.chance = chance
        url = cluster.proxy.url
        self.games = [SpreadGame(url, ("original", "specialists")[n % 2]) for n in range(tables)]
        self.blows: list[Blow] = []
        self.calm = False
        self.spread = Counter[int]()  # at how many nodes the people of a table were

    async def run(self, blows: list[str]) -> None:
        playing = asyncio.gather(*(game.play() for game in self.games))
        try:
            await asyncio.sleep(2)
            done = Counter[str]()
            for blow in blows:
                await asyncio.sleep(self.chance.uniform(0.05, 1.5))
                if playing.done():
                    break  # with an error
                self.calm = blow == "freeze" or done[blow] % 2 == 0
                if self.calm:
                    await self._settle()
                await getattr(self, blow)()
                if self.calm:
                    await self._settle()
                done[blow] += 1
                report = ", ".join(f"{name} {times}" for name, times in sorted(done.items()))
                print(f"\r{report}", end="", flush=True)
            print()
            for game in self.games:
                game.last = True
            async with asyncio.timeout(PATIENCE):
                await playing
        finally:
            playing.cancel()

    async def kill(self) -> None:
        node = self.chance.choice(self.cluster.nodes)
        games, guests = self._at(node)
        began = monotonic()
        await asyncio.to_thread(node.kill)
        await asyncio.to_thread(node.start)
        self.blows.append(Blow("node", began, monotonic(), games, guests, self.calm))

    async def restart(self) -> None:
        postgres = self.cluster.postgres
        games = [game for game in self.games if self._playing(game)]
        began = monotonic()
        await asyncio.to_thread(postgres.kill)
        await asyncio.to_thread(postgres.start)
        self.blows.append(Blow("database", began, monotonic(), games, [], self.calm))

    async def freeze(self) -> None:
        node = self.chance.choice(self.cluster.nodes)
        games, guests = self._at(node)
        began = monotonic()
        os.kill(node.pid, signal.SIGSTOP)
        try:
            await asyncio.sleep(FREEZE_TIME)
        finally:
            os.kill(node.pid, signal.SIGCONT)
        self.blows.append(Blow("freeze", began, monotonic(), games, guests, self.calm))

    def _at(self, node: BenchServer) -> tuple[list[SpreadGame], list[Guest]]:
        """The games with somebody at this node, and who they are."""
        for game in self.games:
            self.spread[len({guest.node for guest in game.guests})] += self._playing(game)
        guests = [each for game in self.games for each in game.guests if each.node == node.port]
        games = [
            game
            for game in self.games
            if self._playing(game) and any(guest in guests for guest in game.guests)
        ]
        return games, guests

    async def _settle(self) -> None:
        """Wait until every table has moved, wherever its people are."""
        began, give_up = monotonic(), monotonic() + SETTLE_TIME
        while monotonic() < give_up:
            if all(game.times and game.times[-1] > began for game in self.games):
                return
            await asyncio.sleep(0.05)

    def _playing(self, game: SpreadGame) -> bool:
        return bool(game.guests) and all(
            guest.welcomed and guest.table.lifecycle == "running" for guest in game.guests
        )


def waits(blows: list[Blow], again: bool = False) -> list[float]:
    """For each table that was hit: seconds until its next acknowledged move."""
    found = []
    for blow in blows:
        if not blow.calm:
            continue
        began = blow.again if again else blow.at
        for game in blow.games:
            number = bisect_right(game.times, began)
            if number < len(game.times):
                found.append(game.times[number] - began)
    return found


def pauses(blows: list[Blow]) -> list[float]:
    """For each table that was hit: the longest time between two acknowledged moves.

    What was under way may still be acknowledged after the blow, so the next move does not say
    how long people could not play.
    """
    found = []
    for blow in blows:
        if not blow.calm:
            continue
        for game in blow.games:
            first = max(1, bisect_right(game.times, blow.at))
            last = bisect_right(game.times, min(blow.again + WINDOW, blow.until))
            times = game.times[first - 1 : last]
            found.append(max((b - a for a, b in pairwise(times)), default=0.0))
    return found


def returns(blows: list[Blow]) -> list[float]:
    """For everybody who was at a node that was killed: seconds until another welcomed them."""
    return [
        next(at for at in guest.welcomed_at or () if at > blow.at) - blow.at
        for blow in blows
        for guest in blow.guests
        if blow.calm and (guest.welcomed_at or [0.0])[-1] > blow.at
    ]


def shown(times: list[float]) -> str:
    if not times:
        return "never"
    return f"median {statistics.median(times):.2f}, at most {max(times):.2f} ({len(times)} times)"


def differences(rows: list[Row], games: list[SpreadGame]) -> int:
    """How often a client saw something else than what is stored under that version."""
    stored = {(table, version): entry for table, version, _, entry in rows}
    return sum(
        stored.get((table, version)) != entry
        for game in games
        for table, clients in game.seen.items()
        for steps in clients
        for version, entry in steps
    )


def report(torture: Torture, rows: list[Row], records: list[str]) -> bool:
    """Print all figures. Returns whether the server kept its word."""
    games = torture.games
    ends = [*(blow.at for blow in torture.blows[1:]), inf]
    blows = [b._replace(until=end) for b, end in zip(torture.blows, ends, strict=False)]
    by_kind = {kind: [blow for blow in blows if blow.what == kind] for kind in TITLES}
    print(
        f"nodes killed: {len(by_kind['node'])}, databases killed: {len(by_kind['database'])}, "
        f"nodes frozen for {FREEZE_TIME:.0f} s: {len(by_kind['freeze'])}"
    )
    spread = ", ".join(f"{count} at {nodes}" for nodes, count in sorted(torture.spread.items()))
    print(f"tables by how many nodes their people were at: {spread}")
    kept = keeps_word(rows, list(games), records)
    other = differences(rows, games)
    print(
        f"steps seen by clients: {sum(len(s) for g in games for c in g.seen.values() for s in c):,}"
        f", other than stored: {other}, resyncs: {sum(game.resyncs for game in games)}"
    )
    refused = sum((game.refused for game in games), Counter[str]())
    print(f"asked again because it was refused: {dict(refused)}")
    faults = [fault for game in games for fault in game.faults]
    for fault in faults[:10]:
        print(f"fault: {fault}")
    print("seconds, for blows at which nothing else happened:")
    print(f"  node killed: another one welcomed who was there: {shown(returns(by_kind['node']))}")
    for kind, title in TITLES.items():
        print(f"  {title}: next move of a table: {shown(waits(by_kind[kind]))}")
        print(f"  {title}: longest pause of a table: {shown(pauses(by_kind[kind]))}")
    print(f"  node went on after that: next move: {shown(waits(by_kind['freeze'], again=True))}")
    starts = sorted(start for node in torture.cluster.nodes for start in node.starts)
    print(f"start of a node to ready: median {statistics.median(starts):.2f} s")
    errors = torture.cluster.errors()
    for line, count in errors.most_common(5):
        print(f"logged {count} times: {line}")
    return kept and not other and not faults and not errors


def plan(kills: int, restarts: int, freezes: int, chance: random.Random) -> list[str]:
    blows = ["kill"] * kills + ["restart"] * restarts + ["freeze"] * freezes
    chance.shuffle(blows)
    return blows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=20, help="of nodes")
    parser.add_argument("--restarts", type=int, default=5, help="of the database, killed before")
    parser.add_argument("--freezes", type=int, default=2, help="of nodes")
    parser.add_argument("--nodes", type=int, default=3)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a folder for the logs of the nodes")
    options, _ = parser.parse_known_args()  # the name of the benchmark may stand there
    chance = random.Random(options.seed)
    with tempfile.TemporaryDirectory() as name:
        folder = options.keep or Path(name)
        folder.mkdir(parents=True, exist_ok=True)
        with Cluster(folder, options.nodes) as cluster:
            torture = Torture(cluster, options.tables, chance)
            blows = plan(options.kills, options.restarts, options.freezes, chance)
            asyncio.run(torture.run(blows))
            records = fetch_records(cluster.proxy.url, list(torture.games))
            rows = asyncio.run(cluster.rows())
            if not report(torture, rows, records):
                sys.exit("the server broke its word")


if __name__ == "__main__":
    main()
