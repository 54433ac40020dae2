"""Events told in sentences."""

from heckmeck.cli import draw
from heckmeck.cli.draw import SPECIALIST_WORDS
from heckmeck.rules import State
from heckmeck.rules import events as ev

_FAILED = {
    "no_new_face": "every face rolled is already set aside",
    "accepted": "the failed roll is accepted",
    "no_worm": "there is no worm among the dice set aside",
    "nothing_to_take": "the total buys nothing",
    "exact_tile_missing": "that tile has to be hit exactly and is not there",
}


def tell(state: State, event: ev.Event) -> str | None:
    """A sentence for an event, or None for what needs no words. `state` tells the names."""
    who = draw.name(state, event.seat) if hasattr(event, "seat") else ""
    match event:
        case ev.DiceLanded(_, rolled, golden):
            return f"rolls {draw.dice(rolled, golden)}"
        case ev.WeaselUsed():
            return "lets the weasel roll these dice again"
        case ev.FaceSetAside(_, face, count, total):
            return f"keeps {draw.dice(face * count)} = {total}"
        case ev.BratwormTaken(_, None):
            return f"{who} gets a bratworm from the supply."
        case ev.BratwormTaken(_, source) if source is not None:
            return f"{who} takes a bratworm from {draw.name(state, source)}."
        case ev.AttemptFailed(_, reason):
            return f"Failed: {_FAILED[reason]}."
        case ev.TileTaken(_, tile, total):
            lower = "" if tile == total else f" for {total}"
            return f"{who} takes {draw.tile_words(tile)} from the grill{lower}."
        case ev.TileStolen(_, tile, source):
            return f"{who} steals {draw.tile_words(tile)} from {draw.name(state, source)}!"
        case ev.TileDefended(_, tile, source):
            return f"The hen saves tile {tile} for {draw.name(state, source)} and is lost for it."
        case ev.TileReturned(_, tile):
            return f"Tile {tile} goes back to the grill."
        case ev.TileTurned(tile):
            return f"Tile {tile} is turned face down."
    return _tell_specialist(state, event, who)


def _tell_specialist(state: State, event: ev.Event, who: str) -> str | None:
    match event:
        case ev.SpecialistGained(_, specialist, source):
            origin = "" if source is None else f" from {draw.name(state, source)}"
            return f"{who} gets the {SPECIALIST_WORDS[specialist]}{origin}."
        case ev.SpecialistPutBack(_, specialist, tile):
            return f"{who}'s {SPECIALIST_WORDS[specialist]} goes back, to tile {tile}."
        case ev.SpecialistMoved(specialist, tile):
            return f"The {SPECIALIST_WORDS[specialist]} moves to tile {tile}."
        case ev.SpecialistLeft(specialist):
            return f"The {SPECIALIST_WORDS[specialist]} finds no free tile and leaves the game."
    return None
