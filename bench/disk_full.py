"""The disk of a server becomes full again and again while people play.

    python -m bench disk-full --rounds 5 --tables 6

The data is on a small file system of its own, filled with a large file and emptied again. Without
the right to mount one, the kernel refuses that the files of the server grow. What cannot be stored
must be refused, health must say so, games must go on by themselves when there is space, and in the
end nothing that was acknowledged may be missing.
"""

import argparse
import asyncio
import contextlib
import os
import random
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic

import psutil

from bench.crash import Game, check, fetch_records
from bench.servers import BenchServer
from heckmeck.client import Server, ServerRefused

SIZE = 64 << 20  # bytes
FULL = 2.5  # seconds; longer than the time between two checkpoints


@contextlib.contextmanager
def small_disk(folder: Path) -> Iterator[bool]:
    """Whether a small file system could be mounted there."""
    command = ["mount", "-t", "tmpfs", "-o", f"size={SIZE},mode=700", "none", str(folder)]
    mounted = os.geteuid() == 0 and subprocess.run(command, capture_output=True).returncode == 0
    try:
        yield mounted
    finally:
        if mounted:
            subprocess.run(["umount", "--lazy", str(folder)], check=True)


@contextlib.contextmanager
def full_disk(folder: Path) -> Iterator[None]:
    filler = folder / "filler"
    with filler.open("wb", buffering=0) as file, contextlib.suppress(OSError):
        while True:
            file.write(bytes(1 << 16))
    with filler.open("ab", buffering=0) as file, contextlib.suppress(OSError):
        while True:
            file.write(bytes(512))
    yield
    filler.unlink()


@contextlib.contextmanager
def limited_files(pid: int) -> Iterator[None]:
    process = psutil.Process(pid)
    process.rlimit(psutil.RLIMIT_FSIZE, (1, psutil.RLIM_INFINITY))
    yield
    process.rlimit(psutil.RLIMIT_FSIZE, (psutil.RLIM_INFINITY, psutil.RLIM_INFINITY))


async def health(api: Server) -> str:
    try:
        await api.raw("GET", "/api/health/ready")
    except ServerRefused as refused:
        return refused.code
    return "ok"


async def fill_again_and_again(
    server: BenchServer,
    filled: Callable[[], contextlib.AbstractContextManager[None]],
    rounds: int,
    tables: int,
) -> tuple[list[Game], Counter[str], list[float]]:
    """The games, what health said while the disk was full, and how long until moves went on."""
    chance = random.Random(1)
    games = [Game(server.url, ("original", "specialists")[n % 2]) for n in range(tables)]
    playing = asyncio.gather(*(game.play() for game in games))
    api = Server(server.url)
    said: Counter[str] = Counter()
    recovered = []
    for number in range(rounds):
        await asyncio.sleep(chance.uniform(1.0, 2.5))
        assert not playing.done(), playing.exception()
        with filled():
            end = monotonic() + FULL
            stored = moves(games)
            while monotonic() < end:
                said[await health(api)] += 1
                await asyncio.sleep(0.1)
            said["moves stored meanwhile"] += moves(games) - stored
        began, before = monotonic(), moves(games)
        async with asyncio.timeout(30):
            while moves(games) < before + tables:
                await asyncio.sleep(0.01)
        recovered.append(monotonic() - began)
        print(f"\rthe disk was full {number + 1} times", end="", flush=True)
    print()
    for game in games:
        game.last = True
    await playing
    return games, said, recovered


def moves(games: list[Game]) -> int:
    return sum(len(game.acknowledged) for game in games)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--tables", type=int, default=6)
    options, _ = parser.parse_known_args()  # the name of the benchmark may stand there
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "disk"
        folder.mkdir()
        with small_disk(folder) as mounted, BenchServer(folder) as server:
            kind = f"a disk of {SIZE >> 20} MB" if mounted else "files that must not grow"

            def filled() -> contextlib.AbstractContextManager[None]:
                return full_disk(folder) if mounted else limited_files(server.pid)

            games, said, recovered = asyncio.run(
                fill_again_and_again(server, filled, options.rounds, options.tables)
            )
            records = fetch_records(server.url, games)
            server.stop()
            refused = sum((game.refused for game in games), Counter[str]())
            print(f"{kind}, full {options.rounds} times for {FULL} s")
            stored = said.pop("moves stored meanwhile")
            print(f"refused commands: {dict(refused)}, health while full: {dict(said)}")
            print(f"moves stored while full: {stored}")
            print(f"moves at all tables again after: at most {max(recovered):.1f} s")
            check(folder, games, records)
            audit = [sys.executable, "-m", "heckmeck", "check", "--data", str(folder)]
            done = subprocess.run(audit, capture_output=True, text=True)
            print(done.stdout.strip())
            # Health may be well only if moves can be stored: in space that the log already has.
            if (
                done.returncode
                or ("ok" in said and not stored)
                or (refused and set(said) == {"ok"})
            ):
                sys.exit("the server broke its word")


if __name__ == "__main__":
    main()
