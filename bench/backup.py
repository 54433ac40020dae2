"""How long a backup of a large store takes while people play, and whether they notice.

    python -m bench backup --megabytes 290

A store of that size is generated, a server serves it, and two people make about five moves per
second. Then `heckmeck backup` runs. The latency of a move is the time until it is acknowledged.
"""

import argparse
import asyncio
import os
import sqlite3
import statistics
import subprocess
import sys
import tempfile
from contextlib import AsyncExitStack, closing
from pathlib import Path
from time import monotonic

from bench.crash import sensible
from bench.servers import BenchServer
from heckmeck.client import NewTable, Server, Settings, TableClient

MOVES_PER_SECOND = 5
ROW = 900  # bytes in the filling rows
ROWS_AT_ONCE = 50_000


def fill(file: Path, size: int) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        number = 0
        while file.stat().st_size < size:
            number += 1
            db.execute(
                "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?) "
                "INSERT INTO log (table_id, version, at, entry) "
                "SELECT ?, i, 0, randomblob(?) FROM n",
                (min(ROWS_AT_ONCE, (size - file.stat().st_size) // ROW + 100), f"x{number}", ROW),
            )
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")


async def play(url: str, latencies: list[float]) -> None:
    """Games of two people until cancelled."""
    api = Server(url)
    tokens = [(await api.introduce(f"person {number}")).token for number in range(2)]
    while True:
        table = await api.create(tokens[0], NewTable(Settings(seats=2)))
        async with AsyncExitStack() as stack:
            anna, ben = [
                await stack.enter_async_context(TableClient(url, table.id, token))
                for token in tokens
            ]
            await ben.sit(1)
            await anna.start()
            while not (anna.over or ben.over):
                mover = anna if anna.my_turn else ben
                if not mover.my_turn:
                    await asyncio.sleep(0.005)
                    continue
                began = monotonic()
                await mover.move(sensible(mover))
                latencies.append(monotonic() - began)
                await asyncio.sleep(max(0.0, 1 / MOVES_PER_SECOND - latencies[-1]))


async def measure(server: BenchServer, target: Path) -> None:
    before: list[float] = []
    during: list[float] = []
    playing = asyncio.create_task(play(server.url, before))
    await asyncio.sleep(5)
    playing.cancel()
    playing = asyncio.create_task(play(server.url, during))
    await asyncio.sleep(1)
    during.clear()
    began = monotonic()
    command = [sys.executable, "-m", "heckmeck", "backup", "--data", str(server.folder)]
    backup = await asyncio.create_subprocess_exec(*command, str(target))
    status = await backup.wait()
    took = monotonic() - began
    playing.cancel()
    assert status == 0
    size = target.stat().st_size
    print(f"backup of {size / 1e6:,.0f} MB: {took:.1f} s, with copying, checking and syncing")
    for name, times in (("before", before), ("during", during)):
        print(
            f"moves {name} the backup: {len(times)}, median {statistics.median(times) * 1000:.1f} "
            f"ms, slowest {max(times) * 1000:.0f} ms"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--megabytes", type=int, default=290)
    options, _ = parser.parse_known_args()  # the name of the benchmark may stand there
    with tempfile.TemporaryDirectory() as name:
        server = BenchServer(Path(name) / "data")
        server.start()
        server.stop()
        fill(server.folder / "heckmeck.db", options.megabytes * 1_000_000)
        os.sync()
        with server:
            asyncio.run(measure(server, Path(name) / "backup.db"))
        command = [sys.executable, "-m", "heckmeck", "restore", str(Path(name) / "backup.db")]
        began = monotonic()
        subprocess.run([*command, "--data", str(Path(name) / "restored")], check=True)
        print(f"restore: {monotonic() - began:.1f} s")


if __name__ == "__main__":
    main()
