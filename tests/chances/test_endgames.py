"""Exact endgames: the plain engine agrees, and the vectors hold."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

pytest.importorskip("numba")

import numpy as np

from heckmeck.arena.measuring.batches import Kind
from heckmeck.arena.measuring.endgames import measure_endgames
from heckmeck.chances.batch import chances_by_seat, stored_network
from heckmeck.chances.endgames import Endgame, solve_endgame
from heckmeck.chances.inputs import Layout
from heckmeck.chances.late_positions import (
    in_order_of_play,
    late_endgames,
    late_positions,
    thinned,
)
from heckmeck.chances.matches import chances_a_turn_later
from heckmeck.chances.network import Array
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
from heckmeck.sim.states import pack, unpack
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


KINDS = [(edition.name, players) for edition in EDITIONS.values() for players in (2, 3)]


def vectors(edition: EditionName, players: int) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((VECTORS / f"{edition}-{players}.json").read_text())
    return found


@pytest.mark.parametrize("kind", KINDS)
def test_vectors_are_solved_alike(kind: tuple[EditionName, int]) -> None:
    small = [each for each in vectors(*kind) if each["reachable"] <= 150]
    for each in small[::8]:
        found = solve_endgame(read_position(each["position"]))
        assert found is not None
        assert len(found.states) == each["reachable"]
        assert found.chances[0].tolist() == pytest.approx(each["chances"], abs=CLOSE)


@pytest.mark.parametrize("kind", KINDS)
def test_no_vector_comes_twice(kind: tuple[EditionName, int]) -> None:
    states = pack([read_position(each["position"]) for each in vectors(*kind)])
    assert len({in_order_of_play(state) for state in states}) == len(states) > 60


@pytest.mark.parametrize("kind", KINDS)
def test_the_model_knows_more_than_a_guess(kind: tuple[EditionName, int]) -> None:
    """After one exact turn, a guess is off by more than half as much as without it."""
    exact = np.array([each["chances"] for each in vectors(*kind)])
    states = pack([read_position(each["position"]) for each in vectors(*kind)])
    mover, network, layout = states["player"].astype(int), stored_network(*kind), Layout(*kind)

    def error(chances: Array) -> float:
        return float(np.abs(chances - exact)[np.arange(len(states)), mover].mean())

    guess = error(np.full(exact.shape, 1 / kind[1]))
    assert error(chances_by_seat(network, layout, states)) < 0.85 * guess
    assert error(chances_a_turn_later(network, layout, states)) < 0.5 * guess


@pytest.mark.parametrize("live", [1, 3])
def test_late_endgames_are_small_and_different(live: int) -> None:
    known: set[bytes] = set()
    found = [unpack(each) for each in late_endgames("specialists", 3, 5, live, 60, known)]
    assert len(known) == len(found) > 20
    for state in found:
        stacks = sum(len(seat.stack) for seat in state.seats)
        assert 0 < len(state.face_up()) <= live
        assert len(state.face_up()) + stacks <= live
    assert not list(late_endgames("specialists", 3, 5, live, 60, known))


def test_rotated_seats_are_the_same_endgame() -> None:
    setup = Setup("specialists", NAMES)
    state = thinned(late_state(setup, Random(4)), 3)
    rotated = state._replace(
        player=(state.player + 1) % 3, seats=(state.seats[-1], *state.seats[:-1]), turn=7
    )
    swapped = state._replace(player=(state.player + 1) % 3)
    one, same, other = map(in_order_of_play, pack([state, rotated, swapped]))
    assert one == same
    assert one != other


def test_every_game_gives_one_late_position_however_long_it_takes() -> None:
    found = list(late_positions("original", 2, 1, 1, 40))
    assert len(found) == 40
    turns = [int(each["turn"]) for each in found]
    assert max(turns) - min(turns) > 10  # long games count, too
    alike = [late["turn"] for late in late_positions("original", 2, 1, 2, 40)]
    assert alike != turns


def test_the_command_prints_a_table_and_the_same_as_json() -> None:
    few = ("measure", "endgames", "--positions", "12", "--players", "2", "--edition", "original")
    table = run_here(*few, "--lang", "en")
    assert (table.returncode, table.stderr) == (0, "")
    assert table.stdout.startswith("Original edition, 2 players, seed 1\n12 of ")
    assert max(map(len, table.stdout.splitlines())) <= 90
    (kind,) = json.loads(run_here(*few, "--json").stdout)["endgames"]
    everything = kind["rows"][-1]
    (half,) = (line for line in table.stdout.splitlines() if line.split()[:1] == ["±"])
    assert everything["tiles"] is None
    assert everything["positions"] == sum(row["positions"] for row in kind["rows"][:-1]) == 12
    for method in ("model", "ahead", "expert", "guess", "lost"):
        low, high = everything[method]["interval"]
        mean = everything[method]["mean"]
        assert low < mean < high
        assert f"{100 * mean:.1f}" in table.stdout
        assert f"{50 * (high - low):.1f}" in half
        assert f"{100 * everything[method]['worst']:.1f}" in table.stdout
    for row in kind["rows"]:
        assert row["lost"]["mean"] > -CLOSE  # no plan is better than the exact one


def test_no_endgame_is_measured_twice() -> None:
    quality = measure_endgames(Kind("original", 2), 100, 1, report=lambda _: None)
    tiles = [each.tiles for each in quality.errors]
    assert sorted(tiles) == tiles
    assert tiles.count(1) <= 16  # one for each tile of the grill
    assert len({each.by_method for each in quality.errors}) > 0.9 * len(tiles)


@pytest.mark.parametrize("arguments", [("--players", "4"), ("--positions", "3"), ("extra",)])
def test_bad_options_of_the_command_get_one_clear_sentence(arguments: tuple[str, ...]) -> None:
    done = run_here("measure", "endgames", *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1
    assert "heckmeck measure endgames --help" in done.stderr
