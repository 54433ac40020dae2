"""Run matches with a progress bar."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from heckmeck.cli.errors import EXIT_STATUS, print_error, warn
from heckmeck.cli.language import translate, translate_error
from heckmeck.cli.output.progress_bar import progress_bar
from heckmeck.cli.streams import INTERRUPTED
from heckmeck.rules import HeckmeckError

if TYPE_CHECKING:
    from heckmeck.arena.series import Series


def run_with_progress(
    series: "Series", out: Path | None, jobs: int | None, cluster: str | None
) -> int:
    """Play the matches with a progress bar on standard error, if that is a terminal.

    Returns the exit status: 0, 130 after Ctrl-C, or 2 after an error. The games that were finished
    by then are in the series, so the caller can still print them.
    """
    if cluster is None and series.needs_odds and series.games_done < series.games_wanted:
        _warn_without_compiler()
    progress = progress_bar()
    failure: HeckmeckError | None = None
    with _without_logs(), progress:
        bar = progress.add_task(
            translate("arena-games"), total=series.games_wanted, completed=series.games_done
        )
        try:
            series.run(jobs, lambda games: progress.advance(bar, games), cluster)
        except KeyboardInterrupt:
            pass
        except HeckmeckError as error:  # for example, the disk is full
            failure = error
        else:
            return 0
    if failure is not None:
        print_error(translate_error(failure))
        return EXIT_STATUS
    key = "arena-stopped-kept" if out else "arena-stopped"
    warn(translate(key, done=series.games_done, count=series.games_wanted))
    return INTERRUPTED


@contextmanager
def _without_logs() -> Iterator[None]:
    """Hide what Dask logs to the terminal. What users need to know, the error says."""
    logging.disable(logging.CRITICAL)
    try:
        yield
    finally:
        logging.disable(logging.NOTSET)


def _warn_without_compiler() -> None:
    from heckmeck.odds.solvers.select import compiler_is_installed

    if not compiler_is_installed():
        warn(translate("arena-slow"))
