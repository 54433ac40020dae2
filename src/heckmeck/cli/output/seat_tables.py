"""What the seats are worth, as one table per edition."""

from typing import TYPE_CHECKING

import click

from heckmeck.cli.language import format_number, translate
from heckmeck.cli.output.tables import figures_table, print_tables

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rich.table import Table

    from heckmeck.arena.measuring.first_seat import SeatShares


def print_seats(found: "list[SeatShares]") -> None:
    editions = dict.fromkeys(each.kind.edition for each in found)
    for edition in editions:
        some = [each for each in found if each.kind.edition == edition]
        games, seed = some[0].games, str(some[0].seed)
        click.echo(translate("measure-seats", edition=edition, count=games, seed=seed))
        print_tables(_table(some))


def _table(found: "list[SeatShares]") -> "Table":
    table = figures_table("measure-players", "", names=2)
    table.collapse_padding = True  # nine columns fit into 80 characters
    most = max(each.kind.players for each in found)
    for seat in range(1, most + 1):
        table.add_column(str(seat), justify="right", no_wrap=True)
    table.add_column("±", justify="right", no_wrap=True)
    for each in found:
        spaces = [""] * (most - each.kind.players)
        halves = [share.half for share in each.without_luck if share.half is not None]
        table.add_row(
            str(each.kind.players),
            translate("measure-won"),
            *_percent(share.value for share in each.without_luck),
            *spaces,
            format_number(100 * max(halves), 2),
        )
        table.add_row("", translate("measure-model"), *_percent(each.said), end_section=True)
    return table


def _percent(shares: "Iterable[float]") -> list[str]:
    return [format_number(100 * share, 2) for share in shares]
