"""`heckmeck tournament`: a round robin between bots."""

import json
from pathlib import Path

import click

from heckmeck.cli.language import language_option
from heckmeck.cli.numbers import WholeNumber
from heckmeck.cli.options import check_runner, match_options, table_options
from heckmeck.rules import Options


@click.command
@click.argument("bots", nargs=-1, metavar="[BOT]...")
@match_options
@table_options
@click.option(
    "--players",
    type=WholeNumber(2, 7),
    metavar="N",
    default=2,
    show_default=True,
    help="Number of bots per table.",
)
@click.option("--list", "only_list", is_flag=True, help="List the available bots and exit.")
@language_option
def command(
    bots: tuple[str, ...],
    games: int,
    edition: str,
    options: Options | None,
    seed: int,
    jobs: int | None,
    cluster: str | None,
    as_json: bool,
    move_seconds: float,
    players: int,
    out: Path | None,
    only_list: bool,
) -> None:
    """Run a round-robin tournament between bots.

    BOT is a name (see --list) or a program, such as "cmd:python3 mybot.py". Without names, all
    available bots take part. Every combination of --players different bots plays a match. The
    result is a table of ratings.
    """
    from heckmeck.arena.match import Match
    from heckmeck.arena.series import PlannedMatch, Series, round_robin
    from heckmeck.arena.standings import standings
    from heckmeck.bots import bot_names
    from heckmeck.cli.errors import exit_on_error, usage_error
    from heckmeck.cli.output.match_progress import run_with_progress
    from heckmeck.cli.output.match_tables import print_bots, print_standings
    from heckmeck.rules import EDITIONS

    if only_list:
        print_bots()
        return
    check_runner(jobs, cluster)
    with exit_on_error():
        tables = round_robin(bots or bot_names(), players)
        if not tables:
            usage_error(f"a table of {players} needs at least {players} different bots")
        matches = [
            Match(
                table, EDITIONS[edition].name, seed, options or Options(), move_seconds=move_seconds
            )
            for table in tables
        ]
        series = Series(
            PlannedMatch(match, match.blocks(games), out / f"{number:03d}" if out else None)
            for number, match in enumerate(matches)
        )
    status = run_with_progress(series, out, jobs, cluster)
    blocks = {match: series.blocks(match) for match in matches}
    if any(blocks.values()):
        ranking = standings(blocks)
        if as_json:
            click.echo(json.dumps(ranking.to_json(), indent=2))
        else:
            print_standings(ranking)
    raise SystemExit(status)
