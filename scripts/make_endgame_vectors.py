"""Write `vectors/endgames`: late positions whose rest of the game was solved exactly.

The positions come from games of the model against itself; the lowest tiles of the stacks were
turned face down until the rest was small. Needs the extra `fast`.
"""

import json
from itertools import islice
from pathlib import Path

from heckmeck.chances.endgames import solve_reachable
from heckmeck.chances.late_positions import late_endgames
from heckmeck.chances.reachable import find_reachable
from heckmeck.rules import EDITIONS, EditionName, position
from heckmeck.sim.states import unpack

FOLDER = Path(__file__).parents[1] / "vectors" / "endgames"
EACH = 75  # positions per edition and number of players
LIVE = (1, 2, 3, 4)  # tiles face up or in stacks, at most
MOST = {2: 800, 3: 300}  # positions that can be reached, by number of players
DIGITS = 12
NAMES = ("A", "B", "C")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for edition in EDITIONS.values():
        for players in (2, 3):
            lines = ",\n".join(endgames(edition.name, players))
            path = FOLDER / f"{edition.name}-{players}.json"
            path.write_text(f"[\n{lines}\n]\n", "utf-8")


def endgames(edition: EditionName, players: int) -> list[str]:
    found: list[str] = []
    for live in LIVE:
        wanted = EACH * (LIVE.index(live) + 1) // len(LIVE)
        late = late_endgames(edition, players, seed=live, live=live)
        for state in islice(late, 4 * EACH):
            if len(found) >= wanted:
                break
            game = find_reachable(state, MOST[players])
            solved = solve_reachable(game) if game is not None else None
            if solved is not None:
                vector = {
                    "position": position(unpack(state, NAMES[:players])),
                    "reachable": len(solved.states),
                    "chances": [round(each, DIGITS) for each in solved.chances[0].tolist()],
                }
                found.append(json.dumps(vector, separators=(",", ":")))
    return found


if __name__ == "__main__":
    main()
