"""Run the blocks of a match on a Dask cluster (the extra `cluster`).

Workers get groups of blocks and send back the blocks and their records; only this process writes to
the disk. Dask gives the groups of a worker that died to another one. As a block is determined by
its match and its number, it does not matter where or how often it is played.
"""

import re
import warnings
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager, suppress
from importlib import import_module
from itertools import chain, islice
from queue import Empty, SimpleQueue
from time import monotonic, sleep
from typing import Any

from heckmeck.arena.groups import (
    Group,
    GroupBlock,
    Needs,
    PlayedGroup,
    obstacle,
    play_group,
    program,
)
from heckmeck.arena.match import BadMatch, Block, save_records
from heckmeck.arena.runner import Task

# Classes of Dask, which is imported only if it is needed and has hardly any types.
Client = Any
Future = Any

CONNECT_SECONDS = 10
ANSWER_SECONDS = 30  # after which a scheduler counts as lost
EMPTY_SECONDS = 60  # how long a cluster may be without workers
START_SECONDS = 10  # the same before the first group
LOOK_SECONDS = 2.0  # between two looks at the workers
CLOSE_SECONDS = 5

# A task costs Dask about 2 ms, so a group should take much longer; but what a group has played is
# lost if its worker dies, and progress is shown per group. Many workers get longer groups, so that
# the scheduler is busy for half of the time at most.
GROUP_SECONDS = 1.0
GROUP_SECONDS_PER_THREAD = 0.004
MOST_BLOCKS = 5000  # in a group
GROUPS_PER_THREAD = 2  # one to play and one that waits

_ADDRESS = re.compile(r"(?:(?:tcp|tls)://)?([\w.-]+|\[[\da-fA-F:.%]+\]):\d{1,5}")


def run_on_cluster(
    tasks: Iterable[Task], address: str, bots: Iterable[str], odds: bool
) -> Generator[tuple[Task, Block], None, None]:
    """Play these blocks on the cluster of the scheduler at this address, in any order.

    `bots` are the bots of all tasks; `odds` says whether one of them plans its turns. Closing the
    iterator, or an interrupt, cancels the rest. Raises `BadMatch` if the cluster cannot be used.
    """
    tasks = iter(tasks)
    first = next(tasks, None)
    if first is None:
        return
    needs = Needs(program(), tuple(bots), odds)
    with connected(address) as client:
        cluster = _Cluster(client, address, needs)
        cluster.check()
        yield from cluster.play(chain([first], tasks))


@contextmanager
def connected(address: str) -> Iterator[Client]:
    """A client of the Dask scheduler at this address. Raises `BadMatch`."""
    if not _is_address(address):
        raise BadMatch("cluster-address", address=address)
    try:
        distributed = import_module("distributed")
    except ImportError:
        raise BadMatch("cluster-extra") from None
    try:
        security = distributed.Security()
        encrypted = security.get_connection_args("client")["ssl_context"] is not None
        tls = address.startswith("tls://")
        if (tls and not encrypted) or (security.require_encryption and not tls):
            raise BadMatch("cluster-tls", address=address)
        with warnings.catch_warnings():
            # About other versions of Python or of libraries. What matters is checked later.
            warnings.simplefilter("ignore")
            client = distributed.Client(
                address,
                timeout=CONNECT_SECONDS,
                security=security,
                set_as_default=False,
                direct_to_workers=False,  # only the scheduler has to be reachable from here
            )
    except OSError:
        raise BadMatch("cluster-silent", address=address) from None
    try:
        yield client
    finally:
        with suppress(TimeoutError):  # the scheduler is gone
            client.close(CLOSE_SECONDS)


def _is_address(address: str) -> bool:
    """Dask's client would hang for a while on one that is not."""
    parts = _ADDRESS.fullmatch(address)
    try:
        return parts is not None and bool(parts[1].encode("idna"))
    except UnicodeError:  # such as a..b
        return False


class _Cluster:
    """The workers of a scheduler, and the groups that they have at the moment."""

    def __init__(self, client: Client, address: str, needs: Needs) -> None:
        self._client = client
        self._address = address
        self._needs = needs
        self._sent: dict[Future, list[Task]] = {}
        self._done: SimpleQueue[Future] = SimpleQueue()
        self._killed: type[Exception] = import_module("distributed").KilledWorker
        self._room = 0  # for groups
        self._seconds = GROUP_SECONDS  # that a group should take
        self._size = 1  # of the next group, in blocks
        self._staffed = monotonic()  # when there was a worker
        self._looked = 0.0

    def check(self) -> None:
        """Wait for a worker, and ask all of them whether they can play. Raises `BadMatch`."""
        deadline = monotonic() + START_SECONDS
        while not self._threads():
            if monotonic() > deadline:
                raise BadMatch("cluster-empty", address=self._address)
            sleep(0.1)
        on_workers = self._ask(self._client.run, obstacle, self._needs, on_error="return")
        for machine, problem in {self._address: self._on_scheduler(), **on_workers}.items():
            if isinstance(problem, BadMatch):
                raise problem
            if problem is not None and not isinstance(problem, OSError):  # that one just went away
                mine = self._needs.program
                raise BadMatch("cluster-stranger", machine=machine, mine=mine, why=str(problem))

    def _on_scheduler(self) -> Exception | None:
        """The scheduler plays nothing, but it reads what it passes on."""
        needs = self._needs._replace(bots=(), odds=False)
        try:
            problem: BadMatch | None = self._ask(self._client.run_on_scheduler, obstacle, needs)
        except (ImportError, AttributeError) as error:
            return error
        return problem

    def play(self, tasks: Iterator[Task]) -> Iterator[tuple[Task, Block]]:
        self._send(tasks)
        while self._sent:
            yield from self._receive()
            self._send(tasks)

    def _send(self, tasks: Iterator[Task]) -> None:
        if monotonic() - self._looked > LOOK_SECONDS:
            self._look()
        while len(self._sent) < self._room and (group := list(islice(tasks, self._size))):
            blocks = tuple(
                GroupBlock(match, number, bool(folder)) for match, number, folder in group
            )
            future = self._client.submit(play_group, Group(self._needs, blocks), pure=False)
            self._sent[future] = group
            future.add_done_callback(self._done.put)

    def _receive(self) -> Iterator[tuple[Task, Block]]:
        """What has arrived, after waiting for it."""
        arrived = [self._wait()]
        with suppress(Empty):
            while True:
                arrived.append(self._done.get_nowait())
        good = [future for future in arrived if future.status not in ("error", "cancelled")]
        for future, played in zip(good, self._fetch(good), strict=True):
            group = self._sent.pop(future)
            self._adapt(len(group), played.seconds)
            for task, each in zip(group, played.blocks, strict=True):
                if task.records is not None:
                    save_records(each, task.records)
                yield task, each.block
        for future in arrived:
            if future not in good:
                raise self._failure(future)

    def _wait(self) -> Future:
        while True:
            with suppress(Empty):
                return self._done.get(timeout=LOOK_SECONDS)
            self._look()

    def _adapt(self, blocks: int, seconds: float) -> None:
        """Let the next group take about as long as it should, but grow step by step."""
        fitting = int(blocks * self._seconds / max(seconds, 1e-6))
        self._size = max(1, min(fitting, 2 * self._size, MOST_BLOCKS))

    def _look(self) -> None:
        """See how many workers there are. Raises `BadMatch` if nobody has been there for long."""
        threads = self._threads()
        self._looked = monotonic()
        if threads:
            self._staffed = self._looked
        elif self._looked - self._staffed > EMPTY_SECONDS:
            raise BadMatch("cluster-empty", address=self._address)
        self._room = GROUPS_PER_THREAD * max(1, threads)
        self._seconds = max(GROUP_SECONDS, GROUP_SECONDS_PER_THREAD * threads)

    def _threads(self) -> int:
        return sum(self._ask(self._client.nthreads).values())

    def _fetch(self, futures: list[Future]) -> list[PlayedGroup]:
        while True:
            try:
                return list(self._call(self._client.gather, futures))
            except TimeoutError:
                # A result that was lost with its worker is computed again, however long it takes.
                self._look()
            except self._killed:
                raise BadMatch("cluster-killed") from None

    def _ask(self, question: Callable[..., Any], *about: Any, **how: Any) -> Any:
        """What the scheduler answers at once. Raises `BadMatch` if it does not."""
        try:
            return self._call(question, *about, **how)
        except TimeoutError:
            raise self._lost() from None

    def _call(self, question: Callable[..., Any], *about: Any, **how: Any) -> Any:
        try:
            return self._client.sync(question, *about, callback_timeout=ANSWER_SECONDS, **how)
        except TimeoutError:
            raise
        except (OSError, CancelledError):
            raise self._lost() from None

    def _failure(self, future: Future) -> BaseException:
        """Why a group was not played."""
        if future.status == "cancelled":
            return self._lost()
        error = future.exception()
        return BadMatch("cluster-killed") if isinstance(error, self._killed) else error

    def _lost(self) -> BadMatch:
        return BadMatch("cluster-lost", address=self._address)
