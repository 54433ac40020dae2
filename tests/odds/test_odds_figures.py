"""The exact figures of the rules page."""

import pytest

from heckmeck.odds import at_least, exactly, solve
from heckmeck.rules import GrillTile, Options, Seat, Setup, State, new_game, worms_on

AT_LEAST = {
    21: 89.303, 22: 85.560, 23: 80.774, 24: 74.837, 25: 68.033, 26: 60.699, 27: 52.476, 28: 43.542,
    29: 34.629, 30: 26.379, 31: 19.401, 32: 13.581, 33: 8.678, 34: 5.262, 35: 2.891, 36: 1.568,
}  # fmt: skip
EXACTLY = {
    21: 0.43960, 22: 0.41331, 23: 0.41608, 24: 0.37506, 25: 0.33648, 26: 0.28414, 27: 0.24776,
    28: 0.22148, 29: 0.17679, 30: 0.13564, 31: 0.09791, 32: 0.07234, 33: 0.05081, 34: 0.03118,
    35: 0.01699, 36: 0.00924, 11: 0.51831, 13: 0.56676,
}  # fmt: skip


def original(players: int = 2) -> State:
    return new_game(Setup("original", tuple("ABCDEFG"[:players])))


def grill(*up: int) -> tuple[GrillTile, ...]:
    return tuple(GrillTile(tile) for tile in up)


@pytest.mark.parametrize(("total", "percent"), list(AT_LEAST.items()))
def test_chance_of_at_least_a_total(total: int, percent: float) -> None:
    assert 100 * solve(original(), at_least(total)).value == pytest.approx(percent, abs=5e-4)


@pytest.mark.parametrize(("total", "chance"), list(EXACTLY.items()))
def test_chance_of_exactly_a_total(total: int, chance: float) -> None:
    assert solve(original(), exactly(total)).value == pytest.approx(chance, abs=5e-6)


def test_worms_of_a_fresh_turn() -> None:
    assert solve(original(), "worms").value == pytest.approx(1.644729674, abs=1e-9)


@pytest.mark.parametrize(
    ("cost", "value"), [(1, 1.43543), (2, 1.26322), (3, 1.10312), (4, 0.95313)]
)
def test_when_failing_costs(cost: int, value: float) -> None:
    def worms_with_a_price(before: State, after: State) -> float:
        gained = after.seats[0].score - before.seats[0].score
        return float(gained) if gained > 0 else -cost

    assert solve(original(), worms_with_a_price).value == pytest.approx(value, abs=5e-6)


def _specialists_without_figures() -> State:
    fresh = new_game(Setup("specialists", ("A", "B")))
    tiles = grill(*range(21, 37))
    return fresh._replace(grill=tiles, supply=7, removed=frozenset(fresh.setup.box.specialists))


def test_with_the_canned_worm() -> None:
    # An original turn in which the canned worm is held: no bratworms, nothing to lose.
    def tiles_only(before: State, after: State) -> float:
        return float(sum(map(worms_on, after.seats[0].stack[1:])))

    state = _specialists_without_figures()
    holder = Seat((11,), "canned_worm")
    state = state._replace(
        seats=(holder, Seat()),
        removed=state.removed - {"canned_worm"},
    )
    assert solve(state, tiles_only).value == pytest.approx(2.07123, abs=5e-6)


def test_with_a_ninth_white_die() -> None:
    def tiles_only(before: State, after: State) -> float:
        return float(sum(map(worms_on, after.seats[0].stack[1:])))

    state = _specialists_without_figures()
    state = state._replace(
        setup=Setup("specialists", ("A", "B"), 0, Options(golden_die="standard")),
        seats=(Seat((11,), "golden_die"), Seat()),
        removed=state.removed - {"golden_die"},
    )
    assert solve(state, tiles_only).value == pytest.approx(2.265220, abs=5e-7)


@pytest.mark.parametrize("tiles", [(31, 32, 33, 34), (31, 33)])
def test_few_tiles_left(tiles: tuple[int, ...]) -> None:
    state = original()._replace(grill=grill(*tiles))
    chances = {0: 0.0, 3: 0.0, 4: 0.0}
    for outcome in solve(state, "worms").outcomes():
        chances[worms_on(outcome.tile) if outcome.tile else 0] += outcome.p
    assert chances[0] == pytest.approx(0.8060947, abs=5e-8)
    assert chances[3] == pytest.approx(0.1339802, abs=5e-8)
    assert chances[4] == pytest.approx(0.0599251, abs=5e-8)


def test_stealing_the_only_tile_of_the_only_opponent() -> None:
    state = original()
    state = state._replace(
        grill=tuple(each for each in state.grill if each.tile != 25),
        seats=(Seat(), Seat((25,))),
    )
    assert solve(state, "margin").value == pytest.approx(2.144974737, abs=1e-9)


def test_in_the_middle_of_a_game() -> None:
    on_grill = {21, 23, 24, 27, 28, 30, 33}
    tiles = tuple(
        GrillTile(tile, tile in on_grill) for tile in range(21, 37) if tile not in {25, 29, 31}
    )
    seats = (Seat((29,)), Seat((25,)), Seat((31,)))
    state = original(3)._replace(grill=tiles, seats=seats)
    assert solve(state, "worms").value == pytest.approx(0.959328487, abs=1e-9)
