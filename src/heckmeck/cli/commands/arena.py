"""`heckmeck arena`: a match between bots."""

import json
from pathlib import Path

import click

from heckmeck.cli.language import language_option
from heckmeck.cli.options import check_runner, match_options, table_options
from heckmeck.rules import Options


@click.command
@click.argument("bots", nargs=-1, required=True, metavar="BOT BOT [BOT]...")
@match_options
@table_options
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
    options: Options | None,
    seed: int,
    jobs: int | None,
    cluster: str | None,
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
    blocks of seatings. The same seed gives the same games, with any number of jobs, here or on a
    cluster. To continue a match that you stopped with Ctrl-C, run the same command with the same
    --out directory.
    """
    from heckmeck.arena.match import Match
    from heckmeck.arena.series import PlannedMatch, Series
    from heckmeck.arena.summary import summarize
    from heckmeck.cli.errors import exit_on_error
    from heckmeck.cli.output.figures import check_figure
    from heckmeck.cli.output.match_figure import save_match_figure
    from heckmeck.cli.output.match_progress import run_with_progress
    from heckmeck.cli.output.match_tables import print_summary
    from heckmeck.rules import EDITIONS

    check_runner(jobs, cluster)
    with exit_on_error():
        table = options or Options()
        match = Match(bots, EDITIONS[edition].name, seed, table, move_seconds=move_seconds)
        if plot is not None:
            check_figure(plot)
        series = Series([PlannedMatch(match, match.blocks(games), out, records)])
    status = run_with_progress(series, out, jobs, cluster)
    blocks = series.blocks(match)
    if blocks:
        summary = summarize(match, blocks)
        if as_json:
            click.echo(json.dumps(summary.to_json(), indent=2))
        else:
            print_summary(summary)
        if plot is not None:  # after the table, which a full disk must not prevent
            save_match_figure(summary, plot)
    raise SystemExit(status)
