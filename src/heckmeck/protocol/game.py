"""The game as clients see it: the position, and everything a client would need the rules for."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from heckmeck.protocol.stakes import Meaning, meaning
from heckmeck.rules import (
    SPECIALISTS,
    EditionName,
    Face,
    Fail,
    FailReason,
    Keep,
    PlayerMove,
    Reroll,
    Return,
    Rob,
    Roll,
    Specialist,
    SpecialistPutBack,
    State,
    Stop,
    apply,
    legal_moves,
    stopping_gives,
    stopping_total,
    winners,
)
from heckmeck.rules.buying import may_take_lower

PublicPhase = Literal["roll", "keep", "rob", "return", "over"]
SeatNumber = Annotated[int, Meta(ge=0, le=6)]
DiceFaces = Annotated[str, Meta(pattern="^[1-5w]{0,9}$", max_length=9)]


class RollMove(Struct, tag_field="do", tag="roll", omit_defaults=True, forbid_unknown_fields=True):
    """Roll. `golden` only if the holder of the golden die decides, before the first roll."""

    golden: bool | None = None


class RerollMove(Struct, tag_field="do", tag="reroll", forbid_unknown_fields=True):
    """Use the weasel."""


class KeepMove(Struct, tag_field="do", tag="keep", forbid_unknown_fields=True):
    """Set aside all rolled dice of a face."""

    face: Face


class StopMove(Struct, tag_field="do", tag="stop", omit_defaults=True, forbid_unknown_fields=True):
    """End the turn."""

    take: Literal["lower"] | None = None


class FailMove(Struct, tag_field="do", tag="fail", forbid_unknown_fields=True):
    """Accept a failed roll instead of using the weasel."""


class RobMove(Struct, tag_field="do", tag="rob", forbid_unknown_fields=True):
    """Take a bratworm from this seat."""

    player: SeatNumber


class ReturnMove(Struct, tag_field="do", tag="return", forbid_unknown_fields=True):
    """Put back this one of two specialists."""

    specialist: Specialist


WireMove = RollMove | RerollMove | KeepMove | StopMove | FailMove | RobMove | ReturnMove


class GrillPlace(Struct):
    """A tile lying on the grill."""

    tile: int
    up: bool
    specialist: Specialist | None


class PlayerPlace(Struct):
    """What lies in front of a player; the last tile of the stack is the visible one."""

    name: str
    stack: list[int]
    specialist: Specialist | None
    bratworms: int
    worms: int


class Hand(Struct):
    """The dice not set aside."""

    white: int
    golden: bool


class Position(Struct):
    """Exactly the position object of the record format."""

    edition: EditionName
    turn: int
    player: int
    phase: PublicPhase
    grill: list[GrillPlace]
    players: list[PlayerPlace]
    supply: int
    removed: list[Specialist]
    aside: str
    total: int
    rolled: str | None
    golden: str | None
    hand: Hand
    weasel_used: bool
    legal: list[WireMove]
    over: bool
    winners: list[int]


class Stopping(Struct):
    """What stopping gives: a tile from the grill (`take`), a tile of another player (`steal`), only
    the hen of another player (`hen`), or a failed attempt with its reason (`fail`)."""

    result: Literal["take", "steal", "hen", "fail"]
    tile: int | None
    source: int | None = field(name="from")  # the seat it is stolen from
    total: int | None  # with the canned worm if it counts; null without a worm
    reason: FailReason | None


class KeepPreview(Struct):
    """What setting this face aside leads to."""

    face: Face
    count: int  # dice that would be set aside
    total: int  # the points set aside with them
    stopping: Stopping  # what stopping right after it would give


class ReturnPreview(Struct):
    """What putting back this specialist does."""

    specialist: Specialist
    put_on: int | None  # the tile where it is put; null: it leaves the game


class GameView(Struct, omit_defaults=True):
    """A position, and everything about it that a client would need the rules for."""

    position: Position
    # What stopping gives with the dice set aside so far. Null before any dice are set aside, while
    # a specialist or a robbery has to be chosen, and when the game is over. In phase `keep`
    # stopping is not possible yet: this is what was in reach before the roll.
    stopping: Stopping | None
    lower: Stopping | None  # what {"do": "stop", "take": "lower"} gives, if it is legal
    keeps: list[KeepPreview]  # one per face that may be set aside now
    returns: list[ReturnPreview] = field(default_factory=list)  # the two of phase `return`
    meaning: Meaning | None = None  # of the pieces as they lie
    golden_faces: str | None = None  # of the golden die, if the game has one


def move_from_wire(move: WireMove) -> PlayerMove:
    """A move as the rules know it."""
    match move:
        case RollMove(golden):
            return Roll(golden)
        case RerollMove():
            return Reroll()
        case KeepMove(face):
            return Keep(face)
        case StopMove(take):
            return Stop(lower=take == "lower")
        case FailMove():
            return Fail()
        case RobMove(player):
            return Rob(player)
        case ReturnMove(specialist):
            return Return(specialist)


def move_to_wire(move: PlayerMove) -> WireMove:
    """A move as clients know it."""
    match move:
        case Roll(golden):
            return RollMove(golden)
        case Reroll():
            return RerollMove()
        case Keep(face):
            return KeepMove(face)
        case Stop(lower):
            return StopMove("lower" if lower else None)
        case Fail():
            return FailMove()
        case Rob(player):
            return RobMove(player)
        case Return(specialist):
            return ReturnMove(specialist)


def game_view(state: State) -> GameView:
    """What clients see of a state, once the dice have landed."""
    legal = legal_moves(state)
    in_turn = state.phase in ("roll", "keep") and state.dice.aside != ""
    lower = state.phase == "roll" and in_turn and may_take_lower(state)
    return GameView(
        position=_position(state, legal),
        stopping=_stopping(state) if in_turn else None,
        lower=_stopping(state, lower=True) if lower else None,
        keeps=[_preview(state, move) for move in legal if isinstance(move, Keep)],
        returns=[_put_back(state, move) for move in legal if isinstance(move, Return)],
        meaning=meaning(state),
        golden_faces=state.setup.golden_faces if state.setup.edition == "specialists" else None,
    )


def _position(state: State, legal: tuple[PlayerMove, ...]) -> Position:
    if state.phase == "chance":
        raise ValueError("no position is shown while the dice are in the air")
    dice = state.dice
    return Position(
        edition=state.setup.edition,
        turn=state.turn,
        player=state.player,
        phase=state.phase,
        grill=[GrillPlace(each.tile, each.up, each.specialist) for each in state.grill],
        players=[
            PlayerPlace(name, list(seat.stack), seat.specialist, seat.bratworms, seat.score)
            for name, seat in zip(state.setup.players, state.seats, strict=True)
        ],
        supply=state.supply,
        removed=[each for each in SPECIALISTS if each in state.removed],
        aside=dice.aside,
        total=dice.total,
        rolled=dice.rolled,
        golden=dice.golden_face,
        hand=Hand(dice.white, dice.golden),
        weasel_used=dice.weasel_used,
        legal=[move_to_wire(move) for move in legal],
        over=state.over,
        winners=list(winners(state)),
    )


def _preview(state: State, move: Keep) -> KeepPreview:
    after = apply(state, move).state
    count = len(after.dice.aside) - len(state.dice.aside)
    return KeepPreview(move.face, count, after.dice.total, _stopping(after))


def _put_back(state: State, move: Return) -> ReturnPreview:
    events = apply(state, move).events
    places = (each.tile for each in events if isinstance(each, SpecialistPutBack))
    return ReturnPreview(move.specialist, next(places, None))


def _stopping(state: State, lower: bool = False) -> Stopping:
    bought = stopping_gives(state, lower)
    return Stopping(bought.result, bought.tile, bought.source, stopping_total(state), bought.reason)


WireEvent = dict[str, Any]  # an event as heckmeck.rules.event_notation writes it
