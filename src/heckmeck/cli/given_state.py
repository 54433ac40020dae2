"""The state a command is asked about: the end of a record, a position, or a fresh game."""

import sys
from io import BytesIO
from pathlib import Path
from typing import Any

from heckmeck.cli.complain import complain, refuse
from heckmeck.cli.refused import why
from heckmeck.cli.say import of_the_system, say
from heckmeck.rules import (
    EDITIONS,
    HeckmeckError,
    Options,
    RecordError,
    RecordSyntaxError,
    Setup,
    State,
    new_game,
    read_position,
    replay,
    strict_json,
)
from heckmeck.rules.errors import malformed, sentence
from heckmeck.rules.record import MAX_LINE_BYTES, bounded_lines, read_options

MAX_BYTES = 64 << 20


def given_state(file: str | None, edition: str | None, option_texts: tuple[str, ...] = ()) -> State:
    """Read FILE (`-` is standard input); without one, a fresh game of two.

    Options are texts like `steal=optional`, for a position or a fresh game. What cannot be read is
    told in one sentence, and the command ends.
    """
    try:
        options = read_options(dict(each.partition("=")[::2] for each in option_texts))
    except HeckmeckError as error:
        complain(f"--option: {why(error)}")
    if file is None:
        box = EDITIONS[edition or "original"]
        return new_game(Setup(box.name, ("A", "B"), 0, options))
    text = _read(file)
    try:
        state = _state(text, options)
    except RecordError as error:
        refuse(f"{file}:{error.line}: {why(error.cause)}")
    except HeckmeckError as error:
        refuse(f"{file}: {why(error)}")
    if edition is not None and edition != state.setup.edition:
        refuse(say("odds-other-edition", file=file, edition=state.setup.edition))
    if option_texts and state.setup.options != options:
        refuse(say("odds-own-options", file=file))
    return state


def _read(file: str) -> bytes:
    try:
        if file == "-":
            text = sys.stdin.buffer.read(MAX_BYTES + 1)
        else:
            with Path(file).open("rb") as stream:
                text = stream.read(MAX_BYTES + 1)
    except OSError as error:
        refuse(say("error-unreadable", file=file, why=of_the_system(error)))
    if len(text) > MAX_BYTES:
        refuse(say("odds-too-long", file=file, megabytes=MAX_BYTES >> 20))
    return text


def _state(text: bytes, options: Options) -> State:
    if not text.strip():
        raise RecordSyntaxError(
            sentence("odds-empty", "is empty; a record or a position was expected")
        )
    if _is_record(text):
        *_, last = replay(bounded_lines(BytesIO(text)))
        return last.state
    if len(text) > MAX_LINE_BYTES:
        raise malformed(
            "odds-long-position", "a position is shorter than {most:,} bytes", most=MAX_LINE_BYTES
        )
    try:
        data = strict_json.loads(text)
    except RecordSyntaxError as error:
        raise RecordSyntaxError(
            sentence("odds-neither", "neither a record nor a position: {why}", why=error.reason)
        ) from None
    return read_position(_named(data), options)


def _named(data: Any) -> Any:
    """The position, with names in the language of the run for players who have none."""
    players = data.get("players") if isinstance(data, dict) else None
    if not isinstance(players, list):
        return data
    named = [
        {"name": say("console-player", number=number), **each} if isinstance(each, dict) else each
        for number, each in enumerate(players, start=1)
    ]
    return {**data, "players": named}


def _is_record(text: bytes) -> bool:
    first = text.split(b"\n", 1)[0]
    if len(first) > MAX_LINE_BYTES:
        return False
    try:
        header = strict_json.loads(first)
    except RecordSyntaxError:
        return False
    return isinstance(header, dict) and "heckmeck" in header
