"""What a record may hold does not depend on who reads it, and can be written again."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from heckmeck.rules import Record, RecordError, RecordSyntaxError, read_record
from heckmeck.rules.strict_json import MAX_DEPTH

HEADER = '{"heckmeck": 1, "edition": "original", "players": ["Anna", "Ben"], "meta": %s}'


def nested(depth: int) -> str:
    return HEADER % ("[" * depth + "]" * depth)


def read(text: str) -> Record | None:
    try:
        return read_record([text])
    except RecordError:
        return None


def deeper(calls: int, action: Callable[[], object]) -> object:
    return action() if calls == 0 else deeper(calls - 1, action)


def test_some_nesting_is_read_and_written_again() -> None:
    record = read(nested(50))
    assert record is not None
    assert json.loads(str(record))["meta"] == json.loads(nested(50))["meta"]


@pytest.mark.parametrize("depth", range(MAX_DEPTH - 5, MAX_DEPTH + 5))
def test_whatever_nesting_is_read_can_be_written_again(depth: int) -> None:
    record = read(nested(depth))
    assert (record is None) == (depth >= MAX_DEPTH)  # the header is one level by itself
    assert record is None or read_record(str(record).splitlines()) == record


@pytest.mark.parametrize("end", ["", "\\", '"', "]", "\n"])
def test_a_string_without_end_is_read_once(end: str) -> None:
    """If every quote in it made a new beginning, this would take hours."""
    text = '"' + '\\"' * 500_000 + "[]" * (MAX_DEPTH + 1) + end
    with pytest.raises(RecordError) as caught:
        read_record([HEADER % "null", text])
    assert caught.value.line == 2


@pytest.mark.parametrize("inside", ["[" * 100, '\\"' + "{" * 100, "\\\\"])
def test_brackets_in_strings_do_not_nest(inside: str) -> None:
    assert read(HEADER % f'["{inside}", {"[" * 50 + "]" * 50}]') is not None


@pytest.mark.parametrize("depth", range(100, 1000, 100))
def test_the_same_nesting_is_read_wherever_the_reader_stands(depth: int) -> None:
    here = read(nested(depth)) is None
    there = deeper(400, lambda: read(nested(depth)) is None)
    assert here == there


@pytest.mark.parametrize("begin", ["\ufeff", "\ufeff".encode()])
def test_a_byte_order_mark_is_named(begin: str | bytes) -> None:
    header = HEADER % "null"
    line = begin + header if isinstance(begin, str) else begin + header.encode()
    with pytest.raises(RecordError) as caught:
        read_record([line])
    assert isinstance(caught.value.cause, RecordSyntaxError)
    assert caught.value.cause.code == "record-mark"
