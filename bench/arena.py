"""Games per second of CPU time between bots, with the compiled odds if they are installed."""

import time
from itertools import count, islice

from heckmeck.arena.match import Match, play_block
from heckmeck.arena.runner import freeze_compiler_objects
from heckmeck.odds import prepare
from heckmeck.rules import EDITIONS

SECONDS = 1.5
ROUNDS = 4
PAIRS = (("cautious", "cautious"), ("worms", "worms"), ("margin", "margin"), ("expert", "expert"))


def rate(bots: tuple[str, ...], edition: str) -> tuple[float, float]:
    """Games per second in the best of a few rounds, and turns per game.

    Measured in CPU time, so that other work on the machine disturbs little. The first games only
    warm up.
    """
    match = Match(bots, EDITIONS[edition].name)
    blocks = count()
    for block in islice(blocks, 10):
        play_block(match, block)
    best, games, turns = 0.0, 0, 0
    for _ in range(ROUNDS):
        begin, before = time.process_time(), games
        while (took := time.process_time() - begin) < SECONDS:
            played = play_block(match, next(blocks)).games
            games += len(played)
            turns += sum(game.turns for game in played)
        best = max(best, (games - before) / took)
    return best, turns / games


def main() -> None:
    compiled = prepare()
    freeze_compiler_objects()
    print("with the compiled odds" if compiled else "with the plain odds")
    for edition in EDITIONS:
        for bots in PAIRS:
            games, turns = rate(bots, edition)
            print(f"{edition:12} {' – '.join(bots):22} {games:8.1f} games/s  {turns:5.1f} turns")


if __name__ == "__main__":
    main()
