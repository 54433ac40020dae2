"""What a specialist is worth: the chance to win with it, and after putting it back on the grill."""

from typing import Any

import numpy as np

from heckmeck.arena.measuring.batches import Kind, Report
from heckmeck.chances.batch import chances_by_seat, stored_network
from heckmeck.rules import SPECIALISTS
from heckmeck.sim.kernels.board import NONE
from heckmeck.sim.states import TILES
from winning.counting import Array, mean
from winning.groups import by_stage
from winning.turns import play, tiles_up
from winning.whole_turns import HELD

BRATWORM = "bratworm"
NUMBERS: dict[str, int] = {name: number for number, name in enumerate(SPECIALISTS)}


def count_specialists(
    table: Kind, games: int, seed: int, report: Report = lambda _: None
) -> dict[str, Any]:
    """The worth of every specialist and of a Bratworm, in positions between turns."""
    network, layout = stored_network(table.edition, table.players), table.layout
    columns: dict[str, list[tuple[Array, Array, Array]]] = {}
    for solved in play(table, games, seed, margin=False, report=report):
        states, up = solved.states, tiles_up(solved.states)
        chances = chances_by_seat(network, layout, states)
        for seat in range(table.players):
            for name in (*HELD, BRATWORM):
                where, changed, sign = changes_of(states, seat, name)
                if len(where):
                    now = chances_by_seat(network, layout, changed)[:, seat]
                    worth = sign * (chances[where, seat] - now)
                    found = (solved.games[where], up[where], worth)
                    columns.setdefault(name, []).append(found)
    figures: dict[str, Any] = {}
    for name, parts in columns.items():
        numbers, up, worth = map(np.concatenate, zip(*parts, strict=True))
        figures[name] = {
            stage: mean(numbers, worth, where) for stage, where in by_stage(up).items()
        }
    return figures


def changes_of(states: Array, seat: int, name: str) -> tuple[Array, Array, int]:
    """Positions in which it can be put back or given, and what becomes of them."""
    if name == BRATWORM:
        where = np.flatnonzero(states["supply"] > 0)
        changed = states[where].copy()
        changed["supply"] -= 1
        changed["bratworms"][:, seat] += 1
        return where, changed, -1
    number = NUMBERS[name]
    where = np.flatnonzero(states["holds"][:, seat] == number)
    changed = states[where].copy()
    changed["holds"][:, seat] = NONE
    up = changed["up"][:, None] >> np.arange(len(TILES), dtype=np.uint32) & 1
    free = (up == 1) & (changed["stands"] == NONE)
    some = free.any(axis=1)  # elsewhere it leaves the game
    changed["stands"][np.flatnonzero(some), free.argmax(axis=1)[some]] = number
    return where, changed, 1
