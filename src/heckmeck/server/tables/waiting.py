"""Somebody is away: the time until a bot stands in, and the wish of the others to wait longer.

One person is enough to wait, once per turn. Nobody can hold up the others that way: more than half
of them can let a bot play at any time. Alone with the missing player, one may wait for ever.
"""

from heckmeck.message import Message
from heckmeck.protocol.entries import TableEntry, Voted, Waited
from heckmeck.protocol.tables import Away
from heckmeck.protocol.to_server import Wait
from heckmeck.server.config import Limits
from heckmeck.server.refusal import Refusal
from heckmeck.server.store.interface import StoredIdentity
from heckmeck.server.tables.commands import Decision
from heckmeck.server.tables.deadlines import Attendance, next_deadline
from heckmeck.server.tables.table import Table
from heckmeck.server.tables.votes import others_there, stand_in_vote_at


def away_view(table: Table, attendance: Attendance, limits: Limits, now: int) -> Away | None:
    """The player whose turn it is, if nobody is there to move."""
    seat = _absent(table, attendance)
    if seat is None:
        return None
    deadline = next_deadline(table, attendance, limits)
    by_itself = deadline is not None and deadline.action in ("gone", "time")
    alone = len(others_there(table, seat, attendance.connected)) <= 1
    return Away(
        seat,
        max(0, deadline.at - now) if deadline is not None and by_itself else None,
        max(0, stand_in_vote_at(table, attendance, limits, alone) - now),
    )


def decide_wait(
    table: Table, actor: StoredIdentity, command: Wait, attendance: Attendance
) -> Decision:
    """Raises `Refusal`."""
    if table.lifecycle != "running" or table.state is None:
        raise Refusal("not_running")
    if not table.seats_of(actor.id):
        raise Refusal("not_your_seat", Message("server-seat-none"))
    if command.seat != _absent(table, attendance):
        raise Refusal("no_vote", Message("server-wait-there"))
    others = others_there(table, command.seat, attendance.connected | {actor.id})
    if actor.id in table.waiting and others != {actor.id}:
        raise Refusal("no_vote", Message("server-wait-given"))
    own = table.seats_of(actor.id)[0]
    entries: list[TableEntry] = [Waited(command.seat, own)]
    if actor.id in table.voters(command.seat, "stand_in"):
        entries.insert(0, Voted(command.seat, own, "stand_in", agree=False))
    return Decision(entries)


def _absent(table: Table, attendance: Attendance) -> int | None:
    """The seat whose turn it is, if its player is not connected and no bot plays."""
    mover = table.mover()
    if mover is None or table.state is None or mover.moved_by_bot:
        return None
    return None if mover.identity_id in attendance.connected else table.state.player
