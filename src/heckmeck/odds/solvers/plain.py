"""The plain solver: standard library only, the reference for every faster one."""

from itertools import chain
from operator import mul

from heckmeck.odds.turn.model import FACE_POINTS, ONE_BIT, WORM_BIT, Node, TurnModel
from heckmeck.odds.turn.rolls import rolls
from heckmeck.rules import FACES

NEVER = float("-inf")  # the value of a choice that a roll does not offer


class PlainSolver:
    """Computes and caches the best expected values of a turn on demand."""

    def __init__(self, turn: TurnModel) -> None:
        self.turn = turn
        # By weasel and variant: node code -> value.
        self._kept: dict[tuple[bool, int], dict[int, float]] = {
            (weasel, variant): {}
            for weasel in (False, True)
            for variant in range(len(turn.variants))
        }
        self._rolled: dict[Node, float] = {}
        self._ceilings: dict[tuple[int, bool, int, int], float] = {}

    def roll(self, node: Node) -> float:
        """The value of rolling the dice in hand."""
        node = self.turn.without_golden_die(node)
        value = self._rolled.get(node)
        if value is None:
            value = self._rolled[node] = self._expect(node)
        return value

    def kept(self, node: Node) -> float:
        """The value after setting dice aside: the better of rolling on and stopping."""
        node = self.turn.without_golden_die(node)
        known, code = self._kept[node.weasel, node.variant], _code(node)
        value = known.get(code)
        if value is None:
            value = self.turn.stop[node.variant][bool(node.used & WORM_BIT)][node.points]
            if node.can_roll and value < self._ceiling(node):
                value = max(value, self.roll(node))
            known[code] = value
        return value

    def keeping(self, node: Node, face: int, count: int, takes_golden: bool) -> float:
        """The value of setting aside `count` dice of a face."""
        return max(map(self.kept, self.turn.keep(node, face, count, takes_golden)))

    def _ceiling(self, node: Node) -> float:
        """An upper bound of the turn's value: at most five points per die and one bratworm."""
        left = node.white + node.golden
        ones = bool(self.turn.gains) and not node.used & ONE_BIT
        key = (node.variant, ones, node.points, left)
        value = self._ceilings.get(key)
        if value is None:
            within = slice(node.points, node.points + left * max(FACE_POINTS) + 1)
            value = max(
                max(self.turn.fail[variant], *(max(row[within]) for row in self.turn.stop[variant]))
                for variant in ((node.variant, *self.turn.gains) if ones else (node.variant,))
            )
            self._ceilings[key] = value
        return value

    def _expect(self, node: Node) -> float:
        """The mean of the best choice over all rolls."""
        reroll = self.roll(node._replace(weasel=False)) if node.weasel else NEVER
        fresh = [face for face in range(len(FACES)) if not node.used >> face & 1]
        table = rolls(len(fresh), node.white)
        keeping = {face: self._keeping(node, face, takes_golden=False) for face in fresh}
        mean, dead = 0.0, 1.0
        for shown, chance in self.turn.golden_weights if node.golden else ():
            if shown in keeping:
                with_golden = keeping | {shown: self._keeping(node, shown, takes_golden=True)}
                best = table.best([reroll, *chain.from_iterable(with_golden.values())])
                mean += chance * sum(map(mul, table.chances, best))
                dead -= chance
        if dead > 0:  # the golden die shows a dead face, or is not in hand
            best = table.best([reroll, *chain.from_iterable(keeping.values())])
            if node.used:
                best[0] = max(reroll, self.turn.fail[node.variant])  # only dead faces
            mean += dead * sum(map(mul, table.chances, best))
        return mean

    def _keeping(self, node: Node, face: int, takes_golden: bool) -> list[float]:
        """The value of setting aside a face, by the number of white dice that show it."""
        values = [] if takes_golden else [NEVER]
        known = self._kept[node.weasel, node.variant]
        gains = self.turn.gains if face == 0 else ()
        one_more = (FACE_POINTS[face] << 5) - (1 << 1)  # how one more die changes the code
        code = _code(node) + (1 << face + 12) + one_more
        if takes_golden:
            code += (1 << 1) - 1  # it is the golden die, not a white one
        for count in range(len(values), node.white + 1):
            value = known.get(code)
            if value is None or (gains and count + takes_golden >= 2):
                into = self.turn.keep(node, face, count + takes_golden, takes_golden)
                value = max(map(self.kept, into))
            values.append(value)
            code += one_more
        return values


def _code(node: Node) -> int:
    """A node as an integer, without weasel and variant."""
    return node.used << 12 | node.points << 5 | node.white << 1 | node.golden
