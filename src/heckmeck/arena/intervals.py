"""Confidence intervals for games that are played in blocks.

The games of a block share their dice, so they are not independent; the blocks are. The variance of
the block means says how precise the mean of all blocks is.
"""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, variance
from typing import NamedTuple

LEVEL = 0.95
FEW = (12.706, 4.303, 3.182, 2.776)  # up to 4 degrees of freedom, where the series is too rough


class Interval(NamedTuple):
    """A confidence interval."""

    low: float
    high: float


def mean_interval(means: Sequence[float]) -> Interval | None:
    """The interval of a mean; None if there is only one block."""
    if len(means) < 2:
        return None
    half = student_quantile(len(means) - 1) * sqrt(variance(means) / len(means))
    center = fmean(means)
    return Interval(center - half, center + half)


def share_interval(means: Sequence[float]) -> Interval | None:
    """The interval of a share between 0 and 1; None if there is only one block.

    Wilson's interval for the number of independent games that would have the variance of these
    blocks. It stays between 0 and 1, and is not empty for a bot that won every game: each block
    then counts as one game, which is conservative.
    """
    if len(means) < 2:
        return None
    share = fmean(means)
    spread = variance(means) / len(means)
    games = share * (1 - share) / spread if spread else float(len(means))
    return wilson_interval(share, games, len(means) - 1)


def wilson_interval(share: float, games: float, freedom: int) -> Interval:
    """Wilson's interval for a share of so many independent games, with Student's quantile."""
    z2 = student_quantile(freedom) ** 2
    center = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = sqrt(z2 * (share * (1 - share) / games + z2 / (4 * games * games))) / (1 + z2 / games)
    return Interval(max(0.0, center - half), min(1.0, center + half))


def student_quantile(freedom: int) -> float:
    """Student's t for a two-sided 95% interval, correct to two decimal places.

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
