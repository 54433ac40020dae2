"""Finding the table that a visitor asks for, over HTTP or over a socket."""

from heckmeck.server.rate_limits import TokenBucket
from heckmeck.server.refusal import Refusal, unknown_table
from heckmeck.server.tables.live_table import LiveTable
from heckmeck.server.tables.tables import Tables


async def find_visible_table(
    tables: Tables, misses: TokenBucket, key: str, identity_id: int | None
) -> LiveTable:
    """A table this visitor may see, up to date. Guessing codes gets slow. Raises `Refusal`."""
    if misses.empty():
        raise Refusal("too_fast")
    try:
        live = await tables.find(key)
        if not live.table.visible_to(identity_id):
            raise unknown_table()
    except Refusal:
        misses.take()
        raise
    await tables.reload_if_stale(live)
    return live
