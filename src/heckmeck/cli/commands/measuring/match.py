"""`heckmeck measure match`: one way to play against another, without the luck of the dice."""

import json
from typing import TYPE_CHECKING

import click

from heckmeck.cli.language import language_option, translate
from heckmeck.cli.options import measurement_options, require_text, table_options
from heckmeck.rules import Options

if TYPE_CHECKING:
    from heckmeck.arena.measuring.batches import Kind

# The options that differ from the defaults, by model and directory.
Trained = dict[str, dict[str, dict[str, str]]]


@click.command
@click.argument("one", metavar="ONE", callback=require_text)
@click.argument("other", metavar="[OTHER]", default="champion", callback=require_text)
@measurement_options(games=2100, choose="play", plot=False, rounded=True)
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
    """Play ONE in one seat against OTHER in all other seats.

    ONE and OTHER are champion, expert, margin, or a directory with models from `heckmeck train`.
    If you leave out OTHER, it is champion. Games that a directory has no model for are left out.

    The table shows the share of the wins that ONE gets, and the share it would get if both played
    equally well. The luck of the dice is taken out of the wins, as far as the champion's model can
    judge it. This does not change their mean, but makes the intervals much narrower than those of
    `heckmeck arena`. Models can play with other table options than they were trained with; the
    output names both.
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

    options = options or Options()
    with exit_on_error():
        kinds = kinds_known_to((one, other), chosen_kinds(edition, players))
        for name in (one, other):
            for kind in kinds:
                valuing_of(name, kind)  # so that nothing is missing after hours of games
        trained = _trained_with((one, other), kinds)
    found, status = measure_with_progress(
        partial(measure_match, one, other, options), kinds, games, seed
    )
    if found:
        if as_json:
            about = {"one": one, "other": other, "trained_with": trained}
            click.echo(
                json.dumps({**about, "matches": [each.to_json() for each in found]}, indent=2)
            )
        else:
            print_measured_matches(one, other, found)
            _print_options(options, trained)
    raise SystemExit(status)


def _trained_with(names: tuple[str, ...], kinds: "list[Kind]") -> Trained:
    from heckmeck.arena.measuring.valuings import trained_with

    found = {
        name: {kind.name: trained_with(name, kind).differing() for kind in kinds} for name in names
    }
    return {
        name: differing
        for name, models in found.items()
        if (differing := {model: options for model, options in models.items() if options})
    }


def _print_options(options: Options, trained: Trained) -> None:
    if differing := options.differing():
        click.echo(translate("measure-options", options=_listed(differing)))
    for name, models in trained.items():
        for listed in dict.fromkeys(map(_listed, models.values())):
            which = ", ".join(model for model in models if _listed(models[model]) == listed)
            click.echo(translate("measure-trained", name=name, options=listed, models=which))


def _listed(options: dict[str, str]) -> str:
    """As on the command line."""
    return ", ".join(f"{name}={value}" for name, value in options.items())
