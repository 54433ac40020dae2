"""The fast solver: the same answers as the plain one, from the compiled kernel."""

from collections import OrderedDict, defaultdict
from collections.abc import Sequence
from functools import cache

import numpy as np

from heckmeck.odds.kernel import solve_turn
from heckmeck.odds.program import (
    LANES,
    STOP_PLACES,
    Array,
    Golden,
    Key,
    Program,
    batch_program,
    program,
    tables,
)
from heckmeck.odds.turn import Node, Turn
from heckmeck.rules.editions import WHITE_DICE

# Turns whose ends are worth the same are solved once: from game to game that is every other turn.
# An entry has about 30 KB, with the golden die and the weasel up to ten times as much.
REMEMBERED = 500
_solved_before: OrderedDict[tuple[object, ...], tuple[Array, Array]] = OrderedDict()


class FastSolver:
    """The values of all nodes of a turn, solved in one go for each set of dice."""

    def __init__(self, turn: Turn) -> None:
        self.turn = turn
        dice = turn.state.dice
        self._most = dice.white + dice.golden
        self._nine = self._most + len(dice.aside) > WHITE_DICE  # the golden die is in play
        self._weasel = turn.state.mover.specialist == "weasel"
        # With eight dice and with nine: the numbers of nodes, the values of keeping, of rolling.
        self._solved: dict[bool, tuple[dict[Key, int], Array, Array]] = {}

    def roll(self, node: Node) -> float:
        """What rolling the dice in hand is worth."""
        place, _, rolled = self._find(node)
        value: float = rolled.item(node.variant, int(node.weasel), place)
        return value

    def kept(self, node: Node) -> float:
        """What having set dice aside is worth: rolling on or stopping."""
        place, kept, _ = self._find(node)
        value: float = kept.item(node.variant, int(node.weasel), place)
        return value

    def _find(self, node: Node) -> tuple[int, Array, Array]:
        """The number of a node among all that were solved with it, and their values."""
        key = node[:4]
        for number, kept, rolled in self._solved.values():
            place = number.get(key)
            if place is not None:
                return place, kept, rolled
        # What only nine dice reach: the golden die was in play and is set aside by now.
        nine = self._nine or node.golden or key not in program(None).number
        turn = self.turn
        shape, arrays = _shape(turn.golden_weights if nine else None, batch=False)
        stop = np.array(turn.stop).reshape(-1, STOP_PLACES)
        fail = np.repeat(np.array(turn.fail), LANES).reshape(-1, LANES)
        most = self._most + (nine and not self._nine)
        like = (nine and turn.golden_weights, most, self._weasel, stop.tobytes(), fail.tobytes())
        values = _solved_before.pop(like, None)
        if values is None:
            values = _run(shape, arrays, most, stop, fail, self._weasel)
        _solved_before[like] = values
        if len(_solved_before) > REMEMBERED:
            _solved_before.popitem(last=False)
        kept, rolled = values
        self._solved[nine] = shape.number, kept, rolled
        return shape.number[key], kept, rolled


def solve_batch(turns: Sequence[Turn]) -> list[FastSolver]:
    """Solvers of many turns; those of one shape are solved several at once."""
    solvers = [FastSolver(turn) for turn in turns]
    alike: defaultdict[tuple[Golden | None, int, bool], list[FastSolver]] = defaultdict(list)
    for solver in solvers:
        golden = solver.turn.golden_weights if solver._nine else None
        alike[golden, len(solver.turn.fail), solver._weasel].append(solver)
    for (golden, _, _), members in alike.items():
        for begin in range(0, len(members), LANES):
            _solve_together(golden, members[begin : begin + LANES])
    return solvers


def _solve_together(golden: Golden | None, solvers: list[FastSolver]) -> None:
    shape, arrays = _shape(golden, batch=True)
    padded = solvers + solvers[-1:] * (LANES - len(solvers))
    stop = np.array([each.turn.stop for each in padded]).reshape(LANES, -1, STOP_PLACES)
    fail = np.array([each.turn.fail for each in padded]).T.copy()
    by_variant = stop.transpose(1, 0, 2).reshape(-1, LANES * STOP_PLACES)
    most = max(each._most for each in solvers)
    kept, rolled = _run(shape, arrays, most, by_variant, fail, solvers[0]._weasel)
    kept = kept.reshape(*kept.shape[:2], -1, LANES)
    rolled = rolled.reshape(*rolled.shape[:2], -1, LANES)
    for lane, solver in enumerate(solvers):
        solver._solved[solver._nine] = shape.number, kept[..., lane], rolled[..., lane]


def _run(
    shape: Program, arrays: tuple[Array, ...], most: int, stop: Array, fail: Array, weasel: bool
) -> tuple[Array, Array]:
    size = (len(fail), 2 if weasel else 1, len(shape.ones))
    kept, rolled = np.empty(size), np.empty(size)
    solve_turn(arrays, tuple(tables()), most, stop, fail, weasel, kept, rolled)
    return kept, rolled


@cache
def _shape(golden: Golden | None, batch: bool) -> tuple[Program, tuple[Array, ...]]:
    shape = batch_program(golden) if batch else program(golden)
    return shape, tuple(shape[1:])
