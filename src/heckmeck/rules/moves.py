"""The moves. `Land` is the move of chance, all others are a player's."""

from dataclasses import dataclass
from typing import TypeAlias

from heckmeck.rules.pieces import Face, Specialist


@dataclass(frozen=True, slots=True)
class Roll:
    """Ask for a roll of the dice in hand. `golden` is the decision B1, None where there is none."""

    golden: bool | None = None


@dataclass(frozen=True, slots=True)
class Reroll:
    """Use the weasel: ask for the dice just rolled to be rolled again."""


@dataclass(frozen=True, slots=True)
class Land:
    """The dice land: the faces of the white dice, and of the golden die if it is in hand."""

    dice: str
    golden: str | None = None


@dataclass(frozen=True, slots=True)
class Keep:
    """Set aside all rolled dice of a face."""

    face: Face


@dataclass(frozen=True, slots=True)
class Stop:
    """End the turn. `lower`: take the next lower tile instead of stealing (an option)."""

    lower: bool = False


@dataclass(frozen=True, slots=True)
class Fail:
    """Accept a failed roll although the weasel could be used."""


@dataclass(frozen=True, slots=True)
class Rob:
    """Take the bratworm from this seat."""

    player: int


@dataclass(frozen=True, slots=True)
class Return:
    """Of two specialists, put this one back."""

    specialist: Specialist


PlayerMove: TypeAlias = Roll | Reroll | Keep | Stop | Fail | Rob | Return
Move: TypeAlias = PlayerMove | Land
