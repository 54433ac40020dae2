"""Dice sources, and how they roll the dice of a state."""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Protocol

from heckmeck.rules import WHITE_FACES, Land, State

# A table for `bytes.translate`, the fastest way from numbers to faces.
_FACE_OF = WHITE_FACES.encode().ljust(256)


class DiceSource(Protocol):
    """Rolls dice. Every game has a source of its own."""

    def roll(self, white: int, golden_faces: str | None) -> Land:
        """Roll `white` white dice, and the golden die with these six faces unless they are None."""
        ...


def land(state: State, source: DiceSource) -> Land:
    """Roll the dice that are in the air in this state."""
    if state.phase != "chance":
        raise ValueError("no dice are in the air")
    return source.roll(state.dice.white, state.setup.golden_faces if state.dice.golden else None)


def land_from_numbers(numbers: list[int], golden_faces: str | None) -> Land:
    """Dice from numbers 0 to 5: the white dice in order, then the golden die if it rolls."""
    if golden_faces is None:
        return Land(_white(numbers))
    *white, golden = numbers
    return Land(_white(white), golden_faces[golden])


def _white(numbers: list[int]) -> str:
    """Faces of white dice, sorted."""
    return bytes(sorted(numbers)).translate(_FACE_OF).decode()


def unbiased(blocks: Iterable[bytes], sides: int = 6) -> Iterator[int]:
    """Numbers below `sides`, all equally likely, from random bytes.

    A byte at or above the largest multiple of `sides` that fits into a byte (252 for a die) is
    skipped: using it would make low numbers more likely than high ones.

    >>> list(unbiased([bytes([0, 5, 6, 251, 252, 255, 7])]))
    [0, 5, 0, 5, 1]
    """
    number, skipped = _translation(sides)
    for block in blocks:
        yield from block.translate(number, skipped)


@cache
def _translation(sides: int) -> tuple[bytes, bytes]:
    """For `bytes.translate`: the number each byte gives, and the bytes that are skipped."""
    limit = 256 - 256 % sides
    return bytes(byte % sides for byte in range(256)), bytes(range(limit, 256))
