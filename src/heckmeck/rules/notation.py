"""Moves as JSON objects, without dice: as positions list them and as bots answer."""

from collections.abc import Collection, Mapping
from typing import Any

from heckmeck.rules.errors import RecordSyntaxError
from heckmeck.rules.moves import Fail, Keep, PlayerMove, Reroll, Return, Rob, Roll, Stop
from heckmeck.rules.pieces import FACES, SPECIALISTS
from heckmeck.rules.strict_json import is_int, shown

# The keys allowed besides "do".
MOVE_KEYS: dict[str, frozenset[str]] = {
    "roll": frozenset({"golden"}),
    "reroll": frozenset(),
    "keep": frozenset({"face"}),
    "stop": frozenset({"take"}),
    "fail": frozenset(),
    "rob": frozenset({"player"}),
    "return": frozenset({"specialist"}),
}


def move_to_json(move: PlayerMove) -> dict[str, Any]:
    """The move as `legal` of a position lists it.

    >>> move_to_json(Keep("w")), move_to_json(Roll(golden=False))
    ({'do': 'keep', 'face': 'w'}, {'do': 'roll', 'golden': False})
    """
    match move:
        case Roll(golden):
            return {"do": "roll"} if golden is None else {"do": "roll", "golden": golden}
        case Reroll():
            return {"do": "reroll"}
        case Keep(face):
            return {"do": "keep", "face": face}
        case Stop(lower):
            return {"do": "stop", "take": "lower"} if lower else {"do": "stop"}
        case Fail():
            return {"do": "fail"}
        case Rob(player):
            return {"do": "rob", "player": player}
        case Return(specialist):
            return {"do": "return", "specialist": specialist}


def move_from_json(data: Any) -> PlayerMove:
    """The inverse of `move_to_json`; raises `RecordSyntaxError`."""
    do = which_move(data)
    check_keys(data, MOVE_KEYS[do] | {"do"})
    if do == "roll":
        golden = data.get("golden")
        if golden is not None and not isinstance(golden, bool):
            raise RecordSyntaxError("record-golden", given=shown(golden))
        return Roll(golden)
    if do == "reroll":
        return Reroll()
    return plain_move(do, data)


def which_move(data: Any) -> str:
    """The value of "do" of a well-formed move object."""
    if not isinstance(data, Mapping):
        raise RecordSyntaxError("record-move", given=shown(data))
    if "do" not in data:
        raise RecordSyntaxError("record-do")
    do: str = one_of(data, "do", MOVE_KEYS)
    return do


def check_keys(data: Mapping[str, Any], allowed: frozenset[str] | set[str]) -> None:
    for key in data:
        if key not in allowed:
            raise RecordSyntaxError("record-key", key=shown(key), known=", ".join(sorted(allowed)))


def plain_move(do: str, data: Mapping[str, Any]) -> Keep | Stop | Fail | Rob | Return:
    """A move that never comes with dice, its keys already checked."""
    match do:
        case "keep":
            return Keep(one_of(data, "face", FACES))
        case "stop":
            if "take" in data:
                one_of(data, "take", ("lower",))
            return Stop(lower="take" in data)
        case "fail":
            return Fail()
        case "rob":
            player = data.get("player")
            if not is_int(player):
                raise RecordSyntaxError("record-seat", given=shown(player))
            return Rob(player)
    return Return(one_of(data, "specialist", SPECIALISTS))


def one_of(data: Mapping[str, Any], key: str, allowed: Collection[str]) -> Any:
    """The value under this key, which must be one of these words."""
    value = data.get(key)
    if not isinstance(value, str) or value not in allowed:
        raise RecordSyntaxError(
            "record-one-of", key=key, known=", ".join(allowed), given=shown(value)
        )
    return value
