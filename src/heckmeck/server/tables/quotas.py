"""How much of the public tables one person may take: nobody fills them all."""

import asyncio
from weakref import WeakValueDictionary

from heckmeck.message import Message
from heckmeck.protocol.tables import Settings
from heckmeck.server.config import Limits
from heckmeck.server.rate_limits import TokenBuckets
from heckmeck.server.refusal import Refusal
from heckmeck.server.store.interface import Store, StoredIdentity
from heckmeck.server.tables.table import Table


class Quotas:
    """What is counted is stored already, so it must be counted and taken under `lock`."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self._store = store
        self._limits = limits
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._newcomers = TokenBuckets(limits.newcomer_burst, limits.newcomer_rate)

    def lock(self, identity_id: int) -> asyncio.Lock:
        """One new seat or table of a person at a time; else many at once would all pass."""
        return self._locks.setdefault(identity_id, asyncio.Lock())

    async def check_new_table(self, actor: StoredIdentity, settings: Settings) -> None:
        """Raises `Refusal`."""
        held = await self._store.count_held(actor.id)
        if held.owned >= self._limits.tables_per_identity:
            raise Refusal("too_many_tables")
        if settings.public and held.public_tables >= self._limits.public_tables_per_identity:
            most = self._limits.public_tables_per_identity
            raise Refusal("too_many_tables", Message("server-public-tables", {"most": most}))

    async def check_new_seat(self, actor: StoredIdentity, table: Table) -> None:
        """At the public table of somebody else. Raises `Refusal`."""
        if not counts(actor, table):
            return
        here = len(table.seats_of(actor.id))
        elsewhere = (await self._store.count_held(actor.id)).public_seats - bool(here)
        if here >= self._limits.seats_per_public_table:
            raise Refusal("too_many_seats")
        if elsewhere >= self._limits.public_seats_per_identity:
            raise Refusal("too_many_seats")

    async def check_newcomer(self, identity_id: int, address: str) -> None:
        """Slow down those who take public seats with one new identity after another.

        Whoever has finished a game is no newcomer. Addresses are only kept in memory. Raises
        `Refusal`.
        """
        if await self._store.has_finished(identity_id):
            return
        if not self._newcomers.of(address).take():
            raise Refusal("too_many_seats")


def counts(actor: StoredIdentity, table: Table) -> bool:
    """Whether a seat here counts: it is open to everybody, and belongs to somebody else."""
    return table.settings.public and table.lifecycle == "open" and table.owner != actor.id
