"""How long the lists and statistics of somebody with thousands of games take.

    python -m bench history --games 5000

A few real games are played. Their rows in the indexes are copied until there are so many; lists and
statistics read nothing else. Then every request is made several times, one after the other. The
CPU time is that of the server for one request.
"""

import argparse
import asyncio
import sqlite3
import statistics
import tempfile
import time
from contextlib import closing
from pathlib import Path

import httpx
import psutil

from bench.crash import sensible
from bench.servers import BenchServer
from heckmeck.client import NewTable, Server, Settings, TableClient

PLAYED = 6
REPEATS = 20
DAY = 86_400_000  # milliseconds
REQUESTS = {
    "first page": "/api/me/games",
    "page of 100": "/api/me/games?limit=100",
    "one edition": "/api/me/games?edition=specialists",
    "by opponent": "/api/me/games?opponent=a",
    "statistics": "/api/me/statistics",
    "statistics, one edition": "/api/me/statistics?edition=specialists",
}


async def play_games(url: str, games: int) -> str:
    """The token of somebody who has played so many games against bots."""
    api = Server(url)
    token = (await api.introduce("Anna")).token
    for number in range(games):
        settings = Settings(
            edition="specialists" if number % 2 else "original", seats=2 + number % 3, bot_pace=0
        )
        bots = ["cautious"] * (settings.seats - 1)
        table = await api.create(token, NewTable(settings, bots=bots))
        async with TableClient(url, table.id, token) as client:
            await client.start()
            while not client.over:
                await client.until(lambda: client.my_turn or client.over, 60)
                if not client.over:
                    await client.move(sensible(client))
    return token


def multiply(file: Path, games: int) -> None:
    """Copy the finished games in the indexes until there are so many, one day before the other."""
    with closing(sqlite3.connect(file)) as db, db:
        ids = [row[0] for row in db.execute("SELECT table_id FROM result WHERE players > 0")]
        for number in range(len(ids), games):
            source, copy = ids[number % len(ids)], f"copy{number:016}"
            for table, key, columns in (
                ("game_table", "id", {"id": copy, "code": f"C{number:09}"}),
                ("joined", "table_id", {"table_id": copy}),
                ("result", "table_id", {"table_id": copy}),
            ):
                cursor = db.execute(f"SELECT * FROM {table} WHERE {key} = ?", (source,))  # noqa: S608
                names = [column[0] for column in cursor.description]
                row = dict(zip(names, cursor.fetchone(), strict=True)) | columns
                if table == "result":
                    row["ended"] -= number // len(ids) * DAY
                marks = ", ".join("?" * len(row))
                db.execute(f"INSERT INTO {table} VALUES ({marks})", tuple(row.values()))  # noqa: S608


def measure(url: str, token: str, pid: int) -> None:
    process = psutil.Process(pid)
    headers = {"authorization": f"Bearer {token}", "accept-encoding": "identity"}
    with httpx.Client(base_url=url, headers=headers, trust_env=False) as client:
        print(f"{'request':<26}{'median ms':>10}{'CPU ms':>9}{'bytes':>9}")
        for name, path in REQUESTS.items():
            times = []
            before = sum(process.cpu_times()[:2])
            for _ in range(REPEATS):
                began = time.perf_counter()
                answer = client.get(path).raise_for_status()
                times.append(1000 * (time.perf_counter() - began))
            median = statistics.median(times)
            used = 1000 * (sum(process.cpu_times()[:2]) - before) / REPEATS
            print(f"{name:<26}{median:>10.1f}{used:>9.1f}{len(answer.content):>9,}")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench history", description=__doc__)
    parser.add_argument("--games", type=int, default=5000)
    wanted = parser.parse_known_args()[0]
    with tempfile.TemporaryDirectory() as name:
        server = BenchServer(Path(name) / "data")
        with server:
            token = asyncio.run(play_games(server.url, PLAYED))
            server.stop()
            multiply(server.folder / "heckmeck.db", wanted.games)
            server.start()
            measure(server.url, token, server.pid)
