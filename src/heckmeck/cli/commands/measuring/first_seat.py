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
    """Measure how often each seat wins when champions play against each other.

    The table shows each seat's share of the wins in order of play, half the width of the widest
    95% interval and, one line below, what the model says before the first turn. The luck of the
    dice is taken out of the shares. This does not change their mean, but makes the intervals much
    narrower. With --json, you also get the shares as they were counted.
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
