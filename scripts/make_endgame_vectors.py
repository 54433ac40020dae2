"""Write `vectors/endgames`: late positions whose rest of the game was solved exactly.

The positions come from games of the model against itself; the lowest tiles of the stacks were
turned face down until the rest was small. What they are worth does not depend on the model. Needs
the extra `fast`, and takes about a minute.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from heckmeck.chances.endgames import solve_reachable
from heckmeck.chances.late_positions import late_endgames
from heckmeck.chances.reachable import find_reachable
from heckmeck.rules import EDITIONS, EditionName, position
from heckmeck.sim.states import unpack

FOLDER = Path(__file__).parents[1] / "vectors" / "endgames"
EACH = 75  # positions per edition and number of players
GAMES = 400  # that positions of one size are taken from
SEED = 1


class Limits(NamedTuple):
    """What can be solved within a few seconds."""

    live: int  # tiles face up or in stacks, at most
    most: int  # positions that can be reached


LIMITS = {
    ("original", 2): Limits(4, 800),
    ("original", 3): Limits(4, 800),
    ("specialists", 2): Limits(4, 1000),
    ("specialists", 3): Limits(2, 2000),
}
DIGITS = 12
NAMES = ("A", "B", "C")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for edition in EDITIONS.values():
        for players in (2, 3):
            lines = ",\n".join(endgames(edition.name, players))
            path = FOLDER / f"{edition.name}-{players}.json"
            path.write_text(f"[\n{lines}\n]\n", "utf-8")


def endgames(edition: EditionName, players: int) -> Iterator[str]:
    """Solved endgames, about equally many with every number of tiles."""
    limits = LIMITS[edition, players]
    known: set[bytes] = set()
    found = 0
    for live in range(1, limits.live + 1):
        for state in late_endgames(edition, players, SEED, live, GAMES, known):
            if found >= EACH * live // limits.live:
                break
            game = find_reachable(state, limits.most)
            solved = solve_reachable(game) if game is not None else None
            if solved is not None:
                found += 1
                vector = {
                    "position": position(unpack(state, NAMES[:players])),
                    "reachable": len(solved.states),
                    "chances": [round(each, DIGITS) for each in solved.chances[0].tolist()],
                }
                yield json.dumps(vector, separators=(",", ":"))


if __name__ == "__main__":
    main()
