"""The plain solver: standard library only, and the yardstick of every faster one."""

from operator import mul

from heckmeck.odds.rolls import rolls
from heckmeck.odds.turn import FACE_POINTS, WORM_BIT, Node, Turn
from heckmeck.rules import FACES

NEVER = float("-inf")  # the value of what a roll does not offer


class PlainSolver:
    """Best expected values of a turn, computed as they are asked for and remembered."""

    def __init__(self, turn: Turn) -> None:
        self.turn = turn
        self._kept: dict[Node, float] = {}
        self._rolled: dict[Node, float] = {}

    def roll(self, node: Node) -> float:
        """What rolling the dice in hand is worth."""
        value = self._rolled.get(node)
        if value is None:
            reroll = self.roll(node._replace(weasel=False)) if node.weasel else NEVER
            if node.golden:
                value = sum(
                    chance * self._expect(node, shown, reroll)
                    for shown, chance in self.turn.golden_weights
                )
            else:
                value = self._expect(node, None, reroll)
            self._rolled[node] = value
        return value

    def kept(self, node: Node) -> float:
        """What having set dice aside is worth: rolling on or stopping."""
        value = self._kept.get(node)
        if value is None:
            worm = bool(node.used & WORM_BIT)
            value = self.turn.stop[node.variant][worm][node.points]
            if node.can_roll:
                value = max(value, self.roll(node))
            self._kept[node] = value
        return value

    def _expect(self, node: Node, shown: int | None, reroll: float) -> float:
        """The mean over all rolls of the white dice while the golden die shows a certain face."""
        fresh = [face for face in range(len(FACES)) if not node.used >> face & 1]
        values = [reroll]
        for face in fresh:
            values += self._keeping(node, face, face == shown)
        table = rolls(len(fresh), node.white)
        best = [max(picker(values)) for picker in table.pickers]
        if node.used != 0 and shown not in fresh:
            best[0] = max(reroll, self.turn.fail[node.variant])  # dead faces only
        mean: float = sum(map(mul, table.chances, best))
        return mean

    def _keeping(self, node: Node, face: int, takes_golden: bool) -> list[float]:
        """The value of setting aside a face, by the number of white dice that show it."""
        used, points, white, golden, weasel, variant = node
        used |= 1 << face
        golden = golden and not takes_golden
        values = []
        for count in range(white + 1):
            total = count + takes_golden
            if total == 0:
                values.append(NEVER)
                continue
            into = self.turn.gains if face == 0 and total >= 2 and self.turn.gains else (variant,)
            points_after = points + total * FACE_POINTS[face]
            left = white - count
            values.append(
                max(
                    self.kept(Node(used, points_after, left, golden, weasel, each)) for each in into
                )
            )
        return values
