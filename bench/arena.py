"""Games a second between bots, one core, the compiled odds where they are installed."""

import time

from heckmeck.arena.match import Match, play_block
from heckmeck.arena.runner import calm_collector
from heckmeck.odds import prepare
from heckmeck.rules import EDITIONS

SECONDS = 4.0
PAIRS = (("cautious", "cautious"), ("worms", "worms"), ("margin", "margin"), ("expert", "expert"))


def rate(bots: tuple[str, ...], edition: str) -> tuple[float, float]:
    """Games a second and turns a game, the first games not counted: they warm up."""
    match = Match(bots, EDITIONS[edition].name)
    for block in range(10):
        play_block(match, block)
    games = turns = 0
    begin = time.perf_counter()
    block = 10
    while time.perf_counter() - begin < SECONDS:
        played = play_block(match, block).games
        games += len(played)
        turns += sum(game.turns for game in played)
        block += 1
    return games / (time.perf_counter() - begin), turns / games


def main() -> None:
    compiled = prepare()
    calm_collector()
    print("with the compiled odds" if compiled else "with the plain odds")
    for edition in EDITIONS:
        for bots in PAIRS:
            games, turns = rate(bots, edition)
            print(f"{edition:12} {' – '.join(bots):22} {games:8.1f} games/s  {turns:5.1f} turns")


if __name__ == "__main__":
    main()
