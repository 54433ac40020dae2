"""The command `heckmeck`. A command is imported only when it is called, so help answers at once."""

import importlib
import os
import sys
from io import TextIOWrapper

import click

from heckmeck import __version__
from heckmeck.cli.say import say
from heckmeck.cli.spoken import SpokenCommand, language_option, no_such_command, section

# command: where it lives; what `heckmeck --help` says of it is `summary-COMMAND` in the catalogues
COMMANDS = {
    name: f"heckmeck.cli.{name}"
    for name in ("play", "serve", "replay", "verify", "odds", "arena", "tournament", "rules")
}


class LazyCommands(SpokenCommand, click.Group):
    """A group that knows its commands by name and loads the one that is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        if cmd_name not in COMMANDS:
            no_such_command(cmd_name, list(COMMANDS))
        command: click.Command = importlib.import_module(COMMANDS[cmd_name]).command
        return command

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        SpokenCommand.format_options(self, ctx, formatter)
        rows = [(name, say(f"summary-{name}")) for name in COMMANDS]
        section(formatter, say("help-commands"), rows)


@click.command(
    "heckmeck",
    cls=LazyCommands,
    help="help-heckmeck",
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(
    __version__, prog_name="heckmeck", message="%(prog)s %(version)s", help="help-version"
)
@language_option
def cli() -> None:
    """Everything is done by the commands; the language was chosen by the option."""


def main() -> None:
    """Run the command line; a reader that went away ends it quietly."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # A name in a record may hold what this terminal cannot show; that is no reason to end.
            stream.reconfigure(errors="replace")
    try:
        cli(prog_name="heckmeck")
    except BrokenPipeError:
        # The reader went away; keep the interpreter from complaining when it flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
