"""Short answers at the keyboard for legal moves."""

from heckmeck.cli import draw
from heckmeck.cli.draw import SPECIALIST_WORDS
from heckmeck.rules import (
    Fail,
    Keep,
    PlayerMove,
    Purchase,
    Reroll,
    Return,
    Rob,
    Roll,
    State,
    Stop,
    points,
    stopping_gives,
)

HELP = """\
Type the letter or number in front of a move and Enter. Words work too.
  1 2 3 4 5 w   set aside all dice of that face
  r             roll (the dice in hand; g: with the golden die)
  s             stop (l: take the lower tile instead of stealing)
  a             again: let the weasel roll these dice again
  f             accept the failed roll
  q             leave; the game is saved"""


def answers(legal: tuple[PlayerMove, ...]) -> dict[str, PlayerMove]:
    """What to type for each legal move."""
    found: dict[str, PlayerMove] = {}
    for number, move in enumerate(legal, start=1):
        match move:
            case Roll(golden):
                found["g" if golden else "r"] = move
            case Keep(face):
                found[face] = move
            case Stop(lower):
                found["l" if lower else "s"] = move
            case Reroll():
                found["a"] = move
            case Fail():
                found["f"] = move
            case Rob() | Return():
                found[str(number)] = move
    return found


def describe(state: State, move: PlayerMove) -> str:
    """What a move would do, for the list of choices."""
    match move:
        case Roll(golden):
            return _roll_words(state, golden)
        case Keep(face):
            count = (state.dice.rolled or "").count(face)
            kept = draw.dice(face * count)
            return f"keep {kept} for {points(face * count) + state.dice.total}"
        case Stop(lower):
            return "stop: " + purchase_words(state, stopping_gives(state, lower))
        case Reroll():
            return "again: the weasel rolls these dice once more"
        case Fail():
            return "accept the failed roll"
        case Rob(player):
            return f"take a bratworm from {draw.name(state, player)}"
        case Return(specialist):
            return f"put back the {SPECIALIST_WORDS[specialist]}"


def purchase_words(state: State, purchase: Purchase) -> str:
    """What stopping gives."""
    if purchase.reason == "no_worm":
        return "nothing yet, no worm"
    if purchase.tile is None:
        return "nothing to take"
    if purchase.source is None:
        return f"take {draw.tile_words(purchase.tile)}"
    victim = draw.name(state, purchase.source)
    if purchase.result == "hen":
        return f"take the hen from {victim}"
    return f"steal {draw.tile_words(purchase.tile)} from {victim}"


def _roll_words(state: State, golden: bool | None) -> str:
    count = state.dice.white + state.dice.golden
    if golden is None:
        return f"roll {count} dice" if count > 1 else "roll the last die"
    return f"roll {count} dice and the golden one" if golden else f"roll {count} white dice only"


def understand(text: str, choices: dict[str, PlayerMove]) -> PlayerMove | None:
    """The move a person means: its key, or the first letter of a word for it."""
    typed = text.strip().lower()
    if typed in choices:
        return choices[typed]
    if not typed and list(choices.values()) == [Roll()]:
        return choices["r"]  # Enter rolls where nothing else can be done
    words = {"worm": "w", "roll": "r", "stop": "s", "again": "a", "fail": "f", "golden": "g"}
    return choices.get(words.get(typed.removeprefix("keep "), typed.removeprefix("keep ")))
