"""A store moves from a data folder to PostgreSQL and back, and its games go on."""

import asyncio
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from heckmeck.client import Server, ServerRefused
from heckmeck.dice.verify import verify
from heckmeck.server.store.checksums import UPDATE_CHECKSUMS, register
from heckmeck.server.store.files import DAILY_CHAIN, DATABASE, create
from heckmeck.server.store.interface import StoreUnusable
from heckmeck.server.store.migrations import FORMAT, migrate
from heckmeck.server.store.moved import MOVED, SEALED_DATABASE
from heckmeck.server.store.moving import databases
from heckmeck.server.store.moving.move import move
from tests.server.players import Party
from tests.server.postgres import PostgresServer
from tests.server.process import ServerProcess
from tests.server.test_backup import refused, run
from tests.server.test_migrations import copy_of_format, play_to_the_end
from tests.server.test_transfer import NEW, OLD, OTHER, ignored, rows, with_chain

PASSWORD = "never-shown"  # noqa: S105


def fill(folder: Path) -> Path:
    """A folder with tables in every lifecycle, a ban, and what only some rows have."""
    folder.mkdir()
    file = copy_of_format(6, folder)
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        migrate(db, file, keep_copy=False)
        db.execute("UPDATE identity SET ban = 'Spam' WHERE who = 1")
        db.execute("UPDATE token SET label = 'Phöne', created = 1, used = 2")
        db.execute("INSERT INTO admin_log VALUES (7, 2, 'root', 'ban', '1', 'Spam')")
        db.execute("INSERT OR REPLACE INTO life VALUES (1, 123456789)")
        db.execute("INSERT INTO link VALUES (x'00', 1, 5)")
        db.execute("PRAGMA journal_mode=WAL")
    return folder


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return fill(tmp_path / "data")


@pytest.fixture
def database(postgres: PostgresServer) -> str:
    return postgres.create_database().replace("postgres@", f"postgres:{PASSWORD}@")


def ask(database: str, query: str) -> Any:
    async def fetch() -> Any:
        db = await asyncpg.connect(database)
        try:
            return await db.fetchval(query)
        finally:
            await db.close()

    return asyncio.run(fetch())


def moved(*arguments: str | Path) -> str:
    done = run("move-store", *arguments)
    assert done.returncode == 0, done
    assert PASSWORD not in done.stdout + done.stderr
    return done.stdout


def has_games(place: Path | str) -> bool:
    """Whether a server would start here and find the games."""
    if isinstance(place, Path):
        return (place / DATABASE).exists()
    if ask(place, "SELECT to_regclass('store') IS NULL"):
        return False
    return bool(ask(place, "SELECT moved_to IS NULL AND EXISTS (SELECT FROM identity) FROM store"))


def test_games_go_on_in_postgresql_and_back_in_a_folder(tmp_path: Path, database: str) -> None:
    folder = tmp_path / "data"

    async def begin(url: str) -> tuple[str, list[str], str, str]:
        async with Party(url) as party:
            await party.begin(2, ["random"])
            await party.play_on(moves=6)
            api = Server(url)
            daily = await api.start_daily(party.tokens[0])
            return party.created.id, party.tokens, daily, (await api.daily()).commitment

    async def go_on(url: str) -> None:
        party = Party(url)
        party.created = await Server(url).look(table, tokens[0])  # type: ignore[assignment]
        async with party:
            party.clients = [await party.look(token) for token in tokens]
            await party.play_on(moves=6)
        api = Server(url)
        assert await api.start_daily(tokens[0]) == daily, "no second try"
        assert (await api.daily()).commitment == commitment

    with ServerProcess(folder) as server:
        table, tokens, daily, commitment = asyncio.run(begin(server.url))
        assert "is already using" in refused("move-store", folder, database)
        server.stop()
    assert "The games continue there." in moved(folder, database)
    nowhere = refused("serve", "--no-browser", "--port", "0", "--data", folder)
    assert nowhere.endswith(f"are now in {database.replace(f':{PASSWORD}', '')}")
    node = ServerProcess(tmp_path / "node", options=("--database", database))
    with node:
        asyncio.run(go_on(node.url))
        assert "stop all nodes first" in refused("move-store", database, folder)
        node.stop()
    moved(database, folder)
    gone = refused("serve", "--no-browser", "--port=0", "--data", tmp_path, "--database", database)
    assert gone.endswith(f"are now in {folder}")
    with ServerProcess(folder) as server:
        asyncio.run(go_on(server.url))
        asyncio.run(play_to_the_end(server.url, table, tokens))
        record = asyncio.run(Server(server.url).record(table, tokens[0]))
        server.stop()
    assert verify(record.splitlines()).verdict == "verified"
    checked = run("check", "--data", folder)
    assert checked.returncode == 0, checked


def test_every_row_survives_the_way_there_and_back(folder: Path, database: str) -> None:
    before = rows(folder / DATABASE)
    moved(folder, database)
    assert sorted(each.name for each in folder.iterdir()) == [SEALED_DATABASE, MOVED]
    assert (folder / MOVED).stat().st_mode & 0o777 == 0o600
    # New people and new lines of the log get numbers that nobody had.
    people = max(row[0] for row in before["identity"])
    insert = "INSERT INTO identity (name, created) VALUES ('', 0) RETURNING who"
    assert ask(database, insert) == people + 1
    assert ask(database, "DELETE FROM identity WHERE name = '' RETURNING who") == people + 1
    assert ask(database, "SELECT nextval(pg_get_serial_sequence('admin_log', 'number'))") == 8
    moved(database, folder)
    assert rows(folder / DATABASE) == before
    assert sorted(each.name for each in folder.iterdir()) == [DATABASE, "heckmeck.lock"]
    assert (folder / DATABASE).stat().st_mode & 0o777 == 0o600
    with closing(sqlite3.connect(folder / DATABASE)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (FORMAT,)
        assert db.execute("PRAGMA application_id").fetchone() == (1751475051,)
        assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert db.execute("SELECT count(*) FROM link").fetchone() == (0,)
    assert run("check", "--data", folder).returncode == 0


def test_an_empty_store_moves_too(tmp_path: Path, database: str) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    create(folder / DATABASE)
    move(str(folder), database, keep=False, progress=ignored)
    assert ask(database, "SELECT seen FROM life") == 0
    assert ask(database, "SELECT moved_to FROM store") is None
    move(database, str(tmp_path / "new"), keep=False, progress=ignored)
    assert run("check", "--data", tmp_path / "new").returncode == 0


def test_a_copy_leaves_the_source_as_it_is(folder: Path, tmp_path: Path, database: str) -> None:
    with ServerProcess(folder):
        assert moved("--keep", folder, database).startswith("Copied ")
    assert has_games(folder)
    assert has_games(database)
    with ServerProcess(tmp_path / "node", options=("--database", database)) as node:
        asyncio.run(Server(node.url).introduce("Zoë"))
        moved("--keep", database, tmp_path / "copy")
        assert asyncio.run(Server(node.url).health()).ok
    assert run("check", "--data", tmp_path / "copy").returncode == 0
    assert run("export", tmp_path / "export.gz", "--data", tmp_path / "copy").returncode == 0
    assert rows(tmp_path / "copy" / DATABASE)["identity"][-1][1] == "Zoë"
    assert "is not empty" in refused("move-store", "--keep", database, tmp_path / "copy")


def test_a_copy_shows_one_moment(
    folder: Path, tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever nodes store while the rows are read is in no table of the copy."""
    move(str(folder), database, keep=False, progress=ignored)
    begin = databases.PostgresSource.count

    async def count_and_change(self: databases.PostgresSource, table: str) -> int:
        found = await begin(self, table)
        if table == "identity":
            db = await asyncpg.connect(database)
            await db.execute("DELETE FROM log; DELETE FROM game_table")
            await db.close()
        return found

    monkeypatch.setattr(databases.PostgresSource, "count", count_and_change)
    move(database, str(tmp_path / "copy"), keep=True, progress=ignored)
    assert run("check", "--data", tmp_path / "copy").returncode == 0
    assert len(rows(tmp_path / "copy" / DATABASE)["log"]) > 500


def test_a_database_whose_games_have_moved_is_replaced(
    folder: Path, tmp_path: Path, database: str
) -> None:
    moved(folder, database)
    moved(database, tmp_path / "second")
    with closing(sqlite3.connect(tmp_path / "second" / DATABASE)) as db:
        db.execute("UPDATE identity SET name = 'Later' WHERE who = 2")
        db.commit()
    before = rows(tmp_path / "second" / DATABASE)
    moved(tmp_path / "second", database)
    moved("--keep", database, tmp_path / "third")
    assert rows(tmp_path / "third" / DATABASE) == before
    # The first folder still says where its games went, and is replaced as well.
    moved(database, folder)
    assert rows(folder / DATABASE) == before


def test_ids_that_postgresql_cannot_keep_are_no_obstacle(folder: Path, database: str) -> None:
    with closing(sqlite3.connect(folder / DATABASE)) as db:
        register(db)
        db.execute("UPDATE log SET command = command || char(0) WHERE version = 7")
        db.execute(f"{UPDATE_CHECKSUMS} WHERE version = 7")
        db.commit()
    moved(folder, database)
    moved(database, folder)
    assert run("check", "--data", folder).returncode == 0


@pytest.mark.parametrize(("half_days", "there"), [(41000, [OLD]), (41999, [OLD, NEW])])
def test_the_daily_chain_never_becomes_older(
    tmp_path: Path, database: str, half_days: int, there: list[Any]
) -> None:
    with_chain(tmp_path / "old", 41570, OLD, NEW)
    create(tmp_path / "old" / DATABASE)
    move(str(tmp_path / "old"), database, keep=False, progress=ignored)
    file = with_chain(tmp_path / "new", half_days, *there)
    move(database, str(tmp_path / "new"), keep=False, progress=ignored)
    latest = {"chains": [OLD, NEW], "half_days": max(half_days, 41570)}
    assert json.loads(file.read_bytes()) == latest
    move(str(tmp_path / "new"), database, keep=False, progress=ignored)
    assert json.loads(ask(database, "SELECT daily_chain FROM store")) == latest


def test_two_promises_are_never_mixed(tmp_path: Path, database: str) -> None:
    for name, promise in (("old", OLD), ("new", OTHER)):
        with_chain(tmp_path / name, 41570, promise)
    create(tmp_path / "old" / DATABASE)
    move(str(tmp_path / "old"), database, keep=False, progress=ignored)
    with pytest.raises(StoreUnusable, match="import-chain"):
        move(database, str(tmp_path / "new"), keep=False, progress=ignored)
    assert [each.name for each in (tmp_path / "new").iterdir()] == [DAILY_CHAIN]
    create(tmp_path / "new" / DATABASE)
    with pytest.raises(StoreUnusable, match="move-chain"):
        move(str(tmp_path / "new"), database, keep=False, progress=ignored)
    assert (tmp_path / "new" / DATABASE).exists()


# Nodes that do not know that their games have moved


def test_a_node_that_sleeps_through_a_move_stores_nothing_any_more(
    tmp_path: Path, database: str
) -> None:
    with ServerProcess(tmp_path / "node", options=("--database", database)) as node:
        token = asyncio.run(Server(node.url).introduce("Anna")).token
        os.kill(node.pid, signal.SIGSTOP)
        moved(database, tmp_path / "data")  # as soon as the lease of the node has lapsed
        os.kill(node.pid, signal.SIGCONT)
        with pytest.raises(ServerRefused) as refusal:
            asyncio.run(Server(node.url).rename(token, "Zoë"))
        assert refusal.value.code == "store_unavailable"
        time.sleep(1.5)
        with pytest.raises(ServerRefused):
            asyncio.run(Server(node.url).health())
        moved(tmp_path / "data", database)  # it is a node of this database again
        deadline = time.monotonic() + 20
        while time.monotonic() < deadline:
            with suppress(ServerRefused):
                asyncio.run(Server(node.url).rename(token, "Zoë"))
                break
            time.sleep(0.2)
        assert asyncio.run(Server(node.url).me(token)).name == "Zoë"


def test_a_node_that_starts_during_a_move_is_refused_at_its_end(
    folder: Path, tmp_path: Path, database: str
) -> None:
    move(str(folder), database, keep=False, progress=ignored)

    async def start_and_seal() -> subprocess.CompletedProcess[str]:
        async with databases.PostgresSource(database, keep=False) as source:
            words = ("serve", "--no-browser", "--port=0", "--data", tmp_path / "node")
            starting = asyncio.create_task(asyncio.to_thread(run, *words, "--database", database))
            await asyncio.sleep(4)
            assert not starting.done(), "it waits for its lease"
            await source.seal("elsewhere")
            return await starting

    done = asyncio.run(start_and_seal())
    assert done.returncode == 2, done
    assert done.stderr.endswith("cannot be reached: its games have moved\n")


def test_nobody_changes_the_daily_chain_of_a_source(tmp_path: Path, database: str) -> None:
    with_chain(tmp_path / "old", 41570, OLD)
    create(tmp_path / "old" / DATABASE)
    move(str(tmp_path / "old"), database, keep=False, progress=ignored)
    change = "SET lock_timeout = '100ms'; UPDATE store SET daily_chain = NULL"

    async def change_during_a_move() -> None:
        node = await asyncpg.connect(database)
        async with databases.PostgresSource(database, keep=False) as source:
            with pytest.raises(asyncpg.LockNotAvailableError):
                await node.execute(change)
            await source.seal("elsewhere")
        with pytest.raises(asyncpg.PostgresConnectionError, match="have moved"):
            await node.execute(change)
        await node.close()

    asyncio.run(change_during_a_move())
    assert OLD in json.loads(ask(database, "SELECT daily_chain FROM store"))["chains"]


# Two moves at once


def test_games_that_another_move_has_just_brought_are_not_replaced(
    folder: Path, tmp_path: Path, database: str
) -> None:
    moved(folder, database)
    moved(database, tmp_path / "second")

    async def be_slow() -> None:
        async with databases.PostgresTarget(database) as slow:
            assert slow.moved_to is not None
            async with databases.PostgresTarget(database) as fast:
                await fast.lift_seal()
            with pytest.raises(StoreUnusable, match="move-exists"):
                await slow.clear()

    asyncio.run(be_slow())
    assert has_games(database)


def test_games_that_another_move_has_just_taken_away_are_not_moved_again(
    folder: Path, tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    moved(folder, database)
    begin = databases.begin_without_nodes

    async def be_slow(*arguments: Any) -> Any:
        monkeypatch.setattr(databases, "begin_without_nodes", begin)
        async with databases.PostgresSource(database, keep=False) as fast:
            await fast.seal("elsewhere")
        return await begin(*arguments)

    monkeypatch.setattr(databases, "begin_without_nodes", be_slow)
    with pytest.raises(StoreUnusable, match="store-moved"):
        move(database, str(tmp_path / "second"), keep=False, progress=ignored)
    assert not (tmp_path / "second" / DATABASE).exists()


# What is refused leaves both as they were.


def test_two_stores_of_one_kind_are_refused(folder: Path, tmp_path: Path, database: str) -> None:
    assert "heckmeck backup" in refused("move-store", folder, tmp_path / "new")
    said = refused("move-store", database, database)
    assert "pg_dump" in said
    assert PASSWORD not in said


def test_a_source_without_games_is_refused(tmp_path: Path, database: str) -> None:
    assert "no games" in refused("move-store", database, tmp_path / "new")
    assert "no database" in refused("move-store", tmp_path / "nowhere", database)
    assert not (tmp_path / "nowhere").exists()


@pytest.mark.parametrize(
    ("statements", "said"),
    [
        ("PRAGMA user_version = 99", "has format 99"),
        ("PRAGMA user_version = 6", "start the server once"),
        ("ALTER TABLE game_table RENAME TO other", "of another program"),
    ],
)
def test_a_source_of_another_format_is_refused(
    folder: Path, database: str, statements: str, said: str
) -> None:
    with closing(sqlite3.connect(folder / DATABASE)) as db:
        db.execute(statements)
        db.commit()
    assert said in refused("move-store", folder, database)
    assert has_games(folder)
    assert not has_games(database)


@pytest.mark.parametrize("damage", [b"", b"nonsense" * 1000])
def test_a_damaged_source_is_refused(folder: Path, database: str, damage: bytes) -> None:
    file = folder / DATABASE
    content = bytearray(file.read_bytes())
    content[8192 : 8192 + len(damage)] = damage
    file.write_bytes(content if damage else b"")
    assert "restore a backup" in refused("move-store", folder, database)
    assert not has_games(database)


def test_a_target_with_games_or_of_another_program_is_refused(
    folder: Path, tmp_path: Path, database: str, postgres: PostgresServer
) -> None:
    moved("--keep", folder, database)
    assert "already has games" in refused("move-store", folder, database)
    assert "is not empty" in refused("move-store", database, folder)
    foreign = postgres.create_database()
    postgres.execute("CREATE TABLE invoices (number INTEGER)", foreign)
    assert "of another program" in refused("move-store", folder, foreign)
    newer = postgres.create_database()
    moved("--keep", folder, newer)
    postgres.execute("UPDATE store SET format = 99", newer)
    assert "has format 99" in refused("move-store", folder, newer)
    assert "has format 99" in refused("move-store", newer, tmp_path / "new")
    assert has_games(folder)


def test_a_database_that_cannot_be_reached_is_named_without_its_password(
    folder: Path, tmp_path: Path, database: str
) -> None:
    for wrong in (
        f"postgresql://postgres:{PASSWORD}@127.0.0.1:1/games",
        f"{database}_other",
        database.replace("postgres:", "known:"),
        database.replace("127.0.0.1:", "127.0.0.1:x"),
    ):
        for words in ((folder, wrong), (wrong, tmp_path / "new")):
            assert PASSWORD not in refused("move-store", *words)
    assert has_games(folder)
    assert not (tmp_path / "new").exists()


def test_rows_that_do_not_arrive_are_noticed(
    folder: Path, tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = databases.PostgresTarget.write

    async def lose_one(self: databases.PostgresTarget, table: str, rows: list[Any]) -> None:
        await write(self, table, rows[1:] if table == "joined" else rows)

    monkeypatch.setattr(databases.PostgresTarget, "write", lose_one)
    with pytest.raises(StoreUnusable, match="move-differs"):
        move(str(folder), database, keep=False, progress=ignored)
    assert has_games(folder)
    assert ask(database, "SELECT to_regclass('store') IS NULL")


def test_progress_reaches_its_total(folder: Path, database: str) -> None:
    seen: list[tuple[int, int]] = []
    move(str(folder), database, keep=False, progress=lambda *each: seen.append(each))
    assert seen == sorted(seen)
    assert seen[-1][0] == seen[-1][1] > 1500


# A move that is killed

KILLED = """
import os, signal, sys
from heckmeck.server.store.moving import databases, folders
from heckmeck.server.store.moving.move import move

owner, step, when, source, target = sys.argv[1:]
owner = getattr(folders, owner, None) or getattr(databases, owner)
take_step = getattr(owner, step)

async def die(self, *arguments):
    if when == "before":
        os.kill(os.getpid(), signal.SIGKILL)
    await take_step(self, *arguments)
    os.kill(os.getpid(), signal.SIGKILL)

setattr(owner, step, die)
move(source, target, keep=False, progress=lambda *_: None)
"""
STEPS = [
    ("target", "clear", "after"),
    ("target", "write", "after"),
    ("target", "seal", "before"),
    ("target", "seal", "after"),
    ("source", "seal", "after"),
    ("target", "lift_seal", "after"),
]


@pytest.mark.parametrize(("side", "step", "when"), STEPS)
@pytest.mark.parametrize("back", [False, True], ids=["there", "back"])
def test_a_killed_move_leaves_one_store_and_can_be_given_again(
    folder: Path, database: str, back: bool, side: str, step: str, when: str
) -> None:
    expected = rows(folder / DATABASE)
    places: list[Path | str] = [folder, database]
    if back:
        moved(*places)
        places.reverse()
    kinds = ["Postgres" if isinstance(each, str) else "Folder" for each in places]
    owner = f"{kinds[side == 'target']}{side.capitalize()}"
    words = [sys.executable, "-c", KILLED, owner, step, when, *map(str, places)]
    done = subprocess.run(words, capture_output=True, timeout=60)
    assert done.returncode == -signal.SIGKILL, done
    usable = [has_games(each) for each in places]
    if (side, step) == ("target", "lift_seal"):
        assert usable == [False, True]
        assert "are now in" in refused("move-store", *places)
    else:
        # Both are sealed only in the instant between the two seals, and both are complete.
        assert usable == ([False, False] if side == "source" else [True, False])
        moved(*places)
        assert [has_games(each) for each in places] == [False, True]
    if not back:
        moved(database, folder)
    assert rows(folder / DATABASE) == expected
    assert sorted(each.name for each in folder.iterdir()) == [DATABASE, "heckmeck.lock"]


def test_a_move_may_be_killed_at_any_time(tmp_path: Path, database: str) -> None:
    folder = fill(tmp_path / "data")
    expected = rows(folder / DATABASE)
    places: list[Path | str] = [folder, database]
    chance = random.Random(8)
    for _ in range(8):
        words = [sys.executable, "-m", "heckmeck", "move-store", *map(str, places)]
        process = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(chance.uniform(0.3, 1.2))
        process.kill()
        process.wait()
        if not has_games(places[1]):
            moved(*places)
        assert [has_games(each) for each in places] == [False, True]
        places.reverse()
    if places[0] == database:
        moved(*places)
    assert rows(folder / DATABASE) == expected
    assert run("check", "--data", folder).returncode == 0
