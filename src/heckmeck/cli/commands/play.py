"""`heckmeck play`: a game in the terminal, with people at one keyboard and bots."""

from pathlib import Path

import click
from click.core import ParameterSource

from heckmeck.cli.console.start import resume as resume_game
from heckmeck.cli.console.start import start_new
from heckmeck.cli.errors import exit_on_error, usage_error
from heckmeck.cli.language import language_option
from heckmeck.cli.options import edition_option, require_text, table_options
from heckmeck.rules import Options
from heckmeck.rules.strict_json import shown

MAX_DIGITS = 4  # of the number of a seat
NOT_WITH_RESUME = {
    "edition": "--edition",
    "options": "--option",
    "first": "--first",
    "seed": "--seed",
}


def _read_first(_context: click.Context, _option: click.Parameter, value: str) -> int | None:
    if value == "random":
        return None
    if not value.isdecimal() or len(value) > MAX_DIGITS:
        raise click.BadParameter(f"{shown(value)} is neither the number of a seat nor 'random'.")
    return int(value)


@click.command
@click.argument("seats", nargs=-1, callback=require_text, metavar="[NAME|bot:KIND]...")
@edition_option(help="Edition to play.", default="original", show_default=True)
@table_options
@click.option(
    "--first",
    metavar="N|random",
    default="1",
    show_default=True,
    callback=_read_first,
    help="Number of the player who goes first.",
)
@click.option("--seed", callback=require_text, metavar="TEXT", help="Seed for reproducible dice.")
@click.option(
    "--save",
    type=click.Path(path_type=Path),
    callback=require_text,
    metavar="FILE",
    help="File to save the record to.",
)
@click.option(
    "--resume",
    type=click.Path(path_type=Path),
    callback=require_text,
    metavar="FILE",
    help="Record of a game to resume.",
)
@language_option
@click.pass_context
def command(
    context: click.Context,
    seats: tuple[str, ...],
    edition: str,
    options: Options | None,
    first: int | None,
    seed: str | None,
    save: Path | None,
    resume: Path | None,
) -> None:
    """Play in the terminal against bots and friends.

    Each NAME is a person at this keyboard, each bot:KIND a bot. If you name nobody else, you play
    against one bot. The game is saved after every move, so you can leave with Ctrl-C and resume it
    later.

    \b
    Examples:
      heckmeck play Anna Ben bot:cautious --edition specialists
      heckmeck play Anna "bot:cmd:python3 mybot.py"
      heckmeck play --resume game.heck
    """
    with exit_on_error():
        if resume is None:
            game = start_new(seats, edition, options or Options(), first, seed, save)
        else:
            for name, option in NOT_WITH_RESUME.items():
                if context.get_parameter_source(name) is ParameterSource.COMMANDLINE:
                    usage_error(f"{option} cannot be combined with --resume")
            game = resume_game(resume, save, seats)
    game.run()
