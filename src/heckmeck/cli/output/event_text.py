"""Events of a game as sentences."""

from heckmeck.cli.language import translate
from heckmeck.cli.output import pieces
from heckmeck.rules import State, worms_on
from heckmeck.rules import events as ev


def event_text(state: State, event: ev.Event) -> str | None:
    """The sentence for an event, or None if there is nothing to say."""
    name = pieces.player_name(state, event.seat) if hasattr(event, "seat") else ""
    match event:
        case ev.DiceLanded(_, rolled, golden):
            return translate("console-rolls", dice=pieces.dice(rolled, golden))
        case ev.WeaselUsed():
            return translate("console-weasel")
        case ev.FaceSetAside(_, face, count, total):
            return translate("console-keeps", dice=pieces.dice(face * count), total=total)
        case ev.BratwormTaken(_, None):
            return translate("console-bratworm", name=name)
        case ev.BratwormTaken(_, source) if source is not None:
            victim = pieces.player_name(state, source)
            return translate("console-bratworm-robbed", name=name, source=victim)
        case ev.AttemptFailed(_, reason):
            return translate(f"console-failed-{reason}")
        case ev.TileTaken(_, tile, total):
            key = "console-takes" if tile == total else "console-takes-lower"
            return translate(key, name=name, tile=tile, worms=worms_on(tile), total=total)
        case ev.TileStolen(_, tile, source):
            victim = pieces.player_name(state, source)
            worms = worms_on(tile)
            return translate("console-steals", name=name, tile=tile, worms=worms, source=victim)
        case ev.TileDefended(_, tile, source):
            victim = pieces.player_name(state, source)
            return translate("console-defended", tile=tile, source=victim)
        case ev.TileReturned(_, tile):
            return translate("console-returned", tile=tile)
        case ev.TileTurned(tile):
            return translate("console-turned", tile=tile)
    return _specialist_text(state, event, name)


def _specialist_text(state: State, event: ev.Event, name: str) -> str | None:
    match event:
        case ev.SpecialistGained(_, specialist, None):
            return translate("console-gained", name=name, specialist=specialist)
        case ev.SpecialistGained(_, specialist, source) if source is not None:
            victim = pieces.player_name(state, source)
            return translate("console-gained-from", name=name, specialist=specialist, source=victim)
        case ev.SpecialistPutBack(_, specialist, tile):
            return translate("console-put-back", name=name, specialist=specialist, tile=tile)
        case ev.SpecialistMoved(specialist, tile):
            return translate("console-moved", specialist=specialist, tile=tile)
        case ev.SpecialistLeft(specialist):
            return translate("console-left", specialist=specialist)
    return None
