"""Count how small endgames get in games of the champion against itself. Needs the extra `fast`.

What can be reached after a turn could be reached before it. So the position before the last turn of
a game has the fewest others ahead of it.
"""

import sys
from collections.abc import Iterator

import numpy as np

from heckmeck.chances.batch import stored_network
from heckmeck.chances.inputs import Layout
from heckmeck.chances.reachable import find_reachable
from heckmeck.chances.selfplay import play_games
from heckmeck.rules import EDITIONS, EditionName
from heckmeck.sim.states import Array

GAMES = 60
LAST = (1, 2, 3)  # turns before the end
SIZES = (500, 2000, 10_000)  # positions


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    sys.stdout.write(
        f"{games} games each: % from whose last turns at most so many can be reached\n"
    )
    for edition in EDITIONS.values():
        for players in (2, 3):
            sizes = list(sizes_of_games(edition.name, players, games))
            for last in LAST:
                shares = [
                    f"{size:,}: {100 * np.mean([each[last - 1] <= size for each in sizes]):.0f} %"
                    for size in SIZES
                ]
                about = f"{edition.name}, {players} players, turn {last} from the end"
                sys.stdout.write(f"{about}: {', '.join(shares)}\n")
                sys.stdout.flush()


def sizes_of_games(edition: EditionName, players: int, games: int) -> Iterator[list[float]]:
    """By game: how many positions can be reached from the last turns, the last one first."""
    for turns in last_turns(edition, players, games):
        sizes = [float("inf")] * len(LAST)
        for place, state in enumerate(turns):
            found = find_reachable(state, SIZES[-1])
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
