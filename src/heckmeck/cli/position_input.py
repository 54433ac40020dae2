"""Read the position that a command analyzes: from a record, from JSON, or a new game."""

from io import BytesIO
from typing import Any

from heckmeck.cli.errors import file_error, unreadable
from heckmeck.cli.language import translate, translate_error
from heckmeck.cli.streams import open_input
from heckmeck.rules import (
    EDITIONS,
    HeckmeckError,
    Options,
    RecordError,
    RecordSyntaxError,
    Setup,
    State,
    bounded_lines,
    new_game,
    read_position,
    replay,
    strict_json,
)
from heckmeck.rules.record import MAX_LINE_BYTES

MAX_BYTES = 64 << 20


def read_state(file: str | None, edition: str | None, options: Options | None) -> State:
    """The last position of a record, a position in JSON, or a new game of two without a file.

    `-` is standard input. The options apply to a position or a new game. If the file cannot be
    read, the program exits.
    """
    if file is None:
        name = EDITIONS[edition or "original"].name
        return new_game(Setup(name, ("A", "B"), 0, options or Options()))
    text = _read_bytes(file)
    try:
        state = _parse(file, text, options or Options())
    except RecordError as error:
        file_error(file, translate_error(error.cause), error.line)
    except HeckmeckError as error:
        file_error(file, translate_error(error))
    if edition is not None and edition != state.setup.edition:
        file_error(file, f"this is a game of the edition {state.setup.edition}, not {edition}")
    if options is not None and state.setup.options != options:
        file_error(file, "the options of this game differ from --option")
    return state


def _read_bytes(file: str) -> bytes:
    try:
        with open_input(file) as stream:
            text = stream.read(MAX_BYTES + 1)
    except OSError as error:
        file_error(file, unreadable(error))
    if len(text) > MAX_BYTES:
        file_error(file, f"larger than {MAX_BYTES >> 20} MB")
    return text


def _parse(file: str, text: bytes, options: Options) -> State:
    if not text.strip():
        file_error(file, "the file is empty; expected a record or a position")
    if _is_record(text):
        *_, last = replay(bounded_lines(BytesIO(text)))
        return last.state
    if len(text) > MAX_LINE_BYTES:
        file_error(file, f"a position must be shorter than {MAX_LINE_BYTES:,} bytes")
    try:
        data = strict_json.loads(text)
    except RecordSyntaxError as error:
        file_error(file, f"neither a record nor a position: {translate_error(error)}")
    return read_position(_with_names(data), options)


def _is_record(text: bytes) -> bool:
    first_line = text.split(b"\n", 1)[0]
    if len(first_line) > MAX_LINE_BYTES:
        return False
    try:
        header = strict_json.loads(first_line)
    except RecordSyntaxError:
        return False
    return isinstance(header, dict) and "heckmeck" in header


def _with_names(data: Any) -> Any:
    """The position, with a translated default for players without a name."""
    players = data.get("players") if isinstance(data, dict) else None
    if not isinstance(players, list):
        return data
    named = [
        {"name": translate("console-player", number=number), **each}
        if isinstance(each, dict)
        else each
        for number, each in enumerate(players, start=1)
    ]
    return {**data, "players": named}
