"""Keys and words that players type for moves."""

from collections.abc import Sequence

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


def _key(move: PlayerMove, number: int) -> str:
    """The key to type for a move. Where only a list helps, it is the number in the list."""
    match move:
        case Roll(golden):
            return "g" if golden else "r"
        case Keep(face):
            return face
        case Stop(lower):
            return "l" if lower else "s"
        case Reroll():
            return "a"
        case Fail():
            return "f"
        case Rob() | Return():
            return str(number)


def move_keys(moves: Sequence[PlayerMove]) -> dict[str, PlayerMove]:
    """Each move with the key to type for it."""
    return {_key(move, number): move for number, move in enumerate(moves, start=1)}


# What a player means by a key even when it is not legal.
_MOVES = move_keys(
    (
        *(Roll(), Roll(golden=True), Stop(), Stop(lower=True), Reroll(), Fail()),
        *map(Keep, FACES),
    )
)


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
