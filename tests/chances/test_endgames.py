"""Exact endgames: the plain engine agrees, and the vectors hold."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

pytest.importorskip("numba")

import numpy as np

from heckmeck.chances import between_turns
from heckmeck.chances.endgames import Endgame, solve_endgame
from heckmeck.chances.late_positions import thinned
from heckmeck.odds import Ending, Objective, prepare, solve
from heckmeck.rules import (
    EDITIONS,
    EditionName,
    Options,
    Setup,
    State,
    new_game,
    read_position,
    winners,
)
from heckmeck.sim.states import unpack
from heckmeck.testing.playouts import late_state, random_setup
from tests.console import run_here

VECTORS = Path(__file__).parents[2] / "vectors" / "endgames"
NAMES = ("A", "B", "C")
CLOSE = 1e-9


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    prepare()


def bare(state: State) -> State:
    return state._replace(turn=1)


def shares(state: State) -> list[float]:
    won = winners(state)
    return [1 / len(won) if seat in won else 0.0 for seat in range(len(state.seats))]


Table = dict[State, list[float]]


def by_table(table: Table) -> Objective:
    """The chance to win of the player to move, from a table of positions between turns."""

    def value(before: State, ending: Ending) -> float:
        after = ending.after
        known = shares(after) if after.over else table.setdefault(bare(after), [0.5, 0.5])
        return known[before.player]

    return Objective("table", value)


def small_endgame(setup: Setup, rng: Random, most: int) -> tuple[State, Endgame]:
    """A position with an easy tile; without bratworms there are far fewer positions."""
    while True:
        state = thinned(late_state(setup, rng), 2)
        seats = tuple(seat._replace(bratworms=0) for seat in state.seats)
        state = state._replace(supply=0, seats=seats, turn=1)
        if any(each.tile <= 24 for each in state.face_up()) and any(map(len, seats)):
            found = solve_endgame(state, most)
            if found is not None and len(found.states) > 2 * len(seats):
                return state, found


@pytest.mark.parametrize("edition", EDITIONS)
def test_value_iteration_with_the_plain_engine_agrees(edition: EditionName) -> None:
    setup = Setup(edition, NAMES[:2])
    state, found = small_endgame(setup, Random(11), 8)
    table: Table = {state: [0.5, 0.5]}
    objective = by_table(table)
    for _ in range(200):
        change, known = 0.0, len(table)
        for each in list(table):
            value = solve(each, objective).value
            change = max(change, abs(value - table[each][each.player]))
            table[each] = [value, 1 - value] if each.player == 0 else [1 - value, value]
        if change < 1e-12 and known == len(table):
            break
    assert len(table) <= len(found.states)
    assert found.chances[0].tolist() == pytest.approx(table[state], abs=CLOSE)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3])
def test_no_turn_of_the_plain_engine_is_better(edition: EditionName, players: int) -> None:
    options = Options("optional", "turned", "standard")
    setup = Setup(edition, NAMES[:players], options=options)
    _, found = small_endgame(setup, Random(12), 40)
    states = [bare(unpack(row, setup.players)) for row in found.states]
    table = dict(zip(states, found.chances.tolist(), strict=True))
    for state in states:
        value = solve(state, by_table(table)).value
        assert value == pytest.approx(table[state][state.player], abs=CLOSE)
    assert len(table) == len(states)  # nothing else can be reached


def test_chances_add_up_and_no_turn_improves_them() -> None:
    rng, solved = Random(2), 0
    while solved < 10:
        setup = random_setup(rng)
        if len(setup.players) > 3:
            continue
        state = thinned(late_state(setup, rng), 3)
        found = solve_endgame(state, 150)
        if found is not None:
            solved += 1
            np.testing.assert_allclose(found.chances.sum(axis=1), 1, atol=CLOSE)
            assert found.residual < CLOSE
            assert unpack(found.states[0], setup.players).seats == state.seats


def test_a_large_endgame_is_given_up() -> None:
    assert solve_endgame(new_game(Setup("original", NAMES[:2]))) is None


def test_the_number_of_the_turn_and_the_names_do_not_matter() -> None:
    setup = Setup("original", NAMES[:2])
    state = thinned(late_state(setup, Random(4)), 3)
    other = state._replace(turn=77, setup=Setup("original", ("Anna", "Ben"), first=1))
    one, two = solve_endgame(state), solve_endgame(other)
    assert one is not None
    assert two is not None
    assert one.chances.tolist() == two.chances.tolist()


def test_within_a_turn_or_after_the_game_there_is_no_endgame() -> None:
    state = new_game(Setup("original", NAMES[:2]))
    with pytest.raises(ValueError, match="between two turns"):
        solve_endgame(state._replace(phase="over"))


def vectors() -> list[dict[str, Any]]:
    return [each for path in sorted(VECTORS.iterdir()) for each in json.loads(path.read_text())]


def test_vectors_are_solved_alike() -> None:
    small = [each for each in vectors() if each["reachable"] <= 150]
    assert len(small) > 5
    for each in small[:10]:
        found = solve_endgame(read_position(each["position"]))
        assert found is not None
        assert len(found.states) == each["reachable"]
        assert found.chances[0].tolist() == pytest.approx(each["chances"], abs=CLOSE)


def test_the_model_is_not_far_from_the_truth() -> None:
    errors = []
    for each in vectors():
        state = read_position(each["position"])
        mover = state.player
        errors.append(abs(between_turns(state)[mover] - each["chances"][mover]))
    assert len(errors) > 100
    assert sum(errors) / len(errors) < 0.15


def test_the_command_prints_a_table_and_the_same_as_json() -> None:
    few = ("measure", "endgames", "--positions", "4", "--players", "2", "--edition", "original")
    table = run_here(*few, "--lang", "en")
    assert (table.returncode, table.stderr) == (0, "")
    assert table.stdout.startswith("Original edition, 2 players: ")
    assert max(map(len, table.stdout.splitlines())) <= 90
    (kind,) = json.loads(run_here(*few, "--json").stdout)["endgames"]
    everything = kind["rows"][-1]
    assert everything["tiles"] is None
    assert everything["positions"] == sum(row["positions"] for row in kind["rows"][:-1]) > 0
    assert f"{100 * everything['model']['mean']:.2f}" in table.stdout
    for row in kind["rows"]:
        assert row["lost"]["mean"] > -CLOSE  # no plan is better than the exact one


@pytest.mark.parametrize("arguments", [("--players", "4"), ("--positions", "3"), ("extra",)])
def test_bad_options_of_the_command_get_one_clear_sentence(arguments: tuple[str, ...]) -> None:
    done = run_here("measure", "endgames", *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1
    assert "heckmeck measure endgames --help" in done.stderr
