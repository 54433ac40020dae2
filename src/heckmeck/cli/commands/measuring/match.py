"""`heckmeck measure match`: one way to play against another, without the luck of the dice."""

import json

import click

from heckmeck.cli.language import language_option
from heckmeck.cli.options import measurement_options, require_text, table_options
from heckmeck.rules import Options


@click.command
@click.argument("one", metavar="ONE", callback=require_text)
@click.argument("other", metavar="[OTHER]", default="champion", callback=require_text)
@measurement_options(games=2100, choose="play", plot=False)
@table_options
@language_option
def command(
    one: str,
    other: str,
    edition: str | None,
    players: tuple[int, ...],
    games: int,
    seed: int,
    as_json: bool,
    options: Options | None,
) -> None:
    """Play ONE in one seat against OTHER in all others.

    ONE and OTHER are champion, expert, margin, or a directory with models from `heckmeck train`.
    If OTHER is left out, it is champion. By default, all games are played that the directories
    have models for.

    The table shows how much of the wins ONE gets, and what it would get with equal strength. The
    luck of the dice is taken out of the wins, as the champion's model sees it. This does not
    change their mean, but makes the intervals much narrower than those of `heckmeck arena`.
    """
    from heckmeck.cli.output.measurement_progress import (
        chosen_kinds,
        measure_with_progress,
        prepare_measurement,
    )

    prepare_measurement()
    from functools import partial

    from heckmeck.arena.measuring.match import measure_match
    from heckmeck.arena.measuring.valuings import kinds_known_to, valuing_of
    from heckmeck.cli.errors import exit_on_error
    from heckmeck.cli.output.measured_match_table import print_measured_matches

    kinds = chosen_kinds(edition, players)
    with exit_on_error():
        known = kinds_known_to((one, other), kinds)
        if edition is None and not players:
            kinds = known
        for name in (one, other):
            for kind in kinds:
                valuing_of(name, kind)  # so that nothing is missing after hours of games
    found, status = measure_with_progress(
        partial(measure_match, one, other, options or Options()), kinds, games, seed
    )
    if found:
        if as_json:
            about = {"one": one, "other": other, "matches": [each.to_json() for each in found]}
            click.echo(json.dumps(about, indent=2))
        else:
            print_measured_matches(one, other, found)
    raise SystemExit(status)
