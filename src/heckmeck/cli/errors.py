"""Errors of the command line: one line on standard error and exit status 2.

An error in a file starts with its name, `FILE: ` or `FILE:LINE: `, so that editors and scripts find
the place. Every other error starts with the name of the program.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

import click

from heckmeck.message import os_reason

EXIT_STATUS = 2


def usage_error(message: str) -> NoReturn:
    """Exit because the command line is wrong, and point to the help of the command."""
    raise click.UsageError(message, click.get_current_context(silent=True))


def fatal(message: str) -> NoReturn:
    """Exit because something outside the command line is wrong, such as a port in use."""
    print_error(message)
    sys.exit(EXIT_STATUS)


def file_error(file: str | Path, problem: str, line: int | None = None) -> NoReturn:
    """Exit because of a file, or of one line in it."""
    print_file_error(file, problem, line)
    sys.exit(EXIT_STATUS)


def print_error(message: str) -> None:
    warn(f"heckmeck: {message}")


def print_file_error(file: str | Path, problem: str, line: int | None = None) -> None:
    name = click.format_filename(file)  # a name may be in any encoding
    warn(f"{name}: {problem}" if line is None else f"{name}:{line}: {problem}")


def warn(message: str) -> None:
    """Print a message to standard error and continue."""
    sys.stdout.flush()  # keeps the order when both streams go to the same place
    click.echo(message, err=True)


def unreadable(error: OSError) -> str:
    return f"cannot be read: {os_reason(error)}"


def unwritable(error: OSError) -> str:
    return f"cannot be written: {os_reason(error)}"


@contextmanager
def one_line_usage_errors() -> Iterator[None]:
    """Print usage errors, ours and click's, on one line. Click would print four."""
    try:
        yield
    except click.exceptions.NoArgsIsHelpError:
        raise
    except click.UsageError as error:
        message = error.format_message()
        message = message[:1].lower() + message[1:]
        if not message.endswith((".", "?", ")")):
            message += "."
        fatal(f"{message} Try '{_command_path(error)} --help'.")


def _command_path(error: click.UsageError) -> str:
    if error.ctx is not None:
        return error.ctx.command_path
    # Click's parser gives no context. The current one is that of the program.
    program = click.get_current_context(silent=True)
    return f"heckmeck {program.invoked_subcommand or ''}".strip() if program else "heckmeck"


@contextmanager
def exit_on_error() -> Iterator[None]:
    """Print an error of the packages below in one line, and exit."""
    from heckmeck.cli.language import translate_error
    from heckmeck.rules import HeckmeckError

    try:
        yield
    except HeckmeckError as error:
        fatal(translate_error(error))
