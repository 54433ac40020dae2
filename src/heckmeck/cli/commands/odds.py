"""`heckmeck odds`: the exact odds of the turn in a record, a position or a new game."""

import json
from pathlib import Path

import click

from heckmeck.cli.errors import exit_on_error, file_error
from heckmeck.cli.language import language_option
from heckmeck.cli.options import edition_option, table_options
from heckmeck.cli.position_input import read_state
from heckmeck.rules import Options


@click.command
@click.argument("file", required=False, metavar="[FILE]")
@edition_option(help="Edition of the new game.", show_default="original")
@click.option(
    "--objective",
    type=click.Choice(["tile", "worms", "margin", "win"]),  # importing the odds takes a while
    default="worms",
    show_default=True,
    help="What to maximize: the chance of a tile, expected worms, the expected lead, or the chance "
    "to win the game.",
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
        from heckmeck.cli.output.figures import check_figure

        check_figure(plot)
    state = read_state(file, edition, options)
    if file is not None and state.over:
        file_error(file, "the game is over, so there is no turn to show the odds of")

    from heckmeck.odds.report import report
    from heckmeck.odds.solvers.select import kernel_is_cached, prepare

    # With many dice and a reroll, the interpreted solver takes seconds. So does compiling, unless
    # a compiled solver is already cached.
    many = state.mover.specialist in ("weasel", "golden_die") and len(state.dice.aside) < 3
    if many and kernel_is_cached():
        prepare()
    if objective == "win":
        from heckmeck.chances import WIN

        with exit_on_error():
            odds = report(state, WIN)
    else:
        odds = report(state, objective)
    if plot is not None:
        from heckmeck.cli.output.odds_figure import save_odds_figure

        save_odds_figure(odds, plot)
    if as_json:
        click.echo(json.dumps(odds.to_json()))
    elif plot is None:
        from heckmeck.cli.output.odds_tables import print_odds

        print_odds(odds)
