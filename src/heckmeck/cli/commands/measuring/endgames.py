"""`heckmeck measure endgames`: the models beside endgames that are solved exactly."""

import json

import click

from heckmeck.cli.language import language_option
from heckmeck.cli.numbers import WholeNumber
from heckmeck.cli.options import edition_option, json_option, players_option, seed_option

MOST_PLAYERS = 3


@click.command
@edition_option(help="Edition to measure.", show_default="both")
@players_option(help="Number of players to measure.", most=MOST_PLAYERS, conjunction="and")
@click.option(
    "--positions",
    type=WholeNumber(4, 1_000_000),
    default=100,
    show_default=True,
    metavar="N",
    help="Number of positions to solve for each edition and number of players.",
)
@seed_option()
@json_option
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
    percentage points: the means, from ten positions on the 95% interval of the mean of all, and in
    the last line the worst.
    """
    from heckmeck.cli.output.measurement_progress import (
        chosen_kinds,
        measure_with_progress,
        prepare_measurement,
    )

    prepare_measurement()
    from heckmeck.arena.measuring.endgames import measure_endgames
    from heckmeck.cli.output.endgame_tables import print_endgames

    kinds = chosen_kinds(edition, players or range(2, MOST_PLAYERS + 1))
    found, status = measure_with_progress(
        measure_endgames, kinds, positions, seed, "measure-positions"
    )
    if found:
        if as_json:
            click.echo(json.dumps({"endgames": [each.to_json() for each in found]}, indent=2))
        else:
            print_endgames(found)
    raise SystemExit(status)
