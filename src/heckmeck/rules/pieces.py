"""The pieces: dice faces, tiles and specialists.

Dice are written as strings of faces, sorted ``1 2 3 4 5 w``: ``"1444w"`` is a one, three fours and
a worm. Records use the same notation, ASCII order sorts it correctly, and it is fast.
"""

from functools import cache, lru_cache
from typing import Literal, get_args

Face = Literal["1", "2", "3", "4", "5", "w"]
FACES: tuple[Face, ...] = get_args(Face)
WORM: Face = "w"

POINTS: dict[str, int] = {"1": 1, "2": 2, "3": 3, "4": 4, "5": 5, "w": 5}

Specialist = Literal["canned_worm", "hen", "raven", "weasel", "golden_die", "apple"]
SPECIALISTS: tuple[Specialist, ...] = get_args(Specialist)

APPLE_WORMS = 3

# Tiles that are bought exactly or not at all, and never stolen (C2, C3, C4, D8).
EXACT_TILES = frozenset({11, 13})


def worms_on(tile: int) -> int:
    """The worms printed on a tile.

    >>> [worms_on(tile) for tile in (11, 21, 24, 25, 32, 36)]
    [1, 1, 1, 2, 3, 4]
    """
    return 1 if tile in EXACT_TILES else (tile - 17) // 4


@cache
def points(dice: str) -> int:
    """The points of some dice; a worm counts five.

    >>> points("1444w")
    18
    """
    return sum(POINTS[face] for face in dice)


@lru_cache(maxsize=1 << 16)
def sort_dice(dice: str) -> str:
    """The same dice in the order of the notation.

    >>> sort_dice("w4142")
    '1244w'
    """
    return "".join(sorted(dice))
