"""Best play from every node of a turn, and how the turn ends under it.

Ties are broken the same way everywhere. Among moves whose values differ by less than `TIE`, the one
that sets aside the fewest dice wins (a weasel is never wasted), then the one that fails less often,
then the first in the order of `legal_moves`.
"""

from collections.abc import Callable, Sequence
from functools import cmp_to_key
from typing import NamedTuple, Protocol, TypeAlias

from heckmeck.odds.turn.model import FAILED_ROLL, WORM_BIT, Node, TurnModel
from heckmeck.odds.turn.rolls import rolls
from heckmeck.rules import FACES, Purchase

TIE = 1e-12  # far above rounding errors, far below any difference that matters
ALL_DICE = 9


class End(NamedTuple):
    """How a turn ends, but for the choices after stopping."""

    purchase: Purchase
    variant: int  # which bratworm was gained on the way, for two or more ones


Ends: TypeAlias = dict[End, float]


class Solver(Protocol):
    """A source of values: the plain or the compiled solver."""

    def roll(self, node: Node) -> float: ...

    def kept(self, node: Node) -> float: ...

    def keeping(self, node: Node, face: int, count: int, takes_golden: bool) -> float: ...


class Choice(NamedTuple):
    """A move to choose from: its value and, computed on demand, how the turn then ends."""

    value: float
    ends: Callable[[], Ends]
    dice: int = 0  # set aside by this move


def success(ends: Ends) -> float:
    """The chance that the turn does not fail."""
    fails = sum(chance for end, chance in ends.items() if end.purchase.result == "fail")
    return max(0.0, 1.0 - fails)  # rounding may push the sum of chances above one


def compare(one: Choice, other: Choice) -> int:
    """Positive if the first choice is better; zero leaves it to the order of legal moves."""
    difference = one.value - other.value
    if abs(difference) <= TIE:
        difference = other.dice - one.dice
        if not difference:
            difference = success(one.ends()) - success(other.ends())
            if abs(difference) <= TIE:
                return 0
    return 1 if difference > 0 else -1


def best_of(choices: Sequence[Choice]) -> int:
    """The index of the best choice."""
    best = 0
    for number in range(1, len(choices)):
        if compare(choices[number], choices[best]) > 0:
            best = number
    return best


class Policy:
    """Best play of one turn."""

    def __init__(self, turn: TurnModel, solver: Solver) -> None:
        self.turn = turn
        self.solver = solver
        self._rolled: dict[Node, Ends] = {}
        self._kept: dict[tuple[Node, ...], Ends] = {}

    # the player's choices

    def rolling(self, node: Node) -> Choice:
        return Choice(self.solver.roll(node), lambda: self._roll_ends(node))

    def stopping(self, node: Node) -> list[Choice]:
        """Stopping and, where it is legal, stopping with the lower tile."""
        worm = bool(node.used & WORM_BIT)
        place = (node.variant, worm, node.points)
        if self.turn.state.setup.options.steal == "required":
            value = self.turn.stop[node.variant][worm][node.points]
            return [Choice(value, lambda: self._sure(self.turn.stops(*place)[0][0], node.variant))]
        return [
            Choice(value, lambda purchase=purchase: self._sure(purchase, node.variant))  # type: ignore[misc]
            for purchase, value in self.turn.stops(*place)
        ]

    def failing(self, variant: int) -> Choice:
        """Accept a failed roll. `ALL_DICE` makes a reroll win ties."""
        return Choice(self.turn.fail[variant], lambda: self._sure(FAILED_ROLL, variant), ALL_DICE)

    def rerolling(self, node: Node) -> Choice:
        return self.rolling(node._replace(weasel=False))._replace(dice=ALL_DICE)

    def keeping(self, nodes: tuple[Node, ...], dice: int = 0) -> Choice:
        """After setting `dice` dice aside; if there are several nodes, the player chooses one."""
        return Choice(max(map(self.solver.kept, nodes)), lambda: self._kept_ends(nodes), dice)

    # how the turn ends

    def _sure(self, purchase: Purchase, variant: int) -> Ends:
        return {End(purchase, variant): 1.0}

    def _kept_ends(self, nodes: tuple[Node, ...]) -> Ends:
        ends = self._kept.get(nodes)
        if ends is None:
            if len(nodes) > 1:
                choices = [self.keeping((node,)) for node in nodes]
            else:
                choices = self.stopping(nodes[0])
                if nodes[0].can_roll:
                    choices.insert(0, self.rolling(nodes[0]))
            ends = self._kept[nodes] = choices[best_of(choices)].ends()
        return ends

    def _roll_ends(self, node: Node) -> Ends:
        node = self.turn.without_golden_die(node)
        ends = self._rolled.get(node)
        if ends is None:
            ends = self._rolled[node] = {}
            if node.golden:
                for shown, chance in self.turn.golden_weights:
                    self._add_roll(ends, chance, node, shown)
            else:
                self._add_roll(ends, 1.0, node, None)
        return ends

    def _add_roll(self, ends: Ends, chance: float, node: Node, shown: int | None) -> None:
        """Add the endings after every roll in which the golden die shows this face."""
        fresh = [face for face in range(len(FACES)) if not node.used >> face & 1]
        reroll = self.rerolling(node) if node.weasel else None
        choices: list[Choice | None] = [reroll]  # then by face and number of white dice
        for face in fresh:
            for count in range(node.white + 1):
                total = count + (face == shown)
                nodes = self.turn.keep(node, face, total, face == shown) if total else ()
                choices.append(self.keeping(nodes, total) if nodes else None)
        (of_reroll, *ranks), ranked = _rank(choices)
        ranks = [max(of_reroll, rank) for rank in ranks]
        counts = node.white + 1
        table = rolls(len(fresh), node.white)
        best = table.best([ranks[at : at + counts] for at in range(0, len(ranks), counts)])
        chosen = [0.0] * len(ranked)
        for rank, weight in zip(best, table.chances, strict=True):
            chosen[int(rank)] += weight
        if node.used != 0 and shown not in fresh:  # the first roll shows only dead faces
            chosen[int(best[0])] -= table.chances[0]
            fail = self.failing(node.variant)
            last = fail if reroll is None or compare(fail, reroll) > 0 else reroll
            _add(ends, chance * table.chances[0], last)
        for choice, weight in zip(ranked, chosen, strict=True):
            if choice is not None and weight > 0:
                _add(ends, chance * weight, choice)


def _compare_numbered(one: tuple[int, Choice], other: tuple[int, Choice]) -> int:
    return compare(one[1], other[1])


_worst_first = cmp_to_key(_compare_numbered)


def _rank(choices: Sequence[Choice | None]) -> tuple[list[float], list[Choice | None]]:
    """The rank of each choice, and the choices from worst to best; None ranks lowest."""
    # The first choice is the reroll, which is the last of the legal moves. Sorting is stable.
    legal = [(number, choice) for number, choice in enumerate(choices) if choice is not None]
    if choices[0] is not None:
        legal.append(legal.pop(0))
    legal.reverse()
    legal.sort(key=_worst_first)
    ranks = [0.0] * len(choices)
    for place, (number, _) in enumerate(legal, start=1):
        ranks[number] = place
    return ranks, [None, *(choice for _, choice in legal)]


def _add(ends: Ends, chance: float, choice: Choice) -> None:
    for end, more in choice.ends().items():
        ends[end] = ends.get(end, 0.0) + chance * more
