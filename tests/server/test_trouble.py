"""A full disk, a broken file, a foreign reader, an unreadable table: each harms as little as
possible."""

import asyncio
import resource
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec
import psutil
import pytest

from heckmeck.client import CommandRefused, Server, ServerRefused, TableClient
from heckmeck.protocol import encode
from heckmeck.protocol.entries import Opened
from heckmeck.protocol.http import NewTable
from heckmeck.protocol.tables import Settings
from heckmeck.protocol.to_server import Close, Sit, Stand, Start
from heckmeck.server.clock import ServerClock
from heckmeck.server.config import Limits
from heckmeck.server.readiness import Readiness
from heckmeck.server.refusal import Refusal
from heckmeck.server.store import checkpoint
from heckmeck.server.store.checkpoint import Checkpointer
from heckmeck.server.store.checksums import UPDATE_CHECKSUMS, register
from heckmeck.server.store.interface import StoredIdentity
from heckmeck.server.store.sqlite import SqliteStore
from heckmeck.server.store.writer import Writer
from heckmeck.server.tables.scheduler import Scheduler
from heckmeck.server.tables.tables import Tables
from heckmeck.server.workers.workers import Workers
from tests.server.players import Party, sensible
from tests.server.process import ServerProcess

ANNA, BEN = StoredIdentity(1, "Anna"), StoredIdentity(2, "Ben")
UNLIMITED = resource.RLIM_INFINITY


def wait_until(reached: Callable[[], bool], seconds: float = 20) -> None:
    end = monotonic() + seconds
    while not reached():
        assert monotonic() < end
        threading.Event().wait(0.02)


def limit_files(pid: int, size: int) -> None:
    """No file of this process may grow beyond this size: the kernel refuses, as on a full disk."""
    psutil.Process(pid).rlimit(psutil.RLIMIT_FSIZE, (size, UNLIMITED))


# the disk


def test_a_full_disk_is_refused_and_the_game_goes_on_when_there_is_space(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:

        async def play() -> None:
            async with Party(server.url) as party:
                await party.begin(2, ["random"])
                api = party.server
                assert (await api.health()).ok
                await party.play_on(moves=4)
                await party.same_version()
                await asyncio.sleep(1.1)  # the server repeats an answer about its health so long
                limit_files(server.pid, 1)
                mover = party.mover
                version = mover.version
                with pytest.raises(CommandRefused) as refused:
                    await mover.move(sensible(mover))
                assert refused.value.code in ("store_full", "store_unavailable")
                assert mover.version == version
                for path in ("/api/health", "/api/health/ready"):
                    with pytest.raises(ServerRefused) as unhealthy:
                        await api.raw("GET", path)
                    assert unhealthy.value.status == 503
                    assert unhealthy.value.code == refused.value.code
                await api.raw("GET", "/api/health/live")
                with pytest.raises(ServerRefused) as failed:
                    await api.introduce("Eve")
                assert (failed.value.status, failed.value.code) == (503, refused.value.code)
                limit_files(server.pid, UNLIMITED)
                await mover.move(sensible(mover))
                await party.play_on()
                assert party.clients[0].table.lifecycle == "finished"
                await asyncio.sleep(1.1)
                await api.raw("GET", "/api/health/ready")

        asyncio.run(play())
    with closing(sqlite3.connect(tmp_path / "heckmeck.db")) as db:
        gaps = "SELECT table_id FROM log GROUP BY table_id HAVING max(version) != count(*)"
        assert db.execute(gaps).fetchall() == []


async def test_the_writer_outlives_every_error_of_its_connection(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Even a connection that cannot roll back or cannot be opened."""

    def connect() -> sqlite3.Connection:
        opened.append(1)
        if len(opened) == 2:
            raise sqlite3.OperationalError("unable to open database file")
        return sqlite3.connect(tmp_path / "file", isolation_level=None, check_same_thread=False)

    opened: list[int] = []
    writer = Writer(connect)
    await writer.write(lambda db: db.execute("CREATE TABLE t (n INTEGER)").fetchone())

    def close_it(db: sqlite3.Connection) -> None:
        db.close()  # everything after this fails, the rollback included

    for work in (close_it, lambda db: None):
        with pytest.raises((sqlite3.Error, Refusal)):
            await writer.write(work)
    await writer.write(lambda db: db.execute("INSERT INTO t VALUES (1)").fetchone())
    assert await writer.write(lambda db: db.execute("SELECT n FROM t").fetchone()) == (1,)
    await writer.close()
    said = [record.message for record in caplog.records]
    assert len([each for each in said if "store_failing" in each]) == 1
    assert said[-1] == "store_recovered"


# checkpoints

MAX_LOG_PAGES = 50
SMALL_LOG = 32 + MAX_LOG_PAGES * (24 + 4096)  # bytes: a header, then pages with a header each


@pytest.fixture
def quick_checkpoints(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoint, "INTERVAL", 0.02)
    monkeypatch.setattr(checkpoint, "MAX_LOG_PAGES", MAX_LOG_PAGES)


class LoggedFile:
    """A database with a large log."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "file.db"
        self.log = folder / "file.db-wal"
        self.writer = self.connect()
        self.writer.execute("CREATE TABLE t (n INTEGER, filler BLOB)")

    def connect(self) -> sqlite3.Connection:
        db = sqlite3.connect(self.path, timeout=10, isolation_level=None, check_same_thread=False)
        db.execute("PRAGMA journal_mode=WAL")
        db.execute("PRAGMA wal_autocheckpoint=0")
        return db

    def write(self, pages: int) -> float:
        """How long it took."""
        began = monotonic()
        for _ in range(pages):
            self.writer.execute("INSERT INTO t VALUES (1, randomblob(4000))")
        return monotonic() - began


@pytest.mark.usefixtures("quick_checkpoints")
def test_a_foreign_reader_stalls_nobody_and_is_reported_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = LoggedFile(tmp_path)
    with closing(file.connect()) as reader, closing(file.connect()) as foreign:
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM t").fetchall()
        file.write(200)
        checkpointer = Checkpointer(file.connect)
        wait_until(lambda: "foreign_reader" in caplog.text)
        # Nobody holds the lock of the writers: one that does not wait at all gets it every time.
        foreign.execute("PRAGMA busy_timeout=0")
        for _ in range(100):
            foreign.execute("INSERT INTO t VALUES (2, NULL)")
            threading.Event().wait(0.001)
        assert caplog.text.count("foreign_reader") == 1
        reader.execute("COMMIT")
        wait_until(lambda: file.log.stat().st_size == 0)  # emptied at last
    file.write(200)
    # A checkpoint in the middle of these leaves the rest where it is, if that is little enough.
    wait_until(lambda: file.log.stat().st_size <= SMALL_LOG)
    checkpointer.close()
    file.writer.close()


@pytest.mark.usefixtures("quick_checkpoints")
def test_checkpoints_go_on_after_every_error(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = LoggedFile(tmp_path)
    failures = [sqlite3.OperationalError("full"), OSError("broken"), ValueError("a surprise")]

    def connect() -> sqlite3.Connection:
        if failures:
            raise failures.pop()
        return file.connect()

    file.write(200)
    checkpointer = Checkpointer(connect)
    wait_until(lambda: file.log.stat().st_size == 0)
    checkpointer.close()
    file.writer.close()
    assert caplog.text.count("checkpoint_failed") == 1
    assert caplog.text.count("checkpoint_recovered") == 1


def test_checkpoints_recover_when_a_full_disk_has_space_again(tmp_path: Path) -> None:
    """The log has space, the database has none: every checkpoint fails for a while."""
    with ServerProcess(tmp_path) as server:
        server.stop()
        file = tmp_path / "heckmeck.db"
        with closing(sqlite3.connect(file)) as db:
            db.execute(
                "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 40000) "
                "INSERT INTO token (hash, who) SELECT randomblob(32), -i FROM n"
            )
            db.commit()
            db.execute("VACUUM")  # all pages are full: whatever is added needs new ones
        size = file.stat().st_size
        assert size > 1 << 20
        server.start()
        limit_files(server.pid, size)

        async def come(people: int) -> None:
            api = Server(server.url)
            for _ in range(people):
                await api.introduce("A" * 20)

        asyncio.run(come(20))
        threading.Event().wait(2.5)  # at least one checkpoint has failed
        assert file.stat().st_size == size
        limit_files(server.pid, UNLIMITED)
        wait_until(lambda: file.stat().st_size > size)
        asyncio.run(come(1))


# readiness


class StubbornStore:
    def __init__(self) -> None:
        self.beats = 0
        self.stuck = asyncio.Event()
        self.stuck.set()

    async def heartbeat(self, uptime: int) -> None:
        self.beats += 1
        await self.stuck.wait()


async def test_asking_for_readiness_costs_one_write_per_second(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from heckmeck.server import readiness as module

    monkeypatch.setattr(module, "TIMEOUT", 0.05)
    store: Any = StubbornStore()
    readiness = Readiness(store, ServerClock())
    await asyncio.gather(*(readiness.check() for _ in range(50)))
    await readiness.check()
    assert store.beats == 1
    monkeypatch.setattr(module, "LIFETIME", 0.0)
    store.stuck.clear()
    for _ in range(3):  # a write that hangs is not repeated
        with pytest.raises(Refusal) as refused:
            await readiness.check()
        assert refused.value.code == "store_unavailable"
    assert store.beats == 2
    store.stuck.set()
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    await readiness.check()


# tables that cannot be read

Damage = Callable[[sqlite3.Connection, str], Any]


def change_settings(db: sqlite3.Connection, table: str) -> None:
    query = "SELECT entry FROM log WHERE table_id = ? AND version = 1"
    entry = msgspec.json.decode(db.execute(query, (table,)).fetchone()[0])
    entry["settings"]["pace"] = {"kind": "tomorrow"}
    query = "UPDATE log SET entry = ? WHERE table_id = ? AND version = 1"
    db.execute(query, (encode(entry), table))


def make_illegal(db: sqlite3.Connection, table: str) -> None:
    entry = {"kind": "moved", "seat": 0, "line": {"do": "keep", "face": "w"}, "by": "human"}
    query = "UPDATE log SET entry = ? WHERE table_id = ? AND version = 5"
    db.execute(query, (encode(entry), table))


def cut_out(db: sqlite3.Connection, table: str) -> None:
    db.execute("DELETE FROM log WHERE table_id = ? AND version = 2", (table,))


def no_json(db: sqlite3.Connection, table: str) -> None:
    db.execute("UPDATE log SET entry = x'ff00' WHERE table_id = ? AND version = 3", (table,))


def impossible_seat(db: sqlite3.Connection, table: str) -> None:
    entry = {"kind": "sat", "seat": 77, "name": "Anna"}
    query = "UPDATE log SET entry = ? WHERE table_id = ? AND version = 2"
    db.execute(query, (encode(entry), table))


def empty(db: sqlite3.Connection, table: str) -> None:
    db.execute("DELETE FROM log WHERE table_id = ?", (table,))


def change_secretly(db: sqlite3.Connection, table: str) -> None:
    """A name that could be one. Only the checksum shows that it was another."""
    query = "UPDATE log SET entry = replace(entry, 'Ben', 'Bem') WHERE table_id = ?"
    db.execute(query, (table,))


def correct_checksums(db: sqlite3.Connection, table: str) -> None:
    register(db)
    db.execute(f"{UPDATE_CHECKSUMS} WHERE table_id = ?", (table,))


def prolong(db: sqlite3.Connection, table: str) -> None:
    entry = encode({"kind": "taken_back", "seat": 0})
    query = "SELECT max(version) + 1 FROM log WHERE table_id = ?"
    first = db.execute(query, (table,)).fetchone()[0]
    db.executemany(
        "INSERT INTO log (table_id, version, at, entry) VALUES (?, ?, 0, ?)",
        [(table, version, entry) for version in range(first, 20_100)],
    )


DAMAGES: list[Damage] = [
    *(change_settings, make_illegal, cut_out, no_json, impossible_seat, empty, prolong),
    change_secretly,
]


async def started_game(tables: Tables, **settings: Any) -> str:
    header = await tables.create(ANNA, NewTable(Settings(seats=2, public=True, **settings)))
    live = await tables.find(header.id)
    await tables.execute(live, BEN, Sit("a", 1))
    await tables.execute(live, ANNA, Start("b"))
    return header.id


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda each: each.__name__)
async def test_one_unreadable_table_harms_no_other(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, damage: Damage
) -> None:
    tables = Tables(SqliteStore(tmp_path), Limits())
    await tables.open()
    first, second = [await started_game(tables) for _ in range(2)]
    code = tables.live[first].table.header.code
    await tables.close()
    with closing(sqlite3.connect(tmp_path / "heckmeck.db")) as db:
        db.execute(
            "INSERT OR REPLACE INTO log SELECT table_id, 5, at, who, command, entry, uptime, 0 "
            "FROM log WHERE table_id = ? AND version = 4",
            (first,),
        )
        correct_checksums(db, first)
        damage(db, first)
        if damage is not change_secretly:
            correct_checksums(db, first)
        db.commit()
        damaged = db.execute("SELECT * FROM log WHERE table_id = ?", (first,)).fetchall()
    for _ in range(2):  # it is tried again at the next start
        caplog.clear()
        tables = Tables(SqliteStore(tmp_path), Limits())
        await tables.open()
        assert {each.id for each in await tables.store.current_tables(1, 10)} == {first, second}
        await Scheduler(tables, Workers(Limits()))._resume()
        assert list(tables.live) == [second]
        for key in (first, code, code.lower()):
            with pytest.raises(Refusal) as refused:
                await tables.find(key)
            assert refused.value.code == "table_unreadable"
        assert caplog.text.count(f"table_set_aside table={first} ") == 1
        assert "Traceback" not in caplog.text
        for listed in (
            await tables.store.current_tables(1, 10),
            await tables.store.public_tables(10),
        ):
            assert [each.id for each in tables.readable(listed)] == [second]
        live = await tables.find(second)
        assert await tables.execute(live, BEN, Stand("c", 1))
        await tables.close()
        with closing(sqlite3.connect(tmp_path / "heckmeck.db")) as db:
            kept = db.execute("SELECT * FROM log WHERE table_id = ?", (first,)).fetchall()
        assert kept == damaged


def test_visitors_of_an_unreadable_table_are_told_and_their_lists_work(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:

        async def begin(party: Party) -> None:
            async with party:
                await party.begin(1, ["random", "cautious"], public=True)

        broken, well = Party(server.url), Party(server.url)
        for each in (broken, well):
            asyncio.run(begin(each))
        server.kill()
        with closing(sqlite3.connect(tmp_path / "heckmeck.db")) as db:
            change_settings(db, broken.created.id)
            db.execute("UPDATE game_table SET summary = 'x' WHERE id = ?", (broken.created.id,))
            db.commit()
        server.start()

        async def look() -> None:
            api = Server(server.url)
            with pytest.raises(ServerRefused) as refused:
                await api.look(broken.created.code)
            assert (refused.value.status, refused.value.code) == (503, "table_unreadable")
            with pytest.raises(CommandRefused) as closed:
                async with TableClient(server.url, broken.created.id, broken.tokens[0]):
                    pass
            assert closed.value.code == "table_unreadable"
            assert await api.my_tables(broken.tokens[0]) == []
            assert (await api.my_games(broken.tokens[0])).games == []
            assert [each.id for each in await api.public()] == [well.created.id]
            async with TableClient(server.url, well.created.id, well.tokens[0]) as anna:
                await anna.until(lambda: anna.my_turn)
                await anna.move(sensible(anna))

        asyncio.run(look())


async def test_a_table_that_became_unreadable_while_people_play_is_set_aside(
    tmp_path: Path,
) -> None:
    store = SqliteStore(tmp_path)
    tables = Tables(store, Limits())
    await tables.open()
    table = await started_game(tables)
    await store._writer.write(lambda db: no_json(db, table))
    with pytest.raises(Refusal) as refused:
        await tables.reread(table)
    assert refused.value.code == "table_unreadable"
    assert table not in tables.live
    await tables.close()


# the length of a log


async def test_nobody_can_fill_the_log_of_a_table(tmp_path: Path) -> None:
    tables = Tables(SqliteStore(tmp_path), Limits(log_entries=40))
    await tables.open()
    header = await tables.create(ANNA, NewTable(Settings(seats=2)))
    live = await tables.find(header.id)

    async def come_and_go() -> None:
        for number in range(100):
            await tables.execute(live, BEN, Sit(f"s{number}", 1))
            await tables.execute(live, BEN, Stand(f"l{number}", 1))

    with pytest.raises(Refusal) as refused:
        await come_and_go()
    assert refused.value.code == "log_full"
    assert live.table.version == 20
    assert not live.stale
    await tables.execute(live, ANNA, Close("end"))  # a table can always end
    assert live.table.lifecycle == "abandoned"
    await tables.close()


async def test_a_log_over_the_limit_is_not_loaded(tmp_path: Path) -> None:
    tables = Tables(SqliteStore(tmp_path), Limits())
    await tables.open()
    table = await started_game(tables)
    assert isinstance((await tables.store.load(table))[1][0].entry, Opened)  # type: ignore[index]
    await tables.close()
    with closing(sqlite3.connect(tmp_path / "heckmeck.db")) as db:
        prolong(db, table)
        correct_checksums(db, table)
        db.commit()
    for limits, opens in ((Limits(), False), (Limits(log_entries=30_000), True)):
        tables = Tables(SqliteStore(tmp_path), limits)
        await tables.open()
        if opens:
            assert (await tables.find(table)).table.version > 20_000
        else:
            with pytest.raises(Refusal):
                await tables.find(table)
        await tables.close()
