"""Every way the dice can land, with exact weights."""

from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial

from heckmeck.rules.editions import WHITE_FACES
from heckmeck.rules.moves import Land
from heckmeck.rules.pieces import FACES
from heckmeck.rules.state import State

Outcomes = tuple[tuple[Land, int], ...]


def chance_outcomes(state: State) -> Outcomes:
    """Every distinct result of the dice in the air and its weight; empty if no dice are in the air.

    The weights are whole numbers and sum to six to the power of the number of dice.
    """
    if state.phase != "chance":
        return ()
    return _outcomes(state.dice.white, state.setup.golden_faces if state.dice.golden else None)


@lru_cache(maxsize=64)
def white_outcomes(count: int) -> tuple[tuple[str, int], ...]:
    """Every distinct roll of some white dice, sorted, and its weight.

    >>> white_outcomes(2)[:3]
    (('11', 1), ('12', 2), ('13', 2))
    >>> len(white_outcomes(8)), sum(weight for _, weight in white_outcomes(8)) == 6 ** 8
    (1287, True)
    """
    outcomes = []
    for faces in combinations_with_replacement(WHITE_FACES, count):
        weight = factorial(count)
        for face in FACES:
            weight //= factorial(faces.count(face))
        outcomes.append(("".join(faces), weight))
    return tuple(outcomes)


@lru_cache(maxsize=64)
def _outcomes(white: int, golden_faces: str | None) -> Outcomes:
    if golden_faces is None:
        return tuple((Land(dice), weight) for dice, weight in white_outcomes(white))
    return tuple(
        (Land(dice, face), weight * golden_faces.count(face))
        for dice, weight in white_outcomes(white)
        for face in FACES
        if face in golden_faces
    )
