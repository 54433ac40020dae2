"""What a table does by itself, and when: bots, clocks, absent players, the end of its life.

Deadlines follow from the log and from who is connected, so after a restart everything continues.
All times here are uptimes of the server: nobody loses the time in which it was down. Only the
end of a daily challenge follows the wall clock: then everybody may know its dice.
"""

from collections.abc import Callable
from typing import Literal, NamedTuple

from heckmeck.protocol.tables import Clock, Days, Lively, Settings
from heckmeck.rules import MIN_PLAYERS
from heckmeck.server.clock import DAY
from heckmeck.server.config import Limits
from heckmeck.server.tables.showing import LONGEST_LEAD
from heckmeck.server.tables.table import Table


class Deadline(NamedTuple):
    """What has to happen at this time, unless the table changes first."""

    at: int
    action: Literal["bot", "time", "gone", "start", "reveal", "too_old"]


class Attendance(NamedTuple):
    """Who is at a table now."""

    connected: set[int]  # the identities that are connected, seated or not
    watched: bool  # whether anybody is connected at all
    since: int  # when a player came to the table after a time without any
    gone_since: Callable[[int], int]  # when this identity was last seen


def turn_limit(settings: Settings) -> int | None:
    """Milliseconds per turn, if there is a clock."""
    match settings.pace:
        case Lively(seconds):
            return seconds * 1000
        case Days(days):
            return days * DAY
    return None


def turn_clock(table: Table, now: int, since: int) -> Clock | None:
    """The clock of the turn. Bots and relaxed tables have none. For `since` see `Attendance`."""
    seat, limit = table.mover(), turn_limit(table.settings)
    if seat is None or seat.moved_by_bot or limit is None or table.state is None:
        return None
    left = _turn_end(table, limit, since) - now
    return Clock(
        table.state.player, max(0, min(limit, left)), limit, starts_in=max(0, left - limit)
    )


def _turn_end(table: Table, limit: int, since: int) -> int:
    """When the time for this turn is up.

    In one sitting, the clock starts when the moves before the turn have been shown at the normal
    pace. Such a game pauses without players, and the clock starts again when one of them comes
    back.
    """
    if isinstance(table.settings.pace, Days):
        return table.turn_since + limit
    return max(table.turn_shown, since) + limit


def _bot_moves(table: Table) -> int:
    """When a bot makes its next move: soon, but not far ahead of those who watch."""
    at = table.uptime + table.settings.bot_pace
    if isinstance(table.settings.pace, Days):
        return at  # nobody sits and watches
    return max(at, table.shown_until - LONGEST_LEAD)


def next_deadline(
    table: Table, attendance: Attendance, limits: Limits, revealed: bool = False
) -> Deadline | None:
    """What happens next if nobody does anything. `revealed`: everybody may know the dice."""
    if table.starting is not None:
        return Deadline(table.starting_since + int(limits.reveal_time * 1000), "reveal")
    if (start := rematch_start(table, attendance, limits)) is not None:
        return Deadline(start, "start")
    if table.lifecycle == "open":
        return Deadline(table.uptime + int(limits.open_days * DAY), "too_old")
    seat = table.mover()
    if seat is None:
        return None
    if revealed:
        return Deadline(table.uptime, "too_old")
    idle = Deadline(table.uptime + int(limits.idle_days * DAY), "too_old")
    players = attendance.connected & table.identity_ids()
    over_days = isinstance(table.settings.pace, Days)
    if seat.moved_by_bot:
        if over_days:
            # The turn of a person follows. Once bots play for everybody, the game rests.
            moves = attendance.watched or any(not each.moved_by_bot for each in table.seats)
        else:
            moves = attendance.watched if seat.kind == "bot" else bool(players)
        return Deadline(_bot_moves(table), "bot") if moves else idle
    # A game in one sitting pauses while none of its people is connected. A game over days does not.
    if seat.identity_id is None or not (players or over_days):
        return idle
    deadlines = [idle]
    limit = turn_limit(table.settings)
    if limit is not None:
        end = _turn_end(table, limit, attendance.since)
        deadlines.append(Deadline(end, "time"))
    grace = table.settings.grace
    if grace is not None and seat.identity_id not in players and players:
        # As long as nobody was waiting, it does not matter who was away.
        gone = max(attendance.gone_since(seat.identity_id), attendance.since)
        deadlines.append(Deadline(max(gone, table.waited_uptime) + grace * 1000, "gone"))
    return min(deadlines)


def rematch_start(table: Table, attendance: Attendance, limits: Limits) -> int | None:
    """When the game of a table made by "play again" starts by itself, if it does.

    At once if everybody has come, else when their time is up. Nobody plays a game they did not
    come to, and with fewer than two players who are ready the table stays open: whoever comes late
    still gets their share into the dice.
    """
    by_itself = table.game_number > 1 and table.lifecycle == "open" and table.starting is None
    if not by_itself or not attendance.watched:
        return None
    here = at_rematch(table, attendance)
    people = [number for number in here if table.seats[number].kind == "human"]
    ready = [number for number in people if _has_come(table, number)]
    bots = len(here) - len(people)
    taken = [seat for seat in table.seats if seat.kind != "empty"]
    if not ready or bots + len(ready) < MIN_PLAYERS:
        return None
    if len(here) == len(taken) and ready == people:
        return table.uptime
    if isinstance(table.settings.pace, Days):
        return None  # over days, people are rarely there at the same time
    return table.opened_uptime + int(limits.rematch_time * 1000)


def at_rematch(table: Table, attendance: Attendance) -> list[int]:
    """The seats of bots, and of people who have come to the table made by "play again"."""
    return [
        number
        for number, seat in enumerate(table.seats)
        if seat.kind == "bot"
        or (seat.kind == "human" and seat.commitment is not None)
        or (seat.kind == "human" and seat.identity_id in attendance.connected)
    ]


def _has_come(table: Table, number: int) -> bool:
    """Whether the device of this player is ready. It sends no share of dice that are typed in."""
    return table.settings.dice == "typed" or table.seats[number].commitment is not None
