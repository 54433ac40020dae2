"""How soon a server answers after its start, and what it needs while nobody plays.

python -m bench start     medians of five starts, each with an empty database
"""

import statistics
import tempfile
import time
import urllib.request
from pathlib import Path

import psutil

from bench.servers import BenchServer

STARTS = 5


def main() -> None:
    seconds, cpu, memory = zip(*(measure() for _ in range(STARTS)), strict=True)
    print(f"first response  {statistics.median(seconds):.2f} s")
    print(f"CPU time        {statistics.median(cpu):.2f} s")
    print(f"memory          {statistics.median(memory) / 1e6:.0f} MB")


def measure() -> tuple[float, float, int]:
    """Seconds until the first response, seconds of CPU time until then, bytes of memory."""
    with tempfile.TemporaryDirectory() as name:
        began = time.perf_counter()
        with (
            BenchServer(Path(name) / "data", limits=()) as server,
            urllib.request.urlopen(f"http://127.0.0.1:{server.port}/api/health"),
        ):
            seconds = time.perf_counter() - began
            process = psutil.Process(server.pid)
            return seconds, sum(process.cpu_times()[:2]), process.memory_info().rss
