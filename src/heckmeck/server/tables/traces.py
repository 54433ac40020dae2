"""What is left of a person in the log of a table."""

import msgspec

from heckmeck.protocol.entries import Left, Renamed, Sat, Started, Starting, TableEntry
from heckmeck.server.store.interface import LogRow


def others_took_part(rows: list[LogRow], identity_id: int) -> bool:
    """Whether anybody else ever did something at this table."""
    return any(row.identity_id not in (None, identity_id) for row in rows)


def names_of(rows: list[LogRow], identity_id: int) -> list[str]:
    """The names under which a person sat at this table."""
    names = (
        row.entry.name
        for row in rows
        if isinstance(row.entry, Sat) and row.identity_id == identity_id
    )
    return list(dict.fromkeys(names))


def without_name(rows: list[LogRow], identity_id: int) -> list[tuple[int, TableEntry]]:
    """The entries that name a person who is not part of the game, without the name.

    The names of a game that has started stay: the others saw them, and the dice depend on them.
    """
    players: list[str] = next(
        (row.entry.header["players"] for row in rows if isinstance(row.entry, Starting | Started)),
        [],
    )
    seats: set[int] = set()  # those of this person, until the seats are fixed
    changed: list[tuple[int, TableEntry]] = []
    for row in rows:
        match row.entry:
            case Starting() | Started():
                break
            case Sat(seat=seat):
                seats = seats | {seat} if row.identity_id == identity_id else seats - {seat}
            case Left(seat=seat):
                seats -= {seat}
        entry = row.entry
        if isinstance(entry, Sat | Renamed) and entry.seat in seats and entry.name not in players:
            neutral = f"Player {entry.seat + 1}"
            changed.append((row.version, msgspec.structs.replace(entry, name=neutral)))
    return changed
