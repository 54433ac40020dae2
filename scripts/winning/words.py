"""Words for positions and moves on the page."""

from collections.abc import Iterable

from heckmeck.rules import (
    Keep,
    PlayerMove,
    Purchase,
    Reroll,
    Return,
    Rob,
    Roll,
    State,
    Stop,
    stopping_gives,
    worms_on,
)

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
FACES = {"1": "ones", "2": "twos", "3": "threes", "4": "fours", "5": "fives", "w": "worms"}
EDITION = {"original": "in the original edition", "specialists": "with specialists"}
SPECIALIST = {
    "canned_worm": "canned worm",
    "hen": "hen",
    "raven": "raven",
    "weasel": "weasel",
    "golden_die": "golden die",
    "apple": "apple",
}


def move_text(state: State, move: PlayerMove) -> str:
    match move:
        case Stop():
            return f"stop and {bought(state)}"
        case Roll(True):
            return "roll with the golden die"
        case Roll():
            return "roll on"
        case Keep(face):
            count = (state.dice.rolled or "").count(face)
            return f"keep the {NUMBERS[count]} {FACES[face] if count > 1 else FACES[face][:-1]}"
        case Reroll():
            return "reroll with the weasel"
        case Return(specialist):
            return f"put back the {SPECIALIST[specialist]}"
        case Rob(player):
            return f"rob {state.setup.players[player]}"
        case _:
            return "accept the failed roll"


def bought(state: State) -> str:
    """What stopping gives."""
    buys = stopping_gives(state)
    if buys.result == "fail":
        return "fail"
    if buys.result == "take":
        return f"take {buys.tile} ({worms(worms_on(buys.tile or 0))})"
    owner = state.setup.players[buys.source or 0]
    return f"steal {owner}'s hen" if buys.result == "hen" else f"steal {_stolen(state, buys)}"


def _stolen(state: State, buys: Purchase) -> str:
    seat = buys.source or 0
    owner, specialist = state.setup.players[seat], state.seats[seat].specialist
    extra = f" and the {SPECIALIST[specialist]}" if specialist else ""
    return f"{buys.tile}{extra} from {owner}"


def listed(words: Iterable[str]) -> str:
    """
    >>> listed(["2"]), listed(["2", "3", "4"])
    ('2', '2, 3 and 4')
    """
    *most, last = words
    return f"{', '.join(most)} and {last}" if most else last


def numbered(numbers: list[int]) -> str:
    """Ascending numbers, three or more in a row as a range.

    >>> numbered([2, 3, 4, 7]), numbered([2, 3, 5])
    ('2 to 4 and 7', '2, 3 and 5')
    """
    rows: list[list[int]] = []
    for each in numbers:
        if rows and each == rows[-1][-1] + 1:
            rows[-1].append(each)
        else:
            rows.append([each])
    words = ([f"{row[0]} to {row[-1]}"] if len(row) > 2 else map(str, row) for row in rows)
    return listed(word for some in words for word in some)


def worms(count: int) -> str:
    return {0: "no worms", 1: "one worm"}.get(count, f"{count} worms")


def situation(state: State) -> str:
    """A position in a few sentences."""
    mover = state.setup.players[state.player]
    parts = [f"{mover} is to move."]
    for name, seat in zip(state.setup.players, state.seats, strict=True):
        has = f"{name} has {worms(seat.score)}"
        if seat.top is not None:
            has += f", {seat.top} on top"
        if seat.specialist:
            has += f", the {SPECIALIST[seat.specialist]}"
        if seat.bratworms:
            has += f", {seat.bratworms} Bratworm{'s' if seat.bratworms > 1 else ''}"
        parts.append(has + ".")
    up = state.face_up()
    standing = [
        f"{each.tile} ({SPECIALIST[each.specialist]})" if each.specialist else str(each.tile)
        for each in up
    ]
    shown = ", ".join(standing) if len(up) <= 8 else f"{len(up)} tiles"
    parts.append(f"Face up: {shown or 'nothing'}.")
    dice = state.dice
    if dice.aside:
        parts.append(f"Set aside: {faces(dice.aside)} = {dice.total}.")
    if dice.rolled:
        parts.append(f"Rolled: {faces(dice.rolled)}.")
    elif state.phase == "roll":
        left = dice.white + dice.golden
        parts.append(f"{NUMBERS[left].capitalize()} {'die is' if left == 1 else 'dice are'} left.")
    return " ".join(parts)


def faces(dice: str) -> str:
    return " ".join("worm" if face == "w" else face for face in dice)


def table_of(head: list[str], rows: list[list[str]]) -> str:
    """A table in Markdown; nothing without rows."""
    if not rows:
        return ""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)
