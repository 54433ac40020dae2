"""A table in memory: its state, who is connected, and what they are sent. Only a cache."""

import asyncio
from collections import deque
from collections.abc import Callable
from time import monotonic
from typing import NamedTuple, cast

import msgspec

from heckmeck.protocol import PROTOCOL, encode, game_view
from heckmeck.protocol.entries import Moved, Started
from heckmeck.protocol.tables import Away, You
from heckmeck.protocol.to_client import (
    LogStep,
    Presence,
    Refused,
    ServerMessage,
    Step,
    Welcome,
    YouAre,
)
from heckmeck.rules import Transition, event_to_json
from heckmeck.server.clock import ServerClock
from heckmeck.server.config import Limits
from heckmeck.server.net.frames import SocketProtocol, text_frame
from heckmeck.server.rate_limits import TokenBucket
from heckmeck.server.refusal import Refusal
from heckmeck.server.store.interface import LogRow, StoredIdentity
from heckmeck.server.store.nodes import Nodes, Present
from heckmeck.server.tables.deadlines import Attendance, rematch_start, turn_clock
from heckmeck.server.tables.table import Table
from heckmeck.server.tables.views import table_view, vote_views, you_view
from heckmeck.server.tables.waiting import away_view

RECENT_STEPS = 50  # kept for clients that reconnect
CLOSE_STATUSES = {  # of a socket, by the code of the refusal; 4400 for any other
    "token_unknown": 4401,
    "banned": 4403,
    "unknown_table": 4404,
    "store_full": 4503,
    "store_unavailable": 4503,
    "too_fast": 4429,
    "too_many_connections": 4429,
}
MOST_SHUT_OUT = 50  # addresses that nodes tell each other
PRESENCE_DELAY = 0.25  # seconds; everybody who comes or goes in between is announced together


class Connection:
    """One socket, connected to one table."""

    __slots__ = (
        "address",
        "behind_since",
        "close",
        "device",
        "ended",
        "hint_tasks",
        "identity",
        "last_heard",
        "live",
        "messages",
        "protocol",
        "reactions",
        "wants_reactions",
        "you",
    )

    def __init__(
        self, protocol: SocketProtocol, address: str, close: Callable[[int], None]
    ) -> None:
        self.protocol = protocol
        self.close = close
        self.address = address
        self.identity: StoredIdentity | None = None
        self.device: bytes | None = None  # the hash of the token that it said hello with
        self.ended: Refusal | None = None  # why; whatever else the client sends does not count
        self.live: LiveTable | None = None
        self.you: You | None = None
        self.wants_reactions = True
        self.last_heard = monotonic()
        self.behind_since: float | None = None  # when the client stopped reading
        self.messages: TokenBucket
        self.reactions: TokenBucket
        self.hint_tasks: set[asyncio.Task[None]] = set()  # hints that are not answered yet

    @property
    def identity_id(self) -> int | None:
        return None if self.identity is None else self.identity.id

    def send(self, message: ServerMessage) -> None:
        self.send_frame(text_frame(encode(message)))

    def send_frame(self, frame: bytes) -> None:
        if self.behind_since is None and not self.protocol.write_frame(frame):
            self.behind_since = monotonic()  # from here on frames are dropped until it reads again

    def refuse(self, refusal: Refusal, command: str | None = None) -> None:
        version = 0 if self.live is None else self.live.table.version
        self.send(
            Refused(command, refusal.code, refusal.sentence, version, refusal.row, refusal.why)
        )

    def refuse_and_close(self, refusal: Refusal) -> None:
        self.refuse(refusal)
        self.ended = refusal
        self.close(CLOSE_STATUSES.get(refusal.code, 4400))


class EncodedStep(NamedTuple):
    """A step, encoded once: quick to send again and small to keep."""

    version: int
    step: msgspec.Raw


def encode_step(step: LogStep) -> EncodedStep:
    return EncodedStep(step.version, msgspec.Raw(encode(step)))


class LiveTable:
    """The durable state of a table and everybody who is connected to it."""

    def __init__(
        self,
        table: Table,
        recent: list[LogStep],
        started: int,
        limits: Limits,
        clock: ServerClock,
        nodes: Nodes,
    ) -> None:
        self.table = table
        self._limits = limits
        self._clock = clock
        self._nodes = nodes
        self.lock = asyncio.Lock()  # one command at a time
        self.stale = False  # the store may have more entries than this
        self.acting = False  # the scheduler is doing something at this table
        self.connections: set[Connection] = set()
        self.recent: deque[EncodedStep] = deque(
            map(encode_step, recent[-RECENT_STEPS:]), RECENT_STEPS
        )
        self.last_used = monotonic()
        self._gone: dict[int, int] = {}
        self._started = started  # when the server started; nobody has been gone for longer
        self._attended_since = started  # when a player came to the table after a time without any
        self._presence_scheduled = False
        self._players_seen: set[int] = set()  # who was connected last, through whatever node
        self.shut_out: set[str] = set()  # addresses of people who were removed; never stored
        self.notice_others()

    # who may come

    def admits(self, identity_id: int | None, address: str, by_code: bool) -> bool:
        """Whether this visitor may come in.

        At a public table, whoever was removed could come back as somebody else. Strangers from the
        same address stay out while the table is in memory. At other tables the new code does that,
        and others of the same household may come.
        """
        table = self.table
        stranger = identity_id not in table.people and not table.ended
        if stranger and table.settings.public and self._nodes.disguise(address) in self.shut_out:
            return False
        return table.admits(identity_id, by_code)

    def shut_out_address(self, address: str) -> None:
        self.shut_out.add(self._nodes.disguise(address))
        self._show_presence()

    # who is connected

    def connected(self) -> set[int]:
        """The identities that are connected: here, and players also through other nodes."""
        return self._connected_here().union(
            *(each.players for each in self._nodes.elsewhere(self.table.id))
        )

    def _connected_here(self) -> set[int]:
        return {each.identity.id for each in self.connections if each.identity is not None}

    def attendance(self) -> Attendance:
        return Attendance(
            self.connected(),
            bool(self.connections or self._nodes.elsewhere(self.table.id)),
            self._attended_since,
            lambda identity_id: self._gone.get(identity_id, self._started),
        )

    def spectators(self) -> int:
        seated = self.table.identity_ids()
        here = sum(each.identity_id not in seated for each in self.connections)
        return here + sum(each.others for each in self._nodes.elsewhere(self.table.id))

    def join(self, connection: Connection, now: int) -> None:
        self.connections.add(connection)
        connection.live = self
        self.note_players(now)
        self._schedule_presence()

    def leave(self, connection: Connection, now: int) -> None:
        self.connections.discard(connection)
        self.last_used = monotonic()
        self.note_players(now)
        self._schedule_presence()

    def notice_others(self) -> None:
        """Somebody came or went through another node, or that node is gone."""
        elsewhere = self._nodes.elsewhere(self.table.id)
        if not elsewhere and not self._players_seen:
            return
        for present in elsewhere:
            self.shut_out.update(present.shut_out)
            for identity_id, gone in present.gone.items():
                self._gone[identity_id] = max(gone, self._gone.get(identity_id, 0))
        now = self._clock.uptime()
        since = [each.since for each in elsewhere if each.players]
        self.note_players(now, came=max(since, default=now))
        self._schedule_presence()

    def note_players(self, now: int, came: int | None = None) -> None:
        """Remember when players came and went, and tell the other nodes who is here."""
        players = self.table.identity_ids() & self.connected()
        if players and not self._players_seen:
            self._attended_since = now if came is None else came
        for identity_id in self._players_seen - players:
            self._gone[identity_id] = max(now, self._gone.get(identity_id, 0))
        self._players_seen = players
        self._show_presence()

    def _show_presence(self) -> None:
        if self._nodes.alone:
            return
        present = None
        if self.connections:
            seated = self.table.identity_ids()
            here = [each.identity_id for each in self.connections]
            present = Present(
                players=sorted({each for each in here if each is not None and each in seated}),
                others=sum(each not in seated for each in here),
                since=self._attended_since,
                gone={each: self._gone[each] for each in sorted(seated & self._gone.keys())},
                shut_out=sorted(self.shut_out)[:MOST_SHUT_OUT],
            )
        self._nodes.show(self.table.id, present)

    def _schedule_presence(self) -> None:
        if not self._presence_scheduled:
            self._presence_scheduled = True
            asyncio.get_running_loop().call_later(PRESENCE_DELAY, self._broadcast_presence)

    def _broadcast_presence(self) -> None:
        self._presence_scheduled = False
        connected = self.connected()
        seats = [seat.identity_id in connected for seat in self.table.seats]
        away, starts_in = self._waiting(self.table, self._clock.uptime())
        votes = vote_views(self.table, connected)
        self.broadcast(Presence(seats, self.spectators(), away, starts_in, votes))

    def _waiting(self, table: Table, now: int) -> tuple[Away | None, int | None]:
        """Who keeps the others waiting, and when the game of a next table starts by itself."""
        attendance = self.attendance()
        start = rematch_start(table, attendance, self._limits)
        starts_in = None if start is None else max(0, start - now)
        return away_view(table, attendance, self._limits, now), starts_in

    # what they are sent

    def welcome(self, connection: Connection, now: int, since: int | None = None) -> None:
        table = self.table
        connection.you = you_view(table, connection.identity)
        away, starts_in = self._waiting(table, now)
        connection.send(
            Welcome(
                protocol=PROTOCOL,
                version=table.version,
                table=table_view(table, self.connected(), self.spectators()),
                game=None if table.state is None else game_view(table.state),
                clock=turn_clock(table, now, self._attended_since),
                you=connection.you,
                missed=self._missed(since),
                away=away,
                starts_in=starts_in,
            )
        )

    def _missed(self, since: int | None) -> list[LogStep] | None:
        if since is None or since > self.table.version:
            return None
        missed = [step for version, step in self.recent if version > since]
        return cast(list[LogStep], missed) if len(missed) == self.table.version - since else None

    def advance(
        self,
        after: Table,
        stored: list[tuple[LogRow, Transition | None]],
        now: int,
    ) -> None:
        """The table has changed and the change is stored: tell everybody."""
        before, self.table = self.table, after
        if after.seats is not before.seats:
            self.note_players(now)
        views_changed = False
        away, starts_in = self._waiting(after, now)
        for row, transition in stored:
            step = encode_step(log_step(row, transition))
            self.recent.append(step)
            moved = isinstance(row.entry, Moved)
            views_changed = views_changed or not moved or after.votes != before.votes
            # Of several steps at once, only the last one leads to the table as it is now.
            last = row.version == after.version
            table_changed = last and (views_changed or after.lifecycle != before.lifecycle)
            game_changed = isinstance(row.entry, Moved | Started) and after.state is not None
            self.broadcast(
                Step(
                    step=cast(LogStep, step.step),
                    game=game_view(after.state) if game_changed and after.state else None,
                    table=table_view(after, self.connected(), self.spectators())
                    if table_changed
                    else None,
                    clock=turn_clock(after, now, self._attended_since),
                    away=away,
                    starts_in=starts_in,
                )
            )
        if views_changed:
            self._send_changed_views()

    def _send_changed_views(self) -> None:
        for connection in self.connections:
            you = you_view(self.table, connection.identity)
            if you != connection.you:
                connection.you = you
                connection.send(YouAre(you))

    def broadcast(self, message: ServerMessage, reaction: bool = False) -> None:
        frame = text_frame(encode(message))
        for connection in self.connections:
            if connection.wants_reactions or not reaction:
                connection.send_frame(frame)


def log_step(row: LogRow, transition: Transition | None) -> LogStep:
    events = [] if transition is None else [event_to_json(each) for each in transition.events]
    return LogStep(row.version, row.at, row.entry, events)
