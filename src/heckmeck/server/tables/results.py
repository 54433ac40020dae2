"""What a finished game was for each of its people, derived from its log."""

from dataclasses import dataclass, field

from heckmeck.protocol.entries import Moved, MovedBy, Started
from heckmeck.rules import (
    AttemptFailed,
    Event,
    GameOver,
    SpecialistGained,
    State,
    TileStolen,
    TurnStarted,
    winners,
)
from heckmeck.server.store.interface import LogRow, StoredResult, TableHeader, TableUnreadable
from heckmeck.server.tables.table import SeatState, Table


@dataclass(slots=True)
class Tally:
    """What happened at one seat."""

    turns: int = 0  # that the player ended
    fails: int = 0  # of these turns
    steals: int = 0  # in these turns
    robbed: int = 0  # tiles that others took from here
    bot_turns: int = 0  # that a bot ended
    specialists: set[str] = field(default_factory=set)  # held at any time


def results_of(header: TableHeader, rows: list[LogRow]) -> list[StoredResult]:
    """One result per person who had a seat when the game started; none if it was not finished.

    Raises `TableUnreadable`.
    """
    table = Table(header)
    seats: tuple[SeatState, ...] = ()  # when the game started
    tallies: list[Tally] = []
    ended = 0
    for row in rows:
        try:
            transition = table.fold(row)
        except Exception as error:
            reason = f"entry {row.version} makes no sense ({type(error).__name__})"
            raise TableUnreadable(header, reason) from error
        match row.entry:
            case Started():
                seats = table.seats
                tallies = [Tally() for _ in seats]
            case Moved(mover, _, by) if transition is not None:
                count(tallies, mover, by, transition.events)
                ended = row.at
    if table.lifecycle != "finished" or table.state is None:
        return []
    own_seats: dict[int, list[int]] = {}
    for number, seat in enumerate(seats):
        if seat.identity_id is not None:
            own_seats.setdefault(seat.identity_id, []).append(number)
    people = sum(seat.kind == "human" for seat in seats)
    return [
        _result(table, table.state, who, own, people - 1, tallies[own[0]], ended)
        for who, own in own_seats.items()
    ]


def count(tallies: list[Tally], seat: int, by: MovedBy, events: tuple[Event, ...]) -> None:
    """Add one move. What it brings belongs to whoever made it: the person, or a bot for them."""
    tally = tallies[seat]
    if any(isinstance(event, TurnStarted | GameOver) for event in events):
        if by == "human":
            tally.turns += 1
        else:
            tally.bot_turns += 1
    for event in events:
        match event:
            case AttemptFailed():
                tally.fails += by == "human"
            case TileStolen(source=source):
                tally.steals += by == "human"
                tallies[source].robbed += 1
            case SpecialistGained(specialist=specialist):
                tally.specialists.add(specialist)


def places(state: State) -> list[int]:
    """Everybody's place by seat: by worms, then by the highest tile, as ties are broken (G3).

    Equal players share the better place.
    """
    ranks = [(seat.score, max(seat.stack, default=0)) for seat in state.seats]
    return [1 + sum(other > rank for other in ranks) for rank in ranks]


def _result(
    table: Table, state: State, who: int, own: list[int], people: int, tally: Tally, ended: int
) -> StoredResult:
    seat = own[0]
    return StoredResult(
        who=who,
        table=table.id,
        ended=ended,
        edition=table.settings.edition,
        players=len(state.seats),
        people=people,
        seat=seat,
        own_seats=len(own),
        place=places(state)[seat],
        worms=state.seats[seat].score,
        won=seat in winners(state),
        turns=tally.turns,
        fails=tally.fails,
        steals=tally.steals,
        robbed=tally.robbed,
        bot_turns=tally.bot_turns,
        left=not table.seats_of(who),
        specialists=",".join(sorted(tally.specialists)),
        daily=table.settings.daily,
    )
