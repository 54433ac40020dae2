"""`heckmeck odds`: the exact chances of the turn in a record, a position or a fresh game."""

import json
from pathlib import Path

import click

from heckmeck.cli.complain import complain, refuse
from heckmeck.cli.given_state import given_state
from heckmeck.cli.say import say
from heckmeck.cli.spoken import OneOf, SpokenCommand
from heckmeck.rules.editions import EDITIONS

FIGURE_KINDS = (".svg", ".png")


@click.command(cls=SpokenCommand, help="help-odds")
@click.argument("file", required=False, metavar="meta-file")
@click.option("--edition", type=OneOf(list(EDITIONS)), help="help-odds-edition")
@click.option(
    "--objective",
    type=OneOf(["tile", "worms", "margin"]),
    default="worms",
    show_default=True,
    help="help-objective",
)
@click.option(
    "--option",
    "option_texts",
    multiple=True,
    metavar="meta-option",
    help="help-odds-option",
)
@click.option("--json", "as_json", is_flag=True, help="help-odds-json")
@click.option("--plot", metavar="meta-figure", help="help-odds-plot")
def command(
    file: str | None,
    edition: str | None,
    objective: str,
    option_texts: tuple[str, ...],
    as_json: bool,
    plot: str | None,
) -> None:
    """Show the exact odds of a turn."""
    if plot is not None and Path(plot).suffix.lower() not in FIGURE_KINDS:
        complain(say("odds-figure-kind", file=plot))
    state = given_state(file, edition, option_texts)
    if state.over:
        refuse(say("odds-over", file=file))

    from heckmeck.odds.report import report
    from heckmeck.odds.solvers import select as solving

    # Many dice and a reroll take seconds without the compiler, which takes seconds if it is cold.
    many = state.mover.specialist in ("weasel", "golden_die") and len(state.dice.aside) < 3
    if many and solving.compiled_before():
        solving.prepare()
    odds = report(state, objective)
    if plot is not None:
        from heckmeck.cli.output.odds_plot import draw

        draw(odds, Path(plot))
    if as_json:
        click.echo(json.dumps(odds.to_json()))
    elif plot is None:
        from heckmeck.cli.output.odds_view import show

        show(odds)
