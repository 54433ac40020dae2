"""Rolls of white dice, distinguished only as far as the turn cares.

Faces already set aside are all alike: dead. So a roll of `dice` dice with `faces` unused faces is
one count per unused face; the remaining dice are dead.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import repeat
from math import factorial
from operator import itemgetter
from typing import NamedTuple

from heckmeck.rules import FACES

Picker = Callable[[Sequence[float]], Sequence[float]]


class Rolls(NamedTuple):
    """Every distinct roll. The first one shows only dead faces.

    The values of all choices are one list: first the value available whatever the dice show, then
    for every face the value of setting aside 0, 1, 2, … dice. The picker of a face selects from
    that list what each roll offers for this face.
    """

    counts: tuple[tuple[int, ...], ...]
    chances: tuple[float, ...]
    pickers: tuple[Picker, ...]

    def best(self, values: Sequence[float]) -> list[float]:
        """The highest value that each roll offers."""
        return list(map(max, repeat(values[0]), *(picker(values) for picker in self.pickers)))


@cache
def rolls(faces: int, dice: int) -> Rolls:
    """The rolls of `dice` dice with `faces` unused faces, at least one.

    >>> rolls(2, 1).counts
    ((0, 0), (0, 1), (1, 0))
    >>> rolls(2, 1).best([0, -1, 5, -1, 7])
    [0, 7, 5]
    >>> len(rolls(6, 8).counts)
    1287
    """
    found = sorted(_weights(faces, dice))
    counts = tuple(counts for counts, _ in found)
    return Rolls(
        counts,
        tuple(weight / len(FACES) ** dice for _, weight in found),
        tuple(
            _picker([1 + face * (dice + 1) + each[face] for each in counts])
            for face in range(faces)
        ),
    )


def _picker(places: list[int]) -> Picker:
    if len(places) > 1:
        return itemgetter(*places)
    return itemgetter(slice(places[0], places[0] + 1))  # a sequence, too


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
