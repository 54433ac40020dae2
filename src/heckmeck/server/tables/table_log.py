"""From a log to a table, and from a table to what the store keeps of it."""

from heckmeck.dice.fair import new_secret
from heckmeck.protocol.entries import Started
from heckmeck.protocol.to_client import LogStep
from heckmeck.server.clock import ServerClock
from heckmeck.server.store.interface import (
    Append,
    IndexEntry,
    LogRow,
    TableHeader,
    TableUnreadable,
)
from heckmeck.server.tables.codes import new_code, new_id
from heckmeck.server.tables.live_table import log_step
from heckmeck.server.tables.table import Entries, Table
from heckmeck.server.tables.views import summary


def fold_log(header: TableHeader, rows: list[LogRow]) -> tuple[Table, list[LogStep]]:
    """A table from its log; raises `TableUnreadable`."""
    table = Table(header)
    steps = []
    for row in rows:
        try:
            steps.append(log_step(row, table.fold(row)))
        except Exception as error:
            # Whatever it is (an unknown setting, a move that is not legal any more), it must stay
            # the problem of this table.
            kind = type(row.entry).__name__
            reason = f"entry {row.version} ({kind}) makes no sense ({type(error).__name__})"
            raise TableUnreadable(header, reason) from error
    if not steps:
        raise TableUnreadable(header, "its log is empty")
    if table.commitment != _published_commitment(rows, table.commitment):
        raise TableUnreadable(header, "the secret of its dice does not match the commitment")
    return table, steps


def _published_commitment(rows: list[LogRow], default: str) -> str:
    """The commitment to the dice in the log, once the game has started."""
    for row in rows:
        if isinstance(row.entry, Started):
            dice = row.entry.header.get("meta", {}).get("dice", {})
            return str(dice.get("commitment", default))
    return default


def new_table(
    entries: Entries, clock: ServerClock, header: TableHeader | None = None
) -> tuple[Table, Append]:
    """A table that begins with these entries, and what the store must append for it."""
    now, uptime = clock.wall(), clock.uptime()
    table = Table(header or TableHeader(new_id(), new_code(), new_secret(), now))
    rows = [
        LogRow(version, now, identity_id, None, entry, uptime)
        for version, (identity_id, entry) in enumerate(entries, start=1)
    ]
    for row in rows:
        table.fold(row)
    return table, Append(
        table.id,
        0,
        rows,
        header=table.header,
        index_entry=index_entry(table),
        public=table.settings.public,
    )


def index_entry(table: Table) -> IndexEntry:
    mover = table.mover()
    return IndexEntry(
        summary(table),
        table.owner,
        None if mover is None else mover.identity_id,
        frozenset(table.identity_ids()),
    )


def changed_index(before: Table, after: Table) -> IndexEntry | None:
    """The new index entry, or None after a move within a turn: no list shows a difference then."""
    if before.lifecycle == after.lifecycle == "running" and before.seats is after.seats:
        if before.turn == after.turn:
            return None
        return index_entry(after)._replace(seated=None)
    return index_entry(after)
