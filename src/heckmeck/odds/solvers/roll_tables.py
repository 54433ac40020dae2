"""All rolls of some dice with their chances, as arrays for the compiled kernel."""

from functools import cache
from math import factorial
from typing import Any, NamedTuple

import numpy as np

from heckmeck.odds.turn.model import MAX_POINTS
from heckmeck.rules import FACES, WHITE_DICE

Array = Any  # numpy's own types would add little here

STOP_PLACES = 2 * (MAX_POINTS + 1)  # without and with a worm
MOST_DICE = WHITE_DICE + 1  # a golden die with the white faces is like a ninth white die
MOST_FACES = 3  # half of the six
MOST_ENTRIES = 220  # the counts of three faces among up to nine dice


class RollTables(NamedTuple):
    """The rolls of white dice, split into two halves of the unused faces.

    The best choice of a roll is the better of the best choices of its halves. Of u unused faces the
    first half has u // 2; the second has the rest and the dead faces. An entry of a half is one
    count per face. Entries are ordered by sum: the first `start[faces, s]` have a sum below s.
    """

    start: Array
    first_weight: Array  # by faces of the half and entry
    second_start: Array  # by u and dice: the first entry that leaves no die over
    second_weight: Array  # by u, dice and entry; dice left over are dead
    scale: Array  # by dice: turns weights into chances


@cache
def roll_tables() -> RollTables:
    dice_range = range(MOST_DICE + 1)
    start = np.zeros((MOST_FACES + 1, MOST_DICE + 2), np.int32)
    first_weight = np.zeros((MOST_FACES + 1, MOST_ENTRIES))
    for faces in range(MOST_FACES + 1):
        for number, counts in enumerate(entries(faces)):
            start[faces, sum(counts) + 1 :] = number + 1
            first_weight[faces, number] = _weight(counts)
    second_start = np.zeros((len(FACES) + 1, MOST_DICE + 1), np.int32)
    second_weight = np.zeros((len(FACES) + 1, MOST_DICE + 1, MOST_ENTRIES))
    for fresh in range(1, len(FACES) + 1):
        faces, dead = fresh - fresh // 2, len(FACES) - fresh
        for dice in dice_range:
            second_start[fresh, dice] = 0 if dead else start[faces, dice]
            for number, counts in enumerate(entries(faces)):
                over = dice - sum(counts)
                if over >= 0:
                    chance = dead**over / factorial(over)
                    second_weight[fresh, dice, number] = chance * _weight(counts)
    scale = np.array([factorial(dice) / len(FACES) ** dice for dice in dice_range])
    return RollTables(start, first_weight, second_start, second_weight, scale)


def entries(faces: int) -> list[tuple[int, ...]]:
    """The counts of some faces among up to nine dice, by their sum, then by the first face."""
    if not faces:
        return [()]
    return [counts for dice in range(MOST_DICE + 1) for counts in _summing_to(faces, dice)]


def _summing_to(faces: int, dice: int) -> list[tuple[int, ...]]:
    if faces == 1:
        return [(dice,)]
    return [
        (count, *rest) for count in range(dice + 1) for rest in _summing_to(faces - 1, dice - count)
    ]


def _weight(counts: tuple[int, ...]) -> float:
    weight = 1.0
    for count in counts:
        weight /= factorial(count)
    return weight
