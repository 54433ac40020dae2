"""`heckmeck measure endgames`: the models beside endgames that are solved exactly."""

import json

import click

from heckmeck.cli.language import language_option
from heckmeck.cli.numbers import WholeNumber
from heckmeck.cli.options import edition_option


@click.command
@edition_option(help="Edition to measure.", show_default="both")
@click.option(
    "--players",
    type=WholeNumber(2, 3),
    multiple=True,
    metavar="N",
    show_default="2 and 3",
    help="Number of players to measure, 2 or 3. Can be repeated.",
)
@click.option(
    "--positions",
    type=WholeNumber(4, 1_000_000),
    default=100,
    show_default=True,
    metavar="N",
    help="Number of positions to solve per edition and number of players.",
)
@click.option(
    "--seed",
    type=WholeNumber(0, 2**63),
    default=1,
    show_default=True,
    metavar="N",
    help="Random seed.",
)
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
@language_option
def command(
    edition: str | None, players: tuple[int, ...], positions: int, seed: int, as_json: bool
) -> None:
    """Compare the models with endgames that are solved exactly.

    The positions are late ones from games of the champion against itself, one per game and none
    twice. Most are too large to be solved, so the lowest tiles of the stacks are turned face down
    until at most one, two, three or four tiles are in play. The tables show how far the chance of
    the player to move is from the exact one: for the model, for the model after one turn that is
    solved exactly, for the bot `expert`, and for a guess that makes everybody equal. The last
    column is what the player to move loses by playing one turn as the model says. All figures are
    percentage points: the mean with its 95% interval, and in the last line the worst.
    """
    from heckmeck.cli.output.measurement_progress import (
        chosen_kinds,
        measure_with_progress,
        prepare_measurement,
    )

    prepare_measurement()
    from heckmeck.arena.measuring.endgames import measure_endgames
    from heckmeck.cli.output.endgame_tables import print_endgames

    kinds = chosen_kinds(edition, players or (2, 3))
    found, status = measure_with_progress(
        measure_endgames, kinds, positions, seed, "measure-positions"
    )
    if found:
        if as_json:
            click.echo(json.dumps({"endgames": [each.to_json() for each in found]}, indent=2))
        else:
            print_endgames(found)
    raise SystemExit(status)
