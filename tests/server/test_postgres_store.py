"""What only the store in PostgreSQL has to do: nodes race, connections are lost, databases fail."""

import asyncio
import os
import random
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Literal

import asyncpg
import pytest

from heckmeck.locale import catalogue
from heckmeck.message import Message
from heckmeck.protocol import encode
from heckmeck.protocol.entries import Sat
from heckmeck.server.refusal import Refusal
from heckmeck.server.store.chains import Chains
from heckmeck.server.store.interface import (
    Append,
    Barred,
    Conflict,
    GameFilter,
    Held,
    InDoubt,
    LogRow,
    StoreUnusable,
    Traces,
)
from heckmeck.server.store.nodes import News
from heckmeck.server.store.postgres import appender, connections
from heckmeck.server.store.postgres.connections import shown
from heckmeck.server.store.postgres.failures import refusal_from_postgres
from heckmeck.server.store.postgres.store import PostgresStore
from tests.server.postgres import NOBODY, PostgresServer, free_port, running
from tests.server.test_store_conformance import new_table, person, result, then

COMMIT = b"Q\x00\x00\x00\x0bCOMMIT\x00"  # as the appender sends it
What = Literal[
    "pass", "be slow", "cut before", "cut after", "cut, and send later", "freeze", "stay silent"
]


@asynccontextmanager
async def opened(*addresses: str) -> AsyncIterator[list[PostgresStore]]:
    stores = [PostgresStore(each) for each in addresses]
    async with AsyncExitStack() as stack:
        for each in stores:
            await stack.enter_async_context(running(each))
        yield stores


async def contents(store: PostgresStore, table: Append) -> list[str]:
    """The names in a log, which must be complete."""
    found = await store.load(table.table)
    assert found is not None
    assert [row.version for row in found[1]] == list(range(1, len(found[1]) + 1))
    return [row.entry.name for row in found[1] if isinstance(row.entry, Sat)]


class Line:
    """Between a store and its database. It fails at a commit if it is told to."""

    def __init__(self, address: str) -> None:
        self._to = int(address.rpartition(":")[2].partition("/")[0])
        self.what: What = "pass"  # again, once it has failed
        self.failed = asyncio.Event()
        self.is_up = True
        self.commits = 0
        self.port = free_port()
        self.address = address.replace(f":{self._to}/", f":{self.port}/")
        self._tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> "Line":
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", self.port)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        with suppress(OSError, asyncio.CancelledError):
            if self.is_up:
                database = await asyncio.open_connection("127.0.0.1", self._to)
                try:
                    await self._pass_on(reader, writer, *database)
                finally:
                    database[1].close()
        writer.close()

    async def _pass_on(
        self,
        from_store: asyncio.StreamReader,
        to_store: asyncio.StreamWriter,
        from_database: asyncio.StreamReader,
        to_database: asyncio.StreamWriter,
    ) -> None:
        back = asyncio.create_task(_copy(from_database, to_store))
        try:
            while data := await from_store.read(65536):
                if data == COMMIT:
                    self.commits += 1
                    if self.what != "pass":
                        what, self.what = self.what, "pass"
                        self.failed.set()
                        if what == "be slow":
                            await asyncio.sleep(0.3)
                            to_database.write(data)
                            continue
                        back.cancel()
                        await self._fail(what, to_store, to_database, from_database)
                        return
                to_database.write(data)
        finally:
            back.cancel()

    async def _fail(
        self,
        what: What,
        to_store: asyncio.StreamWriter,
        to_database: asyncio.StreamWriter,
        from_database: asyncio.StreamReader,
    ) -> None:
        if what in ("cut after", "stay silent"):
            to_database.write(COMMIT)
            await from_database.read(65536)
        if what != "stay silent":
            to_store.transport.abort()
        if what == "cut, and send later":
            await asyncio.sleep(0.6)
            to_database.write(COMMIT)
            await from_database.read(65536)
        if what in ("freeze", "stay silent"):
            await asyncio.sleep(20)


async def _copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
    writer.close()


# several nodes


async def test_of_nodes_that_race_exactly_one_wins(postgres: PostgresServer) -> None:
    address = postgres.create_database()
    async with opened(address, address, address) as stores:
        tables = [new_table() for _ in range(6)]
        await stores[0].append(tables)
        last = list(tables)
        for _ in range(12):
            jobs = {
                (number, index): then(each, Sat(0, f"{number}"))
                for number, each in enumerate(last)
                for index in range(len(stores))
            }
            order = random.sample(list(jobs), len(jobs))
            outcomes = await asyncio.gather(
                *(stores[key[1]].append([jobs[key]]) for key in order), return_exceptions=True
            )
            assert {type(each) for each in outcomes} == {type(None), Conflict}
            won = [key[0] for key, each in zip(order, outcomes, strict=True) if each is None]
            assert sorted(won) == list(range(len(tables)))  # though all wanted the same
            last = [jobs[number, 0] for number in range(len(tables))]
        for number, table in enumerate(tables):
            assert await contents(stores[1], table) == [f"{number}"] * 12


async def test_jobs_of_several_tables_never_wait_in_a_circle(postgres: PostgresServer) -> None:
    address = postgres.create_database()
    async with opened(address, address) as stores:
        tables = [new_table() for _ in range(8)]
        await stores[0].append(tables)
        versions = dict.fromkeys((each.table for each in tables), 1)
        stored = 0
        for number in range(30):
            pairs = [random.sample(tables, 2) for _ in range(6)]
            jobs = [
                [
                    then(each, Sat(0, f"{number} {index}"))._replace(expected=versions[each.table])
                    for each in pair
                ]
                for index, pair in enumerate(pairs)
            ]
            jobs = [[_renumbered(each) for each in job] for job in jobs]
            outcomes = await asyncio.gather(
                *(stores[index % 2].append(job) for index, job in enumerate(jobs)),
                return_exceptions=True,
            )
            assert {type(each) for each in outcomes} <= {type(None), Conflict}
            for job, outcome in zip(jobs, outcomes, strict=True):
                if outcome is None:
                    stored += 1
                    for each in job:
                        versions[each.table] += 1
        found = await stores[1].rows_since(dict.fromkeys(versions, 0))
        assert {table: len(rows) for table, rows in found.items()} == versions
        assert sum(versions.values()) == len(tables) + 2 * stored


def _renumbered(append: Append) -> Append:
    rows = [row._replace(version=append.expected + 1) for row in append.rows]
    return append._replace(rows=rows)


def only_table(who: int) -> Append:
    """A table for somebody who may have one."""

    def check(held: Held) -> None:
        if held.owned >= 1:
            raise Refusal("too_many_tables")

    return new_table(who, {who}, actor=who, check_held=check)


async def test_nodes_share_limits_bars_codes_and_chains(postgres: PostgresServer) -> None:
    address = postgres.create_database()
    async with opened(address, address) as stores:
        anna = await person(stores[0])
        outcomes = await asyncio.gather(
            *(stores[number % 2].append([only_table(anna.id)]) for number in range(10)),
            return_exceptions=True,
        )
        assert outcomes.count(None) == 1
        await stores[0].people.bar(anna.id)
        with pytest.raises(Barred):
            await stores[1].append([new_table(actor=anna.id)])
        same_code = [new_table(code="SAME") for _ in stores]
        same_id = [new_table()] * 2
        assert same_id[0].header is not None
        same_id[1] = same_id[1]._replace(header=same_id[0].header._replace(code="OTHER"))
        for pair in (same_code, same_id):
            outcomes = await asyncio.gather(
                *(store.append([each]) for store, each in zip(stores, pair, strict=True)),
                return_exceptions=True,
            )
            assert {type(each) for each in outcomes} == {type(None), Conflict}
        replaced = await asyncio.gather(
            *(stores[number % 2].chains.replace(None, Chains([], number)) for number in range(6))
        )
        assert replaced.count(True) == 1


@pytest.mark.parametrize("act", ["bar", "bar a guest", "count"])
async def test_whoever_bars_or_counts_waits_for_what_is_being_stored(
    postgres: PostgresServer, act: str
) -> None:
    address = postgres.create_database()
    async with Line(address) as line, opened(line.address, address) as (slow, other):
        anna = await person(other)
        line.what = "be slow"
        table = only_table(anna.id)
        if act == "bar a guest":
            sat = LogRow(2, 1000, anna.id, None, Sat(0, "Anna"))
            table = table._replace(rows=[*table.rows, sat], actor=None, check_held=None)
        storing = asyncio.create_task(slow.append([table]))
        await line.failed.wait()
        if act != "count":
            await other.people.bar(anna.id)
        else:
            with pytest.raises(Refusal, match="tables"):
                await other.append([only_table(anna.id)])
        assert await other.unfinished() == [table.table]
        await storing


async def test_whoever_comes_during_a_change_decides_after_it(postgres: PostgresServer) -> None:
    address = postgres.create_database()
    async with opened(address) as (store,):
        anna, table = await person(store), new_table()
        await store.append([table])
        await store.people.add_link(anna.id, b"link", 100)
        elsewhere = await asyncpg.connect(address)
        change = elsewhere.transaction()
        await change.start()
        await elsewhere.execute("UPDATE identity SET name = '' WHERE who = $1", anna.id)
        await elsewhere.execute("UPDATE store SET daily_chain = $1", encode(Chains([], 1)))
        waiting = [
            asyncio.ensure_future(each)
            for each in (
                store.results.write(table.table, [result(anna.id, table)]),
                store.people.claim_link(b"link", b"token", None, 0, 1),
                store.people.add_link(anna.id, b"other", 100),
                store.chains.replace(None, Chains([], 2)),
            )
        ]
        await asyncio.sleep(0.3)
        assert not any(each.done() for each in waiting)
        await change.commit()
        await elsewhere.close()
        assert await asyncio.gather(*waiting) == [None, None, None, False]
        assert await store.results.count(anna.id, GameFilter()) == 0
        assert await store.people.devices(anna.id) != []  # only the first one
        assert await store.people.identity(b"token") is None
        assert await store.people.claim_link(b"other", b"token", None, 0, 1) is None
        assert await store.chains.read() == Chains([], 1)


class Listening:
    def __init__(self) -> None:
        self.log: dict[str, int] = {}
        self.tables: set[str] = set()
        self.people: set[int] = set()

    async def hear(self, news: News) -> None:
        self.log |= news.log
        self.tables |= set(news.tables)
        self.people |= set(news.people)

    def hear_counts(self, node: int, counts: dict[str, int]) -> None:
        pass

    def start_over(self) -> None:
        pass

    def nodes_changed(self) -> None:
        pass


async def test_other_nodes_hear_what_changed(postgres: PostgresServer) -> None:
    address = postgres.create_database()
    async with opened(address, address) as (here, there):
        heard = Listening()
        there.nodes.listen(heard)
        people = [(await person(here)).id for _ in range(5)]
        tables = [new_table() for _ in range(300)]
        await asyncio.gather(*(here.append([each]) for each in tables))
        await here.append([then(tables[0], Sat(0, "Anna"), Sat(1, "Ben"))])
        await here.append([then(tables[1], lifecycle="abandoned")])
        await here.people.rename(people[0], "Anne")
        await here.people.set_ban(people[1], "")
        await here.people.remove_devices(people[2], [])
        await here.people.bar(people[3])
        await here.people.delete(
            people[3], Traces([tables[2].table], [(tables[0].table, 2, Sat(0, ""))])
        )
        await here.people.label_device(b"", "")
        await here.results.forget(people[4], [tables[3].table])
        await here.delete_abandoned(1_000_000)
        versions = {each.table: 1 for each in tables} | {tables[0].table: 3, tables[1].table: 2}
        async with asyncio.timeout(5):
            while heard.log != versions or len(heard.tables) < 4 or len(heard.people) < 4:
                await asyncio.sleep(0.01)
        assert heard.people == set(people[:4])
        assert heard.tables == {each.table for each in tables[:4]}


async def test_a_node_that_was_cut_off_stores_nothing(postgres: PostgresServer) -> None:
    address = postgres.create_database()
    async with opened(address) as (store,):
        new = new_table()
        await store.append([new])
        postgres.execute("UPDATE node SET seen = seen - interval '1 minute'", address)
        with pytest.raises(Conflict):
            await store.append([then(new)])
        await store.heartbeat(0)
        # What was decided before everything was read again is refused, too.
        with pytest.raises(Conflict):
            await store.append([then(new)])
        await store.append([then(new)])


# lost connections


@pytest.mark.parametrize(
    "what", ["cut before", "cut after", "cut, and send later", "freeze", "stay silent"]
)
async def test_a_commit_whose_answer_is_lost_counts_once(
    postgres: PostgresServer, what: What, monkeypatch: pytest.MonkeyPatch
) -> None:
    if what == "stay silent":
        monkeypatch.setattr(connections, "COMMAND_TIME", 0.5)
    address = postgres.create_database()
    async with Line(address) as line, opened(line.address, address) as (store, other):
        anna = await person(other)
        old, new = [new_table() for _ in range(2)], [new_table() for _ in range(2)]
        await store.append(old)
        line.what = what
        jobs = [
            [then(old[0], Sat(0, "Anna"), Sat(1, "Ben"), actor=anna.id)],
            [new[0]],
            [then(old[1], Sat(0, "Cleo")), new[1]],
        ]
        commits = line.commits
        outcomes = await asyncio.gather(*map(store.append, jobs), return_exceptions=True)
        assert outcomes == [None, None, None]
        assert line.commits >= commits + 2
        assert await contents(other, old[0]) == ["Anna", "Ben"]
        assert await contents(other, old[1]) == ["Cleo"]
        for each in new:
            assert await other.load(each.table) == (each.header, each.rows)
        await store.append([then(new[0])])


async def test_a_new_table_that_is_stored_late_is_recognised(postgres: PostgresServer) -> None:
    address = postgres.create_database()
    async with Line(address) as line, opened(line.address) as (store,):
        line.what = "cut, and send later"
        new = new_table()
        await store.append([new])
        assert await store.load(new.table) == (new.header, new.rows)


async def test_a_lost_answer_is_found_below_what_others_added(postgres: PostgresServer) -> None:
    address = postgres.create_database()
    async with Line(address) as line, opened(line.address, address) as (store, other):
        anna, new = await person(other), new_table()
        await store.append([new])
        line.what = "cut after"
        ours = then(new, Sat(0, "ours"), actor=anna.id)
        task = asyncio.create_task(store.append([ours]))
        while not await contents(other, new):
            await asyncio.sleep(0.01)
        await other.append([then(ours, Sat(1, "theirs"))])
        await other.people.set_ban(anna.id, "too late")
        await task
        assert await contents(other, new) == ["ours", "theirs"]


async def test_a_lost_answer_is_no_excuse_if_others_were_first(postgres: PostgresServer) -> None:
    address = postgres.create_database()
    async with Line(address) as line, opened(line.address, address) as (store, other):
        new = new_table()
        await store.append([new])
        line.what = "cut before"
        task = asyncio.create_task(store.append([then(new, Sat(0, "ours"))]))
        await line.failed.wait()
        await other.append([then(new, Sat(1, "theirs"))])
        with pytest.raises(Conflict):
            await task
        assert await contents(other, new) == ["theirs"]


async def test_nobody_can_tell_while_the_database_stays_away(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(appender, "PATIENCE", 0.5)
    address = postgres.create_database()
    async with Line(address) as line, opened(line.address) as (store,):
        new = new_table()
        await store.append([new])
        line.what, line.is_up = "cut after", False
        with pytest.raises(InDoubt):
            await store.append([then(new)])
        for _ in range(2):
            with pytest.raises(Refusal) as refused:
                await store.append([new_table()])
            assert refused.value.code == "store_unavailable"
        line.is_up = True
        assert await contents(store, new) == ["Anna"]
        await store.append([new_table()])
    said = [record.message for record in caplog.records]
    assert len([each for each in said if "store_failing" in each]) == 1
    assert len([each for each in said if "store_recovered" in each]) == 1


async def test_the_database_goes_and_comes_back(postgres: PostgresServer) -> None:
    address = postgres.create_database()
    async with opened(address) as (store,):
        new = new_table()
        await store.append([new])
        await asyncio.to_thread(postgres.stop)
        for failing in (
            store.append([then(new)]),
            store.load(new.table),
            store.people.rename(1, "x"),
            store.heartbeat(0),
            store.chains.read(),
        ):
            with pytest.raises(Refusal) as refused:
                await failing
            assert refused.value.code == "store_unavailable"
        await asyncio.to_thread(postgres.start)
        assert await contents(store, new) == []
        await store.heartbeat(0)
        await store.nodes.lease()
        await store.append([then(new)])
        # Connections that were idle at a restart are replaced without anybody noticing.
        await asyncio.gather(*(store.last_uptime() for _ in range(8)))
        await asyncio.to_thread(postgres.restart)
        await asyncio.gather(*(store.last_uptime() for _ in range(8)))


async def test_a_database_that_becomes_read_only(postgres: PostgresServer) -> None:
    address = postgres.create_database()
    name = address.rpartition("/")[2]
    kick = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"  # noqa: S608
    async with opened(address) as (store,):
        postgres.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        postgres.execute(kick)
        for failing in (store.append([new_table()]), store.people.rename(1, "x")):
            with pytest.raises(Refusal) as refused:
                await failing
            assert refused.value.code == "store_unavailable"
        assert await store.unfinished() == []
        postgres.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = off")
        postgres.execute(kick)
        with suppress(Refusal):
            await store.heartbeat(0)
        await store.heartbeat(0)
        await store.append([new_table()])


# errors of the database

FAIL = """
CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '{code}'; END $$;
CREATE TRIGGER fail BEFORE INSERT ON log FOR EACH ROW WHEN (NEW.table_id = '{table}')
EXECUTE FUNCTION fail();
"""


async def test_only_the_job_that_is_the_cause_fails(postgres: PostgresServer) -> None:
    address = postgres.create_database()
    async with opened(address) as (store,):
        tables = [new_table() for _ in range(40)]
        postgres.execute(FAIL.format(code="22000", table=tables[17].table), address)
        outcomes = await asyncio.gather(
            *(store.append([each]) for each in tables), return_exceptions=True
        )
        assert isinstance(outcomes[17], asyncpg.DataError)
        assert outcomes.count(None) == 39


@pytest.mark.parametrize(
    ("code", "refused"), [("53100", "store_full"), ("53200", "store_unavailable")]
)
async def test_what_the_database_lacks(postgres: PostgresServer, code: str, refused: str) -> None:
    address = postgres.create_database()
    async with opened(address) as (store,):
        table = new_table()
        postgres.execute(FAIL.format(code=code, table=table.table), address)
        with pytest.raises(Refusal) as refusal:
            await store.append([table])
        assert refusal.value.code == refused
        await store.append([new_table()])


async def test_a_full_disk_refuses_and_recovers(postgres: PostgresServer) -> None:
    disk = postgres.folder / "disk"
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size=3m,uid={NOBODY},mode=700", "tmpfs", str(disk)]
    if os.geteuid() or subprocess.run(mount, capture_output=True).returncode:
        pytest.skip("this needs the right to mount a small disk")
    address = postgres.create_database()
    try:
        async with opened(address) as (store,):
            new = new_table()
            await store.append([new])
            postgres.execute(f"CREATE TABLESPACE small LOCATION '{disk}'")
            postgres.execute("ALTER TABLE log SET TABLESPACE small", address)
            stored, full = 0, ""
            while not full:
                new = then(new, Sat(0, os.urandom(10_000).hex()))
                try:
                    await store.append([new])
                    stored += 1
                except Refusal as refusal:
                    full = refusal.code
            assert full == "store_full"
            assert len(await contents(store, new)) == stored
            subprocess.run(["mount", "-o", "remount,size=9m", str(disk)], check=True)
            await store.append([new])
            assert len(await contents(store, new)) == stored + 1
    finally:
        name = address.rpartition("/")[2]
        postgres.execute(f"DROP DATABASE {name} WITH (FORCE)")
        postgres.execute("DROP TABLESPACE IF EXISTS small")
        subprocess.run(["umount", str(disk)], check=True)


def test_defects_are_no_refusals() -> None:
    for error in (
        asyncpg.UndefinedTableError("x"),
        asyncpg.InterfaceError("the server expects 1 argument for this query, 0 were passed"),
        asyncpg.DataError("x"),
        ValueError("x"),
    ):
        assert refusal_from_postgres(error) is error


# opening


async def refused(address: str) -> StoreUnusable:
    store = PostgresStore(address)
    with pytest.raises(StoreUnusable) as unusable:
        async with running(store):
            pass
    assert "s3cret" not in str(unusable.value)
    return unusable.value


def sentence(error: StoreUnusable, language: str = "en") -> str:
    return catalogue(language).format(Message.of(error))


async def test_a_database_that_cannot_be_opened(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = postgres.create_database()
    place = address.partition("@")[2]
    nowhere = f"postgresql://anna:s3cret@127.0.0.1:{free_port()}/games"
    error = await refused(nowhere)
    assert error.code == "postgres-unreachable"
    assert sentence(error).startswith(f"{shown(nowhere)} cannot be reached: ")

    postgres.execute("CREATE ROLE known LOGIN PASSWORD 'right'; CREATE ROLE poor LOGIN")
    error = await refused(f"postgresql://known:s3cret@{place}")
    assert error.code == "postgres-password"
    assert "known" in sentence(error)
    assert (await refused(f"postgresql://unknown:s3cret@{place}")).code == "postgres-password"

    error = await refused(f"{address}x")
    assert sentence(error) == f"{shown(address)}x does not exist; create it first with createdb"
    assert (await refused(f"postgresql://poor@{place}")).code == "postgres-permission"
    read_only = f"{address}?default_transaction_read_only=on"
    assert (await refused(read_only)).code == "postgres-read-only"
    for wrong in ("mysql://anna:s3cret@db/games", "postgresql://a:s3cret@db:port/x", "s3cret"):
        assert (await refused(wrong)).code == "postgres-address"
    with monkeypatch.context() as patch:
        patch.setattr(connections, "OLDEST_SERVER", 990000)
        error = await refused(address)
        assert (error.code, error.details["least"]) == ("postgres-version", 99)
    with monkeypatch.context() as patch:
        patch.setitem(sys.modules, "asyncpg", None)
        error = await refused(address)
    assert sentence(error).endswith('pip install "heckmeck[scale]"')


async def test_databases_of_others(postgres: PostgresServer) -> None:
    address = postgres.create_database()
    postgres.execute("CREATE TABLE recipe (name TEXT)", address)
    assert (await refused(address)).code == "store-foreign"
    address = postgres.create_database()
    async with opened(address):
        pass
    postgres.execute("UPDATE store SET moved_to = 'elsewhere'", address)
    error = await refused(address)
    assert (error.code, error.details["target"]) == ("store-moved", "elsewhere")
    postgres.execute("UPDATE store SET format = 99", address)
    assert (await refused(address)).code == "store-format"


async def test_a_server_that_could_lose_games_is_refused(postgres: PostgresServer) -> None:
    address = postgres.create_database()
    try:
        for setting in ("fsync", "full_page_writes"):
            await asyncio.to_thread(postgres.restart, **{setting: "off"})
            error = await refused(address)
            assert (error.code, error.details["setting"]) == ("postgres-unsafe", setting)
    finally:
        await asyncio.to_thread(postgres.restart)


async def test_a_server_that_is_starting() -> None:
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        request = await reader.read(1000)
        if request[4:8] == b"\x04\xd2\x16\x2f":  # whether it speaks TLS
            writer.write(b"N")
            await reader.read(1000)
        fields = b"SFATAL\0VFATAL\0C57P03\0Mthe database system is starting up\0\0"
        writer.write(b"E" + (len(fields) + 4).to_bytes(4) + fields)
        await writer.drain()
        writer.close()

    port = free_port()
    async with await asyncio.start_server(answer, "127.0.0.1", port):
        error = await refused(f"postgresql://anna:s3cret@127.0.0.1:{port}/games")
    assert error.code == "postgres-starting"


async def test_nodes_that_start_at_once_create_one_store(postgres: PostgresServer) -> None:
    address = postgres.create_database()
    stores = [PostgresStore(address) for _ in range(5)]
    await asyncio.gather(*(each.open() for each in stores))
    assert len({each.nodes.secret for each in stores}) == 1
    assert len({each.nodes.current_lease for each in stores}) == 5
    await asyncio.gather(*(each.close() for each in stores))


def test_heckmeck_starts_without_asyncpg() -> None:
    program = "import sys; sys.modules['asyncpg'] = None; import heckmeck.server.run"
    subprocess.run([sys.executable, "-c", program], check=True)
