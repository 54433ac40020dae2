"""Events told in sentences."""

from heckmeck.cli.console import draw
from heckmeck.cli.say import say
from heckmeck.rules import State, worms_on
from heckmeck.rules import events as ev


def tell(state: State, event: ev.Event) -> str | None:
    """A sentence for an event, or None for what needs no words. `state` tells the names."""
    who = draw.name(state, event.seat) if hasattr(event, "seat") else ""
    match event:
        case ev.DiceLanded(_, rolled, golden):
            return say("console-rolls", dice=draw.dice(rolled, golden))
        case ev.WeaselUsed():
            return say("console-weasel")
        case ev.FaceSetAside(_, face, count, total):
            return say("console-keeps", dice=draw.dice(face * count), total=total)
        case ev.BratwormTaken(_, None):
            return say("console-bratworm", name=who)
        case ev.BratwormTaken(_, source) if source is not None:
            return say("console-bratworm-robbed", name=who, source=draw.name(state, source))
        case ev.AttemptFailed(_, reason):
            return say(f"console-failed-{reason}")
        case ev.TileTaken(_, tile, total):
            key = "console-takes" if tile == total else "console-takes-lower"
            return say(key, name=who, tile=tile, worms=worms_on(tile), total=total)
        case ev.TileStolen(_, tile, source):
            victim = draw.name(state, source)
            return say("console-steals", name=who, tile=tile, worms=worms_on(tile), source=victim)
        case ev.TileDefended(_, tile, source):
            return say("console-defended", tile=tile, source=draw.name(state, source))
        case ev.TileReturned(_, tile):
            return say("console-returned", tile=tile)
        case ev.TileTurned(tile):
            return say("console-turned", tile=tile)
    return _tell_specialist(state, event, who)


def _tell_specialist(state: State, event: ev.Event, who: str) -> str | None:
    match event:
        case ev.SpecialistGained(_, specialist, None):
            return say("console-gained", name=who, specialist=specialist)
        case ev.SpecialistGained(_, specialist, source) if source is not None:
            victim = draw.name(state, source)
            return say("console-gained-from", name=who, specialist=specialist, source=victim)
        case ev.SpecialistPutBack(_, specialist, tile):
            return say("console-put-back", name=who, specialist=specialist, tile=tile)
        case ev.SpecialistMoved(specialist, tile):
            return say("console-moved", specialist=specialist, tile=tile)
        case ev.SpecialistLeft(specialist):
            return say("console-left", specialist=specialist)
    return None
