"""A turn played by its plan, roll by roll, on the nodes of the solver.

A plan knows its answer to every roll before the dice fall. Whoever plays thousands of games walks
through the nodes, which are a few numbers each, and lets the engine make the one move that ends the
turn. The moves are the same that `Plan.choose` makes when it is asked state by state.
"""

from collections.abc import Generator
from typing import NamedTuple

from heckmeck.odds.plan import FACE_NUMBER, Plan
from heckmeck.odds.turn.model import Node
from heckmeck.rules import Land, State, Stop
from heckmeck.rules.legal import STOP_ONLY, new_faces
from heckmeck.rules.state import Dice, Phase


class Walked(NamedTuple):
    """Where a turn has come to, and the move that ends it."""

    state: State
    move: Stop | Land  # the dice of a roll without a new face
    choices: int  # made on the way; where a single move is legal there is none


def walkable(plan: Plan) -> bool:
    """Whether this is a whole turn, and setting aside, rolling and stopping its only choices."""
    state = plan.state
    return (
        state.phase == "roll"
        and not state.dice.aside
        and state.mover.specialist not in ("golden_die", "weasel")
        and state.setup.options.steal == "required"
        and len(plan.turn.gains) <= 1  # nobody has to choose whom to rob
    )


def walk(plan: Plan) -> Generator[int, Land, Walked]:
    """Yields how many white dice are to be rolled, and is sent how they landed."""
    turn = plan.turn
    node, aside, choices = turn.node(plan.state), "", 0
    while True:
        landed = yield node.white
        rolled = landed.dice
        keeps = new_faces(rolled, aside)
        if not keeps:
            return Walked(_state(plan, "chance", node, aside), landed, choices)
        keep = keeps[0]
        if len(keeps) > 1:
            choices += 1
            keep = plan.best_keep(node, keeps, rolled)
        count = rolled.count(keep.face)
        (node,) = turn.keep(node, FACE_NUMBER[keep.face], count, takes_golden=False)
        aside = "".join(sorted(aside + keep.face * count))
        if not node.can_roll:
            return Walked(_state(plan, "roll", node, aside), STOP_ONLY[0], choices)
        choices += 1
        if isinstance(move := plan.roll_or_stop(node), Stop):
            return Walked(_state(plan, "roll", node, aside), move, choices)


def _state(plan: Plan, phase: Phase, node: Node, aside: str) -> State:
    """The state of the engine at a node."""
    dice = Dice(aside, node.white)
    return plan.turn.variants[node.variant]._replace(phase=phase, dice=dice)
