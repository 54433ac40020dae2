"""Text that fits the width of the terminal."""

import shutil
import textwrap

import click

MAX_WIDTH = 88  # longer lines are hard to read


def terminal_width() -> int:
    return min(MAX_WIDTH, shutil.get_terminal_size((MAX_WIDTH, 24)).columns)


def wrap(text: str, indent: str = "") -> list[str]:
    """The lines of a paragraph, all of them indented."""
    return textwrap.wrap(text, terminal_width(), initial_indent=indent, subsequent_indent=indent)


def print_wrapped(text: str, indent: str = "") -> None:
    click.echo("\n".join(wrap(text, indent)))
