"""The compiled rules beside the engine: random games of all kinds must agree after every move.

python -m bench agreement --moves 10000000
"""

import argparse
import multiprocessing
import os
import time
from itertools import count

from rich.progress import Progress

from tests.sim.differential import compare_games, compare_random_play

OBSERVED = 10  # every tenth batch is observed too, which takes long in plain Python
RANDOM_PLAY = 40  # and after every fortieth, games are played at random in both ways
GAMES = 64  # side by side, of one kind
BATCHES = 100  # handed out at once


def compare(seed: int) -> int:
    """Moves that agreed."""
    moves = compare_games(seed, GAMES, observed=GAMES if seed % OBSERVED == 0 else 0)
    return moves + (compare_random_play(seed) if seed % RANDOM_PLAY == 0 else 0)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench agreement", description=__doc__)
    parser.add_argument("--moves", type=int, default=10_000_000, help="moves to compare at least")
    parser.add_argument("--seed", type=int, default=0, help="first seed")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="worker processes")
    wanted, _ = parser.parse_known_args()  # the name of the benchmark may stand there
    begin = time.perf_counter()
    agreed = batches = 0
    # Spawned, not forked: the threads of this process would not survive a fork.
    with multiprocessing.get_context("spawn").Pool(wanted.jobs) as pool, Progress() as progress:
        bar = progress.add_task("moves", total=wanted.moves)
        for first in count(wanted.seed, BATCHES):
            for moves in pool.imap_unordered(compare, range(first, first + BATCHES)):
                agreed += moves
                batches += 1
                progress.update(bar, completed=agreed)
            if agreed >= wanted.moves:
                break
    print(
        f"{agreed:,} moves of {batches} kinds of games: states, legal actions, events, scores, "
        f"winners and observations agree ({time.perf_counter() - begin:.0f} s)"
    )
