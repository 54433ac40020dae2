"""A turn as a problem for a solver: what matters of the dice, and what every ending is worth.

The only thing besides dice that can change before a turn ends is one bratworm for two or more ones
(A7), and ones are set aside at most once. So a turn has a few *variants*: variant 0 is the position
as it is, and each other one is the position after a bratworm was taken from the supply or from one
of the players that may be robbed.
"""

from typing import NamedTuple

from heckmeck.odds.endings import Ending, best_ending
from heckmeck.odds.objectives import Objective
from heckmeck.rules import FACES, Keep, State, Stop, apply, legal_moves
from heckmeck.rules.buying import may_take_lower, stopping_gives, stopping_total
from heckmeck.rules.editions import WHITE_DICE
from heckmeck.rules.legal import weasel_ready
from heckmeck.rules.pieces import POINTS
from heckmeck.rules.state import Dice

FACE_POINTS = tuple(POINTS[face] for face in FACES)
ONE_BIT, WORM_BIT = 1 << FACES.index("1"), 1 << FACES.index("w")
ALL_FACES = (1 << len(FACES)) - 1
MAX_POINTS = (WHITE_DICE + 1) * 5
CANNED_POINTS = POINTS["w"]


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
        self.golden_weights = tuple(
            (number, state.setup.golden_faces.count(face) / 6)
            for number, face in enumerate(FACES)
            if face in state.setup.golden_faces
        )
        gained = _after_double_ones(state)
        self.variants = (_before_roll(state), *gained)
        self.gains = tuple(range(1, len(self.variants)))
        self._endings: dict[tuple[int, str, int | None, int | None], Ending] = {}
        self.fails = tuple(self._fail(variant) for variant in range(len(self.variants)))
        self.fail = [objective.value(state, ending, None) for ending in self.fails]
        self.stop = [self._stop_values(variant) for variant in range(len(self.variants))]

    def node(self, state: State) -> Node:
        """Where a state of this turn stands, apart from the dice that were just rolled."""
        dice = state.dice
        used = 0
        for number, face in enumerate(FACES):
            if face in dice.aside:
                used |= 1 << number
        return Node(
            used, dice.total, dice.white, dice.golden, weasel_ready(state), self.variant(state)
        )

    def variant(self, state: State) -> int:
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

    def keep(self, node: Node, face: int, count: int, takes_golden: bool) -> tuple[Node, ...]:
        """Where setting aside so many dice of a face leads; several if there are many to rob."""
        after = Node(
            node.used | 1 << face,
            node.points + count * FACE_POINTS[face],
            node.white - count + takes_golden,
            node.golden and not takes_golden,
            node.weasel,
            node.variant,
        )
        if face == 0 and count >= 2 and self.gains:
            return tuple(after._replace(variant=variant) for variant in self.gains)
        return (after,)

    def stops(self, variant: int, worm: bool, points: int) -> list[tuple[Stop, Ending, float]]:
        """The ways to stop with these points aside, each with its best ending and its value."""
        state = _with_aside(self.variants[variant], worm, points)
        total = stopping_total(state)
        moves = (Stop(), Stop(lower=True)) if may_take_lower(state) else (Stop(),)
        found = []
        for move in moves:
            ending = self._ending(variant, state, move)
            found.append((move, ending, self.objective.value(self.state, ending, total)))
        return found

    def _ending(self, variant: int, state: State, move: Stop) -> Ending:
        purchase = stopping_gives(state, move.lower)
        key = (variant, purchase.result, purchase.tile, purchase.source)
        if key not in self._endings:
            total = stopping_total(state)
            value = self.objective.value
            self._endings[key] = best_ending(
                state, move, lambda ending: value(self.state, ending, total)
            )
        return self._endings[key]

    def _fail(self, variant: int) -> Ending:
        # One point, even with the canned worm, buys nothing.
        return self._ending(variant, _with_aside(self.variants[variant], False, 1), Stop())

    def _stop_values(self, variant: int) -> list[list[float]]:
        box = self.state.setup.box.tiles
        lowest, beyond = box[0], box[-1] + 1  # totals from `beyond` on all buy the same
        fail = self.fail[variant]
        by_total = []
        for total in range(MAX_POINTS + CANNED_POINTS + 1):
            if total < CANNED_POINTS or (total < lowest and not self.objective.by_total):
                by_total.append(fail)
            elif total > beyond and not self.objective.by_total:
                by_total.append(by_total[beyond])
            else:
                by_total.append(max(each[2] for each in self.stops(variant, True, total)))
        canned = self.state.mover.specialist == "canned_worm"
        without = by_total[CANNED_POINTS:] if canned else [fail] * (MAX_POINTS + 1)
        return [without, by_total[: MAX_POINTS + 1]]


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
