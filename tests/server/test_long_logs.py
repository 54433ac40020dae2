"""What reads the whole log of a table costs as much as many requests."""

from pathlib import Path
from typing import Any

import httpx

from heckmeck.protocol.entries import Left, Sat
from heckmeck.protocol.http import NewTable
from heckmeck.server.config import Limits
from heckmeck.server.forbidden_words import ForbiddenWords
from heckmeck.server.services import Services
from heckmeck.server.store.interface import Append, LogRow, StoredIdentity
from heckmeck.server.tables.tables import Tables
from heckmeck.server.web.app import build_app
from heckmeck.server.web.routes import ENTRIES_PER_REQUEST

ANNA = StoredIdentity(1, "Anna")


async def statuses(services: Services, path: str, count: int) -> list[int]:
    app: Any = build_app(services)
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as client:
        return [(await client.get(path)).status_code for _ in range(count)]


async def long_table(tables: Tables) -> str:
    """The id of a table whose log counts as a little more than four requests."""
    table = (await tables.create(ANNA, NewTable())).id
    version = tables.live[table].table.version
    rows = [
        LogRow(version + 1 + number, 0, 1, None, Left(0) if number % 2 == 0 else Sat(0, "Anna"), 0)
        for number in range(4 * ENTRIES_PER_REQUEST)
    ]
    await tables.store.append([Append(table, version, rows)])
    tables.evict(tables.live[table])
    return table


async def test_a_long_log_counts_as_many_requests(tmp_path: Path) -> None:
    services = Services(tmp_path, Limits(request_burst=10, request_rate=0), ForbiddenWords())
    await services.tables.open()
    short = (await services.tables.create(ANNA, NewTable())).id
    long = await long_table(services.tables)
    assert await statuses(services, f"/api/tables/{short}/steps", 4) == [200] * 4
    assert await statuses(services, f"/api/tables/{long}/steps", 3) == [200, 200, 429]
    assert await statuses(services, f"/api/tables/{long}/record", 1) == [429]
    assert await statuses(services, f"/api/tables/{long}", 2) == [200] * 2
    assert await statuses(services, f"/api/tables/{short}/steps", 1) == [200]
    await services.tables.close()


async def test_a_log_that_is_longer_than_the_burst_can_be_read(tmp_path: Path) -> None:
    services = Services(tmp_path, Limits(request_burst=2, request_rate=0), ForbiddenWords())
    await services.tables.open()
    long = await long_table(services.tables)
    assert await statuses(services, f"/api/tables/{long}/steps", 2) == [200, 429]
    await services.tables.close()
