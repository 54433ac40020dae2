"""Run the blocks of a match, in this process or in several."""

import gc
import multiprocessing
import os
import signal
from collections.abc import Callable, Collection, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from itertools import chain
from math import ceil, inf
from multiprocessing.synchronize import Event
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from heckmeck.arena.match import BadMatch, Block, Match, play_blocks, save_records
from heckmeck.arena.side_by_side import GAMES, Stopped
from heckmeck.odds import prepare, prepared
from heckmeck.odds.solvers.select import kernel_is_cached

SECONDS_ALONE = 0.5  # worker processes take about as long to start
FEW = 4  # games played at once meanwhile, because all of them have to end before the workers start


class Task(NamedTuple):
    """A block to play, and where to write its records, if anywhere."""

    match: Match
    number: int
    records: Path | None = None


_stop: Event | None = None  # set in a worker process when it should stop
_frozen = False


def usable_cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):  # not on every system
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def run_blocks(
    tasks: Iterable[Task],
    jobs: int | None = 1,
    odds: bool = False,
    games: int | None = None,
    alone: Collection[str] = (),
) -> Generator[tuple[Task, Block], None, None]:
    """Play these blocks and yield each as it finishes, in any order.

    Without a number of jobs, there is one per usable core, and a short match is played without
    starting any. `odds` says whether a bot plans its turns, `games` how many games there are, and
    `alone` are the bots whose games are not played side by side. After an interrupt, the workers
    stop at their next turn, and the blocks that they have finished are yielded before it is raised
    again. Raises `BadMatch` if a worker dies.
    """
    tasks = iter(tasks)
    if jobs is None:
        yield from _run_here(tasks, odds, SECONDS_ALONE)
        rest = next(tasks, None)
        if rest is None:
            return
        tasks = chain([rest], tasks)
        jobs = usable_cores()
    if jobs == 1:
        yield from _run_here(tasks, odds)
    else:
        most = _games_per_worker(jobs, games) if odds else 1
        yield from _run_in_workers(_groups(tasks, most, alone), jobs, odds)


def _run_here(
    tasks: Iterator[Task], odds: bool, seconds: float = inf
) -> Iterator[tuple[Task, Block]]:
    """Play blocks in this process until this time is over."""
    load_compiled_odds(odds)
    begin = monotonic()

    def in_time() -> Iterator[Task]:
        while monotonic() - begin < seconds and (task := next(tasks, None)) is not None:
            yield task

    yield from _play(in_time(), GAMES if seconds == inf else FEW)


def _play(
    tasks: Iterable[Task], most: int = GAMES, stopped: Callable[[], bool] = lambda: False
) -> Iterator[tuple[Task, Block]]:
    """Play blocks, up to `most` games at once. A block is yielded when its records are on disk."""
    begun: dict[int, Task] = {}

    def blocks() -> Iterator[tuple[Match, int, bool]]:
        for place, task in enumerate(tasks):
            begun[place] = task
            yield task.match, task.number, task.records is not None

    for place, played in play_blocks(blocks(), most, stopped):
        task = begun.pop(place)
        if task.records is not None:
            save_records(played, task.records)
        freeze_compiler_objects()
        yield task, played.block


def _games_per_worker(jobs: int, games: int | None) -> int:
    """As many as a worker plays at once, or fewer if all workers have the same number then."""
    if not games:
        return GAMES
    rounds = ceil(games / (GAMES * jobs))
    return ceil(games / (rounds * jobs))


def _groups(tasks: Iterator[Task], games: int, alone: Collection[str]) -> Iterator[list[Task]]:
    """Groups of at least this many games, for one worker each.

    A group ends with a match of a bot that plays alone: it would only wait for the others.
    """
    group: list[Task] = []
    for task in tasks:
        group.append(task)
        played = sum(each.match.block_size for each in group)
        if played >= games or any(bot in alone for bot in task.match.bots):
            yield group
            group = []
    if group:
        yield group


def _run_in_workers(
    groups: Iterator[list[Task]], jobs: int, odds: bool
) -> Iterator[tuple[Task, Block]]:
    # Spawned, not forked: a fork would copy the threads and locks of this process.
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    with ProcessPoolExecutor(jobs, context, _begin, (stop, odds)) as pool:
        waiting: set[Future[list[tuple[Task, Block]]]] = set()
        try:
            while True:
                while len(waiting) < 2 * jobs and (group := next(groups, None)) is not None:
                    waiting.add(pool.submit(_work, group))
                if not waiting:
                    return
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    yield from future.result()
        except BrokenProcessPool:
            raise BadMatch("match-worker-died") from None
        except KeyboardInterrupt:
            stop.set()
            for future in waiting:
                # Ctrl-C also ends a worker that is just starting, and then nothing comes back.
                if not future.cancel() and future.exception() is None:
                    yield from future.result()
            raise
        finally:
            stop.set()
            pool.shutdown(wait=True, cancel_futures=True)


def _begin(stop: Event, odds: bool) -> None:
    global _stop
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent process stops the workers
    load_compiled_odds(odds)


def _work(tasks: list[Task]) -> list[tuple[Task, Block]]:
    """What is finished when all is played, or when the match is being stopped."""
    finished: list[tuple[Task, Block]] = []
    if _stop is not None:
        with suppress(Stopped):
            finished.extend(_play(tasks, stopped=_stop.is_set))
    return finished


def load_compiled_odds(odds: bool) -> None:
    """Loading takes a second at most, in which the plain solver would not finish one game.

    If they have to be compiled first, the plain solver plays until they are ready.
    """
    if odds and kernel_is_cached():
        prepare()


def freeze_compiler_objects() -> None:
    """Once the odds are compiled, exclude the compiler's objects from garbage collection.

    They are many and never freed; scanning them over and over takes a tenth of a game's time.
    """
    global _frozen
    if not _frozen and prepared():  # gc.get_freeze_count would count them all, after every block
        gc.freeze()
        _frozen = True
