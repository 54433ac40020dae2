"""What pieces mean now: which totals take a tile, and what a player could lose."""

from functools import lru_cache
from typing import Literal

from msgspec import Struct

from heckmeck.rules import (
    POINTS,
    WHITE_DICE,
    WORM,
    Event,
    GrillTile,
    Market,
    Seat,
    Setup,
    Specialist,
    SpecialistLeft,
    SpecialistMoved,
    SpecialistPutBack,
    State,
    TileReturned,
    TileTurned,
    failing,
    new_game,
    worms_on,
)
from heckmeck.rules.legal import robbable


class Failing(Struct, omit_defaults=True):
    """What a failed attempt would do to a player; without any of these it costs nothing."""

    returned: int | None = None  # the top tile, which goes back to the grill
    specialist: Specialist | None = None  # the player's, which is lost
    put_on: int | None = None  # the tile where it is put; null: it leaves the game
    turned: int | None = None  # the tile of the grill that is turned face down
    moved: Specialist | None = None  # the one that stood on the turned tile
    moved_to: int | None = None  # where it goes; null: it leaves the game


class Stakes(Struct, omit_defaults=True):
    """What the score of a player consists of, and what this player could lose now."""

    tiles: int  # worms on the tiles
    bratworms: int
    failing: Failing
    extra: int = 0  # worms for the specialist, if the game ended now
    # What another player gets who stops with exactly the number of the top tile: the tile, together
    # with the specialist, or only the hen. Null: nothing can be stolen.
    theft: Literal["steal", "hen"] | None = None
    robbable: bool = False  # a Bratworm can be taken from this player when the supply is empty


class Meaning(Struct):
    """The meaning of the pieces while they lie as they do."""

    # For each face-up tile that more totals take than its own number: these totals, for the player
    # to move.
    higher: dict[int, list[int]]
    stakes: list[Stakes]  # by seat


def meaning(state: State) -> Meaning:
    """The meaning of the pieces. Dice do not matter for it, so it is computed once per turn."""
    return _meaning(state.setup, state.grill, state.seats, state.player)


@lru_cache(maxsize=4096)
def _meaning(
    setup: Setup, grill: tuple[GrillTile, ...], seats: tuple[Seat, ...], player: int
) -> Meaning:
    state = new_game(setup)._replace(grill=grill, seats=seats, player=player)
    return Meaning(_higher(state), [_stakes(state, seat) for seat in range(len(seats))])


def _higher(state: State) -> dict[int, list[int]]:
    golden = "golden_die" in dict(state.setup.box.standing).values()
    most = POINTS[WORM] * (WHITE_DICE + golden)
    market = Market(state)
    higher: dict[int, list[int]] = {}
    for total in range(state.setup.box.tiles[0], most + 1):
        bought = market.buys(total)
        if bought.result == "take" and bought.tile is not None and bought.tile != total:
            higher.setdefault(bought.tile, []).append(total)
    return higher


def _stakes(state: State, seat: int) -> Stakes:
    mine = state.seats[seat]
    thief = state._replace(player=(seat + 1) % len(state.seats))
    stolen = Market(thief).buys(mine.top) if mine.top is not None else None
    tiles = sum(map(worms_on, mine.stack))
    return Stakes(
        tiles=tiles,
        bratworms=mine.bratworms,
        failing=_cost(failing(state, seat)),
        extra=mine.score - tiles - mine.bratworms,
        theft=stolen.result if stolen and stolen.result in ("steal", "hen") else None,
        robbable=seat in robbable(thief),
    )


def _cost(events: tuple[Event, ...]) -> Failing:
    cost = Failing()
    for event in events:
        match event:
            case TileReturned(_, tile):
                cost.returned = tile
            case SpecialistPutBack(_, specialist, tile):
                cost.specialist, cost.put_on = specialist, tile
            case TileTurned(tile):
                cost.turned = tile
            case SpecialistMoved(specialist, tile):
                cost.moved, cost.moved_to = specialist, tile
            case SpecialistLeft(specialist) if cost.turned is None:
                cost.specialist = specialist  # there is no free tile for the player's own
            case SpecialistLeft(specialist):
                cost.moved = specialist
    return cost
