"""A pool of worker processes, so that no computation ever delays a table.

The processes are those of `anyio.to_process`: one starts when it is first needed, is replaced when
it dies, and ends with the server, however the server ends.
"""

import asyncio
import math
import signal
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import TypeVar, TypeVarTuple

from anyio import BrokenWorkerProcess, CapacityLimiter, fail_after, to_process

from heckmeck.rules import HeckmeckError

IDLE_TIME = 240.0  # seconds; anyio ends workers that have been idle for 300

T = TypeVar("T")
Arguments = TypeVarTuple("Arguments")


class WorkerFailed(HeckmeckError):
    """The worker died or took too long, or its job has a defect."""


class WorkerPool:
    """Runs functions in worker processes, at most `size` of them at a time."""

    def __init__(self, size: int, timeout: float) -> None:
        self._slots = asyncio.Semaphore(size)
        self._timeout = timeout  # seconds; waiting for a free worker does not count
        self._no_limit = CapacityLimiter(math.inf)
        self._starting: set[asyncio.Task[None]] = set()
        self._last_used: list[float] = []  # one time per worker that is idle now

    async def run(self, job: Callable[[*Arguments], T], *arguments: *Arguments) -> T:
        """What the job returns. Raises `WorkerFailed`, or the `HeckmeckError` that the job raises.

        A worker is killed when its time is up or when nobody waits for its answer any more.
        """
        async with self._slots:
            try:
                if not self._has_idle_worker():
                    await self._start_worker()
                with fail_after(self._timeout):
                    try:
                        answer = await self._call(job, *arguments)
                    except BrokenWorkerProcess:  # perhaps it died long ago, while it was idle
                        answer = await self._call(job, *arguments)
                self._last_used.append(monotonic())
                return answer
            except HeckmeckError:
                self._last_used.append(monotonic())
                raise
            except (Exception, KeyboardInterrupt) as error:  # noqa: BLE001  whatever a job raises;
                # Ctrl-C reaches a worker that is just starting, before `_in_worker` ignores it
                raise WorkerFailed(
                    "worker-failed", problem=f"{type(error).__name__}: {error}"
                ) from None

    async def close(self) -> None:
        """Wait until no worker is starting any more; before that, the event loop must not close."""
        await asyncio.gather(*self._starting, return_exceptions=True)

    def _has_idle_worker(self) -> bool:
        """Whether a worker is idle that anyio has not ended for being idle too long."""
        return bool(self._last_used) and monotonic() - self._last_used.pop() < IDLE_TIME

    async def _start_worker(self) -> None:
        """Start a worker, or find one that another pool has left.

        If the start of a worker is cancelled, anyio leaves the process behind, and closing the
        event loop may then hang. So a start always continues to its end.
        """
        start = asyncio.create_task(self._call(_do_nothing))
        self._starting.add(start)
        start.add_done_callback(self._starting.discard)
        with suppress(BrokenWorkerProcess):  # it died while it was idle; the job starts another
            await asyncio.shield(start)

    async def _call(self, job: Callable[[*Arguments], T], *arguments: *Arguments) -> T:
        return await to_process.run_sync(
            _in_worker, job, *arguments, cancellable=True, limiter=self._no_limit
        )


def _do_nothing() -> None:
    """The job that starts a worker."""


def _in_worker(job: Callable[[*Arguments], T], *arguments: *Arguments) -> T:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in the terminal is for the server
    return job(*arguments)
