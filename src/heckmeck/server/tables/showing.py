"""How long a viewer at the normal pace watches what happened.

Each viewer sees the game at a pace of their own while the server plays on. The server only has to
know how far a viewer at the normal pace is behind: bots wait for such a viewer before they are too
far ahead, and the clock of a turn starts when the moves before it have been shown. The times are
those of `web/src/presentation/timing.ts` for the moves of others; a test compares them.
"""

from collections.abc import Iterable

from heckmeck.rules import Event
from heckmeck.rules import events as ev

# Bots are at most so far ahead of a viewer at the normal pace, and no clock starts later than that.
LONGEST_LEAD = 60_000  # milliseconds, as all times here

ROLL, PER_DIE = 1340, 25
SHOWN_FOR: dict[type[Event], int] = {
    ev.FaceSetAside: 680,
    ev.WeaselUsed: 500,
    ev.BratwormTaken: 450,
    ev.AttemptFailed: 1100,
    ev.TileTaken: 700,
    ev.TileStolen: 1100,
    ev.TileDefended: 1200,
    ev.SpecialistGained: 700,
    ev.SpecialistPutBack: 380,
    ev.SpecialistMoved: 380,
    ev.SpecialistLeft: 380,
    ev.TileReturned: 480,
    ev.TileTurned: 450,
    ev.TurnStarted: 120,
    ev.GameOver: 1200,
}


def show_time(events: Iterable[Event]) -> int:
    """How long these events are shown at the normal pace."""
    return sum(
        ROLL + PER_DIE * len(event.rolled)
        if isinstance(event, ev.DiceLanded)
        else SHOWN_FOR.get(type(event), 0)
        for event in events
    )
