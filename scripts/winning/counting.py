"""Shares and means with 95 % intervals. The games are independent, their positions are not."""

from collections.abc import Iterable
from math import hypot
from typing import Any

import numpy as np

from heckmeck.arena.intervals import student_quantile, wilson_interval
from heckmeck.arena.measuring.estimates import mean_and_error

Array = Any
# A counted figure: `value`, `low` and `high` of its interval, `count`, its positions, and what
# joining figures needs: the standard `error`, the `games` with such positions, and whether it is a
# `share`. Without enough games there is no interval, and without positions no value.
Figure = dict[str, Any]


def mean(games: Array, values: Array, where: Array | None = None) -> Figure:
    """The mean of some values, with each game as one observation."""
    if where is not None:
        games, values = games[where], np.asarray(values)[where]
    return mean_ratio(games, values, np.ones(len(values)))


def mean_share(games: Array, values: Array, where: Array | None = None) -> Figure:
    """The mean of chances, whose interval stays between 0 and 1."""
    if where is not None:
        games, values = games[where], np.asarray(values)[where]
    return ratio(games, values, np.ones(len(values)))


def ratio(games: Array, above: Array, below: Array) -> Figure:
    """The sum of `above` per sum of `below`, a share between 0 and 1."""
    return _counted(games, above, below, is_share=True)


def mean_ratio(games: Array, above: Array, below: Array) -> Figure:
    """The same where `above` may be anything."""
    return _counted(games, above, below, is_share=False)


def share(games: Array, chosen: Array, among: Array) -> Figure:
    """How often `chosen` where `among`."""
    return ratio(games, (chosen & among).astype(float), among.astype(float))


def per_game(games: Array, values: Array) -> Figure:
    """The mean over games of what their positions add up to."""
    numbers, place = np.unique(games, return_inverse=True)
    return mean(numbers, np.bincount(place, values))


def joined(figures: Iterable[Figure]) -> Figure:
    """One figure for the positions of independent games that were counted separately."""
    some = [each for each in figures if each["count"]]
    if not some:
        return _figure(None, 0.0, 0, 0.0, is_share=True)
    total = sum(each["count"] for each in some)
    return _figure(
        sum(each["count"] * each["value"] for each in some) / total,
        hypot(*(each["count"] * each["error"] for each in some)) / total,
        sum(each["games"] for each in some),
        total,
        is_share=all(each["share"] for each in some),
    )


def _counted(games: Array, above: Array, below: Array, is_share: bool) -> Figure:
    _, number = np.unique(games, return_inverse=True)
    sums = np.bincount(number, np.asarray(above, float))
    counts = np.bincount(number, np.asarray(below, float))
    total = float(counts.sum())
    if not total > 0:
        return _figure(None, 0.0, 0, 0.0, is_share)
    value, error = mean_and_error(sums, counts)
    return _figure(value, error, int((counts > 0).sum()), total, is_share)


def _figure(value: float | None, error: float, games: int, count: float, is_share: bool) -> Figure:
    low, high = None, None
    if value is not None and is_share:
        value = min(max(value, 0.0), 1.0)  # rounding errors
    if value is not None and games > 1:
        low, high = _interval(value, error, games, is_share)
    return {
        "value": value, "low": low, "high": high, "count": round(count, 2), "error": error,
        "games": games, "share": is_share,
    }  # fmt: skip


def _interval(value: float, error: float, games: int, is_share: bool) -> tuple[float, float]:
    if not is_share:
        half = student_quantile(games - 1) * error
        return value - half, value + half
    # None or all, up to rounding errors: as if each game were one observation.
    alike = (value * (1 - value) / error**2 if error else 0.0) or float(games)
    low, high = wilson_interval(value, alike, games - 1)
    return low, high
