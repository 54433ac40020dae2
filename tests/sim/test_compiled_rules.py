"""The compiled rules agree with the engine on every kind of game."""

import os
import pickle
import signal
import subprocess
import sys
from itertools import combinations_with_replacement
from pathlib import Path
from random import Random
from shutil import copytree, ignore_patterns

import numpy as np
import pytest
from numpy.lib.recfunctions import repack_fields

import heckmeck
from heckmeck.rules import EDITIONS, Land, Options, Roll, Setup, apply, new_game, replay
from heckmeck.sim import Games, pack, unpack
from heckmeck.sim.kernels.board import OVER
from heckmeck.testing.playouts import late_state, playout, random_setup
from tests.rules.perft import Perft, read_perft
from tests.sim.differential import compare_games, compare_random_play

ROOT = Path(__file__).resolve().parents[2]
EDITION_NAMES = [edition.name for edition in EDITIONS.values()]
PERFT = [read_perft(path) for path in sorted((ROOT / "vectors/perft").glob("*.txt"))]


@pytest.mark.parametrize("seeds", [range(start, start + 10) for start in range(0, 60, 10)])
def test_states_masks_flags_and_scores_agree_after_every_move(seeds: range) -> None:
    assert sum(compare_games(seed) for seed in seeds) > 20_000


@pytest.mark.parametrize("seeds", [range(start, start + 12) for start in (1000, 1012)])
def test_observations_agree_after_every_move(seeds: range) -> None:
    assert sum(compare_games(seed, games=16, moves=40, observed=16) for seed in seeds) > 4_000


@pytest.mark.parametrize("seed", range(8))
def test_random_play_makes_the_same_choices_at_once_and_step_by_step(seed: int) -> None:
    assert compare_random_play(seed, games=6) > 1_000


@pytest.mark.parametrize("perft", PERFT, ids=lambda perft: perft.name)
def test_the_compiled_rules_count_the_positions(perft: Perft) -> None:
    *_, last = replay(perft.record)
    level = pack([last.state])
    turn = level["turn"][0]
    for count in perft.counts[1:]:
        level = _after(level[(level["turn"] == turn) & (level["phase"] != OVER)])
        assert len(level) == count


def games_of(states: np.ndarray) -> Games:
    edition = EDITION_NAMES[states["edition"][0]]
    games = Games(len(states), edition, int(states["players"][0]))
    games.states[:] = states
    return games


def _after(states: np.ndarray) -> np.ndarray:
    """Every distinct state after one more line of a record."""
    found: list[np.ndarray] = []
    games = games_of(states)
    for game, action in zip(*np.nonzero(games.masks()), strict=True):
        rolls = _rolls(states[game], action) if action <= 2 else np.zeros((1, 9), np.int8)
        batch = games_of(np.repeat(states[game : game + 1], len(rolls)))
        batch.step(np.full(len(rolls), action), rolls)
        found.append(batch.states)
    every = np.concatenate(found)
    # Compared as bytes, without the byte that only aligns states in memory.
    packed = repack_fields(every)
    _, first = np.unique(packed.view(f"V{packed.itemsize}"), return_index=True)
    return every[first]


def _rolls(state: np.void, action: int) -> np.ndarray:
    """Every distinct way the dice can land."""
    white = int(state["white"])
    golden = (0, 5) if state["golden"] or action == 1 else (-1,)
    return np.array(
        [
            [*dice, *[-1] * (8 - white), face]
            for dice in combinations_with_replacement(range(6), white)
            for face in golden
        ],
        np.int8,
    )


def test_packing_and_unpacking_gives_the_same_state() -> None:
    for seed in range(120):
        rng = Random(f"pack {seed}")
        setup = random_setup(rng)
        for step in playout(late_state(setup, rng), rng, 40):
            assert unpack(pack([step.state])[0], setup.players) == step.state


def test_the_dice_in_the_air_are_part_of_a_state() -> None:
    state = apply(new_game(Setup("original", ("Anna", "Ben"))), Roll()).state
    packed = pack([state])
    assert unpack(packed[0], ("Anna", "Ben")) == state
    drawn, given, played = games_of(packed), games_of(packed), games_of(packed)
    assert not drawn.masks().any()
    drawn.step([22])
    assert unpack(drawn.states[0]).phase == "keep"
    with pytest.raises(ValueError, match="impossible dice"):
        given.step([22], [[6] * 9])
    given.step([22], [[3, 3, 3, 0, 1, 2, 4, 5, -1]])
    landed = apply(state, Land("1234445w")).state
    assert unpack(given.states[0], ("Anna", "Ben")) == landed
    played.play_randomly()
    assert played.over.all()


def test_unpacking_needs_one_name_per_player() -> None:
    packed = pack([new_game(Setup("original", ("Anna", "Ben", "Cem")))])[0]
    assert unpack(packed).setup.players == ("Player 1", "Player 2", "Player 3")
    with pytest.raises(ValueError, match="the game has 3 players, not 2"):
        unpack(packed, ("Anna", "Ben"))


def test_an_illegal_action_changes_no_game() -> None:
    games = Games(5, "specialists", 3, 1)
    games.step([0] * 5)
    before = games.states.copy()
    legal = games.masks().argmax(axis=1)
    for wrong in (-1, 0, 9, 22, 23, 64, 10**9, -(2**62)):
        with pytest.raises(ValueError, match=r"^game 3: action .* is not legal here; legal: \d"):
            games.step([*legal[:3], wrong, legal[4]])
        assert (games.states == before).all()
    with pytest.raises(ValueError, match="5 games need 5 actions"):
        games.step(legal[:4])
    with pytest.raises(ValueError, match="whole numbers"):
        games.step(legal + 0.5)
    assert (games.states == before).all()


def test_impossible_dice_change_no_game() -> None:
    start = pack([new_game(Setup("specialists", ("A", "B")))])
    start["holds"][0, 0] = 4  # the golden die
    start["stands"][0, 8] = -1  # which stood on 27
    games = games_of(start)
    for action, dice in [
        (0, [0, 1, 2, 3, 4, 5, 0, 6, 0]),
        (0, [0, 1, 2, 3, 4, 5, 0, -1, 0]),
        (1, [0, 1, 2, 3, 4, 5, 0, 0, -1]),
        (1, [0, 1, 2, 3, 4, 5, 0, 0, 3]),  # the golden die has only ones and worms
    ]:
        with pytest.raises(ValueError, match="game 0: impossible dice"):
            games.step([action], [dice])
        assert (games.states == start).all()
    for strange in (256, 0.5):
        with pytest.raises(ValueError, match=r"impossible dice|must be whole numbers"):
            games.step([0], [[strange] * 9])
    with pytest.raises(ValueError, match="dice need the shape"):
        games.step([0], [[1] * 8])
    games.states["golden_standard"] = 1
    games.step([1], [[0, 1, 2, 3, 4, 5, 0, 0, 3]])
    assert games.states["golden_face"][0] == 3


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"count": 0}, "count must be a whole number from 1 up, not 0"),
        ({"count": 1.5}, "count must be a whole number from 1 up, not 1.5"),
        ({"players": 8}, "the game is for 2 to 7 players, not 8"),
        ({"edition": "third"}, "there is no edition 'third'"),
        ({"seed": -1}, "a seed is a whole number from 0"),
        ({"seed": 2**64}, "a seed is a whole number from 0"),
        ({"seed": 1.5}, "a seed is a whole number from 0"),
        ({"numbers": [1, 2, -1]}, "the numbers of games are whole numbers"),
        ({"numbers": np.array([1, 2, 0.5])}, "the numbers of games are whole numbers"),
        ({"threads": 0}, "threads must be a whole number from 1 up, not 0"),
        ({"threads": 1.5}, "threads must be a whole number from 1 up, not 1.5"),
        ({"numbers": [1, 2]}, "expected 3 numbers of games"),
        ({"first": 2}, "there is no seat 2"),
    ],
)
def test_games_that_cannot_be_are_refused(arguments: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Games(**{"count": 3, **arguments})  # type: ignore[arg-type]


def test_playing_in_parts_gives_the_same_games() -> None:
    whole, parts = Games(30, "specialists", 3, 4), Games(30, "specialists", 3, 4)
    moves = whole.play_randomly()
    assert sum(parts.play_randomly(max_turns=turns) for turns in (1, 2, 5, 40, 10**6)) == moves
    assert (parts.states == whole.states).all()


@pytest.mark.parametrize(
    "out",
    [
        np.empty((3, 82), np.float32),
        np.empty((4, 81), np.float32),
        np.empty((4, 82), np.float64),
        np.empty((82, 4), np.float32).T,
        [[0.0] * 82] * 4,
    ],
)
def test_kernels_write_only_into_arrays_that_fit(out: object) -> None:
    with pytest.raises(ValueError, match="out must be"):
        Games(4).observe(out=out)
    with pytest.raises(ValueError, match="out must be"):
        Games(4).masks(out=out)


def test_states_of_another_kind_are_refused_where_they_would_not_fit() -> None:
    games = Games(4)
    games.states[2] = Games(1, "original", 7).states[0]
    for look in (games.observe, games.scores, games.shares):
        with pytest.raises(ValueError, match="the number of players given"):
            look()


def test_observing_needs_a_seat_of_the_table() -> None:
    with pytest.raises(ValueError, match="one seat from 0 to 1"):
        Games(2).observe([0, 2])


def test_restarting_begins_new_games_in_some_places() -> None:
    options = Options(steal="optional")
    games = Games(4, "specialists", 3, 9, options=options)
    games.play_randomly()
    kept = games.states[[0, 3]].copy()
    games.restart([1, 2], [7, 8])
    assert games.over.tolist() == [True, False, False, True]
    games.play_randomly()
    assert (games.states[[0, 3]] == kept).all()
    fresh = Games(2, "specialists", 3, 9, options=options, numbers=[7, 8])
    fresh.play_randomly()
    assert (games.states[[1, 2]] == fresh.states).all()
    assert games.shares().sum(axis=1).tolist() == [1, 1, 1, 1]


def test_restarting_refuses_places_that_do_not_exist_or_come_twice() -> None:
    games = Games(4, seed=9)
    games.play_randomly()
    before = games.states.copy()
    for which, numbers in (([4], [1]), ([1, 1], [5, 6]), ([1], [5, 6]), ([0.5], [1])):
        with pytest.raises(ValueError, match=r"which|expected 1 numbers of games"):
            games.restart(which, numbers)
    assert (games.states == before).all()


def test_which_games_step_is_said_by_truth_values() -> None:
    with pytest.raises(ValueError, match="which must be 2 truth values, one per game"):
        Games(2).step([0, 0], which=[0, 1])


def test_games_on_threads_survive_a_fork_and_a_copy() -> None:
    games = Games(64, threads=2)
    games.step([0] * 64)
    copied = pickle.loads(pickle.dumps(games))  # noqa: S301  our own
    child = os.fork()
    if not child:
        signal.alarm(30)  # ends a child that hangs
        games.step(games.masks().argmax(axis=1))
        os._exit(0)
    assert os.waitpid(child, 0)[1] == 0
    actions = games.masks().argmax(axis=1)
    games.step(actions)
    copied.step(actions)
    assert (games.states == copied.states).all()


def test_games_that_take_too_long_are_left_running() -> None:
    games = Games(10)
    games.play_randomly(max_turns=3)
    assert not games.over.any()
    assert set(games.states["turn"]) == {4}
    assert not games.shares().any()


def test_a_change_of_a_kernel_reaches_kernels_of_other_files(tmp_path: Path) -> None:
    """Numba's own cache would go on using the old code, which its callers contain."""
    package = Path(heckmeck.__file__).parent
    ignored = ignore_patterns("__pycache__", "web_dist", "server", "locale")
    copytree(package, tmp_path / "heckmeck", ignore=ignored)
    program = (
        "from heckmeck.sim import Games; g = Games(1, 'specialists');"
        "g.states['holds'][0, 0] = 5; print(g.scores()[0, 0])"
    )

    def worms_of_the_apple() -> str:
        done = subprocess.run(
            [sys.executable, "-c", program],
            env={"PYTHONPATH": str(tmp_path), "PATH": ""},
            capture_output=True,
            text=True,
            check=True,
        )
        return done.stdout.strip()

    assert worms_of_the_apple() == "3"
    assert list((tmp_path / "heckmeck/sim/kernels/__pycache__").glob("play.score_games*.nbc"))
    board = tmp_path / "heckmeck/sim/kernels/board.py"
    board.write_text(board.read_text().replace("= APPLE_WORMS\n", "= APPLE_WORMS + 4\n"))
    assert worms_of_the_apple() == "7"
    pieces = tmp_path / "heckmeck/rules/pieces.py"
    pieces.write_text(pieces.read_text().replace("APPLE_WORMS = 3", "APPLE_WORMS = 4"))
    assert worms_of_the_apple() == "8"


def test_without_numba_a_sentence_says_what_to_install() -> None:
    program = (
        "import sys; sys.modules['numba'] = None\n"
        "from heckmeck.sim import ACTIONS, observation_names\n"
        "assert len(ACTIONS) == 23\n"
        "try:\n    from heckmeck.sim import Games\n"
        "except ImportError as error:\n    print(error)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip().endswith("pip install 'heckmeck[fast]'")
