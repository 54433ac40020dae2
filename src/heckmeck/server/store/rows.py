"""Rows of the database and what they mean: the same in every database."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from heckmeck.protocol import decode_entry, encode
from heckmeck.protocol.entries import TableEntry
from heckmeck.protocol.http import TableSummary
from heckmeck.rules import HeckmeckError
from heckmeck.server.logs import log
from heckmeck.server.store.checksums import log_checksum
from heckmeck.server.store.interface import (
    GameFilter,
    IndexEntry,
    LogRow,
    StoredResult,
    TableHeader,
    TableUnreadable,
)


class RowsUnreadable(Exception):
    """These rows of a log make no sense. See `TableUnreadable`."""


# logs


def stored_row(
    table: str, row: LogRow
) -> tuple[str, int, int, int | None, str | None, bytes, int, int]:
    """The values of all columns of `log`, in their order."""
    values = (table, *row[:4], encode(row.entry), row.uptime)
    return (*values, log_checksum(*values))


def renamed_row(table: str, stored: Sequence[Any], entry: TableEntry) -> tuple[bytes, int]:
    """A new entry for a row with the columns of `read_rows`, and the checksum of both."""
    version, at, who, command, _, uptime, _ = stored
    encoded = encode(entry)
    return encoded, log_checksum(table, version, at, who, command, encoded, uptime)


def read_rows(table: str, rows: Iterable[Sequence[Any]]) -> list[LogRow]:
    """Rows with the columns `queries.LOG_ROW`. Raises `RowsUnreadable`."""
    try:
        return [_read_row(table, row) for row in rows]
    except (msgspec.DecodeError, HeckmeckError, ValueError, TypeError) as error:
        raise RowsUnreadable("an entry cannot be decoded") from error


def _read_row(table: str, row: Sequence[Any]) -> LogRow:
    version, at, who, command, entry, uptime, checksum = row
    if log_checksum(table, version, at, who, command, entry, uptime) != checksum:
        raise RowsUnreadable(f"entry {version} is damaged: its checksum is wrong")
    return LogRow(version, at, who, command, decode_entry(entry), uptime)


def check_length(header: TableHeader, length: int | None, most: int | None) -> None:
    """Raises `TableUnreadable`."""
    if most is not None and length is not None and length > most:
        raise TableUnreadable(header, f"its log has {length} entries, more than {most}")


def note_unreadable(table: str, problem: Exception) -> None:
    log.error("rows_left_out", table=table, problem=str(problem))


# the index of tables


def index_values(index: IndexEntry) -> tuple[str, str, int | None, int | None, bytes, int]:
    """For the columns code, lifecycle, owner, mover, summary and updated."""
    summary = index.summary
    return (
        summary.code,
        summary.lifecycle,
        index.owner,
        index.mover,
        encode(summary),
        summary.updated,
    )


def joined_rows(table: str, index: IndexEntry) -> list[tuple[int, str, int]]:
    """The columns of `joined`: whoever has a seat, and the owner."""
    seated = index.seated or frozenset()
    members = seated if index.owner is None else seated | {index.owner}
    return [(member, table, int(member in seated)) for member in sorted(members)]


def read_summary(table: str, encoded: bytes, your_turn: bool | None = False) -> TableSummary | None:
    """None: it is damaged. That table is left out of the list, and the others are shown."""
    try:
        summary = msgspec.json.decode(encoded, type=TableSummary)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        log.error("table_not_listed", table=table, problem=type(error).__name__)
        return None
    summary.your_turn = bool(your_turn)
    return summary


# results


def result_values(result: StoredResult) -> tuple[Any, ...]:
    """For the columns `queries.RESULT`."""
    return tuple(int(each) if isinstance(each, bool) else each for each in result)


def read_result(row: Sequence[Any]) -> StoredResult:
    """From the columns `queries.RESULT`."""
    found = StoredResult(*row)
    return found._replace(won=bool(found.won), left=bool(found.left))


def has_opponent(summary: TableSummary | None, seat: int, wanted: GameFilter) -> bool:
    """Whether somebody at another seat has the wanted name.

    Databases differ in how they ignore the case of letters, so Python compares names.
    """
    if wanted.opponent is None:
        return True
    part = wanted.opponent.casefold()
    return summary is not None and any(
        part in (name or "").casefold()
        for number, name in enumerate(summary.players)
        if number != seat
    )
