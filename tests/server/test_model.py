"""A table against a simple model, with several people whose commands are delayed, doubled and
reordered, who lose their line and come back, and with a server that forgets what it had in memory.

The store is a real SQLite file; only the network is played by the test.
"""

import asyncio
import shutil
import tempfile
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from heckmeck.dice import SeatList, nonce_commitment
from heckmeck.protocol import decode_server_message
from heckmeck.protocol.entries import Moved, Started, Starting
from heckmeck.protocol.game import WireMove
from heckmeck.protocol.http import NewTable
from heckmeck.protocol.tables import Settings
from heckmeck.protocol.to_client import LogStep, Step, Welcome
from heckmeck.protocol.to_server import (
    CommitNonce,
    HandOver,
    Kick,
    MakeMove,
    RevealNonce,
    SeatBot,
    Sit,
    Stand,
    Start,
    TakeBack,
    Vote,
)
from heckmeck.rules import apply_recorded, new_game, position, read_entry, read_header
from heckmeck.server.config import Limits
from heckmeck.server.refusal import Refusal
from heckmeck.server.store.interface import StoredIdentity
from heckmeck.server.store.sqlite import SqliteStore
from heckmeck.server.tables.commands import start_without_the_rest
from heckmeck.server.tables.live_table import Connection, LiveTable
from heckmeck.server.tables.tables import Tables

SEATS = 3
PEOPLE = (1, 2, 3)  # identities; 1 owns the table


class Line:
    """A network connection: takes frames, or does not read for a while."""

    def __init__(self) -> None:
        self.reading = True
        self.frames: list[bytes] = []

    def write_frame(self, frame: bytes) -> bool:
        if self.reading:
            self.frames.append(frame)
        return self.reading


class Viewer:
    """A client that knows only what it receives."""

    def __init__(self, who: int) -> None:
        self.who = who
        self.line = Line()
        self.connection: Connection | None = None
        self.version = 0
        self.log: dict[int, LogStep] = {}

    def read(self) -> None:
        for frame in self.line.frames:
            size = frame[1]
            start = 2 if size < 126 else 4 if size == 126 else 10
            message = decode_server_message(frame[start:])
            if isinstance(message, Welcome):
                self.version = message.version
                self.log.update({step.version: step for step in message.missed or []})
            elif isinstance(message, Step):
                assert message.step.version == self.version + 1, "a gap"
                self.version += 1
                self.log[self.version] = message.step
        self.line.frames.clear()


class Model:
    """What a table should be, written as plainly as possible."""

    def __init__(self) -> None:
        self.seats: list[tuple[str, int]] = [("human", 1), ("empty", 0), ("empty", 0)]
        self.stood_in: set[int] = set()
        self.lifecycle = "open"
        self.starting = False
        self.nonces: dict[int, str] = {}  # by seat: what it committed to
        self.revealed: set[int] = set()
        self.removed: set[int] = set()
        self.owner = 1
        self.entries = 2  # opened, sat
        self.moved_at = 0  # the version of the last change of the position
        self.connected: set[int] = set()
        self.votes: dict[tuple[int, str], set[int]] = {}  # who wants what, by seat
        self.voted_in: dict[tuple[int, str], int] = {}  # the turn of the last vote
        self.counted: dict[tuple[int, str], int] = {}
        self.state: Any = None

    def mine(self, who: int, seat: int) -> bool:
        return seat < len(self.seats) and self.seats[seat] == ("human", who)

    def allows(self, who: int, command: Any) -> bool:
        """Whether the command should be carried out now."""
        if who in self.removed:
            return False
        opened = self.lifecycle == "open" and not self.starting
        running = self.lifecycle == "running"
        match command:
            case Sit(seat=seat):
                return opened and self.seats[seat][0] == "empty"
            case Stand(seat=seat):
                return self.mine(who, seat) and (opened or running)
            case SeatBot(seat=seat):
                return who == self.owner and opened and self.seats[seat][0] == "empty"
            case Kick(seat=seat):
                if who != self.owner or seat >= len(self.seats) or not opened:
                    return False
                kind, sitter = self.seats[seat]
                return kind == "bot" or (kind == "human" and sitter != who)
            case Start():
                taken = sum(kind != "empty" for kind, _ in self.seats)
                return who == self.owner and opened and taken >= 2
            case CommitNonce(seat=seat):
                return opened and self.mine(who, seat) and seat not in self.nonces
            case RevealNonce(seat=seat, nonce=nonce):
                right = self.nonces.get(seat) == nonce and seat not in self.revealed
                return self.starting and self.mine(who, seat) and right
            case HandOver(seat=seat):
                return running and self.mine(who, seat) and seat not in self.stood_in
            case TakeBack(seat=seat):
                return running and self.mine(who, seat) and seat in self.stood_in
            case Vote(seat=seat, on=on, agree=agree):
                if not running or not self.people() & {who} or seat >= len(self.seats):
                    return False
                kind, sitter = self.seats[seat]
                if kind != "human" or sitter == who:
                    return False
                if on == "stand_in" and (seat != self.state.player or seat in self.stood_in):
                    return False
                if on == "remove" and agree and len(self.people()) < 3:
                    return False
                return agree != (who in self.votes.get(self.about(seat, on), set()))
            case MakeMove(version=version, move=move):
                return (
                    running
                    and self.mine(who, self.state.player)
                    and self.state.player not in self.stood_in
                    and self.moved_at <= version <= self.entries
                    and _plain(move) in position(self.state)["legal"]
                )
        raise AssertionError(command)

    def do(self, who: int, command: Any, log: list[LogStep]) -> None:
        """Change as the command does. Dice and the lot are taken from what the server told."""
        match command:
            case Sit(seat=seat):
                self.seats[seat] = ("human", who)
                if command.commitment is not None:
                    self.nonces[seat] = nonce_of(command)
            case CommitNonce(seat=seat):
                self.nonces[seat] = nonce_of(command)
            case SeatBot(seat=seat):
                self.seats[seat] = ("bot", 0)
            case Stand(seat=seat):
                self.leave(seat)
            case Kick(seat=seat):
                kind, sitter = self.seats[seat]
                if kind == "human":
                    self.remove(sitter)
                else:
                    self.leave(seat)
            case Start():
                stay = [seat for seat, (kind, _) in enumerate(self.seats) if kind != "empty"]
                self.seats = [self.seats[seat] for seat in stay]
                self.nonces = {
                    stay.index(seat): self.nonces[seat] for seat in self.nonces if seat in stay
                }
                self.starting = True
                assert isinstance(log[0].entry, Starting)
            case RevealNonce(seat=seat):
                self.revealed.add(seat)
            case HandOver(seat=seat):
                self.stood_in.add(seat)
                self.votes.pop((seat, "stand_in"), None)
            case TakeBack(seat=seat):
                self.stood_in.discard(seat)
            case Vote(seat=seat, on=on, agree=agree):
                self.vote(who, self.about(seat, on), agree)
            case MakeMove():
                entry = log[0].entry
                assert isinstance(entry, Moved)
                assert entry.seat == self.state.player
                self.votes.pop((entry.seat, "stand_in"), None)
                self.state = apply_recorded(self.state, read_entry(entry.line).move).state
                self.moved_at = self.entries + 1
                for vote in list(self.votes):
                    if self.state.turn - self.voted_in[vote] >= len(self.seats):
                        del self.votes[vote]
                if self.state.over:
                    self.lifecycle = "finished"
                    self.votes.clear()
        if self.starting and self.revealed == set(self.nonces):
            self.start(log[-1].entry, self.entries + len(log))
        self.entries += len(log)
        self.counted[who, command.id] = self.entries

    def people(self) -> set[int]:
        return {who for kind, who in self.seats if kind == "human"}

    def about(self, seat: int, on: str) -> tuple[int, str]:
        """A removal is about a person, wherever they sit."""
        return (self.seats.index(self.seats[seat]) if on == "remove" else seat), on

    def vote(self, who: int, vote: tuple[int, str], agree: bool) -> None:
        voters = self.votes.setdefault(vote, set())
        voters ^= {who}
        self.voted_in[vote] = self.state.turn
        seat, on = vote
        _, target = self.seats[seat]
        others = ((self.people() & self.connected) | {who}) - {target}
        if agree and 2 * len(voters) > len(others) and (on == "stand_in" or len(voters) >= 2):
            if on == "remove":
                self.remove(target)
            else:
                self.stood_in.add(seat)
            self.votes.pop(vote, None)
        elif not voters:
            del self.votes[vote]

    def remove(self, who: int) -> None:
        """From all seats."""
        self.removed.add(who)
        for seat, sitter in enumerate(self.seats):
            if sitter == ("human", who):
                self.leave(seat)

    def start(self, entry: Any, version: int) -> None:
        assert isinstance(entry, Started)
        setup, meta = read_header(entry.header)
        seats = SeatList.read(meta["dice"], len(setup.players)).seats
        assert {n: seat.nonce for n, seat in enumerate(seats) if seat.nonce is not None} == {
            seat: self.nonces[seat] for seat in self.revealed
        }
        assert [seat.kind for seat in seats] == [kind for kind, _ in self.seats]
        self.starting, self.lifecycle = False, "running"
        self.state = new_game(setup)
        self.moved_at = version

    def leave(self, seat: int) -> None:
        kind, who = self.seats[seat]
        running = self.lifecycle == "running"
        self.seats[seat] = ("bot", 0) if running else ("empty", 0)
        self.stood_in.discard(seat)
        self.nonces.pop(seat, None)
        for vote in list(self.votes):
            if who not in self.people():
                self.votes[vote].discard(who)
            if vote[0] == seat or not self.votes[vote]:
                del self.votes[vote]
        people = [sitter for kind, sitter in self.seats if kind == "human"]
        if kind == "human" and who == self.owner and who not in people and people:
            self.owner = people[0]
        if running and not people:
            self.lifecycle = "abandoned"
            self.votes.clear()


def nonce_of(command: Any) -> str:
    """The nonce that a command commits to."""
    return sha256(command.id.encode()).hexdigest()


def _plain(move: WireMove) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(move)
    return plain


class TableMachine(RuleBasedStateMachine):
    """Interleavings of everything that can happen to one table."""

    @initialize(started=st.sampled_from([True, True, False]), committed=st.booleans())
    def begin(self, started: bool, committed: bool) -> None:
        self.folder = Path(tempfile.mkdtemp())
        self.loop = asyncio.new_event_loop()
        self.model = Model()
        self.flying: list[tuple[int, Any]] = []  # sent, and not there yet
        self.sent: list[tuple[int, Any]] = []
        self.viewers = {who: Viewer(who) for who in PEOPLE}
        self.number = 0
        self.tables = self.run(self._open())
        for name in ("Anna", "Ben", "Cleo"):
            now = self.tables.clock.wall()
            self.run(self.tables.store.people.add_identity(name, name.encode(), None, now))
        wanted = NewTable(Settings(seats=SEATS, grace=None, stand_in="cautious"))
        self.table = self.run(self.tables.create(StoredIdentity(1, "Anna"), wanted)).id
        if committed:
            self.deliver((1, CommitNonce("d", 0, nonce_commitment(nonce_of(Start("d"))))))
        if started:  # most of what can go wrong does so in a game
            for who, command in ((2, Sit("a", 1)), (3, Sit("b", 2)), (1, Start("c"))):
                self.deliver((who, command))

    def run(self, work: Any) -> Any:
        return self.loop.run_until_complete(work)

    async def _open(self) -> Tables:
        limits = Limits(vote_wait=1e-9, vote_wait_alone=1e-9)
        tables = Tables(SqliteStore(self.folder), limits)
        await tables.open()
        return tables

    def teardown(self) -> None:
        if hasattr(self, "tables"):
            self.run(self.tables.close())
            self.run(asyncio.sleep(0))
            self.loop.close()
            shutil.rmtree(self.folder)

    @property
    def live(self) -> LiveTable:
        found: LiveTable = self.run(self.tables.find(self.table))
        return found

    # what people send

    def send(self, who: int, command: Any) -> None:
        self.flying.append((who, command))
        self.sent.append((who, command))

    def fresh_id(self) -> str:
        self.number += 1
        return f"c{self.number}"

    @rule(who=st.sampled_from(PEOPLE), seat=st.integers(0, SEATS - 1), what=st.integers(0, 6))
    def wish_at_once(self, who: int, seat: int, what: int) -> None:
        if what in (2, 4) and self.number % 4:
            return  # if everybody leaves all the time, there is no game
        self.wish(who, seat, what)
        self.deliver(self.flying.pop())

    @rule(who=st.sampled_from(PEOPLE), seat=st.integers(0, SEATS - 1), what=st.integers(0, 6))
    def wish(self, who: int, seat: int, what: int) -> None:
        made = self.fresh_id()
        self.send(
            who,
            (
                Sit(made, seat),
                Sit(made, seat),
                Stand(made, seat),
                SeatBot(made, seat, "cautious"),
                Kick(made, seat),
                HandOver(made, seat),
                TakeBack(made, seat),
            )[what],
        )

    @rule(who=st.sampled_from(PEOPLE))
    def start(self, who: int) -> None:
        self.send(who, Start(self.fresh_id()))

    @rule(who=st.sampled_from(PEOPLE), seat=st.integers(0, SEATS - 1), sit=st.booleans())
    def commit(self, who: int, seat: int, sit: bool) -> None:
        made = self.fresh_id()
        commitment = nonce_commitment(nonce_of(Start(made)))
        self.send(
            who,
            Sit(made, seat, None, commitment) if sit else CommitNonce(made, seat, commitment),
        )

    @precondition(lambda self: self.model.nonces)
    @rule(pick=st.integers(0, SEATS - 1), wrong=st.sampled_from([False, False, False, True]))
    def reveal(self, pick: int, wrong: bool) -> None:
        """By the person of a seat that committed, perhaps too early, too late or wrongly."""
        seat = sorted(self.model.nonces)[pick % len(self.model.nonces)]
        nonce = "00" * 32 if wrong else self.model.nonces[seat]
        who = self.model.seats[seat][1] if seat < len(self.model.seats) else 1
        self.deliver((who or 1, RevealNonce(self.fresh_id(), seat, nonce)))

    @precondition(lambda self: self.model.starting)
    @rule()
    def time_to_reveal_is_over(self) -> None:
        live = self.live
        self.run(self.tables.commit(live, start_without_the_rest(live.table)))
        entry = msgspec.json.decode(live.recent[-1].step, type=LogStep).entry
        self.model.entries += 1
        self.model.start(entry, self.model.entries)

    @precondition(lambda self: self.model.lifecycle == "running")
    @rule(who=st.sampled_from(PEOPLE), pick=st.integers(0, 9), late=st.integers(-1, 3))
    def move(self, who: int, pick: int, late: int) -> None:
        legal = position(self.model.state)["legal"]
        move = msgspec.convert(legal[pick % len(legal)], WireMove)
        version = max(0, self.model.entries - late)
        self.send(who, MakeMove(self.fresh_id(), version, move))

    @precondition(lambda self: self.model.lifecycle == "running")
    @rule(pick=st.integers(0, 9), late=st.sampled_from([0, 0, 0, 1, 2, -1]))
    def move_of_the_mover(self, pick: int, late: int) -> None:
        """By whoever is to move, delivered at once, mostly against the current position."""
        kind, who = self.model.seats[self.model.state.player]
        if kind == "human":
            self.move(who, pick, late)
            self.deliver(self.flying.pop())

    @precondition(lambda self: self.model.lifecycle == "running")
    @rule(pick=st.integers(0, SEATS - 1), over=st.booleans(), then=st.integers(0, 9))
    def hand_over_or_take_back(self, pick: int, over: bool, then: int) -> None:
        """By the person of that seat, perhaps for nothing; then a move, which a bot may block."""
        seat = pick % len(self.model.seats)
        kind, who = self.model.seats[seat]
        if kind == "human":
            made = self.fresh_id()
            self.deliver((who, HandOver(made, seat) if over else TakeBack(made, seat)))
            self.move_of_the_mover(then, 0)

    @precondition(lambda self: self.model.lifecycle == "running")
    @rule(
        who=st.sampled_from(PEOPLE),
        seat=st.integers(0, SEATS - 1),
        on=st.sampled_from(["stand_in", "stand_in", "remove"]),
        agree=st.sampled_from([True, True, False]),
        at_once=st.booleans(),
    )
    def vote(self, who: int, seat: int, on: Any, agree: bool, at_once: bool) -> None:
        self.send(who, Vote(self.fresh_id(), seat, on, agree))
        if at_once:
            self.deliver(self.flying.pop())

    # what the network does

    @precondition(lambda self: self.flying)
    @rule(pick=st.integers(0, 99))
    def arrive(self, pick: int) -> None:
        """One of the flying commands arrives, not necessarily the first."""
        self.deliver(self.flying.pop(pick % len(self.flying)))

    @precondition(lambda self: self.sent)
    @rule(pick=st.integers(0, 99))
    def arrive_again(self, pick: int) -> None:
        self.deliver(self.sent[-1 - pick % len(self.sent)])

    def deliver(self, sent: tuple[int, Any]) -> None:
        who, command = sent
        live, model = self.live, self.model
        before = live.table.version
        model.connected = live.connected()
        done = model.counted.get((who, command.id))
        allowed = done is None and model.allows(who, command)
        try:
            version = self.run(
                self.tables.execute(live, StoredIdentity(who, f"person {who}"), command)
            )
        except Refusal:
            version = None
        if version is None:
            assert done is None, "a command that was done before is done"
            assert not allowed, command
            assert live.table.version == before
            return
        if done is not None:
            assert version == done
            assert live.table.version == before
            return
        assert allowed, command
        news = [
            msgspec.json.decode(each.step, type=LogStep)
            for each in list(live.recent)[before - live.table.version :]
        ]
        model.do(who, command, news)
        assert version == live.table.version == model.entries

    @rule(who=st.sampled_from(PEOPLE))
    def connect(self, who: int) -> None:
        live, viewer = self.live, self.viewers[who]
        if viewer.connection is not None or not live.table.tolerates(who):
            return
        viewer.line = Line()
        line: Any = viewer.line
        viewer.connection = connection = Connection(line, "", lambda _: None)
        connection.identity = StoredIdentity(who, f"person {who}")
        live.connections.add(connection)
        connection.live = live
        live.welcome(connection, self.tables.clock.uptime(), viewer.version or None)
        viewer.read()
        assert viewer.version == self.model.entries

    @rule(who=st.sampled_from(PEOPLE))
    def lose_line(self, who: int) -> None:
        viewer = self.viewers[who]
        if viewer.connection is not None:
            self.live.connections.discard(viewer.connection)
            viewer.connection = None
            viewer.line.frames.clear()  # whatever was on the way is lost

    @rule(who=st.sampled_from(PEOPLE))
    def stop_or_go_on_reading(self, who: int) -> None:
        viewer = self.viewers[who]
        if viewer.connection is None:
            return
        viewer.read()
        viewer.line.reading = not viewer.line.reading
        if viewer.line.reading and viewer.connection.behind_since is not None:
            viewer.connection.behind_since = None
            self.live.welcome(viewer.connection, self.tables.clock.uptime())

    @rule()
    def forget(self) -> None:
        """The server starts again: only the file is left."""
        for who in PEOPLE:
            self.lose_line(who)
        self.run(self.tables.close())
        self.tables = self.run(self._open())

    # what must always hold

    @invariant()
    def the_table_is_as_the_model_says(self) -> None:
        if not hasattr(self, "table"):
            return
        table, model = self.live.table, self.model
        assert table.version == model.entries
        assert table.lifecycle == model.lifecycle
        assert (table.starting is not None) == model.starting
        assert table.owner == model.owner
        assert [(seat.kind, seat.identity_id or 0) for seat in table.seats] == model.seats
        assert {n for n, seat in enumerate(table.seats) if seat.standing_in} == model.stood_in
        assert {(each.seat, each.on): set(each.voters) for each in table.votes} == model.votes
        assert table.state == model.state

    @invariant()
    def the_lists_show_the_same_without_loading_the_table(self) -> None:
        if not hasattr(self, "table"):
            return
        model = self.model
        seated = {who for kind, who in model.seats if kind == "human"}
        current = model.lifecycle in ("open", "running")
        for who in PEOPLE:
            listed = self.run(self.tables.store.current_tables(who, 10))
            assert len(listed) == (current and (who in seated or who == model.owner))
            for each in listed:
                assert each.lifecycle == model.lifecycle
                assert each.your_turn == (
                    model.state is not None and model.seats[model.state.player] == ("human", who)
                )
                if model.state is not None:
                    assert each.worms == [seat.score for seat in model.state.seats]

    @invariant()
    def whoever_reads_is_up_to_date(self) -> None:
        if not hasattr(self, "table"):
            return
        for viewer in self.viewers.values():
            if viewer.connection is not None and viewer.who not in self.model.removed:
                viewer.read()
                if viewer.connection.behind_since is None:
                    assert viewer.version == self.model.entries


def test_any_order_of_commands_keeps_the_table_consistent() -> None:
    run_state_machine_as_test(
        TableMachine,
        settings=settings(
            max_examples=20,
            stateful_step_count=40,
            suppress_health_check=list(HealthCheck),
        ),
    )
