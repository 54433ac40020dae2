"""The program `heckmeck`. A command is imported only when it runs, so that `--help` is fast."""

import sys

try:
    import importlib
    import keyword
    import os
    from typing import Any

    import click

    from heckmeck import __version__
    from heckmeck.cli.errors import fatal, one_line_usage_errors
    from heckmeck.cli.language import language_option
    from heckmeck.cli.streams import OutputError, exit_on_interrupt, prepare_streams
except KeyboardInterrupt:  # importing is most of what happens at first
    sys.exit(130)

# The modules of `heckmeck.cli.commands`, and how `heckmeck --help` describes them.
COMMANDS = {
    "play": "Play in the terminal against bots and friends.",
    "serve": "Run the game server, to play in the browser.",
    "backup": "Back up a game server, also while it is running.",
    "restore": "Restore a game server from a backup.",
    "check": "Check the database of a game server.",
    "export": "Export everything of a game server to one file.",
    "import": "Import everything of a game server from one file.",
    "move-store": "Move everything of a game server to another kind of store.",
    "admin": "Manage the tables and people of a game server.",
    "replay": "Show recorded games as text or JSON.",
    "verify": "Verify the moves and dice of recorded games.",
    "odds": "Show the exact odds of a turn.",
    "arena": "Run a match between bots and compare their strength.",
    "tournament": "Run a round-robin tournament between bots.",
    "train": "Train the models of the chance to win that the bot champion plays by.",
    "measure": "Measure how good the models of the chance to win are, and what they say.",
    "rules": "Read or search the rules.",
}


class LazyGroup(click.Group):
    """Commands that are imported when they are called."""

    def make_context(self, *args: Any, **extra: Any) -> click.Context:
        if os.environ.get("NO_COLOR"):  # see no-color.org; rich honours it by itself
            extra["color"] = False
        with exit_on_interrupt(), one_line_usage_errors():
            return super().make_context(*args, **extra)

    def invoke(self, ctx: click.Context) -> Any:
        with exit_on_interrupt(), one_line_usage_errors():
            return super().invoke(ctx)

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        if cmd_name not in COMMANDS:
            return None
        module = f"{cmd_name}_" if keyword.iskeyword(cmd_name) else cmd_name.replace("-", "_")
        command: click.Command = importlib.import_module(f"heckmeck.cli.commands.{module}").command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


@click.command("heckmeck", cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="heckmeck", message="%(prog)s %(version)s")
@language_option
def cli() -> None:
    """Play and study the dice game Heckmeck am Bratwurmeck (Pickomino)."""


def main() -> None:
    """Run the program. If the reader of its output goes away, it ends without an error."""
    with exit_on_interrupt():
        try:
            prepare_streams()
            try:
                cli(prog_name="heckmeck")
            finally:
                sys.stdout.flush()
        except OutputError as error:
            fatal(f"standard output cannot be written: {error}")
