"""One thread that writes to SQLite. Jobs that wait together are committed together, so a disk that
manages a few hundred commits per second carries many thousand durable appends."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from time import monotonic
from typing import Any, NamedTuple, TypeVar

from heckmeck.server.logs import log
from heckmeck.server.store.failures import refusal_from_sqlite

T = TypeVar("T")
MAX_BATCH = 500
SLOW_COMMIT = 1.0  # seconds
NOTE_INTERVAL = 10.0  # seconds between two lines about slow commits


class Job(NamedTuple):
    work: Callable[[sqlite3.Connection], Any]
    done: "asyncio.Future[Any]"


class JobResult(NamedTuple):
    job: Job
    result: Any = None
    error: BaseException | None = None


class Writer:
    """Runs jobs on its own connection, each inside a savepoint of a common transaction."""

    def __init__(
        self,
        connect: Callable[[], sqlite3.Connection],
        on_commit: Callable[[float], None] = lambda _: None,
    ) -> None:
        self._connect = connect
        self._on_commit = on_commit  # told how many seconds it took
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._connection: sqlite3.Connection | None = None
        self._failing = False
        self._next_note = 0.0
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    async def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """What the job returns, once it is durable. If this raises, nothing was written.

        Raises what the job raises, and `Refusal` if the disk is full or broken.
        """
        done: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put(Job(work, done))
        return await done

    async def close(self) -> None:
        """Finish all jobs, then stop."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while batch := self._batch():
            try:
                if self._connection is None:
                    self._connection = self._connect()
                began = monotonic()
                answers = self._commit(self._connection, batch)
                self._note(monotonic() - began, len(batch))
            except Exception as error:  # noqa: BLE001  this thread must never end
                # Nothing is written. The next batch gets a new connection.
                answers = [JobResult(job, error=error) for job in batch]
                self._disconnect()
            self._report(answers)
            self._loop.call_soon_threadsafe(_send, answers)
        self._disconnect()

    def _note(self, seconds: float, jobs: int) -> None:
        """Measure a commit. A slow disk is worth a line, but not one per commit."""
        self._on_commit(seconds)
        if seconds > SLOW_COMMIT and monotonic() > self._next_note:
            self._next_note = monotonic() + NOTE_INTERVAL
            log.warning("slow_commit", seconds=round(seconds, 3), jobs=jobs)

    def _disconnect(self) -> None:
        if self._connection is not None:
            with suppress(sqlite3.Error):
                self._connection.close()
            self._connection = None

    def _report(self, answers: list[JobResult]) -> None:
        """Say once that the disk is full or broken, and once that it works again."""
        errors = [each.error for each in answers if isinstance(each.error, sqlite3.Error)]
        if errors and not self._failing:
            log.error("store_failing", problem=str(errors[0]))
        elif self._failing and not errors:
            log.warning("store_recovered")
        self._failing = bool(errors)

    def _batch(self) -> list[Job]:
        """Everything that waits, at least one job. Empty when it is time to stop."""
        first = self._jobs.get()
        if first is None:
            return []
        batch = [first]
        while len(batch) < MAX_BATCH:
            try:
                job = self._jobs.get_nowait()
            except Empty:
                break
            if job is None:
                self._jobs.put(None)
                break
            batch.append(job)
        return batch

    def _commit(self, connection: sqlite3.Connection, batch: list[Job]) -> list[JobResult]:
        try:
            connection.execute("BEGIN IMMEDIATE")
            answers = [self._one(connection, job) for job in batch]
            connection.execute("COMMIT")
        except sqlite3.Error as error:  # the disk is full or broken: nothing is written
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            return [JobResult(job, error=error) for job in batch]
        return answers

    def _one(self, connection: sqlite3.Connection, job: Job) -> JobResult:
        connection.execute("SAVEPOINT job")
        try:
            result = job.work(connection)
        except Exception as error:
            if not connection.in_transaction:  # SQLite has rolled back all jobs of the batch
                raise
            connection.execute("ROLLBACK TO job")
            connection.execute("RELEASE job")
            return JobResult(job, error=error)
        connection.execute("RELEASE job")
        return JobResult(job, result)


def _send(answers: list[JobResult]) -> None:
    for job, result, error in answers:
        if job.done.cancelled():
            continue
        if error is not None:
            job.done.set_exception(refusal_from_sqlite(error))
        else:
            job.done.set_result(result)
