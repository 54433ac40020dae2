"""Gymnasium: one seat against bots or other policies."""

import copy
from collections import Counter
from typing import Any

import gymnasium
import numpy as np
import pytest

from heckmeck.bots import BotFailure
from heckmeck.bots.random import RandomBot
from heckmeck.envs import ENV_ID, HeckmeckEnv
from heckmeck.envs.rewards import collected
from heckmeck.rules import PlayerMove, Record, Setup, State, replay
from heckmeck.sim.actions import legal_actions
from heckmeck.sim.observation import observe


def play(env: HeckmeckEnv, seed: int | None = None) -> tuple[Record, float]:
    """A whole game with random actions: its record and what it paid."""
    _, info = env.reset(seed=seed)
    random = np.random.default_rng(1)
    total, over = 0.0, False
    while not over:
        action = random.choice(np.flatnonzero(info["action_mask"]))
        _, reward, over, truncated, info = env.step(action)
        assert not truncated
        total += reward
    return env.record, total


def test_it_is_registered() -> None:
    env: Any = gymnasium.make(ENV_ID, opponents=("random", "cautious"), edition="specialists")
    assert isinstance(env.unwrapped, HeckmeckEnv)
    env.reset(seed=1)
    assert len(env.unwrapped.state.seats) == 3
    assert len(env.unwrapped.observation_names) == env.observation_space.shape[0]


def test_the_agent_sees_and_decides_only_on_its_turn() -> None:
    env = HeckmeckEnv(("cautious", "random"), edition="specialists", seat=1)
    seen, info = env.reset(seed=4)
    random = np.random.default_rng(1)
    for _ in range(100):
        state = env.state
        if state.over:
            break
        assert state.player == info["seat"] == 1
        assert seen.tolist() == np.array(observe(state, 1), np.float32).tolist()
        assert np.flatnonzero(info["action_mask"]).tolist() == legal_actions(state)
        assert np.flatnonzero(env.action_masks()).tolist() == legal_actions(state)
        assert env.action_masks().dtype == np.bool_
        assert info["scores"].tolist() == [seat.score for seat in state.seats]
        seen, _, _, _, info = env.step(random.choice(legal_actions(state)))


def test_a_seed_repeats_everything() -> None:
    env = HeckmeckEnv(("random", "easy"))
    first, second = play(env, 5), play(env)
    again = HeckmeckEnv(("random", "easy"))
    assert play(again, 5) == first != second
    assert play(again) == second
    assert play(again, 6) != first


def test_the_seat_is_drawn_or_fixed() -> None:
    env = HeckmeckEnv(("random", "random"))
    seats = Counter(env.reset(seed=seed)[1]["seat"] for seed in range(60))
    assert set(seats) == {0, 1, 2}
    fixed = HeckmeckEnv(("random", "random"), seat=2)
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(20)} == {2}


def test_opponents_sit_in_order_of_play_after_the_agent() -> None:
    env = HeckmeckEnv(("random", "cautious"), seat=1)
    env.reset(seed=1)
    assert env.record.setup.players == ("cautious", "agent", "random")


@pytest.mark.parametrize("rewards", ["win", "score"])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_rewards_add_up_to_what_the_game_pays(rewards: Any, seat: int) -> None:
    env = HeckmeckEnv(("cautious", "random"), edition="specialists", seat=seat, rewards=rewards)
    for seed in range(5):
        _, total = play(env, seed)
        assert total == pytest.approx(collected(env.state, rewards)[seat])


def test_the_record_of_a_game_can_be_replayed() -> None:
    env = HeckmeckEnv(("cautious",), edition="specialists")
    record, _ = play(env, 3)
    *_, last = replay(str(record))
    assert last.state == env.state


def test_opponents_can_be_functions_and_bots() -> None:
    calls: list[int] = []

    def policy(seen: Any, mask: Any) -> int:
        assert seen[16:17].tolist() == [1]  # me: to move
        calls.append(int(mask.sum()))
        return int(np.argmax(mask))

    env = HeckmeckEnv((policy, RandomBot(1)))
    record, _ = play(env, 1)
    assert len(calls) > 10
    assert sorted(record.setup.players) == ["agent", "policy", "random"]


class Closable(RandomBot):
    closed = 0

    def close(self) -> None:
        self.closed += 1


def test_bots_that_are_handed_in_are_not_closed() -> None:
    bot = Closable(1)
    env = HeckmeckEnv((bot,))
    env.reset(seed=1)
    env.close()
    env.close()
    assert bot.closed == 0


class Cheat:
    name = "cheat"

    def choose(self, state: State, legal: tuple[PlayerMove, ...]) -> PlayerMove:
        return None  # type: ignore[return-value]


def test_an_opponent_that_gives_no_legal_answer_is_named() -> None:
    with pytest.raises(BotFailure, match="name=cheat"):
        HeckmeckEnv((Cheat(),), seat=1).reset(seed=1)
    with pytest.raises(ValueError, match=r"action 22 \(return apple\) is not legal here"):
        HeckmeckEnv((lambda seen, mask: 22,), seat=1).reset(seed=1)


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = HeckmeckEnv(seat=0)
    env.reset(seed=1)
    before = env.state
    with pytest.raises(ValueError, match=r"^action 9 \(stop\) is not legal here; legal: 0 \(roll"):
        env.step(9)
    assert env.state == before
    env.step(0)


@pytest.mark.parametrize(("rewards", "loss"), [("win", -1), ("score", -40)])
def test_an_illegal_action_can_lose_the_game(rewards: Any, loss: float) -> None:
    env = HeckmeckEnv(seat=0, rewards=rewards, illegal="lose")
    env.reset(seed=1)
    _, reward, terminated, truncated, info = env.step(9)
    assert (reward, terminated, truncated) == (loss, True, False)
    assert not info["action_mask"].any()
    with pytest.raises(ValueError, match="the game is over; call reset"):
        env.step(0)
    env.reset()
    assert not env.step(0)[2]


@pytest.mark.parametrize("illegal", ["error", "lose"])
def test_a_finished_game_takes_no_actions(illegal: Any) -> None:
    env = HeckmeckEnv(illegal=illegal)
    play(env, 1)
    with pytest.raises(ValueError, match="the game is over"):
        env.step(0)


@pytest.mark.parametrize(
    ("kwargs", "sentence"),
    [
        ({"opponents": ()}, "the game is for 2 to 7 players, not 1"),
        ({"opponents": ("random",) * 7}, "the game is for 2 to 7 players, not 8"),
        ({"opponents": "random"}, "opponents must be a tuple such as .'cautious',., not 'random'"),
        ({"opponents": None}, "opponents must be a tuple such as .'cautious',., not None"),
        ({"seat": 2}, "there is no seat 2 at a table of 2"),
        ({"seat": 1.5}, "there is no seat 1.5 at a table of 2"),
        ({"options": {"steal": "optional"}}, r"options must be Options\(...\), not .*"),
        ({"edition": "third"}, "there is no edition 'third'"),
        ({"rewards": "fame"}, "rewards must be one of win, score, not 'fame'"),
        ({"illegal": "ignore"}, "illegal must be one of error, lose, not 'ignore'"),
        ({"render_mode": "human"}, "render_mode must be one of ansi, rgb_array, not 'human'"),
    ],
)
def test_bad_parameters_get_a_sentence(kwargs: Any, sentence: str) -> None:
    with pytest.raises(ValueError, match=f"^{sentence}$"):
        HeckmeckEnv(**kwargs)


def test_unknown_bots_are_refused_at_once() -> None:
    with pytest.raises(ValueError, match="nobody"):
        HeckmeckEnv(("nobody",))


def test_nothing_works_before_reset() -> None:
    with pytest.raises(ValueError, match="call reset before anything else"):
        HeckmeckEnv().step(0)


def test_rendering_needs_a_mode() -> None:
    env = HeckmeckEnv(render_mode="ansi", seat=0)
    env.reset(seed=1)
    assert str(env.render()).startswith("turn 1, agent: roll or stop\ngrill   21 22")
    quiet = HeckmeckEnv()
    quiet.reset(seed=1)
    assert quiet.render() is None


def test_the_set_up_is_the_one_asked_for() -> None:
    env = HeckmeckEnv(("easy",), edition="specialists", seat=0)
    env.reset(seed=1)
    assert env.record.setup == Setup("specialists", ("agent", "easy"))


def test_a_game_can_be_copied_and_continues_the_same() -> None:
    env = HeckmeckEnv(("cautious", "random"), edition="specialists")
    _, info = env.reset(seed=5)
    action = int(info["action_mask"].argmax())
    env.step(action)
    copied = copy.deepcopy(env)
    assert copied.state == env.state
    action = int(env.action_masks().argmax())
    assert copied.step(action)[1:4] == env.step(action)[1:4]
    assert copied.state == env.state


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"opponents": ("alphazero",)}, "alphazero"),
        ({"opponents": (3,)}, "an opponent is a name, a bot or a function, not 3"),
        ({"options": {"steal": "optional"}}, r"options must be Options\(...\)"),
    ],
)
def test_arguments_that_make_no_sense_get_a_sentence(arguments: Any, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        HeckmeckEnv(**arguments).reset(seed=1)


def test_an_opponent_that_chooses_an_illegal_action_is_named() -> None:
    env = HeckmeckEnv((lambda seen, mask: 99,), seat=1)
    with pytest.raises(ValueError, match="the opponent in seat 0: action 99 is not legal here"):
        env.reset(seed=1)


def test_players_of_the_same_name_are_numbered() -> None:
    env = HeckmeckEnv(("cautious", "random", "cautious"), seat=1)
    env.reset(seed=1)
    assert env.state.setup.players == ("cautious 2", "agent", "cautious", "random")
