"""Dice from the operating system's randomness."""

from secrets import randbelow

from heckmeck.dice.source import land_from_numbers
from heckmeck.rules import Land


class SystemDice:
    """Dice that nobody can repeat or predict."""

    def roll(self, white: int, golden_faces: str | None) -> Land:
        count = white + (golden_faces is not None)
        return land_from_numbers([randbelow(6) for _ in range(count)], golden_faces)
