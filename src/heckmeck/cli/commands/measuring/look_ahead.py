"""`heckmeck measure look-ahead`: what it is worth to look one turn further ahead."""

import json

import click

from heckmeck.cli.language import language_option
from heckmeck.cli.options import measurement_options


@click.command
@measurement_options(games=1000, choose="measure", plot=False)
@language_option
def command(
    edition: str | None, players: tuple[int, ...], games: int, seed: int, as_json: bool
) -> None:
    """Measure what it is worth to look one turn further ahead.

    One champion values every ending of its turn by the exact solution of the next player's turn,
    the others by the model alone. The table shows how much more than an equal share of the wins
    it gets, without the luck of the dice, and the time per turn that valuing the endings takes.
    """
    from heckmeck.cli.output.measurement_progress import (
        chosen_kinds,
        measure_with_progress,
        prepare_measurement,
    )

    prepare_measurement()
    from heckmeck.arena.measuring.look_ahead import measure_looking_ahead
    from heckmeck.cli.output.look_ahead_table import print_look_ahead

    kinds = chosen_kinds(edition, players)
    found, status = measure_with_progress(measure_looking_ahead, kinds, games, seed)
    if found:
        if as_json:
            click.echo(json.dumps({"look_ahead": [each.to_json() for each in found]}, indent=2))
        else:
            print_look_ahead(found)
    raise SystemExit(status)
