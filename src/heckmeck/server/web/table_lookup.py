"""Finding the table that a visitor asks for, over HTTP or over a socket."""

from heckmeck.server.config import Limits
from heckmeck.server.rate_limits import TokenBuckets
from heckmeck.server.refusal import Refusal, unknown_table
from heckmeck.server.tables.codes import ID_LENGTH, table_key
from heckmeck.server.tables.live_table import LiveTable
from heckmeck.server.tables.tables import Tables

EVERYBODY = ""  # the one key of a limit that all addresses share


class GuessLimits:
    """How often people may ask for what does not exist: per address, and for codes all together.

    Many addresses are cheap, so the second limit is what keeps the short codes of tables secret.
    """

    def __init__(self, limits: Limits) -> None:
        self.by_address = TokenBuckets(limits.miss_burst, limits.miss_rate)
        self.total = TokenBuckets(limits.total_miss_burst, limits.total_miss_rate)

    def start(self, address: str, *, short: bool) -> None:
        """Count a guess before looking, so that guesses at the same time all count.

        Raises `Refusal`.
        """
        own = self.by_address.of(address)
        if not own.take():
            raise Refusal("too_fast")
        if short and not self.total.of(EVERYBODY).take():
            own.give_back()
            raise Refusal("too_fast")

    def was_right(self, address: str, *, short: bool) -> None:
        """It was no guess."""
        self.by_address.of(address).give_back()
        if short:
            self.total.of(EVERYBODY).give_back()


async def find_visible_table(
    tables: Tables, guesses: GuessLimits, key: str, address: str, identity_id: int | None
) -> LiveTable:
    """A table this visitor may see, up to date. Guessing codes gets slow. Raises `Refusal`."""
    is_code = len(table_key(key)) != ID_LENGTH  # nobody can guess an id
    if is_code:
        guesses.start(address, short=True)
    live = await tables.find(key)
    await tables.refresh(live)  # before the decision: it may have removed somebody
    if is_code and table_key(key) != live.table.header.code:
        raise unknown_table()  # another node has given the table a new one
    if not live.admits(identity_id, address, by_code=key != live.table.id):
        raise unknown_table()
    if is_code:
        guesses.was_right(address, short=True)
    return live
