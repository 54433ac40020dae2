"""Exact turns in batches agree with `heckmeck.odds`, which asks the engine about every ending."""

from collections import defaultdict
from collections.abc import Iterator
from itertools import pairwise
from random import Random
from zlib import crc32

import pytest

pytest.importorskip("numba")

import numpy as np

from heckmeck.odds import prepare, solve
from heckmeck.odds.objectives import as_objective
from heckmeck.odds.turn.endings import endings
from heckmeck.odds.turn.model import FAILED_ROLL, TurnModel
from heckmeck.rules import (
    SPECIALISTS,
    Dice,
    Fail,
    Keep,
    Land,
    Market,
    Options,
    Purchase,
    Reroll,
    Return,
    Rob,
    Roll,
    Seat,
    Setup,
    Specialist,
    State,
    Stop,
    apply,
    legal_moves,
    new_game,
    worms_on,
)
from heckmeck.sim.states import TILES, Array, pack, packed_start
from heckmeck.sim.turns import Turns
from heckmeck.testing.playouts import late_state, random_setup
from tests.odds.odds_positions import few_dice, positions

CLOSE = 1e-12


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    prepare()


def worth_of(row: Array) -> float:
    """An arbitrary value for an ending, so that no two plans are equally good."""
    return crc32(row.tobytes()) / 2**32 * 10 - 3


def worth(before: State, after: State) -> float:
    """The same for the engine's states."""
    return worth_of(pack([after])[0])


def worths(turns: Turns) -> Array:
    return np.array([worth_of(row) for row in turns.endings])


def starts_of_turns(seed: int, count: int) -> list[State]:
    """Both editions, all options, 2 to 7 players, and whatever they hold."""
    chance = Random(seed)
    fresh = [each for each in positions(seed, 2 * count) if each.dice == Dice()]
    return fresh[:count] + [late_state(random_setup(chance), chance) for _ in range(count)]


def holding_dice(state: State, total: int) -> State:
    """The same position with dice worth this total set aside, a worm among them."""
    return state._replace(dice=Dice("1" * (total - 5) + "w"))


def moments(seed: int, count: int) -> Iterator[State]:
    """Positions anywhere in a turn: before and after rolling, and while the dice are in the air."""
    chance = Random(seed)
    for state in [*positions(seed, count), *starts_of_turns(seed + 1, count)]:
        yield state
        if (later := few_dice(state, chance.choice((2, 4, 6, 7)), chance)) is not None:
            yield later
        for move in legal_moves(state):
            if isinstance(move, Roll | Reroll):
                yield apply(state, move).state
        if state.dice == Dice():
            stopped = apply(holding_dice(state, chance.randrange(21, 37)), Stop()).state
            if stopped.phase in ("return", "rob"):
                yield stopped
            if state.mover.specialist == "weasel":
                failed = Dice("5w", white=6, rolled="555www")
                yield state._replace(phase="keep", dice=failed)


def assert_same_values(states: list[State]) -> None:
    turns = Turns(pack(states))
    values = worths(turns)
    found = turns.solve(values)
    assert found.values.shape == (len(turns),)
    assert found.values == pytest.approx([solve(each, worth).value for each in states], abs=CLOSE)
    assert turns.solve(values, chances=False).values == pytest.approx(found.values, abs=CLOSE)
    assert (found.chances >= 0).all()
    for value, (begin, end) in zip(found.values, pairwise(turns.offsets), strict=True):
        chances = found.chances[begin:end]
        assert chances.sum() == pytest.approx(1.0, abs=CLOSE)
        assert (chances * values[begin:end]).sum() == pytest.approx(value, abs=CLOSE)


@pytest.mark.parametrize("seed", range(4))
def test_values_at_the_start_of_turns(seed: int) -> None:
    states = starts_of_turns(seed, 250)
    held = {each.mover.specialist for each in states}
    assert held == {None, *SPECIALISTS} - {"raven"}
    assert_same_values(states)


@pytest.mark.parametrize("seed", range(4))
def test_values_anywhere_in_a_turn(seed: int) -> None:
    states = list(moments(100 + seed, 200))
    assert {each.phase for each in states} >= {"roll", "chance", "keep", "rob", "return"}
    moves = {type(move) for each in states for move in legal_moves(each)}
    assert moves == {Roll, Reroll, Keep, Stop, Rob, Return, Fail}
    assert_same_values(states)


@pytest.mark.parametrize("specialist", ["weasel", "golden_die", "canned_worm", None])
@pytest.mark.parametrize("golden", ["ones_and_worms", "standard"])
def test_e2_six_players_to_rob(specialist: Specialist | None, golden: str) -> None:
    """The most variants a turn can have: the position as it is, and one for each victim."""
    options = Options(steal="optional", golden_die=golden)  # type: ignore[arg-type]
    state = new_game(Setup("specialists", tuple("ABCDEFG"), options=options))
    grill = tuple(
        each._replace(specialist=None) if each.specialist == specialist else each
        for each in state.grill
        if each.tile not in (30, 31)
    )
    others = (Seat((31,), None, 1), *[Seat((), None, 1)] * 5)
    start = state._replace(grill=grill, supply=0, seats=(Seat((30,), specialist, 1), *others))
    assert len(TurnModel(start, as_objective(worth)).variants) == 7
    states = [start]
    for move in (*legal_moves(start)[:1], Land("111111w5", "1" if golden == "standard" else "w")):
        if isinstance(move, Land) and not states[-1].dice.golden:
            move = Land(move.dice)
        states.append(apply(states[-1], move).state)
    states.append(apply(states[-1], Keep("1")).state)
    assert states[-1].phase == "rob"
    states.append(apply(states[-1], Rob(4)).state)
    assert_same_values(states)


def test_d3_one_ending_for_two_ways_to_the_last_bratworm() -> None:
    """Two ones take it before the raven's tile, or the raven gives it: the table is the same."""
    state = new_game(Setup("specialists", ("Anna", "Ben")))
    state = state._replace(supply=1, seats=(Seat((), None, 6), Seat()))
    turns = Turns(pack([state]))
    raven = turns.endings["top"][:, 0] == TILES.index(23)
    assert raven.sum() == 1
    assert turns.endings[raven]["bratworms"][0].tolist()[:2] == [7, 0]
    assert len(turns.endings) == 2 * len(TILES) + 2 - 1
    assert_same_values([state])


def purchases(turn: TurnModel) -> set[tuple[Purchase, int | None]]:
    """What totals buy, each with one total that buys it, and the failed attempt."""
    market = Market(turn.state)
    found: dict[Purchase, int | None] = {}
    for total in range(11, 38):
        found.setdefault(market.buys(total), total)
    bought = {(each, total) for each, total in found.items() if each.result != "fail"}
    return bought | {(FAILED_ROLL, None)}


def test_every_ending_once_and_no_other() -> None:
    states = starts_of_turns(7, 150)
    turns = Turns(pack(states))
    choices = 0
    for state, (begin, end) in zip(states, pairwise(turns.offsets), strict=True):
        found = [row.tobytes() for row in turns.endings[begin:end]]
        wanted = []
        for variant in TurnModel(state, as_objective(worth)).variants:
            for total in (1, *range(11, 38)):
                failing = variant._replace(dice=Dice("1"))
                stopping = failing if total == 1 else holding_dice(variant, total)
                stops = [each for each in legal_moves(stopping) if isinstance(each, Stop)]
                after = [each.after for stop in stops for each in endings(stopping, stop)]
                wanted += [row.tobytes() for row in pack(after)]
                choices += any(each.choices for each in endings(stopping, Stop()))
        assert len(found) == len(set(found))
        assert set(found) == set(wanted)
    assert choices > 100


def outcome_chances(state: State, turns: Turns, chances: Array) -> dict[object, float]:
    """The chances of a position's endings, added up as `Plan.outcomes` does it."""
    turn = TurnModel(state, as_objective(worth))
    number = {row.tobytes(): place for place, row in enumerate(turns.endings)}
    keys: defaultdict[int, set[object]] = defaultdict(set)
    for variant in range(len(turn.variants)):
        for bought, total in purchases(turn):
            after = turn.ending(variant, bought, total).after
            key = (bought.result, bought.tile, bought.source, variant > 0)
            keys[number[pack([after])[0].tobytes()]].add(key)
    found: defaultdict[object, float] = defaultdict(float)
    for place, chance in enumerate(chances):
        if chance > 0:
            (only,) = keys[place]  # positions with shared endings are left out
            found[only] += chance
    return found


def has_shared_endings(state: State) -> bool:
    """Whether two variants can end alike, which takes the raven."""
    return any(each.specialist == "raven" for each in state.grill) and state.supply <= 1


def test_chances_of_endings() -> None:
    states = [each for each in starts_of_turns(21, 40) if not has_shared_endings(each)]
    chance = Random(3)
    later = [few_dice(each, 5, chance) for each in starts_of_turns(22, 400)]
    states += [
        each
        for each in later
        if each is not None and each.phase == "roll" and not has_shared_endings(each)
    ]
    assert len(states) > 150
    for state in states:
        turns = Turns(pack([state]))
        found = outcome_chances(state, turns, turns.solve(worths(turns)).chances)
        wanted = {each[:4]: each.p for each in solve(state, worth).outcomes() if each.p > 0}
        assert found == pytest.approx(wanted, abs=CLOSE)


def worms_gained(turns: Turns) -> Array:
    """The worms on the tile that the first player took, in each ending."""
    worms = np.array([*map(worms_on, TILES), 0])  # the last one stands for no tile
    return worms[turns.endings["top"][:, 0]]


@pytest.mark.parametrize(
    ("cost", "value"), [(0, 1.644729674), (1, 1.43543), (2, 1.26322), (3, 1.10312), (4, 0.95313)]
)
def test_known_worms_of_a_first_turn_if_failing_costs_some(cost: int, value: float) -> None:
    turns = Turns(packed_start(Setup("original", ("Anna", "Ben"))))
    gained = worms_gained(turns)
    found = turns.solve(np.where(gained, gained, -cost))
    assert found.values[0] == pytest.approx(value, abs=5e-6 if cost else 1e-9)


@pytest.mark.parametrize("tiles", [(31, 32, 33, 34), (31, 33)])
def test_known_worms_on_a_small_grill(tiles: tuple[int, ...]) -> None:
    fresh = new_game(Setup("original", ("Anna", "Ben")))
    others = tuple(each.tile for each in fresh.grill if each.tile not in tiles)
    grill = tuple(each for each in fresh.grill if each.tile in tiles)
    # The other player's top tile is the 21, which nobody wants.
    state = fresh._replace(grill=grill, seats=(Seat(), Seat(others[::-1])))
    turns = Turns(pack([state]))
    gained = worms_gained(turns)
    gained[turns.endings["top"][:, 0] == TILES.index(21)] = 0
    # Several plans are equally good, so only the value is known.
    value = 3 * 0.1339802 + 4 * 0.0599251
    assert turns.solve(gained).values[0] == pytest.approx(value, abs=1e-6)


def test_a7_ones_that_are_not_worth_a_bratworm_are_left() -> None:
    """If a bratworm is bad, the plan sets ones aside only if nothing else was rolled."""
    state = new_game(Setup("specialists", ("Anna", "Ben")))
    turns = Turns(pack([state]))
    gained = turns.endings["bratworms"][:, 0] > 0
    raven = turns.endings["top"][:, 0] == TILES.index(23)
    chance = turns.solve(np.where(gained & ~raven, -1.0, 0.0)).chances[gained].sum()
    assert chance == pytest.approx(6**-8, abs=1e-15)  # nothing but ones in the first roll


def test_results_do_not_depend_on_the_batch_or_on_threads() -> None:
    states = pack(starts_of_turns(5, 300))
    turns = Turns(states)
    values = worths(turns)
    found = turns.solve(values)
    shared = Turns(states, threads=3)
    assert (shared.endings == turns.endings).all()
    assert (shared.offsets == turns.offsets).all()
    for mine, yours in zip(shared.solve(values), found, strict=True):
        assert (mine == yours).all()
    for number in range(0, len(states), 29):
        alone = Turns(states[number : number + 1]).solve(
            values[turns.offsets[number] : turns.offsets[number + 1]]
        )
        assert alone.values[0] == found.values[number]


@pytest.mark.parametrize("threads", [1, 2])
def test_no_positions_at_all(threads: int) -> None:
    turns = Turns(packed_start(Setup("original", ("Anna", "Ben")))[:0], threads)
    assert len(turns) == len(turns.endings) == 0
    assert len(turns.solve(np.zeros(0)).values) == 0


def test_bad_input_gets_one_sentence() -> None:
    states = packed_start(Setup("original", ("Anna", "Ben")))
    with pytest.raises(ValueError, match="turns need an array of packed states"):
        Turns(np.zeros(3))
    over = states.copy()
    over["phase"] = 5
    with pytest.raises(ValueError, match="position 0 has no turn to solve: its game is over"):
        Turns(over)
    turns = Turns(states)
    with pytest.raises(ValueError, match=r"17 endings need 17 values, not \(3,\)"):
        turns.solve(np.zeros(3))
    with pytest.raises(ValueError, match="must be numbers between"):
        turns.solve(np.full(17, np.nan))
    with pytest.raises(ValueError, match="threads must be a whole number from 1 up"):
        Turns(states, threads=0)
