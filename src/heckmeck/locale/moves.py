"""Moves in words: their names, and what they do at a given table."""

from collections.abc import Callable

from heckmeck.message import Message
from heckmeck.rules import (
    Fail,
    Keep,
    PlayerMove,
    Purchase,
    Reroll,
    Return,
    Rob,
    Roll,
    SpecialistPutBack,
    State,
    Stop,
    TileReturned,
    apply,
    points,
    stopping_gives,
    worms_on,
)


def move_message(move: PlayerMove) -> Message:
    """The name of a move.

    >>> move_message(Keep("w"))
    Message(code='move-keep', details={'face': 'w'})
    """
    match move:
        case Roll(None):
            return Message("move-roll")
        case Roll(golden):
            return Message("move-roll-golden" if golden else "move-roll-white")
        case Reroll():
            return Message("move-reroll")
        case Keep(face):
            return Message("move-keep", {"face": face})
        case Stop(lower):
            return Message("move-stop-lower" if lower else "move-stop")
        case Fail():
            return Message("move-fail")
        case Rob(player):
            return Message("move-rob", {"player": player})
        case Return(specialist):
            return Message("move-return", {"specialist": specialist})


def effect_message(state: State, move: PlayerMove, draw_dice: Callable[[str], str]) -> Message:
    """What a legal move does in this state. `draw_dice` shows the dice that would be kept."""
    match move:
        case Roll(golden):
            code = {None: "console-roll", True: "console-roll-golden", False: "console-roll-white"}
            return Message(code[golden], {"count": state.dice.white + state.dice.golden})
        case Keep(face):
            kept = face * (state.dice.rolled or "").count(face)
            total = state.dice.total + points(kept)
            return Message("console-keep", {"dice": draw_dice(kept), "total": total})
        case Stop(lower):
            bought = stopping_gives(state, lower)
            if bought.result == "fail":
                return _failing(state, bought)
            return Message(f"console-stop-{bought.result}", _bought(bought))
        case Reroll():
            return Message("console-reroll")
        case Fail():
            return Message("console-accept")
        case Rob(player):
            return Message("console-rob", {"player": player})
        case Return(specialist):
            return Message("console-return", {"specialist": specialist})


def _failing(state: State, bought: Purchase) -> Message:
    """Stopping with nothing to take, and what that costs."""
    code = "console-stop-no_worm" if bought.reason == "no_worm" else "console-stop-fail"
    for event in apply(state, Stop()).events:
        if isinstance(event, TileReturned):
            tile = event.tile
            return Message("console-stop-costs-tile", {"stop": Message(code), "tile": tile})
        if isinstance(event, SpecialistPutBack):
            return Message("console-stop-costs-hen", {"stop": Message(code)})
    return Message(code)


def purchase_message(purchase: Purchase) -> Message:
    """What a total buys."""
    return Message(f"odds-gives-{purchase.result}", _bought(purchase))


def _bought(purchase: Purchase) -> dict[str, int | float | str | Message]:
    details: dict[str, int | float | str | Message] = {}
    if purchase.tile is not None:
        details |= {"tile": purchase.tile, "worms": worms_on(purchase.tile)}
    if purchase.source is not None:
        details["player"] = purchase.source
    return details
