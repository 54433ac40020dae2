"""Play a whole turn by its plan, roll by roll, on the nodes of the solver.

A plan knows its answer to every roll in advance. To play thousands of games quickly, step through
the nodes, which are just a few numbers each, and let the engine make only the move that ends the
turn. The moves are exactly those that `Plan.choose` makes state by state.
"""

from collections.abc import Generator
from typing import NamedTuple

from heckmeck.odds.plan import FACE_NUMBER, Plan
from heckmeck.odds.turn.model import Node
from heckmeck.rules import Dice, Land, Phase, State, Stop
from heckmeck.rules.legal import STOP_ONLY, new_faces


class SimulatedTurn(NamedTuple):
    """The last state of a turn and the move that ends it."""

    state: State
    move: Stop | Land  # `Land` for a failed roll
    choices: int  # decisions made; a single legal move is not a decision


def can_simulate(plan: Plan) -> bool:
    """Whether this is a whole turn whose only choices are keeping, rolling and stopping."""
    state = plan.state
    return (
        state.phase == "roll"
        and not state.dice.aside
        and state.mover.specialist not in ("golden_die", "weasel")
        and state.setup.options.steal == "required"
        and len(plan.turn.gains) <= 1  # no choice of whom to rob
    )


def simulate_turn(plan: Plan) -> Generator[int, Land, SimulatedTurn]:
    """Yields how many white dice to roll; send it how they landed."""
    turn = plan.turn
    node, aside, choices = turn.node(plan.state), "", 0
    while True:
        landed = yield node.white
        rolled = landed.dice
        keeps = new_faces(rolled, aside)
        if not keeps:
            return SimulatedTurn(_state(plan, "chance", node, aside), landed, choices)
        keep = keeps[0]
        if len(keeps) > 1:
            choices += 1
            keep = plan.best_keep(node, keeps, rolled)
        count = rolled.count(keep.face)
        (node,) = turn.keep(node, FACE_NUMBER[keep.face], count, takes_golden=False)
        aside = "".join(sorted(aside + keep.face * count))
        if not node.can_roll:
            return SimulatedTurn(_state(plan, "roll", node, aside), STOP_ONLY[0], choices)
        choices += 1
        if isinstance(move := plan.roll_or_stop(node), Stop):
            return SimulatedTurn(_state(plan, "roll", node, aside), move, choices)


def _state(plan: Plan, phase: Phase, node: Node, aside: str) -> State:
    """The engine's state at a node."""
    dice = Dice(aside, node.white)
    return plan.turn.variants[node.variant]._replace(phase=phase, dice=dice)
