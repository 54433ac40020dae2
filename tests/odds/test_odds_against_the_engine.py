"""Small whole turns, enumerated through the real engine in exact fractions."""

from random import Random

import pytest

from heckmeck.odds import MARGIN, TILE, WORMS, Objective, at_least, exactly, solve
from heckmeck.odds.turn.endings import ends_turn
from heckmeck.rules import State, apply, legal_moves
from tests.odds.naive_turns import expectimax
from tests.odds.odds_positions import few_dice, positions

OBJECTIVES = [TILE, WORMS, MARGIN, at_least(23), exactly(22)]


def _small(seed: int, count: int, dice: int) -> list[State]:
    chance = Random(seed)
    found: list[State] = []
    for state in positions(seed, 100 * count):
        small = few_dice(state, dice, chance)
        if small is not None:
            found.append(small)
        if len(found) == count:
            break
    return found


@pytest.mark.parametrize("objective", OBJECTIVES, ids=lambda objective: objective.name)
@pytest.mark.parametrize("seed", range(4))
def test_few_dice(objective: Objective, seed: int) -> None:
    for state in _small(seed, 9, 3):
        best = expectimax(state, objective)
        plan = solve(state, objective)
        assert plan.value == pytest.approx(float(best(state)), abs=1e-12)
        for move in legal_moves(state):
            following = apply(state, move).state
            if not ends_turn(state, following):
                assert plan.values[move] == pytest.approx(float(best(following)), abs=1e-12)


@pytest.mark.parametrize("seed", [11, 12])
def test_values_with_three_or_four_dice_agree(seed: int) -> None:
    for state in _small(seed, 3, 4):
        assert solve(state, MARGIN).value == pytest.approx(
            float(expectimax(state, MARGIN)(state)), abs=1e-12
        )


def test_small_turns_cover_the_rules() -> None:
    """The positions above include the special cases; otherwise they would prove little."""
    states = [state for seed in range(4) for state in _small(seed, 9, 3)]
    held = {state.mover.specialist for state in states}
    assert {"weasel", "canned_worm", "hen", "apple"} <= held
    assert any(state.dice.golden for state in states)
    assert any(state.supply == 0 for state in states if state.setup.edition == "specialists")


def test_choices_after_stopping() -> None:
    """Whom to rob and which specialist to put back, in positions with that choice."""
    seen = set()
    for state in positions(77, 2000):
        if state.phase in ("return", "rob"):
            seen.add((state.phase, state.pending is not None))
            if state.dice.white + state.dice.golden <= 3:
                for objective in (WORMS, MARGIN):
                    best = expectimax(state, objective)
                    value = solve(state, objective).value
                    assert value == pytest.approx(float(best(state)), abs=1e-12)
    assert seen >= {("return", True), ("rob", False)}
