"""How far models are from exact endgames, as tables."""

from typing import TYPE_CHECKING

import click

from heckmeck.cli.language import format_number, translate
from heckmeck.cli.output.tables import figures_table, print_tables

if TYPE_CHECKING:
    from heckmeck.arena.measuring.endgames import EndgameQuality

HEADINGS = ("measure-tiles", "measure-count", "measure-champion", "measure-turn-later")


def print_endgames(found: "list[EndgameQuality]") -> None:
    """For every kind of game: the mean and the worst error by the number of tiles in play."""
    for each in found:
        click.echo(
            translate(
                "measure-endgames",
                edition=each.kind.edition,
                players=each.kind.players,
                solved=len(each.errors),
                looked=each.looked_at,
                seed=str(each.seed),
            )
        )
        if not each.errors:
            continue
        table = figures_table(*HEADINGS, "measure-expert", "measure-lost")
        for row in each.rows():
            table.add_row(
                translate("measure-all") if row.tiles is None else str(row.tiles),
                str(row.positions),
                *(
                    f"{format_number(100 * mean, 2)} ({format_number(100 * worst, 1)})"
                    for mean, worst in row.figures.values()
                ),
            )
        print_tables(table)
    click.echo(translate("measure-endgames-legend"))
    click.echo(translate("measure-endgames-lost"))
