"""Rolls of white dice, distinguished only as far as the turn cares.

Faces already set aside are all alike: dead. So a roll of `dice` dice with `faces` unused faces is
one count per unused face; the remaining dice are dead.

The best choice for a roll is the better of the best choices for two halves of its faces. Many rolls
have a half in common, so most comparisons are made only once.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from math import factorial
from operator import itemgetter
from typing import NamedTuple

from heckmeck.rules import FACES

Counts = tuple[int, ...]
Values = Sequence[float]
Picker = Callable[[Values], Values]
# By unused face: the values of setting aside 0, 1, 2, … dice.
Keeping = Sequence[Values]
Best = Callable[[Keeping], Values]  # the highest values that some faces offer


NEVER = float("-inf")  # the value of a choice that a roll does not offer


class Rolls(NamedTuple):
    """Every distinct roll. The first one shows only dead faces, if there are any."""

    counts: tuple[Counts, ...]
    chances: tuple[float, ...]
    halves: tuple[Best, Best]  # what two halves of the faces offer in each roll

    def best(self, keeping: Keeping) -> list[float]:
        """The highest value that each roll offers."""
        one, other = self.halves
        return higher(one(keeping), other(keeping))

    def half_with(self, face: int) -> int:
        """The half with a face, given by its place among the unused ones."""
        return int(face >= len(self.counts[0]) // 2)


def higher(one: Values, other: Values) -> list[float]:
    """The higher of each two values. `map` and `max` would take twice as long."""
    return [a if a > b else b for a, b in zip(one, other)]  # noqa: B905  checking takes time


@cache
def rolls(faces: int, dice: int) -> Rolls:
    """The rolls of `dice` dice with `faces` unused faces, at least one.

    >>> rolls(2, 1).counts
    ((0, 0), (0, 1), (1, 0))
    >>> rolls(2, 1).best([[0, 5], [0, 7]])
    [0, 7, 5]
    >>> len(rolls(6, 8).counts)
    1287
    """
    found = sorted(_weights(faces, dice))
    counts = tuple(counts for counts, _ in found)
    return Rolls(
        counts,
        tuple(weight / len(FACES) ** dice for _, weight in found),
        _halves(counts, 0),
    )


def _halves(counts: Sequence[Counts], first: int) -> tuple[Best, Best]:
    """What the first half of some faces offers in rolls that show them so often, and the second.

    `first` is the number of the first of these faces.
    """
    middle = len(counts[0]) // 2
    return (
        _best([each[:middle] for each in counts], first),
        _best([each[middle:] for each in counts], first + middle),
    )


def _best(counts: Sequence[Counts], first: int) -> Best:
    """What some faces offer in rolls that show them so often."""
    ways = sorted(set(counts))
    place = {each: number for number, each in enumerate(ways)}
    pick = _picker([place[each] for each in counts])
    faces = len(ways[0])
    if not faces:
        nothing = (NEVER,) * len(counts)
        return lambda _: nothing
    if faces == 1:
        return lambda keeping: pick(keeping[first])
    one, other = _halves(ways, first)
    return lambda keeping: pick(higher(one(keeping), other(keeping)))


def _picker(places: list[int]) -> Picker:
    if len(places) > 1:
        return itemgetter(*places)
    return itemgetter(slice(places[0], places[0] + 1))  # a sequence, too


def _weights(faces: int, dice: int) -> Iterator[tuple[Counts, int]]:
    dead = len(FACES) - faces
    for counts in _compositions(faces, dice):
        rest = dice - sum(counts)
        weight = factorial(dice) * dead**rest // factorial(rest)
        for count in counts:
            weight //= factorial(count)
        if weight:
            yield counts, weight


def _compositions(faces: int, dice: int) -> Iterator[Counts]:
    if not faces:
        yield ()
        return
    for count in range(dice + 1):
        for rest in _compositions(faces - 1, dice - count):
            yield (count, *rest)
