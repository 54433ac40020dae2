"""The game record, version 1: a header, then one line per move. A game is its record."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, BinaryIO, NamedTuple, TypeAlias

from heckmeck.rules import strict_json
from heckmeck.rules.editions import (
    EDITIONS,
    MAX_DICE,
    MAX_PLAYERS,
    MIN_PLAYERS,
    OPTION_VALUES,
    Options,
    Setup,
)
from heckmeck.rules.errors import HeckmeckError, RecordSyntaxError
from heckmeck.rules.events import Event
from heckmeck.rules.legal import legal_moves
from heckmeck.rules.moves import Fail, Keep, Land, Move, PlayerMove, Reroll, Return, Rob, Roll, Stop
from heckmeck.rules.notation import (
    MOVE_KEYS,
    check_keys,
    move_to_json,
    one_of,
    plain_move,
    which_move,
)
from heckmeck.rules.pieces import FACES, sort_dice
from heckmeck.rules.state import State, new_game
from heckmeck.rules.strict_json import is_int, shown
from heckmeck.rules.text import is_text
from heckmeck.rules.transition import Transition, apply

VERSION = 1
MAX_LINE_BYTES = 1 << 20


@dataclass(frozen=True, slots=True)
class Rolled:
    """A roll with the dice that landed, as one line of a record."""

    dice: str
    golden: str | None = None


@dataclass(frozen=True, slots=True)
class Rerolled:
    """A reroll with the weasel, with the dice that landed."""

    dice: str
    golden: str | None = None


RecordMove: TypeAlias = Rolled | Rerolled | Keep | Stop | Fail | Rob | Return


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a record after the header."""

    move: RecordMove
    meta: Any = None


@dataclass(frozen=True, slots=True)
class Record:
    """A whole record: how the game was set up, and every move."""

    setup: Setup
    entries: tuple[Entry, ...] = ()
    meta: Any = None

    def cut(self, moves: int) -> "Record":
        """The same record up to this many moves."""
        return Record(self.setup, self.entries[:moves], self.meta)

    def lines(self) -> Iterator[str]:
        yield header_line(self.setup, self.meta)
        for entry in self.entries:
            yield entry_line(entry)

    def __str__(self) -> str:
        return "".join(line + "\n" for line in self.lines())


class ReplayedLine(NamedTuple):
    """A line of a record, read and played. The header has no move and no events."""

    line: int
    move: RecordMove | None
    meta: Any
    state: State
    events: tuple[Event, ...]


class RecordError(HeckmeckError):
    """What is wrong with a record, and in which line. The cause is another typed error."""

    def __init__(self, line: int, cause: HeckmeckError) -> None:
        Exception.__init__(self, line, cause)
        self.line = line
        self.cause = cause
        self.code = cause.code
        self.details = cause.details

    def __str__(self) -> str:
        return f"{self.line}: {self.cause}"


def read_record(record: str | bytes | Iterable[str | bytes]) -> Record:
    """A record from its text or its lines, every move checked. Raises `RecordError`.

    >>> read_record('{"heckmeck":1,"edition":"original","players":["Anna","Ben"]}').setup.players
    ('Anna', 'Ben')
    """
    header, *played = replay(record)
    entries = tuple(Entry(each.move, each.meta) for each in played if each.move is not None)
    return Record(header.state.setup, entries, header.meta)


def replay(record: str | bytes | Iterable[str | bytes]) -> Iterator[ReplayedLine]:
    """Play a record, its text or its lines. Raises `RecordError` at the first wrong line."""
    state: State | None = None
    for number, line in enumerate(_lines(record), start=1):
        try:
            played = _play_line(state, number, line)
        except HeckmeckError as error:
            raise RecordError(number, error) from None
        state = played.state
        yield played
    if state is None:
        raise RecordError(1, RecordSyntaxError("record-empty"))


def _lines(record: str | bytes | Iterable[str | bytes]) -> Iterable[str | bytes]:
    # Not `splitlines`: it also splits at other characters, which names may contain.
    if isinstance(record, str):
        return record.removesuffix("\n").split("\n")
    if isinstance(record, bytes):
        return record.removesuffix(b"\n").split(b"\n")
    return record


def bounded_lines(file: BinaryIO) -> Iterator[bytes]:
    """The lines of a file. A line too long to be a move is cut, so it is refused, not read."""
    while line := file.readline(MAX_LINE_BYTES + 1):
        yield line


def apply_recorded(state: State, move: RecordMove) -> Transition:
    """Make the move of a record line. A roll is both asked for and landed."""
    events: tuple[Event, ...] = ()
    for part in _parts(state, move):
        state, more = apply(state, part)
        events += more
    return Transition(state, events)


def recorded_roll(move: Roll | Reroll, land: Land) -> Rolled | Rerolled:
    """A roll and the dice that landed, as one move of a record."""
    kind = Rolled if isinstance(move, Roll) else Rerolled
    return kind(sort_dice(land.dice), land.golden)


def read_header(data: Any) -> tuple[Setup, Any]:
    """The set-up and the meta of a header object; raises `RecordSyntaxError`."""
    if not isinstance(data, Mapping):
        raise RecordSyntaxError("record-header", given=shown(data))
    if "heckmeck" not in data:
        raise RecordSyntaxError("record-none")
    if data["heckmeck"] != VERSION or not is_int(data["heckmeck"]):
        raise RecordSyntaxError("record-version", given=shown(data["heckmeck"]), known=VERSION)
    check_keys(data, {"heckmeck", "edition", "players", "first", "options", "meta"})
    edition = one_of(data, "edition", EDITIONS)
    players = data.get("players")
    if (
        not isinstance(players, list)
        or not MIN_PLAYERS <= len(players) <= MAX_PLAYERS
        or not all(map(is_text, players))
    ):
        raise RecordSyntaxError(
            "record-players", least=MIN_PLAYERS, most=MAX_PLAYERS, given=shown(players)
        )
    first = data.get("first", 0)
    if not is_int(first) or not 0 <= first < len(players):
        raise RecordSyntaxError("record-first", last=len(players) - 1, given=shown(first))
    options = read_options(data.get("options", {}))
    return Setup(EDITIONS[edition].name, tuple(players), first, options), data.get("meta")


def read_options(data: Any) -> Options:
    """The options object of a header; raises `RecordSyntaxError`."""
    if not isinstance(data, Mapping):
        raise RecordSyntaxError("record-options", given=shown(data))
    for name, value in data.items():
        if name not in OPTION_VALUES:
            raise RecordSyntaxError(
                "option-unknown", name=shown(name), known=", ".join(OPTION_VALUES)
            )
        if value not in OPTION_VALUES[name]:
            known = ", ".join(OPTION_VALUES[name])
            raise RecordSyntaxError("option-value", name=name, known=known, given=shown(value))
    return Options(**data)


def read_entry(data: Any) -> Entry:
    """One line after the header; raises `RecordSyntaxError`."""
    do = which_move(data)
    rolls = do in ("roll", "reroll")
    allowed = {"do", "meta"} | ({"dice", "golden"} if rolls else MOVE_KEYS[do])
    check_keys(data, allowed)
    if not rolls:
        move: RecordMove = plain_move(do, data)
    else:
        dice, golden = data.get("dice"), data.get("golden")
        if not isinstance(dice, str) or len(dice) > MAX_DICE or set(dice) - set(FACES):
            raise RecordSyntaxError("record-dice", faces="".join(FACES), given=shown(dice))
        if "golden" in data:
            one_of(data, "golden", FACES)
        move = (Rolled if do == "roll" else Rerolled)(sort_dice(dice), golden)
    return Entry(move, data.get("meta"))


def header_line(setup: Setup, meta: Any = None) -> str:
    """The first line of a record, without its line end."""
    return strict_json.dumps(header_to_json(setup, meta))


def header_to_json(setup: Setup, meta: Any = None) -> dict[str, Any]:
    """The header of a record as an object."""
    data: dict[str, Any] = {
        "heckmeck": VERSION,
        "edition": setup.edition,
        "players": list(setup.players),
        "first": setup.first,
        "options": setup.options.differing(),
    }
    if not data["options"]:
        del data["options"]
    if meta is not None:
        data["meta"] = meta
    return data


def entry_line(entry: Entry) -> str:
    """A line of a record after the header, without its line end."""
    data = record_move_to_json(entry.move)
    if entry.meta is not None:
        data["meta"] = entry.meta
    return strict_json.dumps(data)


def record_move_to_json(move: RecordMove) -> dict[str, Any]:
    """A move as a record holds it, with its dice."""
    if not isinstance(move, Rolled | Rerolled):
        return move_to_json(move)
    data = {"do": "roll" if isinstance(move, Rolled) else "reroll", "dice": move.dice}
    if move.golden is not None:
        data["golden"] = move.golden
    return data


def _play_line(state: State | None, number: int, line: str | bytes) -> ReplayedLine:
    if len(line) > MAX_LINE_BYTES:
        raise RecordSyntaxError("record-line", most=MAX_LINE_BYTES)
    if state is None:
        setup, meta = read_header(strict_json.loads(line))
        return ReplayedLine(number, None, meta, new_game(setup), ())
    try:
        entry = read_entry(strict_json.loads(line))
    except RecordSyntaxError as error:
        error.legal = legal_moves(state)
        raise
    return ReplayedLine(number, entry.move, entry.meta, *apply_recorded(state, entry.move))


def decision_of(state: State, move: RecordMove) -> PlayerMove:
    """What the player decided; a record notes a roll only together with its dice."""
    if isinstance(move, Rerolled):
        return Reroll()
    if isinstance(move, Rolled):
        decides = not state.dice.aside and state.mover.specialist == "golden_die"
        # B1: before the first roll, the golden die in the record is the decision.
        return Roll(move.golden is not None) if decides else Roll()
    return move


def _parts(state: State, move: RecordMove) -> tuple[Move, ...]:
    decision = decision_of(state, move)
    if isinstance(move, Rolled | Rerolled):
        return decision, Land(move.dice, move.golden)
    return (decision,)
