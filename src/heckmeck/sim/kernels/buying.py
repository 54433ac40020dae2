"""What a total buys (C1–C4), on packed states."""

from heckmeck.sim.kernels.bits import highest_bit
from heckmeck.sim.kernels.board import (
    CANNED_WORM,
    FIRST_ORDINARY,
    HIGHEST_TILE,
    LOWEST_ORDINARY,
    NONE,
    ORDINARY_TILES,
    WORM_FACE,
    WORM_POINTS,
    points_of,
)
from heckmeck.sim.kernels.compiling import kernel

SOURCE = 5  # a purchase is a tile and, shifted by five bits, the robbed seat plus one


@kernel
def stopping_total(game):
    """The total that counts when stopping now; 0 without a worm (B3)."""
    aside = game.aside
    if aside >> 4 * WORM_FACE:
        return points_of(aside)
    if aside and game.holds[game.player] == CANNED_WORM:
        return points_of(aside) + WORM_POINTS
    return 0


@kernel
def next_lower(game, total):
    """C4: the highest face-up tile below the total, never 11 or 13; NONE if there is none."""
    if total < LOWEST_ORDINARY:
        return NONE
    place = min(total, HIGHEST_TILE + 1) - LOWEST_ORDINARY + FIRST_ORDINARY
    lower = game.up & ORDINARY_TILES & ((1 << place) - 1)
    return highest_bit(lower) if lower else NONE


@kernel
def purchase(game, total):
    """What this total with a worm buys: a tile, with its owner if it is stolen, or NONE."""
    if total < LOWEST_ORDINARY:  # C3: 11 and 13 exactly or not at all
        if total == 11 and game.up & 1:
            return 0
        return 1 if total == 13 and game.up & 2 else NONE
    if total <= HIGHEST_TILE:
        tile = total - LOWEST_ORDINARY + FIRST_ORDINARY
        if game.up >> tile & 1:
            return tile  # C1
        for seat in range(game.players):
            if game.top[seat] == tile and seat != game.player:
                return tile | seat + 1 << SOURCE  # C2
    return next_lower(game, total)


@kernel
def may_take_lower(game):
    """C2 with `steal: optional`: stealing is possible and so is a lower tile."""
    if not game.steal_optional:
        return False
    total = stopping_total(game)
    return purchase(game, total) >> SOURCE > 0 and next_lower(game, total) != NONE
