"""The compiled values of endings are those that the engine and the model give one by one."""

from itertools import pairwise
from random import Random

import pytest

pytest.importorskip("numba")

from heckmeck.chances import WIN, compiled, prepare, ready, stored
from heckmeck.chances.compiled import end_values
from heckmeck.chances.inputs import Layout
from heckmeck.chances.kernels import value_for_mover
from heckmeck.chances.model import PlainModel
from heckmeck.odds import EndValues, TurnModel, solve_together
from heckmeck.odds.solvers.select import solve
from heckmeck.rules import Setup, State, new_game
from heckmeck.testing.playouts import late_state, playout, random_setup

CLOSE = 1e-13  # far below the difference at which moves count as equally good


@pytest.fixture(scope="module", autouse=True)
def compiled_values() -> None:
    assert prepare()


def positions(seed: int) -> list[State]:
    """Positions of random games, with any options and any number of players."""
    rng = Random(seed)
    found = []
    for _ in range(25):
        steps = playout(late_state(random_setup(rng), rng), rng, rng.randint(1, 12))
        found += [step.state for step in steps if not step.state.over][-3:]
    return found


def one_by_one(state: State) -> TurnModel:
    return TurnModel(state, WIN)


def test_all_endings_have_the_values_of_the_engine_and_the_model() -> None:
    states = positions(1)
    variants = set()
    for state, known in zip(states, end_values(states), strict=True):
        if known is None:
            assert state.phase == "return" or state.pending is not None  # stopped already
            continue
        turn = one_by_one(state)
        assert len(known.fail) == len(turn.fail)
        variants.add(len(turn.fail))
        # Before a choice whom to rob, nobody can stop: the first variant does not matter.
        for variant in range(state.phase == "rob", len(turn.fail)):
            assert known.fail[variant] == pytest.approx(turn.fail[variant], rel=0, abs=CLOSE)
            for worm in (0, 1):
                expected = pytest.approx(turn.stop[variant][worm], rel=0, abs=CLOSE)
                assert known.stop[variant][worm] == expected
    assert {1, 2, 3} <= variants


@pytest.mark.parametrize("hidden", [(), (5,), (8, 6, 4), (7, 3, 9, 5)])
def test_a_model_may_have_any_number_of_layers(
    monkeypatch: pytest.MonkeyPatch, hidden: tuple[int, ...]
) -> None:
    rng, players = Random(9), 3
    sizes = (Layout("specialists", players).size, *hidden, players)
    layers = [
        (
            [[rng.gauss(0, 0.5) for _ in range(columns)] for _ in range(rows)],
            [rng.gauss(0, 0.5) for _ in range(columns)],
        )
        for rows, columns in pairwise(sizes)
    ]
    model = PlainModel("specialists", layers)
    monkeypatch.setattr("heckmeck.chances.model_of", lambda *_: model)
    monkeypatch.setattr("heckmeck.chances.compiled.stored_layers", lambda *_: layers)
    state = late_state(Setup("specialists", ("Anna", "Ben", "Cleo")), rng)
    compiled._weights.cache_clear()
    try:
        [known] = end_values([state])
    finally:
        compiled._weights.cache_clear()
    assert known is not None
    assert known.fail == pytest.approx(one_by_one(state).fail, rel=0, abs=CLOSE)
    assert known.stop[0][1] == pytest.approx(one_by_one(state).stop[0][1], rel=0, abs=CLOSE)


def test_values_do_not_depend_on_the_other_positions() -> None:
    states = positions(2)
    assert end_values(states) == [end_values([state])[0] for state in states]


def test_plans_use_the_compiled_values() -> None:
    state = new_game(Setup("specialists", ("Anna", "Ben", "Cleo")))
    [known] = end_values([state])
    plan = solve(state, WIN)
    assert EndValues(plan.turn.stop, plan.turn.fail) == known


def test_until_they_are_ready_every_ending_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    state = new_game(Setup("original", ("Anna", "Ben")))
    compiled_plan = solve(state, WIN)
    missing = ready._CompiledEndings()
    missing._begun = True  # being compiled
    monkeypatch.setattr(ready, "_compiled", missing)
    plan = solve(state, WIN)
    assert ready.end_values([state]) == [None]
    assert plan.turn.stop == one_by_one(state).stop
    assert plan.value == pytest.approx(compiled_plan.value, rel=0, abs=CLOSE)
    assert plan.best == compiled_plan.best


def test_a_model_that_cannot_be_read_fails_in_the_plan(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not while many plans are solved together: the others have nothing to do with it."""

    def damaged(*_: object) -> None:
        raise stored.DamagedModel("model-damaged", name="original-2")

    monkeypatch.setattr("heckmeck.chances.compiled._weights", damaged)
    plan = solve(new_game(Setup("original", ("Anna", "Ben"))), WIN)
    solve_together([plan])
    with pytest.raises(stored.DamagedModel):
        plan.value  # noqa: B018  solves the turn


def test_a_damaged_model_does_not_keep_the_others_from_being_compiled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def damaged(*_: object) -> None:
        raise stored.DamagedModel("model-damaged", name="original-2")

    monkeypatch.setattr("heckmeck.chances.compiled._weights", damaged)
    fresh = ready._CompiledEndings()
    assert fresh.load()
    assert fresh.module is compiled


def test_the_number_of_positions_does_not_make_it_compile_again() -> None:
    state = new_game(Setup("original", ("Anna", "Ben")))
    for count in (1, 3):
        end_values([state] * count)
    assert len(value_for_mover.signatures) == 1
