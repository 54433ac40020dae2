"""Keys and words that players type for moves."""

from heckmeck.cli.language import translate, translate_message
from heckmeck.message import Message
from heckmeck.rules import (
    FACES,
    Fail,
    IllegalMove,
    Keep,
    PlayerMove,
    Reroll,
    Return,
    Rob,
    Roll,
    State,
    Stop,
    apply,
)

QUIT, HELP = "q", "?"
_KEYS_WITH_WORDS: tuple[str, ...] = ("w", "r", "s", "a", "f", "g", "l", QUIT, HELP)
_MOVES: dict[str, PlayerMove] = {
    "r": Roll(),
    "g": Roll(golden=True),
    "s": Stop(),
    "l": Stop(lower=True),
    "a": Reroll(),
    "f": Fail(),
    **{face: Keep(face) for face in FACES},
}


def move_keys(legal: tuple[PlayerMove, ...]) -> dict[str, PlayerMove]:
    """The key to type for each legal move."""
    keys: dict[str, PlayerMove] = {}
    for number, move in enumerate(legal, start=1):
        match move:
            case Roll(golden):
                keys["g" if golden else "r"] = move
            case Keep(face):
                keys[face] = move
            case Stop(lower):
                keys["l" if lower else "s"] = move
            case Reroll():
                keys["a"] = move
            case Fail():
                keys["f"] = move
            case Rob() | Return():
                keys[str(number)] = move
    return keys


def key_of(text: str, keys: dict[str, PlayerMove]) -> str:
    """The key that a player means. A text may also be a word, such as `stop`."""
    typed = text.strip().lower()
    if typed in keys:
        return typed
    for key in _KEYS_WITH_WORDS:
        if typed in translate(f"console-word-{'help' if key == HELP else key}").split():
            return key
    return typed.removeprefix(translate("console-word-keep")).strip()


def chosen_move(key: str, keys: dict[str, PlayerMove]) -> PlayerMove | None:
    """The legal move for a key. Enter alone rolls if rolling is the only move."""
    if not key and list(keys.values()) == [Roll()]:
        return Roll()
    return keys.get(key)


def rejection(state: State, key: str) -> str:
    """Why a key is no legal move: the rule, or that it is not understood."""
    if key in _MOVES:
        try:
            apply(state, _MOVES[key])
        except IllegalMove as error:
            reason = translate_message(Message.of(error))
            return translate("console-not-now", reason=reason, rule=error.rule)
    return translate("console-not-understood")
