"""The compiled solver agrees with the plain one on thousands of positions of both editions."""

import subprocess
import sys
from random import Random
from zlib import crc32

import pytest

from heckmeck.chances import WIN
from heckmeck.odds import MARGIN, OBJECTIVES, TILE, WORMS, Objective, at_least, exactly, solve_many
from heckmeck.odds.objectives import as_objective
from heckmeck.odds.plan import Plan
from heckmeck.odds.solvers.plain import PlainSolver
from heckmeck.odds.turn.model import TurnModel
from heckmeck.odds.turn.policy import Policy
from heckmeck.rules import Keep, Options, Seat, Setup, State, apply, legal_moves, new_game
from tests.odds.odds_positions import few_dice, positions, roll

pytest.importorskip("numba")

from heckmeck.odds.solvers import compiled as fast

CLOSE = 1e-12


def plain_plan(state: State, objective: Objective) -> Plan:
    turn = TurnModel(state, objective)
    return Plan(state, objective, lambda *_: Policy(turn, PlainSolver(turn)))


def fast_plan(state: State, objective: Objective) -> Plan:
    turn = TurnModel(state, objective)
    return Plan(state, objective, lambda *_: Policy(turn, fast.CompiledSolver(turn)))


def odd_worth(before: State, after: State) -> float:
    """An arbitrary value, far below zero, so that no assumption about values holds by chance."""
    score = sum((seat + 2) * each.score for seat, each in enumerate(after.seats))
    return (crc32(repr(after.grill).encode()) % 1000) / 100 - score


ALL = [*OBJECTIVES.values(), at_least(24), exactly(25), as_objective(odd_worth)]


def _assert_same(one: Plan, other: Plan) -> None:
    assert one.value == pytest.approx(other.value, abs=CLOSE)
    assert one.values == pytest.approx(other.values, abs=CLOSE)
    assert one.best == other.best


@pytest.mark.parametrize("seed", range(8))
def test_small_positions(seed: int) -> None:
    """Late in a turn the plain solver is quick, so there can be thousands."""
    chance = Random(seed)
    seen = 0
    for number, state in enumerate(positions(1000 + seed, 1200)):
        later = few_dice(state, 5, chance)
        if later is not None:
            _assert_same(
                fast_plan(later, ALL[number % len(ALL)]), plain_plan(later, ALL[number % len(ALL)])
            )
            seen += 1
    assert seen > 250


@pytest.mark.parametrize("objective", ALL, ids=lambda objective: objective.name)
def test_positions_from_everywhere(objective: Objective) -> None:
    for state in positions(len(objective.name), 15):
        if state.phase != "return" and state.pending is None:
            _assert_same(fast_plan(state, objective), plain_plan(state, objective))


def test_success_and_outcomes_are_the_same() -> None:
    for state in positions(5, 6):
        for objective in (WORMS, MARGIN):
            one, other = fast_plan(state, objective), plain_plan(state, objective)
            for mine, yours in zip(one.moves, other.moves, strict=True):
                assert mine.success == pytest.approx(yours.success, abs=CLOSE)
                assert mine.success + mine.fail == pytest.approx(1.0, abs=CLOSE)
            assert [each[:4] for each in one.outcomes()] == [each[:4] for each in other.outcomes()]
            assert [each.p for each in one.outcomes()] == pytest.approx(
                [each.p for each in other.outcomes()], abs=CLOSE
            )


def test_a_bratworm_is_valued_with_every_ending() -> None:
    state = new_game(Setup("specialists", ("A", "B", "C")))
    last = state._replace(supply=1, seats=(Seat(), Seat((), None, 4), Seat((), None, 2)))
    for given, objective in (
        (state, TILE),
        (state, WORMS),
        (last, WORMS),
        (last, MARGIN),  # the raven's bratworm would then be somebody else's
        (state, as_objective(odd_worth)),
        (last._replace(supply=0, seats=(*last.seats[:2], Seat((), None, 3))), MARGIN),
    ):
        _assert_same(fast_plan(given, objective), plain_plan(given, objective))


def test_a_golden_die_with_white_faces_is_like_a_ninth_white_die() -> None:
    box = new_game(Setup("specialists", ("A", "B"), options=Options(golden_die="standard")))
    grill = tuple(each._replace(specialist=None) for each in box.grill if each.tile != 30)
    removed = frozenset(box.setup.box.specialists) - {"golden_die"}
    state = box._replace(grill=grill, removed=removed, seats=(Seat((30,), "golden_die"), Seat()))
    node = TurnModel(state, WORMS).node(state)._replace(golden=True)
    assert TurnModel(state, WORMS).without_golden_die(node) == node._replace(white=9, golden=False)
    _assert_same(fast_plan(state, WORMS), plain_plan(state, WORMS))
    one, other = fast_plan(state, WORMS).outcomes(), plain_plan(state, WORMS).outcomes()
    assert [each.p for each in one] == pytest.approx([each.p for each in other], abs=CLOSE)


def test_a_batch_gives_the_same_values_as_one_by_one() -> None:
    states = list(positions(9, 120))
    for objective in (TILE, MARGIN):
        for state, plan in zip(states, solve_many(states, objective), strict=True):
            alone = fast_plan(state, objective)
            assert plan.value == pytest.approx(alone.value, abs=CLOSE)
            assert plan.best == alone.best


def test_nothing_loads_the_compiler_for_one_answer() -> None:
    code = (
        "import sys, heckmeck.odds as odds, heckmeck.rules as rules\n"
        "game = rules.new_game(rules.Setup('original', ('A', 'B')))\n"
        "odds.solve(game, 'worms').value\n"
        "assert not {'numba', 'numpy'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)


def test_without_numba_everything_works() -> None:
    code = (
        "import sys; sys.modules['numba'] = None\n"
        "import heckmeck.odds as odds, heckmeck.rules as rules\n"
        "game = rules.new_game(rules.Setup('original', ('A', 'B')))\n"
        "assert odds.prepare() is False\n"
        "plans = odds.solve_many([game] * 60, 'tile')\n"
        "assert abs(plans[-1].value - 0.893026737) < 1e-9"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)


@pytest.mark.parametrize("faces", ["ones_and_worms", "standard"])
@pytest.mark.parametrize("specialist", ["golden_die", "weasel", "canned_worm"])
def test_whole_turns_with_a_specialist(faces: str, specialist: str) -> None:
    options = Options(golden_die=faces)  # type: ignore[arg-type]
    fresh = new_game(Setup("specialists", ("A", "B", "C"), 0, options))
    grill = tuple(
        each._replace(specialist=None) if each.specialist == specialist else each
        for each in fresh.grill
        if each.tile != 22
    )
    seats = (Seat((22,), specialist), Seat((), None, 4), Seat((), None, 3))  # type: ignore[arg-type]
    state = fresh._replace(grill=grill, seats=seats, supply=0)
    _assert_same(fast_plan(state, MARGIN), plain_plan(state, MARGIN))


def test_one_plan_for_the_whole_turn() -> None:
    """Made before the first roll, golden die or not, a plan knows every later node."""
    chance = Random(4)
    fresh = [each for each in positions(40, 400) if each.phase == "roll" and not each.dice.aside]
    golden = [each for each in fresh if each.mover.specialist == "golden_die"]
    assert len(golden) > 5
    for state in golden + fresh[:20]:
        plan = fast_plan(state, MARGIN)
        while state.turn == plan.state.turn and not state.over:
            if state.phase == "chance":
                state = apply(state, roll(state, chance)).state
                continue
            assert plan.choose(state) in legal_moves(state)
            state = apply(state, chance.choice(legal_moves(state))).state


def crowd(specialist: str, players: int = 7) -> State:
    """The start of a turn that takes the plain solver longest: everybody else has bratworms."""
    fresh = new_game(Setup("specialists", tuple("ABCDEFG"[:players])))
    grill = tuple(
        each._replace(specialist=None) if each.specialist == specialist else each
        for each in fresh.grill
        if each.tile not in (23, 26, 29)
    )
    mine = Seat((23,), specialist)  # type: ignore[arg-type]
    others = (Seat((26,), None, 2), Seat((29,), None, 1), *(Seat((), None, 1),) * (players - 3))
    return fresh._replace(grill=grill, seats=(mine, *others), supply=0)


@pytest.mark.parametrize("specialist", ["golden_die", "weasel"])
@pytest.mark.parametrize(
    "objective", [MARGIN, WIN, as_objective(odd_worth)], ids=lambda of: of.name
)
def test_many_to_rob(specialist: str, objective: Objective) -> None:
    """Whom to rob matters for some endings only, and some players are never worth robbing."""
    state = crowd(specialist)
    assert len(TurnModel(state, objective).gains) == 6
    _assert_same(fast_plan(state, objective), plain_plan(state, objective))


@pytest.mark.parametrize("specialist", ["golden_die", "weasel"])
def test_whom_to_rob(specialist: str) -> None:
    state = crowd(specialist)._replace(phase="keep")
    dice = state.dice._replace(rolled="1123455w", white=8)
    robbed = apply(state._replace(dice=dice), Keep("1")).state
    assert robbed.phase == "rob"
    for objective in (MARGIN, WIN):
        _assert_same(fast_plan(robbed, objective), plain_plan(robbed, objective))
        _assert_same(
            fast_plan(state._replace(dice=dice), objective),
            plain_plan(state._replace(dice=dice), objective),
        )
