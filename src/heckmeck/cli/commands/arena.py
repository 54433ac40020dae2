"""`heckmeck arena`: a match between bots."""

from pathlib import Path

import click

from heckmeck.cli.options import match_options
from heckmeck.cli.say import language_option


@click.command
@click.argument("bots", nargs=-1, required=True, metavar="BOT BOT [BOT]...")
@match_options
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    metavar="DIRECTORY",
    help="Save finished games here, and continue from the games found here.",
)
@click.option(
    "--records",
    type=click.Path(path_type=Path),
    metavar="DIRECTORY",
    help="Save a record of every game here.",
)
@click.option(
    "--plot",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Save a chart of the result (.svg or .png).",
)
@language_option
def command(
    bots: tuple[str, ...],
    games: int,
    edition: str,
    seed: int,
    jobs: int,
    as_json: bool,
    move_seconds: float,
    out: Path | None,
    records: Path | None,
    plot: Path | None,
) -> None:
    """Run a match between bots and compare their strength.

    BOT is a name (see heckmeck tournament --list) or a program, such as "cmd:python3 mybot.py". The
    result is a table of win rates with 95% confidence intervals.

    Every series of dice is played in every seating, so the number of games is rounded up to whole
    blocks of seatings. The same seed gives the same games, with any number of jobs. To continue a
    match that you stopped with Ctrl-C, run the same command with the same --out directory.
    """
    from heckmeck.arena.match import Match
    from heckmeck.arena.series import PlannedMatch, Series
    from heckmeck.arena.summary import summarise
    from heckmeck.cli.errors import exit_on_error
    from heckmeck.cli.output.arena_plot import draw_chart
    from heckmeck.cli.output.figure_file import check_figure
    from heckmeck.cli.output.matches import play_series, print_json, print_summary
    from heckmeck.rules import EDITIONS

    with exit_on_error():
        match = Match(bots, EDITIONS[edition].name, seed, move_seconds=move_seconds)
        if plot is not None:
            check_figure(plot)
        series = Series([PlannedMatch(match, match.blocks(games), out, records)])
    status = play_series(series, jobs, out)
    blocks = series.blocks(match)
    if blocks:
        summary = summarise(match, blocks)
        if as_json:
            print_json(summary.to_json())
        else:
            print_summary(summary)
        if plot is not None:  # after the table: a full disk is no reason to lose the result
            draw_chart(summary, plot)
    raise SystemExit(status)
