"""What every store must do, SQLite and PostgreSQL alike."""

import asyncio
import shutil
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from datetime import date
from itertools import count
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from heckmeck.protocol.entries import Opened, Sat, ShutOut, TableEntry
from heckmeck.protocol.http import TableSummary
from heckmeck.protocol.tables import Lifecycle, Settings
from heckmeck.server.clock import DAY
from heckmeck.server.refusal import Refusal
from heckmeck.server.store import people as sqlite_people
from heckmeck.server.store.chains import Chain, Chains
from heckmeck.server.store.interface import (
    AdminAction,
    Append,
    Barred,
    Conflict,
    GameFilter,
    Held,
    IndexEntry,
    ListedTable,
    LogRow,
    Store,
    StoredIdentity,
    StoredResult,
    TableHeader,
    TableUnreadable,
    Traces,
)
from heckmeck.server.store.postgres.store import PostgresStore
from heckmeck.server.store.sqlite import SqliteStore
from tests.server.postgres import PostgresServer, running

NOBODY = 987_654  # an identity that was never there
ALL = GameFilter()
_numbers = count(1)


class SqlitePlace:
    """A folder with a store."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._passed = 0  # seconds

    def store(self, on_commit: Callable[[float], None] = lambda _: None) -> Store:
        return SqliteStore(self.folder, on_commit)

    def crash(self) -> None:
        """What is on the disk at this moment is all that is left."""
        left = self.folder.with_name(f"{self.folder.name}-left")
        shutil.copytree(self.folder, left)
        self.folder = left

    def pass_time(self, monkeypatch: pytest.MonkeyPatch, seconds: int) -> None:
        self._passed += seconds
        later = monotonic() + self._passed
        monkeypatch.setattr(sqlite_people, "monotonic", lambda: later)


class PostgresPlace:
    """A database with a store."""

    def __init__(self, server: PostgresServer) -> None:
        self.server = server
        self.address = server.create_database()

    def store(self, on_commit: Callable[[float], None] = lambda _: None) -> Store:
        return PostgresStore(self.address, on_commit=on_commit)

    def crash(self) -> None:
        self.server.kill()
        self.server.start()

    def pass_time(self, monkeypatch: pytest.MonkeyPatch, seconds: int) -> None:
        statement = f"UPDATE barred SET until = until - interval '{seconds} seconds'"  # noqa: S608
        self.server.execute(statement, self.address)


Place = SqlitePlace | PostgresPlace


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    if request.param == "sqlite":
        return SqlitePlace(tmp_path / "data")
    return PostgresPlace(request.getfixturevalue("postgres"))


@asynccontextmanager
async def opened(
    place: Place, on_commit: Callable[[float], None] = lambda _: None
) -> AsyncIterator[Store]:
    store = place.store(on_commit)
    async with running(store):
        yield store


def rows(first: int, *entries: TableEntry, who: int | None = None, at: int = 1000) -> list[LogRow]:
    return [
        LogRow(version, at + version, who, f"c{version}", entry, 10 * version)
        for version, entry in enumerate(entries, start=first)
    ]


def summary(
    table: str,
    code: str,
    lifecycle: Lifecycle = "open",
    updated: int = 1000,
    players: list[str | None] | None = None,
) -> TableSummary:
    names = players or []
    return TableSummary(
        table, code, lifecycle, "original", None, names, [False] * len(names), 0, updated, None, [],
        False,
    )  # fmt: skip


def code_of(table: str) -> str:
    return table.replace("table-", "CODE")


def new_table(
    owner: int | None = None,
    seated: set[int] | None = None,
    *,
    code: str | None = None,
    public: bool = False,
    **more: Any,
) -> Append:
    """A table that begins with one entry."""
    number = next(_numbers)
    table = f"table-{number:06}"
    code = code or code_of(table)
    index = IndexEntry(summary(table, code), owner, None, frozenset(seated or ()))
    header = TableHeader(table, code, bytes([number % 256]) * 32, 500)
    opening = rows(1, Opened(Settings()), who=owner)
    return Append(table, 0, opening, header, index, public, **more)


def then(
    before: Append,
    *entries: TableEntry,
    lifecycle: Lifecycle | None = None,
    seated: set[int] | None = None,
    owner: int | None = None,
    mover: int | None = None,
    updated: int = 2000,
    players: list[str | None] | None = None,
    who: int | None = None,
    **more: Any,
) -> Append:
    """What follows this, with a new index entry if a lifecycle is given."""
    version = before.expected + len(before.rows)
    entries = entries or (Sat(0, "Anna"),)
    index = None
    if lifecycle is not None:
        changed = summary(before.table, code_of(before.table), lifecycle, updated, players)
        members = None if seated is None else frozenset(seated)
        index = IndexEntry(changed, owner, mover, members)
    return Append(
        before.table,
        version,
        rows(version + 1, *entries, who=who),
        index_entry=index,
        **more,
    )


async def person(store: Store, name: str = "Anna") -> StoredIdentity:
    number = next(_numbers)
    return await store.people.add_identity(name, number.to_bytes(32), "Firefox", 5 * DAY)


async def held(store: Store, identity_id: int) -> Held:
    """What a check learns."""
    learnt: list[Held] = []

    def check(held: Held) -> None:
        learnt.append(held)
        raise Refusal("too_many_tables")

    with pytest.raises(Refusal):
        await store.append([new_table(actor=identity_id, check_held=check)])
    return learnt[0]


async def version(store: Store, append: Append) -> int:
    found = await store.load(append.table)
    return 0 if found is None else len(found[1])


# appending


async def test_a_table_is_loaded_by_its_id_or_its_code(place: Place) -> None:
    async with opened(place) as store:
        new = new_table()
        more = then(new, Sat(0, "Änne"), Sat(1, "Ben"), who=7)
        await store.append([new])
        await store.append([more])
        assert new.header is not None
        expected = (new.header, new.rows + more.rows)
        assert await store.load(new.table) == expected
        assert await store.load(new.header.code) == expected
        assert await store.load(new.header.code.lower()) == expected
        assert await store.load("nothing") is None
        assert await store.load("nothing\0") is None
        assert await store.load(new.table, most=3) == expected
        with pytest.raises(TableUnreadable, match="3 entries, more than 2"):
            await store.load(new.table, most=2)


async def test_whoever_comes_second_gets_a_conflict(place: Place) -> None:
    async with opened(place) as store:
        new = new_table()
        await store.append([new])
        first, second = then(new, Sat(0, "Anna")), then(new, Sat(0, "Ben"))
        results = await asyncio.gather(
            store.append([first]), store.append([second]), return_exceptions=True
        )
        assert [type(each) for each in results] == [type(None), Conflict]
        assert new.header is not None
        for wrong in (
            second,
            then(new)._replace(expected=7),
            Append("unknown", 0, rows(1, Sat(0, "Anna"))),
            Append("unknown", 1, rows(2, Sat(0, "Anna"))),
            new_table()._replace(table=new.table, header=new.header._replace(code="OTHER")),
            new_table(code=new.header.code),
        ):
            with pytest.raises(Conflict):
                await store.append([wrong])
        assert await store.load(new.table) == (new.header, new.rows + first.rows)
        assert await store.load("unknown") is None
        assert len(await store.unfinished()) == 1


async def test_a_code_that_a_table_gets_later_may_be_taken(place: Place) -> None:
    async with opened(place) as store:
        first, second = new_table(), new_table()
        await store.append([first])
        await store.append([second])
        assert first.header is not None
        index = IndexEntry(summary(second.table, first.header.code), None, None, None)
        with pytest.raises(Conflict):
            await store.append([then(second)._replace(index_entry=index)])
        assert await version(store, second) == 1


async def test_a_job_is_stored_completely_or_not_at_all(place: Place) -> None:
    async with opened(place) as store:
        old, other = new_table(), new_table()
        await store.append([old, other])
        following = new_table()
        await store.append([then(old), following])
        assert await version(store, old) == 2
        assert await version(store, following) == 1
        assert old.header is not None
        for wrong in (
            [then(old), new_table()],  # the first one is out of date
            [then(other), then(old)],
            [new_table(), new_table(code=old.header.code), then(other)],
        ):
            with pytest.raises(Conflict):
                await store.append(wrong)
        assert await version(store, other) == 1
        assert len(await store.unfinished()) == 3


async def test_several_hundred_appends_at_once_share_commits(place: Place) -> None:
    commits: list[float] = []
    async with opened(place, commits.append) as store:
        tables = [new_table() for _ in range(400)]
        chain = [new_table()]
        for _ in range(20):
            chain.append(then(chain[-1]))
        jobs = [[each] for each in tables + chain] + [[then(each)] for each in tables]
        before = len(commits)
        await asyncio.gather(*map(store.append, jobs))
        assert len(commits) - before < 50
        assert len(await store.unfinished()) == 401
        assert await version(store, chain[0]) == 21
        versions = await store.rows_since({each.table: 0 for each in tables})
        assert {len(each) for each in versions.values()} == {2}


async def test_rows_since_a_version(place: Place) -> None:
    async with opened(place) as store:
        first, second = new_table(), new_table()
        more = then(first, Sat(0, "Anna"), Sat(1, "Ben"))
        for each in (first, second, more):
            await store.append([each])
        wanted = {first.table: 1, second.table: 1, "unknown": 0}
        assert await store.rows_since(wanted) == {first.table: more.rows, second.table: []}
        assert await store.rows_since({first.table: 2}) == {first.table: more.rows[1:]}
        assert await store.rows_since({}) == {}


# who may


async def test_nothing_is_stored_for_whoever_is_barred(place: Place) -> None:
    async with opened(place) as store:
        anna, ben = await person(store), await person(store, "Ben")
        new = new_table()
        await store.append([new])
        by_anna = then(new, actor=anna.id)

        async def refused() -> str | None:
            with pytest.raises(Barred) as barred:
                await store.append([by_anna])
            assert await version(store, new) == 1
            return barred.value.ban

        await store.people.set_ban(anna.id, "rude")
        assert await refused() == "rude"
        with pytest.raises(Barred):
            await store.append([new_table(), then(new, actor=ben.id), new_table(actor=anna.id)])
        await store.people.set_ban(anna.id, None)
        await store.people.bar(anna.id)
        assert await refused() is None
        await store.people.unbar(anna.id)
        await store.append([by_anna])
        for actor in (ben.id, NOBODY, None):
            by_anna = then(by_anna, actor=actor)
            await store.append([by_anna])
        await store.people.bar(ben.id)
        await store.people.delete(ben.id, Traces([], []))
        with pytest.raises(Barred):
            await store.append([then(by_anna, actor=ben.id)])


@pytest.mark.parametrize("how", ["banned", "barred", "deleted"])
async def test_a_new_table_seats_nobody_who_is_gone(place: Place, how: str) -> None:
    async with opened(place) as store:
        people = store.people
        anna, ben = await person(store), await person(store, "Ben")
        old = new_table(anna.id, {anna.id, ben.id})
        await store.append([old])
        if how == "banned":
            await people.set_ban(ben.id, "")
        else:
            await people.bar(ben.id)
        if how == "deleted":
            await people.delete(ben.id, Traces([], []))
        assert await people.deleted_or_banned({anna.id, ben.id}) == {ben.id}
        again = new_table(anna.id, {anna.id, ben.id})
        begun = again._replace(rows=again.rows + rows(2, Sat(0, "Ben"), who=ben.id))
        with pytest.raises(Conflict):
            await store.append([then(old, actor=anna.id), begun])
        assert (await version(store, old), await version(store, begun)) == (1, 0)
        with pytest.raises(Barred):
            await store.append([begun._replace(actor=ben.id)])
        # Whoever was once removed stays so, and has no seat.
        begun = again._replace(rows=again.rows + rows(2, ShutOut(), who=ben.id))
        await store.append([then(old, actor=anna.id), begun])


async def test_a_bar_ends_by_itself(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(place) as store:
        anna = await person(store)
        await store.people.bar(anna.id)
        with pytest.raises(Barred):
            await store.append([new_table(actor=anna.id)])
        place.pass_time(monkeypatch, 61)
        await store.append([new_table(actor=anna.id)])


async def test_a_deletion_during_which_the_bar_ended_changes_nothing(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(place) as store:
        people = store.people
        anna = await person(store)
        own = new_table(anna.id, {anna.id}, actor=anna.id)
        await store.append([own])

        async def refused(work: Coroutine[Any, Any, None]) -> None:
            with pytest.raises(Refusal) as refusal:
                await work
            assert refusal.value.code == "store_unavailable"

        traces = Traces([own.table], [])
        await refused(people.delete(anna.id, traces))
        await people.bar(anna.id)
        await people.bar(anna.id, again=True)
        place.pass_time(monkeypatch, 61)
        await refused(people.delete(anna.id, traces))
        await refused(people.bar(anna.id, again=True))
        assert await people.find(anna.id) is not None
        assert await version(store, own) == 1
        await people.bar(anna.id)
        await people.delete(anna.id, traces)
        assert await people.find(anna.id) is None


async def test_a_bar_can_be_extended(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(place) as store:
        anna = await person(store)
        await store.people.bar(anna.id)
        place.pass_time(monkeypatch, 59)
        await store.people.bar(anna.id, again=True)
        place.pass_time(monkeypatch, 59)
        with pytest.raises(Barred):
            await store.append([new_table(actor=anna.id)])
        await store.people.delete(anna.id, Traces([], []))


async def test_after_a_bar_nothing_comes_in_any_more(place: Place) -> None:
    async with opened(place) as store:
        anna = await person(store)
        tables = [new_table(actor=anna.id) for _ in range(300)]
        tasks = [asyncio.create_task(store.append([each])) for each in tables]
        await asyncio.sleep(0)
        await store.people.bar(anna.id)
        then_stored = len(await store.unfinished())
        results = await asyncio.gather(*tasks, return_exceptions=True)
        assert {type(each) for each in results} <= {type(None), Barred}
        assert len(await store.unfinished()) == then_stored == results.count(None)


@pytest.mark.parametrize("limit", [1, 5])
async def test_exactly_as_many_tables_as_the_limit_allows(place: Place, limit: int) -> None:
    def check(held: Held) -> None:
        if held.owned >= limit:
            raise Refusal("too_many_tables")

    async with opened(place) as store:
        people = [await person(store) for _ in range(4)]
        jobs = [
            [new_table(each.id, {each.id}, actor=each.id, check_held=check)]
            for _ in range(15)
            for each in people
        ]
        results = await asyncio.gather(*map(store.append, jobs), return_exceptions=True)
        assert results.count(None) == limit * len(people)
        assert {getattr(each, "code", None) for each in results} == {None, "too_many_tables"}
        assert [(await held(store, each.id)).owned for each in people] == [limit] * 4


async def test_what_a_check_raises_goes_to_whoever_asked(place: Place) -> None:
    def fail(held: Held) -> None:
        raise ZeroDivisionError

    async with opened(place) as store:
        anna = await person(store)
        results = await asyncio.gather(
            store.append([new_table(actor=anna.id, check_held=fail)]),
            store.append([new_table()]),
            return_exceptions=True,
        )
        assert [type(each) for each in results] == [ZeroDivisionError, type(None)]


# lists


async def test_the_index_follows_the_log(place: Place) -> None:
    async with opened(place) as store:
        anna, ben, cleo = [await person(store, name) for name in ("Anna", "Ben", "Cleo")]
        mine = new_table(anna.id, {anna.id, ben.id}, public=True)
        other = new_table(ben.id, {ben.id, cleo.id})
        assert mine.header is not None
        await store.append([mine, other])
        assert await store.count_by_lifecycle() == {"open": 2}
        assert await held(store, anna.id) == Held(1, 1, 0)
        assert await held(store, ben.id) == Held(1, 0, 1)
        assert await held(store, NOBODY) == Held(0, 0, 0)
        # Ben leaves before the game: he has no part in it.
        left = then(mine, lifecycle="open", seated={anna.id}, owner=anna.id)
        await store.append([left])
        assert [each.id for each in await store.current_tables(ben.id, 9)] == [other.table]
        # Cleo leaves during the game: it is no longer hers, but stays among her games.
        begun = then(other, lifecycle="running", seated={ben.id}, owner=ben.id, mover=ben.id)
        await store.append([begun])
        assert await store.current_tables(cleo.id, 9) == []
        (shown,) = await store.current_tables(ben.id, 9)
        assert (shown.id, shown.lifecycle, shown.your_turn) == (other.table, "running", True)
        assert not await store.has_finished(cleo.id)
        # An index entry without seats leaves them as they are.
        more = then(begun)
        await store.append([more])
        await store.append([then(more, lifecycle="finished", updated=3000)])
        assert await store.has_finished(cleo.id)
        assert not await store.has_finished(anna.id)
        assert [each.id for each in await store.finished_since(3000)] == [other.table]
        assert await store.finished_since(3001) == []
        assert [each.id for each in await store.public_tables(9)] == [mine.table]
        assert await store.public_tables(0) == []
        assert await store.unfinished() == [mine.table]
        assert await store.count_by_lifecycle() == {"open": 1, "finished": 1}
        found = await store.summaries([mine.table, other.table, "unknown"])
        assert {each.id for each in found} == {mine.table, other.table}
        assert await store.summaries([]) == []
        listed = summary(mine.table, mine.header.code, updated=2000)
        assert await store.all_tables(False, 9) == [ListedTable(listed, anna.id, True)]
        every = await store.all_tables(True, 9)
        assert [each.summary.id for each in every] == [other.table, mine.table]
        assert [each.summary.id for each in await store.all_tables(True, 1)] == [other.table]


async def test_an_index_entry_for_another_version_is_ignored(place: Place) -> None:
    async with opened(place) as store:
        anna, ben = await person(store), await person(store, "Ben")
        new = new_table(anna.id, {anna.id})
        await store.append([new])
        await store.append([then(new)])
        assert new.header is not None
        changed = IndexEntry(
            summary(new.table, new.header.code, updated=9), ben.id, None, frozenset({ben.id})
        )
        await store.reindex(new.table, 1, changed)
        await store.reindex(new.table, 3, changed)
        await store.reindex("unknown", 0, changed)
        assert [each.updated for each in await store.current_tables(anna.id, 9)] == [1000]
        await store.reindex(new.table, 2, changed)
        assert await store.current_tables(anna.id, 9) == []
        assert [each.updated for each in await store.current_tables(ben.id, 9)] == [9]


# people


async def test_people_and_their_devices(place: Place) -> None:
    async with opened(place) as store:
        people = store.people
        anna = await people.add_identity("Anna", b"a" * 32, "Firefox", 5 * DAY + 7)
        ben = await people.add_identity("Ben", b"b" * 32, None, 6 * DAY)
        assert anna.id != ben.id
        assert await people.identity(b"a" * 32) == anna
        assert await people.identity(b"x" * 32) is None
        await people.rename(anna.id, "Anne")
        assert await people.identity(b"a" * 32) == anna._replace(name="Anne")
        assert await people.devices(anna.id) == [(b"a" * 32, "Firefox", 5, 5)]
        await people.note_use(b"a" * 32, 8)
        await people.label_device(b"a" * 32, "Kitchen")
        assert await people.devices(anna.id) == [(b"a" * 32, "Kitchen", 5, 8)]
        await people.add_link(anna.id, b"old", 100)
        await people.add_link(anna.id, b"new", 100)
        assert await people.claim_link(b"old", b"c" * 32, None, 0, 50) is None
        claims = await asyncio.gather(
            *(people.claim_link(b"new", bytes([n]) * 32, "Phone", 9 * DAY, 100) for n in range(5))
        )
        assert [each for each in claims if each is not None] == [anna._replace(name="Anne")]
        assert len(await people.devices(anna.id)) == 2
        await people.add_link(anna.id, b"late", 100)
        assert await people.claim_link(b"late", b"d" * 32, None, 0, 101) is None
        await people.add_link(anna.id, b"gone", 100)
        await people.remove_devices(anna.id, [b"a" * 32])
        assert await people.claim_link(b"gone", b"d" * 32, None, 0, 50) is None
        assert await people.identity(b"a" * 32) is None
        assert len(await people.devices(anna.id)) == 1
        await people.add_link(NOBODY, b"nobody", 100)
        assert await people.claim_link(b"nobody", b"d" * 32, None, 0, 50) is None


async def test_a_banned_person_changes_nothing(place: Place) -> None:
    async with opened(place) as store:
        people = store.people
        anna = await people.add_identity("Anna", b"a" * 32, "Firefox", 5 * DAY)
        await people.set_ban(anna.id, "")
        before = await people.find(anna.id)
        assert before is not None
        await people.rename(anna.id, "Anne")
        await people.label_device(b"a" * 32, "Kitchen")
        await people.add_link(anna.id, b"link", 100)
        assert await people.claim_link(b"link", b"b" * 32, None, 0, 50) is None
        assert await people.find(anna.id) == before
        assert await people.devices(anna.id) == [(b"a" * 32, "Firefox", 5, 5)]
        await people.rename(anna.id, "Anne", even_if_banned=True)
        assert await people.find(anna.id) == before._replace(name="Anne")


async def test_operators_find_people_and_leave_a_log(place: Place) -> None:
    async with opened(place) as store:
        people = store.people
        ids = [(await person(store, name)).id for name in ("Änne", "STRASSE", "Rosa", "änNA")]
        await store.append([new_table(ids[0], {ids[0]})])
        found = await people.search("ÄN", 9)
        assert [(each.id, each.name, each.devices, each.tables) for each in found] == [
            (ids[3], "änNA", 1, 0),
            (ids[0], "Änne", 1, 1),
        ]
        assert [each.id for each in await people.search("straße", 9)] == [ids[1]]
        assert [each.id for each in await people.search("", 2)] == [ids[3], ids[2]]
        assert await people.search("%", 9) == []
        assert await people.find(NOBODY) is None
        await people.set_ban(ids[2], "")
        await people.set_ban(NOBODY, "x")
        rosa = await people.find(ids[2])
        assert rosa is not None
        assert (rosa.name, rosa.created, rosa.ban) == ("Rosa", 5 * DAY, "")
        assert await people.deleted_or_banned({*ids, NOBODY}) == {ids[2]}
        lines = [AdminAction(at, "root", "ban", str(at % 2), "why") for at in range(4)]
        for each in lines:
            await people.log_action(each)
        assert await people.actions(9) == lines[::-1]
        assert await people.actions(1, "0") == [lines[2]]


async def test_the_tables_of_a_person(place: Place) -> None:
    async with opened(place) as store:
        anna, ben = await person(store), await person(store, "Ben")
        owned, left, foreign = new_table(anna.id), new_table(ben.id), new_table(ben.id, {ben.id})
        for each in (owned, left, foreign):
            await store.append([each])
        await store.append([then(left, Sat(0, "Anna"), who=anna.id)])  # and leaves
        await store.append([then(foreign, Sat(0, "Ben"), who=ben.id)])
        assert set(await store.people.tables_of(anna.id)) == {
            (owned.table, "open"),
            (left.table, "open"),
        }


async def test_a_deleted_person_leaves_nothing(place: Place) -> None:
    async with opened(place) as store:
        people = store.people
        anna = await people.add_identity("Anna", b"a" * 32, None, 0)
        ben = await person(store, "Ben")
        own, shared = new_table(anna.id, {anna.id}), new_table(ben.id, {anna.id, ben.id})
        sat = then(shared, Sat(0, "Anna"), who=anna.id)
        for each in (own, shared, sat):
            await store.append([each])
        await people.add_link(anna.id, b"link", 100)
        await people.log_action(AdminAction(1, "root", "rename", str(anna.id), "was rude"))
        await store.results.write(shared.table, [result(anna.id, shared), result(ben.id, shared)])
        await people.bar(anna.id)
        await people.delete(anna.id, Traces([own.table], [(shared.table, 2, Sat(0, ""))]))
        assert await store.load(own.table) is None
        loaded = await store.load(shared.table)
        assert loaded is not None
        assert loaded[1] == [*shared.rows, sat.rows[0]._replace(entry=Sat(0, ""))]
        assert await people.identity(b"a" * 32) is None
        assert await people.find(anna.id) is None
        assert await people.devices(anna.id) == []
        assert await people.search("", 9) == [await people.find(ben.id)]
        assert await people.deleted_or_banned({anna.id, ben.id}) == {anna.id}
        assert await people.tables_of(anna.id) == [(shared.table, "open")]  # the log says so
        assert await store.current_tables(anna.id, 9) == []
        assert await store.results.count(anna.id, ALL) == 0
        assert await store.results.count(ben.id, ALL) == 1
        assert [each.details for each in await people.actions(9)] == [""]
        # What was asked for before and comes now changes nothing.
        await people.rename(anna.id, "Anna")
        await people.set_ban(anna.id, "x")
        await people.add_link(anna.id, b"link", 100)
        assert await people.claim_link(b"link", b"z" * 32, None, 0, 1) is None
        await store.results.write(shared.table, [result(anna.id, shared)])
        assert await store.results.count(anna.id, ALL) == 0
        assert await people.find(anna.id) is None
        assert (await person(store)).id not in (anna.id, ben.id)


async def test_whatever_happens_during_a_deletion_brings_nothing_back(place: Place) -> None:
    async with opened(place) as store:
        people = store.people
        for number in range(12):
            anna, table = await person(store), new_table()
            await store.append([table])
            await people.add_link(anna.id, b"link%d" % number, 100)
            results = [result(anna.id, table)]
            await people.bar(anna.id)
            work = [
                store.results.write(table.table, results),
                people.claim_link(b"link%d" % number, b"t%d" % number, None, 0, 1),
                people.add_link(anna.id, b"other%d" % number, 100),
                people.rename(anna.id, "Again"),
                store.results.forget(anna.id, []),
                store.append([then(table, actor=anna.id)]),
            ]
            work.insert(number % 6, people.delete(anna.id, Traces([], [])))
            outcomes = await asyncio.gather(*work, return_exceptions=True)
            assert {type(each) for each in outcomes} <= {type(None), StoredIdentity, Barred}
            assert await store.results.count(anna.id, ALL) == 0
            assert await people.devices(anna.id) == []
            assert await people.find(anna.id) is None
            assert await people.claim_link(b"other%d" % number, b"x", None, 0, 1) is None


# results


def result(who: int, table: Append | str, ended: int = 100, **changes: Any) -> StoredResult:
    key = table if isinstance(table, str) else table.table
    return StoredResult(
        who, key, ended, "original", 3, 1, 0, 1, 1, 5, True, 9, 2, 1, 0, 0, False, "", None
    )._replace(**changes)


async def test_results_are_written_once_and_listed_in_pages(place: Place) -> None:
    async with opened(place) as store:
        results = store.results
        anna, ben = await person(store), await person(store, "Ben")
        tables = [new_table(anna.id, {anna.id, ben.id}) for _ in range(7)]
        over = [
            then(
                each,
                lifecycle="finished",
                updated=number,
                players=["Anna", "Änne" if number % 2 else "Ben", None],
                seated={anna.id, ben.id},
            )
            for number, each in enumerate(tables)
        ]
        await store.append(list(tables))
        await store.append(over)
        ids = [each.table for each in tables]
        assert await results.missing(3) == ids[:-4:-1]
        assert await results.missing(9, ben.id) == ids[::-1]
        assert await results.missing(9, NOBODY) == []
        written = [
            result(anna.id, key, ended, won=number < 3, place=number, daily="2026-01-01")
            if number == 6
            else result(anna.id, key, ended, won=number < 3, people=number % 2)
            for number, (key, ended) in enumerate(zip(ids, [1, 2, 2, 2, 3, 4, 5], strict=True))
        ]
        for each in written:
            await results.write(each.table, [each, result(NOBODY, each.table)])
            await results.write(each.table, [each])
        await results.write("unknown", [result(anna.id, "unknown")])
        assert await results.missing(9) == []
        assert await results.all(anna.id, ALL) == written
        assert await results.count(anna.id, ALL) == 7
        assert await results.all(NOBODY, ALL) == []
        for opponent in (None, "N"):
            wanted, before, pages = GameFilter(opponent=opponent), None, []
            while page := await results.games(anna.id, wanted, before, 2):
                pages += page
                before = page[-1].result.ended, page[-1].result.table
            assert [each.result for each in pages] == written[::-1]
            assert [each.summary.id for each in pages] == ids[::-1]

        async def numbers(**wanted: Any) -> list[int]:
            some = GameFilter(**wanted)
            found = [ids.index(each.table) for each in await results.all(anna.id, some)]
            assert await results.count(anna.id, some) == len(found)
            listed = await results.games(anna.id, some, None, 9)
            assert [ids.index(each.result.table) for each in listed] == found[::-1]
            return found

        assert await numbers(opponent="äNN") == [1, 3, 5]
        assert await numbers(opponent="anna") == []  # that is her own seat
        assert await numbers(won=True) == [0, 1, 2]
        assert await numbers(won=False, company="people") == [3, 5, 6]
        assert await numbers(company="bots") == [0, 2, 4]
        assert await numbers(since=2, until=4) == [1, 2, 3, 4]
        assert await numbers(daily=True) == [6]
        assert await numbers(daily=False, players=3, edition="original", won=True) == [0, 1, 2]
        assert await numbers(edition="specialists") == []


async def test_forgotten_games_do_not_come_back(place: Place) -> None:
    async with opened(place) as store:
        anna, ben = await person(store), await person(store, "Ben")
        alone, shared = new_table(anna.id, {anna.id}), new_table(ben.id, {anna.id, ben.id})
        await store.append([alone, shared])
        await store.results.write(alone.table, [result(anna.id, alone)])
        both = [result(anna.id, shared), result(ben.id, shared)]
        await store.results.write(shared.table, both)
        await store.results.forget(anna.id, [alone.table])
        await store.results.write(shared.table, both)
        assert await store.load(alone.table) is None
        assert await store.results.all(anna.id, ALL) == []
        assert await store.results.all(ben.id, ALL) == both[1:]


# the rest


async def test_chains_are_replaced_only_as_they_were(place: Place) -> None:
    first = Chains([Chain(date(2026, 1, 1), "a" * 64)], 5)
    second = Chains([*first.chains, Chain(date(2036, 1, 9), "b" * 64)], 6)
    async with opened(place) as store:
        assert await store.chains.read() is None
        assert not await store.chains.replace(second, first)
        assert await store.chains.replace(None, first)
        assert not await store.chains.replace(None, second)
        assert await store.chains.read() == first
        assert await store.chains.replace(first, second)
    async with opened(place) as store:
        assert await store.chains.read() == second


async def test_tables_that_were_abandoned_long_ago_are_deleted(place: Place) -> None:
    async with opened(place) as store:
        old, late, running = new_table(), new_table(), new_table()
        await store.append([old, late, running])
        await store.append([then(old, lifecycle="abandoned")])
        await store.append([then(late, Sat(0, "a"), Sat(0, "b"), lifecycle="abandoned")])
        await store.delete_abandoned(21)  # the uptime of a version is ten times as high
        assert await store.load(old.table) is None
        assert await store.count_by_lifecycle() == {"abandoned": 1, "open": 1}


async def test_time_goes_on_after_a_restart(place: Place) -> None:
    async with opened(place) as store:
        before = await store.last_uptime()
        await asyncio.sleep(0.02)
        time = await store.heartbeat(20)
        uptime = 20 if time is None else time.uptime
    assert uptime >= before + 20
    async with opened(place) as store:
        assert await store.last_uptime() >= uptime


async def test_what_was_stored_survives_a_crash(place: Place) -> None:
    store = place.store()
    await store.open()
    anna = await person(store)
    tables = [new_table(anna.id, {anna.id}) for _ in range(50)]
    stored = []

    async def play(table: Append) -> None:
        stored.append(table)
        await store.append([table])
        for _ in range(3):
            table = then(table)
            await store.append([table])
            stored.append(table)

    await asyncio.gather(*map(play, tables))
    await asyncio.to_thread(place.crash)
    async with opened(place) as again:
        assert await again.people.find(anna.id) is not None
        for table in tables:
            expected = [row for each in stored if each.table == table.table for row in each.rows]
            assert await again.load(table.table) == (table.header, expected)
    await store.close()
