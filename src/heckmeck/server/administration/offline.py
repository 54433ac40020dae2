"""Administration of a data folder while no server runs, or of a database that nodes share."""

import asyncio
from contextlib import suppress
from pathlib import Path

from heckmeck.server.administration.administration import Administration, AdminProblem
from heckmeck.server.administration.requests import AdminAnswer, AdminRequest
from heckmeck.server.config import Limits
from heckmeck.server.forbidden_words import ForbiddenWords
from heckmeck.server.identities import Identities
from heckmeck.server.people import People
from heckmeck.server.refusal import Refusal
from heckmeck.server.store.files import DATABASE
from heckmeck.server.store.moved import refuse_moved
from heckmeck.server.store.select import choose_store
from heckmeck.server.tables.scheduler import HEARTBEAT_INTERVAL
from heckmeck.server.tables.tables import Tables


def answer_offline(folder: Path, request: AdminRequest, database: str | None = None) -> AdminAnswer:
    """Raises `AdminProblem`, or `StoreUnusable` if a server is starting or stopping just now.

    With the address of a database, the folder does not matter, and nodes may be running.
    """
    if database is None and not (folder / DATABASE).exists():
        refuse_moved(folder)
        raise AdminProblem("store-none", folder=str(folder))
    return asyncio.run(_answer(folder, request, database))


async def _answer(folder: Path, request: AdminRequest, database: str | None) -> AdminAnswer:
    store = choose_store(folder, database, has_duties=False)
    tables = Tables(store, Limits())
    await tables.open()
    beating = None if store.nodes.alone else asyncio.create_task(_keep_lease(tables))
    try:
        identities = Identities(store.people, tables.clock, ForbiddenWords())
        people = People(store.people, identities, tables)
        return await Administration(store, tables, people).answer(request)
    finally:
        if beating is not None:
            beating.cancel()
            await asyncio.wait([beating])
        await tables.close()


async def _keep_lease(tables: Tables) -> None:
    """A database that nodes share stores nothing for a node that has not been heard of lately."""
    while True:
        await asyncio.sleep(HEARTBEAT_INTERVAL)
        with suppress(Refusal):  # whoever wants to store something gets it, too
            await tables.beat()
