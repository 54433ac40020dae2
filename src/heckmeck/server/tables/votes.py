"""Votes of players: a bot stands in for somebody who does not move, or somebody has to go.

A vote is about a person, and everybody has one vote, however many seats they hold. It passes with
more than half of the other people who are connected. A single person never removes anybody, and
has to wait longer before a bot stands in for the other.
"""

from heckmeck.message import Message
from heckmeck.protocol.entries import StoodIn, TableEntry, Voted
from heckmeck.protocol.tables import Days, VoteOn
from heckmeck.protocol.to_server import Vote
from heckmeck.server.config import Limits
from heckmeck.server.refusal import Refusal
from heckmeck.server.store.interface import StoredIdentity
from heckmeck.server.tables.commands import Decision, remove, stand_in_bot
from heckmeck.server.tables.deadlines import Attendance, turn_limit
from heckmeck.server.tables.table import Table

LEAST_TO_REMOVE = 2


def votes_needed(table: Table, seat: int, on: VoteOn, connected: set[int]) -> int:
    """More than half of the other people who are connected, and at least two to remove one."""
    majority = len(others_there(table, seat, connected)) // 2 + 1
    return max(majority, LEAST_TO_REMOVE) if on == "remove" else majority


def decide_vote(
    table: Table,
    actor: StoredIdentity,
    vote: Vote,
    attendance: Attendance,
    uptime: int,
    limits: Limits,
) -> Decision:
    """Raises `Refusal`."""
    person = _person_voted_on(table, actor, vote)
    seat = vote.seat if vote.on == "stand_in" else table.seats_of(person)[0]
    given = table.voters(seat, vote.on)
    if (actor.id in given) == vote.agree:
        raise Refusal("no_vote", Message("server-vote-given"))
    entries: list[TableEntry] = [Voted(seat, table.seats_of(actor.id)[0], vote.on, vote.agree)]
    if not vote.agree:
        return Decision(entries)
    connected = attendance.connected | {actor.id}
    if vote.on == "stand_in":
        alone = others_there(table, seat, connected) == {actor.id}
        _must_have_waited(table, attendance, uptime, limits, alone)
    elif len(table.identity_ids()) <= LEAST_TO_REMOVE:
        raise Refusal("no_vote", Message("server-vote-alone"))
    if len(given | {actor.id}) >= votes_needed(table, seat, vote.on, connected):
        if vote.on == "remove":
            entries += remove(table, person)
        else:
            entries.append(StoodIn(seat, stand_in_bot(table), "voted"))
    return Decision(entries)


def others_there(table: Table, seat: int, connected: set[int]) -> set[int]:
    """The other people at the table who are connected."""
    return {
        each for each in table.identity_ids() & connected if each != table.seats[seat].identity_id
    }


def _person_voted_on(table: Table, actor: StoredIdentity, vote: Vote) -> int:
    """The identity the vote is about; raises `Refusal` if there can be no such vote."""
    if table.lifecycle != "running" or table.state is None:
        raise Refusal("not_running")
    if not table.seats_of(actor.id):
        raise Refusal("not_your_seat", Message("server-seat-none"))
    if vote.seat >= len(table.seats):
        raise Refusal("no_such_seat")
    seat = table.seats[vote.seat]
    if seat.identity_id is None:
        raise Refusal("no_vote", Message("server-vote-bot"))
    if seat.identity_id == actor.id:
        raise Refusal("no_vote", Message("server-vote-own"))
    if vote.on == "stand_in" and (table.state.player != vote.seat or seat.standing_in):
        raise Refusal("no_vote", Message("server-vote-turn"))
    return seat.identity_id


def stand_in_vote_at(table: Table, attendance: Attendance, limits: Limits, alone: bool) -> int:
    """When others may decide that a bot plays for the player whose turn it is."""
    wait = int(1000 * (limits.vote_wait_alone if alone else limits.vote_wait))
    over_days = isinstance(table.settings.pace, Days)
    if over_days:
        wait = turn_limit(table.settings) or wait
    # As long as nobody was there, nobody was waiting.
    due = max(table.moved_uptime, attendance.since) + wait
    mover = table.mover()
    if over_days or mover is None or mover.identity_id is None:
        return due
    if mover.identity_id in attendance.connected:
        return due
    # Whoever is away does not think. A page that is loaded again takes a moment.
    gone = max(attendance.gone_since(mover.identity_id), attendance.since)
    return min(due, gone + int(1000 * limits.vote_wait_away))


def _must_have_waited(
    table: Table, attendance: Attendance, uptime: int, limits: Limits, alone: bool
) -> None:
    """Everybody may think for a while. Over days, the clock says how long. Raises `Refusal`."""
    left = stand_in_vote_at(table, attendance, limits, alone) - uptime
    if left > 0:
        seconds = -(-left // 1000)
        raise Refusal("vote_too_early", Message("server-vote-wait", {"seconds": seconds}))
