"""Count how small endgames get in games of the champion against itself. Needs the extra `fast`.

What can be reached after a turn could be reached before it. So the position before the last turn of
a game has the fewest others ahead of it.
"""

import argparse
import sys
from collections.abc import Iterator

import numpy as np

from heckmeck.chances.batch import stored_network
from heckmeck.chances.inputs import Layout
from heckmeck.chances.reachable import find_reachable
from heckmeck.chances.selfplay import play_games
from heckmeck.rules import EDITIONS, EditionName
from heckmeck.sim.states import Array

LAST = (1, 2, 3)  # turns before the end
SIZES = (500, 2000, 10_000)  # positions


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40, help="per edition and number of players")
    parser.add_argument("--most", type=int, default=SIZES[-1], help="positions counted at most")
    chosen = parser.parse_args()
    limits = [each for each in SIZES if each <= chosen.most]
    sys.stdout.write("% of games whose last turns have at most so many positions ahead\n")
    for edition in EDITIONS.values():
        for players in (2, 3):
            sizes = list(sizes_of_games(edition.name, players, chosen.games, limits[-1]))
            for last in LAST:
                found = [each[last - 1] for each in sizes]
                shares = [
                    f"{most}: {100 * np.mean(np.array(found) <= most):.0f} %" for most in limits
                ]
                about = f"{edition.name}, {players} players, turn {last} from the end"
                sys.stdout.write(f"{about}: {', '.join(shares)}\n")
                sys.stdout.flush()


def sizes_of_games(
    edition: EditionName, players: int, games: int, most: int
) -> Iterator[list[float]]:
    """By game: how many positions can be reached from the last turns, the last one first."""
    for turns in last_turns(edition, players, games):
        sizes = [float("inf")] * len(LAST)
        for place, state in enumerate(turns):
            found = find_reachable(state, most)
            if found is None:
                break
            sizes[place] = len(found.states)
        yield sizes


def last_turns(edition: EditionName, players: int, games: int) -> list[list[Array]]:
    before: list[list[Array]] = [[] for _ in range(games)]
    luck = np.random.default_rng(1)
    layout = Layout(edition, players)
    for played in play_games(stored_network(edition, players), layout, games, luck):
        for game, state in zip(played.games, played.before, strict=True):
            before[game] = [state.copy(), *before[game]][: len(LAST)]
    return before


if __name__ == "__main__":
    main()
