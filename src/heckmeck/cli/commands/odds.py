"""`heckmeck odds`: the exact odds of the turn in a record, a position or a new game."""

import json
from pathlib import Path

import click

from heckmeck.cli.errors import file_error
from heckmeck.cli.given_state import given_state
from heckmeck.cli.options import edition_option, table_options
from heckmeck.cli.say import language_option
from heckmeck.rules import Options


@click.command
@click.argument("file", required=False, metavar="[FILE]")
@edition_option(help="Edition of the new game.", show_default="original")
@click.option(
    "--objective",
    type=click.Choice(["tile", "worms", "margin"]),
    default="worms",
    show_default=True,
    help="What to maximize: the chance of a tile, expected worms, or the expected lead.",
)
@table_options
@click.option("--json", "as_json", is_flag=True, help="Print the odds as one JSON object.")
@click.option(
    "--plot",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Save a chart of the odds (.svg or .png) instead of printing them.",
)
@language_option
def command(
    file: str | None,
    edition: str | None,
    objective: str,
    options: Options | None,
    as_json: bool,
    plot: Path | None,
) -> None:
    """Show the exact odds of a turn.

    FILE is a record (its last position is used), a position in JSON, or - for standard input.
    Without FILE, it is the first turn of a new game.
    """
    if plot is not None:
        from heckmeck.cli.output.figure_file import check_figure

        check_figure(plot)
    state = given_state(file, edition, options)
    if state.over:
        file_error(f"{file}: the game is over, so there is no turn to show the odds of")

    from heckmeck.odds.report import report
    from heckmeck.odds.solvers import select as solving

    # Many dice and a reroll take seconds without the compiler, which takes seconds if it is cold.
    many = state.mover.specialist in ("weasel", "golden_die") and len(state.dice.aside) < 3
    if many and solving.compiled_before():
        solving.prepare()
    odds = report(state, objective)
    if plot is not None:
        from heckmeck.cli.output.odds_plot import draw

        draw(odds, plot)
    if as_json:
        click.echo(json.dumps(odds.to_json()))
    elif plot is None:
        from heckmeck.cli.output.odds_view import show

        show(odds)
