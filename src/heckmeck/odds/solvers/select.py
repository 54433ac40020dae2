"""Solving positions: the one door to the solvers.

The compiled solver needs numba (the extra `fast`), which takes a moment to load and, the first time
on a machine, some seconds to compile. Nobody waits for the compiler: the plain solver answers until
the compiled one is ready, and only a process that solves turn after turn starts to get it ready, in
the background. Whoever is about to solve a lot calls `prepare` first.
"""

import os
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path
from threading import Lock, Thread
from typing import TYPE_CHECKING

from heckmeck.odds.objectives import WORMS, Comparison, Objective, as_objective
from heckmeck.odds.plan import Plan
from heckmeck.odds.solvers.plain import PlainSolver
from heckmeck.odds.turn.model import Turn
from heckmeck.odds.turn.policy import Policy, Solver
from heckmeck.rules import Setup, State, new_game

if TYPE_CHECKING:
    from types import ModuleType

# From so many turns on it pays to get the compiled solver ready.
PATIENCE = 50


def solve(state: State, objective: Objective | str | Comparison) -> Plan:
    """The best play of the rest of the turn.

    >>> from heckmeck.rules import Setup, new_game
    >>> plan = solve(new_game(Setup("original", ("Anna", "Ben"))), "worms")
    >>> f"{plan.value:.9f}", plan.best
    ('1.644729674', Roll(golden=None))
    """
    return Plan(state, as_objective(objective), _policy)


def solve_many(states: Iterable[State], objective: Objective | str | Comparison) -> list[Plan]:
    """A plan for each of many positions, faster than one by one if the compiled solver is there."""
    wanted = as_objective(objective)
    plans = [Plan(state, wanted, _policy) for state in states]
    inside = [plan for plan in plans if not plan.settles]
    if len(inside) < PATIENCE and not _kernel.module:
        return plans
    if prepare() and _kernel.module:
        turns = [Turn(plan.state, wanted) for plan in inside]
        for plan, solver in zip(inside, _kernel.module.solve_batch(turns), strict=True):
            plan.give(Policy(solver.turn, solver))
    return plans


def prepare() -> bool:
    """Get the compiled solver ready now, waiting for it. False if it is not installed."""
    return _kernel.load()


def prepared() -> bool:
    """Whether the compiled solver answers already."""
    return _kernel.module is not None


def compiled_before() -> bool:
    """Whether getting ready takes a second and not many: the compiler has left its work on disk."""
    if find_spec("numba") is None:
        return False
    source = Path(__file__).with_name("kernel.py")
    folder = os.environ.get("NUMBA_CACHE_DIR")
    places = Path(folder).rglob("*") if folder else source.with_name("__pycache__").glob("*")
    changed = source.stat().st_mtime
    return any(
        each.name.startswith("kernel.solve_turn-")
        and each.suffix == ".nbi"
        and each.stat().st_mtime > changed
        for each in places
    )


class _Kernel:
    """The compiled solver: absent, being made ready, or ready."""

    def __init__(self) -> None:
        self.module: ModuleType | None = None
        self.turns = 0  # solved while it was not ready
        self._lock = Lock()

    def load(self) -> bool:
        if self.module is not None:
            return True
        with self._lock:
            fast = _import_fast()
            if fast is not None:
                fresh = new_game(Setup("original", ("", "")))
                turn = Turn(fresh, WORMS)
                fast.FastSolver(turn).roll(turn.node(fresh))  # compiles, or loads what was compiled
                self.module = fast
        return self.module is not None

    def count(self) -> None:
        self.turns += 1
        # The import is waited for: a half-imported numpy would be seen by other threads.
        if self.turns == PATIENCE and _import_fast() is not None:
            Thread(target=self.load, name="odds-kernel", daemon=True).start()


def _import_fast() -> "ModuleType | None":
    if find_spec("numba") is None:
        return None
    try:
        from heckmeck.odds.solvers import compiled as fast
    except ImportError:  # it is there and does not work here, with this numpy for example
        return None
    return fast


_kernel = _Kernel()


def _policy(state: State, objective: Objective) -> Policy:
    turn = Turn(state, objective)
    solver: Solver
    if _kernel.module is not None:
        solver = _kernel.module.FastSolver(turn)
    else:
        _kernel.count()
        solver = PlainSolver(turn)
    return Policy(turn, solver)
