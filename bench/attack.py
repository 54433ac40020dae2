"""What attacks without an identity cost a server, and whether others notice.

    python -m bench attack                all attacks
    python -m bench attack --only pings   some of them, by name

This starts a real server on a loopback port with its default limits. For each attack, one line
shows the memory of the server before, at most and after it, what became of the attack, and how long
the moves of other people took during it: two people at a table of their own, with another address.
"""

import argparse
import asyncio
import contextlib
import json
import select
import socket
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from time import monotonic, perf_counter, sleep
from typing import NamedTuple

import psutil

from heckmeck.client import NewTable, Server, Settings, TableClient

ATTACKER = "127.0.0.2"  # the people at the table have 127.0.0.1
PAUSE = 0.02  # seconds between two moves
HANDSHAKE = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
GET = b"GET /api/about HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
PING = b"\x89\x80\x00\x00\x00\x00"
FULL_PING = b"\x89\xfd\x00\x00\x00\x00" + b"x" * 125
FRAGMENT = b"\x00\x80\x00\x00\x00\x00"
GONE = (ConnectionError, BrokenPipeError, TimeoutError)


class Target(NamedTuple):
    port: int
    table: str


def connected(target: Target, buffer: int | None = None) -> socket.socket:
    plain = socket.socket()
    if buffer is not None:
        plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    plain.settimeout(20)
    plain.bind((ATTACKER, 0))
    plain.connect(("127.0.0.1", target.port))
    return plain


def upgraded(target: Target, buffer: int | None = None) -> socket.socket:
    plain = connected(target, buffer)
    plain.sendall(HANDSHAKE.format(table=target.table).encode())
    answer = plain.recv(1024)
    assert answer.startswith(b"HTTP/1.1 101"), answer
    return plain


@contextlib.contextmanager
def many(target: Target, count: int, buffer: int | None = None) -> Iterator[list[socket.socket]]:
    with contextlib.ExitStack() as stack:
        lines = []
        for _ in range(count):
            with contextlib.suppress(*GONE):
                lines.append(stack.enter_context(connected(target, buffer)))
        yield lines


def send_for(plain: socket.socket, data: bytes, seconds: float, rate: float = 1e12) -> str:
    """Send the same data again and again, at most `rate` bytes per second."""
    began, sent = monotonic(), 0
    try:
        while (past := monotonic() - began) < seconds:
            if sent > past * rate:
                sleep(0.005)
                continue
            plain.sendall(data)
            sent += len(data)
    except GONE:
        return f"cut after {monotonic() - began:.1f} s and {sent / 1e6:.2f} MB"
    return f"took all {sent / 1e6:.0f} MB"


def still_open(lines: list[socket.socket]) -> int:
    """How many of the connections the server has not closed."""
    count = 0
    for line in lines:
        line.setblocking(False)
        try:
            while data := line.recv(1 << 20):
                if data.startswith(b"HTTP/1.1 4"):
                    break
            else:
                continue
        except BlockingIOError:
            count += 1
        except OSError:
            continue
    return count


# the attacks: each returns what became of it


def nothing(_: Target) -> str:
    """How long moves take on this machine without an attack."""
    sleep(20)
    return "no attack"


def requests(target: Target) -> str:
    """Requests as fast as they are answered, on fifty connections."""
    with many(target, 50) as lines:
        for line in lines:
            line.sendall(GET)
        answers, until = 0, monotonic() + 8
        while monotonic() < until:
            for line in select.select(lines, [], [], 0.1)[0]:
                line.recv(1 << 16)
                line.sendall(GET)
                answers += 1
    return f"{answers} answers in 8 s"


def long_headers(target: Target) -> str:
    with connected(target) as plain:
        plain.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
        lines = b"".join(b"x-%06d: %s\r\n" % (n, b"a" * 100) for n in range(600))
        return send_for(plain, lines, 8, rate=25e6)


def one_header(target: Target) -> str:
    with connected(target) as plain:
        plain.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nx: ")
        return send_for(plain, b"a" * 65536, 8, rate=8e6)


def pings(target: Target) -> str:
    """10 Mbit/s of empty pings, their pongs read."""
    with upgraded(target) as plain:
        plain.setblocking(False)
        began, sent = monotonic(), 0
        try:
            while (past := monotonic() - began) < 8:
                with contextlib.suppress(BlockingIOError):
                    if not plain.recv(1 << 20):
                        raise ConnectionError
                if sent < past * 1.25e6:
                    with contextlib.suppress(BlockingIOError):
                        sent += plain.send(PING * 1000)
                else:
                    sleep(0.001)
        except GONE:
            return f"cut after {monotonic() - began:.1f} s and {sent / 1e6:.2f} MB"
    return f"took all {sent / 1e6:.0f} MB"


def unread_pongs(target: Target) -> str:
    with upgraded(target, 4096) as plain:
        return send_for(plain, FULL_PING * 500, 8)


def fragments(target: Target) -> str:
    with upgraded(target) as plain:
        plain.sendall(b"\x01\x80\x00\x00\x00\x00")
        return send_for(plain, FRAGMENT * 1000, 8, rate=1.25e6)


def unread_replays(target: Target) -> str:
    """Sixty answers of the longest replay, none of them read."""
    body = json.dumps({"record": long_record(3900)}).encode()
    head = (
        "POST /api/replay HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\n\r\n"
    ).encode()
    with many(target, 60, 4096) as lines:
        for line in lines:
            with contextlib.suppress(*GONE):
                line.sendall(head + body)
        sleep(40)
        return f"{still_open(lines)} of 60 connections open after 40 s"


def long_record(moves: int) -> str:
    """Two players who rob each other of the same tile for ever."""
    lines = ['{"heckmeck":1,"edition":"original","players":["A","B"]}']
    turn = ['{"do":"roll","dice":"5555wwww"}', '{"do":"keep","face":"w"}']
    turn += ['{"do":"roll","dice":"1111"}', '{"do":"keep","face":"1"}', '{"do":"stop"}']
    return "\n".join(lines + turn * (moves // len(turn))) + "\n"


def unread_pages(target: Target) -> str:
    """Hundreds of pages and scripts asked for and not read."""
    with many(target, 400, 4096) as lines:
        for line in lines:
            with contextlib.suppress(*GONE):
                line.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 20)
        sleep(30)
        return f"{still_open(lines)} of 400 connections open after 30 s"


def pipelined(target: Target) -> str:
    with connected(target, 4096) as plain:
        return send_for(plain, b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 5000, 8)


def silent(target: Target) -> str:
    with many(target, 1000) as lines:
        sleep(30)
        return f"{still_open(lines)} of 1,000 connections open after 30 s"


def half_headers(target: Target) -> str:
    return drip(target, b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nx: ")


def half_bodies(target: Target) -> str:
    return drip(
        target,
        b"POST /api/identity HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        b"Content-Type: application/json\r\nContent-Length: 8000\r\n\r\n",
    )


def drip(target: Target, start: bytes) -> str:
    """The start of a request, then one byte per second."""
    with many(target, 300) as lines:
        for second in range(30):
            for line in lines:
                with contextlib.suppress(OSError):
                    line.send(b"a" if second else start)
            sleep(1)
        return f"{still_open(lines)} of 300 connections open after 30 s"


ATTACKS: dict[str, Callable[[Target], str]] = {
    each.__name__.replace("_", "-"): each
    for each in (
        nothing,
        requests,
        long_headers,
        one_header,
        pings,
        unread_pongs,
        fragments,
        pipelined,
        silent,
        half_headers,
        half_bodies,
        unread_pages,
        unread_replays,
    )
}


class Bystanders:
    """Two people at a table who notice how long their moves take."""

    def __init__(self, url: str) -> None:
        self._url = url
        self.times: list[float] = []

    async def play(self) -> None:
        api = Server(self._url)
        tokens = [(await api.introduce(name)).token for name in ("Anna", "Ben")]
        while True:
            created = await api.create(tokens[0], NewTable(Settings(seats=2, grace=None)))
            async with (
                TableClient(self._url, created.id, tokens[0]) as anna,
                TableClient(self._url, created.id, tokens[1]) as ben,
            ):
                await ben.sit(1)
                await anna.start()
                while not anna.over:
                    await self._move(anna, ben)

    async def _move(self, anna: TableClient, ben: TableClient) -> None:
        latest = max(anna.version, ben.version)
        for client in (anna, ben):
            await client.until(lambda client=client: client.version >= latest)  # type: ignore[misc]
        mover = anna if anna.my_turn else ben
        if not mover.my_turn:
            return
        began = perf_counter()
        await mover.move(mover.legal[0])
        self.times.append(perf_counter() - began)
        await asyncio.sleep(PAUSE)


class Watch:
    """The most memory that the server and its workers have had."""

    def __init__(self, process: psutil.Process) -> None:
        self._process = process
        self.most = 0

    def now(self) -> int:
        return int(self._process.memory_info().rss)

    async def run(self) -> None:
        while True:
            self.most = max(self.most, self.now())
            await asyncio.sleep(0.1)


async def run(names: list[str], port: int, process: psutil.Process) -> None:
    url = f"http://127.0.0.1:{port}"
    api = Server(url)
    owner = (await api.introduce("Owner")).token
    table = (await api.create(owner, NewTable(Settings(seats=2)))).id
    loop = asyncio.get_running_loop()
    print("| attack | MB before | most | after | became of it | moves | median ms | slowest ms |")
    print("|---|---|---|---|---|---|---|---|", flush=True)
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as attackers:
        for name in names:
            others = Bystanders(url)
            playing = asyncio.create_task(others.play())
            await asyncio.sleep(2)
            others.times.clear()
            watch = Watch(process)
            before = watch.now()
            watching = asyncio.create_task(watch.run())
            outcome = await loop.run_in_executor(attackers, ATTACKS[name], Target(port, table))
            await asyncio.sleep(3)
            for task in (playing, watching):
                task.cancel()
            await asyncio.gather(playing, watching, return_exceptions=True)
            memory = " | ".join(f"{each / 1e6:.0f}" for each in (before, watch.most, watch.now()))
            times = sorted(others.times) or [float("nan")]
            moves = f"{len(others.times)} | {statistics.median(times) * 1000:.1f}"
            slowest = f"{times[-1] * 1000:.0f}"
            print(f"| {name} | {memory} | {outcome} | {moves} | {slowest} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", nargs="+", choices=list(ATTACKS), default=list(ATTACKS))
    options, _ = parser.parse_known_args()  # the name of the benchmark may stand there
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "heckmeck", "serve", "--no-browser"]
        command += ["--port", "0", "--data", str(Path(folder))]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                port = int(server.stdout.readline().split("127.0.0.1:")[1].split("/")[0])
                asyncio.run(run(options.only, port, psutil.Process(server.pid)))
            finally:
                server.terminate()


if __name__ == "__main__":
    main()
