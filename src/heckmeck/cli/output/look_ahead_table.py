"""What looking further ahead is worth, as a table."""

from typing import TYPE_CHECKING

import click

from heckmeck.cli.language import format_number, translate
from heckmeck.cli.output.measured_match_table import MATCH_HEADINGS, match_cells, print_unfinished
from heckmeck.cli.output.tables import figures_table, print_tables

if TYPE_CHECKING:
    from heckmeck.arena.measuring.look_ahead import LookAhead

TIMES = ("measure-ahead-time", "measure-plain-time")


def print_look_ahead(found: "list[LookAhead]") -> None:
    match = found[0].match
    click.echo(translate("measure-ahead", count=match.games, seed=str(match.seed)))
    table = figures_table(*MATCH_HEADINGS, *TIMES)
    table.collapse_padding = True  # fits into 80 characters
    for each in found:
        table.add_row(
            *match_cells(each.match),
            format_number(each.milliseconds, 2),
            format_number(each.milliseconds_without, 3),
        )
    print_tables(table)
    click.echo(translate("measure-ahead-legend"))
    print_unfinished(each.match for each in found)
