"""Administration of a data folder while no server runs."""

import asyncio
from pathlib import Path

from heckmeck.server.administration.administration import Administration, AdminProblem
from heckmeck.server.administration.requests import AdminAnswer, AdminRequest
from heckmeck.server.config import Limits
from heckmeck.server.forbidden_words import ForbiddenWords
from heckmeck.server.identities import Identities
from heckmeck.server.people import People
from heckmeck.server.store.files import DATABASE
from heckmeck.server.store.sqlite import SqliteStore
from heckmeck.server.tables.tables import Tables


def answer_offline(folder: Path, request: AdminRequest) -> AdminAnswer:
    """Raises `AdminProblem`, or `StoreUnusable` if a server is starting or stopping just now."""
    if not (folder / DATABASE).exists():
        raise AdminProblem("store-none", folder=str(folder))
    return asyncio.run(_answer(folder, request))


async def _answer(folder: Path, request: AdminRequest) -> AdminAnswer:
    store = SqliteStore(folder)
    tables = Tables(store, Limits())
    await tables.open()
    try:
        identities = Identities(store.people, tables.clock, ForbiddenWords())
        people = People(store.people, identities, tables)
        return await Administration(store, tables, people).answer(request)
    finally:
        await tables.close()
