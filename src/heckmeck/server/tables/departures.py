"""What a table does when a person is banned, renamed or deleted: entries for its log.

These are decisions of the server, so they need no command of a player.
"""

from heckmeck.protocol.entries import Abandoned, Left, Renamed, StoodIn, TableEntry
from heckmeck.server.tables.commands import stand_in_bot
from heckmeck.server.tables.table import Table


def leave_for_good(table: Table, identity_id: int) -> list[TableEntry]:
    """The person gives up every seat. In a running game a bot takes over."""
    if table.lifecycle not in ("open", "running"):
        return []
    if table.starting is not None:  # the seats are fixed by now
        return _stand_in(table, identity_id)
    bot = stand_in_bot(table) if table.lifecycle == "running" else None
    entries: list[TableEntry] = [Left(seat, False, bot) for seat in table.seats_of(identity_id)]
    others = table.identity_ids() - {identity_id}
    if table.lifecycle == "running":
        if entries and not others:
            entries.append(Abandoned("everyone_left"))
    elif table.owner == identity_id and (not others or not entries):
        entries.append(Abandoned("closed"))  # nobody could start the game any more
    return entries


def stop_playing(table: Table, identity_id: int) -> list[TableEntry]:
    """The person cannot act any more, perhaps for a while: a bot stands in.

    The others are told that the person is gone. That they were banned is nobody else's business.
    """
    if table.lifecycle != "running":
        return leave_for_good(table, identity_id)
    return _stand_in(table, identity_id)


def _stand_in(table: Table, identity_id: int) -> list[TableEntry]:
    return [
        StoodIn(seat, stand_in_bot(table), "gone")
        for seat in table.seats_of(identity_id)
        if not table.seats[seat].standing_in
    ]


def rename_seats(table: Table, identity_id: int, name: str) -> list[TableEntry]:
    """Another name, unless the game is starting: then the name is part of the record."""
    if table.lifecycle != "open" or table.starting is not None:
        return []
    names = (name if number == 1 else f"{name} {number}" for number in range(1, 9))
    return [
        Renamed(seat, new) for seat, new in zip(table.seats_of(identity_id), names, strict=False)
    ]


def close_table(table: Table) -> list[TableEntry]:
    return [Abandoned("operator")] if table.lifecycle in ("open", "running") else []
