"""`heckmeck replay`: recorded games as text, or position by position as JSON."""

import json
import sys
from collections.abc import Iterator

import click

from heckmeck.cli.errors import EXIT_STATUS, print_file_error, unreadable
from heckmeck.cli.language import language_option, translate_error
from heckmeck.cli.output.replay_text import print_end, print_game
from heckmeck.cli.streams import open_input
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
            click.echo(click.style(f"== {click.format_filename(file)}", bold=True))
        try:
            with open_input(file) as stream:
                _print(replay(bounded_lines(stream)), as_json, last)
        except RecordError as error:
            print_file_error(file, translate_error(error.cause), error.line)
            status = EXIT_STATUS
        except BrokenPipeError:
            raise
        except OSError as error:
            print_file_error(file, unreadable(error))
            status = EXIT_STATUS
    sys.exit(status)


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
