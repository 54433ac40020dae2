"""Means over positions with their intervals.

The positions of a game share its result, so they are not independent; the games are. The variance
of a mean follows from how much the sums of single games differ from what the mean expects of them.
"""

from math import sqrt
from typing import NamedTuple

import numpy as np

from heckmeck.arena.intervals import Interval, student_quantile, wilson_interval
from heckmeck.chances.network import Array


class Estimate(NamedTuple):
    """A figure with its 95 % interval, which is None if there are too few games for one."""

    value: float
    interval: Interval | None

    @property
    def half(self) -> float | None:
        """Half of the width of the interval."""
        return None if self.interval is None else (self.interval.high - self.interval.low) / 2

    def to_json(self) -> dict[str, object]:
        return {"value": self.value, "interval": self.interval and list(self.interval)}


def mean_per_position(sums: Array, counts: Array) -> Estimate:
    """The mean over all positions, from the sum and the number of positions of every game."""
    value, error = mean_and_error(sums, counts)
    used = int((counts > 0).sum())
    if used < 2:
        return Estimate(value, None)
    half = student_quantile(used - 1) * error
    return Estimate(value, Interval(value - half, value + half))


def share_of_positions(sums: Array, counts: Array) -> Estimate:
    """The same for a share between 0 and 1, whose interval stays there."""
    share, error = mean_and_error(sums, counts)
    share = min(max(share, 0.0), 1.0)  # rounding errors
    used = int((counts > 0).sum())
    if used < 2:
        return Estimate(share, None)
    spread = share * (1 - share)
    games = spread / error**2 if error and spread else float(used)
    return Estimate(share, wilson_interval(share, games, used - 1))


def mean_and_error(sums: Array, counts: Array) -> tuple[float, float]:
    """The mean over all positions and its standard error."""
    total = float(counts.sum())
    mean = float(sums.sum()) / total
    used = int((counts > 0).sum())
    if used < 2:
        return mean, 0.0
    surprise = sums - mean * counts
    return mean, sqrt(float(np.square(surprise).sum()) * used / (used - 1)) / total
