"""`heckmeck measure calibration`: what the model said, compared with who won."""

import json
from pathlib import Path

import click

from heckmeck.cli.language import language_option
from heckmeck.cli.options import measurement_options


@click.command
@measurement_options(games=2000, choose="measure")
@language_option
def command(
    edition: str | None,
    players: tuple[int, ...],
    games: int,
    seed: int,
    as_json: bool,
    plot: Path | None,
) -> None:
    """Compare what the champion's model says about positions with who wins.

    Champions play new games against each other. Between any two turns, three forecasts say how
    likely each player is to win: the model, the estimate of the bot `expert`, and a guess that
    gives everybody the same chance. The smaller the log loss, the Brier score and the calibration
    error, the better the forecast. For each edition and number of players, a table shows how often
    players won when the model said 0-10%, 10-20%, and so on. The intervals take into account that
    all positions of a game have the same result.
    """
    from heckmeck.cli.output.measurement_progress import (
        chosen_kinds,
        measure_with_progress,
        prepare_measurement,
    )

    prepare_measurement()
    from heckmeck.arena.measuring.calibration import measure_calibration
    from heckmeck.cli.output.calibration_figure import save_calibration_figure
    from heckmeck.cli.output.calibration_tables import print_calibration
    from heckmeck.cli.output.figures import check_figure

    if plot is not None:
        check_figure(plot)
    kinds = chosen_kinds(edition, players)
    found, status = measure_with_progress(measure_calibration, kinds, games, seed)
    if found:
        if as_json:
            click.echo(json.dumps({"calibration": [each.to_json() for each in found]}, indent=2))
        else:
            print_calibration(found)
        if plot is not None:  # after the table, which a full disk must not prevent
            save_calibration_figure(found, plot)
    raise SystemExit(status)
