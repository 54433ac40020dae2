"""Numbers that the kernels share: phases, flags, tiles, and tables to look things up."""

import numpy as np

from heckmeck.rules import POINTS, SPECIALISTS, WORM, worms_on
from heckmeck.rules.pieces import APPLE_WORMS
from heckmeck.sim.flags import Flag
from heckmeck.sim.kernels.compiling import kernel
from heckmeck.sim.states import PHASES, TILES

ROLL, CHANCE, KEEP, ROB, RETURN, OVER = range(len(PHASES))
NONE = -1
CANNED_WORM, HEN, RAVEN, WEASEL, GOLDEN_DIE, APPLE = range(len(SPECIALISTS))

# What a step did; kernels need plain numbers.
FAILED, TOOK, STOLE, DEFENDED, BRATWORM, TURNED, TURN_ENDED, GAME_ENDED = map(int, Flag)

ALL_FACES = 0b111111
WORM_FACE = 5
ONE = 0
WORM_POINTS = POINTS[WORM]
WORMS_FOR_APPLE = APPLE_WORMS

FIRST_ORDINARY = TILES.index(21)  # 11 and 13 come before: bought exactly, never stolen
ORDINARY_TILES = sum(1 << number for number in range(FIRST_ORDINARY, len(TILES)))
LOWEST_ORDINARY, HIGHEST_TILE = 21, TILES[-1]
WORMS = np.array([worms_on(tile) for tile in TILES], np.int8)


@kernel
def faces_among(dice):
    """Which faces some dice show, as six bits."""
    some = dice | dice >> 1
    some = (some | some >> 2) & 0x111111  # the lowest bit of every count that is not zero
    pairs = some | some >> 3
    return pairs & 3 | pairs >> 6 & 12 | pairs >> 12 & 48


@kernel
def points_of(dice):
    """The points of some dice; a worm counts five."""
    return (
        (dice & 15)
        + 2 * (dice >> 4 & 15)
        + 3 * (dice >> 8 & 15)
        + 4 * (dice >> 12 & 15)
        + 5 * ((dice >> 16 & 15) + (dice >> 20 & 15))
    )
