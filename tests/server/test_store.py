"""The SQLite file: older formats are taken over, newer ones and a second server are refused."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from heckmeck.server.store.interface import StoredIdentity, StoreUnusable
from heckmeck.server.store.sqlite import SqliteStore

ANNA, BEN = StoredIdentity(1, "Anna"), StoredIdentity(2, "Ben")


def test_a_file_of_a_later_format_is_refused(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "heckmeck.db") as db:
        db.execute("PRAGMA user_version=99")
    db.close()
    with pytest.raises(StoreUnusable, match=r"store-format.*found=99"):
        asyncio.run(SqliteStore(tmp_path).open())


def test_only_one_server_uses_a_folder(tmp_path: Path) -> None:
    async def check() -> None:
        store = SqliteStore(tmp_path)
        await store.open()
        with pytest.raises(StoreUnusable, match="store-used"):
            await SqliteStore(tmp_path).open()
        await store.close()
        again = SqliteStore(tmp_path)
        await again.open()
        await again.close()

    asyncio.run(check())


def test_a_database_of_another_program_is_refused(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "heckmeck.db") as db:
        db.execute("CREATE TABLE recipe (name TEXT)")
    db.close()
    with pytest.raises(StoreUnusable, match="store-foreign"):
        asyncio.run(SqliteStore(tmp_path).open())


def test_an_empty_file_is_no_new_server(tmp_path: Path) -> None:
    (tmp_path / "heckmeck.db").touch()
    with pytest.raises(StoreUnusable, match="store-empty"):
        asyncio.run(SqliteStore(tmp_path).open())
    assert (tmp_path / "heckmeck.db").stat().st_size == 0


@pytest.mark.parametrize("trace", ["heckmeck.db-wal", "heckmeck.lock"])
def test_a_missing_database_is_no_new_server(tmp_path: Path, trace: str) -> None:
    (tmp_path / trace).write_bytes(b"x")
    with pytest.raises(StoreUnusable, match=rf"store-missing.*{trace}"):
        asyncio.run(SqliteStore(tmp_path).open())
    assert not (tmp_path / "heckmeck.db").exists()


def test_a_first_start_that_failed_leaves_no_trace(tmp_path: Path) -> None:
    (tmp_path / "heckmeck.db.new").mkdir()  # in the way of the new database
    with pytest.raises(StoreUnusable, match="store-unusable"):
        asyncio.run(SqliteStore(tmp_path).open())
    (tmp_path / "heckmeck.db.new").rmdir()

    async def open_and_close() -> None:
        store = SqliteStore(tmp_path)
        await store.open()
        await store.close()

    asyncio.run(open_and_close())
