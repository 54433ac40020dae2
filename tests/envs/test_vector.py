"""Gymnasium: thousands of games at once."""

from typing import Any

import gymnasium
import numpy as np
import pytest

from heckmeck.envs import ENV_ID
from heckmeck.envs.rewards import collected
from heckmeck.envs.vector import HeckmeckVectorEnv, random_actions
from heckmeck.sim.actions import legal_actions
from heckmeck.sim.observation import observe


def first_legal(_: Any, masks: Any) -> Any:
    return masks.argmax(axis=1)


@pytest.mark.parametrize("edition", ["original", "specialists"])
@pytest.mark.parametrize("opponents", [None, ("random", "random")])
def test_observations_and_masks_are_those_of_the_rules(edition: Any, opponents: Any) -> None:
    env = HeckmeckVectorEnv(8, opponents, players=3, edition=edition, seat=1 if opponents else None)
    seen, info = env.reset(seed=1)
    random = np.random.default_rng(1)
    for _ in range(150):
        for index, state in enumerate(env.states):
            assert np.flatnonzero(info["action_mask"][index]).tolist() == legal_actions(state)
            assert info["player"][index] == state.player
            expected = observe(state, 1 if opponents else None)
            assert seen[index].tolist() == np.array(expected, np.float32).tolist()
            assert opponents is None or state.over or state.player == 1
        seen, _, _, _, info = env.step(random_actions(info["action_mask"], random))


@pytest.mark.parametrize("rewards", ["win", "score"])
@pytest.mark.parametrize(
    ("opponents", "seat"),
    [(None, None), *(((first_legal,), seat) for seat in (None, 0, 1))],
)
def test_rewards_add_up_to_what_the_game_pays(rewards: Any, seat: Any, opponents: Any) -> None:
    env = HeckmeckVectorEnv(6, opponents, edition="specialists", seat=seat, rewards=rewards)
    _, info = env.reset(seed=2)
    random = np.random.default_rng(2)
    paid, learned = np.zeros((6, 2)), np.zeros(6)
    games = 0
    while games < 12:
        before = env.games.over
        learners = env._learners().copy()
        _, reward, ended, _, info = env.step(random_actions(info["action_mask"], random))
        paid[before] = learned[before] = 0
        paid += info["rewards"]
        learned += reward
        assert reward.tolist() == info["rewards"][np.arange(6), learners].tolist()
        for index in np.flatnonzero(ended):
            expected = collected(env.states[index], rewards)
            assert paid[index] == pytest.approx(expected)
            if opponents is not None:
                assert learned[index] == pytest.approx(expected[learners[index]])
            games += 1


def test_a_game_that_ended_begins_anew_with_the_next_step() -> None:
    env = HeckmeckVectorEnv(4, None)
    _, info = env.reset(seed=1)
    random = np.random.default_rng(1)
    ended = np.zeros(4, np.bool_)
    while not ended.any():
        _, _, ended, _, info = env.step(random_actions(info["action_mask"], random))
    assert not info["action_mask"][ended].any()
    others = env.games.states["turn"].copy()
    actions = random_actions(info["action_mask"], random)
    actions[ended] = 22  # ignored
    _, rewards, again, _, info = env.step(actions)
    assert env.games.states["turn"][ended].tolist() == [1] * int(ended.sum())
    assert not rewards[ended].any()
    assert not again[ended].any()
    assert (env.games.states["turn"][~ended] >= others[~ended]).all()
    assert set(env.games.numbers[ended]) == set(range(4, 4 + int(ended.sum())))


def test_the_learning_seat_changes_from_game_to_game() -> None:
    env = HeckmeckVectorEnv(6, ("random", "random"))
    _, info = env.reset(seed=1)
    assert info["player"].tolist() == [0, 1, 2, 0, 1, 2]


def test_a_seed_repeats_the_games() -> None:
    played = []
    for seed in (1, 1, 2):
        env = HeckmeckVectorEnv(16, ("random",), edition="specialists")
        _, info = env.reset(seed=seed)
        random = np.random.default_rng(1)
        for _ in range(100):
            _, _, _, _, info = env.step(random_actions(info["action_mask"], random))
        played.append(env.games.states.tobytes())
    first, same, other = played
    assert first == same != other


def test_threads_change_nothing() -> None:
    played = []
    for threads in (1, 2):
        env = HeckmeckVectorEnv(50, None, players=4, threads=threads)
        _, info = env.reset(seed=1)
        random = np.random.default_rng(1)
        for _ in range(100):
            _, _, _, _, info = env.step(random_actions(info["action_mask"], random))
        played.append(env.games.states.tobytes())
    assert played[0] == played[1]


def test_every_opponent_decides_for_its_own_seat() -> None:
    rows: dict[str, int] = {"next": 0, "second": 0}

    def policy(name: str, seat: int) -> Any:
        def act(seen: Any, masks: Any) -> Any:
            rows[name] += len(seen)
            to_move = env.observation_names.index("me: to move")
            assert (seen[:, to_move] == 1).all()
            assert masks.any(axis=1).all()
            assert set(env.games.states["player"]) & {seat}
            return masks.argmax(axis=1)

        return act

    env = HeckmeckVectorEnv(5, (policy("next", 1), policy("second", 2)), seat=0)
    _, info = env.reset(seed=1)
    random = np.random.default_rng(1)
    for _ in range(50):
        _, _, _, _, info = env.step(random_actions(info["action_mask"], random))
    assert min(rows.values()) > 0


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = HeckmeckVectorEnv(3, None)
    env.reset(seed=1)
    before = env.games.states.copy()
    with pytest.raises(ValueError, match=r"^game 1: action 9 \(stop\) is not legal here; legal: 0"):
        env.step(np.array([0, 9, 0]))
    with pytest.raises(ValueError, match="3 games need 3 actions"):
        env.step(np.array([0, 0]))
    assert (env.games.states == before).all()


@pytest.mark.parametrize(
    ("kwargs", "sentence"),
    [
        ({"num_envs": 0}, "there must be at least one game, not 0"),
        ({"opponents": "random"}, "opponents must be a tuple such as .'random',., not 'random'"),
        (
            {"opponents": ("cautious",)},
            "opponents here are \"random\" or functions, not 'cautious'",
        ),
        ({"opponents": ()}, "the game is for 2 to 7 players, not 1"),
        ({"opponents": None, "players": 8}, "the game is for 2 to 7 players, not 8"),
        ({"players": 3}, "players=3 does not fit: a learner and 1 opponent make 2"),
        ({"seat": 2}, "there is no seat 2 at a table of 2"),
        ({"seat": 1.5}, "there is no seat 1.5 at a table of 2"),
        ({"options": {"steal": "optional"}}, r"options must be Options\(...\), not .*"),
        ({"threads": 0}, "threads must be a whole number from 1 up, not 0"),
        ({"rewards": "fame"}, "rewards must be one of win, score, not 'fame'"),
        ({"render_mode": "human"}, "render_mode must be one of ansi, rgb_array, not 'human'"),
    ],
)
def test_bad_parameters_get_a_sentence(kwargs: Any, sentence: str) -> None:
    with pytest.raises(ValueError, match=f"^{sentence}"):
        HeckmeckVectorEnv(**kwargs)


def test_nothing_works_before_reset() -> None:
    with pytest.raises(ValueError, match="call reset before anything else"):
        HeckmeckVectorEnv(2).step(np.zeros(2, np.int64))


def test_make_vec_makes_it() -> None:
    env: Any = gymnasium.make_vec(ENV_ID, 3, opponents=("random",), render_mode="ansi")
    env.reset(seed=1)
    assert isinstance(env, HeckmeckVectorEnv)
    frames = env.render() or ()
    assert len(frames) == 3
    assert frames[0].startswith("turn 1, Player 1: roll or stop")


@pytest.mark.parametrize("answer", [99, -1, 9, [0], [0.5] * 4])
def test_an_opponent_that_answers_nonsense_is_named(answer: Any) -> None:
    def opponent(seen: Any, masks: Any) -> Any:
        return np.full(len(masks), answer) if isinstance(answer, int) else np.array(answer)

    envs = HeckmeckVectorEnv(4, (opponent,), seat=1)
    with pytest.raises(ValueError, match=r"opponent 1 (must return 4|chose the illegal action)"):
        envs.reset(seed=1)


def test_infos_say_whose_view_it_is_and_who_has_how_many_worms() -> None:
    envs = HeckmeckVectorEnv(6, ("random", "random"))
    _, infos = envs.reset(seed=1)
    assert infos["seat"].tolist() == [0, 1, 2, 0, 1, 2]
    assert infos["scores"].shape == (6, 3)
    with pytest.raises(ValueError, match="every seat learns"):
        HeckmeckVectorEnv(6, None, seat=0)
