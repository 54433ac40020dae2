"""Dice from a seed: the same rolls on every machine and with every version of Python.

The generator is named `sha256-counter-1`: block n, for n = 0, 1, 2, …, is the SHA-256 of the
UTF-8 text ``heckmeck-dice-1:SEED:n`` with the seed as given and n in decimal. Its bytes are read in
order; a byte b of 252 or more is skipped, any other gives the number b mod 6, where 0 to 4 are the
faces 1 to 5 and 5 is the worm (of the golden die: the face at that place). White dice are drawn
before the golden die. `vectors/dice/seeded.json` has examples.
"""

from hashlib import sha256
from itertools import count, islice

from heckmeck.dice.source import land_from_numbers, unbiased
from heckmeck.rules import Land


class SeededDice:
    """Reproducible dice: the same seed always gives the same rolls."""

    def __init__(self, seed: int | str) -> None:
        self.seed = seed
        self._rolled = 0
        blocks = (
            sha256(f"heckmeck-dice-1:{seed}:{n}".encode("utf-8", "surrogatepass")).digest()
            for n in count()
        )
        self._numbers = unbiased(blocks)

    def roll(self, white: int, golden_faces: str | None) -> Land:
        dice = white + (golden_faces is not None)
        self._rolled += dice
        return land_from_numbers(list(islice(self._numbers, dice)), golden_faces)

    def __getstate__(self) -> tuple[int | str, int]:
        """For copies: a running generator cannot be copied, but it can be repeated."""
        return self.seed, self._rolled

    def __setstate__(self, state: tuple[int | str, int]) -> None:
        seed, rolled = state
        self.__init__(seed)  # type: ignore[misc]
        self.roll(rolled, None)
