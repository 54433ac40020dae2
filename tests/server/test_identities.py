"""Identities: what the server remembers of their names."""

import asyncio
from typing import Any, cast

from heckmeck.server.clock import ServerClock
from heckmeck.server.forbidden_words import ForbiddenWords
from heckmeck.server.identities import Identities
from heckmeck.server.store.interface import PeopleStore, StoredIdentity


class SlowStore:
    """One identity. A read looks at the name at once and returns it when it is allowed to."""

    def __init__(self) -> None:
        self.name = "Anna"
        self.may_return = asyncio.Event()

    async def identity(self, _key: bytes) -> StoredIdentity:
        found = StoredIdentity(1, self.name)
        await self.may_return.wait()
        return found

    async def note_use(self, _key: bytes, _day: int) -> None:
        pass

    async def rename(self, _identity: int, name: str) -> None:
        self.name = name


async def test_a_rename_outlives_a_read_that_began_before_it() -> None:
    store = SlowStore()
    people = cast(PeopleStore, cast(Any, store))
    identities = Identities(people, ServerClock(), ForbiddenWords())
    reading = asyncio.create_task(identities.recognize("token"))
    await asyncio.sleep(0)
    await identities.rename(StoredIdentity(1, "Anna"), "Ben")
    store.may_return.set()
    await reading
    assert (await identities.recognize("token")).name == "Ben"
