"""`heckmeck arena`: a match between bots."""

from pathlib import Path

import click

from heckmeck.cli.output.matches import match_options
from heckmeck.cli.spoken import SpokenCommand


@click.command(cls=SpokenCommand, help="help-arena")
@click.argument("bots", nargs=-1, required=True, metavar="meta-bots")
@match_options
@click.option("--out", type=click.Path(path_type=Path), help="help-out")
@click.option("--records", type=click.Path(path_type=Path), help="help-records")
@click.option("--plot", type=click.Path(path_type=Path), help="help-arena-plot")
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
    """Let bots play many games and say which is better, with honest intervals."""
    from heckmeck.arena.match import Match
    from heckmeck.arena.series import PlannedMatch, Series
    from heckmeck.arena.summary import summarise
    from heckmeck.cli.output.arena_plot import check_chart_path, draw_chart
    from heckmeck.cli.output.matches import one_sentence, play_series, print_json, print_summary
    from heckmeck.rules import EDITIONS

    with one_sentence():
        match = Match(bots, EDITIONS[edition].name, seed, move_seconds=move_seconds)
        if plot is not None:
            check_chart_path(plot)
        series = Series([PlannedMatch(match, match.blocks(games), out, records)])
    stopped = play_series(series, jobs, out)
    blocks = series.blocks(match)
    if blocks:
        summary = summarise(match, blocks)
        if as_json:
            print_json(summary.to_json())
        else:
            print_summary(summary)
        if plot is not None:  # after the table: a full disk is no reason to lose the result
            draw_chart(summary, plot)
    raise SystemExit(stopped)
