"""The plain solver: standard library only, and the yardstick of every faster one."""

from itertools import chain
from operator import mul

from heckmeck.odds.turn.model import FACE_POINTS, ONE_BIT, WORM_BIT, Node, Turn
from heckmeck.odds.turn.rolls import rolls
from heckmeck.rules import FACES

NEVER = float("-inf")  # the value of what a roll does not offer


class PlainSolver:
    """Best expected values of a turn, computed as they are asked for and remembered."""

    def __init__(self, turn: Turn) -> None:
        self.turn = turn
        # By weasel and variant: the value of each node, under its code.
        self._kept: dict[tuple[bool, int], dict[int, float]] = {
            (weasel, variant): {}
            for weasel in (False, True)
            for variant in range(len(turn.variants))
        }
        self._rolled: dict[Node, float] = {}
        self._ceilings: dict[tuple[int, bool, int, int], float] = {}

    def roll(self, node: Node) -> float:
        """What rolling the dice in hand is worth."""
        node = self.turn.plainest(node)
        value = self._rolled.get(node)
        if value is None:
            value = self._rolled[node] = self._expect(node)
        return value

    def kept(self, node: Node) -> float:
        """What having set dice aside is worth: rolling on or stopping."""
        node = self.turn.plainest(node)
        known, code = self._kept[node.weasel, node.variant], _code(node)
        value = known.get(code)
        if value is None:
            value = self.turn.stop[node.variant][bool(node.used & WORM_BIT)][node.points]
            if node.can_roll and value < self._ceiling(node):
                value = max(value, self.roll(node))
            known[code] = value
        return value

    def keeping(self, node: Node, face: int, count: int, takes_golden: bool) -> float:
        """What setting aside so many dice of a face is worth."""
        return max(map(self.kept, self.turn.keep(node, face, count, takes_golden)))

    def _ceiling(self, node: Node) -> float:
        """More than this the turn cannot bring: no points beyond five a die, no gain twice."""
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
        if dead > 0:  # the golden die shows a dead face, or there is none in hand
            best = table.best([reroll, *chain.from_iterable(keeping.values())])
            if node.used:
                best[0] = max(reroll, self.turn.fail[node.variant])  # dead faces only
            mean += dead * sum(map(mul, table.chances, best))
        return mean

    def _keeping(self, node: Node, face: int, takes_golden: bool) -> list[float]:
        """The value of setting aside a face, by the number of white dice that show it."""
        values = [] if takes_golden else [NEVER]
        known = self._kept[node.weasel, node.variant]
        gains = self.turn.gains if face == 0 else ()
        one_more = (FACE_POINTS[face] << 5) - (1 << 1)  # what another die adds to the code
        code = _code(node) + (1 << face + 12) + one_more
        if takes_golden:
            code += (1 << 1) - 1  # it was the golden die and no white one
        for count in range(len(values), node.white + 1):
            value = known.get(code)
            if value is None or (gains and count + takes_golden >= 2):
                into = self.turn.keep(node, face, count + takes_golden, takes_golden)
                value = max(map(self.kept, into))
            values.append(value)
            code += one_more
        return values


def _code(node: Node) -> int:
    """A node as a number, apart from weasel and variant."""
    return node.used << 12 | node.points << 5 | node.white << 1 | node.golden
