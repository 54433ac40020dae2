"""Shares and means with 95 % intervals. The games are independent, their positions are not."""

from typing import Any

import numpy as np

Array = Any
Z = 1.96


class Figure(dict[str, float]):
    """A counted figure: `value`, `error` (half of the 95 % interval) and `count`."""


def ratio(games: Array, above: Array, below: Array) -> Figure:
    """The sum of `above` per sum of `below`; each game is one observation."""
    below = np.broadcast_to(np.asarray(below, float), np.shape(above))
    total = float(below.sum())
    if total <= 0:
        return Figure(value=0.0, error=1.0, count=0)
    value = float(np.sum(above)) / total
    _, number = np.unique(games, return_inverse=True)
    count = int(number.max()) + 1
    rest = np.bincount(number, above, count) - value * np.bincount(number, below, count)
    spread = float((rest**2).sum()) * count / max(count - 1, 1)
    return Figure(value=value, error=Z * spread**0.5 / total, count=round(total))


def mean(games: Array, values: Array, where: Array | None = None) -> Figure:
    """The mean of some values, with each game as one observation."""
    values = np.asarray(values, float)
    if where is not None:
        games, values = games[where], values[where]
    return ratio(games, values, np.ones(len(values)))


def share(games: Array, chosen: Array, among: Array) -> Figure:
    """How often `chosen` where `among`."""
    return ratio(games, (chosen & among).astype(float), among.astype(float))
