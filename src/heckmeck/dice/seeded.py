"""Dice that a seed repeats for ever, on every machine and in every version of Python.

The generator is named `sha256-counter-1`: block n, for n = 0, 1, 2, …, is the SHA-256 of the
UTF-8 text ``heckmeck-dice-1:SEED:n`` with the seed as given and n in decimal. Its bytes are read in
order; a byte b of 252 or more is skipped, any other gives the number b mod 6, where 0 to 4 are the
faces 1 to 5 and 5 is the worm (of the golden die: the face at that place). White dice are drawn
before the golden die. `vectors/dice/seeded.json` pins it.
"""

from collections.abc import Iterator
from hashlib import sha256

from heckmeck.dice.source import land_from_numbers
from heckmeck.rules import Land

_UNBIASED = 252  # the largest multiple of six that fits into a byte


class SeededDice:
    """The same seed gives the same dice for ever."""

    def __init__(self, seed: int | str) -> None:
        self.seed = seed
        self._numbers = _numbers(seed)

    def roll(self, white: int, golden_faces: str | None) -> Land:
        count = white + (golden_faces is not None)
        return land_from_numbers([next(self._numbers) for _ in range(count)], golden_faces)


def _numbers(seed: int | str) -> Iterator[int]:
    block = 0
    while True:
        for byte in sha256(f"heckmeck-dice-1:{seed}:{block}".encode()).digest():
            if byte < _UNBIASED:
                yield byte % 6
        block += 1
