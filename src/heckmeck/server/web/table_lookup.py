"""Finding the table that a visitor asks for, over HTTP or over a socket."""

from heckmeck.server.config import Limits
from heckmeck.server.rate_limits import TokenBucket, TokenBuckets
from heckmeck.server.refusal import Refusal, unknown_table
from heckmeck.server.tables.codes import ID_LENGTH, table_key
from heckmeck.server.tables.live_table import LiveTable
from heckmeck.server.tables.tables import Tables


class GuessLimits:
    """How often people may ask for what does not exist: per address, and for codes all together.

    Many addresses are cheap, so the second limit is what keeps the short codes of tables secret.
    """

    def __init__(self, limits: Limits) -> None:
        self._by_address = TokenBuckets(limits.miss_burst, limits.miss_rate)
        self._total = TokenBucket(limits.total_miss_burst, limits.total_miss_rate)

    def start(self, address: str, *, short: bool) -> None:
        """Count a guess before looking, so that guesses at the same time all count.

        Raises `Refusal`.
        """
        own = self._by_address.of(address)
        if not own.take():
            raise Refusal("too_fast")
        if short and not self._total.take():
            own.give_back()
            raise Refusal("too_fast")

    def was_right(self, address: str, *, short: bool) -> None:
        """It was no guess."""
        self._by_address.of(address).give_back()
        if short:
            self._total.give_back()


async def find_visible_table(
    tables: Tables, guesses: GuessLimits, key: str, address: str, identity_id: int | None
) -> LiveTable:
    """A table this visitor may see, up to date. Guessing codes gets slow. Raises `Refusal`."""
    is_code = len(table_key(key)) != ID_LENGTH  # nobody can guess an id
    if is_code:
        guesses.start(address, short=True)
    live = await tables.find(key)
    await tables.reload_if_stale(live)  # before the decision: it may have removed somebody
    if not live.admits(identity_id, address, by_code=key != live.table.id):
        raise unknown_table()
    if is_code:
        guesses.was_right(address, short=True)
    return live
