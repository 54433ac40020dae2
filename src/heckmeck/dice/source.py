"""What a dice source is, and how it answers a state whose dice are in the air."""

from typing import Protocol

from heckmeck.rules import Land, State
from heckmeck.rules.editions import WHITE_FACES


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
        return Land("".join(sorted(WHITE_FACES[number] for number in numbers)))
    *white, golden = numbers
    return Land("".join(sorted(WHITE_FACES[number] for number in white)), golden_faces[golden])
