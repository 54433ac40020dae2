"""Requests and responses of the HTTP API."""

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from heckmeck.message import Message
from heckmeck.protocol.codes import Code
from heckmeck.protocol.game import GameView, WireEvent
from heckmeck.protocol.tables import BotName, CharacterName, Lifecycle, Name, Settings
from heckmeck.protocol.to_client import LogStep
from heckmeck.rules import EditionName


class Problem(Struct, omit_defaults=True):
    """The body of every error response."""

    code: Code
    sentence: str
    why: Message | None = None  # the exact reason, where there is one that has a name


DeviceLabel = Annotated[str, Meta(min_length=1, max_length=60)]


class NewIdentity(Struct, forbid_unknown_fields=True):
    """A device that visits for the first time."""

    name: Name
    device: DeviceLabel | None = None  # what its owner will see in the list of devices


class Identity(Struct):
    """The secret of a device. It is sent only once; use it as `Authorization: Bearer TOKEN`."""

    token: str
    name: str


class Me(Struct):
    """Your identity."""

    name: str


class Rename(Struct, forbid_unknown_fields=True):
    """A new name for your identity."""

    name: Name


class TransferLink(Struct):
    """A one-time code that gives another device the same identity, before it expires."""

    code: str
    expires: int  # milliseconds since 1970


class Claim(Struct, forbid_unknown_fields=True):
    """Take over the identity behind a code."""

    code: Annotated[str, Meta(max_length=100)]
    device: DeviceLabel | None = None


class Device(Struct):
    """A device that can use your identity. Days look like `2026-11-16`."""

    id: str
    label: str | None
    created: str | None  # the day; null: before the server kept it
    used: str | None  # the last day
    current: bool  # the device that asks


class DeviceList(Struct):
    """Your devices, oldest first."""

    devices: list[Device]


class RelabelDevice(Struct, forbid_unknown_fields=True):
    """A new label for one of your devices."""

    label: DeviceLabel


class NewBot(Struct, forbid_unknown_fields=True):
    """A bot at a new table. If somebody has the name of the character, the server chooses."""

    bot: BotName
    character: CharacterName | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to create. Bots take the last seats; the creator may take the first."""

    settings: Settings = field(default_factory=Settings)
    bots: Annotated[Sequence[BotName | NewBot], Meta(max_length=7)] = field(default_factory=list)
    sit: bool = True


class TableCreated(Struct):
    """A new table: its id, and the short code to read out."""

    id: str
    code: str


class TableSummary(Struct):
    """A table in a list."""

    id: str
    code: str
    lifecycle: Lifecycle
    edition: str
    title: str | None
    players: list[str | None]  # by seat: a name, or null if empty
    bots: list[bool]  # by seat
    created: int
    updated: int
    worms: list[int] | None  # by seat, once the game has started
    winners: list[int]  # once the game is over
    your_turn: bool  # only in your own list
    daily: str | None = None  # the day of a daily challenge
    your_seats: list[int] = field(default_factory=list)  # not in lists


class TableList(Struct):
    """Several tables."""

    tables: list[TableSummary]


class OwnResult(Struct):
    """What a finished game was for you, as it counts in your statistics."""

    ended: int
    edition: str
    players: int
    people: int  # other people at the table; 0: only bots
    seat: int
    own_seats: int
    place: int
    worms: int
    won: bool
    turns: int
    fails: int
    steals: int
    robbed: int
    bot_turns: int
    left: bool
    specialists: str
    daily: str | None


class OwnTable(Struct):
    """A table that you own or had a seat at."""

    table: TableSummary  # without code, title and players if you may not see it any more
    seats: list[int]  # the seats you have there
    names: list[str]  # the names you had there
    record: str | None  # of a game that has ended and that you may see
    result: OwnResult | None = None  # null also if you have deleted your list of games


class OperatorAction(Struct):
    """What the operator of the server did about you."""

    at: int
    action: str
    reason: str


class PersonalData(Struct):
    """Everything the server stores about you."""

    name: str
    created: int
    ban: str | None  # why the operator has blocked you; null: not blocked
    devices: list[Device]
    operator_actions: list[OperatorAction]
    tables: list[OwnTable]


DailyTurn = Literal["taken", "stolen", "failed"]


class DailyBot(Struct):
    """An opponent of the day."""

    bot: str
    character: str
    name: str


class DailyResult(Struct):
    """Your try on one day."""

    day: str
    table: str
    lifecycle: Lifecycle
    counts: bool  # it was finished before the dice of its day were revealed
    ran_out: bool = False  # it was neither finished nor given up by then
    # once it is finished:
    worms: int | None = None
    place: int | None = None
    margin: int | None = None  # more worms than the best of the others
    turns: list[DailyTurn] = field(default_factory=list)  # of yours; only today


class DailySecret(Struct):
    """The secret of a day that is over."""

    day: str
    secret: str
    table: str | None  # yours of that day


class Daily(Struct):
    """Today's challenge. Days are dates in UTC, times left are milliseconds."""

    day: str
    edition: EditionName
    bots: list[DailyBot]
    commitment: str  # to the dice: the secret of two days before
    chain_since: str  # the first day whose secret belongs to the same chain
    left: int  # until the next challenge
    finish_left: int  # until a try of today does not count any more
    players: int = 0  # who have finished it today
    beaten: int | None = None  # how many of them have fewer worms than you
    yours: DailyResult | None = None
    recent: list[DailyResult] = field(default_factory=list)  # the last four weeks, latest first
    streak: int = 0  # days in a row
    revealed: DailySecret | None = None  # the latest secret that is not secret any more


class DailyStarted(Struct):
    """Your table of today."""

    table: str


class StepList(Struct):
    """A page of a table's log, oldest first."""

    version: int  # the table's current version; the last page ends with it
    steps: list[LogStep]


class CharacterView(Struct):
    """Somebody who plays as a bot. The temperament is how they play, the level how well."""

    id: str
    name: str  # the same in every language
    temperament: str
    level: str | None = None  # the bot that is theirs, unless another one is chosen


class About(Struct):
    """What this server is and what it offers."""

    name: str
    version: str
    protocol: int
    bots: list[str]
    reactions: list[str]
    url: str | None = None  # where people reach it, if its operator has said so
    levels: list[str] = field(default_factory=list)  # bots by strength, the easiest first
    characters: list[CharacterView] = field(default_factory=list)


class ReplayRequest(Struct, forbid_unknown_fields=True):
    """A record to replay on the server, for clients that do not know the rules."""

    record: str  # limited only by the size of the body


class ReplayStep(Struct):
    """The game after one line of a record, and the events of that line."""

    game: GameView
    events: list[WireEvent]


class TurnChances(Struct):
    """Everybody's estimated chance to win when a turn begins, by seat; exact after the end."""

    step: int  # of the replay
    turn: int
    chances: list[float]


class Swing(Struct):
    """A turn that changed somebody's estimated chance to win a lot."""

    step: int  # of the replay: the turn is over
    turn: int
    mover: int  # whose turn it was
    seat: int  # whose chance changed the most
    before: float
    after: float
    luck: float  # what the dice changed in the mover's chance
    choice: float  # what the mover's choices cost, compared with the best ones: never positive


class Replayed(Struct, omit_defaults=True):
    """The game after the header and after every move, up to the first line that is wrong.

    Only a record that would make the answer too large is not replayed to its end.
    """

    steps: list[ReplayStep]
    problem: str | None  # what is wrong with the next line, in English
    row: str | None = None  # if its move is illegal: the row of the rules that forbids it
    why: Message | None = None  # the exact reason
    chances: list[TurnChances] = field(default_factory=list)
    swings: list[Swing] = field(default_factory=list)  # the biggest ones, in the order of the game
    left_out: int = 0  # moves of the record after the last step


class Health(Struct):
    """The server is running."""

    ok: bool
    tables: int  # in memory
    connections: int
