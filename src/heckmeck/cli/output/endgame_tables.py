"""How far models are from exact endgames, as tables."""

from typing import TYPE_CHECKING

import click

from heckmeck.cli.language import format_number, translate
from heckmeck.cli.output.tables import figures_table, print_tables

if TYPE_CHECKING:
    from heckmeck.arena.measuring.endgames import EndgameQuality
    from heckmeck.arena.measuring.estimates import Estimate

HEADINGS = ("measure-tiles", "measure-count", "measure-champion", "measure-turn-later")
OTHERS = ("measure-expert", "measure-guess", "measure-lost")


def print_endgames(found: "list[EndgameQuality]") -> None:
    """For every kind of game: the mean error by the number of tiles in play, and the worst."""
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
        table = figures_table(*HEADINGS, *OTHERS)
        rows = list(each.rows())
        for row in rows:
            table.add_row(
                translate("measure-all") if row.tiles is None else str(row.tiles),
                str(row.positions),
                *(_points(figure.mean) for figure in row.figures.values()),
            )
        worst = (format_number(100 * each.worst, 1) for each in rows[-1].figures.values())
        table.add_row(translate("measure-worst"), "", *worst)
        print_tables(table)
    click.echo(translate("measure-endgames-legend"))
    click.echo(translate("measure-endgames-lost"))


def _points(estimate: "Estimate") -> str:
    """Percentage points with half of the interval, if there is one."""
    value = format_number(100 * estimate.value, 1)
    half = estimate.half
    return value if half is None else f"{value} ± {format_number(100 * half, 1)}"
