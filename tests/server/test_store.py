"""The SQLite file: older formats are taken over, newer ones and a second server are refused."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from heckmeck.protocol import encode
from heckmeck.protocol.http import NewTable
from heckmeck.protocol.tables import Settings
from heckmeck.protocol.to_server import Sit, Stand, Start
from heckmeck.server.config import Limits
from heckmeck.server.store.interface import StoredIdentity
from heckmeck.server.store.sqlite import SCHEMA, SqliteStore, StoreUnusable
from heckmeck.server.tables.scheduler import Scheduler
from heckmeck.server.tables.tables import Tables, index_entry
from heckmeck.server.workers.workers import Workers

ANNA, BEN = StoredIdentity(1, "Anna"), StoredIdentity(2, "Ben")


def write_format_1(folder: Path) -> None:
    """A running game as the first format stored it: its index knows only the start."""

    async def play() -> None:
        tables = Tables(SqliteStore(folder / "new"), Limits())
        await tables.open()
        header = await tables.create(ANNA, NewTable(Settings(seats=3)))
        live = await tables.find(header.id)
        await tables.execute(live, BEN, Sit("a", 1))
        await tables.execute(live, StoredIdentity(3, "Cleo"), Sit("b", 2))
        await tables.execute(live, ANNA, Start("c"))
        await tables.execute(live, BEN, Stand("d", 1))
        rows = await tables.store.load(header.id)
        assert rows is not None
        summary = encode(index_entry(live.table).summary)
        await tables.close()
        with sqlite3.connect(folder / "heckmeck.db") as db:
            db.executescript(f"{SCHEMA}PRAGMA user_version=1;")
            db.execute(
                "INSERT INTO game_table VALUES (?, ?, ?, ?, 'running', 1, 0, ?, 0)",
                (*header, summary),
            )
            db.executemany(
                "INSERT INTO log VALUES (?, ?, ?, ?, ?, ?)",
                [(header.id, *row[:4], encode(row.entry)) for row in rows[1]],
            )
            db.executemany("INSERT INTO joined VALUES (?, ?)", [(n, header.id) for n in (1, 2, 3)])
        db.close()

    (folder / "new").mkdir()
    asyncio.run(play())


def test_a_file_of_the_first_format_is_taken_over_and_indexed_anew(tmp_path: Path) -> None:
    write_format_1(tmp_path)

    async def check() -> None:
        tables = Tables(SqliteStore(tmp_path), Limits())
        await tables.open()
        await Scheduler(tables, Workers())._resume()
        (table,) = tables.live.values()
        assert table.table.state is not None
        mover = table.table.seats[table.table.state.player].identity_id
        for identity_id in (1, 3):
            (listed,) = await tables.store.current_tables(identity_id, 10)
            assert listed.your_turn == (mover == identity_id)
        assert await tables.store.current_tables(2, 10) == []  # Ben has left
        await tables.close()

    asyncio.run(check())


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
