"""A table as the fold of its log. Nothing here draws dice, reads a clock or stores anything."""

from copy import copy
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from heckmeck.bots.characters import CAST
from heckmeck.dice import FairDice, Played, RollPlace, SeatShare, commitment
from heckmeck.dice.daily import DailyDice, day_commitment
from heckmeck.dice.proof import read_proof
from heckmeck.protocol.entries import (
    Abandoned,
    Again,
    BotSat,
    Left,
    Moved,
    NonceCommitted,
    NonceGiven,
    Opened,
    Renamed,
    Revealed,
    Sat,
    ShutOut,
    Started,
    Starting,
    StoodIn,
    TableEntry,
    TakenBack,
    Voted,
    Waited,
)
from heckmeck.protocol.tables import (
    AbandonedReason,
    Days,
    Lifecycle,
    SeatKind,
    SeriesScore,
    Settings,
    StandInReason,
    VoteOn,
)
from heckmeck.rules import (
    Rerolled,
    Rolled,
    Setup,
    State,
    Transition,
    apply_recorded,
    new_game,
    read_entry,
    read_header,
)
from heckmeck.server.store.interface import LogRow, TableHeader
from heckmeck.server.tables.showing import LONGEST_LEAD, show_time

Entries = list[tuple[int | None, TableEntry]]  # each with the identity it is about


@dataclass(frozen=True, slots=True)
class SeatState:
    """A seat: empty, a person's (perhaps with a bot standing in), or a bot's."""

    colour: int
    kind: SeatKind = "empty"
    name: str | None = None
    identity_id: int | None = None
    bot: str | None = None
    standing_in: StandInReason | None = None
    commitment: str | None = None  # to the nonce
    nonce: str | None = None
    left: bool = False  # the person left for good; the bot keeps their name
    character: str | None = None  # of the bot that sits here
    score: SeriesScore | None = None  # from the games of the series before this one

    @property
    def moved_by_bot(self) -> bool:
        return self.kind == "bot" or self.standing_in is not None

    @property
    def share(self) -> SeatShare:
        """What this seat contributes to the dice."""
        if self.kind == "bot":
            return SeatShare("bot")
        return SeatShare("human", self.commitment, self.nonce)


class OpenVote(NamedTuple):
    """What some players want to happen to another one."""

    seat: int
    on: VoteOn
    voters: frozenset[int]  # identities
    turn: int  # in which somebody voted last


@dataclass(slots=True)
class Table:
    """The state of a table at a version.

    Its parts are replaced and never changed, so a shallow copy is independent of the original.
    """

    header: TableHeader
    settings: Settings = field(default_factory=Settings)
    version: int = 0
    at: int = 0  # when the last entry was made, for people
    uptime: int = 0  # of the server at that moment; deadlines follow it
    lifecycle: Lifecycle = "open"
    seats: tuple[SeatState, ...] = ()
    owner: int | None = None
    opened_uptime: int = 0
    game_number: int = 1  # in the series
    starting: Setup | None = None  # the fixed list, until the game starts
    starting_since: int = 0
    state: State | None = None  # of the game, once it runs
    dice: FairDice | DailyDice | None = None
    place: RollPlace = field(default_factory=RollPlace)  # of the next roll; typed ones count too
    moved_version: int = 0  # the last version that changed the position
    turn_since: int = 0  # the uptime at which this turn started
    turn_shown: int = 0  # and at which a viewer at the normal pace has seen all that led to it
    shown_until: int = 0  # when such a viewer has seen the present
    people: frozenset[int] = frozenset()  # the creator, and everybody who ever had a seat
    votes: tuple["OpenVote", ...] = ()
    moved_uptime: int = 0  # when the player whose turn it is was last heard of
    waiting: frozenset[int] = frozenset()  # identities that chose to wait in this turn
    waited_uptime: int = 0  # when the last of them did
    played: frozenset[int] = frozenset()  # whoever had a seat when the game started
    removed: frozenset[int] = frozenset()  # identities that were removed
    # (identity, id of the command): version. The one part that copies share; it only grows.
    commands: dict[tuple[int, str], int] = field(default_factory=dict)
    next: str | None = None
    abandoned: AbandonedReason | None = None

    @property
    def id(self) -> str:
        return self.header.id

    @property
    def commitment(self) -> str:
        secret = self.header.secret
        return commitment(secret) if self.settings.daily is None else day_commitment(secret)

    @property
    def turn(self) -> int | None:
        """The number of the turn, once the game runs."""
        return None if self.state is None else self.state.turn

    @property
    def game_ended(self) -> bool:
        """Whether there was a game and it is finished or was given up."""
        return self.state is not None and self.lifecycle in ("finished", "abandoned")

    def identity_ids(self) -> set[int]:
        """The identities that hold a seat."""
        return {seat.identity_id for seat in self.seats if seat.identity_id is not None}

    def seats_of(self, identity_id: int | None) -> list[int]:
        if identity_id is None:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.identity_id == identity_id]

    def mover(self) -> SeatState | None:
        """The seat whose turn it is, while the game runs."""
        if self.lifecycle != "running" or self.state is None:
            return None
        return self.seats[self.state.player]

    @property
    def ended(self) -> bool:
        return self.lifecycle in ("finished", "abandoned")

    def admits(self, identity_id: int | None, by_code: bool) -> bool:
        """Whether this identity (None: an anonymous visitor) may come in by the code or the id.

        The code is for invitations: it ends with the game, and nobody finds old games by guessing.
        Once somebody was removed, strangers need the new code; the id is known to the wrong person.
        """
        if identity_id not in self.people:
            locked = bool(self.removed) and not self.settings.public
            if self.ended if by_code else locked and not self.ended:
                return False
        return self.tolerates(identity_id)

    def tolerates(self, identity_id: int | None) -> bool:
        """Whether somebody who is at the table may go on watching it."""
        if identity_id is None:
            return self.settings.spectators
        if self.ended and identity_id in self.played:
            return True  # whoever played in a game may have its record
        return identity_id not in self.removed and (
            self.settings.spectators
            or identity_id in self.identity_ids()
            or self.lifecycle == "open"
        )

    def voters(self, seat: int, on: VoteOn) -> frozenset[int]:
        """The identities that want this."""
        found = (each.voters for each in self.votes if (each.seat, each.on) == (seat, on))
        return next(found, frozenset())

    def copy(self) -> "Table":
        """A copy that can be extended while clients still see this table."""
        return copy(self)

    def fold(self, row: LogRow, played: Played | None = None) -> Transition | None:
        """Apply one entry; returns what it does to the game if it is a move.

        Whoever has just made the move passes it as `played`; else it is read from the entry.
        """
        if row.version != self.version + 1:
            raise ValueError(f"entry {row.version} does not follow version {self.version}")
        entry, transition = row.entry, None
        match entry:
            case Opened(settings, game):
                self.settings = settings
                self.game_number = game
                self.opened_uptime = row.uptime
                self.owner = row.identity_id
                self._know(row.identity_id)
                self.seats = tuple(SeatState(colour) for colour in range(settings.seats))
            case Sat(number, name, commitment=committed, score=score):
                self._know(row.identity_id)
                seat = SeatState(self.seats[number].colour, "human", name, row.identity_id)
                self._place(number, replace(seat, commitment=committed, score=score))
            case BotSat(number, bot, character, score):
                known = CAST.get(character or "")
                name = self._free_name(bot) if known is None else known.name
                seat = SeatState(self.seats[number].colour, "bot", name, bot=bot)
                self._place(number, replace(seat, character=character, score=score))
            case Left():
                self.left(entry)
            case ShutOut():
                if row.identity_id is not None:
                    self.removed |= {row.identity_id}
            case Renamed(number, name):
                self._place(number, replace(self.seats[number], name=name))
            case NonceGiven():
                pass  # known to everybody too early to count in a game that starts now
            case NonceCommitted(number, committed):
                self._place(number, replace(self.seats[number], commitment=committed))
            case Revealed(number, nonce):
                self._place(number, replace(self.seats[number], nonce=nonce))
            case Voted(number, _, on, agree):
                self._voted(number, on, row.identity_id, agree)
            case Waited():
                self._waited(row)
            case StoodIn(number, bot, why):
                self._end_votes(number, "stand_in")
                self._place(number, replace(self.seats[number], bot=bot, standing_in=why))
            case TakenBack(number):
                self._place(number, replace(self.seats[number], bot=None, standing_in=None))
                self._end_votes(number, "stand_in")
                if self.state is not None and self.state.player == number:
                    self.moved_uptime = row.uptime
                    # Whoever comes back gets the full time.
                    self.turn_since = self.turn_shown = row.uptime
            case Starting(numbers, header):
                self.seats = tuple(self.seats[each] for each in numbers)
                self.starting, _ = read_header(header)
                self.starting_since = row.uptime
            case Started():
                self._started(entry, row)
            case Moved():
                transition = self._moved(entry, row, played)
            case Abandoned(why):
                self.lifecycle = "abandoned"
                self.abandoned = why
                self.votes = ()
                self.starting = None
            case Again(table):
                self.next = table
        self.version = row.version
        self.at = row.at
        self.uptime = row.uptime
        if row.identity_id is not None and row.command is not None:
            self.commands[row.identity_id, row.command] = row.version
        return transition

    def _voted(self, seat: int, on: VoteOn, identity_id: int | None, agree: bool) -> None:
        others = [each for each in self.votes if (each.seat, each.on) != (seat, on)]
        voters = self.voters(seat, on) - {identity_id}
        if agree and identity_id is not None:
            voters |= {identity_id}
        if voters and self.turn is not None:
            others.append(OpenVote(seat, on, voters, self.turn))
        self.votes = tuple(others)

    def _waited(self, row: LogRow) -> None:
        if row.identity_id is not None:
            self.waiting |= {row.identity_id}
        self.waited_uptime = row.uptime
        if not isinstance(self.settings.pace, Days):
            self.turn_since = self.turn_shown = row.uptime

    def _end_votes(self, seat: int, *on: VoteOn) -> None:
        self.votes = tuple(each for each in self.votes if each.seat != seat or each.on not in on)

    def _know(self, identity_id: int | None) -> None:
        if identity_id is not None:
            self.people |= {identity_id}

    def _place(self, number: int, seat: SeatState) -> None:
        self.seats = (*self.seats[:number], seat, *self.seats[number + 1 :])

    def _free_name(self, bot: str) -> str:
        """In logs of older versions: bots of the same level are numbered."""
        names = {seat.name for seat in self.seats}
        return next(
            name
            for name in (bot, *(f"{bot} {number}" for number in range(2, 9)))
            if name not in names
        )

    def left(self, entry: Left) -> None:
        """Somebody leaves a seat."""
        seat = self.seats[entry.seat]
        leaver = seat.identity_id
        if entry.removed and leaver is not None:
            self.removed |= {leaver}
        if entry.code is not None:
            self.header = self.header._replace(code=entry.code)
        if entry.bot is None:
            self._place(entry.seat, SeatState(seat.colour))
        else:  # the name stays, because the record has it, and so does what was reached before
            bot = SeatState(seat.colour, "bot", seat.name, bot=entry.bot, left=True)
            self._place(entry.seat, replace(bot, score=seat.score))
        self._end_votes(entry.seat, "stand_in", "remove")
        if not self.seats_of(leaver):
            for vote in self.votes:
                if leaver in vote.voters:
                    self._voted(vote.seat, vote.on, leaver, agree=False)
        if leaver == self.owner and not self.seats_of(leaver):
            # The next person in order becomes the owner, so that somebody can run the table.
            heirs = [each.identity_id for each in self.seats if each.identity_id is not None]
            self.owner = heirs[0] if heirs else self.owner

    def _started(self, entry: Started, row: LogRow) -> None:
        self.seats = tuple(self.seats[number] for number in entry.seats)
        setup, meta = read_header(entry.header)
        proof = read_proof(meta, len(setup.players))
        if proof is None:
            raise ValueError("the header does not say how the dice are drawn")
        self.dice = proof.dice(self.header.secret, setup)
        self.starting = None
        self.state = new_game(setup)
        self.played = frozenset(self.identity_ids())
        self.lifecycle = "running"
        self.moved_uptime = row.uptime
        self.moved_version = row.version
        self.turn_since = self.turn_shown = row.uptime

    def _moved(self, entry: Moved, row: LogRow, played: Played | None) -> Transition:
        if self.state is None:
            raise ValueError("there is no game to move in")
        if played is None:
            move = read_entry(entry.line).move
            played = Played(move, apply_recorded(self.state, move))
        recorded, transition = played
        rolled = isinstance(recorded, Rolled | Rerolled)
        self.place = self.place.after(rolled=rolled, turn=transition.state.turn)
        # Where bots do not wait for anybody, nobody is expected to watch.
        watching = show_time(transition.events) if self.settings.bot_pace else 0
        self.shown_until = max(self.shown_until, row.uptime) + watching
        if transition.state.turn != self.state.turn:
            self.turn_since = row.uptime
            self.waiting = frozenset()
            self.turn_shown = min(self.shown_until, row.uptime + LONGEST_LEAD)
        self._end_votes(self.state.player, "stand_in")
        self.state = transition.state
        # Nobody stays accused for longer than a round.
        oldest = self.state.turn - len(self.seats)
        self.votes = tuple(each for each in self.votes if each.turn > oldest)
        self.moved_version = row.version
        self.moved_uptime = row.uptime
        if self.state.over:
            self.lifecycle = "finished"
            self.votes = ()
        return transition
