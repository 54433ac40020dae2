"""What a command does to a table: new entries for its log, or a refusal.

All of this is pure, except that removing somebody draws a new code. Even the dice follow from the
table's secret and the number of the roll, so a command that is tried again rolls the same dice.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from typing import NamedTuple

import msgspec

from heckmeck.bots.characters import CAST, free_character
from heckmeck.dice import DiceSource, Played, ScriptedDice, SeatList, nonce_commitment, play
from heckmeck.dice.fair import TYPED
from heckmeck.message import Message
from heckmeck.protocol.entries import (
    Abandoned,
    BotSat,
    Left,
    Moved,
    MovedBy,
    NonceCommitted,
    Revealed,
    Sat,
    Started,
    Starting,
    StoodIn,
    TableEntry,
    TakenBack,
)
from heckmeck.protocol.game import move_from_wire
from heckmeck.protocol.to_server import (
    Close,
    CommitNonce,
    HandOver,
    Kick,
    MakeMove,
    RevealNonce,
    SeatBot,
    Sit,
    Stand,
    Start,
    TableCommand,
    TakeBack,
    TypedDice,
)
from heckmeck.rules import (
    MIN_PLAYERS,
    HeckmeckError,
    Land,
    Options,
    PlayerMove,
    Reroll,
    Roll,
    Setup,
    header_to_json,
    record_move_to_json,
)
from heckmeck.server.names import clean_name
from heckmeck.server.refusal import Refusal, refusal_from_error, unknown_bot, unknown_character
from heckmeck.server.store.interface import StoredIdentity
from heckmeck.server.tables.codes import new_code
from heckmeck.server.tables.table import SeatState, Table


class Decision(NamedTuple):
    """What a command adds to the log. For a move also what it does to the game."""

    entries: list[TableEntry]
    played: Played | None = None


def decide(
    table: Table, actor: StoredIdentity, command: TableCommand, bots: Callable[[], list[str]]
) -> Decision:
    """Raises `Refusal`. The table itself does not change."""
    match command:
        case MakeMove():
            return _move(table, actor, command)
        case Sit():
            return _sit(table, actor, command)
        case Stand(seat=seat):
            own_seat(table, actor, seat)
            return _leave(table, seat)
        case CommitNonce(seat=seat, commitment=commitment):
            _must_be_open(table)
            if own_seat(table, actor, seat).commitment is not None:
                raise Refusal("commitment_given")
            return Decision([NonceCommitted(seat, commitment)])
        case RevealNonce():
            return _reveal(table, actor, command)
        case HandOver(seat=seat):
            _must_be_running(table)
            if table.settings.daily is not None:
                raise Refusal("daily")
            if own_seat(table, actor, seat).standing_in:
                raise Refusal("not_standing_in", Message("server-stand-in"))
            return Decision([StoodIn(seat, stand_in_bot(table), "asked")])
        case TakeBack(seat=seat):
            _must_be_running(table)
            if not own_seat(table, actor, seat).standing_in:
                raise Refusal("not_standing_in")
            return Decision([TakenBack(seat)])
        case SeatBot(seat=seat, bot=bot, character=character):
            _must_be_owner(table, actor)
            _must_be_open(table)
            _must_be_empty(table, seat)
            names = [each.name for each in table.seats]
            return Decision([seat_bot(seat, bot, character, names, bots())])
        case Kick(seat=seat):
            return _kick(table, actor, seat)
        case Start():
            return _start(table, actor)
        case Close():
            _must_be_owner(table, actor)
            _must_be_open(table)
            return Decision([Abandoned("closed")])


def own_seat(table: Table, actor: StoredIdentity, number: int) -> SeatState:
    """The actor's own seat; raises `Refusal`."""
    seat = _seat(table, number)
    if seat.identity_id != actor.id:
        raise Refusal("not_your_seat")
    return seat


def seat_bot(
    seat: int, bot: str, character: str | None, names: Collection[str | None], bots: list[str]
) -> BotSat:
    """Put a bot on a seat, as a character whose name nobody at the table has. Raises `Refusal`."""
    if bot not in bots:
        raise unknown_bot(bot, bots)
    if character is not None and character not in CAST:
        raise unknown_character(character)
    return BotSat(seat, bot, free_character(names, bot, character).id)


def stand_in_bot(table: Table) -> str:
    """The bot that stands in at this table, chosen when the table was created."""
    bot = table.settings.stand_in
    if bot is None:
        raise ValueError(f"table {table.id} has no bot to stand in")
    return bot


def make_move(
    table: Table, move: PlayerMove, by: MovedBy, typed: TypedDice | None = None
) -> Decision:
    """A move of the seat whose turn it is, with dice drawn here or typed in. Raises `Refusal`."""
    state = table.state
    if state is None or table.dice is None:
        raise Refusal("not_running")
    dice: DiceSource
    if typed is None:
        dice = table.dice.at(table.place)  # asked twice, the same roll lands the same way
    else:
        dice = ScriptedDice([Land(typed.dice, typed.golden)])
    try:
        played = play(state, move, dice)
    except HeckmeckError as error:
        raise refusal_from_error("illegal_move", error) from None
    line = record_move_to_json(played.recorded)
    if typed is not None:
        line["meta"] = {"dice": TYPED}
    return Decision([Moved(state.player, line, by)], played)


def _move(table: Table, actor: StoredIdentity, command: MakeMove) -> Decision:
    if table.lifecycle == "finished":
        raise Refusal("not_running", Message("server-over"))
    _must_be_running(table)
    seat = table.mover()
    if seat is None or table.state is None:
        raise Refusal("not_running")
    if seat.identity_id != actor.id:
        if table.seats_of(actor.id):
            raise Refusal("not_your_turn")
        raise Refusal("not_your_seat", Message("server-seat-none"))
    if command.version > table.version:
        raise Refusal("version_ahead")
    if command.version < table.moved_version:
        raise Refusal("stale_version")
    if seat.standing_in:
        raise Refusal("standing_in")
    move = move_from_wire(command.move)
    rolls = isinstance(move, Roll | Reroll)
    typed_table = table.settings.dice == "typed"
    if command.dice is not None and not (typed_table and rolls):
        raise Refusal("dice_not_typed")
    if command.dice is None and typed_table and rolls:
        raise Refusal("dice_needed")
    return make_move(table, move, "human", command.dice)


def _sit(table: Table, actor: StoredIdentity, command: Sit) -> Decision:
    _must_be_open(table)
    _must_be_empty(table, command.seat)
    name = actor.name if command.name is None else clean_name(command.name)
    return Decision([Sat(command.seat, name, commitment=command.commitment)])


def _leave(table: Table, seat: int) -> Decision:
    if table.lifecycle == "open":
        _must_be_open(table)
        return Decision([Left(seat)])
    _must_be_running(table)
    entries: list[TableEntry] = [Left(seat, bot=stand_in_bot(table))]
    others = [each for number, each in enumerate(table.seats) if number != seat]
    if not any(each.kind == "human" for each in others):
        entries.append(Abandoned("everyone_left"))
    return Decision(entries)


def _kick(table: Table, actor: StoredIdentity, number: int) -> Decision:
    _must_be_owner(table, actor)
    seat = _seat(table, number)
    if table.lifecycle != "open":
        raise Refusal("not_open", Message("server-removal"))
    _must_be_open(table)
    if seat.kind == "empty":
        raise Refusal("seat_empty")
    if seat.identity_id is None:
        return Decision([Left(number, removed=True)])
    if seat.identity_id == actor.id:
        raise Refusal("not_your_seat", Message("server-own-seat"))
    return Decision(remove(table, seat.identity_id))


def remove(table: Table, identity_id: int) -> list[TableEntry]:
    """Remove somebody from all their seats. The code they know does not work any more."""
    bot = None if table.lifecycle == "open" else stand_in_bot(table)
    first, *others = table.seats_of(identity_id)
    code = None if table.settings.public else new_code()
    return [Left(first, True, bot, code), *(Left(each, True, bot) for each in others)]


def _start(table: Table, actor: StoredIdentity) -> Decision:
    _must_be_owner(table, actor)
    _must_be_open(table)
    return fix_list(table)


def fix_list(table: Table) -> Decision:
    """Fix the list of seats, without the empty ones. Raises `Refusal`."""
    taken = [number for number, seat in enumerate(table.seats) if seat.kind != "empty"]
    if len(taken) < MIN_PLAYERS:
        raise Refusal("too_few_players", Message("server-players", {"least": MIN_PLAYERS}))
    seats = [table.seats[number] for number in taken]
    setup = Setup(
        table.settings.edition,
        tuple(seat.name or "" for seat in seats),
        options=msgspec.convert(table.settings.options, Options, from_attributes=True),
    )
    shares = _shares(table, seats)
    header = header_to_json(setup, {"dice": shares.published()})
    del header["first"]  # it is drawn when the nonces are known; or the list says it
    entries: list[TableEntry] = [Starting(taken, header)]
    if not shares.left_out:  # nobody has anything to reveal
        entries.append(_started(table, setup, shares))
    return Decision(entries)


def _reveal(table: Table, actor: StoredIdentity, command: RevealNonce) -> Decision:
    if table.starting is None:
        raise Refusal("not_starting")
    seat = own_seat(table, actor, command.seat)
    if seat.nonce is not None:
        raise Refusal("nonce_given")
    if seat.commitment != nonce_commitment(command.nonce):
        raise Refusal("nonce_wrong")
    entries: list[TableEntry] = [Revealed(command.seat, command.nonce)]
    seats = list(table.seats)
    seats[command.seat] = replace(seat, nonce=command.nonce)
    shares = _shares(table, seats)
    if not shares.left_out:
        entries.append(_started(table, table.starting, shares))
    return Decision(entries)


def start_without_the_rest(table: Table) -> Decision:
    """Start the game although nonces are missing. They are left out, visibly."""
    if table.starting is None:
        raise Refusal("not_starting")
    return Decision([_started(table, table.starting, _shares(table, table.seats))])


def _shares(table: Table, seats: Sequence[SeatState]) -> SeatList:
    host = None if table.settings.first == "drawn" else table.owner
    owned = [number for number, seat in enumerate(seats) if host and seat.identity_id == host]
    first = owned[0] if owned else None
    return SeatList(table.commitment, tuple(seat.share for seat in seats), first)


def _started(table: Table, setup: Setup, shares: SeatList) -> Started:
    first = shares.begins(shares.dice(table.header.secret, setup))
    header = header_to_json(replace(setup, first=first), {"dice": shares.to_json()})
    return Started(list(range(len(setup.players))), header)


def _seat(table: Table, number: int) -> SeatState:
    if not 0 <= number < len(table.seats):
        raise Refusal("no_such_seat")
    return table.seats[number]


def _must_be_empty(table: Table, number: int) -> None:
    if _seat(table, number).kind != "empty":
        raise Refusal("seat_taken")


def _must_be_open(table: Table) -> None:
    if table.lifecycle != "open":
        raise Refusal("not_open")
    if table.starting is not None:
        raise Refusal("starting")


def _must_be_running(table: Table) -> None:
    if table.lifecycle != "running":
        raise Refusal("not_running")


def _must_be_owner(table: Table, actor: StoredIdentity) -> None:
    if table.owner != actor.id:
        raise Refusal("owner_only")
