"""`heckmeck measure look-ahead`: what it is worth to look one turn further ahead."""

import json

import click

from heckmeck.cli.language import language_option
from heckmeck.cli.options import measurement_options


@click.command
@measurement_options(games=840, choose="measure", plot=False, rounded=True)
@language_option
def command(
    edition: str | None, players: tuple[int, ...], games: int, seed: int, as_json: bool
) -> None:
    """Measure what it is worth to look one turn further ahead.

    One champion looks a turn further ahead than the others: it judges every ending of its turn by
    solving the next player's turn exactly, while the others rely on the model alone. The table
    shows its share of the wins, without the luck of the dice, the share it would get if that made
    no difference, and how long judging the endings takes per turn.
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
