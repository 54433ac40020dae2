"""What `arena` and `tournament` print: the progress bar and the tables."""

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from heckmeck.cli.errors import EXIT_STATUS, warn
from heckmeck.cli.say import number, say, say_error, say_message
from heckmeck.cli.streams import INTERRUPTED
from heckmeck.rules import HeckmeckError

if TYPE_CHECKING:
    from rich.table import Table

    from heckmeck.arena.intervals import Interval
    from heckmeck.arena.ratings import Rating
    from heckmeck.arena.series import Series
    from heckmeck.arena.standings import Standings
    from heckmeck.arena.summary import Summary


def play_series(series: "Series", jobs: int, out: Path | None) -> int:
    """Play with a progress bar on the terminal.

    The exit status: 0, 130 if interrupted, or 2 if it could not go on, which is told.
    """
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    failure: HeckmeckError | None = None
    console = Console(stderr=True)
    columns = ("[progress.description]{task.description}", BarColumn(), MofNCompleteColumn())
    with Progress(
        *columns,
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as progress:
        bar = progress.add_task(
            say("arena-games"), total=series.games_wanted, completed=series.games_done
        )
        try:
            series.run(jobs, lambda games: progress.advance(bar, games))
        except KeyboardInterrupt:
            pass
        except HeckmeckError as error:  # a full disk, say; what was played is still told
            failure = error
        else:
            return 0
    if failure is not None:
        warn(f"heckmeck: {say_error(failure)}")
        return EXIT_STATUS
    stopped = "arena-stopped-kept" if out else "arena-stopped"
    click.echo(say(stopped, done=series.games_done, count=series.games_wanted), err=True)
    return INTERRUPTED


def print_json(data: dict[str, Any]) -> None:
    click.echo(json.dumps(data, indent=2))


def print_summary(summary: "Summary") -> None:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table(say("arena-bot"), title=None)
    for head in (
        say("arena-wins"),
        say("arena-interval"),
        say("arena-fair"),
        say("arena-rating"),
        say("arena-score"),
        say("arena-failed"),
        say("arena-steals"),
        say("arena-time"),
    ):
        table.add_column(head, justify="right")
    for bot in summary.bots:
        table.add_row(
            # A name is no markup: a program may be called with [brackets].
            Text(bot.bot if bot.seats == 1 else f"{bot.bot} ×{bot.seats}"),
            number(100 * bot.win_share, 2),
            _percent(bot.win_interval),
            number(100 * bot.fair_share, 1),
            _rating(bot.rating),
            number(bot.score, 2),
            number(bot.failed_turns, 2),
            number(bot.steals, 2),
            f"{number(1e6 * bot.move_seconds, 0)} µs",
        )
    _print_wide(table)
    console = Console(markup=False, emoji=False)  # nor are the reasons below
    match = summary.match
    played = say(
        "arena-played",
        count=summary.games,
        blocks=summary.blocks,
        seatings=match.block_size,
        edition=match.edition,
        seed=str(match.seed),
        turns=number(summary.turns, 1),
        longest=summary.longest,
    )
    console.print(played, highlight=False)
    if summary.unfinished:
        console.print(say("arena-cut", count=summary.unfinished, turns=match.max_turns))
    if summary.given_up:
        console.print(say("arena-given-up", count=summary.given_up))
    if len(summary.bots) == 1:
        console.print(say("arena-alone"))
    for bot in summary.bots:
        if bot.forfeits:
            console.print(say("arena-forfeits", bot=bot.bot, count=bot.forfeits), markup=False)
            for reason in bot.reasons[:5]:
                console.print(f"  {say_message(reason)}", markup=False)


def print_standings(standings: "Standings") -> None:
    from rich.table import Table
    from rich.text import Text

    table = Table("", say("arena-bot"))
    for head in (
        say("arena-rating"),
        say("arena-wins"),
        say("arena-interval"),
        say("arena-games"),
    ):
        table.add_column(head, justify="right")
    for place in range(1, len(standings.bots) + 1):
        table.add_column(say("arena-against", place=place), justify="right")
    for place, bot in enumerate(standings.bots, start=1):
        table.add_row(
            str(place),
            Text(bot.bot),
            _rating(bot.rating),
            number(100 * bot.win_share, 2),
            _percent(bot.win_interval),
            number(bot.games, 0),
            *(_against(bot.against.get(other.bot)) for other in standings.bots),
        )
    _print_wide(table)
    if standings.unfinished:
        click.echo(say("arena-endless", count=standings.unfinished))
    if standings.given_up:
        click.echo(say("arena-given-up", count=standings.given_up))


def _print_wide(table: "Table") -> None:
    """A file or a pipe has no width to fit into."""
    from rich.console import Console

    Console(width=None if sys.stdout.isatty() else 200).print(table)


def _against(share: float | None) -> str:
    return "" if share is None else number(100 * share, 1)


def _percent(interval: "Interval | None") -> str:
    if interval is None:
        return "–"
    return f"{number(100 * interval.low, 2)} – {number(100 * interval.high, 2)}"


def _rating(rating: "Rating | None") -> str:
    return "–" if rating is None else f"{number(rating.mu, 1)} ± {number(rating.sigma, 1)}"
