"""What a dice source is, and how it answers a state whose dice are in the air."""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Protocol

from heckmeck.rules import Land, State
from heckmeck.rules.editions import WHITE_FACES

# As a table for `bytes.translate`, which is the fastest way from numbers to faces.
_FACE_OF = WHITE_FACES.encode().ljust(256)


class DiceSource(Protocol):
    """Draws the faces of some dice. One game has one source and shares it with nobody."""

    def roll(self, white: int, golden_faces: str | None) -> Land:
        """`white` white dice, and the golden die with these six faces unless they are None."""
        ...


def land(state: State, source: DiceSource) -> Land:
    """The dice of this state land as the source draws them."""
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
    skipped: counting it would make the low numbers likelier than the high ones.

    >>> list(unbiased([bytes([0, 5, 6, 251, 252, 255, 7])]))
    [0, 5, 0, 5, 1]
    """
    number, skipped = _translation(sides)
    for block in blocks:
        yield from block.translate(number, skipped)


@cache
def _translation(sides: int) -> tuple[bytes, bytes]:
    """For `bytes.translate`: the number that each byte gives, and the bytes that give none."""
    limit = 256 - 256 % sides
    return bytes(byte % sides for byte in range(256)), bytes(range(limit, 256))
