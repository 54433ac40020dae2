"""PettingZoo: every seat is an agent."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from heckmeck.envs.aec import env, raw_env
from heckmeck.rules import Options, replay
from heckmeck.sim.actions import legal_actions
from heckmeck.sim.observation import observation_names, observe


def started(**kwargs: Any) -> Any:
    game = raw_env(**kwargs)
    game.reset(seed=1)
    return game


def play(game: Any, seed: int, steps: int | None = None) -> None:
    random = np.random.default_rng(seed)
    for _ in game.agent_iter(steps or 10**6):
        _, _, terminated, _, info = game.last()
        mask = info["action_mask"]
        game.step(None if terminated else int(random.choice(np.flatnonzero(mask))))


def test_observations_and_masks_are_those_of_the_rules() -> None:
    game = started(edition="specialists", players=3)
    assert game.observation_names == observation_names("specialists", 3)
    random = np.random.default_rng(1)
    for _ in range(200):
        state = game.position
        for seat, agent in enumerate(game.possible_agents):
            seen = game.observe(agent)
            assert seen.tolist() == np.array(observe(state, seat), np.float32).tolist()
            legal = legal_actions(state) if seat == state.player else []
            assert np.flatnonzero(game.infos[agent]["action_mask"]).tolist() == legal
        assert game.agent_selection == f"player_{state.player}"
        game.step(int(random.choice(legal_actions(state))))


def test_a_seed_repeats_the_game() -> None:
    games = [env(), env(), env()]
    for game, seed in zip(games, (7, 7, 8), strict=True):
        game.reset(seed=seed)
        play(game, 1)
    first, same, other = (game.unwrapped.record for game in games)
    assert first == same != other
    games[-1].reset(seed=7)  # not only for the first game
    play(games[-1], 1)
    assert games[-1].unwrapped.record == first


def test_without_a_seed_the_next_game_is_another_one() -> None:
    records = []
    for _ in range(2):
        game = raw_env()
        game.reset(seed=7)
        play(game, 1, 30)
        game.reset()
        play(game, 1, 30)
        records.append(game.record)
    seeded = raw_env()
    seeded.reset(seed=7)
    play(seeded, 1, 30)
    assert records[0] == records[1] != seeded.record


def test_the_record_of_a_game_can_be_replayed() -> None:
    game = started(edition="specialists", players=4, options=Options(steal="optional"))
    play(game, 3)
    *_, last = replay(str(game.record))
    assert last.state == game.position
    assert last.state.over
    assert last.state.setup.options.steal == "optional"


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    game = started()
    before = game.position
    for action in (9, 23, -1, None):
        with pytest.raises(ValueError, match="is not legal here; legal: 0"):
            game.step(action)
    assert game.position == before
    assert game.agents == ["player_0", "player_1"]


@pytest.mark.parametrize(("rewards", "loss"), [("win", -1), ("score", -40)])
def test_with_the_usual_wrappers_an_illegal_action_loses(rewards: Any, loss: float) -> None:
    game = env(rewards=rewards)
    game.reset(seed=1)
    game.last()
    game.step(9)
    assert game.terminations == {"player_0": True, "player_1": True}
    assert game.rewards == {"player_0": loss, "player_1": 0}


def test_winning_pays_once_at_the_end() -> None:
    game = started(players=3)
    random = np.random.default_rng(2)
    while not game.position.over:
        assert set(game.rewards.values()) == {0}
        game.step(int(random.choice(legal_actions(game.position))))
    assert sorted(game.rewards.values()) == [-0.5, -0.5, 1]


def test_an_environment_can_be_pickled() -> None:
    copy = pickle.loads(pickle.dumps(raw_env("specialists", 3, rewards="score")))  # noqa: S301
    copy.reset(seed=1)
    assert copy.possible_agents == ["player_0", "player_1", "player_2"]
    assert copy.observe("player_0").shape == (len(observation_names("specialists", 3)),)


@pytest.mark.parametrize(
    ("kwargs", "sentence"),
    [
        ({"players": 1}, "the game is for 2 to 7 players, not 1"),
        ({"players": 8}, "the game is for 2 to 7 players, not 8"),
        ({"edition": "third"}, "there is no edition 'third'"),
        ({"rewards": "fame"}, "rewards must be one of win, score, not 'fame'"),
        ({"render_mode": "human"}, "render_mode must be one of ansi, rgb_array, not 'human'"),
    ],
)
def test_bad_parameters_get_a_sentence(kwargs: Any, sentence: str) -> None:
    with pytest.raises(ValueError, match=f"^{sentence}$"):
        env(**kwargs)


def test_nothing_works_before_reset() -> None:
    with pytest.raises(ValueError, match="call reset before anything else"):
        raw_env().observe("player_0")


def pickled(game: Any) -> Any:
    return pickle.loads(pickle.dumps(game))  # noqa: S301


@pytest.mark.parametrize("copied", [copy.deepcopy, pickled])
@pytest.mark.parametrize("make", [env, raw_env])
def test_a_copy_goes_on_with_the_same_game(
    make: Callable[..., Any], copied: Callable[[Any], Any]
) -> None:
    game = make("specialists", players=4)
    game.reset(seed=1)
    game.step(0)
    other = copied(game)
    for _ in range(200):
        action = int(np.flatnonzero(game.infos[game.agent_selection]["action_mask"])[0])
        game.step(action)
        other.step(action)
    assert other.unwrapped.position == game.unwrapped.position


def test_nothing_goes_before_reset() -> None:
    with pytest.raises(ValueError, match="call reset"):
        raw_env().step(0)
