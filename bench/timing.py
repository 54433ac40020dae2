"""What several benchmarks need: the time of the best round, and C++ programs to compare with."""

import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path


def best_time(
    work: Callable[[], object],
    rounds: int = 5,
    clock: Callable[[], float] = time.process_time,
) -> float:
    """Seconds in the best round; CPU time unless another clock is given."""
    best = float("inf")
    for _ in range(rounds):
        begin = clock()
        work()
        best = min(best, clock() - begin)
    return best


def run_cpp(source: str, *arguments: str, rounds: int = 1) -> list[list[float]] | None:
    """Compile a C++ program of this folder and run it: the numbers it prints, by round.

    None, and a line that says so, without a compiler.
    """
    compiler = shutil.which("g++")
    if compiler is None:
        print("\nskipped the comparison with C++: there is no g++")
        return None
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "program"
        code = Path(__file__).with_name(source)
        subprocess.run([compiler, "-O3", "-march=native", "-o", program, code], check=True)
        runs = [
            subprocess.run([program, *arguments], check=True, capture_output=True, text=True)
            for _ in range(rounds)
        ]
    return [[float(number) for number in run.stdout.split()] for run in runs]
