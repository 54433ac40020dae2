"""`heckmeck measure`: how good the models of the chance to win are, and what they say."""

import importlib
from typing import Any

import click

# The modules of `heckmeck.cli.commands.measuring`, and how `--help` describes them.
MEASUREMENTS: dict[str, str] = {
    "calibration": "Compare what the champion's model says with who wins.",
    "first-seat": "Measure how much every seat is worth.",
    "look-ahead": "Measure what it is worth to look one turn further ahead.",
    "match": "Play a bot or a trained model against others, without the luck.",
    "endgames": "Compare the models with endgames that are solved exactly.",
}


class LazyMeasurements(click.Group):
    """Measurements that are imported when they are called."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002
        return list(MEASUREMENTS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        if cmd_name not in MEASUREMENTS:
            return None
        module = cmd_name.replace("-", "_")
        found = importlib.import_module(f"heckmeck.cli.commands.measuring.{module}")
        command: click.Command = found.command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002
        with formatter.section("Commands"):
            formatter.write_dl(list(MEASUREMENTS.items()))


@click.command(cls=LazyMeasurements)
def command(**_: Any) -> None:
    """Measure how good the models of the chance to win are, and what they say.

    All measurements need the extra `fast`. Every figure is repeatable from its seed.
    """
