"""Solve positions with the best solver that is ready.

The compiled solver needs numba (the extra `fast`), which takes a moment to load and, the first time
on a machine, a few seconds to compile. Nothing waits for the compiler: the plain solver answers
until the compiled one is ready, and only a process that keeps solving loads it, in the background.
Call `prepare` first if you are about to solve many positions.
"""

import os
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from threading import Lock, Thread
from time import perf_counter
from typing import TYPE_CHECKING

from heckmeck.odds.objectives import WORMS, Comparison, Objective, as_objective
from heckmeck.odds.plan import MakePolicy, Plan
from heckmeck.odds.solvers.compiling import last_change
from heckmeck.odds.solvers.plain import PlainSolver
from heckmeck.odds.turn.model import TurnModel, turn_models
from heckmeck.odds.turn.policy import Policy, Solver
from heckmeck.rules import Setup, State, new_game

if TYPE_CHECKING:
    from types import ModuleType

# After this many turns, loading the compiled solver pays off.
TURNS_BEFORE_COMPILING = 50


def solve(
    state: State,
    objective: Objective | str | Comparison,
    kind: Callable[[State, Objective, MakePolicy], Plan] = Plan,
) -> Plan:
    """The best play of the rest of the turn. `kind` makes a plan that plays it differently.

    >>> from heckmeck.rules import Setup, new_game
    >>> plan = solve(new_game(Setup("original", ("Anna", "Ben"))), "worms")
    >>> f"{plan.value:.9f}", plan.best
    ('1.644729674', Roll(golden=None))
    """
    return kind(state, as_objective(objective), _policy)


def solve_many(states: Iterable[State], objective: Objective | str | Comparison) -> list[Plan]:
    """One plan per position, faster than one by one if the compiled solver is available."""
    wanted = as_objective(objective)
    plans = [Plan(state, wanted, _policy) for state in states]
    inside = [plan for plan in plans if not plan.settles]
    if len(inside) >= TURNS_BEFORE_COMPILING or _compiled.module:
        prepare()
        solve_together(inside)
    return plans


def solve_together(plans: Sequence[Plan]) -> list[float]:
    """Solve the turns of these plans side by side if the compiled solver is ready.

    The plans are the same without it; each would be solved when it is first asked. So is a plan
    whose objective fails: it will say so itself.

    Returns the seconds that each plan took. Plans with the same objective share what it took to
    value their endings, and all plans share the rest; what is solved already takes no time.
    """
    seconds = [0.0] * len(plans)
    if _compiled.module is None:
        return seconds
    alike: defaultdict[Objective, list[int]] = defaultdict(list)
    for number, plan in enumerate(plans):
        if not plan.settles and not plan.solved:
            alike[plan.objective].append(number)
    found: list[tuple[Plan, TurnModel]] = []
    for numbers in alike.values():
        begin = perf_counter()
        found += _models([plans[number] for number in numbers])
        _share(seconds, numbers, perf_counter() - begin)
    begin = perf_counter()
    solvers = _compiled.module.solve_batch([turn for _, turn in found])
    for (plan, turn), solver in zip(found, solvers, strict=True):
        plan.give(Policy(turn, solver))
    _share(seconds, [number for some in alike.values() for number in some], perf_counter() - begin)
    return seconds


def _share(seconds: list[float], numbers: list[int], spent: float) -> None:
    for number in numbers:
        seconds[number] += spent / len(numbers)


def _models(plans: list[Plan]) -> list[tuple[Plan, TurnModel]]:
    """The turns of plans with the same objective, as far as it can value them."""
    objective = plans[0].objective
    together = [plans] if objective.of_turns is not None else [[plan] for plan in plans]
    found: list[tuple[Plan, TurnModel]] = []
    for some in together:
        with suppress(Exception, SystemExit):
            turns = turn_models([plan.state for plan in some], objective)
            found += zip(some, turns, strict=True)
    return found


def prepare() -> bool:
    """Load the compiled solver now and wait for it. False if it is not installed."""
    return _compiled.load()


def prepared() -> bool:
    """Whether the compiled solver is ready."""
    return _compiled.module is not None


def compiler_is_installed() -> bool:
    return find_spec("numba") is not None


def kernel_is_cached() -> bool:
    """Whether `prepare` takes about one second: a compiled kernel is cached on disk."""
    if not compiler_is_installed():
        return False
    folder = os.environ.get("NUMBA_CACHE_DIR")
    own = Path(__file__).with_name("__pycache__")
    pattern = "kernel.fill_values-*.nbi"
    places = Path(folder).rglob(pattern) if folder else own.glob(pattern)
    return any(each.stat().st_mtime > last_change() for each in places)


class _CompiledModule:
    """The module of the compiled solver: missing, loading or ready."""

    def __init__(self) -> None:
        self.module: ModuleType | None = None
        self.turns = 0  # turns solved before it was ready
        self._lock = Lock()

    def load(self) -> bool:
        if self.module is not None:
            return True
        with self._lock:
            compiled = _import_compiled()
            if compiled is not None:
                fresh = new_game(Setup("original", ("", "")))
                turn = TurnModel(fresh, WORMS)
                # Compiles the kernel, or loads it from the cache.
                compiled.CompiledSolver(turn).roll(turn.node(fresh))
                self.module = compiled
        return self.module is not None

    def count(self) -> None:
        self.turns += 1
        # Import it here and now: other threads must not see a half-imported numpy.
        if self.turns == TURNS_BEFORE_COMPILING and _import_compiled() is not None:
            Thread(target=self.load, name="odds-kernel", daemon=True).start()


def _import_compiled() -> "ModuleType | None":
    if not compiler_is_installed():
        return None
    try:
        from heckmeck.odds.solvers import compiled
    except ImportError:  # installed but unusable, for example with this version of numpy
        return None
    return compiled


_compiled = _CompiledModule()


def _policy(state: State, objective: Objective) -> Policy:
    [turn] = turn_models([state], objective)
    solver: Solver
    if _compiled.module is not None:
        solver = _compiled.module.CompiledSolver(turn)
    else:
        _compiled.count()
        solver = PlainSolver(turn)
    return Policy(turn, solver)
