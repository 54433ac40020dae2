"""Intervals for shares that come in blocks.

The games of a block share their dice, so they are no independent games: the blocks are. The spread
of the block means says how much the mean of all blocks can be trusted.
"""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, variance
from typing import NamedTuple

LEVEL = 0.95
FEW = (12.706, 4.303, 3.182, 2.776)  # the series below is not good enough for these


class Interval(NamedTuple):
    low: float
    high: float


def mean_interval(means: Sequence[float]) -> Interval | None:
    """The interval of a mean of any size; None if there is a single block."""
    if len(means) < 2:
        return None
    half = student_quantile(len(means) - 1) * sqrt(variance(means) / len(means))
    centre = fmean(means)
    return Interval(centre - half, centre + half)


def share_interval(means: Sequence[float]) -> Interval | None:
    """The interval of a share between 0 and 1; None if there is a single block.

    Wilson's interval for as many independent games as would spread like these blocks do. It stays
    between 0 and 1, and is not empty for a bot that won every game: then every block counts as one
    game, which is on the safe side.
    """
    if len(means) < 2:
        return None
    share = fmean(means)
    spread = variance(means) / len(means)
    games = share * (1 - share) / spread if spread else float(len(means))
    z2 = student_quantile(len(means) - 1) ** 2
    centre = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = sqrt(z2 * (share * (1 - share) / games + z2 / (4 * games * games))) / (1 + z2 / games)
    return Interval(max(0.0, centre - half), min(1.0, centre + half))


def student_quantile(freedom: int) -> float:
    """Student's t for a two-sided interval of 95 %, right to a hundredth.

    >>> [round(student_quantile(n), 2) for n in (1, 2, 4, 10, 1000)]
    [12.71, 4.3, 2.78, 2.23, 1.96]
    """
    if freedom <= len(FEW):
        return FEW[freedom - 1]
    z = NormalDist().inv_cdf((1 + LEVEL) / 2)
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )
