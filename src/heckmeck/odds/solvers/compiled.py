"""The fast solver: the same answers as the plain one, from the compiled kernel."""

from collections import OrderedDict, defaultdict
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

import numpy as np

from heckmeck.odds.solvers.kernel import solve_turn
from heckmeck.odds.solvers.layout import (
    LANES,
    STOP_PLACES,
    Array,
    Golden,
    Program,
    batch_program,
    program,
    tables,
)
from heckmeck.odds.turn.model import Key, Node, Turn, set_aside
from heckmeck.rules.editions import WHITE_DICE

Layers = list[list[memoryview]]  # floats by variant, weasel and node

# Turns whose ends are worth the same are solved once: from game to game that is every other turn.
# A turn takes 30 KB, with the golden die and the weasel up to ten times as much.
MEMORY = 64 * 2**20


class Values(NamedTuple):
    """What keeping and rolling are worth at every node of a program."""

    number: dict[Key, int]
    kept: Layers
    rolled: Layers
    size: int  # in bytes


class Solved:
    """The values of the turns solved last, as many as fit into the memory allowed."""

    def __init__(self, memory: int) -> None:
        self._memory = memory
        self._values: OrderedDict[object, Values] = OrderedDict()

    def get(self, like: object) -> Values | None:
        values = self._values.get(like)
        if values is not None:
            self._values.move_to_end(like)
        return values

    def put(self, like: object, values: Values) -> None:
        self._values[like] = values
        self._memory -= values.size
        while self._memory < 0:
            self._memory += self._values.popitem(last=False)[1].size


_solved_before = Solved(MEMORY)


class FastSolver:
    """The values of all nodes of a turn, solved in one go for each set of dice."""

    def __init__(self, turn: Turn) -> None:
        self.turn = turn
        dice = turn.state.dice
        self._most = dice.white + dice.golden
        self._nine = self._most + len(dice.aside) > WHITE_DICE  # the golden die is in play
        self._weasel = turn.state.mover.specialist == "weasel"
        # Those in use, and all that were solved, with eight dice and with nine.
        self._number: dict[Key, int] = {}
        self._kept: Layers = []
        self._rolled: Layers = []
        self._known: dict[bool, Values] = {}

    def roll(self, node: Node) -> float:
        """What rolling the dice in hand is worth."""
        place = self._place(node[:4])
        return self._rolled[node.variant][node.weasel][place]

    def kept(self, node: Node) -> float:
        """What having set dice aside is worth: rolling on or stopping."""
        place = self._place(node[:4])
        return self._kept[node.variant][node.weasel][place]

    def keeping(self, node: Node, face: int, count: int, takes_golden: bool) -> float:
        """What setting aside so many dice of a face is worth."""
        place = self._place(set_aside(node, face, count, takes_golden))
        if face == 0 and count >= 2 and self.turn.gains:
            return max(self._kept[variant][node.weasel][place] for variant in self.turn.gains)
        return self._kept[node.variant][node.weasel][place]

    def know(self, nine: bool, values: Values) -> None:
        """Take over the values of all nodes of a program."""
        self._known[nine] = values

    def _place(self, key: Key) -> int:
        """The number of a node among all that were solved with it."""
        place = self._number.get(key)
        if place is None:
            golden = key[3]
            # What only nine dice reach: the golden die was in play and is set aside by now.
            nine = self._nine or golden or key not in self._shape(nine=False)[0].number
            if nine not in self._known:
                self._solve(nine)
            self._number, self._kept, self._rolled, _ = self._known[nine]
            place = self._number[key]
        return place

    def _shape(self, nine: bool) -> tuple[Program, tuple[Array, ...]]:
        golden = self.turn.golden_weights if nine else None
        return _shape(golden, variants=bool(self.turn.gains) and self.turn.bonus is None)

    def _solve(self, nine: bool) -> None:
        turn = self.turn
        shape, arrays = self._shape(nine)
        most = self._most + (nine and not self._nine)
        ends = [tuple(values) for variant in turn.stop for values in variant]
        like = (nine and turn.golden_weights, most, self._weasel, *turn.fail, *ends)
        values = _solved_before.get(like)
        if values is None:
            bonus = turn.bonus
            variants = None if bonus is None else 1
            stop = np.array(turn.stop[:variants]).reshape(-1, STOP_PLACES)
            fail = np.repeat(np.array(turn.fail[:variants]), LANES).reshape(-1, LANES)
            kept, rolled = _run(shape, arrays, most, stop, fail, self._weasel, bonus or 0.0)
            if bonus is not None:
                kept, rolled = (np.concatenate((each, each + bonus)) for each in (kept, rolled))
            values = _values(shape, kept, rolled)
            _solved_before.put(like, values)
        self.know(nine, values)


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
    shape, arrays = _batch_shape(golden)
    padded = solvers + solvers[-1:] * (LANES - len(solvers))
    stop = np.array([each.turn.stop for each in padded]).reshape(LANES, -1, STOP_PLACES)
    fail = np.array([each.turn.fail for each in padded]).T.copy()
    by_variant = stop.transpose(1, 0, 2).reshape(-1, LANES * STOP_PLACES)
    most = max(each._most for each in solvers)
    kept, rolled = _run(shape, arrays, most, by_variant, fail, solvers[0]._weasel)
    kept = kept.reshape(*kept.shape[:2], -1, LANES)
    rolled = rolled.reshape(*rolled.shape[:2], -1, LANES)
    for lane, solver in enumerate(solvers):
        solver.know(solver._nine, _values(shape, kept[..., lane], rolled[..., lane]))


def _run(
    shape: Program,
    arrays: tuple[Array, ...],
    most: int,
    stop: Array,
    fail: Array,
    weasel: bool,
    bonus: float = 0.0,
) -> tuple[Array, Array]:
    size = (len(fail), 2 if weasel else 1, len(shape.ones))
    kept, rolled = np.zeros(size), np.zeros(size)  # what cannot be reached stays untouched
    solve_turn(arrays, tuple(tables()), most, stop, fail, weasel, bonus, kept, rolled)
    return kept, rolled


def _values(shape: Program, kept: Array, rolled: Array) -> Values:
    return Values(shape.number, _readable(kept), _readable(rolled), kept.nbytes + rolled.nbytes)


def _readable(values: Array) -> Layers:
    """A view that gives single numbers in a fraction of numpy's time."""
    return [[memoryview(layer) for layer in variant] for variant in values]


@cache
def _shape(golden: Golden | None, variants: bool) -> tuple[Program, tuple[Array, ...]]:
    shape = program(golden, variants=variants)
    return shape, tuple(shape[1:])


@cache
def _batch_shape(golden: Golden | None) -> tuple[Program, tuple[Array, ...]]:
    shape = batch_program(golden)
    return shape, tuple(shape[1:])
