"""How far models are from exact endgames, as tables."""

from typing import TYPE_CHECKING

import click

from heckmeck.cli.language import format_number, translate
from heckmeck.cli.output.tables import figures_table, print_tables

if TYPE_CHECKING:
    from rich.table import Table

    from heckmeck.arena.measuring.endgames import EndgameQuality

HEADINGS = ("measure-tiles", "measure-count", "measure-champion", "measure-turn-later")
OTHERS = ("measure-expert", "measure-guess", "measure-lost")
FEWEST = 10  # positions; the intervals of fewer are too wide to say anything


def print_endgames(found: "list[EndgameQuality]") -> None:
    """For every kind of game: the mean error by the number of tiles in play, and the worst."""
    for each in found:
        kind, solved = each.kind, len(each.errors)
        about = {"edition": kind.edition, "players": kind.players, "seed": str(each.seed)}
        click.echo(translate("measure-endgames", **about))
        key = "measure-solved-fewer" if solved < each.wanted else "measure-solved"
        click.echo(translate(key, solved=solved, looked=each.looked_at, wanted=each.wanted))
        if each.errors:
            print_tables(_table(each))
    click.echo(translate("measure-endgames-legend"))
    click.echo(translate("measure-endgames-interval", count=FEWEST))
    click.echo(translate("measure-endgames-lost"))


def _table(quality: "EndgameQuality") -> "Table":
    table = figures_table(*HEADINGS, *OTHERS)
    table.collapse_padding = True  # fits into 80 characters
    rows = list(quality.rows())
    for row in rows:
        table.add_row(
            translate("measure-all") if row.tiles is None else str(row.tiles),
            str(row.positions),
            *(_points(figure.mean.value) for figure in row.figures.values()),
        )
    overall = rows[-1].figures.values()
    if rows[-1].positions >= FEWEST:
        table.add_row("±", "", *(_points(figure.mean.half) for figure in overall))
    table.add_row(translate("measure-worst"), "", *(_points(figure.worst) for figure in overall))
    return table


def _points(share: float | None) -> str:
    return "" if share is None else format_number(100 * share, 1)
