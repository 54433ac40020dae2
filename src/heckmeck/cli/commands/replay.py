"""`heckmeck replay`: recorded games as text, or position by position as JSON."""

import json
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import BinaryIO

import click

from heckmeck.cli.errors import EXIT_STATUS, os_reason, warn
from heckmeck.cli.language import language_option, translate_error
from heckmeck.cli.output.replay_text import print_end, print_game
from heckmeck.rules import RecordError, ReplayedLine, State, bounded_lines, position, replay


@click.command
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option("--json", "as_json", is_flag=True, help="Print one position per line as JSON.")
@click.option("--last", is_flag=True, help="Print only the last position of each file.")
@language_option
def command(files: tuple[str, ...], as_json: bool, last: bool) -> None:
    """Show recorded games as text or JSON.

    FILE is a record (*.heck), or - for standard input. A damaged record is shown up to the line
    that cannot be read, and the exit status is 2.
    """
    status = 0
    for file in files:
        if len(files) > 1 and not as_json:
            click.echo(click.style(f"== {file}", bold=True))
        try:
            with _open(file) as stream:
                _print(replay(bounded_lines(stream)), as_json, last)
        except RecordError as error:
            warn(f"{file}:{error.line}: {translate_error(error.cause)}")
            status = EXIT_STATUS
        except BrokenPipeError:
            raise
        except OSError as error:
            warn(f"{file}: cannot be read: {os_reason(error)}")
            status = EXIT_STATUS
    sys.exit(status)


def _open(file: str) -> AbstractContextManager[BinaryIO]:
    # Standard input stays open, so that a second `-` finds it empty.
    return nullcontext(sys.stdin.buffer) if file == "-" else Path(file).open("rb")


def _print(game: Iterator[ReplayedLine], as_json: bool, last: bool) -> None:
    if last:
        _print_last(game, as_json)
    elif as_json:
        for replayed in game:
            _print_position(replayed.state)
    else:
        print_game(game)


def _print_last(game: Iterator[ReplayedLine], as_json: bool) -> None:
    replayed = None
    try:
        for replayed in game:  # noqa: B007  only the last one is needed
            pass
    finally:
        # Also if the record is damaged: print the position before the damage.
        if replayed is not None and as_json:
            _print_position(replayed.state)
        elif replayed is not None:
            print_end(replayed.state)


def _print_position(state: State) -> None:
    click.echo(json.dumps(position(state)))
