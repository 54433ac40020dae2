"""The log of a table: every change is one of these entries, numbered from 1 without gaps.

The server stores and sends exactly these entries. What must stay private (identities, the secret of
the dice) is stored separately.
"""

from typing import Any, Literal

from msgspec import Struct

from heckmeck.protocol.tables import (
    AbandonedReason,
    SeriesScore,
    Settings,
    StandInReason,
    VoteOn,
)

MovedBy = Literal["human", "bot", "standing_in"]


class Opened(Struct, tag_field="kind", tag="opened"):
    """The table was created; always version 1."""

    settings: Settings
    game: int = 1  # its number in the series; a table made by "play again" has a higher one


class Sat(Struct, tag_field="kind", tag="sat"):
    """A person took a seat."""

    seat: int
    name: str
    nonce: str | None = None  # only in logs of older versions
    commitment: str | None = None
    score: SeriesScore | None = None  # from the games before, at a table made by "play again"


class BotSat(Struct, tag_field="kind", tag="bot_sat"):
    """The owner put a bot on a seat. Its name is the name of the character."""

    seat: int
    bot: str
    character: str | None = None  # only in logs of older versions: nobody in particular
    score: SeriesScore | None = None


class Left(Struct, tag_field="kind", tag="left"):
    """A person or a bot left a seat for good. In a running game a bot takes over."""

    seat: int
    removed: bool = False  # true: by the owner before the game, by a vote in the game
    bot: str | None = None
    code: str | None = None  # the new code of the table: whoever was removed knows the old one


class ShutOut(Struct, tag_field="kind", tag="shut_out"):
    """Somebody who was removed from the table before this one stays out. Who, is private."""


class Renamed(Struct, tag_field="kind", tag="renamed"):
    """The operator of the server renamed a player, before the game started."""

    seat: int
    name: str


class NonceGiven(Struct, tag_field="kind", tag="nonce_given"):
    """A player contributed a nonce to the dice. Only in logs of older versions."""

    seat: int
    nonce: str


class NonceCommitted(Struct, tag_field="kind", tag="committed"):
    """A player committed to a nonce."""

    seat: int
    commitment: str


class Starting(Struct, tag_field="kind", tag="starting"):
    """The list of seats is fixed. Empty seats are removed: seat i was seat `seats[i]` before.

    From here on nothing in the header changes, and everybody reveals their nonces.
    """

    seats: list[int]
    header: dict[str, Any]  # of the record, without nonces and without who begins


class Revealed(Struct, tag_field="kind", tag="revealed"):
    """A player revealed the nonce that the seat had committed to."""

    seat: int
    nonce: str


class StoodIn(Struct, tag_field="kind", tag="stood_in"):
    """A bot plays for this player until the player takes the seat back."""

    seat: int
    bot: str
    why: StandInReason


class Voted(Struct, tag_field="kind", tag="voted"):
    """A player voted on another one. What a vote decides follows as an entry of its own."""

    seat: int
    by: int  # a seat of the player who votes
    on: VoteOn
    agree: bool = True


class Waited(Struct, tag_field="kind", tag="waited"):
    """A player wants to wait for somebody who is away. The time until a bot stands in restarts."""

    seat: int
    by: int  # a seat of the player who waits


class TakenBack(Struct, tag_field="kind", tag="taken_back"):
    """The player took the seat back from the bot."""

    seat: int


class Started(Struct, tag_field="kind", tag="started"):
    """The game begins. A seat whose nonce was not revealed in time is left out of the dice."""

    seats: list[int]  # all seats; in logs of older versions, empty seats are removed here
    header: dict[str, Any]  # the header of the record


class Moved(Struct, tag_field="kind", tag="moved"):
    """A move, as a line of the record, including the dice that landed."""

    seat: int
    line: dict[str, Any]
    by: MovedBy


class Abandoned(Struct, tag_field="kind", tag="abandoned"):
    """The table was closed without finishing the game."""

    why: AbandonedReason


class Again(Struct, tag_field="kind", tag="again"):
    """The players continue at another table."""

    table: str


TableEntry = (
    Opened
    | Sat
    | BotSat
    | Left
    | Renamed
    | ShutOut
    | NonceGiven
    | NonceCommitted
    | StoodIn
    | Voted
    | Waited
    | TakenBack
    | Starting
    | Revealed
    | Started
    | Moved
    | Abandoned
    | Again
)
