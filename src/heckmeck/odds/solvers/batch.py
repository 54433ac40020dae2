"""Solve the turns of many positions side by side, for values given in tables.

Positions of one kind share a layout: the same dice to begin with, the same number of variants, and
the weasel or not.
"""

from itertools import accumulate, pairwise
from threading import local
from typing import NamedTuple

import numpy as np

from heckmeck.odds.solvers.kernel import fill_values, regions, solve_positions
from heckmeck.odds.solvers.lanes import LANES, rows
from heckmeck.odds.solvers.layout import Golden, TurnLayout, turn_layout
from heckmeck.odds.solvers.roll_kernel import ROOM
from heckmeck.odds.solvers.roll_tables import STOP_PLACES, Array, roll_tables
from heckmeck.rules import WHITE_DICE


class TurnKind(NamedTuple):
    """What turns must have in common to be solved side by side."""

    variants: int = 1  # the position as it is, and each way to gain a bratworm for ones
    weasel: bool = False  # may still reroll
    golden: Golden | None = None  # the golden die's faces and chances, if it is in play
    white: int = WHITE_DICE  # nine if the golden die is in play and has the white faces

    @property
    def layout(self) -> TurnLayout:
        return turn_layout(self.golden, self.white)

    @property
    def region(self) -> int:
        """The number of rows of a region: the nodes, and what is never chosen."""
        return len(self.layout.stop_place) + 1

    @property
    def layer(self) -> int:
        """The number of rows of a layer, without or with the weasel."""
        return int(regions(self.variants)) * self.region

    @property
    def first_roll(self) -> int:
        """Where a turn starts, as `solve_positions` wants it: roll all dice."""
        return 2 * (self.layer * self.weasel + self.region - 2) + 1


class TurnTables(NamedTuple):
    """Turns with the values of their endings, and room for what is found."""

    dice: Array  # by position: in hand
    first_variant: Array  # by position: its first row below
    stop: Array  # by variant: the value of stopping by points, without a worm, then with one
    fail: Array  # by variant: the value of a failed roll
    values: Array  # by position: the value of the best turn
    stopped: Array  # by variant: the chances of stopping under the best plan
    failed: Array  # by variant: the chance of a failed roll


class _Rooms(local):
    """The room to work in, one per thread, as large as any work needed so far."""

    def __init__(self) -> None:
        self._rows = rows(0)

    def split(self, *counts: int) -> list[Array]:
        """One array for each number of rows."""
        ends = [LANES * end for end in accumulate(counts, initial=0)]
        if len(self._rows) < ends[-1]:
            self._rows = rows(sum(counts))
        return [self._rows[begin:end] for begin, end in pairwise(ends)]


_rooms = _Rooms()


def turn_tables(dice: Array, first_variant: Array) -> TurnTables:
    """Empty tables for positions with so many dice in hand."""
    variants = int(first_variant[-1])
    return TurnTables(
        dice,
        first_variant,
        np.empty((variants, STOP_PLACES)),
        np.empty(variants),
        np.empty(len(dice)),
        np.empty((variants, STOP_PLACES)),
        np.empty(variants),
    )


def solve_kind(
    kind: TurnKind,
    which: Array,
    starts: Array,
    tables: TurnTables,
    with_chances: bool,
) -> None:
    """Solve the positions that `which` names; see `solve_positions`."""
    size = kind.layer * (2 if kind.weasel else 1)
    stopping, failing = kind.variants * STOP_PLACES, kind.variants
    reach = size if with_chances else 0
    stop, fail, kept, rolled, reached, rolling, stopped, failed, room = _rooms.split(
        stopping, failing, size, size, reach, reach, stopping, failing, ROOM
    )
    work = (stop, fail, (kept, rolled), (reached, rolling, stopped, failed), room)
    solve_positions(
        kind.layout[2:],
        tuple(roll_tables()),
        kind.variants,
        kind.weasel,
        which,
        starts,
        *tables,
        with_chances,
        work,
    )


def node_values(kind: TurnKind, most: int, stop: Array, fail: Array) -> tuple[Array, Array]:
    """The values of keeping and of rolling at all nodes with up to `most` dice in hand.

    `stop` and `fail` have up to `LANES` turns in the last dimension, variants in the first. The
    results are by turn, variant, with or without the weasel, and node.
    """
    turns = fail.shape[-1]
    size = kind.layer * (2 if kind.weasel else 1)
    stop_rows, fail_rows, kept, rolled, room = _rooms.split(
        kind.variants * STOP_PLACES, kind.variants, size, size, ROOM
    )
    stop_rows.reshape(-1, LANES)[:, :turns] = stop.reshape(-1, turns)
    fail_rows.reshape(-1, LANES)[:, :turns] = fail
    fill_values(
        kind.layout[2:],
        tuple(roll_tables()),
        most,
        kind.variants,
        kind.weasel,
        stop_rows,
        fail_rows,
        (kept, rolled),
        room,
    )
    return _by_turn(kind, kept, turns), _by_turn(kind, rolled, turns)


def _by_turn(kind: TurnKind, values: Array, turns: int) -> Array:
    """Sort rows by turn, variant, with or without the weasel, and node."""
    by_layer = values.reshape(2 if kind.weasel else 1, -1, kind.region, LANES)
    if kind.variants > 2:  # the region after the first one is the best of the others
        by_layer = np.delete(by_layer, 1, axis=1)
    return np.ascontiguousarray(by_layer[:, :, :-1, :turns].transpose(3, 1, 0, 2))
