"""Rolls of white dice, told apart only as far as a turn cares.

Faces that were set aside before are all the same: dead. So a roll of `dice` dice with `faces` faces
still to be had is a count for each of those, and the rest are dead.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from math import factorial
from operator import itemgetter
from typing import NamedTuple

from heckmeck.rules import FACES

Picker = Callable[[Sequence[float]], tuple[float, ...]]


class Rolls(NamedTuple):
    """Every distinct roll. The first one shows dead faces only.

    Values of a roll's choices lie in one list: first what can be had whatever the dice show, then
    for every face the value of setting aside 0, 1, 2, … dice of it. A picker takes from that list
    what the roll offers.
    """

    counts: tuple[tuple[int, ...], ...]
    chances: tuple[float, ...]
    pickers: tuple[Picker, ...]


@cache
def rolls(faces: int, dice: int) -> Rolls:
    """The rolls of so many dice with so many faces still to be had.

    >>> rolls(2, 1).counts
    ((0, 0), (0, 1), (1, 0))
    >>> len(rolls(6, 8).counts)
    1287
    """
    found = sorted(_weights(faces, dice))
    return Rolls(
        tuple(counts for counts, _ in found),
        tuple(weight / len(FACES) ** dice for _, weight in found),
        tuple(
            itemgetter(0, *(1 + face * (dice + 1) + count for face, count in enumerate(counts)))
            for counts, _ in found
        ),
    )


def _weights(faces: int, dice: int) -> Iterator[tuple[tuple[int, ...], int]]:
    dead = len(FACES) - faces
    for counts in _compositions(faces, dice):
        rest = dice - sum(counts)
        weight = factorial(dice) * dead**rest // factorial(rest)
        for count in counts:
            weight //= factorial(count)
        if weight:
            yield counts, weight


def _compositions(faces: int, dice: int) -> Iterator[tuple[int, ...]]:
    if not faces:
        yield ()
        return
    for count in range(dice + 1):
        for rest in _compositions(faces - 1, dice - count):
            yield (count, *rest)
