"""A real server is killed again and again, at random moments while dozens of clients play.

    python bench/crash.py --kills 50 --tables 12

After every SIGKILL the server restarts with the same data. In the end every acknowledged move must
be in the log exactly once, under the version that was acknowledged. No log may have a gap, every
client must have seen every version in order, every game must be finished, and every record must be
verified.
"""

import argparse
import asyncio
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path
from secrets import token_hex
from time import monotonic
from typing import Any

from heckmeck.client import NewTable, Server, Settings, TableClient
from heckmeck.client.table import LOST
from heckmeck.dice.verify import verify
from heckmeck.protocol.game import KeepMove, StopMove
from heckmeck.protocol.to_server import MakeMove

PEOPLE = 3
LIMITS = ("identity_burst=100000", "request_burst=1000000", "tables_per_identity=100000")


class Process:
    """The server."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.restarts: list[float] = []
        self._process: subprocess.Popen[str]

    def start(self) -> None:
        began = monotonic()
        command = [sys.executable, "-m", "heckmeck", "serve", "--no-browser"]
        command += ["--port", str(self.port), "--data", str(self.folder)]
        command += [f"--limit={each}" for each in LIMITS]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        self.port = int(self._process.stdout.readline().split("127.0.0.1:")[1].split("/")[0])
        self.restarts.append(monotonic() - began)

    def kill(self) -> None:
        self._process.send_signal(signal.SIGKILL)
        self._process.communicate()


class Game:
    """One table with people and a bot, played again as soon as it is over."""

    def __init__(self, url: str, edition: Any) -> None:
        self.url = url
        self.edition = edition
        self.acknowledged: dict[tuple[str, str], int] = {}
        self.finished: list[str] = []
        self.last = False  # do not begin another game

    async def play(self) -> None:
        api = Server(self.url)
        names = [f"person {number}" for number in range(PEOPLE)]
        tokens = [(await ask_until_answered(api.introduce, name)).token for name in names]
        wanted = NewTable(
            Settings(self.edition, seats=PEOPLE + 1, grace=None, bot_pace=0), bots=["cautious"]
        )
        while not self.last:
            table = await ask_until_answered(api.create, tokens[0], wanted)
            async with AsyncExitStack() as stack:
                clients = []
                for token in tokens:
                    client = TableClient(self.url, table.id, token)
                    await ask_until_answered(client.__aenter__)
                    stack.push_async_callback(client.close)
                    clients.append(client)
                for seat, client in enumerate(clients):
                    await (client.sit(seat) if seat else client.commit(0))
                await clients[0].start()
                await asyncio.gather(*(self.seat(table.id, client) for client in clients))
            self.finished.append(table.id)

    async def seat(self, table: str, client: TableClient) -> None:
        while True:
            await client.until(lambda: client.my_turn or client.over, 120)
            if client.over:
                break
            command = MakeMove(token_hex(8), client.version, sensible(client))
            self.acknowledged[table, command.id] = await client.command(command)
        versions = [step.version for step in client.steps]
        assert client.resyncs or versions == list(range(versions[0], client.version + 1))
        assert not (await client.check_dice()).faults


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
    return next((move for move in keeps if move.face == "w"), (keeps or position.legal)[-1])


async def torture(process: Process, kills: int, tables: int, chance: random.Random) -> list[Game]:
    url = f"http://127.0.0.1:{process.port}"
    games = [Game(url, ("original", "specialists")[n % 2]) for n in range(tables)]
    playing = asyncio.gather(*(game.play() for game in games))
    for number in range(kills):
        await asyncio.sleep(chance.uniform(0.05, 1.5))
        assert not playing.done(), playing.exception()
        await asyncio.to_thread(process.kill)
        await asyncio.to_thread(process.start)
        print(f"\rkilled {number + 1} times", end="", flush=True)
    print()
    for game in games:
        game.last = True
    await playing
    return games


def check(folder: Path, games: list[Game], records: list[str]) -> None:
    with sqlite3.connect(folder / "heckmeck.db") as db:
        stored: dict[tuple[str, str], list[int]] = {}
        query = "SELECT table_id, command, version FROM log WHERE command IS NOT NULL"
        for table, command, version in db.execute(query):
            stored.setdefault((table, command), []).append(version)
        query = "SELECT table_id FROM log GROUP BY table_id HAVING max(version) != count(*)"
        gaps = len(db.execute(query).fetchall())
    db.close()
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
    if lost or doubled or gaps or wrong:
        sys.exit("the server broke its word")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=30)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    options, _ = parser.parse_known_args()  # the name of the benchmark may stand there
    with tempfile.TemporaryDirectory() as name:
        process = Process(Path(name))
        process.start()
        try:
            chance = random.Random(options.seed)
            games = asyncio.run(torture(process, options.kills, options.tables, chance))
            api = Server(f"http://127.0.0.1:{process.port}")
            tables = [table for game in games for table in game.finished]
            records = [asyncio.run(api.record(table)) for table in tables]
        finally:
            process.kill()
        check(Path(name), games, records)
        restarts = sorted(process.restarts)
        print(f"start to ready: median {restarts[len(restarts) // 2]:.2f} s")


if __name__ == "__main__":
    main()
