"""Text that fits the width of the terminal."""

import os
import shutil
import sys
import textwrap

import click

MAX_WIDTH = 88  # longer lines are hard to read


def terminal_width() -> int:
    """The width of the terminal, or of `COLUMNS` if that is set, but at most `MAX_WIDTH`."""
    try:
        # `shutil` alone would ask `sys.__stdout__`, which `prepare_streams` has replaced.
        reported = os.get_terminal_size(sys.stdout.fileno()).columns
    except OSError:  # not a terminal
        reported = 0
    # Some terminals do not know their width and report 0.
    return min(MAX_WIDTH, shutil.get_terminal_size((reported or MAX_WIDTH, 24)).columns)


def wrap(text: str, indent: str = "", *, hanging: bool = False) -> list[str]:
    """The lines of a paragraph, all of them indented, or all but the first."""
    first = "" if hanging else indent
    return textwrap.wrap(text, terminal_width(), initial_indent=first, subsequent_indent=indent)


def print_wrapped(text: str, indent: str = "", *, hanging: bool = False) -> None:
    click.echo("\n".join(wrap(text, indent, hanging=hanging)))
