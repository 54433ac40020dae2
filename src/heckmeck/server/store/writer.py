"""One thread that writes to SQLite. Jobs that wait together are committed together, so a disk that
manages a few hundred commits per second carries many thousand durable appends."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")
MAX_BATCH = 500


class Job(NamedTuple):
    work: Callable[[sqlite3.Connection], Any]
    done: "asyncio.Future[Any]"


class Writer:
    """Runs jobs on its own connection, each inside a savepoint of a common transaction."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    async def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """What the job returns, once it is durable. If the job raises, nothing was written."""
        done: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put(Job(work, done))
        return await done

    async def close(self) -> None:
        """Finish all jobs, then stop."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        connection = self._connect()
        try:
            while batch := self._batch():
                answers = self._commit(connection, batch)
                self._loop.call_soon_threadsafe(_answer, answers)
        finally:
            connection.close()

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

    def _commit(
        self, connection: sqlite3.Connection, batch: list[Job]
    ) -> list[tuple[Job, Any, BaseException | None]]:
        try:
            connection.execute("BEGIN IMMEDIATE")
            answers = [self._one(connection, job) for job in batch]
            connection.execute("COMMIT")
        except sqlite3.Error as error:  # the disk is full or broken: nothing is written
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            return [(job, None, error) for job in batch]
        return answers

    def _one(
        self, connection: sqlite3.Connection, job: Job
    ) -> tuple[Job, Any, BaseException | None]:
        connection.execute("SAVEPOINT job")
        try:
            result = job.work(connection)
        except Exception as error:  # noqa: BLE001  the caller gets it
            connection.execute("ROLLBACK TO job")
            connection.execute("RELEASE job")
            return (job, None, error)
        connection.execute("RELEASE job")
        return (job, result, None)


def _answer(answers: list[tuple[Job, Any, BaseException | None]]) -> None:
    for job, result, error in answers:
        if job.done.cancelled():
            continue
        if error is not None:
            job.done.set_exception(error)
        else:
            job.done.set_result(result)
