"""A pool of worker processes with a fair queue, so that no computation ever delays a table.

Whoever asks for a job has a key: a person, the owner of a table, an address. The keys take turns,
so one with many jobs delays another by one job at most. Equal jobs are joined. A job is run once:
if it kills its worker or takes too long, nobody may try it again for a while.
"""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Hashable
from time import monotonic
from typing import Any, TypeVar, TypeVarTuple

from heckmeck.rules import HeckmeckError
from heckmeck.server.workers.child import Answer
from heckmeck.server.workers.process import WorkerDied, WorkerProcess, WorkerWasDead

IDLE_TIME = 240.0  # seconds until a worker without jobs ends
POISON_TIME = 600.0  # seconds in which a job that killed its worker is not tried again
MAX_POISON = 1000

T = TypeVar("T")
Arguments = TypeVarTuple("Arguments")
Call = tuple[Callable[..., Any], tuple[Any, ...]]


class WorkerFailed(HeckmeckError):
    """The worker died or took too long, or its job has a defect."""


class QueueFull(HeckmeckError):
    """Too many jobs are waiting, for this key or in all."""

    def __init__(self, own: bool) -> None:
        super().__init__("queue-full")
        self.own = own  # whether it is the key that has too many


class QueuedJob:
    """A job and everybody who waits for it."""

    __slots__ = ("askers", "call", "started")

    def __init__(self, call: Call) -> None:
        self.call = call
        self.started = False
        self.askers: dict[asyncio.Future[Any], Hashable] = {}


class FairQueue:
    """Jobs by key. `pop` takes one job of each key in turn."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[Hashable, deque[QueuedJob]] = OrderedDict()

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def put(self, key: Hashable, job: QueuedJob) -> None:
        self._waiting.setdefault(key, deque()).append(job)

    def pop(self) -> QueuedJob | None:
        """The next job that is not started yet and that somebody waits for."""
        while self._waiting:
            key, jobs = self._waiting.popitem(last=False)
            job = jobs.popleft()
            if job.started or not job.askers:
                if jobs:  # this was no turn: the key stays in front
                    self._waiting[key] = jobs
                    self._waiting.move_to_end(key, last=False)
                continue
            if jobs:
                self._waiting[key] = jobs
            return job
        return None

    def remove(self, key: Hashable, job: QueuedJob) -> None:
        jobs = self._waiting.get(key, deque())
        if job in jobs:
            jobs.remove(job)
            if not jobs:
                del self._waiting[key]


class WorkerPool:
    """Runs functions in worker processes, at most `size` of them at a time."""

    def __init__(
        self,
        size: int,
        timeout: float,
        *,
        niceness: int = 0,
        most_per_key: int | None = None,
        most: int | None = None,
        used: Callable[[Hashable, float], None] | None = None,
    ) -> None:
        self._size = size
        self._timeout = timeout  # seconds; waiting for a free worker does not count
        self._niceness = niceness
        self._most_per_key = most_per_key  # jobs waiting or running
        self._most = most
        self._used = used  # told how many seconds a job took
        self._queue = FairQueue()
        self._queued = asyncio.Semaphore(0)  # at least as many as there are jobs in the queue
        self._jobs: dict[Call, QueuedJob] = {}  # waiting or running
        self._waiting: Counter[Hashable] = Counter()
        self._poison: OrderedDict[Call, float] = OrderedDict()  # since when
        self._runners: set[asyncio.Task[None]] = set()
        self._idle = 0  # runners that wait for a job

    async def run(
        self, key: Hashable, function: Callable[[*Arguments], T], *arguments: *Arguments
    ) -> T:
        """What the function returns.

        Raises `QueueFull`, `WorkerFailed`, or the `HeckmeckError` that the function raises. A job
        that nobody waits for any more leaves the queue. If it runs already, it runs to its end:
        that is quicker than starting another worker.
        """
        call: Call = (function, arguments)
        self._refuse_poison(call)
        if self._most_per_key is not None and self._waiting[key] >= self._most_per_key:
            raise QueueFull(own=True)
        if self._most is not None and self.waiting >= self._most:
            raise QueueFull(own=False)
        job = self._jobs.get(call)
        if job is None:
            job = self._jobs[call] = QueuedJob(call)
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        job.askers[answer] = key
        self._waiting[key] += 1
        if not job.started:
            self._queue.put(key, job)
            self._queued.release()
            self._add_runner()
        try:
            return await answer
        finally:
            self._forget(job, answer)

    @property
    def waiting(self) -> int:
        """How many callers wait for a job."""
        return self._waiting.total()

    async def close(self) -> None:
        """End all workers. Nobody gets an answer any more."""
        self._queue = FairQueue()
        for runner in self._runners:
            runner.cancel()
        await asyncio.gather(*self._runners, return_exceptions=True)
        for job in self._jobs.values():
            for asker in job.askers:
                asker.cancel()

    def _forget(self, job: QueuedJob, answer: asyncio.Future[Any]) -> None:
        key = job.askers.pop(answer)
        self._waiting[key] -= 1
        if not self._waiting[key]:
            del self._waiting[key]
        if job.started:
            return
        if key not in job.askers.values():
            self._queue.remove(key, job)
        if not job.askers:
            del self._jobs[job.call]

    def _refuse_poison(self, call: Call) -> None:
        since = self._poison.get(call)
        if since is None:
            return
        if monotonic() - since < POISON_TIME:
            raise WorkerFailed("worker-failed", problem="it failed before")
        del self._poison[call]

    # the runners: each has one process and gives it one job after another

    def _add_runner(self) -> None:
        if not self._idle and len(self._runners) < self._size:
            runner = asyncio.create_task(self._work())
            self._runners.add(runner)
            runner.add_done_callback(self._runner_ended)

    def _runner_ended(self, runner: asyncio.Task[None]) -> None:
        self._runners.discard(runner)
        if self._queue:  # the job came when this runner had just given up waiting for one
            self._add_runner()

    async def _work(self) -> None:
        worker: WorkerProcess | None = None
        try:
            while await self._job_queued():
                job = self._queue.pop()
                if job is not None:
                    worker = await self._do(job, worker)
        finally:
            if worker is not None:
                await worker.end()

    async def _job_queued(self) -> bool:
        """Wait for the next job. False: there was none for a long time."""
        self._idle += 1
        try:
            async with asyncio.timeout(IDLE_TIME):
                await self._queued.acquire()
            return True
        except TimeoutError:
            return False
        finally:
            self._idle -= 1

    async def _do(self, job: QueuedJob, worker: WorkerProcess | None) -> WorkerProcess | None:
        """Run the job, tell everybody who waits for it, and return the worker if it still lives."""
        job.started = True
        payers = list(job.askers.values())  # also if they do not wait for the end
        began = monotonic()
        try:
            worker, answer = await self._run_in(worker, job.call)
        except Exception as error:  # noqa: BLE001  it died, took too long or could not start
            worker = None
            problem = f"{type(error).__name__}: {error}".removesuffix(": ")
            answer = Answer("failure", problem, monotonic() - began)
        del self._jobs[job.call]
        if self._used is not None:
            for key in payers:
                self._used(key, answer.seconds / len(payers))
        for asker in job.askers:
            if asker.done():
                continue
            match answer.kind:
                case "value":
                    asker.set_result(answer.content)
                case "error":
                    asker.set_exception(answer.content)
                case "failure":
                    asker.set_exception(WorkerFailed("worker-failed", problem=answer.content))
        return worker

    async def _run_in(
        self, worker: WorkerProcess | None, call: Call
    ) -> tuple[WorkerProcess, Answer]:
        """The answer of this worker, or of a new one if it was dead already."""
        for _ in range(2):
            if worker is None:
                async with asyncio.timeout(self._timeout):
                    worker = await WorkerProcess.start(self._niceness)
            try:
                return worker, await worker.run(*call, self._timeout)
            except WorkerWasDead:
                await worker.end()
                worker = None
            except BaseException as error:
                await worker.end()
                if isinstance(error, WorkerDied | TimeoutError):
                    self._remember_poison(call)
                raise
        raise WorkerDied

    def _remember_poison(self, call: Call) -> None:
        self._poison[call] = monotonic()
        if len(self._poison) > MAX_POISON:
            self._poison.popitem(last=False)
