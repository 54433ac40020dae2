"""A plan made before the golden die is chosen holds for the whole turn."""

import pytest

from heckmeck.odds import MARGIN, Plan, prepare, solve
from heckmeck.odds.plain import PlainSolver
from heckmeck.odds.policy import Policy
from heckmeck.odds.turn import Turn
from heckmeck.rules import Keep, Land, Roll, Seat, Setup, apply, new_game


def test_the_compiled_plan_follows_the_golden_die_when_it_is_set_aside() -> None:
    if not prepare():
        pytest.skip("the compiled solver is not installed")
    start = new_game(Setup("specialists", ("Anna", "Ben")))
    grill = tuple(
        each._replace(specialist=None) if each.specialist == "golden_die" else each
        for each in start.grill
        if each.tile != 27
    )
    state = start._replace(grill=grill, seats=(Seat((27,), "golden_die"), Seat()))
    fast = solve(state, MARGIN)
    plain = Plan(state, MARGIN, lambda at, objective: _plain(Turn(at, objective)))
    for move in (Roll(golden=True), Land("1wwww235", "w"), Keep("w"), Roll(), Land("1123")):
        state = apply(state, move).state
        if state.phase != "chance":
            assert fast.choose(state) == plain.choose(state)
    assert not state.dice.golden
    assert len(state.dice.aside) + state.dice.white == 9


def _plain(turn: Turn) -> Policy:
    return Policy(turn, PlainSolver(turn))
