"""What the replay of a long game costs: time, size of the answer, memory.

    python -m bench replay

Seven players with long names roll for a long time before anybody takes anything, so that the game
gets this many moves and more; the longest game that fits into the log of a table has 20,000. Every
replay runs in a process of its own, as in a worker of the server.
"""

import argparse
import gzip
import resource
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from heckmeck import Game, Setup, Stop
from heckmeck.bots import make_bot
from heckmeck.server.workers.jobs import replay_record

MOVES = (300, 4000, 10_000, 19_500)
PLAYERS = tuple(f"Bartholomäus the {ordinal}" for ordinal in "1234567")


def long_game(moves: int) -> str:
    """The record of a game with a few hundred moves more than that."""
    game = Game(Setup("specialists", PLAYERS), seed=1)
    bot = make_bot("cautious")
    for _ in range(moves):
        going_on = [move for move in game.legal if not isinstance(move, Stop)]
        game.play((going_on or game.legal)[-1])
    while not game.over:
        game.play(bot.choose(game.state, game.legal))
    return str(game.record)


def measure(record: str) -> str:
    replay_record(record.partition("\n")[0])  # imports do not count
    began = time.process_time()
    packed = replay_record(record)
    seconds = time.process_time() - began
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
    size = len(gzip.decompress(packed))
    moves = record.count("\n") - 1
    return (
        f"{moves:>7,}{len(record) / 1e3:>11.0f}{seconds:>8.2f}{size / 1e6:>9.1f}"
        f"{len(packed) / 1e6:>16.2f}{memory / 1e6:>11.0f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench replay", description=__doc__)
    parser.add_argument("--moves", type=int, nargs="*", default=MOVES)
    wanted = parser.parse_known_args()[0]
    print("  moves  record KB   CPU s  JSON MB  compressed MB  memory MB")
    for moves in wanted.moves:
        with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as fresh:
            print(fresh.submit(measure, long_game(moves)).result())
