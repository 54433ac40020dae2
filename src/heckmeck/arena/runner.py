"""Run the blocks of a match, in this process or in several."""

import gc
import multiprocessing
import signal
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import NamedTuple

from heckmeck.arena.match import BadMatch, Block, Match, Stopped, play_block
from heckmeck.odds import prepared


class Task(NamedTuple):
    """A block to play, and where to write its records, if anywhere."""

    match: Match
    number: int
    records: Path | None = None


_stop: Event | None = None  # set in a worker process when it should stop


def run_blocks(tasks: Iterable[Task], jobs: int = 1) -> Generator[tuple[Task, Block], None, None]:
    """Play these blocks and yield each as it finishes; with several jobs, in any order.

    Closing the iterator, or an interrupt, stops the workers after their current games. Raises
    `BadMatch` if a worker dies.
    """
    if jobs == 1:
        for task in tasks:
            yield task, play_block(*task)
            freeze_compiler_objects()
    else:
        yield from _run_in_workers(iter(tasks), jobs)


def _run_in_workers(tasks: Iterator[Task], jobs: int) -> Iterator[tuple[Task, Block]]:
    # Spawned, not forked: a fork would copy the threads and locks of this process.
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    with ProcessPoolExecutor(jobs, context, _begin, (stop,)) as pool:
        waiting: set[Future[tuple[Task, Block]]] = set()
        try:
            while True:
                while len(waiting) < 2 * jobs and (task := next(tasks, None)) is not None:
                    waiting.add(pool.submit(_work, task))
                if not waiting:
                    return
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        except BrokenProcessPool:
            raise BadMatch("match-worker-died") from None
        finally:
            stop.set()
            pool.shutdown(wait=True, cancel_futures=True)


def _begin(stop: Event) -> None:
    global _stop
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent process stops the workers


def _work(task: Task) -> tuple[Task, Block]:
    if _stop is None:
        raise Stopped
    block = play_block(*task, _stop.is_set)
    freeze_compiler_objects()
    return task, block


def freeze_compiler_objects() -> None:
    """Once the odds are compiled, exclude the compiler's objects from garbage collection.

    They are many and never freed; scanning them over and over takes a tenth of a game's time.
    """
    if prepared() and not gc.get_freeze_count():
        gc.freeze()
