"""Messages from clients, over the socket of a table. The first message is always `hello`.

Every message that changes the table carries a random `id` chosen by the client: sent twice, it
counts once. Unknown keys are refused.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from heckmeck.protocol.game import DiceFaces, SeatNumber, WireMove
from heckmeck.protocol.tables import BotName, CharacterName, Name, Nonce, NonceCommitment, VoteOn
from heckmeck.rules import Face

CommandId = Annotated[str, Meta(min_length=1, max_length=64)]
Version = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Token = Annotated[str, Meta(max_length=100)]

Reaction = Literal[
    "hello", "thanks", "well_done", "lucky", "ouch", "laugh", "worm", "hurry", "good_game"
]

HintObjective = Literal["margin", "win"]


class _Message(Struct, tag_field="type", forbid_unknown_fields=True):
    pass


class Hello(_Message, tag="hello"):
    """Who connects. Without a token: an anonymous spectator. `since`: the last version seen."""

    protocol: int
    token: Token | None = None
    since: Version | None = None
    reactions: bool = True  # false: do not send reactions


class TypedDice(Struct, forbid_unknown_fields=True):
    """The result of real dice: the white dice, and the golden die if it was rolled."""

    dice: DiceFaces
    golden: Face | None = None


class MakeMove(_Message, tag="move"):
    """A move of the game: one of `legal`, made against the position of this version."""

    id: CommandId
    version: Version
    move: WireMove
    dice: TypedDice | None = None  # only for a roll at a table with typed dice


class Sit(_Message, tag="sit"):
    """Take an empty seat. `name`: if friends share a device, one name per seat."""

    id: CommandId
    seat: SeatNumber
    name: Name | None = None
    commitment: NonceCommitment | None = None


class Stand(_Message, tag="stand"):
    """Leave one of your seats for good."""

    id: CommandId
    seat: SeatNumber


class CommitNonce(_Message, tag="commit"):
    """Commit to a nonce for one of your seats, before the list of seats is fixed."""

    id: CommandId
    seat: SeatNumber
    commitment: NonceCommitment


class RevealNonce(_Message, tag="reveal"):
    """Reveal the nonce of one of your seats, once the list of seats is fixed."""

    id: CommandId
    seat: SeatNumber
    nonce: Nonce


class HandOver(_Message, tag="hand_over"):
    """Let a bot play for one of your seats."""

    id: CommandId
    seat: SeatNumber


class TakeBack(_Message, tag="take_back"):
    """Take your seat back from the bot."""

    id: CommandId
    seat: SeatNumber


class SeatBot(_Message, tag="seat_bot"):
    """Owner: put a bot on an empty seat before the game starts.

    `character`: who it shall be; if null or if somebody has that name, the server chooses.
    """

    id: CommandId
    seat: SeatNumber
    bot: BotName
    character: CharacterName | None = None


class Kick(_Message, tag="kick"):
    """Owner: remove a player or a bot before the game starts. In the game, players vote."""

    id: CommandId
    seat: SeatNumber


class Start(_Message, tag="start"):
    """Owner: fix the list of seats and start the game. Empty seats are removed."""

    id: CommandId


class Close(_Message, tag="close"):
    """Owner: close a table before its game starts."""

    id: CommandId


class PlayAgain(_Message, tag="again"):
    """Any player, after the game: a new table with the same people and bots."""

    id: CommandId


class Vote(_Message, tag="vote"):
    """A player, in the game: a bot shall stand in for somebody who does not move, or somebody
    shall be removed. `agree` false: you do not want it any more."""

    id: CommandId
    seat: SeatNumber
    on: VoteOn
    agree: bool = True


class Wait(_Message, tag="wait"):
    """A player, in the game: wait longer for the one whose turn it is and who is away."""

    id: CommandId
    seat: SeatNumber


class React(_Message, tag="react"):
    """Show a reaction to everyone at the table."""

    seat: SeatNumber  # one of your own
    reaction: Reaction


class AskHint(_Message, tag="hint"):
    """Ask how good every legal move is, if the table allows hints.

    `margin`: the expected lead in worms after this turn. `win`: the chance to win the game.
    """

    id: CommandId
    objective: HintObjective = "margin"


class Ping(_Message, tag="ping"):
    """Send at least every 30 seconds, or the server closes the connection."""

    at: float | int | None = None  # returned in the pong


# What changes a table and follows from the table alone.
TableCommand = (
    MakeMove
    | Sit
    | Stand
    | CommitNonce
    | RevealNonce
    | HandOver
    | TakeBack
    | SeatBot
    | Kick
    | Start
    | Close
)
ClientMessage = Hello | TableCommand | PlayAgain | Vote | Wait | React | AskHint | Ping
