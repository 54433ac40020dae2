"""`heckmeck tournament`: everybody against everybody."""

from pathlib import Path

import click

from heckmeck.cli.complain import complain
from heckmeck.cli.output.matches import match_options
from heckmeck.cli.say import say
from heckmeck.cli.spoken import SpokenCommand, Whole


@click.command(cls=SpokenCommand, help="help-tournament")
@click.argument("bots", nargs=-1, metavar="meta-some-bots")
@match_options
@click.option("--players", type=Whole(2, 7), default=2, show_default=True, help="help-players")
@click.option("--out", type=click.Path(path_type=Path), help="help-out")
@click.option("--list", "only_list", is_flag=True, help="help-list")
def command(
    bots: tuple[str, ...],
    games: int,
    edition: str,
    seed: int,
    jobs: int,
    as_json: bool,
    move_seconds: float,
    players: int,
    out: Path | None,
    only_list: bool,
) -> None:
    """Round robin over many bots with a table of ratings; without names, over all our own."""
    from heckmeck.arena.match import Match
    from heckmeck.arena.series import PlannedMatch, Series, round_robin
    from heckmeck.arena.standings import standings
    from heckmeck.bots import bot_names
    from heckmeck.cli.output.matches import one_sentence, play_series, print_json, print_standings
    from heckmeck.rules import EDITIONS

    if only_list:
        click.echo("\n".join(bot_names()))
        return
    with one_sentence():
        tables = round_robin(bots or bot_names(), players)
        if not tables:
            complain(say("arena-too-few", players=players))
        matches = [
            Match(table, EDITIONS[edition].name, seed, move_seconds=move_seconds)
            for table in tables
        ]
        series = Series(
            PlannedMatch(match, match.blocks(games), out / f"{number:03d}" if out else None)
            for number, match in enumerate(matches)
        )
    stopped = play_series(series, jobs, out)
    table = standings({match: series.blocks(match) for match in matches})
    if as_json:
        print_json(table.to_json())
    else:
        print_standings(table)
    raise SystemExit(stopped)
