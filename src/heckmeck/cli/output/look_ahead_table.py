"""What looking further ahead is worth, as a table."""

from typing import TYPE_CHECKING

from heckmeck.cli.language import format_number, translate
from heckmeck.cli.output.tables import figures_table, print_tables

if TYPE_CHECKING:
    from heckmeck.arena.measuring.look_ahead import LookAhead

HEADINGS = ("measure-games", "measure-ahead-wins", "measure-equal")
TIMES = ("measure-ahead-time", "measure-plain-time")


def print_look_ahead(found: "list[LookAhead]") -> None:
    table = figures_table(*HEADINGS[:2], "", *HEADINGS[2:], *TIMES)
    for each in found:
        half = each.share.half
        table.add_row(
            translate("measure-kind", edition=each.kind.edition, players=each.kind.players),
            format_number(100 * each.share.value, 2),
            "" if half is None else f"± {format_number(100 * half, 2)}",
            format_number(100 / each.kind.players, 2),
            format_number(each.milliseconds, 2),
            format_number(each.milliseconds_without, 3),
        )
    print_tables(table)
