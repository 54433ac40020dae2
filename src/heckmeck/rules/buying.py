"""What a total buys (C1–C4)."""

from bisect import bisect_left
from functools import lru_cache
from typing import Literal, NamedTuple

from heckmeck.rules.events import FailReason
from heckmeck.rules.pieces import EXACT_TILES, POINTS, WORM
from heckmeck.rules.state import State


class Purchase(NamedTuple):
    """What stopping gives: a tile from the grill, a tile or the hen of a player, or nothing."""

    result: Literal["take", "steal", "hen", "fail"]
    tile: int | None = None  # the tile taken or stolen; for "hen" the tile that stays
    source: int | None = None  # the player it is stolen from
    reason: FailReason | None = None  # why it fails


NO_WORM = Purchase("fail", reason="no_worm")
NOTHING_TO_TAKE = Purchase("fail", reason="nothing_to_take")


@lru_cache(maxsize=64)
def _take(tile: int) -> Purchase:
    return Purchase("take", tile)


def stopping_total(state: State) -> int | None:
    """The total that counts when stopping now, or None without a worm (B3)."""
    aside = state.dice.aside
    if WORM in aside:
        return state.dice.total
    if aside and state.mover.specialist == "canned_worm":
        return state.dice.total + POINTS[WORM]
    return None


class Market:
    """What the player to move can buy: face-up tiles, and the top tiles of the other players."""

    def __init__(self, state: State) -> None:
        self._tiles = state.setup.box.tiles
        self._up = [each.tile for each in state.grill if each.up]  # ascending
        self._tops = {
            other.top: (seat, other.specialist)
            for seat, other in enumerate(state.seats)
            if seat != state.player
        }

    def buys(self, total: int) -> Purchase:
        """What this total with a worm buys."""
        below = bisect_left(self._up, total)
        if below < len(self._up) and self._up[below] == total:
            return _take(total)  # C1
        if total in EXACT_TILES and total in self._tiles:
            return Purchase("fail", reason="exact_tile_missing")  # C3
        if total in self._tops:  # C2; 11 and 13 were settled above (D8)
            seat, specialist = self._tops[total]
            return Purchase("hen" if specialist == "hen" else "steal", total, seat)
        return self._highest_of(below)

    def buys_lower(self, total: int) -> Purchase:
        """C4: the highest face-up tile below the total, never 11 or 13."""
        return self._highest_of(bisect_left(self._up, total))

    def _highest_of(self, tiles: int) -> Purchase:
        # 11 and 13 are the lowest tiles, so if they come next there is nothing else to take.
        if tiles and (tile := self._up[tiles - 1]) not in EXACT_TILES:
            return _take(tile)
        return NOTHING_TO_TAKE


def stopping_gives(state: State, lower: bool = False) -> Purchase:
    """What stopping now gives; `lower` is the table option of C2."""
    total = stopping_total(state)
    if total is None:
        return NO_WORM  # A6
    market = Market(state)
    return market.buys_lower(total) if lower else market.buys(total)


def may_take_lower(state: State) -> bool:
    """C2 with `steal: optional`: stealing is possible and so is a lower tile."""
    return (
        state.setup.options.steal == "optional"
        and stopping_gives(state).result in ("steal", "hen")
        and stopping_gives(state, lower=True).result == "take"
    )
