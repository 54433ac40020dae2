"""Short answers at the keyboard for legal moves."""

from heckmeck.cli.say import say
from heckmeck.rules import Fail, Keep, PlayerMove, Reroll, Return, Rob, Roll, Stop


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


def understand(text: str, choices: dict[str, PlayerMove]) -> PlayerMove | None:
    """The move a person means: its key, or the first letter of a word for it."""
    typed = text.strip().lower()
    if typed in choices:
        return choices[typed]
    if not typed and list(choices.values()) == [Roll()]:
        return choices["r"]  # Enter rolls where nothing else can be done
    return choices.get(meant(typed))


def meant(typed: str) -> str:
    """The key that a word stands for: `stop` or its word in the language spoken is `s`."""
    for key in "wrsafglq?":
        if typed in say(f"console-word-{'help' if key == '?' else key}").split():
            return key
    return typed.removeprefix(say("console-word-keep")).strip()
