"""Processes that train."""

import multiprocessing
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from queue import LifoQueue
from typing import ParamSpec, TypeVar

from heckmeck.chances.training.run import prepare_worker

P = ParamSpec("P")
T = TypeVar("T")


class TrainingWorkers(Executor):
    """Processes for one task each at a time.

    If one dies, the others can still be stopped and say what they have learned. A
    `ProcessPoolExecutor` would end all its processes, so each has a pool of its own.
    """

    def __init__(self, count: int) -> None:
        # Spawned, not forked: a fork would copy the threads and locks of this process.
        context = multiprocessing.get_context("spawn")
        self._stopping = context.Event()
        self._pools = [
            ProcessPoolExecutor(1, context, prepare_worker, (self._stopping,)) for _ in range(count)
        ]
        self._idle: LifoQueue[ProcessPoolExecutor] = LifoQueue()
        for pool in self._pools:
            self._idle.put(pool)

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Begin a task as soon as a process is idle."""
        pool = self._idle.get()
        try:
            future = pool.submit(fn, *args, **kwargs)
        except BaseException:
            self._idle.put(pool)
            raise
        future.add_done_callback(lambda _: self._idle.put(pool))
        return future

    def stop(self) -> None:
        """Make all tasks end early."""
        self._stopping.set()

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        for pool in self._pools:
            pool.shutdown(wait, cancel_futures=cancel_futures)
