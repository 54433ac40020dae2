"""Random games per second: the compiled rules, the plain engine, and C++ to compare."""

import os
import subprocess
import sys
import tempfile
import time
from functools import partial

import numpy as np

from bench.engine import random_game
from bench.timing import best_time, run_cpp
from heckmeck.rules import EDITIONS, EditionName
from heckmeck.sim import Games

ROUNDS = 5
PLAIN_GAMES = 20
NAMES: list[EditionName] = [edition.name for edition in EDITIONS.values()]


def main() -> None:
    compiled = _random_play()
    _compare_with_cpp(compiled)
    _by_players()
    _by_batch_size()
    _by_threads()
    _starting()


def play_randomly(count: int, edition: EditionName, players: int = 2, threads: int = 1) -> float:
    """Plays random games; returns actions per game."""
    return Games(count, edition, players, threads=threads).play_randomly() / count


def _random_play() -> float:
    """Games per second of the compiled rules in the original edition."""
    columns = ("compiled", "actions", "plain engine", "ratio")
    print(f"{'random games of two':22}" + "".join(f"{each:>20}" for each in columns))
    rates = []
    for edition in NAMES:
        actions = play_randomly(1000, edition)  # compiles, too
        rate = 10_000 / best_time(partial(play_randomly, 10_000, edition))
        plain = PLAIN_GAMES / best_time(partial(_plain_games, edition))
        print(
            f"{edition:22}{rate:>12,.0f} games/s{rate * actions / 1e6:>11,.0f} million/s"
            f"{plain:>12,.1f} games/s{rate / plain:>20,.0f}"
        )
        rates.append(rate)
    return rates[0]


def _plain_games(edition: str) -> None:
    for seed in range(PLAIN_GAMES):
        random_game(edition, seed, players=2)


def _compare_with_cpp(compiled: float) -> None:
    runs = run_cpp("games.cpp", "20000", rounds=ROUNDS)
    if runs is None:
        return
    rate = max(games for games, _ in runs)
    turns = runs[0][1]
    games = Games(20_000)
    games.play_randomly()
    mine = games.states["turn"]
    error = float(mine.std()) * (2 / len(mine)) ** 0.5
    assert abs(turns - mine.mean()) < 4 * error, "C++ plays another game"
    print(
        f"\nplain C++ (g++ -O3 -march=native), original: {rate:,.0f} games/s; the compiled rules "
        f"are {compiled / rate:.1f} times as fast\nturns per game: {turns:.0f} in C++, "
        f"{mine.mean():.0f} here"
    )


def _by_players() -> None:
    print(f"\n{'games/s by players':22}" + "".join(f"{players:>10}" for players in range(2, 8)))
    for edition in NAMES:
        row = [
            2000 / best_time(partial(play_randomly, 2000, edition, players))
            for players in range(2, 8)
        ]
        print(f"{edition:22}" + "".join(f"{rate:>10,.0f}" for rate in row))


def _by_batch_size() -> None:
    """What an agent needs: masks and observations out, actions in."""
    sizes = (1, 16, 256, 4096, 65_536)
    print(f"\n{'million steps/s by batch':42}" + "".join(f"{size:>9,}" for size in sizes))
    kinds = ("step", "mask + step", "mask + observe + step")
    for edition in NAMES:
        by_size = [_step_rates(edition, size) for size in sizes]
        for kind, rates in zip(kinds, zip(*by_size, strict=True), strict=True):
            print(f"{edition:14}{kind:28}" + "".join(f"{rate:>9.2f}" for rate in rates))


def _step_rates(edition: EditionName, size: int) -> tuple[float, float, float]:
    """Millions of steps per second: without looking, with masks, and with observations."""
    games = Games(size, edition, 4, 1)
    steps = max(20, 200_000 // size)
    spent = dict.fromkeys(("mask", "observe", "step"), 0.0)
    masks, seen = games.masks(), games.observe()
    luck = np.random.default_rng(1)
    numbers = size
    for _ in range(steps):
        clocks = [time.perf_counter()]
        games.masks(out=masks)
        clocks.append(time.perf_counter())
        games.observe(out=seen)
        clocks.append(time.perf_counter())
        actions = (masks * luck.random(masks.shape, np.float32)).argmax(axis=1)
        begin = time.perf_counter()
        games.step(actions)
        spent["mask"] += clocks[1] - clocks[0]
        spent["observe"] += clocks[2] - clocks[1]
        spent["step"] += time.perf_counter() - begin
        over = np.flatnonzero(games.over)
        games.restart(over, range(numbers, numbers + len(over)))
        numbers += len(over)
    done = steps * size / 1e6
    step, mask = spent["step"], spent["mask"]
    return done / step, done / (step + mask), done / (step + mask + spent["observe"])


def _by_threads() -> None:
    print(f"\n{'threads (wall time)':22}" + "".join(f"{count:>10}" for count in (1, 2)))
    for edition in NAMES:
        rates = [
            20_000
            / best_time(partial(play_randomly, 20_000, edition, 2, count), clock=time.perf_counter)
            for count in (1, 2)
        ]
        shown = "".join(f"{rate:>10,.0f}" for rate in rates)
        print(f"{edition:22}{shown}   games/s, {rates[1] / rates[0]:.2f} times as fast")


def _starting() -> None:
    """How long a process takes until its first thousand games are played."""
    program = "from heckmeck.sim import Games; Games(1000).play_randomly()"
    with tempfile.TemporaryDirectory() as folder:
        times = []
        for _ in range(2):
            begin = time.perf_counter()
            environment = {**os.environ, "NUMBA_CACHE_DIR": folder}
            subprocess.run([sys.executable, "-c", program], env=environment, check=True)
            times.append(time.perf_counter() - begin)
    print(
        f"\nfrom starting Python to the first 1,000 games: {times[0]:.1f} s if the kernel has to "
        f"be compiled, {times[1]:.2f} s afterwards"
    )
