"""Whole games as pairs of events and the position after them, to test the browser's fold.

Prints JSON; the unit tests of the browser client run this script every time.
"""

import json
import random
from typing import Any

from gallery_positions import choose
from heckmeck.dice import SeededDice, play
from heckmeck.rules import Options, Setup, event_to_json, legal_moves, new_game, position

# (edition, players, seed, options, most moves); together they contain every kind of event.
GAMES: list[tuple[str, int, int, Options, int]] = [
    ("original", 3, 1, Options(), 400),
    ("specialists", 4, 2, Options(), 900),
    ("specialists", 7, 11, Options(returned_highest="turned"), 900),
]


def steps(edition: str, players: int, seed: int, options: Options, most: int) -> dict[str, Any]:
    rng = random.Random(seed)
    dice = SeededDice(seed)
    names = tuple(f"P{seat}" for seat in range(players))
    state = new_game(Setup(edition, names, options=options))  # type: ignore[arg-type]
    start = position(state)
    found = []
    for _ in range(most):
        if state.over:
            break
        legal = legal_moves(state)
        sensible = rng.random() < 0.9
        move = choose(state, legal, rng) if sensible else rng.choice(legal)
        state, events = play(state, move, dice).transition
        after = position(state)
        found.append({"events": list(map(event_to_json, events)), "after": after})
    return {"start": start, "steps": found}


if __name__ == "__main__":
    print(json.dumps([steps(*game) for game in GAMES], separators=(",", ":")))
