"""Text that fits the width of the terminal."""

import shutil

import click

MAX_WIDTH = 88  # longer lines are hard to read


def print_wrapped(text: str, indent: str = "", hanging: str | None = None) -> None:
    """Print a paragraph, its first line after `indent`, the others after `hanging`."""
    width = min(MAX_WIDTH, shutil.get_terminal_size((MAX_WIDTH, 24)).columns)
    click.echo(click.wrap_text(text, width, indent, indent if hanging is None else hanging))
