"""A turn as a problem for a solver: what matters of the dice, and what every ending is worth.

The only thing besides dice that can change before a turn ends is one bratworm for two or more ones
(A7), and ones are set aside at most once. So a turn has a few *variants*: variant 0 is the position
as it is, and each other one is the position after a bratworm was taken from the supply or from one
of the players that may be robbed.
"""

from collections import defaultdict
from functools import cache, cached_property, lru_cache
from typing import NamedTuple, TypeAlias

from heckmeck.odds.objectives import Objective
from heckmeck.odds.turn.endings import Ending, best_ending
from heckmeck.rules import FACES, Keep, Purchase, State, Stop, apply, legal_moves
from heckmeck.rules.buying import Market, may_take_lower, stopping_gives, stopping_total
from heckmeck.rules.editions import WHITE_DICE
from heckmeck.rules.legal import robbable, weasel_ready
from heckmeck.rules.pieces import POINTS, Specialist
from heckmeck.rules.state import Dice

FACE_POINTS = tuple(POINTS[face] for face in FACES)
ONE_BIT, WORM_BIT = 1 << FACES.index("1"), 1 << FACES.index("w")
ALL_FACES = (1 << len(FACES)) - 1
MAX_POINTS = (WHITE_DICE + 1) * 5
CANNED_POINTS = POINTS["w"]
FAILED_ROLL = Purchase("fail")
ROUNDING = 1e-14  # values are a few worms, or chances

Key: TypeAlias = tuple[int, int, int, bool]  # a node without weasel and variant
Worths: TypeAlias = dict[tuple[object, ...], float]

MOST_WORTHS = 1 << 10
# What endings are worth to objectives of scores, by what scores depend on: some hundred in each.
_WORTHS: defaultdict[tuple[object, ...], Worths] = defaultdict(dict)


class Node(NamedTuple):
    """The dice of a turn between setting aside and rolling or stopping."""

    used: int  # a bit for every face set aside
    points: int
    white: int  # dice in hand
    golden: bool  # the golden die is in hand too
    weasel: bool  # may still reroll
    variant: int = 0  # whose bratworm was gained on the way, if any

    @property
    def can_roll(self) -> bool:
        return self.used != ALL_FACES and bool(self.white or self.golden)


class Turn:
    """One turn of one player from a given position on, valued by an objective.

    `stop[variant][worm][points]` is what stopping is worth with these points aside, `fail[variant]`
    what a failed roll is worth; both after the best choices that follow. `gains` are the variants
    between which two or more ones choose; it is empty if they bring nothing.
    """

    def __init__(self, state: State, objective: Objective) -> None:
        self.state = state
        self.objective = objective
        self.golden_weights = golden_weights(state.setup.golden_faces)
        self.variants = (_before_roll(state), *_after_double_ones(state))
        self.gains = tuple(range(1, len(self.variants)))
        self._standing: dict[int | None, Specialist | None] = {
            each.tile: each.specialist for each in state.grill
        }
        self._known_worths = [self._worths_known(each) for each in self.variants]
        # Nothing lies below the lowest tile, and all totals above the highest buy the same.
        tiles = state.setup.box.tiles
        market = Market(state)
        self._purchases = [(total, market.buys(total)) for total in range(tiles[0], tiles[-1] + 2)]
        self._endings: dict[tuple[int, Purchase], Ending] = {}
        numbers = range(len(self.variants))
        self.fail = [self._worth(variant, FAILED_ROLL, None) for variant in numbers]
        self.stop = [self._stop_values(variant) for variant in numbers]

    @cached_property
    def bonus(self) -> float | None:
        """How much more every ending is worth with a bratworm, if that is the same for all of them.

        Then the one solution holds for both: with a bratworm everything is worth that much more.
        """
        if len(self.gains) != 1:
            return None
        more = self.fail[1] - self.fail[0]
        for without, having in zip(*self.stop, strict=True):
            if any(abs(y - x - more) > ROUNDING for x, y in zip(without, having, strict=True)):
                return None
        return more

    def node(self, state: State) -> Node:
        """Where a state of this turn stands, apart from the dice that were just rolled."""
        dice = state.dice
        weasel = weasel_ready(state)
        variant = self.variant(state)
        return Node(faces_used(dice.aside), dice.total, dice.white, dice.golden, weasel, variant)

    def variant(self, state: State) -> int:
        """Which variant a state of this turn is in."""
        if not self.gains:
            return 0
        for number, each in enumerate(self.variants):
            if each.supply == state.supply and all(
                one.bratworms == other.bratworms
                for one, other in zip(each.seats, state.seats, strict=True)
            ):
                return number
        raise ValueError("the state is not of the turn that was solved")

    def robbing(self, player: int) -> int:
        """The variant in which this seat lost a bratworm."""
        was = self.variants[0].seats[player].bratworms
        for number in self.gains:
            if self.variants[number].seats[player].bratworms < was:
                return number
        raise ValueError("nobody can be robbed there")

    def plainest(self, node: Node) -> Node:
        """The same dice: a golden die with the faces of a white one is one white die more."""
        if node.golden and len(self.golden_weights) == len(FACES):
            return node._replace(white=node.white + 1, golden=False)
        return node

    def keep(self, node: Node, face: int, count: int, takes_golden: bool) -> tuple[Node, ...]:
        """Where setting aside so many dice of a face leads; several if there are many to rob."""
        after = Node(*set_aside(node, face, count, takes_golden), node.weasel, node.variant)
        if face == 0 and count >= 2 and self.gains:
            return tuple(after._replace(variant=variant) for variant in self.gains)
        return (after,)

    def stops(self, variant: int, worm: bool, points: int) -> list[tuple[Purchase, float]]:
        """What stopping with these points aside gives, and its value; the lower tile comes last."""
        state = _with_aside(self.variants[variant], worm, points)
        total = stopping_total(state)
        purchases = [stopping_gives(state)]
        if may_take_lower(state):
            purchases.append(stopping_gives(state, lower=True))
        return [(each, self._worth(variant, each, total)) for each in purchases]

    def _ending(self, variant: int, purchase: Purchase, total: int | None) -> Ending:
        """How the turn ends with this purchase, after the best choices that follow."""
        key = (variant, purchase)
        if key not in self._endings:
            # One point buys nothing, not even with the canned worm.
            state = _with_aside(self.variants[variant], total is not None, total or 1)
            lower = purchase.source is None and total is not None and may_take_lower(state)
            value = self.objective.value
            self._endings[key] = best_ending(
                state, Stop(lower), lambda ending: value(self.state, ending, total)
            )
        return self._endings[key]

    def _worth(self, variant: int, purchase: Purchase, total: int | None) -> float:
        objective = self.objective
        if objective.of_total is not None:
            return objective.of_total(total)
        if not objective.by_score:
            return objective.of_ending(self.state, self._ending(variant, purchase, total))
        key = self._what_scores_depend_on(purchase)
        known = self._known_worths[variant]
        value = known.get(key)
        if value is None:
            value = objective.of_ending(self.state, self._ending(variant, purchase, total))
            known[key] = value
        return value

    def _what_scores_depend_on(self, purchase: Purchase) -> tuple[object, ...]:
        """Two purchases with the same answer change all scores in the same way, choices included.

        The engine is slow beside the kernel; so it is asked once for each of these.
        """
        result, tile, source, _ = purchase
        if result == "fail":
            return (result, self.state.mover.top)
        if source is None:
            return (result, tile, self._standing.get(tile))
        return (result, tile, self.state.seats[source].specialist)

    def _worths_known(self, state: State) -> Worths:
        """Shared by all turns that are alike in what else scores depend on."""
        if not self.objective.by_score:
            return {}
        if len(_WORTHS) >= MOST_WORTHS:
            _WORTHS.clear()
        raven = "supply" if state.supply else "robbed" if robbable(state) else "nothing"
        gained = state.mover.bratworms - self.state.mover.bratworms
        robbed = gained and state.supply == self.state.supply
        return _WORTHS[
            self.objective, len(state.seats), state.mover.specialist, raven, gained, robbed
        ]

    def _stop_values(self, variant: int) -> list[list[float]]:
        fail, of_total = self.fail[variant], self.objective.of_total
        by_total = [fail] * (MAX_POINTS + CANNED_POINTS + 1)
        if of_total is not None:
            by_total[CANNED_POINTS:] = map(of_total, range(CANNED_POINTS, len(by_total)))
        else:
            optional = self.state.setup.options.steal == "optional"
            before: Purchase | None = None
            for total, purchase in self._purchases:
                if optional and purchase.source is not None:
                    value = max(value for _, value in self.stops(variant, True, total))
                elif purchase is not before:
                    value = self._worth(variant, purchase, total)
                by_total[total] = value
                before = purchase
            by_total[total + 1 :] = [value] * (len(by_total) - total - 1)
        canned = self.state.mover.specialist == "canned_worm"
        without = by_total[CANNED_POINTS:] if canned else [fail] * (MAX_POINTS + 1)
        return [without, by_total[: MAX_POINTS + 1]]


def set_aside(node: Node, face: int, count: int, takes_golden: bool) -> Key:
    """The dice of a node after so many of a face, the golden die among them or not, are aside."""
    return (
        node.used | 1 << face,
        node.points + count * FACE_POINTS[face],
        node.white - count + takes_golden,
        node.golden and not takes_golden,
    )


@lru_cache(maxsize=1 << 12)
def faces_used(aside: str) -> int:
    """A bit for every face among some dice."""
    return sum(1 << number for number, face in enumerate(FACES) if face in aside)


@cache
def golden_weights(faces: str) -> tuple[tuple[int, float], ...]:
    """The chances of the golden die's faces, by the number of the face."""
    return tuple(
        (number, faces.count(face) / len(faces))
        for number, face in enumerate(FACES)
        if face in faces
    )


def _before_roll(state: State) -> State:
    """The position of a turn without its dice, ready to be given others."""
    return state if state.phase == "roll" else state._replace(phase="roll", dice=Dice())


def _with_aside(state: State, worm: bool, points: int) -> State:
    """The position with dice of this many points set aside. The engine asks for no more."""
    aside = "1" * (points - POINTS["w"]) + "w" if worm else "1" * points
    return state._replace(dice=Dice(aside))


def _after_double_ones(state: State) -> tuple[State, ...]:
    """Every position that setting aside two ones can lead to, if it brings a bratworm (A7, E)."""
    if state.phase == "rob" and state.pending is None:
        robbed = state
    elif not state.setup.box.bratworms or "1" in state.dice.aside:
        return ()
    else:
        rolled = apply(
            _before_roll(state)._replace(phase="keep", dice=Dice(rolled="11")), Keep("1")
        )
        robbed = rolled.state
        if robbed.phase != "rob":
            return (robbed,) if len(rolled.events) > 1 else ()
    return tuple(_before_roll(apply(robbed, move).state) for move in legal_moves(robbed))
