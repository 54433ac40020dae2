"""Games per second of CPU time between bots, with the compiled odds if they are installed."""

import time
from itertools import count, islice

from heckmeck.arena.match import Match, play_blocks
from heckmeck.arena.runner import freeze_compiler_objects
from heckmeck.arena.side_by_side import GAMES
from heckmeck.chances import prepare
from heckmeck.rules import EDITIONS

SECONDS = 6
PAIRS = tuple((bot, bot) for bot in ("cautious", "worms", "margin", "expert", "champion"))


def rate(bots: tuple[str, ...], edition: str) -> tuple[float, float]:
    """Games per second, and turns per game.

    Measured in CPU time, so that other work on the machine disturbs little. The first games only
    warm up; after them, games end as evenly as they begin.
    """
    match = Match(bots, EDITIONS[edition].name)
    blocks = play_blocks((match, block, False) for block in count())
    for _ in islice(blocks, 2 * GAMES):
        pass
    games = turns = 0
    begin = time.process_time()
    while (took := time.process_time() - begin) < SECONDS:
        _, (block, _) = next(blocks)
        games += len(block.games)
        turns += sum(game.turns for game in block.games)
    return games / took, turns / games


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
