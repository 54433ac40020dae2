"""The plain solver: standard library only, the reference for every faster one."""

from itertools import chain
from operator import ge, mul

from heckmeck.odds.turn.model import ALL_FACES, FACE_POINTS, ONE_BIT, WORM_BIT, Node, TurnModel
from heckmeck.odds.turn.rolls import NEVER, higher, rolls
from heckmeck.rules import FACES

MOST = max(FACE_POINTS)
ANY_FACE = tuple((face, 1 / len(FACES)) for face in range(len(FACES)))
FRESH = tuple(
    tuple(face for face in range(len(FACES)) if not used >> face & 1)
    for used in range(ALL_FACES + 1)
)


class PlainSolver:
    """Computes and caches the best expected values of a turn on demand.

    Inside, a node is an integer, as `_code` packs it, in a layer: with or without the weasel, and a
    variant.
    """

    def __init__(self, turn: TurnModel) -> None:
        self.turn = turn
        # By layer: node -> value.
        layers = 2 * len(turn.variants)
        self._kept: list[dict[int, float]] = [{} for _ in range(layers)]
        self._rolled: list[dict[int, float]] = [{} for _ in range(layers)]
        self._ceilings: list[dict[int, float]] = [{} for _ in turn.variants]
        self._worthy: dict[int, tuple[int, ...]] = {}

    def roll(self, node: Node) -> float:
        """The value of rolling the dice in hand."""
        node = self.turn.without_golden_die(node)
        return self._roll(_code(node), _layer(node))

    def kept(self, node: Node) -> float:
        """The value after setting dice aside: the better of rolling on and stopping."""
        node = self.turn.without_golden_die(node)
        return self._keep(_code(node), _layer(node))

    def keeping(self, node: Node, face: int, count: int, takes_golden: bool) -> float:
        """The value of setting aside `count` dice of a face."""
        into = self.turn.keep(node, face, count, takes_golden)
        if len(into) == 1:
            return self.kept(into[0])
        after = self.turn.without_golden_die(into[0])
        return self._gain(_code(after), after.weasel)

    def _roll(self, code: int, layer: int) -> float:
        known = self._rolled[layer]
        value = known.get(code)
        if value is None:
            value = known[code] = self._expect(code, layer)
        return value

    def _keep(self, code: int, layer: int) -> float:
        known = self._kept[layer]
        value = known.get(code)
        if value is None:
            used, variant = code >> 12, layer >> 1
            value = self.turn.stop[variant][bool(used & WORM_BIT)][code >> 5 & 127]
            can_roll = used != ALL_FACES and code & 31
            if can_roll and value < self._ceiling(code, variant):
                value = max(value, self._roll(code, layer))
            known[code] = value
        return value

    def _gain(self, code: int, weasel: bool) -> float:
        """The value after setting two or more ones aside: the best bratworm to gain."""
        best = NEVER
        for variant in self._worth_gaining(code):
            value = self._keep(code, variant << 1 | weasel)
            best = max(best, value)
        return best

    def _worth_gaining(self, code: int) -> tuple[int, ...]:
        """The variants to try: none that another one matches or beats in every ending from here on.

        Solving a variant takes as long as half a turn, and there can be six of them.
        """
        worm = bool(code >> 12 & WORM_BIT)
        key = (code & 0xFFF) << 1 | worm
        found = self._worthy.get(key)
        if found is None:
            points, left = code >> 5 & 127, (code >> 1 & 15) + (code & 1)
            within = slice(points, points + left * MOST + 1)
            ends = {
                variant: [
                    self.turn.fail[variant],
                    *chain(*(row[within] for row in self.turn.stop[variant][worm:])),
                ]
                for variant in self.turn.gains
            }
            kept: list[int] = []
            for variant, mine in ends.items():
                if not any(all(map(ge, ends[other], mine)) for other in kept):
                    kept = [other for other in kept if not all(map(ge, mine, ends[other]))]
                    kept.append(variant)
            found = self._worthy[key] = tuple(kept)
        return found

    def _ceiling(self, code: int, variant: int) -> float:
        """An upper bound of the turn's value: at most five points per die and one bratworm."""
        ones = bool(self.turn.gains) and not code >> 12 & ONE_BIT
        known, key = self._ceilings[variant], (code & 0xFFF) << 1 | ones
        value = known.get(key)
        if value is None:
            points, left = code >> 5 & 127, (code >> 1 & 15) + (code & 1)
            within = slice(points, points + left * MOST + 1)
            value = max(
                max(self.turn.fail[each], *(max(row[within]) for row in self.turn.stop[each]))
                for each in ((variant, *self.turn.gains) if ones else (variant,))
            )
            known[key] = value
        return value

    def _last_die(self, code: int, layer: int) -> float:
        """The mean over the faces of the only die in hand; then the turn is over."""
        used, points, variant = code >> 12, code >> 5 & 127, layer >> 1
        reroll = self._roll(code, layer & ~1) if layer & 1 else NEVER
        mean = 0.0
        for face, chance in self.turn.golden_weights if code & 1 else ANY_FACE:
            value = self.turn.fail[variant]
            if not used >> face & 1:
                worm = bool((used | 1 << face) & WORM_BIT)
                value = self.turn.stop[variant][worm][points + FACE_POINTS[face]]
            mean += chance * max(reroll, value)
        return mean

    def _expect(self, code: int, layer: int) -> float:
        """The mean of the best choice over all rolls."""
        used, white = code >> 12, code >> 1 & 15
        if white + (code & 1) == 1:
            return self._last_die(code, layer)
        reroll = self._roll(code, layer & ~1) if layer & 1 else NEVER
        fresh = FRESH[used]
        table = rolls(len(fresh), white)
        keeping = [self._keeping(code, layer, face, reroll) for face in fresh]
        halves = [half(keeping) for half in table.halves]
        mean, dead = 0.0, 1.0
        for shown, chance in self.turn.golden_weights if code & 1 else ():
            if shown in fresh:  # only the half with this face offers anything else
                place = fresh.index(shown)
                half = table.half_with(place)
                with_golden = keeping.copy()
                with_golden[place] = self._keeping(code, layer, shown, reroll, takes_golden=True)
                best = higher(table.halves[half](with_golden), halves[1 - half])
                mean += chance * sum(map(mul, table.chances, best))
                dead -= chance
        if dead > 0:  # the golden die shows a dead face, or is not in hand
            best = higher(*halves)
            if used:
                best[0] = max(reroll, self.turn.fail[layer >> 1])  # only dead faces
            mean += dead * sum(map(mul, table.chances, best))
        return mean

    def _keeping(
        self, code: int, layer: int, face: int, reroll: float, *, takes_golden: bool = False
    ) -> list[float]:
        """The value of setting aside a face, or of a reroll if that is better.

        By the number of white dice that show the face.
        """
        white = code >> 1 & 15
        values = [] if takes_golden else [reroll]
        one_more = (FACE_POINTS[face] << 5) - (1 << 1)  # how one more die changes the code
        code += (1 << face + 12) + one_more
        if takes_golden:
            code += (1 << 1) - 1  # it is the golden die, not a white one
        alone = white + 1  # up to this many white dice stay in the same variant
        if face == 0 and self.turn.gains:
            alone = min(alone, 2 - takes_golden)
        known = self._kept[layer]
        for _ in range(len(values), alone):
            value = known.get(code)
            values.append(self._keep(code, layer) if value is None else value)
            code += one_more
        for _ in range(len(values), white + 1):
            values.append(self._gain(code, bool(layer & 1)))
            code += one_more
        return [max(reroll, value) for value in values] if layer & 1 else values


def _layer(node: Node) -> int:
    return node.variant << 1 | node.weasel


def _code(node: Node) -> int:
    """A node as an integer, without weasel and variant."""
    return node.used << 12 | node.points << 5 | node.white << 1 | node.golden
