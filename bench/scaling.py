"""Games per second of the arena with 1 and 2 processes, and on a Dask cluster of 1 and 2 workers.

    python -m bench scaling

The contenders play in short slices, one after the other, so what else keeps the machine busy hits
all of them. The best slice counts. Games are per second of the clock; the cores and the CPU time
are those of all processes together, with the scheduler and this process. If two workers got less
than two cores, something else was running, and the slice is repeated.

Then what a task costs, with groups that have no block, and what a result costs.
"""

import pickle
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, closing
from functools import partial
from itertools import count
from math import inf
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, NamedTuple

import psutil
from distributed import Client

from heckmeck.arena.cluster import run_on_cluster
from heckmeck.arena.groups import Group, Needs, play_group, program
from heckmeck.arena.match import Match, play_games
from heckmeck.arena.runner import Task, run_blocks
from heckmeck.arena.series import PlannedMatch, Series
from heckmeck.bots import make_bot
from heckmeck.bots.bot import Planner
from heckmeck.odds import prepare
from heckmeck.rules import EDITIONS
from tests.arena.dask_cluster import DaskCluster

PAIRS = (("cautious", "cautious"), ("margin", "margin"))
WARM_UP = 2.0  # seconds of CPU time per worker before each slice: processes load the odds
SECONDS = 3.0  # of a slice
UNDISTURBED = 2  # slices that got as many cores as there are workers
ROUNDS = 8  # at most, if something else is running
TASKS = 400
TASK_ROUNDS = 3
GAMES = 3000  # to see what a result costs
MANY = 100  # tasks at once

Run = Callable[[Iterable[Task]], Any]


class Rate(NamedTuple):
    games: float  # per second
    cores: float  # that were in use on average
    cpu: float  # milliseconds per game


class Contender(NamedTuple):
    name: str
    workers: int
    run: Run


class CpuTime:
    """The CPU time of this process and all its children, and theirs."""

    def __init__(self) -> None:
        this = psutil.Process()
        self._processes = [this, *this.children(recursive=True)]

    def __call__(self) -> float:
        return sum(map(cpu_seconds, self._processes))


def cpu_seconds(process: psutil.Process) -> float:
    times = process.cpu_times()
    return float(times.user + times.system)


def rate(match: Match, contender: Contender) -> Rate:
    """A group arrives as a whole: that of the first moment counts, that of the last does not."""
    cpu = CpuTime()
    start, games = inf, 0
    idle = cpu()
    with closing(contender.run(Task(match, number) for number in count())) as finished:
        for _, block in finished:
            now = perf_counter()
            if start == inf:
                cpu = CpuTime()  # there may be new processes
                if cpu() - idle < WARM_UP * contender.workers:
                    continue
                start, before = now, cpu()
            elif now > start + SECONDS:
                break
            games += len(block.games)
        spent = cpu() - before
    return Rate(games / (now - start), spent / (now - start), 1000 * spent / games)


def contenders(clusters: dict[int, DaskCluster], bots: tuple[str, ...]) -> Iterator[Contender]:
    odds = any(isinstance(make_bot(name), Planner) for name in bots)
    for jobs in (1, 2):
        name = "1 process" if jobs == 1 else f"{jobs} processes"
        yield Contender(name, jobs, partial(run_blocks, jobs=jobs, odds=odds))
    for workers, cluster in clusters.items():
        name = "Dask, 1 worker" if workers == 1 else f"Dask, {workers} workers"
        run = partial(run_on_cluster, address=cluster.address, bots=bots, odds=odds)
        yield Contender(name, workers, run)


def print_rates(clusters: dict[int, DaskCluster]) -> None:
    for edition in EDITIONS:
        for bots in PAIRS:
            match = Match(bots, EDITIONS[edition].name)
            slices: dict[Contender, list[Rate]] = {each: [] for each in contenders(clusters, bots)}
            for _ in range(ROUNDS):
                for contender, found in slices.items():
                    if sum(each.cores > 0.95 * contender.workers for each in found) < UNDISTURBED:
                        found.append(rate(match, contender))
            alone, *_ = (max(found).games for found in slices.values())
            for contender, found in slices.items():
                games, cores, cpu = max(found)
                print(
                    f"{edition:12} {' – '.join(bots):20} {contender.name:16} {games:6.0f} games/s"
                    f" {games / alone:5.2f} × {cores:5.2f} cores {cpu:6.2f} ms CPU per game"
                )


def print_task_costs(cluster: DaskCluster) -> None:
    """What Dask needs for a task with nothing to do."""
    nothing = Group(Needs(program(), (), odds=False), ())
    this = psutil.Process()
    scheduler = psutil.Process(cluster.scheduler.pid)
    connect: Any = Client  # which has no types
    with connect(cluster.address, set_as_default=False, direct_to_workers=False) as client:

        def clocks() -> tuple[float, float, float]:
            return perf_counter(), cpu_seconds(scheduler), cpu_seconds(this)

        for at_once in (1, MANY):
            costs = []
            for _ in range(TASK_ROUNDS):
                before = clocks()
                for _ in range(TASKS // at_once):
                    client.gather(
                        [client.submit(play_group, nothing, pure=False) for _ in range(at_once)]
                    )
                costs.append([end - begin for begin, end in zip(before, clocks(), strict=True)])
            best = [1000 * min(each) / TASKS for each in zip(*costs, strict=True)]
            print(
                f"a task without a block, {at_once:3} at once: {best[0]:5.2f} ms;"
                f" CPU of the scheduler {best[1]:5.2f} ms, of the client {best[2]:5.2f} ms"
            )


def print_result_costs(cluster: DaskCluster) -> None:
    """What a result costs the network and this process, with `--out`."""
    match = Match(("cautious", "cautious"))
    sizes = [
        len(pickle.dumps([play_games(match, number, recorded) for number in range(100)])) / 100
        for recorded in (False, True)
    ]
    with tempfile.TemporaryDirectory() as folder:
        series = Series([PlannedMatch(match, GAMES, Path(folder))])
        begin = process_time()
        series.run(cluster=cluster.address)
        micros = 1e6 * (process_time() - begin) / GAMES
    print(
        f"a game is {sizes[0]:.0f} bytes on its way back, {sizes[1]:,.0f} with its record;"
        f" it costs the client {micros:.0f} µs of CPU time"
    )


def main() -> None:
    prepare()
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        clusters = {}
        for workers in (1, 2):
            place = Path(folder) / str(workers)
            place.mkdir()
            clusters[workers] = stack.enter_context(DaskCluster(place, workers))
        print_rates(clusters)
        print_task_costs(clusters[2])
        print_result_costs(clusters[2])


if __name__ == "__main__":
    main()
