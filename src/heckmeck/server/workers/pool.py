"""A pool of worker processes, so that no computation ever delays a table.

The processes are those of `anyio.to_process`: one starts when it is first needed, is replaced when
it dies, and ends with the server, however the server ends.
"""

import asyncio
import math
import signal
from collections.abc import Callable
from typing import TypeVar, TypeVarTuple

from anyio import BrokenWorkerProcess, CapacityLimiter, fail_after, to_process

from heckmeck.rules import HeckmeckError

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

    async def run(self, job: Callable[[*Arguments], T], *arguments: *Arguments) -> T:
        """What the job returns. Raises `WorkerFailed`, or the `HeckmeckError` that the job raises.

        A worker is killed when its time is up or when nobody waits for its answer any more.
        """
        async with self._slots:
            try:
                with fail_after(self._timeout):
                    try:
                        return await self._call(job, *arguments)
                    except BrokenWorkerProcess:  # perhaps it died long ago, while it was idle
                        return await self._call(job, *arguments)
            except HeckmeckError:
                raise
            except (Exception, KeyboardInterrupt) as error:  # noqa: BLE001  whatever a job raises;
                # Ctrl-C reaches a worker that is just starting, before `_in_worker` ignores it
                raise WorkerFailed(
                    "worker-failed", problem=f"{type(error).__name__}: {error}"
                ) from None

    async def _call(self, job: Callable[[*Arguments], T], *arguments: *Arguments) -> T:
        return await to_process.run_sync(
            _in_worker, job, *arguments, cancellable=True, limiter=self._no_limit
        )


def _in_worker(job: Callable[[*Arguments], T], *arguments: *Arguments) -> T:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in the terminal is for the server
    return job(*arguments)
