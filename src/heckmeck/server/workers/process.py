"""One worker process, as the server sees it."""

import asyncio
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from heckmeck.server.workers import child
from heckmeck.server.workers.child import Answer

# Not `-m`: pickles name the module of a class, and that must not be `__main__`.
PROGRAM = f"from {child.__name__} import main; main()"


class WorkerDied(Exception):
    """The process ended during a job. The job may be the reason."""


class WorkerWasDead(Exception):
    """The process had ended before it started the job, so another worker may try it."""


class WorkerProcess:
    """Runs one job at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        if process.stdin is None or process.stdout is None:
            raise ValueError("a worker needs pipes")
        self._process = process
        self._jobs = process.stdin
        self._answers = process.stdout

    @classmethod
    async def start(cls, niceness: int) -> "WorkerProcess":
        """A process that is ready for jobs. Raises `WorkerDied`.

        In a session of its own, Ctrl-C in the terminal never reaches it: that is for the server.
        """
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-c", PROGRAM, str(niceness)),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            start_new_session=True,
        )
        worker = cls(process)
        try:
            await worker._answers.readexactly(len(child.READY))
        except asyncio.IncompleteReadError:
            await worker.end()
            raise WorkerDied from None
        except BaseException:
            await worker.end()
            raise
        return worker

    async def run(
        self, function: Callable[..., Any], arguments: tuple[Any, ...], timeout: float
    ) -> Answer:
        """Raises `WorkerDied`, `WorkerWasDead` or `TimeoutError`; then this worker must end."""
        data = pickle.dumps((function, arguments), pickle.HIGHEST_PROTOCOL)
        async with asyncio.timeout(timeout):
            try:
                self._jobs.write(child.framed(data))
                await self._jobs.drain()
                await self._answers.readexactly(len(child.STARTED))
            except (asyncio.IncompleteReadError, OSError):
                raise WorkerWasDead from None
            try:
                length = await self._answers.readexactly(child.LENGTH)
                encoded = await self._answers.readexactly(int.from_bytes(length, "big"))
            except (asyncio.IncompleteReadError, OSError):
                raise WorkerDied from None
        answer: Answer = pickle.loads(encoded)  # noqa: S301  from our own worker
        return answer

    async def end(self) -> None:
        """End the process, whatever it does."""
        self._jobs.close()
        if self._process.returncode is None:
            with suppress(ProcessLookupError):
                self._process.kill()
        await self._process.wait()
