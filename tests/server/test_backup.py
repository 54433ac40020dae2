"""Backups of a running server, and how to get back to one."""

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path

import pytest

from heckmeck.client import Server, TableClient
from heckmeck.dice.verify import verify
from heckmeck.server.store.backup import back_up, set_aside
from heckmeck.server.store.copies import connect, copy_database
from heckmeck.server.store.files import write_ahead_log
from heckmeck.server.store.interface import StoreUnusable
from heckmeck.server.store.sqlite import SqliteStore
from tests.console import run_here
from tests.server.players import Party
from tests.server.process import ServerProcess
from tests.server.test_migrations import copy_of_format, logs


def run(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """A command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "heckmeck", *map(str, arguments)],
        capture_output=True,
        text=True,
        timeout=60,
        env={**os.environ, "PYTHONWARNINGS": "error"},
    )


def refused(*arguments: str | Path) -> str:
    """The one sentence of a command that fails."""
    done = run_here(*map(str, arguments))
    assert done.returncode == 2, done
    (sentence,) = done.stderr.splitlines()
    return sentence


def test_games_go_on_from_a_backup_made_while_people_played(tmp_path: Path) -> None:
    data, backup = tmp_path / "data", tmp_path / "backup.db"
    with ServerProcess(data) as server:

        async def begin() -> tuple[str, list[str], int]:
            async with Party(server.url) as party:
                await party.begin(2, ["random"])
                await party.play_on(moves=6)
                await party.same_version()
                version = party.clients[0].version
                playing = asyncio.create_task(party.play_on(moves=20))
                done = await asyncio.to_thread(run, "backup", "--data", data, backup)
                assert done.returncode == 0, done
                assert "MB" in done.stdout
                await playing
                return party.created.id, party.tokens, version

        table, tokens, version = asyncio.run(begin())
        server.kill()
        shutil.rmtree(data)
        assert run("restore", backup, "--data", data).returncode == 0
        server.start()

        async def go_on() -> str:
            async with Party(server.url) as party:
                party.tokens = tokens
                for token in tokens:
                    client = TableClient(server.url, table, token)
                    party.clients.append(await party._stack.enter_async_context(client))
                assert party.clients[0].version >= version
                await party.play_on()
            return await Server(server.url).record(table)

        report = verify(asyncio.run(go_on()).splitlines())
    assert (report.verdict, report.finished) == ("verified", True)
    assert backup.stat().st_mode & 0o777 == 0o600
    assert (data / "heckmeck.db").stat().st_mode & 0o777 == 0o600


def test_a_backup_finishes_however_much_is_written_meanwhile(tmp_path: Path) -> None:
    """Somebody writes between any two steps of the copy, which shows one moment all the same."""
    file = tmp_path / "heckmeck.db"
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        db.execute("PRAGMA journal_mode=WAL")
        db.execute("CREATE TABLE number (value INTEGER, filler BLOB)")
        db.execute(
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000) "
            "INSERT INTO number SELECT 0, randomblob(2000) FROM n"
        )
        steps = []

        def write(done: int, total: int) -> None:
            steps.append((done, total))
            db.execute("UPDATE number SET value = value + 1 WHERE rowid % 1000 = 0")

        copy_database(file, tmp_path / "copy.db", progress=write)
        assert len(steps) > 3
        assert [done for done, _ in steps] == sorted(done for done, _ in steps)  # never again
        with closing(connect(tmp_path / "copy.db", read_only=True)) as copy:
            assert copy.execute("SELECT DISTINCT value FROM number").fetchall() == [(0,)]
        # and no reader is left that could hold back a checkpoint
        assert db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone() == (0, 0, 0)


def test_a_backup_never_replaces_a_file_unless_told_to(tmp_path: Path) -> None:
    file = copy_of_format(2, tmp_path)
    backup = tmp_path / "backup.db"
    backup.write_text("precious")
    backup.chmod(0o644)
    assert "already exists" in refused("backup", "--data", tmp_path, backup)
    assert backup.read_text() == "precious"
    assert run("backup", "--data", tmp_path, backup, "--force").returncode == 0
    assert logs(backup) == logs(file)
    assert backup.stat().st_mode & 0o777 == 0o600
    assert sorted(each.name for each in tmp_path.iterdir()) == ["backup.db", "heckmeck.db"]


def test_a_backup_says_what_is_wrong_in_one_sentence(tmp_path: Path) -> None:
    assert "no database in" in refused("backup", "--data", tmp_path, tmp_path / "copy")
    file = copy_of_format(2, tmp_path)
    assert "could not be written" in refused("backup", "--data", tmp_path, tmp_path / "no" / "copy")
    damaged = bytearray(file.read_bytes())
    damaged[40_000:48_000] = os.urandom(8000)
    file.write_bytes(damaged)
    assert "damaged" in refused("backup", "--data", tmp_path, tmp_path / "copy")
    assert not (tmp_path / "copy").exists()
    assert not list(tmp_path.glob("*.part"))


def test_two_backups_at_once_do_not_mix(tmp_path: Path) -> None:
    copy_of_format(2, tmp_path)
    results: list[object] = []

    def attempt() -> None:
        try:
            back_up(tmp_path, tmp_path / "copy", overwrite=False, progress=lambda *_: None)
            results.append("done")
        except StoreUnusable as error:
            results.append(error.code)

    threads = [threading.Thread(target=attempt) for _ in range(4)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    assert results.count("done") == 1
    assert results.count("backup-exists") == 3
    assert logs(tmp_path / "copy") == logs(tmp_path / "heckmeck.db")


def test_restoring_keeps_the_database_that_was_there_with_its_log(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    old = copy_of_format(2, data)
    with closing(sqlite3.connect(old, isolation_level=None)) as db:
        db.execute("PRAGMA journal_mode=WAL")
        db.execute("UPDATE log SET at = 7 WHERE version = 1")
        for each in ("heckmeck.db", "heckmeck.db-wal"):  # as after a crash
            shutil.copy(data / each, tmp_path / each)
    for each in ("heckmeck.db", "heckmeck.db-wal"):
        shutil.copy(tmp_path / each, data / each)
    backup = Path(shutil.copy(old.parent.parent / "heckmeck.db", tmp_path / "backup.db"))
    assert "already has a database" in refused("restore", backup, "--data", data)
    done = run("restore", backup, "--data", data, "--force")
    assert done.returncode == 0
    assert "heckmeck.db.replaced" in done.stdout
    assert not (data / "heckmeck.db-wal").exists()  # it would be applied to the wrong database
    assert {row[0][1] for row in logs(data / "heckmeck.db.replaced").values()} == {7}
    assert 7 not in {row[0][1] for row in logs(data / "heckmeck.db").values()}


def test_no_server_starts_with_half_a_database_after_an_interrupted_restore(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = copy_of_format(2, tmp_path)
    write_ahead_log(database).write_bytes(b"the newest moves")
    replace = Path.replace
    replaced: list[Path] = []

    def replace_once(source: Path, target: Path) -> Path:
        if replaced:
            raise KeyboardInterrupt
        replaced.append(target)
        return replace(source, target)

    monkeypatch.setattr(Path, "replace", replace_once)
    with pytest.raises(KeyboardInterrupt):
        set_aside(database, database.with_name("heckmeck.db.replaced"))
    monkeypatch.undo()
    with pytest.raises(StoreUnusable) as caught:
        asyncio.run(SqliteStore(tmp_path).open())
    assert caught.value.code == "store-missing"


def test_restoring_refuses_what_is_no_backup_and_a_folder_in_use(tmp_path: Path) -> None:
    backup = copy_of_format(2, tmp_path)
    data = tmp_path / "data"
    wrong = tmp_path / "wrong"
    wrong.write_text("no database")
    assert "damaged" in refused("restore", wrong, "--data", data)
    with closing(sqlite3.connect(tmp_path / "recipes")) as db:
        db.execute("CREATE TABLE recipe (name TEXT)")
    assert "another program" in refused("restore", tmp_path / "recipes", "--data", data)
    with closing(sqlite3.connect(backup)) as db:
        db.execute("PRAGMA user_version = 99")
    assert "format 99" in refused("restore", backup, "--data", data)
    assert not data.exists()
    shutil.copy(Path(__file__).parent / "stores" / "format-2.db", backup)
    with ServerProcess(data):
        assert "a server is already using" in refused("restore", backup, "--data", data, "--force")


def test_a_store_restored_where_a_log_was_left_behind_is_the_backup(tmp_path: Path) -> None:
    backup = copy_of_format(2, tmp_path)
    data = tmp_path / "data"
    data.mkdir()
    (data / "heckmeck.db-wal").write_bytes(b"of another database")
    assert run("restore", backup, "--data", data).returncode == 0
    assert not (data / "heckmeck.db-wal").exists()
    assert logs(data / "heckmeck.db") == logs(backup)


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_backup_on_a_read_only_medium_can_be_restored(tmp_path: Path) -> None:
    medium = tmp_path / "medium"
    medium.mkdir()
    backup = copy_of_format(2, medium)
    backup.chmod(0o400)
    medium.chmod(0o500)
    assert run("restore", backup, "--data", tmp_path / "data").returncode == 0
