"""What `arena` and `tournament` share: options, the progress bar, the tables."""

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from heckmeck.cli.complain import complain
from heckmeck.rules import EDITIONS, HeckmeckError

if TYPE_CHECKING:
    from rich.table import Table

    from heckmeck.arena.intervals import Interval
    from heckmeck.arena.series import Series
    from heckmeck.arena.standings import Standings
    from heckmeck.arena.summary import Summary

INTERRUPTED = 130


def match_options(function: Callable[..., None]) -> Callable[..., None]:
    for option in (
        click.option(
            "--move-seconds",
            type=click.FloatRange(0.01, 3600),
            default=5.0,
            show_default=True,
            help="What a program may take for a move.",
        ),
        click.option("--json", "as_json", is_flag=True, help="Print JSON."),
        click.option(
            "--jobs",
            type=click.IntRange(1, 256),
            default=1,
            show_default=True,
            help="Processes that play.",
        ),
        click.option("--seed", type=int, default=1, show_default=True, help="The luck."),
        click.option(
            "--edition", type=click.Choice(list(EDITIONS)), default="original", show_default=True
        ),
        click.option(
            "--games",
            type=click.IntRange(1, 10_000_000),
            default=1000,
            show_default=True,
            help="Games of each match.",
        ),
    ):
        function = option(function)
    return function


@contextmanager
def one_sentence() -> Iterator[None]:
    """Bad input is one sentence and exit status 2."""
    try:
        yield
    except HeckmeckError as error:
        complain(str(error))


def play_series(series: "Series", jobs: int, out: Path | None) -> int:
    """Play with a progress bar on the terminal. The exit status: 0, or 130 if interrupted."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    console = Console(stderr=True)
    columns = ("[progress.description]{task.description}", BarColumn(), MofNCompleteColumn())
    with Progress(
        *columns,
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as progress:
        bar = progress.add_task("games", total=series.games_wanted, completed=series.games_done)
        try:
            with one_sentence():
                series.run(jobs, lambda games: progress.advance(bar, games))
        except KeyboardInterrupt:
            pass
        else:
            return 0
    goes_on = "; the same command goes on" if out else ""
    done, wanted = series.games_done, series.games_wanted
    click.echo(f"Stopped after {done:,} of {wanted:,} games{goes_on}.", err=True)
    return INTERRUPTED


def print_json(data: dict[str, Any]) -> None:
    click.echo(json.dumps(data, indent=2))


def print_summary(summary: "Summary") -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table("bot", title=None)
    for head in (
        "wins %",
        "95 % interval",
        "fair %",
        "rating",
        "score",
        "failed",
        "steals",
        "time a move",
    ):
        table.add_column(head, justify="right")
    for bot in summary.bots:
        table.add_row(
            bot.bot if bot.seats == 1 else f"{bot.bot} ×{bot.seats}",
            f"{100 * bot.win_share:.2f}",
            _percent(bot.win_interval),
            f"{100 * bot.fair_share:.1f}",
            f"{bot.rating.mu:.1f} ± {bot.rating.sigma:.1f}" if bot.rating else "–",
            f"{bot.score:.2f}",
            f"{bot.failed_turns:.2f}",
            f"{bot.steals:.2f}",
            f"{1e6 * bot.move_seconds:,.0f} µs",
        )
    _print_wide(table)
    console = Console()
    match = summary.match
    blocks = f"{summary.blocks:,} blocks of {match.block_size} seatings"
    console.print(
        f"{summary.games:,} games in {blocks}, {match.edition} edition, seed {match.seed}; "
        f"{summary.turns:.1f} turns a game, the longest {summary.longest}.",
        highlight=False,
    )
    if summary.unfinished:
        console.print(f"{summary.unfinished:,} games were cut at {match.max_turns:,} turns.")
    for bot in summary.bots:
        if bot.forfeits:
            console.print(f"{bot.bot} forfeited {bot.forfeits:,} games:", markup=False)
            for reason in bot.reasons[:5]:
                console.print(f"  {reason}", markup=False)


def print_standings(standings: "Standings") -> None:
    from rich.table import Table

    table = Table("", "bot")
    for head in ("rating", "wins %", "95 % interval", "games"):
        table.add_column(head, justify="right")
    for number in range(len(standings.bots)):
        table.add_column(f"vs {number + 1}", justify="right")
    for place, bot in enumerate(standings.bots, start=1):
        table.add_row(
            str(place),
            bot.bot,
            f"{bot.rating.mu:.1f} ± {bot.rating.sigma:.1f}",
            f"{100 * bot.win_share:.2f}",
            _percent(bot.win_interval),
            f"{bot.games:,}",
            *(_against(bot.against.get(other.bot)) for other in standings.bots),
        )
    _print_wide(table)
    if standings.unfinished:
        click.echo(f"{standings.unfinished:,} games were cut as endless.")


def _print_wide(table: "Table") -> None:
    """A file or a pipe has no width to fit into."""
    from rich.console import Console

    Console(width=None if sys.stdout.isatty() else 200).print(table)


def _against(share: float | None) -> str:
    return "" if share is None else f"{100 * share:.1f}"


def _percent(interval: "Interval | None") -> str:
    return "–" if interval is None else f"{100 * interval.low:.2f} – {100 * interval.high:.2f}"
