"""The chance of each total, solved together and one by one."""

import pytest

from heckmeck.odds import Objective, at_least, exactly
from heckmeck.odds.plan import Plan
from heckmeck.odds.report import AT_LEAST, EXACTLY
from heckmeck.odds.solvers.plain import PlainSolver
from heckmeck.odds.totals import plain_chances_of
from heckmeck.odds.turn.model import TurnModel
from heckmeck.odds.turn.policy import Policy
from heckmeck.rules import Seat, Setup, State, new_game
from tests.odds.odds_positions import positions

FEW = [
    state
    for number, state in enumerate(positions(2018, 1500))
    if state.dice.white <= 5 and (number % 7 == 0 or state.phase == "rob")
]


def alone(state: State, objective: Objective) -> float:
    turn = TurnModel(state, objective)
    return Plan(state, objective, lambda *_: Policy(turn, PlainSolver(turn))).value


def test_the_positions_cover_everything_that_matters() -> None:
    assert {state.phase for state in FEW} >= {"roll", "keep", "rob"}
    held = {state.mover.specialist for state in FEW}
    assert held >= {None, "weasel", "golden_die", "canned_worm"}


@pytest.mark.parametrize("number", range(len(FEW)))
def test_totals_solved_together_equal_totals_solved_alone(number: int) -> None:
    state = FEW[number]
    for goal, totals in ((at_least, AT_LEAST), (exactly, EXACTLY)):
        together = plain_chances_of(state, goal, totals)
        each = {total: alone(state, goal(total)) for total in totals}
        assert together == pytest.approx(each, abs=1e-12)


def test_the_totals_of_whole_turns() -> None:
    fresh = new_game(Setup("specialists", ("A", "B")))
    for specialist in (None, "canned_worm"):
        state = fresh._replace(seats=(Seat(specialist=specialist), Seat()))
        for goal, some in ((at_least, (21, 30, 36)), (exactly, (11, 21, 36))):
            together = plain_chances_of(state, goal, some)
            each = {total: alone(state, goal(total)) for total in some}
            assert together == pytest.approx(each, abs=1e-12)
