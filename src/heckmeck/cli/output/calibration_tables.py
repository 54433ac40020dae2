"""What the model said and what happened, as tables."""

from typing import TYPE_CHECKING

import click

from heckmeck.cli.language import format_number, translate
from heckmeck.cli.output.tables import figures_table, print_tables

if TYPE_CHECKING:
    from rich.table import Table

    from heckmeck.arena.intervals import Interval
    from heckmeck.arena.measuring.calibration import Calibration
    from heckmeck.arena.measuring.estimates import Estimate


def print_calibration(found: "list[Calibration]") -> None:
    """For every kind of game: how good the forecasts are, then what the first of them said."""
    for each in found:
        click.echo(_title(each))
        print_tables(_qualities(each), _reliability(each))


def _qualities(found: "Calibration") -> "Table":
    table = figures_table(
        "measure-forecast",
        "measure-log-loss",
        "measure-behind",
        "measure-brier",
        "measure-error",
        "measure-by-chance",
    )
    table.collapse_padding = True  # fits into 80 characters
    for place, (name, quality) in enumerate(found.forecasts.items()):
        table.add_row(
            translate(f"measure-{name}"),
            _with_half(quality.log_loss, 3),
            _with_half(quality.behind, 4) if place else "",
            _with_half(quality.brier, 3),
            format_number(100 * quality.calibration_error, 2),
            format_number(100 * quality.error_by_chance, 2),
        )
    return table


def _title(found: "Calibration") -> str:
    return translate(
        "measure-sample",
        edition=found.kind.edition,
        players=found.kind.players,
        count=found.games,
        positions=found.positions,
        seed=str(found.seed),
    )


def _reliability(found: "Calibration") -> "Table":
    table = figures_table(
        "measure-range",
        "measure-said",
        "measure-happened",
        "arena-interval",
        "measure-count",
    )
    first = next(iter(found.forecasts.values()))
    for each in first.bins:
        low = min(int(10 * each.said), 9) * 10
        table.add_row(
            f"{low}–{low + 10}",
            format_number(100 * each.said, 1),
            format_number(100 * each.happened.value, 1),
            _interval(each.happened.interval),
            format_number(each.size, 0),
        )
    return table


def _with_half(estimate: "Estimate", places: int) -> str:
    value = format_number(estimate.value, places)
    return value if estimate.half is None else f"{value} ± {format_number(estimate.half, places)}"


def _interval(interval: "Interval | None") -> str:
    if interval is None:
        return "–"
    return f"{format_number(100 * interval.low, 1)} – {format_number(100 * interval.high, 1)}"
