"""What a table does by itself, and when: bots, clocks, absent players, the end of its life.

Deadlines follow from the log, from who is connected, and from the server's downtime. So after a
restart everything continues, and nobody loses the time in which the server was down.
"""

from collections.abc import Callable
from typing import Literal, NamedTuple

from heckmeck.protocol.tables import Clock, Days, Lively, Settings
from heckmeck.server.config import Limits
from heckmeck.server.tables.table import Table

DAY = 86_400_000  # milliseconds


class Deadline(NamedTuple):
    """What has to happen at this time, unless the table changes first."""

    at: int
    action: Literal["bot", "time", "gone", "too_old"]


class Downtime:
    """The periods in which the server was not running."""

    def __init__(self, periods: list[tuple[int, int]]) -> None:
        self._periods = periods

    def since(self, start: int) -> int:
        """How many milliseconds the server has been down since this moment."""
        return sum(max(0, end - max(begin, start)) for begin, end in self._periods)


def turn_limit(settings: Settings) -> int | None:
    """Milliseconds per turn, if there is a clock."""
    match settings.pace:
        case Lively(seconds):
            return seconds * 1000
        case Days(days):
            return days * DAY
    return None


def turn_clock(table: Table, now: int, downtime: Downtime) -> Clock | None:
    """The clock of the turn. Bots and relaxed tables have none."""
    seat, limit = table.mover(), turn_limit(table.settings)
    if seat is None or seat.moved_by_bot or limit is None or table.state is None:
        return None
    left = _turn_end(table, limit, downtime) - now
    return Clock(table.state.player, max(0, min(limit, left)), limit)


def _turn_end(table: Table, limit: int, downtime: Downtime) -> int:
    """When the time for this turn is up. While the server is down, the clock stands still."""
    return table.turn_since + limit + downtime.since(table.turn_since)


def next_deadline(
    table: Table,
    connected: set[int],
    gone_since: Callable[[int], int],
    downtime: Downtime,
    limits: Limits,
) -> Deadline | None:
    """What happens next if nobody does anything."""
    if table.lifecycle == "open":
        return Deadline(table.at + int(limits.open_days * DAY), "too_old")
    seat = table.mover()
    if seat is None:
        return None
    # A game in one sitting pauses while none of its people is connected. A game over days does not.
    waiting = bool(connected & table.identity_ids()) or isinstance(table.settings.pace, Days)
    idle = Deadline(table.at + int(limits.idle_days * DAY), "too_old")
    if seat.kind == "bot" or (seat.standing_in and waiting):
        return Deadline(table.at + table.settings.bot_pace, "bot")
    if seat.standing_in or seat.identity_id is None or not waiting:
        return idle
    deadlines = [idle]
    limit = turn_limit(table.settings)
    if limit is not None:
        deadlines.append(Deadline(_turn_end(table, limit, downtime), "time"))
    grace = table.settings.grace
    others = (connected & table.identity_ids()) - {seat.identity_id}
    if grace is not None and seat.identity_id not in connected and others:
        deadlines.append(Deadline(gone_since(seat.identity_id) + grace * 1000, "gone"))
    return min(deadlines)
