"""Messages from the server, over the socket of a table."""

from msgspec import Struct

from heckmeck.message import Message
from heckmeck.protocol.codes import Code
from heckmeck.protocol.entries import TableEntry
from heckmeck.protocol.game import GameView, WireEvent, WireMove
from heckmeck.protocol.tables import Away, Clock, TableView, VoteView, You
from heckmeck.protocol.to_server import HintObjective, Reaction


class LogStep(Struct):
    """An entry of the log with its version, its time and, for a move, its events."""

    version: int
    at: int
    entry: TableEntry
    events: list[WireEvent]


class Welcome(Struct, tag_field="type", tag="welcome"):
    """The complete view: the answer to `hello`, sent again if a client fell too far behind."""

    protocol: int
    version: int
    table: TableView
    game: GameView | None  # null before the game starts
    clock: Clock | None
    you: You
    # The steps after `since`, oldest first, to show what was missed. Null without `since`, or if
    # too much has happened. The view above already includes them.
    missed: list[LogStep] | None
    away: Away | None = None  # null: the player to move is there, or nobody is to move
    starts_in: int | None = None  # milliseconds until a table made by "play again" starts


class Step(Struct, tag_field="type", tag="step"):
    """The table changed to the next version."""

    step: LogStep
    game: GameView | None  # null: not changed
    table: TableView | None  # null: not changed
    clock: Clock | None  # null: no clock is running
    away: Away | None = None  # as in `Welcome`
    starts_in: int | None = None


class YouAre(Struct, tag_field="type", tag="you"):
    """Your role at this table changed."""

    you: You


class Presence(Struct, tag_field="type", tag="presence"):
    """Who is connected. It is not stored, so it has no version."""

    connected: list[bool]  # by seat
    spectators: int
    away: Away | None = None  # as in `Welcome`
    starts_in: int | None = None
    votes: list[VoteView] = []  # what they need depends on who is connected


class Done(Struct, tag_field="type", tag="done"):
    """Your command was carried out, perhaps long ago, and durably stored as this version."""

    id: str
    version: int


class Refused(Struct, tag_field="type", tag="refused", omit_defaults=True):
    """Nothing was changed. `id` is the id of the command, if it had one."""

    id: str | None
    code: Code
    sentence: str
    version: int  # the current version of the table, or 0
    row: str | None = None  # for an illegal move: the row of the rules that forbids it
    why: Message | None = None  # and the exact reason; `sentence` says both in English


class Reacted(Struct, tag_field="type", tag="reacted"):
    """A player showed a reaction."""

    seat: int
    reaction: Reaction


class HintMove(Struct):
    """A legal move: its value, and the chances that the turn succeeds and fails.

    The value is in worms (`margin`) or a chance between 0 and 1 (`win`).
    """

    move: WireMove
    value: float
    success: float
    fail: float


class Hint(Struct, tag_field="type", tag="hint", omit_defaults=True):
    """How good the moves of the position at this version are, best move first."""

    id: str
    version: int
    moves: list[HintMove]
    reason: Message | None = None  # why the first one is best
    objective: HintObjective = "margin"  # as asked for


class Pong(Struct, tag_field="type", tag="pong"):
    """The answer to `ping`."""

    at: float | int | None
    version: int


ServerMessage = Welcome | Step | YouAre | Presence | Done | Refused | Reacted | Hint | Pong
