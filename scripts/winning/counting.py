"""Shares and means with 95 % intervals. The games are independent, their positions are not."""

from typing import Any

import numpy as np

from heckmeck.arena.measuring.estimates import Estimate, mean_per_position, share_of_positions

Array = Any
# A counted figure: `value`, `low` and `high` of its interval, and `count`, its positions. Without
# enough games there is no interval, and without positions no value.
Figure = dict[str, float | None]


def mean(games: Array, values: Array, where: Array | None = None) -> Figure:
    """The mean of some values, with each game as one observation."""
    values = np.asarray(values, float)
    if where is not None:
        games, values = games[where], values[where]
    sums, counts = _by_game(games, values, np.ones(len(values)))
    return _figure(mean_per_position(sums, counts) if len(sums) else None, counts)


def mean_share(games: Array, values: Array, where: Array | None = None) -> Figure:
    """The mean of chances, whose interval stays between 0 and 1."""
    values = np.asarray(values, float)
    if where is not None:
        games, values = games[where], values[where]
    return ratio(games, values, np.ones(len(values)))


def ratio(games: Array, above: Array, below: Array) -> Figure:
    """The sum of `above` per sum of `below`, a share between 0 and 1."""
    sums, counts = _by_game(games, above, below)
    return _figure(share_of_positions(sums, counts) if counts.sum() > 0 else None, counts)


def share(games: Array, chosen: Array, among: Array) -> Figure:
    """How often `chosen` where `among`."""
    return ratio(games, (chosen & among).astype(float), among.astype(float))


def _by_game(games: Array, above: Array, below: Array) -> tuple[Array, Array]:
    _, number = np.unique(games, return_inverse=True)
    return np.bincount(number, above), np.bincount(number, below)


def _figure(found: Estimate | None, counts: Array) -> Figure:
    if found is None:
        return {"value": None, "low": None, "high": None, "count": 0}
    low, high = found.interval or (None, None)
    return {"value": found.value, "low": low, "high": high, "count": round(float(counts.sum()))}
