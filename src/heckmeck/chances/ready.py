"""The compiled way to value endings, as soon as it is ready.

It needs numba, like the compiled solver of the odds, and takes a few seconds to compile the first
time on a machine. Nothing waits for it: once the compiled solver is in use, it is loaded in the
background, and until then the engine and the model answer one by one, with the same values but for
rounding errors.
"""

from collections.abc import Sequence
from contextlib import suppress
from threading import Lock, Thread
from typing import TYPE_CHECKING

import heckmeck.odds
from heckmeck.chances.stored import DamagedModel
from heckmeck.odds import EndValues
from heckmeck.rules import Setup, State, new_game

if TYPE_CHECKING:
    from types import ModuleType


def prepare() -> bool:
    """Load everything compiled now and wait for it. False if it is not installed."""
    return heckmeck.odds.prepare() and _compiled.load()


def end_values(states: Sequence[State]) -> Sequence[EndValues | None]:
    """What stopping and failing is worth in many turns; None where it has to be asked for."""
    module = _compiled.module
    if module is None:
        if heckmeck.odds.prepared():
            _compiled.begin()
        return [None] * len(states)
    found: list[EndValues | None] = module.end_values(states)
    return found


class _CompiledEndings:
    """The module of the compiled values: missing, loading or ready."""

    def __init__(self) -> None:
        self.module: ModuleType | None = None
        self._begun = False
        self._lock = Lock()

    def load(self) -> bool:
        with self._lock:
            if self.module is None:
                self._begun = True
                try:
                    from heckmeck.chances import compiled
                except ImportError:  # installed but unusable, for example with this numpy
                    return False
                # Compiles the kernels, or loads them from the cache.
                with suppress(DamagedModel):  # the plain way reports it when the model is needed
                    compiled.end_values([new_game(Setup("original", ("", "")))])
                self.module = compiled
        return True

    def begin(self) -> None:
        if not self._begun:
            self._begun = True
            Thread(target=self.load, name="chances-kernel", daemon=True).start()


_compiled = _CompiledEndings()
