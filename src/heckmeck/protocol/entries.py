"""The log of a table: every change of it is one of these, numbered without gaps from 1.

This is exactly what the server stores and tells; what must stay private (whose identity, the dice
secret) is kept beside it.
"""

from typing import Any, Literal

from msgspec import Struct

from heckmeck.protocol.tables import AbandonedReason, Settings, StandInReason

MovedBy = Literal["human", "bot", "standing_in"]


class Opened(Struct, tag_field="kind", tag="opened"):
    """Always version 1."""

    settings: Settings


class Sat(Struct, tag_field="kind", tag="sat"):
    """A person took a seat."""

    seat: int
    name: str
    nonce: str | None = None


class BotSat(Struct, tag_field="kind", tag="bot_sat"):
    """The owner put a bot on a seat."""

    seat: int
    bot: str


class Left(Struct, tag_field="kind", tag="left"):
    """A person (or a bot) gave up a seat for good. In a running game a bot takes it."""

    seat: int
    removed: bool = False  # by the owner
    bot: str | None = None


class NonceGiven(Struct, tag_field="kind", tag="nonce_given"):
    """A player's share of the dice."""

    seat: int
    nonce: str


class StoodIn(Struct, tag_field="kind", tag="stood_in"):
    """A bot moves for this player until the player takes the seat back."""

    seat: int
    bot: str
    why: StandInReason


class TakenBack(Struct, tag_field="kind", tag="taken_back"):
    """The player is back."""

    seat: int


class Started(Struct, tag_field="kind", tag="started"):
    """The game begins. Empty seats are taken away: seat i is from now on what `seats[i]` was."""

    seats: list[int]
    header: dict[str, Any]  # the header of the record


class Moved(Struct, tag_field="kind", tag="moved"):
    """A move, as the line of the record with the dice that landed."""

    seat: int
    line: dict[str, Any]
    by: MovedBy


class Abandoned(Struct, tag_field="kind", tag="abandoned"):
    """The table is given up."""

    why: AbandonedReason


class Again(Struct, tag_field="kind", tag="again"):
    """The same people go on at another table."""

    table: str


TableEntry = (
    Opened
    | Sat
    | BotSat
    | Left
    | NonceGiven
    | StoodIn
    | TakenBack
    | Started
    | Moved
    | Abandoned
    | Again
)
