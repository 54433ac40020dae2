"""What the server says on the socket of a table."""

from msgspec import Struct

from heckmeck.message import Message
from heckmeck.protocol.codes import Code
from heckmeck.protocol.entries import TableEntry
from heckmeck.protocol.game import GameView, WireEvent, WireMove
from heckmeck.protocol.tables import Clock, TableView, You
from heckmeck.protocol.to_server import Reaction


class LogStep(Struct):
    """One entry of the log as it is told: with its version, its time and, of a move, the events."""

    version: int
    at: int
    entry: TableEntry
    events: list[WireEvent]


class Welcome(Struct, tag_field="type", tag="welcome"):
    """The whole view: the answer to `hello`, and again whenever a client fell too far behind."""

    protocol: int
    version: int
    table: TableView
    game: GameView | None  # null before the game starts
    clock: Clock | None
    you: You
    # Exactly the steps after `since`, oldest first, to show what was missed; null if there was no
    # `since` or too much has happened. They are already part of the view above.
    missed: list[LogStep] | None


class Step(Struct, tag_field="type", tag="step"):
    """The table went on by one version."""

    step: LogStep
    game: GameView | None  # null: not changed
    table: TableView | None  # null: not changed
    clock: Clock | None  # as it is now; null: no clock is running


class YouAre(Struct, tag_field="type", tag="you"):
    """What you are at this table has changed."""

    you: You


class Presence(Struct, tag_field="type", tag="presence"):
    """Who is connected; nothing that is stored, so it has no version."""

    connected: list[bool]  # by seat
    spectators: int


class Done(Struct, tag_field="type", tag="done"):
    """Your command was carried out (perhaps long ago) and durably stored as this version."""

    id: str
    version: int


class Refused(Struct, tag_field="type", tag="refused", omit_defaults=True):
    """Nothing was changed. `id` is the command's, if it had one."""

    id: str | None
    code: Code
    sentence: str
    version: int  # the table's current version; 0 if it is not told
    row: str | None = None  # of an illegal move: the row of the rules that forbids it
    why: Message | None = None  # and the exact reason; `sentence` says both in English


class Reacted(Struct, tag_field="type", tag="reacted"):
    seat: int
    reaction: Reaction


class HintMove(Struct):
    """One legal move: its value in worms, and the chance to end the turn with a tile or without."""

    move: WireMove
    value: float
    success: float
    fail: float


class Hint(Struct, tag_field="type", tag="hint", omit_defaults=True):
    """The exact odds of the position of this version, best move first."""

    id: str
    version: int
    moves: list[HintMove]
    reason: Message | None = None  # why the first one is best


class Pong(Struct, tag_field="type", tag="pong"):
    at: float | int | None
    version: int


ServerMessage = Welcome | Step | YouAre | Presence | Done | Refused | Reacted | Hint | Pong
