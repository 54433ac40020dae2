"""A real server is killed again and again, at random moments while dozens of clients play.

    python -m bench crash --kills 50 --tables 12

After every SIGKILL the server restarts with the same data. In the end every acknowledged move must
be in the log exactly once, under the version that was acknowledged. No log may have a gap, every
client must have seen every version in order, every game must be finished, and every record must be
verified.
"""

import argparse
import asyncio
import random
import sqlite3
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable
from contextlib import AsyncExitStack
from pathlib import Path
from secrets import token_hex
from time import monotonic
from typing import Any, TypeAlias

from bench.servers import BenchServer
from heckmeck.client import (
    CommandRefused,
    NewTable,
    Server,
    ServerRefused,
    Settings,
    TableClient,
)
from heckmeck.client.table import LOST
from heckmeck.dice.verify import verify
from heckmeck.protocol.game import KeepMove, StopMove
from heckmeck.protocol.to_server import MakeMove

PEOPLE = 3
NO_STORE = ("store_full", "store_unavailable")
GATEWAY = (502, 504)  # statuses of a proxy that got no answer

LOGS = "SELECT table_id, version, command, entry FROM log ORDER BY table_id, version"
Row: TypeAlias = tuple[str, int, str | None, bytes]  # of a log: table, version, command, entry


class Game:
    """One table with people and a bot, played again as soon as it is over."""

    def __init__(self, url: str, edition: Any) -> None:
        self.url = url
        self.edition = edition
        self.acknowledged: dict[tuple[str, str], int] = {}
        self.times: list[float] = []  # when each of them was
        self.finished: list[str] = []
        self.clients: list[TableClient] = []  # who are at the table now
        self.refused: Counter[str] = Counter()  # because nothing could be stored
        self.last = False  # do not begin another game

    async def play(self) -> None:
        api = Server(self.url)
        names = [f"person {number}" for number in range(PEOPLE)]
        tokens = [(await self.repeat(api.introduce, name)).token for name in names]
        wanted = NewTable(
            Settings(self.edition, seats=PEOPLE + 1, grace=None, bot_pace=0), bots=["cautious"]
        )
        while not self.last:
            table = await self.repeat(api.create, tokens[0], wanted)
            async with AsyncExitStack() as stack:
                self.clients = []
                for token in tokens:
                    client = await self.repeat(self.connect, table.id, token)
                    stack.push_async_callback(client.close)
                    self.clients.append(client)
                for seat, client in enumerate(self.clients):
                    await self.repeat(*((client.sit, seat) if seat else (client.commit, 0)))
                await self.repeat(self.clients[0].start)
                await asyncio.gather(*(self.seat(table.id, client) for client in self.clients))
            self.finished.append(table.id)

    async def connect(self, table: str, token: str) -> TableClient:
        return await TableClient(self.url, table, token).__aenter__()

    async def seat(self, table: str, client: TableClient) -> None:
        while True:
            await client.until(lambda: client.my_turn or client.over, 120)
            if client.over:
                break
            command = MakeMove(token_hex(8), client.version, sensible(client))
            version = await self.repeat(client.command, command)
            self.acknowledged[table, command.id] = version
            self.times.append(monotonic())
        await self.check_client(table, client)

    async def check_client(self, table: str, client: TableClient) -> None:  # noqa: ARG002
        """The game is over: has this client seen all of it?"""
        versions = [step.version for step in client.steps]
        assert client.resyncs or versions == list(range(versions[0], client.version + 1))
        assert not (await client.check_dice()).faults

    async def repeat(self, ask: Any, *values: Any) -> Any:
        """Ask again for as long as the server cannot store anything."""
        while True:
            try:
                return await ask_until_answered(ask, *values)
            except (CommandRefused, ServerRefused) as refused:
                lost = isinstance(refused, ServerRefused) and refused.status in GATEWAY
                if refused.code not in NO_STORE and not lost:
                    raise
                self.refused["proxy" if lost else refused.code] += 1
                await asyncio.sleep(0.05)


async def ask_until_answered(ask: Any, *values: Any) -> Any:
    """Ask until the server is there."""
    while True:
        try:
            return await ask(*values)
        except LOST:
            await asyncio.sleep(0.1)


def sensible(client: TableClient) -> Any:
    assert client.game is not None
    position, stopping = client.game.position, client.game.stopping
    for move in position.legal:
        if isinstance(move, StopMove) and stopping is not None and stopping.result != "fail":
            return move
    keeps = [move for move in position.legal if isinstance(move, KeepMove)]
    if not keeps:
        return position.legal[0]  # rolling, not stopping for nothing
    return next((move for move in keeps if move.face == "w"), keeps[-1])


async def torture(
    server: BenchServer, kills: int, tables: int, chance: random.Random
) -> list[Game]:
    games = [Game(server.url, ("original", "specialists")[n % 2]) for n in range(tables)]
    playing = asyncio.gather(*(game.play() for game in games))
    for number in range(kills):
        await asyncio.sleep(chance.uniform(0.05, 1.5))
        assert not playing.done(), playing.exception()
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        print(f"\rkilled {number + 1} times", end="", flush=True)
    print()
    for game in games:
        game.last = True
    await playing
    return games


def check(folder: Path, games: list[Game], records: list[str]) -> None:
    with sqlite3.connect(folder / "heckmeck.db") as db:
        rows = db.execute(LOGS).fetchall()
    db.close()
    if not keeps_word(rows, games, records):
        sys.exit("the server broke its word")


def keeps_word(rows: Iterable[Row], games: list[Game], records: list[str]) -> bool:
    """Print what became of the games, given all logs of the store."""
    stored: dict[tuple[str, str], list[int]] = {}
    logs: dict[str, list[int]] = {}
    for table, version, command, _ in rows:
        logs.setdefault(table, []).append(version)
        if command is not None:
            stored.setdefault((table, command), []).append(version)
    gaps = sum(versions != list(range(1, len(versions) + 1)) for versions in logs.values())
    lost = doubled = 0
    for game in games:
        for key, version in game.acknowledged.items():
            found = stored.get(key, [])
            lost += version not in found
            doubled += len(found) > 1
    reports = [verify(text.splitlines()) for text in records]
    wrong = [report for report in reports if report.verdict != "verified" or not report.finished]
    print(f"acknowledged moves: {sum(len(game.acknowledged) for game in games):,}")
    print(f"lost: {lost}, stored twice: {doubled}, logs with gaps: {gaps}")
    print(f"games played to their end: {len(records)}, records that fail: {len(wrong)}")
    return not (lost or doubled or gaps or wrong)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=30)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    options, _ = parser.parse_known_args()  # the name of the benchmark may stand there
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "data"
        with BenchServer(folder) as server:
            chance = random.Random(options.seed)
            games = asyncio.run(torture(server, options.kills, options.tables, chance))
            records = fetch_records(server.url, games)
        check(folder, games, records)
        starts = sorted(server.starts)
        print(f"start to ready: median {starts[len(starts) // 2]:.2f} s")


def fetch_records(url: str, games: list[Game]) -> list[str]:
    """The records of all games that were played to their end."""
    api = Server(url)
    return [asyncio.run(api.record(table)) for game in games for table in game.finished]


if __name__ == "__main__":
    main()
