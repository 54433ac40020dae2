"""How much of the public tables one person may take: nobody fills them all."""

from collections.abc import Callable

from heckmeck.message import Message
from heckmeck.protocol.tables import Settings
from heckmeck.server.config import Limits
from heckmeck.server.rate_limits import TokenBuckets
from heckmeck.server.refusal import Refusal
from heckmeck.server.store.interface import Held, Store, StoredIdentity
from heckmeck.server.tables.table import Table

HeldCheck = Callable[[Held], None]  # raises `Refusal`


class Quotas:
    """What is counted is stored already, so the store counts in the transaction that adds to it."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self._store = store
        self._limits = limits
        self.newcomers = TokenBuckets(limits.newcomer_burst, limits.newcomer_rate)

    def for_new_table(self, settings: Settings) -> HeldCheck:
        limits = self._limits

        def check(held: Held) -> None:
            if held.owned >= limits.tables_per_identity:
                raise Refusal("too_many_tables")
            if settings.public and held.public_tables >= limits.public_tables_per_identity:
                most = limits.public_tables_per_identity
                raise Refusal("too_many_tables", Message("server-public-tables", {"most": most}))

        return check

    def for_new_seat(self, actor: StoredIdentity, table: Table) -> HeldCheck | None:
        """None: the seat does not count."""
        if not counts(actor, table):
            return None
        limits, here = self._limits, len(table.seats_of(actor.id))

        def check(held: Held) -> None:
            elsewhere = held.public_seats - bool(here)
            if here >= limits.seats_per_public_table:
                raise Refusal("too_many_seats")
            if elsewhere >= limits.public_seats_per_identity:
                raise Refusal("too_many_seats")

        return check

    async def check_newcomer(self, identity_id: int, address: str) -> None:
        """Slow down those who take public seats with one new identity after another.

        Whoever has finished a game is no newcomer. Addresses are only kept in memory. Raises
        `Refusal`.
        """
        if await self._store.has_finished(identity_id):
            return
        if not self.newcomers.of(address).take():
            raise Refusal("too_many_seats")


def counts(actor: StoredIdentity, table: Table) -> bool:
    """Whether a seat here counts: it is open to everybody, and belongs to somebody else."""
    return table.settings.public and table.lifecycle == "open" and table.owner != actor.id
