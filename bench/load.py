"""How much load a server carries: many tables with four connected people each, all moving.

    python -m bench load                         10 to 1000 tables, one move per second each
    python -m bench load --tables 100 --rate 0   as fast as possible

This starts a real server process on a loopback port with its own SQLite file, on its own core if
there are two. The latency of a move is the time from when it was due until all four people have
received the step. Moves become due at random times that do not depend on the server, so a move that
has to wait for a slow one counts the waiting, too. One column shows the time since it was sent.
"""

import argparse
import asyncio
import base64
import os
import random
import statistics
import struct
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from secrets import token_hex
from time import perf_counter
from typing import Any, cast

import msgspec
import psutil
import uvloop

from bench.servers import BenchServer
from heckmeck.client import NewTable, Server, Settings
from heckmeck.protocol import PROTOCOL

SEATS = 4


class Position(msgspec.Struct):
    player: int
    legal: list[dict[str, Any]]
    over: bool


class Game(msgspec.Struct):
    position: Position


class LogStep(msgspec.Struct):
    version: int


class Message(msgspec.Struct):
    """As much of any message as the driver needs."""

    type: str
    version: int = 0
    step: LogStep | None = None
    game: Game | None = None
    code: str = ""


decode = msgspec.json.Decoder(Message).decode


class Line(asyncio.Protocol):
    """A cheap WebSocket client, so that the server never waits for the benchmark."""

    def __init__(self, table: "Table", port: int, path: str, token: str) -> None:
        self.table = table
        self.port = port
        self.path = path
        self.token = token
        self.buffer = bytearray()
        self.open = False
        self.welcomed = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def send(self, message: dict[str, Any]) -> None:
        data = msgspec.json.encode(message)
        size = len(data)
        head = bytes((0x81, 0x80 | size)) if size < 126 else struct.pack("!BBH", 0x81, 254, size)
        self.transport.write(head + b"\x00\x00\x00\x00" + data)  # a mask of zeros is a mask

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert self.buffer.startswith(b"HTTP/1.1 101"), bytes(self.buffer)
            del self.buffer[: end + 4]
            self.open = True
            self.send({"type": "hello", "protocol": PROTOCOL, "token": self.token})
        while (message := self._next()) is not None:
            self.table.heard(self, decode(message))

    def _next(self) -> bytes | None:
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1], 2
        if size == 126:
            if len(buffer) < 4:
                return None
            size, start = struct.unpack_from("!H", buffer, 2)[0], 4
        if len(buffer) < start + size:
            return None
        message = bytes(buffer[start : start + size])
        del buffer[: start + size]
        return message


class Table:
    """A table whose four seats play whatever is legal."""

    def __init__(self, load: "Load", key: str, tokens: list[str], number: int) -> None:
        self.load = load
        self.key = key
        self.tokens = tokens
        self.number = number
        self.chance = random.Random(number)
        self.lines: list[Line] = []
        self.version = 0
        self.due = 0.0  # when the move should have been sent, whatever the server does
        self.sent = 0.0
        self.waiting: set[Line] = set()
        self.mover: Line | None = None
        self.received: dict[Line, float] = {}  # when each of them got the last step
        self.running = False
        self.timer: asyncio.TimerHandle | None = None  # of the next move
        self.game: Game | None = None

    async def connect(self) -> None:
        loop = asyncio.get_running_loop()
        path = f"/api/tables/{self.key}/socket"
        for seat, token in enumerate(self.tokens):
            port = self.load.port(self.number, seat)
            _, line = await loop.create_connection(
                lambda port=port, token=token: Line(self, port, path, token),  # type: ignore[misc]
                "127.0.0.1",
                port,
            )
            self.lines.append(line)
            await line.welcomed

    def seat_all(self) -> None:
        for seat, line in enumerate(self.lines):
            if seat:
                line.send({"type": "sit", "id": token_hex(8), "seat": seat})

    def start(self) -> None:
        self.lines[0].send({"type": "start", "id": token_hex(8)})

    def heard(self, line: Line, message: Message) -> None:
        if message.type == "step" and message.step is not None:
            if message.game is not None:
                self.game = message.game
            self.version = max(self.version, message.step.version)
            if line in self.waiting:
                self.waiting.discard(line)
                self.received[line] = perf_counter()
            if self.running and not self.waiting and self.sent:
                self.load.done(self)
        elif message.type == "welcome":
            self.version = message.version
            if not line.welcomed.done():
                line.welcomed.set_result(None)
            else:
                self.load.resyncs += 1
        elif message.type == "refused":
            self.load.refused += 1

    def move_in(self, seconds: float) -> None:
        self.timer = asyncio.get_running_loop().call_later(seconds, self.move)

    def move(self) -> None:
        if not self.running:
            return
        if self.game is None or self.game.position.over:
            self.running = False
            self.load.finished += 1
            return
        self.waiting = set(self.lines)
        position = self.game.position
        # rolling as often as possible makes games long, so none ends during a measurement
        move = next((m for m in position.legal if m["do"] == "roll"), None)
        move = move or self.chance.choice(position.legal)
        self.mover = self.lines[position.player]
        self.sent = perf_counter()
        self.mover.send({"type": "move", "id": token_hex(8), "version": self.version, "move": move})


class Load:
    """All tables of one measurement, at one node or several."""

    def __init__(self, ports: list[int], rate: float, spread: bool = False) -> None:
        self.ports = ports
        self.rate = rate  # moves per second and table; 0: without a pause
        self.spread = spread  # whether the people of a table are at different nodes
        self.tables: list[Table] = []
        self.times: list[float] = []  # since the moves were sent
        self.times_since_due: list[float] = []
        self.times_between: list[float] = []  # from the mover to those at other nodes
        self.measuring = False
        self.refused = self.finished = self.resyncs = 0

    def port(self, table: int, seat: int) -> int:
        return self.ports[(table + self.spread * seat) % len(self.ports)]

    async def create(self, count: int) -> None:
        """Create the tables; nobody is there yet."""
        servers = {port: Server(f"http://127.0.0.1:{port}") for port in self.ports}
        first = servers[self.ports[0]]
        tokens = [(await first.introduce(f"seat {seat}")).token for seat in range(SEATS)]
        wanted = NewTable(Settings(seats=SEATS, grace=None))
        for begin in range(0, count, 20):
            numbers = range(begin, min(begin + 20, count))
            created = await asyncio.gather(
                *(servers[self.port(number, 0)].create(tokens[0], wanted) for number in numbers)
            )
            self.tables += [
                Table(self, table.id, tokens, number)
                for table, number in zip(created, numbers, strict=True)
            ]

    async def connect(self) -> None:
        for group in batches(self.tables, 20):
            await asyncio.gather(*(table.connect() for table in group))

    async def start(self) -> None:
        """Start all games."""
        for group in batches(self.tables, 50):
            for table in group:
                table.seat_all()
            await until(lambda group=group: all(t.version >= 2 + SEATS - 1 for t in group))
            for table in group:
                table.start()
            await until(lambda group=group: all(t.game for t in group))

    def go(self) -> None:
        """Let everybody move."""
        for number, table in enumerate(self.tables):
            table.running = True
            delay = number / len(self.tables) / self.rate if self.rate else 0.0
            table.due = perf_counter() + delay
            table.move_in(delay)

    async def pause(self) -> None:
        """Nobody moves, and what was under way is done."""
        for table in self.tables:
            table.running = False
            if table.timer is not None:
                table.timer.cancel()
        await until(lambda: not any(table.waiting for table in self.tables))

    def ping(self) -> None:
        """The server ends sockets that are silent for more than a minute."""
        for table in self.tables:
            for line in table.lines:
                line.send({"type": "ping"})

    async def measure(self, seconds: float) -> float:
        """Returns how many seconds it were."""
        began = perf_counter()
        self.measuring = True
        await asyncio.sleep(seconds)
        self.measuring = False
        return perf_counter() - began

    def close(self) -> None:
        for table in self.tables:
            table.running = False
            for line in table.lines:
                line.transport.close()
        assert self.refused == 0, f"{self.refused} refused"

    def done(self, table: Table) -> None:
        now = perf_counter()
        if self.measuring:
            self.times.append(now - table.sent)
            self.times_since_due.append(now - table.due)
            if self.spread and table.mover is not None:
                known = table.received[table.mover]
                for line in table.lines:
                    if line.port != table.mover.port:
                        self.times_between.append(table.received[line] - known)
        table.sent = 0.0
        if not table.running:
            return
        if self.rate:
            # The next move does not become due later because this one took long.
            table.due += table.chance.uniform(0.5, 1.5) / self.rate
            table.move_in(max(0.0, table.due - now))
        else:
            table.due = now
            table.move()


async def measure(
    process: psutil.Process, port: int, tables: int, rate: float, seconds: float
) -> dict[str, float]:
    """One row of the table of results."""
    memory = [process.memory_info().rss]
    load = Load([port], rate)
    await load.create(tables)
    memory.append(process.memory_info().rss)
    await load.connect()
    memory.append(process.memory_info().rss)
    await load.start()
    await asyncio.sleep(1)
    load.go()
    await asyncio.sleep(min(3.0, seconds))
    cpu = sum(process.cpu_times()[:2])
    took = await load.measure(seconds)
    cpu = sum(process.cpu_times()[:2]) - cpu
    load.close()
    quantiles = statistics.quantiles(load.times_since_due, n=1000)
    sent_quantiles = statistics.quantiles(load.times, n=1000)
    return {
        "tables": tables,
        "connections": tables * SEATS,
        "moves per second": len(load.times) / took,
        "p50 ms": quantiles[499] * 1000,
        "p99 ms": quantiles[989] * 1000,
        "p99.9 ms": quantiles[998] * 1000,
        "p99 ms since sent": sent_quantiles[989] * 1000,
        "server CPU %": 100 * cpu / took,
        "KB per table": (memory[1] - memory[0]) / tables / 1024,
        "KB per connection": (memory[2] - memory[1]) / tables / SEATS / 1024,
        "server MB": process.memory_info().rss / 1e6,
        "resyncs": load.resyncs,
    }


def batches(tables: list[Table], size: int) -> Iterable[list[Table]]:
    return (tables[start : start + size] for start in range(0, len(tables), size))


async def until(reached: Any) -> None:
    async with asyncio.timeout(60):
        while not reached():
            await asyncio.sleep(0.01)


def run(tables: int, rate: float, seconds: float, folder: Path) -> dict[str, float]:
    with BenchServer(folder) as server:
        process = psutil.Process(server.pid)
        if len(os.sched_getaffinity(0)) > 1:
            process.cpu_affinity([0])
            os.sched_setaffinity(0, {1})
        return uvloop.run(measure(process, server.port, tables, rate, seconds))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[10, 100, 300, 1000])
    parser.add_argument("--rate", type=float, default=1.0, help="moves per second and table")
    parser.add_argument("--seconds", type=float, default=15.0)
    options, _ = parser.parse_known_args()  # the first word may be the name of the benchmark
    cores = os.sched_getaffinity(0)
    shown = False
    for tables in options.tables:
        os.sched_setaffinity(0, cores)
        with tempfile.TemporaryDirectory() as folder:
            row = run(tables, options.rate, options.seconds, Path(folder) / "data")
        if not shown:
            print("| " + " | ".join(row) + " |")
            print("|" + "---|" * len(row))
            shown = True
        print(
            "| " + " | ".join(f"{value:,.1f}".removesuffix(".0") for value in row.values()) + " |"
        )
        sys.stdout.flush()


if __name__ == "__main__":
    main()
