"""The moves. Players make all of them except `Land`, which says how the dice fell."""

from dataclasses import dataclass
from typing import TypeAlias

from heckmeck.rules.pieces import Face, Specialist


@dataclass(frozen=True, slots=True)
class Roll:
    """Ask for a roll of the dice in hand.

    `golden` says whether the golden die joins in (B1); it is None if there is nothing to decide.
    """

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
    """Accept a failed roll instead of using the weasel."""


@dataclass(frozen=True, slots=True)
class Rob:
    """Take a bratworm from this seat."""

    player: int


@dataclass(frozen=True, slots=True)
class Return:
    """Put back this one of two specialists."""

    specialist: Specialist


PlayerMove: TypeAlias = Roll | Reroll | Keep | Stop | Fail | Rob | Return
Move: TypeAlias = PlayerMove | Land
