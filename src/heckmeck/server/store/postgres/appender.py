"""The task that appends to logs. What waits together is stored together, in one transaction.

A commit takes the database a few milliseconds, whatever is in it. If the connection is lost during
a commit, nobody knows whether it was stored. Then the same batch is tried again: the locks of the
first try keep it waiting until that is over, and it finds its own rows if they were stored.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic
from typing import Protocol

from heckmeck.server.logs import log
from heckmeck.server.refusal import Refusal
from heckmeck.server.store.interface import Append, Conflict, InDoubt
from heckmeck.server.store.postgres.batch import AppendJob, Batch
from heckmeck.server.store.postgres.connections import Connection
from heckmeck.server.store.postgres.failures import (
    DEADLOCKS,
    LOCK_TIMEOUT,
    NOT_UNIQUE,
    OUT_OF_MEMORY,
    is_lost,
    problem_of,
    refusal_from_postgres,
    sqlstate,
)
from heckmeck.server.store.writer import NOTE_INTERVAL, SLOW_COMMIT

MOST_JOBS = 250  # so that one notification is enough for most batches
PATIENCE = 10.0  # seconds until a batch whose commit was lost is given up
RETRY_INTERVAL = 0.2  # seconds


class Leased(Protocol):
    """What the appender needs to know of its node."""

    @property
    def channel(self) -> str: ...

    @property
    def current_lease(self) -> int: ...

    async def lease(self) -> int: ...


class CommitLost(Exception):
    """Perhaps the transaction is stored, perhaps not."""


class Appender:
    def __init__(
        self,
        connect: Callable[[], Awaitable[Connection]],
        node: Leased,
        on_commit: Callable[[float], None] = lambda _: None,
    ) -> None:
        self._connect = connect
        self._node = node
        self._on_commit = on_commit  # told how many seconds it took
        self._connection: Connection | None = None
        self._waiting: deque[AppendJob] = deque()
        self._wake = asyncio.Event()
        self._closing = False
        self._failing = False
        self._next_note = 0.0
        self._task = asyncio.create_task(self._run())

    async def append(self, appends: list[Append]) -> None:
        """See `Store.append`."""
        job = AppendJob(appends, self._node.current_lease)
        self._waiting.append(job)
        self._wake.set()
        await job.done

    async def close(self) -> None:
        """Finish all jobs, then stop."""
        self._closing = True
        self._wake.set()
        await self._task
        if self._connection is not None:
            with suppress(Exception):
                await self._connection.close(timeout=1)
            self._disconnect()

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                jobs = self._take()
                try:
                    await self._store(jobs)
                except Exception as error:  # noqa: BLE001  this task must never end
                    log.defect("append_failed", error)
                    self._disconnect()
                    _answer(jobs, dict.fromkeys(jobs, error))
            if self._closing:
                return

    def _take(self) -> list[AppendJob]:
        """Everything that waits, but of jobs for the same table or limit only the first."""
        taken: list[AppendJob] = []
        left: list[AppendJob] = []
        tables: set[str] = set()
        counted: set[int] = set()
        while self._waiting and len(taken) < MOST_JOBS:
            job = self._waiting.popleft()
            if tables & job.tables or counted & job.counted:
                left.append(job)
            else:
                taken.append(job)
                tables |= job.tables
                counted |= job.counted
        self._waiting.extendleft(reversed(left))
        return taken

    async def _store(self, jobs: list[AppendJob]) -> None:
        error = await self._try(jobs)
        if isinstance(error, CommitLost):
            error = await self._find_out(jobs)
        self._report(error)
        if error is None:
            return
        if len(jobs) > 1 and _has_culprit(error):
            middle = len(jobs) // 2
            await self._store(jobs[:middle])
            await self._store(jobs[middle:])
            return
        if sqlstate(error) == NOT_UNIQUE:  # a table has got a new code, which is taken
            error = Conflict("a code is taken")
        _answer(jobs, dict.fromkeys(jobs, error))

    async def _find_out(self, jobs: list[AppendJob]) -> Exception | None:
        for job in jobs:
            job.perhaps_stored = True
        give_up = monotonic() + PATIENCE
        while monotonic() < give_up:
            await asyncio.sleep(RETRY_INTERVAL)
            if await self._try(jobs, again=True) is None:
                return None
        return InDoubt()

    async def _try(self, jobs: list[AppendJob], *, again: bool = False) -> Exception | None:
        """Store a batch and answer its jobs. Returns what went wrong with all of it."""
        try:
            lease = await self._node.lease()
        except Refusal as refusal:
            if not again:
                return refusal
            lease = 0  # stores nothing, but finds what was stored
        began = monotonic()
        try:
            db = await self._begin()
            errors = await Batch(db, jobs).run(lease, self._node.channel)
        except Exception as error:  # noqa: BLE001  whoever asked gets it
            await self._roll_back(error)
            return _refusal(error)
        try:
            await db.execute("COMMIT")
        except Exception as error:  # noqa: BLE001
            await self._roll_back(error)
            return CommitLost() if is_lost(error) else _refusal(error)
        self._note(monotonic() - began, len(jobs))
        _answer(jobs, errors)
        return None

    async def _begin(self) -> Connection:
        if self._connection is not None:
            try:
                await self._connection.execute("BEGIN")
            except Exception as error:
                if not is_lost(error):
                    raise
                self._disconnect()  # since the last batch, the database was restarted
            else:
                return self._connection
        self._connection = await self._connect()
        await self._connection.execute("BEGIN")
        return self._connection

    async def _roll_back(self, error: Exception) -> None:
        if is_lost(error) or self._connection is None:
            self._disconnect()  # the database does it by itself
            return
        try:
            await self._connection.execute("ROLLBACK", timeout=1)
        except Exception:  # noqa: BLE001
            self._disconnect()

    def _disconnect(self) -> None:
        db, self._connection = self._connection, None
        if db is not None:
            db.terminate()

    def _note(self, seconds: float, jobs: int) -> None:
        """Measure a commit. A slow database is worth a line, but not one per commit."""
        self._on_commit(seconds)
        if seconds > SLOW_COMMIT and monotonic() > self._next_note:
            self._next_note = monotonic() + NOTE_INTERVAL
            log.warning("slow_commit", seconds=round(seconds, 3), jobs=jobs)

    def _report(self, error: Exception | None) -> None:
        """Say once that the database fails, and once that it works again."""
        failing = isinstance(error, InDoubt | Refusal)
        if failing and error is not None and not self._failing:
            problem = str(error) or "a commit was not answered"
            if error.__cause__ is not None:
                problem = problem_of(error.__cause__)
            log.error("store_failing", problem=problem)
        elif self._failing and not failing:
            log.warning("store_recovered")
        self._failing = failing


def _has_culprit(error: Exception) -> bool:
    """Whether others of a batch can be stored without the job that is the cause.

    What runs out of memory first is the space for locks, of which a smaller batch needs less.
    """
    cause = error.__cause__ if isinstance(error, Refusal) else error
    return not isinstance(error, InDoubt | Refusal) or (
        cause is not None and sqlstate(cause) in (*DEADLOCKS, LOCK_TIMEOUT, OUT_OF_MEMORY)
    )


def _refusal(error: Exception) -> Exception:
    refusal = refusal_from_postgres(error)
    if refusal is not error:
        refusal.__cause__ = error
    return refusal


def _answer(jobs: list[AppendJob], errors: dict[AppendJob, Exception]) -> None:
    for job in jobs:
        if job.done.done():  # whoever asked has gone
            continue
        if job in errors:
            job.done.set_exception(errors[job])
        else:
            job.done.set_result(None)
