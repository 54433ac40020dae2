"""What looking further ahead is worth, as a table."""

from typing import TYPE_CHECKING

from heckmeck.cli.language import format_number
from heckmeck.cli.output.measured_match_table import match_cells, match_headings, print_unfinished
from heckmeck.cli.output.tables import figures_table, print_tables

if TYPE_CHECKING:
    from heckmeck.arena.measuring.look_ahead import LookAhead

TIMES = ("measure-ahead-time", "measure-plain-time")


def print_look_ahead(found: "list[LookAhead]") -> None:
    table = figures_table(*match_headings("measure-ahead-wins"), *TIMES)
    for each in found:
        table.add_row(
            *match_cells(each.match),
            format_number(each.milliseconds, 2),
            format_number(each.milliseconds_without, 3),
        )
    print_tables(table)
    print_unfinished(each.match for each in found)
