"""A turn as a problem for a solver: the dice that matter, and the value of every ending.

Besides the dice, the only thing that can change during a turn is one bratworm gained for two or
more ones (A7), and ones are set aside at most once. So a turn has a few *variants*: variant 0 is
the position as it is; each other variant is the position after taking a bratworm from the supply or
from one of the players who can be robbed.
"""

from collections import defaultdict
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple, TypeAlias

from heckmeck.odds.objectives import EndValues, Objective
from heckmeck.odds.turn.endings import Ending, best_ending, endings
from heckmeck.rules import (
    FACES,
    POINTS,
    WHITE_DICE,
    Dice,
    Keep,
    Market,
    Purchase,
    Specialist,
    State,
    Stop,
    apply,
    legal_moves,
    stopping_gives,
    stopping_total,
)
from heckmeck.rules.buying import may_take_lower
from heckmeck.rules.legal import robbable, weasel_ready

FACE_POINTS = tuple(POINTS[face] for face in FACES)
ONE_BIT, WORM_BIT = 1 << FACES.index("1"), 1 << FACES.index("w")
ALL_FACES = (1 << len(FACES)) - 1
MAX_POINTS = (WHITE_DICE + 1) * 5
CANNED_POINTS = POINTS["w"]
FAILED_ROLL = Purchase("fail")

Key: TypeAlias = tuple[int, int, int, bool]  # a node without weasel and variant
EndingValues: TypeAlias = dict[tuple[object, ...], float]

MAX_CACHES = 1 << 10
# Values of endings for score-based objectives, by everything that scores depend on.
_CACHES: defaultdict[tuple[object, ...], EndingValues] = defaultdict(dict)


class Node(NamedTuple):
    """The dice of a turn after setting some aside, before rolling on or stopping."""

    used: int  # one bit per face set aside
    points: int
    white: int  # dice in hand
    golden: bool  # the golden die is in hand too
    weasel: bool  # may still reroll
    variant: int = 0  # which bratworm was gained on the way, if any

    @property
    def can_roll(self) -> bool:
        return self.used != ALL_FACES and bool(self.white or self.golden)


class TurnModel:
    """One turn of one player from a given position on, valued by an objective.

    `stop[variant][worm][points]` is the value of stopping with these points aside, `fail[variant]`
    the value of a failed roll, both after the best choices that follow. `gains` are the variants
    that two or more ones can lead to; it is empty if they bring nothing.

    Values that are known already need not be asked for.
    """

    def __init__(self, state: State, objective: Objective, known: EndValues | None = None) -> None:
        self.state = state
        self.objective = objective
        self.golden_weights = golden_weights(state.setup.golden_faces)
        self.variants = (_before_roll(state), *_after_double_ones(state))
        self.gains = tuple(range(1, len(self.variants)))
        self._standing: dict[int | None, Specialist | None] = {
            each.tile: each.specialist for each in state.grill
        }
        self._values = [self._shared_values(each) for each in self.variants]
        self._endings: dict[tuple[int, Purchase], tuple[Ending, ...]] = {}
        if known is not None:
            self.stop, self.fail = known
            return
        # No tile is below the lowest, and all totals above the highest buy the same.
        tiles = state.setup.box.tiles
        market = Market(state)
        self._purchases = [(total, market.buys(total)) for total in range(tiles[0], tiles[-1] + 2)]
        numbers = range(len(self.variants))
        self.fail = [self._value(variant, FAILED_ROLL, None) for variant in numbers]
        self.stop = [self._stop_values(variant) for variant in numbers]

    def node(self, state: State) -> Node:
        """The node of a state of this turn, ignoring the dice just rolled."""
        dice = state.dice
        weasel = weasel_ready(state)
        variant = self.variant(state)
        return Node(faces_used(dice.aside), dice.total, dice.white, dice.golden, weasel, variant)

    def variant(self, state: State) -> int:
        """The variant of a state of this turn."""
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

    def without_golden_die(self, node: Node) -> Node:
        """Replace a golden die that has the white faces by one more white die."""
        if node.golden and len(self.golden_weights) == len(FACES):
            return node._replace(white=node.white + 1, golden=False)
        return node

    def keep(self, node: Node, face: int, count: int, takes_golden: bool) -> tuple[Node, ...]:
        """The nodes after setting dice of a face aside; one for each player who can be robbed."""
        after = Node(*set_aside(node, face, count, takes_golden), node.weasel, node.variant)
        if face == 0 and count >= 2 and self.gains:
            return tuple(after._replace(variant=variant) for variant in self.gains)
        return (after,)

    def stops(self, variant: int, worm: bool, points: int) -> list[tuple[Purchase, float]]:
        """What stopping with these points gives, with its value; the lower tile comes last."""
        state = _with_aside(self.variants[variant], worm, points)
        total = stopping_total(state)
        purchases = [stopping_gives(state)]
        if may_take_lower(state):
            purchases.append(stopping_gives(state, lower=True))
        return [(each, self._value(variant, each, total)) for each in purchases]

    def ending(self, variant: int, purchase: Purchase, total: int | None = None) -> Ending:
        """The ending after this purchase and the best choices that follow."""
        value = self.objective.value
        return best_ending(
            self._endings_of(variant, purchase, total),
            lambda ending: value(self.state, ending, total),
        )

    def _endings_of(
        self, variant: int, purchase: Purchase, total: int | None
    ) -> tuple[Ending, ...]:
        """The endings that the choices after this purchase lead to."""
        key = (variant, purchase)
        if key not in self._endings:
            if total is None and purchase.tile is not None:
                total = self._total_for(purchase)
            # One point buys nothing, not even with the canned worm.
            state = _with_aside(self.variants[variant], total is not None, total or 1)
            lower = purchase.source is None and total is not None and may_take_lower(state)
            self._endings[key] = tuple(endings(state, Stop(lower)))
        return self._endings[key]

    def _total_for(self, purchase: Purchase) -> int:
        """A total that buys this, or that allows to take it instead of stealing."""
        for total, buys in self._purchases:
            state = _with_aside(self.variants[0], True, total)
            if purchase == buys or (
                may_take_lower(state) and purchase == stopping_gives(state, lower=True)
            ):
                return total
        raise ValueError(f"nothing buys {purchase!r}")

    def _value(self, variant: int, purchase: Purchase, total: int | None) -> float:
        objective = self.objective
        if objective.of_total is not None:
            return objective.of_total(total)
        key = self._value_key(purchase)
        known = self._values[variant]
        value = known.get(key)
        if value is None:
            value = known[key] = max(
                objective.of_ending(self.state, each)
                for each in self._endings_of(variant, purchase, total)
            )
        return value

    def _value_key(self, purchase: Purchase) -> tuple[object, ...]:
        """A key: purchases with the same key have the same value.

        The engine is slow compared with the kernel, so it is asked only once per key. For scores,
        the key is everything that decides how they change, choices included.
        """
        result, tile, source, _ = purchase
        if result == "fail":  # whatever the reason
            return (result, self.state.mover.top)
        if not self.objective.by_score:
            return purchase
        if source is None:
            return (result, tile, self._standing.get(tile))
        return (result, tile, self.state.seats[source].specialist)

    def _shared_values(self, state: State) -> EndingValues:
        """The cache shared by all turns in which scores depend on the same facts."""
        if not self.objective.by_score:
            return {}
        if len(_CACHES) >= MAX_CACHES:
            _CACHES.clear()
        raven = "supply" if state.supply else "robbed" if robbable(state) else "nothing"
        gained = state.mover.bratworms - self.state.mover.bratworms
        robbed = gained and state.supply == self.state.supply
        return _CACHES[
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
                    value = self._value(variant, purchase, total)
                by_total[total] = value
                before = purchase
            by_total[total + 1 :] = [value] * (len(by_total) - total - 1)
        canned = self.state.mover.specialist == "canned_worm"
        without = by_total[CANNED_POINTS:] if canned else [fail] * (MAX_POINTS + 1)
        return [without, by_total[: MAX_POINTS + 1]]


def turn_models(states: Sequence[State], objective: Objective) -> list[TurnModel]:
    """One model per state, with the endings of all of them valued at once if that is possible."""
    known: Sequence[EndValues | None] = [None] * len(states)
    if objective.of_turns is not None:
        known = objective.of_turns(states)
    return [
        TurnModel(state, objective, values) for state, values in zip(states, known, strict=True)
    ]


def set_aside(node: Node, face: int, count: int, takes_golden: bool) -> Key:
    """The dice of a node after setting aside `count` dice of a face."""
    return (
        node.used | 1 << face,
        node.points + count * FACE_POINTS[face],
        node.white - count + takes_golden,
        node.golden and not takes_golden,
    )


@lru_cache(maxsize=1 << 12)
def faces_used(aside: str) -> int:
    """One bit per face among these dice."""
    return sum(1 << number for number, face in enumerate(FACES) if face in aside)


@cache
def golden_weights(faces: str) -> tuple[tuple[int, float], ...]:
    """The chances of the golden die's faces, by face index."""
    return tuple(
        (number, faces.count(face) / len(faces))
        for number, face in enumerate(FACES)
        if face in faces
    )


def _before_roll(state: State) -> State:
    """The position without the dice of the turn."""
    return state if state.phase == "roll" else state._replace(phase="roll", dice=Dice())


def _with_aside(state: State, worm: bool, points: int) -> State:
    """The position with dice worth `points` set aside; the engine looks at nothing else."""
    aside = "1" * (points - POINTS["w"]) + "w" if worm else "1" * points
    return state._replace(dice=Dice(aside))


def _after_double_ones(state: State) -> tuple[State, ...]:
    """Every position after setting aside two ones, if that brings a bratworm (A7, E)."""
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
