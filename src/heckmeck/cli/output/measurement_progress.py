"""Run measurements with a progress bar."""

import os
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, TypeVar

from heckmeck.cli.errors import exit_on_error, fatal, warn
from heckmeck.cli.language import translate
from heckmeck.cli.output.progress_bar import progress_bar
from heckmeck.cli.streams import INTERRUPTED
from heckmeck.rules import EDITIONS

if TYPE_CHECKING:
    from heckmeck.arena.measuring.batches import Kind, Report

Found = TypeVar("Found")


def prepare_measurement() -> None:
    """Exit if the measurement cannot run here. To be called before numpy is imported."""
    from heckmeck.odds.solvers.select import compiler_is_installed

    if not compiler_is_installed():
        fatal(translate("measure-extra"))
    # With several threads, the sums of numpy may depend on how many there are.
    os.environ["OPENBLAS_NUM_THREADS"] = os.environ["OMP_NUM_THREADS"] = "1"


def chosen_kinds(edition: str | None, players: Iterable[int]) -> "list[Kind]":
    from heckmeck.arena.measuring.batches import Kind

    numbers = sorted(set(players)) or range(2, 8)
    names = [edition] if edition else EDITIONS
    return [Kind(EDITIONS[name].name, number) for name in names for number in numbers]


def measure_with_progress(
    measure: "Callable[[Kind, int, int, Report], Found]",
    kinds: "list[Kind]",
    games: int,
    seed: int,
    counted: str = "arena-games",
) -> tuple[list[Found], int]:
    """Measure one kind of game after the other, with a progress bar on standard error.

    Returns what was found, and the exit status: 0, or 130 after Ctrl-C. The measurements that were
    finished by then can still be printed. `counted` is the message that names what is counted.
    """
    progress = progress_bar()
    found: list[Found] = []
    with exit_on_error(), progress:
        bar = progress.add_task(translate(counted), total=games * len(kinds))

        def report(more: int) -> None:
            progress.advance(bar, more)

        try:
            for kind in kinds:
                one = measure(kind, games, seed, report)
                found.append(one)
        except KeyboardInterrupt:
            pass
        else:
            return found, 0
    warn(translate("measure-stopped", done=len(found), count=len(kinds)))
    return found, INTERRUPTED
