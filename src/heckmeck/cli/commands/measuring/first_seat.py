"""`heckmeck measure first-seat`: what every seat is worth."""

import json
from pathlib import Path

import click

from heckmeck.cli.language import language_option
from heckmeck.cli.options import measurement_options


@click.command
@measurement_options(games=5000, choose="measure")
@language_option
def command(
    edition: str | None,
    players: tuple[int, ...],
    games: int,
    seed: int,
    as_json: bool,
    plot: Path | None,
) -> None:
    """Measure how much every seat is worth when champions play against each other.

    The table shows the share of the wins of every seat in order of play, with half the width of
    the widest 95% interval, and below it what the model says before the first turn. The luck of
    the dice is taken out of the shares. This does not change their mean, but makes the intervals
    much narrower. With --json, the simply counted shares are there, too.
    """
    from heckmeck.cli.output.measurement_progress import (
        chosen_kinds,
        measure_with_progress,
        prepare_measurement,
    )

    prepare_measurement()
    from heckmeck.arena.measuring.first_seat import measure_seats
    from heckmeck.cli.output.figures import check_figure
    from heckmeck.cli.output.seat_tables import print_seats
    from heckmeck.cli.output.seats_figure import save_seats_figure

    if plot is not None:
        check_figure(plot)
    kinds = chosen_kinds(edition, players)
    found, status = measure_with_progress(measure_seats, kinds, games, seed)
    if found:
        if as_json:
            click.echo(json.dumps({"seats": [each.to_json() for each in found]}, indent=2))
        else:
            print_seats(found)
        if plot is not None:  # after the table, which a full disk must not prevent
            save_seats_figure(found, plot)
    raise SystemExit(status)
