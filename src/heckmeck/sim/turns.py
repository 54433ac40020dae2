"""The best turns of thousands of positions at once, exactly, for values given per ending."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import numpy as np

from heckmeck.odds.solvers.batch import TurnKind, TurnTables, solve_kind, turn_tables
from heckmeck.odds.turn.model import golden_weights
from heckmeck.rules import GOLDEN_FACES, WHITE_DICE
from heckmeck.sim.kernels.board import OVER
from heckmeck.sim.kernels.endings import (
    ABSENT,
    DICE,
    ENDINGS,
    GOLDEN,
    IN_PLAY,
    ROOM,
    SETTLED,
    TOTALS,
    UNDECIDED,
    VARIANTS,
    WEASEL,
    WORDS,
    best_endings,
    fill_chances,
    fill_tables,
    find_endings,
)
from heckmeck.sim.kernels.starts import CHOICES, find_starts
from heckmeck.sim.states import STATE, Array
from heckmeck.sim.threads import Threads

PART = 128  # positions that a thread solves at a time
ONES_AND_WORMS = golden_weights(GOLDEN_FACES["ones_and_worms"])

MOST = 1e200  # the value of an ending; the kernel uses larger numbers for what never happens


class Solution(NamedTuple):
    """The best turns for some values of their endings."""

    values: Array  # by position: the expected value under the best plan
    chances: Array  # by ending: its chance under this plan; they sum to 1 for each position


class Turns:
    """The rest of the turn of many positions, with every way it can end.

    The positions are packed states at the start of a turn or anywhere within one; they may differ
    in edition, options and players. `endings` are packed states, too: the next player's turn has
    begun, or the game is over. The endings of position i are those from `offsets[i]` to
    `offsets[i + 1]`, each once. Late in a turn some may be out of reach of the dice that are left;
    their chance is 0.

    >>> from heckmeck.rules import Setup
    >>> from heckmeck.sim.states import packed_start
    >>> turns = Turns(packed_start(Setup("original", ("Anna", "Ben"))))
    >>> len(turns.endings)  # nothing, or one of the tiles 21 to 36
    17
    >>> took_36 = turns.endings["top"][:, 0] == 17
    >>> values, chances = turns.solve(took_36)
    >>> round(float(values[0]), 5)
    0.01568
    """

    def __init__(self, states: Array, threads: int = 1) -> None:
        if not isinstance(states, np.ndarray) or states.dtype != STATE or states.ndim != 1:
            raise ValueError("turns need an array of packed states")
        if (over := np.flatnonzero(states["phase"] == OVER)).size:
            raise ValueError(f"position {over[0]} has no turn to solve: its game is over")
        self._states = np.ascontiguousarray(states)
        self._threads = Threads(threads)
        parts = self._threads.run(len(states), partial(find_part, self._states))
        about, self._buys, self._groups, self._members, words = _joined(parts)
        self._about = about
        self.endings: Array = words.reshape(-1).view(STATE)
        self.offsets = _offsets(about[:, ENDINGS])
        self._first_variant = _offsets(about[:, VARIANTS])
        self._tasks = _tasks(self._states, about)

    def __len__(self) -> int:
        return len(self._states)

    def solve(self, values: Array, chances: bool = True) -> Solution:
        """Find the best turns if the endings have these values for the player to move.

        Where endings are a choice of the player, the best one is chosen. If several plans are
        equally good, the chances are those of one of them. Without `chances` they are left at zero,
        which takes about a third of the time.
        """
        values = np.ascontiguousarray(values, np.float64)
        if values.shape != self.endings.shape:
            raise ValueError(
                f"{len(self.endings)} endings need {len(self.endings)} values, not {values.shape}"
            )
        if not (np.abs(values) < MOST).all():  # also refuses NaN
            raise ValueError(f"the values of endings must be numbers between ±{MOST:g}")
        about, first, buys = self._about, self._first_variant, self._buys
        tables = turn_tables(np.ascontiguousarray(about[:, DICE]), first)
        best = np.empty(len(self._groups) - 1, np.int32)
        self._threads.run(len(best), best_endings, values, self._groups, self._members, best)
        chosen = np.empty((len(buys), TOTALS), np.int32)
        filling = (about, first, buys, best, chosen, tables.stop, tables.fail)
        self._threads.run(len(self), fill_tables, values, *filling)
        self._threads.map(lambda task: task(tables, chances), self._tasks)
        found = np.zeros(len(values))
        if chances:
            made = (about, first, chosen, tables.stopped, tables.failed, found)
            self._threads.run(len(self), fill_chances, *made)
        return Solution(tables.values, found)


Task = Callable[[TurnTables, bool], None]  # solves some positions, with chances or without


def find_part(states: Array, begin: int, end: int) -> tuple[Array, ...]:
    """The endings of some positions, as `find_endings` returns them."""
    room = np.zeros(ROOM, STATE)
    found: tuple[Array, ...] = find_endings(states, _words(states), room, _words(room), begin, end)
    return found


def _words(states: Array) -> Array:
    return states.view(np.uint32).reshape(-1, WORDS)


def _joined(parts: list[tuple[Array, ...]]) -> tuple[Array, ...]:
    """Put the parts one after the other; groups, members and endings are counted from the first."""
    if len(parts) == 1:
        return parts[0]
    groups = members = endings = 0
    for _, buys, begins, numbers, found in parts:
        np.add(buys, groups, out=buys, where=buys >= 0)
        begins += members
        numbers += endings
        groups += len(begins) - 1
        members += len(numbers)
        endings += len(found)
    abouts, all_buys, all_begins, all_members, all_found = zip(*parts, strict=True)
    begins = [*(each[:-1] for each in all_begins), all_begins[-1][-1:]]
    return tuple(map(np.concatenate, (abouts, all_buys, begins, all_members, all_found)))


def _offsets(counts: Array) -> Array:
    return np.concatenate(([0], np.cumsum(counts)))


def _tasks(states: Array, about: Array) -> list[Task]:
    """Parts of the positions of one kind each. Positions with equally many dice come together."""
    keys = np.column_stack((about[:, [GOLDEN, VARIANTS, WEASEL]], states["golden_standard"]))
    keys[keys[:, 0] == ABSENT, 3] = 0
    kinds, kind_of = np.unique(keys, axis=0, return_inverse=True)
    by_dice = np.argsort(about[:, DICE], kind="stable")
    tasks: list[Task] = []
    for number, (golden, variants, weasel, standard) in enumerate(kinds.tolist()):
        which = by_dice[kind_of[by_dice] == number]
        without = TurnKind(variants, bool(weasel))
        if standard:
            having = without._replace(white=WHITE_DICE + 1)
        else:
            having = without._replace(golden=ONES_AND_WORMS)
        for begin in range(0, len(which), PART):
            part = which[begin : begin + PART]
            if golden == SETTLED:
                tasks.append(partial(_settle, part))
            elif golden == UNDECIDED:
                tasks.append(partial(_solve_both, without, having, part))
            else:
                kind = having if golden == IN_PLAY else without
                tasks.append(partial(solve_kind, kind, part, _starts(kind, states, part)))
    return tasks


def _starts(kind: TurnKind, states: Array, which: Array) -> Array:
    starts = np.empty((len(which), CHOICES), np.int32)
    nine = kind.white > WHITE_DICE
    place = kind.layout.place
    find_starts(states, which, place, nine, kind.variants, kind.region, kind.layer, starts)
    return starts


def _solve_both(
    without: TurnKind, having: TurnKind, which: Array, tables: TurnTables, chances: bool
) -> None:
    """B1: the better of rolling without and with the golden die, usually the latter."""

    def solve(kind: TurnKind, some: Array, with_chances: bool) -> None:
        starts = np.full((len(some), 1), kind.first_roll, np.int32)
        solve_kind(kind, some, starts, tables, with_chances)

    solve(without, which, False)
    alone = tables.values[which]
    solve(having, which, chances)
    better = which[alone > tables.values[which]]
    if len(better):
        solve(without, better, chances)


def _settle(which: Array, tables: TurnTables, _: bool) -> None:
    """Only the choices after stopping remain; their best value is in the table."""
    rows = tables.first_variant[which]
    tables.values[which] = tables.fail[rows]
    tables.stopped[rows] = 0.0
    tables.failed[rows] = 1.0
