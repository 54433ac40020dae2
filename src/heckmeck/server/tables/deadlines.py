"""What a table does by itself, and when: bots, clocks, absent players, the end of its life.

All of it follows from the log, from who is connected, and from when the server was away; so after a
restart everything goes on, and nobody loses time the server was away for.
"""

from collections.abc import Callable
from typing import Literal, NamedTuple

from heckmeck.protocol.tables import Clock, Days, Lively, Settings
from heckmeck.server.config import Limits
from heckmeck.server.tables.table import Table

DAY = 86_400_000  # milliseconds


class Due(NamedTuple):
    """At this time this has to happen (unless the table changes before)."""

    at: int
    what: Literal["bot", "time", "gone", "too_old"]


class Away:
    """The times at which the server was not there."""

    def __init__(self, spans: list[tuple[int, int]]) -> None:
        self._spans = spans

    def since(self, start: int) -> int:
        """How many milliseconds after this moment it was away."""
        return sum(max(0, back - max(gone, start)) for gone, back in self._spans)


def turn_limit(settings: Settings) -> int | None:
    """Milliseconds a turn, if there is a clock."""
    match settings.pace:
        case Lively(seconds):
            return seconds * 1000
        case Days(days):
            return days * DAY
    return None


def clock(table: Table, now: int, away: Away) -> Clock | None:
    """The clock of the turn; none for bots and at a relaxed table."""
    seat, limit = table.mover(), turn_limit(table.settings)
    if seat is None or seat.moved_by_bot or limit is None or table.state is None:
        return None
    left = table.turn_since + limit + away.since(table.turn_since) - now
    return Clock(table.state.player, max(0, min(limit, left)), limit)


def due(
    table: Table,
    connected: set[int],
    gone_since: Callable[[int], int],
    away: Away,
    limits: Limits,
) -> Due | None:
    """What happens next if nobody does anything."""
    if table.lifecycle == "open":
        return Due(table.at + int(limits.open_days * DAY), "too_old")
    seat = table.mover()
    if seat is None:
        return None
    # Where nobody is looking nobody is waiting: a game among people in one sitting pauses when all
    # of them are gone. A game over days goes on without anybody being there.
    waiting = bool(connected & table.people()) or isinstance(table.settings.pace, Days)
    idle = Due(table.at + int(limits.idle_days * DAY), "too_old")
    if seat.kind == "bot" or (seat.standing_in and waiting):
        return Due(table.at + table.settings.bot_pace, "bot")
    if seat.standing_in or seat.who is None or not waiting:
        return idle
    dues = [idle]
    limit = turn_limit(table.settings)
    if limit is not None:
        dues.append(Due(table.turn_since + limit + away.since(table.turn_since), "time"))
    grace = table.settings.grace
    others = (connected & table.people()) - {seat.who}
    if grace is not None and seat.who not in connected and others:
        dues.append(Due(gone_since(seat.who) + grace * 1000, "gone"))
    return min(dues)
