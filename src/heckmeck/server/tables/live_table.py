"""A table in memory: its state, who is connected, and how its news are told. Only a cache."""

import asyncio
from collections import deque
from collections.abc import Callable
from time import monotonic
from typing import NamedTuple, cast

import msgspec

from heckmeck.protocol import PROTOCOL, encode, game_view
from heckmeck.protocol.entries import Moved, Started
from heckmeck.protocol.tables import You
from heckmeck.protocol.to_client import (
    LogStep,
    Presence,
    Refused,
    ServerMessage,
    Step,
    Welcome,
    YouAre,
)
from heckmeck.rules import Transition
from heckmeck.rules.event_notation import event_to_json
from heckmeck.server.refusal import Refusal
from heckmeck.server.tables.deadlines import Away, clock
from heckmeck.server.tables.table import Row, Table
from heckmeck.server.tables.views import table_view, you_view
from heckmeck.server.web.frames import Wire, text_frame
from heckmeck.server.web.rate_limits import Bucket

MAX_RECENT = 50  # steps that can be told again to a client that was away
PAUSE = 0.25  # seconds within which comings and goings are told once


class Connection:
    """One socket that looks at one table."""

    __slots__ = (
        "address",
        "behind_since",
        "close",
        "heard",
        "hints",
        "live",
        "messages",
        "name",
        "reactions",
        "wants_reactions",
        "who",
        "wire",
        "you",
    )

    def __init__(self, wire: Wire, address: str, close: Callable[[int], None]) -> None:
        self.wire = wire
        self.close = close
        self.address = address
        self.who: int | None = None
        self.name: str | None = None
        self.live: LiveTable | None = None
        self.you: You | None = None
        self.wants_reactions = True
        self.heard = monotonic()
        self.behind_since: float | None = None  # since when it has not been reading
        self.messages: Bucket
        self.reactions: Bucket
        self.hints: Bucket

    def tell(self, message: ServerMessage) -> None:
        self.put(text_frame(encode(message)))

    def put(self, frame: bytes) -> None:
        if self.behind_since is None and not self.wire.put(frame):
            self.behind_since = monotonic()  # from here on everything is dropped until it reads

    def refuse(self, refusal: Refusal, command: str | None = None) -> None:
        version = 0 if self.live is None else self.live.table.version
        said = refusal.sentence
        self.tell(Refused(command, refusal.code, said, version, refusal.row, refusal.why))

    def refuse_and_close(self, refusal: Refusal, status: int) -> None:
        self.refuse(refusal)
        self.close(status)


class Told(NamedTuple):
    """A step as it was told, encoded once: that is quick to tell again and small to keep."""

    version: int
    step: msgspec.Raw


def told(step: LogStep) -> Told:
    return Told(step.version, msgspec.Raw(encode(step)))


class LiveTable:
    """The durable state of a table and everybody who looks at it."""

    def __init__(self, table: Table, recent: list[LogStep], started: int) -> None:
        self.table = table
        self.lock = asyncio.Lock()  # commands of one table are carried out one after the other
        self.stale = False  # the store may know more than this
        self.thinking = False  # something the table does by itself is under way
        self.connections: set[Connection] = set()
        self.recent: deque[Told] = deque(map(told, recent[-MAX_RECENT:]), MAX_RECENT)
        self.used = monotonic()
        self._gone: dict[int, int] = {}
        self._started = started  # before it nobody was gone: there was no server
        self._presence_due = False

    # who is there

    def connected(self) -> set[int]:
        return {each.who for each in self.connections if each.who is not None}

    def gone_since(self, who: int) -> int:
        return self._gone.get(who, self._started)

    def spectators(self) -> int:
        people = self.table.people()
        return sum(each.who not in people for each in self.connections)

    def join(self, connection: Connection) -> None:
        self.connections.add(connection)
        connection.live = self
        self._presence_soon()

    def leave(self, connection: Connection, now: int) -> None:
        self.connections.discard(connection)
        self.used = monotonic()
        if connection.who is not None and connection.who not in self.connected():
            self._gone[connection.who] = now
        self._presence_soon()

    def _presence_soon(self) -> None:
        if not self._presence_due:
            self._presence_due = True
            asyncio.get_running_loop().call_later(PAUSE, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence_due = False
        connected = self.connected()
        seats = [seat.who is not None and seat.who in connected for seat in self.table.seats]
        self.broadcast(Presence(seats, self.spectators()))

    # what is told

    def welcome(
        self, connection: Connection, now: int, away: Away, since: int | None = None
    ) -> None:
        table = self.table
        connection.you = you_view(table, connection.who, connection.name)
        connection.tell(
            Welcome(
                protocol=PROTOCOL,
                version=table.version,
                table=table_view(table, self.connected(), self.spectators()),
                game=None if table.state is None else game_view(table.state),
                clock=clock(table, now, away),
                you=connection.you,
                missed=self._missed(since),
            )
        )

    def _missed(self, since: int | None) -> list[LogStep] | None:
        if since is None or since > self.table.version:
            return None
        missed = [step for version, step in self.recent if version > since]
        return cast(list[LogStep], missed) if len(missed) == self.table.version - since else None

    def advance(
        self, after: Table, news: list[tuple[Row, Transition | None]], now: int, away: Away
    ) -> None:
        """The table went on, durably: everybody is told."""
        before, self.table = self.table, after
        seen_anew = False
        for row, transition in news:
            step = told(log_step(row, transition))
            self.recent.append(step)
            moved = isinstance(row.entry, Moved)
            changed = not moved or after.lifecycle != before.lifecycle
            seen_anew = seen_anew or not moved
            has_game = isinstance(row.entry, Moved | Started) and after.state is not None
            self.broadcast(
                Step(
                    step=cast(LogStep, step.step),
                    game=game_view(after.state) if has_game and after.state else None,
                    table=table_view(after, self.connected(), self.spectators())
                    if changed
                    else None,
                    clock=clock(after, now, away),
                )
            )
        if seen_anew:
            self._tell_who_they_are()

    def _tell_who_they_are(self) -> None:
        for connection in self.connections:
            you = you_view(self.table, connection.who, connection.name)
            if you != connection.you:
                connection.you = you
                connection.tell(YouAre(you))

    def broadcast(self, message: ServerMessage, reactions: bool = False) -> None:
        frame = text_frame(encode(message))
        for connection in self.connections:
            if connection.wants_reactions or not reactions:
                connection.put(frame)


def log_step(row: Row, transition: Transition | None) -> LogStep:
    events = [] if transition is None else [event_to_json(each) for each in transition.events]
    return LogStep(row.version, row.at, row.entry, events)
