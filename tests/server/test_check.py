"""`heckmeck check` finds what is wrong with a data folder, and repairs indexes only."""

import asyncio
import os
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from heckmeck.protocol import encode
from heckmeck.server.store.checksums import UPDATE_CHECKSUMS, register
from heckmeck.server.store.sqlite import SqliteStore
from tests.console import run_here
from tests.server.process import ServerProcess
from tests.server.test_backup import refused, run
from tests.server.test_migrations import copy_of_format, logs
from tests.server.test_trouble import change_settings, cut_out, no_json


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A store of the current format with tables in every lifecycle."""
    copy_of_format(2, tmp_path).chmod(0o600)

    async def open_and_close() -> None:
        store = SqliteStore(tmp_path)
        await store.open()
        await store.close()

    asyncio.run(open_and_close())
    for each in tmp_path.glob("*.format-2"):
        each.unlink()
    return tmp_path


def change(folder: Path, work: Callable[[sqlite3.Connection], object]) -> None:
    with closing(sqlite3.connect(folder / "heckmeck.db")) as db:
        work(db)
        db.commit()


def check(folder: Path, *options: str) -> tuple[int, list[str], str]:
    """The exit status, the problems, the figures."""
    done = run_here("check", "--data", str(folder), *options)
    assert not done.stderr
    *problems, figures = done.stdout.splitlines()
    return done.returncode, problems, figures


def some_table(folder: Path, lifecycle: str) -> str:
    with closing(sqlite3.connect(folder / "heckmeck.db")) as db:
        query = "SELECT id FROM game_table WHERE lifecycle = ? ORDER BY created"
        return str(db.execute(query, (lifecycle,)).fetchone()[0])


def test_a_sound_store_has_no_problems(folder: Path) -> None:
    status, problems, figures = check(folder)
    assert (status, problems) == (0, [])
    assert "Tables: 11." in figures
    assert "2 verified" in figures
    assert figures.endswith("Problems: 0.")
    done = run("check", "--data", folder)
    assert (done.returncode, done.stderr) == (0, "")
    assert (
        done.stdout.partition(". ")[2] == figures.partition(". ")[2] + "\n"
    )  # the time may differ


def test_a_running_server_can_be_checked_but_not_repaired(tmp_path: Path) -> None:
    copy_of_format(2, tmp_path)
    with ServerProcess(tmp_path):
        os.chmod(tmp_path / "heckmeck.db", 0o600)  # noqa: PTH101
        assert " Tables: 11. " in check(tmp_path)[2]
        assert "a server is already using" in refused("check", "--data", tmp_path, "--repair")


@pytest.mark.parametrize(
    ("statement", "wrong"),
    [
        ("UPDATE game_table SET lifecycle = 'running' WHERE id = ?", "lifecycle"),
        ("UPDATE game_table SET owner = 77 WHERE id = ?", "owner"),
        ("UPDATE game_table SET mover = 77 WHERE id = ?", "mover"),
        ("UPDATE game_table SET summary = x'00ff' WHERE id = ?", "summary"),
        ("UPDATE joined SET seated = 0 WHERE table_id = ?", "seats"),
    ],
)
def test_an_index_that_is_wrong_is_repaired_from_the_log(
    folder: Path, statement: str, wrong: str
) -> None:
    before, table = logs(folder / "heckmeck.db"), some_table(folder, "finished")
    change(folder, lambda db: db.execute(statement, (table,)))
    status, problems, _ = check(folder)
    assert (status, len(problems)) == (1, 1)
    assert f"table {table}: the index does not agree with the log: {wrong}" in problems[0]
    status, said, figures = check(folder, "--repair")
    assert status == 0
    assert "was repaired" in said[0]
    assert "Repaired: 1." in figures
    assert check(folder)[:2] == (0, [])
    assert logs(folder / "heckmeck.db") == before


@pytest.mark.parametrize("damage", [change_settings, cut_out, no_json])
def test_a_log_that_makes_no_sense_is_reported_and_never_changed(
    folder: Path, damage: Callable[[sqlite3.Connection, str], None]
) -> None:
    table = some_table(folder, "running")
    change(folder, lambda db: damage(db, table))
    before = logs(folder / "heckmeck.db")
    for options in ((), ("--repair",)):
        status, problems, _ = check(folder, *options)
        assert status == 1
        (problem,) = problems
        assert problem.startswith(f"table {table} cannot be read: ")
    assert logs(folder / "heckmeck.db") == before


def test_dice_that_do_not_follow_from_the_secret_are_found(folder: Path) -> None:
    table = some_table(folder, "finished")
    query = "UPDATE game_table SET secret = ? WHERE id = ?"
    change(folder, lambda db: db.execute(query, (bytes(32), table)))
    status, problems, _ = check(folder)
    assert status == 1
    assert problems == [
        f"table {table} cannot be read: the secret of its dice does not match the commitment"
    ]


def test_a_roll_that_was_changed_is_found(folder: Path) -> None:
    table = some_table(folder, "finished")

    def cheat(db: sqlite3.Connection) -> None:
        register(db)
        query = "SELECT version, entry FROM log WHERE table_id = ? AND instr(entry, ?)"
        version, entry = db.execute(query, (table, b'"roll"')).fetchone()
        dice = re.search(rb'"dice":"(.)(.)', entry)
        assert dice is not None
        face = next(each for each in b"12345w" if each not in entry.split(b'"dice":"')[1][:8])
        changed = entry[: dice.start(1)] + bytes([face]) + entry[dice.end(1) :]
        change = "UPDATE log SET entry = ? WHERE table_id = ? AND version = ?"
        db.execute(change, (changed, table, version))
        db.execute(f"{UPDATE_CHECKSUMS} WHERE table_id = ?", (table,))

    change(folder, cheat)
    status, problems, _ = check(folder)
    assert status == 1
    assert f"table {table}" in problems[0]


def test_what_belongs_to_nobody_is_found(folder: Path) -> None:
    entry = encode({"kind": "taken_back", "seat": 0})

    def lose(db: sqlite3.Connection) -> None:
        query = "INSERT INTO log (table_id, version, at, entry) VALUES ('lost', 1, 0, ?)"
        db.execute(query, (entry,))
        db.execute("INSERT INTO token (hash, who) VALUES (x'00', 999)")
        db.execute("INSERT INTO joined (who, table_id) VALUES (1, 'lost')")

    change(folder, lose)
    assert check(folder)[1] == [
        "1 log entries belong to no table",
        "1 devices belong to no identity",
        "1 index entries belong to no table",
    ]
    status, said, _ = check(folder, "--repair")
    assert status == 1  # logs and devices are no index
    assert said[-1] == "1 index entries of no table were deleted"


def test_damage_of_the_file_and_open_permissions_are_found(folder: Path) -> None:
    file = folder / "heckmeck.db"
    file.chmod(0o644)
    content = bytearray(file.read_bytes())
    content[3 * 4096 : 3 * 4096 + 8] = bytes(8)
    file.write_bytes(content)
    done = run("check", "--data", folder)
    assert done.returncode in (1, 2)
    said = done.stdout + done.stderr
    assert "mode 644" in said
    assert "Traceback" not in said
    assert "damaged" in said or "cannot be used" in said


def test_an_empty_folder_cannot_be_checked(tmp_path: Path) -> None:
    assert "no database" in refused("check", "--data", tmp_path)
    assert list(tmp_path.iterdir()) == []
