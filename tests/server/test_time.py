"""Deadlines follow the uptime of the server: clocks that jump and processes that stop change
nothing."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic

import pytest

from heckmeck.protocol.http import NewTable
from heckmeck.protocol.tables import Lively, Settings
from heckmeck.protocol.to_server import Close, Sit, Start
from heckmeck.server.clock import DAY, ServerClock
from heckmeck.server.config import Limits
from heckmeck.server.forbidden_words import ForbiddenWords
from heckmeck.server.identities import LINK_LIFETIME, Identities
from heckmeck.server.refusal import Refusal
from heckmeck.server.store.interface import StoredIdentity
from heckmeck.server.store.sqlite import SqliteStore
from heckmeck.server.tables.deadlines import Attendance, next_deadline, turn_clock
from heckmeck.server.tables.live_table import LiveTable
from heckmeck.server.tables.tables import KEEP_ABANDONED, Tables
from tests.server.players import Party
from tests.server.process import ServerProcess

ANNA, BEN = StoredIdentity(1, "Anna"), StoredIdentity(2, "Ben")
SECOND = 10**9


class Machine:
    """A machine whose clocks the test moves."""

    def __init__(self) -> None:
        self.monotonic = 5 * SECOND
        self.wall = 1_800_000_000 * SECOND

    def clock(self) -> ServerClock:
        return ServerClock(lambda: self.monotonic, lambda: self.wall)

    def run(self, clock: ServerClock, seconds: float) -> None:
        """Time passes while the server is running and reads its clock."""
        for _ in range(round(seconds * 2)):
            self.monotonic += SECOND // 2
            self.wall += SECOND // 2
            clock.uptime()

    def pause(self, seconds: int) -> None:
        """Time passes while nothing of the server is running."""
        self.monotonic += seconds * SECOND
        self.wall += seconds * SECOND


def test_the_uptime_counts_only_while_the_server_runs() -> None:
    machine = Machine()
    clock = machine.clock()
    machine.run(clock, 10)
    assert clock.uptime() == 10_000
    machine.pause(8)  # the process was stopped
    assert clock.uptime() == 10_000
    machine.wall -= 60 * SECOND
    machine.run(clock, 1)
    machine.wall += 3 * 86_400 * SECOND
    assert clock.uptime() == 11_000
    assert clock.wall() == machine.wall // 1_000_000
    clock.resume(777)
    machine.run(clock, 2)
    assert clock.uptime() == 2777


@asynccontextmanager
async def opened(folder: Path, machine: Machine) -> AsyncIterator[Tables]:
    tables = Tables(SqliteStore(folder), Limits(), machine.clock())
    await tables.open()
    yield tables
    await tables.close()


async def lively_game(tables: Tables) -> LiveTable:
    header = await tables.create(ANNA, NewTable(Settings(seats=2, pace=Lively(30))))
    live = await tables.find(header.id)
    await tables.execute(live, BEN, Sit("a", 1))
    await tables.execute(live, ANNA, Start("b"))
    return live


def attendance(*connected: int) -> Attendance:
    return Attendance(set(connected), bool(connected), 0, lambda _: 0)


def seconds_left(tables: Tables, live: LiveTable) -> float:
    clock = turn_clock(live.table, tables.clock.uptime(), since=0)
    assert clock is not None
    return clock.left / 1000


async def test_a_jump_of_the_clock_changes_nothing_for_a_running_table(tmp_path: Path) -> None:
    machine = Machine()
    async with opened(tmp_path, machine) as tables:
        live = await lively_game(tables)
        machine.run(tables.clock, 10)
        for jump in (-60, 3 * 86_400):
            machine.wall += jump * SECOND
            assert seconds_left(tables, live) == 20
        machine.pause(100)
        assert seconds_left(tables, live) == 20
        machine.run(tables.clock, 5)
        assert seconds_left(tables, live) == 15
        waiting = next_deadline(live.table, attendance(1, 2), tables.limits)
        assert waiting is not None
        assert waiting.action == "time"
        assert waiting.at == tables.clock.uptime() + 15_000


async def test_downtime_counts_for_nobody_whatever_the_clock_says(tmp_path: Path) -> None:
    machine = Machine()
    async with opened(tmp_path, machine) as tables:
        live = await lively_game(tables)
        machine.run(tables.clock, 10)
        table = live.table.id
    for jump in (3600, -2 * 3600, 3 * 86_400):
        machine.wall += jump * SECOND
        machine.monotonic = 9 * SECOND  # another boot
        async with opened(tmp_path, machine) as tables:
            assert seconds_left(tables, await tables.find(table)) == 20


async def test_an_open_table_ages_only_while_the_server_runs(tmp_path: Path) -> None:
    machine = Machine()
    async with opened(tmp_path, machine) as tables:
        table = (await tables.create(ANNA, NewTable())).id
    machine.wall += 400 * 86_400 * SECOND
    async with opened(tmp_path, machine) as tables:
        live = await tables.find(table)
        assert live.table.lifecycle == "open"
        deadline = next_deadline(live.table, attendance(), tables.limits)
        assert deadline is not None
        assert deadline.at - tables.clock.uptime() == 2 * DAY


async def test_abandoned_tables_are_deleted_after_thirty_days_of_uptime(tmp_path: Path) -> None:
    machine = Machine()
    async with opened(tmp_path, machine) as tables:
        live = await tables.find((await tables.create(ANNA, NewTable())).id)
        await tables.execute(live, ANNA, Close("a"))
        kept = (await tables.create(ANNA, NewTable())).id
    machine.wall += 400 * 86_400 * SECOND
    async with opened(tmp_path, machine) as tables:
        assert await tables.store.load(live.table.id) is not None
        tables.clock.resume(KEEP_ABANDONED * DAY + 1000)
    async with opened(tmp_path, machine) as tables:
        assert await tables.store.load(live.table.id) is None
        assert await tables.store.load(kept) is not None


async def test_a_link_expires_after_ten_minutes_of_uptime(tmp_path: Path) -> None:
    machine = Machine()
    async with opened(tmp_path, machine) as tables:
        identities = Identities(tables.store.people, tables.clock, ForbiddenWords())
        owner = await identities.recognize((await identities.create("Anna")).token)
        first = await identities.create_link(owner)
        assert first.expires == tables.clock.wall() + LINK_LIFETIME
        machine.wall += 86_400 * SECOND
        assert (await identities.claim(first.code)).name == "Anna"
        second = await identities.create_link(owner)
        machine.run(tables.clock, 601)
        machine.wall -= 86_400 * SECOND
        with pytest.raises(Refusal, match="not valid"):
            await identities.claim(second.code)


def test_a_stopped_process_gives_the_time_back(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:

        async def play() -> None:
            async with Party(server.url) as party:
                began = monotonic()
                await party.begin(2, pace=Lively(60))
                stopped = monotonic()
                os.kill(server.pid, signal.SIGSTOP)
                await asyncio.sleep(5)
                os.kill(server.pid, signal.SIGCONT)
                stopped = monotonic() - stopped
                mover = party.mover
                await mover.move(mover.legal[0])
                assert mover.clock is not None
                used = monotonic() - began - stopped
                assert mover.clock.left > 60_000 - 1000 * used - 1000

        asyncio.run(play())
