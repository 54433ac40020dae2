"""Copies of a store are damaged in many ways. What does a server do with each?

    python -m bench corruption --copies 60

Each copy gets one damage: bytes changed, pages zeroed, a file cut off, an entry changed in its
place. The server must refuse to start with one sentence, or start. Then every entry that it serves
must be one that was stored, at its place; what it cannot serve must be refused.
"""

import argparse
import asyncio
import random
import shutil
import sqlite3
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from bench.crash import Game
from bench.servers import BenchServer, DidNotStart
from heckmeck.client import Server, ServerRefused
from heckmeck.protocol import encode
from heckmeck.protocol.to_client import LogStep

DATABASE, LOG = "heckmeck.db", "heckmeck.db-wal"
PAGE = 4096
MAX_PAGE_OF_STEPS = 200

Steps = dict[str, list[bytes]]  # the entries of a table, encoded


async def steps_of(api: Server, table: str) -> list[bytes]:
    found: list[LogStep] = []
    while True:
        page = await api.steps(table, len(found), MAX_PAGE_OF_STEPS)
        found += page.steps
        if not page.steps or len(found) >= page.version:
            return [encode(each) for each in found]


async def play(url: str, tables: int) -> Steps:
    """Some games, each played once to its end."""
    games = [Game(url, ("original", "specialists")[n % 2]) for n in range(tables)]
    playing = [asyncio.create_task(game.play()) for game in games]
    await asyncio.sleep(1)
    for game in games:
        game.last = True
    await asyncio.gather(*playing)
    api = Server(url)
    return {table: await steps_of(api, table) for game in games for table in game.finished}


# damages; each says what it did


def flip_bytes(file: Path, chance: random.Random) -> str:
    content = bytearray(file.read_bytes())
    count = chance.choice((1, 3, 20))
    for _ in range(count):
        place = chance.randrange(len(content))
        content[place] ^= 1 << chance.randrange(8)
    file.write_bytes(content)
    return f"bits changed in {file.name}"


def zero_page(file: Path, chance: random.Random) -> str:
    content = bytearray(file.read_bytes())
    start = chance.randrange(max(1, len(content) // PAGE)) * PAGE
    content[start : start + PAGE] = bytes(len(content[start : start + PAGE]))
    file.write_bytes(content)
    return f"a page of zeros in {file.name}"


def cut(file: Path, chance: random.Random) -> str:
    with file.open("r+b") as opened:
        opened.truncate(chance.randrange(file.stat().st_size))
    return f"{file.name} cut off"


def change_entry(file: Path, chance: random.Random) -> str:
    with closing(sqlite3.connect(file)) as db:
        rows = db.execute("SELECT table_id, version, entry FROM log").fetchall()
        table, version, entry = chance.choice(rows)
        place = chance.randrange(len(entry))
        changed = entry[:place] + bytes([chance.choice(b'0123456789w"x')]) + entry[place + 1 :]
        query = "UPDATE log SET entry = ? WHERE table_id = ? AND version = ?"
        db.execute(query, (changed, table, version))
        db.commit()
    return "an entry changed in its place"


def delete_entry(file: Path, chance: random.Random) -> str:
    with closing(sqlite3.connect(file)) as db:
        rows = db.execute("SELECT table_id, version FROM log").fetchall()
        query = "DELETE FROM log WHERE table_id = ? AND version = ?"
        db.execute(query, chance.choice(rows))
        db.commit()
    return "an entry deleted"


DAMAGES: list[tuple[str, Callable[[Path, random.Random], str]]] = [
    *((DATABASE, flip_bytes), (DATABASE, zero_page), (DATABASE, cut)),
    *((DATABASE, change_entry), (DATABASE, delete_entry)),
    *((LOG, flip_bytes), (LOG, zero_page), (LOG, cut)),
]


async def compare(url: str, right: Steps) -> Counter[str]:
    """How many tables are served in which way."""
    api = Server(url)
    counts: Counter[str] = Counter()
    for table, entries in right.items():
        try:
            served = await steps_of(api, table)
        except ServerRefused:
            counts["refused"] += 1
            continue
        if served == entries:
            counts["whole"] += 1
        elif served == entries[: len(served)]:
            counts["up to an earlier entry"] += 1
        else:
            counts["WRONG"] += 1
    return counts


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--copies", type=int, default=40)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    options, _ = parser.parse_known_args()  # the name of the benchmark may stand there
    chance = random.Random(options.seed)
    with tempfile.TemporaryDirectory() as name:
        original = Path(name) / "data"
        with BenchServer(original) as server:
            right = asyncio.run(play(server.url, options.tables))
        damages: Counter[str] = Counter()
        outcomes: Counter[str] = Counter()
        tables: Counter[str] = Counter()
        for number in range(options.copies):
            copy = Path(name) / f"copy-{number}"
            copy.mkdir()
            for each in (DATABASE, LOG):
                shutil.copy(original / each, copy / each)
            file, damage = DAMAGES[number % len(DAMAGES)]
            damages[damage(copy / file, chance)] += 1
            try:
                with BenchServer(copy) as server:
                    counts = asyncio.run(compare(server.url, right))
                tables.update(counts)
                outcomes["started"] += 1
            except DidNotStart as error:
                one_sentence = len(str(error).splitlines()) == 1
                outcomes["refused with a sentence" if one_sentence else "CRASHED"] += 1
            shutil.rmtree(copy)
            print(f"\r{number + 1} copies", end="", flush=True)
    print(f"\ndamages: {dict(damages)}")
    print(f"servers: {dict(outcomes)}")
    print(f"tables of the servers that started: {dict(tables)}")
    if outcomes["CRASHED"] or tables["WRONG"]:
        sys.exit("the server broke its word")


if __name__ == "__main__":
    main()
