"""Run the conformance tests of all ecosystems: `python -m heckmeck.envs.check`.

Prints one line per check, half a minute in all. The exit status is 1 if one of them fails. The
tests of the project run the same functions. Each ecosystem is imported by its own checks: one that
is missing fails only them.
"""

import argparse
import io
import sys
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import redirect_stdout
from functools import partial
from itertools import product
from typing import Any

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from heckmeck.envs import ENV_ID
from heckmeck.envs.rewards import collected
from heckmeck.rules import (
    Entry,
    Land,
    PlayerMove,
    Record,
    Reroll,
    Roll,
    State,
    apply,
    chance_outcomes,
    recorded_roll,
    replay,
)
from heckmeck.sim.actions import move_of

Check = Callable[[], None]

EDITIONS = ("original", "specialists")


def checks(tables: Sequence[int] = (2, 4, 7)) -> Iterator[tuple[str, Check]]:
    """Every check with its name, for tables of so many players."""
    for edition, players in product(EDITIONS, tables):
        table = f"{edition}, {players} players"
        yield f"PettingZoo api_test, {table}", partial(pettingzoo_api, edition, players)
        yield f"PettingZoo seed_test, {table}", partial(pettingzoo_seeds, edition, players)
        yield f"PettingZoo whole game, {table}", partial(pettingzoo_game, edition, players)
        yield f"Gymnasium check_env, {table}", partial(gymnasium_env, edition, players)
        yield f"Gymnasium whole game, {table}", partial(gymnasium_game, edition, players)
        yield f"Gymnasium vector checks, {table}", partial(gymnasium_vector, edition, players)
        yield f"Gymnasium vector whole games, {table}", partial(vector_games, edition, players)
        yield f"OpenSpiel random_sim_test, {table}", partial(openspiel_test, edition, players)
        yield f"OpenSpiel whole game, {table}", partial(openspiel_game, edition, players)


# PettingZoo


def pettingzoo_api(edition: Any, players: int) -> None:
    from pettingzoo.test import api_test  # type: ignore[import-untyped]

    from heckmeck.envs.aec import env

    for rewards in ("win", "score"):
        api_test(env(edition, players, rewards=rewards), num_cycles=300)


def pettingzoo_seeds(edition: Any, players: int) -> None:
    from pettingzoo.test import seed_test

    from heckmeck.envs.aec import env

    seed_test(partial(env, edition, players), num_cycles=200)


def pettingzoo_game(edition: Any, players: int) -> None:
    from heckmeck.envs.aec import env

    game = env(edition, players, rewards="score")
    game.reset(seed=1)
    random = np.random.default_rng(1)
    total = dict.fromkeys(game.possible_agents, 0.0)
    for agent in game.agent_iter():
        _, reward, terminated, truncated, info = game.last()
        total[agent] += reward
        over = terminated or truncated
        game.step(None if over else _any_legal(info["action_mask"], random))
    _compare(game.unwrapped.record, game.unwrapped.position, list(total.values()))


# Gymnasium


def gymnasium_env(edition: Any, players: int) -> None:
    # `check_env` also tries illegal actions, so they must not raise.
    env = gymnasium.make(
        ENV_ID,
        opponents=("cautious",) * (players - 1),
        edition=edition,
        illegal="lose",
        render_mode="rgb_array",
    )
    check_env(env.unwrapped)


def gymnasium_game(edition: Any, players: int) -> None:
    opponents = ("cautious", *("random",) * (players - 2))
    env: Any = gymnasium.make(
        ENV_ID, opponents=opponents, edition=edition, rewards="score"
    ).unwrapped
    _, info = env.reset(seed=1)
    random = np.random.default_rng(1)
    total, over = 0.0, False
    while not over:
        _, reward, over, _, info = env.step(_any_legal(info["action_mask"], random))
        total += reward
    rewards = collected(env.state, "score")
    rewards[info["seat"]] = total
    _compare(env.record, env.state, rewards)


def gymnasium_vector(edition: Any, players: int) -> None:
    """Vector environments have no checker of their own: what `check_env` looks at, for batches."""
    make = partial(gymnasium.make_vec, ENV_ID, edition=edition)
    opponents = ("random",) * (players - 1)
    _vector_checks(partial(make, 5, opponents=opponents))
    _vector_checks(partial(make, 5, opponents=None, players=players))
    _vector_checks(partial(make, 2, vectorization_mode="sync", opponents=opponents))


def _vector_checks(make: Callable[[], VectorEnv[Any, Any, Any]]) -> None:
    from heckmeck.envs.vector import random_actions

    env, twin = make(), make()
    _claim(isinstance(env.metadata["autoreset_mode"], AutoresetMode), "the autoreset mode")
    _claim(env.observation_space.shape[0] == env.num_envs, "the batch of observations")  # type: ignore[index]
    _claim(env.action_space.shape == (env.num_envs,), "the batch of actions")
    statistics = RecordEpisodeStatistics(env)
    random = np.random.default_rng(1)
    first, second = statistics.reset(seed=3), twin.reset(seed=3)
    _claim(data_equivalence(first, second, exact=True), "the first observations repeat")
    seen, info = first
    for _ in range(300):
        actions = random_actions(info["action_mask"], random)
        before, kept = seen, seen.copy()
        step, same = statistics.step(actions), twin.step(actions)
        seen, rewards, terminated, truncated, info = step
        info = {name: value for name, value in info.items() if name in same[-1]}
        _claim(data_equivalence((*step[:-1], info), same, exact=True), "steps repeat")
        _claim(env.observation_space.contains(seen), "observations are in their space")
        _claim(seen is not before and np.array_equal(before, kept), "observations are not reused")
        for values, kind in ((rewards, "f"), (terminated, "b"), (truncated, "b")):
            _claim(values.shape == (env.num_envs,) and values.dtype.kind == kind, "shapes")


def vector_games(edition: Any, players: int) -> None:
    """Every step of the compiled rules is a move of the rules; the record is made on the way."""
    from heckmeck.envs.vector import HeckmeckVectorEnv, random_actions

    env = HeckmeckVectorEnv(1, None, edition=edition, players=players, rewards="score")
    _, info = env.reset(seed=1)
    random = np.random.default_rng(1)
    (state,) = env.states
    entries: list[Entry] = []
    total = np.zeros(players)
    while not state.over:
        actions = random_actions(info["action_mask"], random)
        move = move_of(state, actions[0])
        _, _, _, _, info = env.step(actions)
        total += info["rewards"][0]
        (after,) = env.states
        entries.append(_entry_between(state, move, after))
        state = after
    _compare(Record(state.setup, tuple(entries)), state, total.tolist())


def _entry_between(before: State, move: PlayerMove, after: State) -> Entry:
    """The recorded move that leads from one state to the other."""
    state, _ = apply(before, move)
    if not isinstance(move, Roll | Reroll):
        _claim(state == after, f"{move} gives the same state")
        return Entry(move)
    for land, _ in chance_outcomes(state):
        if apply(state, land).state == after:
            return Entry(recorded_roll(move, land))
    raise AssertionError(f"no dice lead from {state} to {after}")


# OpenSpiel


def openspiel_test(edition: str, players: int) -> None:
    import pyspiel  # type: ignore[import-not-found]

    for more in ("", ",rewards=score,steal=optional,returned_highest=turned,golden_die=standard"):
        # Random players can play for hundreds of turns, and this test gets slow.
        game = _openspiel(edition, players, f",max_turns=60{more}")
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def openspiel_game(edition: str, players: int) -> None:
    state = _openspiel(edition, players, ",rewards=score").new_initial_state()
    random = np.random.default_rng(1)
    entries: list[Entry] = []
    asked: Roll | Reroll | None = None
    while not state.is_terminal():
        position = state.position
        if state.is_chance_node():
            numbers, chances = zip(*state.chance_outcomes(), strict=True)
            action = int(random.choice(numbers, p=chances))
            land: Land = chance_outcomes(position)[action][0]
            if asked is not None:
                entries.append(Entry(recorded_roll(asked, land)))
        else:
            action = int(random.choice(state.legal_actions()))
            move = move_of(position, action)
            asked = move if isinstance(move, Roll | Reroll) else None
            if not isinstance(move, Roll | Reroll):
                entries.append(Entry(move))
        state.apply_action(action)
    record = Record(state.position.setup, tuple(entries))
    _compare(record, state.position, state.returns())


def _openspiel(edition: str, players: int, more: str) -> Any:
    import pyspiel

    from heckmeck.envs.openspiel import GAME_NAME

    return pyspiel.load_game(f"{GAME_NAME}(players={players},edition={edition}{more})")


# All


def _any_legal(mask: Any, random: np.random.Generator) -> int:
    return int(random.choice(np.flatnonzero(mask)))


def _compare(record: Record, state: State, rewards: list[float]) -> None:
    """The engine reads the record and arrives at the same end, with the same rewards."""
    *_, last = replay(str(record))
    _claim(last.state == state, "the record ends in the same state")
    _claim(state.over, "the game is over")
    _claim(bool(np.allclose(collected(last.state, "score"), rewards)), "the rewards add up")


def _claim(holds: bool, what: str) -> None:
    if not holds:
        raise AssertionError(f"this does not hold: {what}")


def run(check: Check) -> None:
    """Run one check. Warnings are errors, and what the suites print is dropped."""
    with warnings.catch_warnings(), redirect_stdout(io.StringIO()):
        warnings.simplefilter("error")
        check()


def main(arguments: Sequence[str] = ()) -> int:
    """Run all checks and print one line for each; 1 if one of them fails."""
    parser = argparse.ArgumentParser(prog="python -m heckmeck.envs.check", description=__doc__)
    parser.parse_args(arguments)
    results = []
    for name, check in checks():
        try:
            run(check)
        except Exception as error:  # noqa: BLE001  the suites raise whatever they like
            results.append(False)
            line = f"FAILED  {name}: {type(error).__name__}: {error}"
        else:
            results.append(True)
            line = f"passed  {name}"
        print(line, flush=True)  # noqa: T201
    print(f"{sum(results)} of {len(results)} checks passed")  # noqa: T201
    return 0 if all(results) else 1


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
