"""Exact endgames: the plain engine agrees, and the vectors hold."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

pytest.importorskip("numba")

import numpy as np

from heckmeck.chances import between_turns
from heckmeck.chances.endgames import WORM, solve_endgame
from heckmeck.chances.late_positions import thinned
from heckmeck.odds import Ending, Objective, prepare, solve
from heckmeck.rules import EDITIONS, Options, Setup, State, new_game, read_position, winners
from heckmeck.sim.states import unpack
from heckmeck.testing.playouts import late_state, random_setup

VECTORS = Path(__file__).parents[2] / "vectors" / "endgames"
NAMES = ("A", "B", "C")
CLOSE = 1e-9
SCALE = 1e4  # so that the plain solver notices what decides between equally good plans


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    prepare()


def bare(state: State) -> State:
    return state._replace(turn=1)


def shares(state: State) -> list[float]:
    won = winners(state)
    return [1 / len(won) if seat in won else 0.0 for seat in range(len(state.seats))]


def lead(state: State, mover: int) -> float:
    """What a player prefers if plans are equally good."""
    players = len(state.seats)
    if players == 2:
        return 0.0
    others = sum(
        0.5**after * state.seats[(mover + after) % players].score for after in range(1, players)
    )
    return state.seats[mover].score - others


def slow_chances(start: State) -> list[float]:
    """The same with the engine and tables: the best plans, what they are worth, and again."""
    players = len(start.seats)
    table: dict[State, list[float]] = {bare(start): [1 / players] * players}

    def known(after: State) -> list[float]:
        return (
            shares(after) if after.over else table.setdefault(bare(after), [1 / players] * players)
        )

    def value(before: State, ending: Ending) -> float:
        after, mover = ending.after, before.player
        return SCALE * (known(after)[mover] + WORM * lead(after, mover))

    objective = Objective("table", value)
    for _ in range(30):
        size, first = len(table), dict(table)
        plans = {state: solve(state, objective).endings() for state in list(table)}
        for _ in range(2000):
            change = 0.0
            for state, endings in plans.items():
                new = [
                    sum(p * known(after)[seat] for after, p in endings) for seat in range(players)
                ]
                change = max(change, *(abs(a - b) for a, b in zip(new, table[state], strict=True)))
                table[state] = new
            if change < 1e-15:
                break
        changes = [
            abs(a - b) for state in first for a, b in zip(first[state], table[state], strict=True)
        ]
        if size == len(table) and max(changes) < 1e-12:
            return table[bare(start)]
    raise AssertionError("the chances do not settle")


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("options", [Options(), Options("optional", "turned", "standard")])
def test_the_plain_engine_agrees(players: int, options: Options) -> None:
    rng = Random(11)
    for edition in EDITIONS.values():
        setup = Setup(edition.name, NAMES[:players], options=options)
        for tries in range(500):
            state = thinned(late_state(setup, rng), 2)
            # Without bratworms there are far fewer positions.
            seats = tuple(seat._replace(bratworms=0) for seat in state.seats)
            state = state._replace(supply=0, seats=seats)
            easy = any(each.tile <= 27 for each in state.face_up())
            found = solve_endgame(state, 30) if easy and any(map(len, seats)) else None
            if found is not None and len(found.states) > 2 * players:
                assert found.chances[0].tolist() == pytest.approx(slow_chances(state), abs=CLOSE)
                break
        else:
            raise AssertionError(f"no small endgame in {tries} tries")


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
    small = [each for each in vectors() if each["reachable"] <= 40]
    assert len(small) > 30
    for each in small[::2]:
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
    assert len(errors) > 200
    assert sum(errors) / len(errors) < 0.15
