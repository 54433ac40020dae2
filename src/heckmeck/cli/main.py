"""The command `heckmeck`. A command is imported only when it is called, so help answers at once."""

import sys

try:
    import importlib
    from typing import Any

    import click

    from heckmeck import __version__
    from heckmeck.cli.complain import complain
    from heckmeck.cli.say import say, translated
    from heckmeck.cli.spoken import SpokenCommand, language_option, no_such_command, section
    from heckmeck.cli.streams import LostOutput, prepare, quiet_interrupt
except KeyboardInterrupt:  # most of the first moment is spent here
    sys.exit(130)

# command: where it lives; what `heckmeck --help` says of it is `summary-COMMAND` in the catalogues
COMMANDS = {
    name: f"heckmeck.cli.commands.{name}"
    for name in ("play", "serve", "replay", "verify", "odds", "arena", "tournament", "rules")
}


class LazyCommands(SpokenCommand, click.Group):
    """A group that knows its commands by name and loads the one that is called."""

    def make_context(self, *args: Any, **extra: Any) -> click.Context:
        with quiet_interrupt():  # before click makes a complaint of it
            return super().make_context(*args, **extra)

    def invoke(self, ctx: click.Context) -> Any:
        with quiet_interrupt():
            return super().invoke(ctx)

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
    with quiet_interrupt():
        try:
            prepare()
            try:
                cli(prog_name="heckmeck")
            finally:
                sys.stdout.flush()
        except LostOutput as error:
            complain(say("error-output", why=translated(str(error))))
