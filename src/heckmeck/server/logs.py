"""The log of a server: one event per line, with a name and fields, as text or as JSON.

It contains no personal data: no names, tokens, addresses, codes or secrets. The id of a table is a
random string, and the number of a person says nothing outside the database. The message of an
exception may quote what somebody sent, so it is logged at level `debug` only.
"""

import json
import logging
import sqlite3
import sys
from datetime import UTC, datetime
from types import TracebackType
from typing import Any, Literal, TextIO

Level = Literal["debug", "info", "warning", "error"]
Format = Literal["text", "json"]
Field = str | int | float | bool | None | dict[str, int]

OURS = "heckmeck"
FRAMES = 12  # of a traceback, the innermost ones


class EventLog:
    """Writes events to the log of the server."""

    def __init__(self, name: str) -> None:
        self._logger = logging.getLogger(name)

    def debug(self, event: str, **fields: Field) -> None:
        self._write(logging.DEBUG, event, fields)

    def info(self, event: str, **fields: Field) -> None:
        self._write(logging.INFO, event, fields)

    def warning(self, event: str, **fields: Field) -> None:
        self._write(logging.WARNING, event, fields)

    def error(self, event: str, **fields: Field) -> None:
        self._write(logging.ERROR, event, fields)

    def defect(self, event: str, error: BaseException, **fields: Field) -> None:
        """An exception that nobody expected."""
        self._write(logging.ERROR, event, {**fields, **self._described(error)})

    def _described(self, error: BaseException) -> dict[str, Field]:
        described: dict[str, Field] = {"error": type(error).__name__}
        # What the system says is about files and disks, not about people.
        if isinstance(error, OSError | sqlite3.Error) or self._logger.isEnabledFor(logging.DEBUG):
            described["problem"] = str(error)
        described["traceback"] = " < ".join(_frames(error.__traceback__))
        return described

    def _write(self, level: int, event: str, fields: dict[str, Field]) -> None:
        if self._logger.isEnabledFor(level):
            extra = {"event": event, "fields": fields}
            self._logger.log(level, "%s", _text(event, fields), extra=extra)


log = EventLog(f"{OURS}.server")


def configure(
    level: Level = "warning", form: Format = "text", stream: TextIO | None = None
) -> None:
    """Send the log of this process, uvicorn's lines included, to standard error."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    logging.getLogger(OURS).setLevel(level.upper())
    # At level "info", uvicorn says who connects to which table.
    root.setLevel("ERROR" if level == "error" else "WARNING")


class TextLines(logging.Formatter):
    """For people: time, level, event, fields."""

    def format(self, record: logging.LogRecord) -> str:
        event, fields = _event_of(record)
        return f"{_time(record)} {record.levelname.lower()} {_text(event, fields)}"


class JsonLines(logging.Formatter):
    """For programs: one JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        event, fields = _event_of(record)
        line = {"time": _time(record), "level": record.levelname.lower(), "event": event}
        return json.dumps({**line, **fields}, ensure_ascii=False)


def _event_of(record: logging.LogRecord) -> tuple[str, dict[str, Any]]:
    """The event of a record. Those of other packages have the name of their logger."""
    event = getattr(record, "event", None)
    if event is not None:
        return event, record.__dict__["fields"]
    # Further lines, such as the description of a task, may quote anything.
    message = (record.getMessage().splitlines() or [""])[0]
    fields: dict[str, Any] = {"message": message}
    if record.exc_info and record.exc_info[1] is not None:
        fields["error"] = type(record.exc_info[1]).__name__
        fields["traceback"] = " < ".join(_frames(record.exc_info[2]))
    return record.name, fields


def _time(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


def _text(event: str, fields: dict[str, Any]) -> str:
    """An event as people read it.

    >>> _text("table_closed", {"table": "x1", "reason": "too old", "entries": 3})
    'table_closed table=x1 reason="too old" entries=3'
    """
    return " ".join([event, *(f"{key}={_value(value)}" for key, value in fields.items())])


def _value(value: Any) -> str:
    if isinstance(value, str) and value and not set(value) & set(' "=\n\t'):
        return value
    return json.dumps(value, ensure_ascii=False)


def _frames(trace: TracebackType | None) -> list[str]:
    """Where it happened, the innermost place first, without the values of anything."""
    frames = []
    while trace is not None:
        code = trace.tb_frame.f_code
        file = code.co_filename.replace("\\", "/").rpartition("/")[2]
        frames.append(f"{file}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    return frames[: -FRAMES - 1 : -1]
