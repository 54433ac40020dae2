"""The command `heckmeck`. A command is imported only when it is called, so help answers at once."""

import sys

try:
    import importlib
    from typing import Any

    import click

    from heckmeck import __version__
    from heckmeck.cli.streams import LostOutput, prepare, quiet_interrupt
except KeyboardInterrupt:  # most of the first moment is spent here
    sys.exit(130)

# command: (where it lives, what `heckmeck --help` says of it)
COMMANDS = {
    "play": ("heckmeck.cli.play", "Play in the terminal, with friends at one keyboard or bots."),
    "serve": ("heckmeck.cli.serve", "Run the game server, for friends and their browsers."),
    "replay": ("heckmeck.cli.replay", "Show a recorded game, for people or as JSON."),
    "verify": ("heckmeck.cli.verify", "Check every move and every roll of a record."),
    "odds": ("heckmeck.cli.odds", "Exact chances of a turn, for people, as JSON or as a figure."),
    "arena": ("heckmeck.cli.arena", "Let bots play many games and measure which is better."),
    "tournament": ("heckmeck.cli.tournament", "Round robin over many bots, with ratings."),
    "rules": ("heckmeck.cli.rules", "Read the rules: all, a topic, or what holds a word."),
}


class LazyCommands(click.Group):
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
            return None
        module = importlib.import_module(COMMANDS[cmd_name][0])
        command: click.Command = module.command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002
        with formatter.section("Commands"):
            formatter.write_dl([(name, summary) for name, (_, summary) in COMMANDS.items()])


@click.command(cls=LazyCommands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="heckmeck")
@click.option("--lang", metavar="LANGUAGE", help="Speak de, en, fr or it (else as LANG says).")
def cli(lang: str | None) -> None:
    """The dice game Heckmeck (Pickomino): play it, record it, study it."""
    if lang is not None:
        from heckmeck.cli.say import choose

        choose(lang)


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
            from heckmeck.cli.complain import complain
            from heckmeck.cli.say import say

            complain(say("error-output", why=str(error)))
