"""How long people wait for a bot while a crowd keeps the server busy.

    python -m bench crowd                  all four measurements
    python -m bench crowd --seconds 5      shorter ones

Four people play against a bot each. Measured is the time from a person's last move of a turn until
the bot has rolled and decided what to keep, with bots that do not pause. Meanwhile:

- nobody else does anything;
- 200 sockets of 50 people, each at a game of its own, ask for the odds of every move;
- 112 tables of bots, which move at once, are running and nobody watches them;
- 60 tables of bots of one person are running, and that person watches them all.
"""

import argparse
import asyncio
import os
import statistics
import subprocess
import sys
import tempfile
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from time import perf_counter
from typing import Any

import psutil

from heckmeck.client import CommandRefused, NewTable, Server, Settings, TableClient
from heckmeck.protocol.game import KeepMove, StopMove

LIMITS = (  # of everything else there is enough
    "identity_burst=1000",
    "request_burst=100000",
    "identity_request_burst=100000",
    "tables_per_identity=1000",
    "connections_per_identity=100",
    "connections_per_address=1000",
)
ASKERS, SOCKETS_EACH = 50, 4
UNWATCHED, WATCHED = 112, 60
PEOPLE = 4


def sensible(client: TableClient) -> Any:
    """Stop as soon as that takes something; else keep the highest face."""
    game = client.game
    assert game is not None
    legal = game.position.legal
    for move in legal:
        if isinstance(move, StopMove) and game.stopping and game.stopping.result != "fail":
            return move
    keeps = [move for move in legal if isinstance(move, KeepMove)]
    return keeps[-1] if keeps else legal[0]


async def decided(client: TableClient, version: int) -> None:
    """Wait for the roll of the bot and for what it does with the dice."""
    await client.until(lambda: client.version > version + 1, timeout=300)


async def play(url: str, seconds: float) -> list[float]:
    """The delays of the bot, in milliseconds."""
    api = Server(url)
    token = (await api.introduce("Anna")).token
    delays: list[float] = []
    until = perf_counter() + seconds
    while perf_counter() < until:
        settings = Settings(seats=2, bot_pace=0)
        table = await api.create(token, NewTable(settings, bots=["cautious"]))
        async with TableClient(url, table.id, token) as anna:
            await anna.start()
            while perf_counter() < until:
                await anna.until(lambda: anna.my_turn or anna.over, timeout=300)
                if anna.over:
                    break
                sent = perf_counter()
                await anna.move(sensible(anna))
                if not anna.my_turn and not anna.over:
                    await decided(anna, anna.version)
                    delays.append((perf_counter() - sent) * 1000)
                await asyncio.sleep(0.06)  # within the limits
    return delays


async def ask_for_hints(url: str, number: int, stack: AsyncExitStack) -> list[asyncio.Task[None]]:
    """One person with four sockets, each at a game of its own, who asks for all the odds."""
    api = Server(url)
    token = (await api.introduce(f"Asker {number}")).token

    async def ask(client: TableClient) -> None:
        while not client.over:
            with suppress(CommandRefused, TimeoutError):
                await client.hint()
            await client.move(sensible(client))  # a new position: the cache does not help
            await asyncio.sleep(1)  # within the limits

    tasks = []
    for _ in range(SOCKETS_EACH):
        table = await api.create(token, NewTable(Settings(seats=2, edition="specialists")))
        client = await stack.enter_async_context(TableClient(url, table.id, token))
        await client.sit(1, "Also here")
        await client.start()
        tasks.append(asyncio.create_task(ask(client)))
    return tasks


async def bots_only(url: str, token: str, watch: AsyncExitStack | None) -> None:
    table = await Server(url).create(
        token, NewTable(Settings(seats=7, bot_pace=0), bots=["cautious"] * 7, sit=False)
    )
    if watch is not None:
        client = await watch.enter_async_context(TableClient(url, table.id, token))
        await client.start()
        return
    async with TableClient(url, table.id, token) as client:
        await client.start()


async def measure(url: str, crowd: str, seconds: float) -> list[float]:
    async with AsyncExitStack() as stack:
        tasks: list[asyncio.Task[None]] = []
        if crowd == "200 sockets ask for hints":
            for number in range(ASKERS):
                tasks += await ask_for_hints(url, number, stack)
        elif crowd != "nobody":
            owner = (await Server(url).introduce("Bot owner")).token
            watched = crowd.endswith(" watched tables of bots")
            for _ in range(WATCHED if watched else UNWATCHED):
                await bots_only(url, owner, stack if watched else None)
        await asyncio.sleep(1)
        try:
            played = await asyncio.gather(*(play(url, seconds) for _ in range(PEOPLE)))
            return [delay for delays in played for delay in delays]
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


def run(crowd: str, seconds: float) -> None:
    command = [sys.executable, "-m", "heckmeck", "serve", "--no-browser", "--port", "0"]
    with tempfile.TemporaryDirectory() as folder:
        command += ["--data", str(Path(folder)), *(f"--limit={each}" for each in LIMITS)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                url = "http://127.0.0.1:" + server.stdout.readline().split("127.0.0.1:")[1]
                url = url.split("/ ")[0].strip().rstrip("/")
                process = psutil.Process(server.pid)
                delays = asyncio.run(measure(url, crowd, seconds))
                cpu = sum(process.cpu_times()[:4])
            finally:
                server.terminate()
    if len(delays) < 2:
        print(f"| {crowd} | {len(delays)} | " + " | ".join(f"{d:,.0f}" for d in delays) + " |")
        return
    p99 = statistics.quantiles(delays, n=100, method="inclusive")[98]
    figures = f"{statistics.median(delays):,.1f} | {p99:,.1f} | {max(delays):,.1f} | {cpu:.1f}"
    print(f"| {crowd} | {len(delays)} | {figures} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=15.0)
    options, _ = parser.parse_known_args()  # the first word may be the name of the benchmark
    print(f"{os.cpu_count()} cores\n")
    print("| crowd | turns | p50 ms | p99 ms | max ms | CPU s |\n|---|---|---|---|---|---|")
    for crowd in (
        "nobody",
        "200 sockets ask for hints",
        f"{UNWATCHED} unwatched tables of bots",
        f"{WATCHED} watched tables of bots",
    ):
        run(crowd, options.seconds)


if __name__ == "__main__":
    main()
