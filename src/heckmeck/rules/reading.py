"""Read a position: the inverse of `position`. Whatever can be derived may be missing."""

from collections.abc import Mapping
from typing import Any, get_args

from heckmeck.rules.editions import (
    EDITIONS,
    MAX_DICE,
    MAX_PLAYERS,
    MIN_PLAYERS,
    WHITE_DICE,
    Options,
    Setup,
)
from heckmeck.rules.errors import Defect, DefectivePosition, defect
from heckmeck.rules.pieces import FACES, SPECIALISTS, Specialist, sort_dice
from heckmeck.rules.position import position
from heckmeck.rules.state import Dice, GrillTile, Phase, Seat, State
from heckmeck.rules.strict_json import is_int, shown
from heckmeck.rules.text import is_text
from heckmeck.rules.validation import defects

PHASES: tuple[Phase, ...] = get_args(Phase)
_REQUIRED = ("edition", "player", "grill", "players")
_KEYS = frozenset(
    {"edition", "turn", "player", "phase", "grill", "players", "supply", "removed", "aside"}
    | {"total", "rolled", "golden", "hand", "weasel_used", "legal", "over", "winners"}
)
# Derived from the other keys: a different value is a defect.
_DERIVED = ("legal", "over", "winners")


def read_position(data: Any, options: Options | None = None) -> State:
    """The state of a position object; raises `DefectivePosition` with everything that is wrong.

    `edition`, `player`, `grill` and `players` are required; anything else is derived if missing.
    A position does not contain the table's options, so they are a separate argument.

    >>> from heckmeck.rules import Setup, new_game, position
    >>> state = new_game(Setup("original", ("Anna", "Ben")))
    >>> read_position(position(state)) == state
    True
    """
    reader = _Reader(data, options or Options())
    state = reader.state()
    found = [*reader.defects, *defects(state, frozenset(reader.broken))]
    follows = not found  # only a sound position has derived values to compare with
    found += _wrong_sums(data, state, {each.where for each in found})
    if follows:
        found += _contradictions(data, state)
    if found:
        raise DefectivePosition(tuple(found))
    return state


def _wrong_sums(data: Mapping[str, Any], state: State, wrong: set[str]) -> list[Defect]:
    """Sums that are given but wrong: the points set aside, and everyone's worms."""
    found = []
    if "aside" not in wrong and not _same(data.get("total", state.dice.total), state.dice.total):
        found.append(_contradiction("total", data["total"], state.dice.total))
    if "players" not in wrong:
        for number, (given, seat) in enumerate(zip(data["players"], state.seats, strict=True)):
            if given.get("worms", seat.score) != seat.score:
                worms = seat.score
                found.append(defect("players", "position-worms", player=number, worms=worms))
    return found


def _contradictions(data: Mapping[str, Any], state: State) -> list[Defect]:
    right = position(state)
    return [
        _contradiction(key, data[key], right[key])
        for key in _DERIVED
        if key in data and not _same(data[key], right[key])
    ]


def _contradiction(key: str, given: Any, right: Any) -> Defect:
    return defect(key, "position-contradiction", given=shown(given), right=shown(right))


def _same(given: Any, derived: Any) -> bool:
    """Equal, whatever the order of a list; true is not 1, and neither is 1.0."""
    if isinstance(derived, list) and isinstance(given, list) and len(given) == len(derived):
        return all(each in given for each in derived)
    return type(given) is type(derived) and bool(given == derived)


class _Reader:
    """Reads key by key; a bad value is reported and replaced by a harmless one."""

    def __init__(self, data: Any, options: Options) -> None:
        if not isinstance(data, Mapping):
            raise DefectivePosition((defect("position", "position-object"),))
        self.data = data
        self.options = options
        self.defects: list[Defect] = []
        self.broken: set[str] = set()

    def bad(self, key: str, code: str, /, **details: int | str) -> None:
        self.defects.append(Defect(key, code, details))
        self.broken.add(key)

    def state(self) -> State:
        for key in self.data:
            if key not in _KEYS:
                self.defects.append(defect(shown(key), "position-key"))
        for key in _REQUIRED:
            if key not in self.data:
                self.bad(key, "position-missing")
        names, seats = self.players()
        edition = self.one_of("edition", tuple(EDITIONS), "original")
        player, turn = self.integer("player", 0, 0), self.integer("turn", 1, 1)
        if player >= len(seats):
            self.bad("player", "position-no-player", player=str(player))
            player = 0
        first = (player - (turn - 1)) % len(seats)  # everyone has one turn per round
        setup = Setup(EDITIONS[edition].name, names, first, self.options)
        grill = self.grill()
        rolled = self.dice_string("rolled", optional=True)
        phase = self.phase(grill, rolled)
        removed, pending = self.nowhere(setup, grill, seats, phase)
        in_play = setup.box.bratworms - sum(seat.bratworms for seat in seats)
        return State(
            setup=setup,
            turn=turn,
            player=player,
            phase=phase,
            grill=grill,
            seats=seats,
            supply=self.integer("supply", 0, max(0, in_play)),
            removed=removed,
            dice=self.dice(rolled),
            pending=pending,
        )

    # Values of one kind

    def integer(self, key: str, least: int, default: int) -> int:
        value = self.data.get(key, default)
        if not is_int(value) or value < least:
            self.bad(key, "position-number", least=least, given=shown(value))
            return default
        return int(value)

    def boolean(self, key: str) -> bool:
        value = self.data.get(key, False)
        if not isinstance(value, bool):
            self.bad(key, "position-boolean", given=shown(value))
            return False
        return value

    def one_of(self, key: str, allowed: tuple[str, ...], default: str) -> str:
        value = self.data.get(key, default)
        if not isinstance(value, str) or value not in allowed:
            self.bad(key, "position-one-of", known=", ".join(allowed), given=shown(value))
            return default
        return value

    def dice_string(self, key: str, optional: bool = False) -> str | None:
        value = self.data.get(key, None if optional else "")
        if value is None and optional:
            return None
        if not isinstance(value, str) or len(value) > MAX_DICE or set(value) - set(FACES):
            self.bad(key, "position-dice-string", given=shown(value))
            return None
        return sort_dice(value)

    # Parts of a position

    def phase(self, grill: tuple[GrillTile, ...], rolled: str | None) -> Phase:
        if rolled is not None:
            default: Phase = "keep"
        else:
            default = "roll" if any(each.up for each in grill) else "over"
        found = self.one_of("phase", PHASES, default)
        return PHASES[PHASES.index(found)]

    def dice(self, rolled: str | None) -> Dice:
        aside = self.dice_string("aside") or ""
        face = self.data.get("golden")
        if face is not None and face not in FACES:
            self.bad("golden", "position-face", given=shown(face))
            face = None
        if rolled is not None:
            white, golden = len(rolled) - (face is not None), face is not None
        else:
            white, golden = max(0, WHITE_DICE - len(aside)), False
        hand = self.data.get("hand", {"white": white, "golden": golden})
        if (
            not isinstance(hand, Mapping)
            or hand.keys() != {"white", "golden"}
            or not is_int(hand["white"])
            or not 0 <= hand["white"] <= WHITE_DICE
            or not isinstance(hand["golden"], bool)
        ):
            self.bad("hand", "position-hand", given=shown(hand))
        else:
            white, golden = hand["white"], hand["golden"]
        return Dice(aside, white, golden, rolled, face, self.boolean("weasel_used"))

    def grill(self) -> tuple[GrillTile, ...]:
        value = self.data.get("grill", [])
        if not isinstance(value, list):
            self.bad("grill", "position-grill", given=shown(value))
            return ()
        tiles = []
        for each in value:
            if (
                not isinstance(each, Mapping)
                or not each.keys() <= {"tile", "up", "specialist"}
                or not is_int(each.get("tile"))
                or not isinstance(each.get("up", True), bool)
                or not _is_specialist(each.get("specialist"))
            ):
                self.bad("grill", "position-tile", given=shown(each))
            else:
                tiles.append(GrillTile(each["tile"], each.get("up", True), each.get("specialist")))
        return tuple(sorted(tiles, key=lambda each: each.tile))

    def players(self) -> tuple[tuple[str, ...], tuple[Seat, ...]]:
        value = self.data.get("players")
        fallback = ("A", "B"), (Seat(), Seat())
        if not isinstance(value, list) or not MIN_PLAYERS <= len(value) <= MAX_PLAYERS:
            if "players" in self.data:
                self.bad(
                    "players",
                    "position-players",
                    least=MIN_PLAYERS,
                    most=MAX_PLAYERS,
                    given=shown(value),
                )
            return fallback
        names, seats = [], []
        for number, each in enumerate(value):
            if not self.is_player(each):
                self.bad("players", "position-player", player=number, given=shown(each))
                continue
            names.append(each.get("name", f"Player {number + 1}"))
            stack = tuple(each.get("stack", ()))
            seats.append(Seat(stack, each.get("specialist"), each.get("bratworms", 0)))
        return (tuple(names), tuple(seats)) if len(seats) == len(value) else fallback

    @staticmethod
    def is_player(each: Any) -> bool:
        return (
            isinstance(each, Mapping)
            and each.keys() <= {"name", "stack", "specialist", "bratworms", "worms"}
            and is_text(each.get("name", ""))
            and isinstance(each.get("stack", []), list)
            and all(map(is_int, each.get("stack", [])))
            and _is_specialist(each.get("specialist"))
            and is_int(each.get("bratworms", 0))
            and each.get("bratworms", 0) >= 0
            and is_int(each.get("worms", 0))
        )

    def nowhere(
        self, setup: Setup, grill: tuple[GrillTile, ...], seats: tuple[Seat, ...], phase: Phase
    ) -> tuple[frozenset[Specialist], Specialist | None]:
        """The specialists that left the game, and the one between two places."""
        seen = {each.specialist for each in grill} | {seat.specialist for seat in seats}
        missing = frozenset(each for each in setup.box.specialists if each not in seen)
        if "removed" not in self.data:
            if phase == "return" and len(missing) == 1:
                return frozenset(), next(iter(missing))  # the one that was gained
            if (phase == "return" and missing) or (phase == "rob" and "raven" in missing):
                self.bad("removed", "position-removed-needed", phase=phase)
            return missing, None
        removed = self.data["removed"]
        if not isinstance(removed, list) or not all(
            _is_specialist(each) and each is not None for each in removed
        ):
            self.bad("removed", "position-removed", given=shown(removed))
            return missing, None
        if len(set(removed)) < len(removed):
            self.bad("removed", "position-removed-twice")
        between = missing - set(removed)
        if phase in ("rob", "return") and len(between) == 1:
            return frozenset(removed), next(iter(between))
        return frozenset(removed), None


def _is_specialist(value: Any) -> bool:
    return value is None or value in SPECIALISTS
