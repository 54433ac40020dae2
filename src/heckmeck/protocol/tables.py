"""A table as clients see it: its settings, its seats, and who is connected."""

from dataclasses import fields
from typing import TYPE_CHECKING, Annotated, Literal, get_type_hints

from msgspec import Meta, Struct, defstruct, field

from heckmeck.protocol.game import SeatNumber
from heckmeck.rules import EditionName, Options

Lifecycle = Literal["open", "running", "finished", "abandoned"]
SeatKind = Literal["empty", "human", "bot"]
StandInReason = Literal["asked", "time", "gone", "voted"]
VoteOn = Literal["stand_in", "remove"]
AbandonedReason = Literal["closed", "everyone_left", "too_old", "operator"]
DiceKind = Literal["fair", "typed"]
FirstPlayer = Literal["drawn", "host"]

Name = Annotated[str, Meta(min_length=1, max_length=40)]
BotName = Annotated[str, Meta(pattern="^[a-z][a-z0-9_-]{0,31}$", max_length=32)]
CharacterName = Annotated[str, Meta(pattern="^[a-z]{1,16}$", max_length=16)]
Nonce = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
NonceCommitment = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]

if TYPE_CHECKING:
    OptionSettings = Options  # the same fields, so type checkers may take one for the other
else:
    # Made from the fields of `Options`: an option added to the rules is an option of the protocol.
    OptionSettings = defstruct(
        "OptionSettings",
        [(each.name, get_type_hints(Options)[each.name], each.default) for each in fields(Options)],
        forbid_unknown_fields=True,
        module=__name__,
        namespace={
            "__doc__": "The table options of the rules; the defaults are the printed rules."
        },
    )


class Relaxed(Struct, tag_field="kind", tag="relaxed", forbid_unknown_fields=True):
    """No time limit."""


class Lively(Struct, tag_field="kind", tag="lively", forbid_unknown_fields=True):
    """A time limit per turn, in seconds."""

    seconds: Annotated[int, Meta(ge=3, le=3600)] = 45


class Days(Struct, tag_field="kind", tag="days", forbid_unknown_fields=True):
    """A time limit per turn, in days."""

    days: Annotated[int, Meta(ge=1, le=14)] = 2


Pace = Relaxed | Lively | Days


class Settings(Struct, forbid_unknown_fields=True):
    """What is chosen when a table is created and never changes."""

    edition: EditionName = "original"
    options: OptionSettings = field(default_factory=OptionSettings)
    seats: Annotated[int, Meta(ge=2, le=7)] = 2
    title: Annotated[str, Meta(max_length=60)] | None = None
    pace: Pace = field(default_factory=Relaxed)
    # Seconds a player may be disconnected before a bot takes over, while another person is at the
    # table; null: no limit.
    grace: Annotated[int, Meta(ge=1, le=86_400)] | None = 120
    stand_in: BotName | None = None  # the bot that takes over; null: the server chooses
    # Milliseconds per move of a bot. Viewers see the moves at a pace of their own; bots wait before
    # they are far ahead of them, unless this is 0.
    bot_pace: Annotated[int, Meta(ge=0, le=10_000)] = 50
    public: bool = False  # listed as a public table
    spectators: bool = True  # people without a seat may watch
    hints: bool = True
    reactions: bool = True
    dice: DiceKind = "fair"  # typed: players roll real dice and type in the result
    confirm_fail: bool = True  # clients ask once more before a player stops and fails
    # The day of a daily challenge, such as 2026-11-17. Only the server sets it.
    daily: Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$", max_length=10)] | None = None
    first: FirstPlayer = "drawn"  # host: whoever runs the table begins, if they have a seat


class SeatView(Struct):
    """One seat of a table. `bot` is the bot that sits here or plays for the player."""

    kind: SeatKind
    name: str | None
    bot: str | None
    standing_in: StandInReason | None  # why a bot plays for this player, if one does
    connected: bool
    colour: int  # 0 to 6, the same for the whole life of the table
    commitment: str | None  # the hash of this player's nonce
    nonce: str | None  # what this player contributes to the dice, once it is revealed
    # `bot` plays for the person whose name the seat carries: for a while, or because they left.
    bot_replaces_player: bool = False
    character: str | None = None  # who the bot on this seat is, see `About.characters`


class DiceView(Struct):
    """The fair dice: the commitment from the start, the secret once the game has ended."""

    kind: DiceKind
    commitment: str
    secret: str | None


class VoteView(Struct):
    """An open vote: a bot stands in for this player, or the player is removed."""

    seat: int
    on: VoteOn
    voters: list[int]  # one seat of everybody who agrees
    needed: int  # so many must agree, with the people who are connected now


class SeriesScore(Struct):
    """What a player has reached in a series of games with the same company."""

    games: int = 0  # finished
    wins: int = 0  # a shared victory counts for everybody who shares it
    worms: int = 0  # in all games together


class SeriesView(Struct):
    """The games that the players of a table have played in a row, by "play again"."""

    game: int  # the number of this table's game; the first one is 1
    scores: list[SeriesScore]  # by seat; this game is part of it once it is finished


class TableView(Struct):
    """Everything about a table except the game on it."""

    id: str
    code: str  # short enough to read out; finds the table like the id
    lifecycle: Lifecycle
    settings: Settings
    seats: list[SeatView]
    owner: SeatNumber | None  # the owner's first seat, if the owner has one
    dice: DiceView
    created: int  # milliseconds since 1970, like all times here
    spectators: int
    next: str | None  # the table where the players continue after "play again"
    abandoned: AbandonedReason | None
    starting: bool = False  # the list of seats is fixed, and nonces are revealed
    votes: list[VoteView] = field(default_factory=list)
    series: SeriesView | None = None  # null at the first table of a series


class Clock(Struct):
    """The clock of the turn, as time left: the clocks of server and client need not agree."""

    seat: int
    left: int  # milliseconds
    limit: int  # milliseconds
    # Milliseconds until it starts to run: what others did just now is still being shown.
    starts_in: int = 0


class Away(Struct):
    """The player whose turn it is is not connected. Times are milliseconds, as time left."""

    seat: int
    left: int | None  # until a bot stands in by itself; null: no bot does
    vote_in: int  # until the others may decide that a bot plays


class You(Struct):
    """The role of the recipient at this table."""

    name: str | None  # null: an anonymous spectator
    seats: list[int]  # more than one if friends share a device
    owner: bool
