"""The scheduler keeps going, whatever goes wrong at a table."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from heckmeck.protocol.http import NewTable
from heckmeck.server.config import Limits
from heckmeck.server.store.interface import StoredIdentity
from heckmeck.server.store.sqlite import SqliteStore
from heckmeck.server.tables import scheduler as scheduling
from heckmeck.server.tables import tables as all_tables
from heckmeck.server.tables.scheduler import Scheduler
from heckmeck.server.tables.tables import Tables
from heckmeck.server.workers.workers import Workers

ANNA = StoredIdentity(1, "Anna")


async def test_a_damaged_table_does_not_keep_the_others_from_continuing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    tables = Tables(SqliteStore(tmp_path), Limits())
    await tables.open()
    for _ in range(3):
        await tables.create(ANNA, NewTable())
    first, *others = await tables.store.unfinished()
    await tables.close()
    with sqlite3.connect(tmp_path / "heckmeck.db") as db:
        db.execute("UPDATE log SET entry = 'damaged' WHERE table_id = ?", (first,))
    db.close()
    tables = Tables(SqliteStore(tmp_path), Limits())
    await tables.open()
    await Scheduler(tables, Workers())._resume()
    assert list(tables.live) == others
    assert f"table_set_aside table={first} " in caplog.text
    await tables.close()


async def test_a_table_that_cannot_be_loaded_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(scheduling, "RETRY_DELAY", 1)
    tables = Tables(SqliteStore(tmp_path), Limits(open_days=1e-9))
    await tables.open()
    scheduler = Scheduler(tables, Workers())
    table = (await tables.create(ANNA, NewTable())).id
    tables.evict(tables.live[table])  # so that the scheduler has to load it
    monkeypatch.setattr(tables.store, "load", failing_twice(tables.store.load))
    scheduler.start()
    async with asyncio.timeout(20):
        while await tables.store.unfinished():
            await asyncio.sleep(0.01)
    assert (await tables.find(table)).table.lifecycle == "abandoned"
    assert f"table={table} error=" in caplog.text
    await scheduler.close()
    await tables.close()


def failing_twice(load: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
    failures = [OSError("the disk is tired") for _ in range(2)]

    async def attempt(key: str, most: int) -> Any:
        if failures:
            raise failures.pop()
        return await load(key, most)

    return attempt


async def test_abandoned_tables_are_deleted_while_the_server_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = Tables(SqliteStore(tmp_path), Limits(open_days=1e-9))
    await tables.open()
    monkeypatch.setattr(scheduling, "DELETE_INTERVAL", 0.01)
    monkeypatch.setattr(all_tables, "KEEP_ABANDONED", -1)
    scheduler = Scheduler(tables, Workers())
    table = (await tables.create(ANNA, NewTable())).id
    scheduler.start()
    async with asyncio.timeout(60):
        while await tables.store.load(table) is not None:
            await asyncio.sleep(0.01)
    await scheduler.close()
    await tables.close()
