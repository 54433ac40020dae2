"""The fast solver: the same answers as the plain one, from the compiled kernel."""

from functools import cache

import numpy as np

from heckmeck.odds.kernel import solve_turn
from heckmeck.odds.program import Array, Golden, Program, program, tables
from heckmeck.odds.turn import Node, Turn
from heckmeck.rules.editions import WHITE_DICE


class FastSolver:
    """The values of all nodes of a turn, solved in one go for each set of dice."""

    def __init__(self, turn: Turn) -> None:
        self.turn = turn
        dice = turn.state.dice
        self._most = dice.white + dice.golden
        self._nine = self._most + len(dice.aside) > WHITE_DICE  # the golden die is in play
        self._weasel = turn.state.mover.specialist == "weasel"
        self._solved: dict[bool, tuple[Program, Array, Array]] = {}

    def roll(self, node: Node) -> float:
        """What rolling the dice in hand is worth."""
        shape, _, rolled = self._values(self._nine or node.golden)
        place = shape.number[node._replace(weasel=False, variant=0)]
        return float(rolled[node.variant, int(node.weasel), place])

    def kept(self, node: Node) -> float:
        """What having set dice aside is worth: rolling on or stopping."""
        shape, kept, _ = self._values(self._nine or node.golden)
        place = shape.number[node._replace(weasel=False, variant=0)]
        return float(kept[node.variant, int(node.weasel), place])

    def _values(self, nine: bool) -> tuple[Program, Array, Array]:
        if nine not in self._solved:
            golden = self.turn.golden_weights if nine else None
            shape, arrays = _shape(golden)
            size = (len(self.turn.fail), 2 if self._weasel else 1, len(shape.number))
            kept, rolled = np.empty(size), np.empty(size)
            stop = np.array(self.turn.stop).reshape(size[0], -1)
            most = self._most + (nine and not self._nine)
            solve_turn(
                arrays, tuple(tables()), most, stop, np.array(self.turn.fail), self._weasel,
                kept, rolled,
            )  # fmt: skip
            self._solved[nine] = shape, kept, rolled
        return self._solved[nine]


@cache
def _shape(golden: Golden | None) -> tuple[Program, tuple[Array, ...]]:
    shape = program(golden)
    return shape, tuple(shape[1:])
