"""`heckmeck replay`: a record shown to people, or position by position to programs."""

import json
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import BinaryIO

import click

from heckmeck.cli.console import draw
from heckmeck.cli.console.narration import tell
from heckmeck.cli.errors import os_reason, warn
from heckmeck.cli.say import language_option, say, say_error
from heckmeck.rules import (
    WHITE_DICE,
    RecordError,
    ReplayedLine,
    State,
    bounded_lines,
    position,
    replay,
)
from heckmeck.rules import events as ev


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
                _show(replay(bounded_lines(stream)), as_json, last)
        except RecordError as error:
            warn(f"{file}:{error.line}: {say_error(error.cause)}")
            status = 2
        except BrokenPipeError:
            raise
        except OSError as error:
            warn(f"{file}: cannot be read: {os_reason(error)}")
            status = 2
    sys.exit(status)


def _open(file: str) -> AbstractContextManager[BinaryIO]:
    # Standard input stays open: a second `-` finds nothing more in it.
    return nullcontext(sys.stdin.buffer) if file == "-" else Path(file).open("rb")


def _show(game: Iterator[ReplayedLine], as_json: bool, last: bool) -> None:
    if last:
        _show_last(game, as_json)
    elif as_json:
        for played in game:
            click.echo(json.dumps(position(played.state)))
    else:
        _tell_game(game)


def _show_last(game: Iterator[ReplayedLine], as_json: bool) -> None:
    played = None
    try:
        for played in game:  # noqa: B007  the last one is what is wanted
            pass
    finally:
        # Also when the record breaks off: what was read before is still shown.
        if played is not None and as_json:
            click.echo(json.dumps(position(played.state)))
        elif played is not None:
            _tell_end(played.state)


def _tell_game(game: Iterator[ReplayedLine]) -> None:
    state = next(game).state
    players = draw.names(state)
    edition = state.setup.edition
    click.echo(say("console-playing", players=draw.together(players), edition=edition))
    for option, value in state.setup.options.differing().items():
        click.echo(say(f"console-option-{option}-{value}"))
    _paragraph("", *draw.grill(state), "", _heading(state))
    before = state
    line: list[str] = []
    try:
        for played in game:
            state = played.state
            for event in played.events:
                line = _tell_event(state, event, line)
            if any(isinstance(event, ev.TurnStarted | ev.GameOver) for event in played.events):
                if state.grill != before.grill:
                    _paragraph("", *(f"  {each}" for each in draw.grill(state)))
                before = state
                if not state.over:
                    _paragraph("", _heading(state))
    finally:
        if line:
            click.echo("  " + "  ".join(line))
        _paragraph("")
        _tell_end(state)


def _tell_event(state: State, event: ev.Event, line: list[str]) -> list[str]:
    """Print an event; a roll and what is kept of it share a line, which is held until complete."""
    if isinstance(event, ev.TurnStarted | ev.GameOver | ev.RollCalled):
        return line
    words = tell(state, event)
    if isinstance(event, ev.DiceLanded):
        return [*line, (words or "") + "   " * (WHITE_DICE - len(event.rolled))]
    if isinstance(event, ev.WeaselUsed):
        return [*line, words or ""]
    if isinstance(event, ev.FaceSetAside):
        click.echo("  " + "  ".join([*line, words or ""]))
        return []
    if line:
        click.echo("  " + "  ".join(line))
    if words is not None:
        click.echo("  " + words)
    return []


def _heading(state: State) -> str:
    heading = say("console-turn", turn=state.turn, name=draw.name(state, state.player))
    return click.style(heading, bold=True)


def _tell_end(state: State) -> None:
    if state.over:
        _paragraph(click.style(say("console-over"), bold=True), *draw.final_table(state))
        return
    _paragraph(say("console-stops", turn=state.turn, name=draw.name(state, state.player)))
    _paragraph(*draw.grill(state), *(draw.seat_line(state, s) for s in range(len(state.seats))))


def _paragraph(*lines: str) -> None:
    for line in lines:
        click.echo(line)
