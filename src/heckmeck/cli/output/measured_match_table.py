"""Measured matches, as a table."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

import click

from heckmeck.cli.language import format_number, translate
from heckmeck.cli.output.tables import figures_table, print_tables

if TYPE_CHECKING:
    from heckmeck.arena.measuring.match import MeasuredMatch

MATCH_HEADINGS = ("measure-games", "measure-won", "measure-equal")


def print_measured_matches(one: str, other: str, found: "list[MeasuredMatch]") -> None:
    about = {"one": one, "other": other, "count": found[0].games, "seed": str(found[0].seed)}
    click.echo(translate("measure-match", **about))
    table = figures_table(*MATCH_HEADINGS)
    for each in found:
        table.add_row(*match_cells(each))
    print_tables(table)
    print_unfinished(found)


def print_unfinished(found: "Iterable[MeasuredMatch]") -> None:
    """Say how many games were broken off, if any were."""
    from heckmeck.chances.selfplay import MOST_TURNS

    count = sum(each.unfinished for each in found)
    if count:
        click.echo(translate("measure-unfinished", count=count, turns=MOST_TURNS))


def match_cells(match: "MeasuredMatch") -> tuple[str, ...]:
    """The kind of games, the share of the wins with half of its interval, and an equal share."""
    kind, half = match.kind, match.share.half
    share = format_number(100 * match.share.value, 2)
    return (
        translate("measure-kind", edition=kind.edition, players=kind.players),
        share if half is None else f"{share} ± {format_number(100 * half, 2)}",
        format_number(100 / kind.players, 2),
    )
