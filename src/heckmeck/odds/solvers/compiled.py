"""The compiled solver: the same answers as the plain one, much faster."""

from collections import OrderedDict, defaultdict
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from heckmeck.odds.solvers.batch import TurnKind, node_values
from heckmeck.odds.solvers.lanes import LANES
from heckmeck.odds.solvers.roll_tables import Array
from heckmeck.odds.turn.model import Key, Node, TurnModel, set_aside
from heckmeck.rules import WHITE_DICE, legal_moves
from heckmeck.rules.legal import ROLL_GOLDEN_OR_NOT

Layers = list[list[memoryview]]  # floats by variant, weasel and node

# Turns whose endings have the same values are solved once; across games that is every other turn.
# One turn takes 30 KB, up to ten times as much with the golden die and the weasel.
MEMORY = 64 * 2**20


class NodeValues(NamedTuple):
    """The values of keeping and of rolling at every node of a layout."""

    number: dict[Key, int]
    kept: Layers
    rolled: Layers
    size: int  # in bytes


class SolutionCache:
    """The most recently solved turns, as many as fit into the given memory."""

    def __init__(self, memory: int) -> None:
        self._memory = memory
        self._values: OrderedDict[object, NodeValues] = OrderedDict()

    def get(self, key: object) -> NodeValues | None:
        values = self._values.get(key)
        if values is not None:
            self._values.move_to_end(key)
        return values

    def put(self, key: object, values: NodeValues) -> None:
        self._values[key] = values
        self._memory -= values.size
        while self._memory < 0:
            self._memory += self._values.popitem(last=False)[1].size


_solved_before = SolutionCache(MEMORY)


class CompiledSolver:
    """Solves all nodes of a turn at once, separately with and without the golden die."""

    def __init__(self, turn: TurnModel) -> None:
        self.turn = turn
        dice = turn.state.dice
        self._most = dice.white + dice.golden
        self._golden_in_play = self._most + len(dice.aside) > WHITE_DICE
        self._weasel = turn.state.mover.specialist == "weasel"
        # The values in use, then everything solved so far, without and with the golden die.
        self._number: dict[Key, int] = {}
        self._kept: Layers = []
        self._rolled: Layers = []
        self._known: dict[bool, NodeValues] = {}

    def roll(self, node: Node) -> float:
        """The value of rolling the dice in hand."""
        place = self._place(node[:4])
        return self._rolled[node.variant][node.weasel][place]

    def kept(self, node: Node) -> float:
        """The value after setting dice aside: the better of rolling on and stopping."""
        place = self._place(node[:4])
        return self._kept[node.variant][node.weasel][place]

    def keeping(self, node: Node, face: int, count: int, takes_golden: bool) -> float:
        """The value of setting aside `count` dice of a face."""
        place = self._place(set_aside(node, face, count, takes_golden))
        if face == 0 and count >= 2 and self.turn.gains:
            return max(self._kept[variant][node.weasel][place] for variant in self.turn.gains)
        return self._kept[node.variant][node.weasel][place]

    def use_values(self, golden_in_play: bool, values: NodeValues) -> None:
        """Use values that were solved elsewhere."""
        self._known[golden_in_play] = values

    def _place(self, key: Key) -> int:
        """The index of a node in its layout."""
        place = self._number.get(key)
        if place is None:
            golden = key[3]
            # Only nine dice reach this node: the golden die was in play and is already set aside.
            golden_in_play = (
                self._golden_in_play
                or golden
                or key not in self._kind(golden_in_play=False).layout.number
            )
            if golden_in_play not in self._known:
                self._solve(golden_in_play)
            self._number, self._kept, self._rolled, _ = self._known[golden_in_play]
            place = self._number[key]
        return place

    def _kind(self, golden_in_play: bool) -> TurnKind:
        golden = self.turn.golden_weights if golden_in_play else None
        return TurnKind(len(self.turn.fail), self._weasel, golden)

    def _problem(self, golden_in_play: bool) -> "_Problem":
        turn = self.turn
        most = self._most + (golden_in_play and not self._golden_in_play)
        ends = [tuple(values) for variant in turn.stop for values in variant]
        return _Problem(self._kind(golden_in_play), most, (tuple(turn.fail), *ends))

    def problems(self) -> "list[tuple[bool, _Problem]]":
        """What has to be solved, with and without the golden die in play."""
        undecided = legal_moves(self.turn.state) == ROLL_GOLDEN_OR_NOT
        cases = (False, True) if undecided else (self._golden_in_play,)
        return [(golden_in_play, self._problem(golden_in_play)) for golden_in_play in cases]

    def _solve(self, golden_in_play: bool) -> None:
        problem = self._problem(golden_in_play)
        values = _solved_before.get(problem)
        if values is None:
            [values] = _solve_together([problem])
            _solved_before.put(problem, values)
        self.use_values(golden_in_play, values)


class _Problem(NamedTuple):
    """Everything that the values of a turn depend on."""

    kind: TurnKind
    most: int  # dice in hand
    ends: tuple[tuple[float, ...], ...]  # of failing by variant, then of stopping


def solve_batch(turns: Sequence[TurnModel]) -> list[CompiledSolver]:
    """One solver per turn; turns of the same kind are solved side by side."""
    solvers = [CompiledSolver(turn) for turn in turns]
    wanted = [(solver, *each) for solver in solvers for each in solver.problems()]
    known: dict[_Problem, NodeValues] = {}
    alike: defaultdict[TurnKind, list[_Problem]] = defaultdict(list)
    for problem in dict.fromkeys(problem for _, _, problem in wanted):
        values = _solved_before.get(problem)
        if values is None:
            alike[problem.kind].append(problem)
        else:
            known[problem] = values
    for problems in alike.values():
        for begin in range(0, len(problems), LANES):
            some = problems[begin : begin + LANES]
            for problem, solved in zip(some, _solve_together(some), strict=True):
                known[problem] = solved
                _solved_before.put(problem, solved)
    for solver, golden_in_play, problem in wanted:
        solver.use_values(golden_in_play, known[problem])
    return solvers


def _solve_together(problems: Sequence[_Problem]) -> list[NodeValues]:
    """The values of up to `LANES` turns of the same kind."""
    kind, most = problems[0].kind, max(each.most for each in problems)
    stop = np.array([each.ends[1:] for each in problems]).reshape(len(problems), -1)
    fail = np.array([each.ends[0] for each in problems])
    kept, rolled = node_values(kind, most, stop.T, fail.T)
    number = kind.layout.number
    return [_values(number, *each) for each in zip(kept, rolled, strict=True)]


def _values(number: dict[Key, int], kept: Array, rolled: Array) -> NodeValues:
    return NodeValues(number, _readable(kept), _readable(rolled), kept.nbytes + rolled.nbytes)


def _readable(values: Array) -> Layers:
    """Memoryviews return single numbers much faster than numpy does."""
    return [[memoryview(layer) for layer in variant] for variant in values]
