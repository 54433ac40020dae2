"""Records that were damaged, or written to do damage: one short error and a line, quickly."""

from __future__ import annotations

import io
import json
import time
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heckmeck.locale import catalogue
from heckmeck.locale.errors import explain
from heckmeck.rules import (
    IllegalMove,
    Record,
    RecordError,
    RecordSyntaxError,
    Setup,
    bounded_lines,
    read_record,
    replay,
)
from heckmeck.rules.record import MAX_LINE_BYTES, read_header
from heckmeck.testing.playouts import random_record, random_setup
from heckmeck.testing.strategies import records

HEADER: dict[str, Any] = {"heckmeck": 1, "edition": "specialists", "players": ["Anna", "Ben"]}
ROLL: dict[str, Any] = {"do": "roll", "dice": "11123345"}
MEGABYTE = 1 << 20

quick = settings(max_examples=300)
ENGLISH = catalogue("en")


def read(data: bytes) -> Record:
    return read_record(bounded_lines(io.BytesIO(data)))


def lines(*objects: Any) -> bytes:
    return b"".join(json.dumps(each).encode() + b"\n" for each in objects)


def error_of(data: bytes) -> RecordError:
    with pytest.raises(RecordError) as caught:
        read(data)
    error = caught.value
    assert isinstance(error.cause, RecordSyntaxError | IllegalMove)
    assert str(error).startswith(f"{error.line}: ")
    sentence = explain(error, ENGLISH)
    assert "\n" not in sentence
    assert len(sentence) < 600
    sentence.encode("utf-8")
    return error


def a_record(moves: int = 30) -> bytes:
    rng = Random(11)
    return str(random_record(random_setup(rng, "specialists"), rng, moves)).encode()


# Not text, not whole, not JSON.


@quick
@given(st.binary(max_size=300))
def test_random_bytes(data: bytes) -> None:
    assert error_of(data).line >= 1


@quick
@given(st.binary(min_size=1, max_size=100))
def test_random_bytes_after_a_good_header(data: bytes) -> None:
    assert error_of(lines(HEADER) + data).line >= 2


@quick
@given(records(max_moves=20), st.data())
def test_cut_files_read_as_far_as_they_go_or_say_where(record: Record, data: st.DataObject) -> None:
    text = str(record).encode()
    cut = text[: data.draw(st.integers(0, len(text) - 1))]
    whole_lines = cut.count(b"\n")
    if cut.endswith((b"\n", b"}")):  # between two lines, or only the end of the last one is gone
        assert read(cut).entries == record.entries[: len(cut.splitlines()) - 1]
    else:
        assert error_of(cut).line == whole_lines + 1


@quick
@given(st.integers(0, 10_000), st.binary(min_size=1, max_size=3))
def test_a_few_bytes_overwritten_never_crash(where: int, garbage: bytes) -> None:
    data = bytearray(a_record())
    where %= len(data)
    data[where : where + len(garbage)] = garbage
    with suppress(RecordError):  # and nothing else
        read(bytes(data))


@pytest.mark.parametrize(
    ("data", "line"),
    [
        (b"", 1),
        (b"\n", 1),
        (b"\n\n\n", 1),
        (b"\n" + lines(HEADER), 1),
        (lines(HEADER) + b"\n", 2),
        (lines(HEADER) + b"\n" + lines(ROLL), 2),
        (lines(HEADER, ROLL) + b"   \n", 3),
        (b"\xef\xbb\xbf" + lines(HEADER), 1),
        (lines(HEADER).decode().encode("utf-16"), 1),
        (lines(HEADER) + b"\xff\xfe\n", 2),
        (lines(HEADER) + b"\x00" * 50, 2),
        (lines(HEADER, ROLL)[:-3], 2),
        (lines(HEADER, HEADER), 2),
        (lines(ROLL), 1),
        (b"not JSON\n", 1),
        (b'{"heckmeck": 1, \n', 1),
        (lines(HEADER).rstrip() + b" {}\n", 1),
        (b"[1, 2, 3]\n", 1),
        (b"null\n", 1),
        (b'"heckmeck"\n', 1),
    ],
)
def test_broken_in_this_line(data: bytes, line: int) -> None:
    assert error_of(data).line == line


def test_crlf_is_only_white_space() -> None:
    assert len(read(lines(HEADER, ROLL).replace(b"\n", b"\r\n")).entries) == 1


def test_a_last_line_without_an_end_is_a_line() -> None:
    assert len(read(lines(HEADER, ROLL).rstrip()).entries) == 1


# Wrong keys, wrong types, wrong values.

JUNK: list[Any] = [
    None,
    True,
    False,
    0,
    -1,
    7,
    10**250,
    1.5,
    "",
    "x",
    "1" * 50,
    "ｗ",
    "٣",
    "\ud800",
    [],
    {},
    [[]],
    {"a": 1},
    ["Anna"],
    ["A"] * 8,
    [1, 2],
]


FITTING = {"first": "0", "options": "{}"}  # junk elsewhere


@pytest.mark.parametrize("key", ["heckmeck", "edition", "players", "first", "options"])
def test_wrong_values_in_the_header(key: str) -> None:
    for junk in JUNK:
        if json.dumps(junk) != FITTING.get(key):
            assert error_of(lines({**HEADER, key: junk})).line == 1


@pytest.mark.parametrize("key", ["heckmeck", "edition", "players"])
def test_missing_keys_of_the_header(key: str) -> None:
    assert error_of(lines({k: v for k, v in HEADER.items() if k != key})).line == 1


@pytest.mark.parametrize("value", [1.0, "1", True, 2, 0, [1]])
def test_another_version(value: Any) -> None:
    assert error_of(lines({**HEADER, "heckmeck": value})).line == 1


@pytest.mark.parametrize(
    "options",
    [
        {"steal": "maybe"},
        {"steal": None},
        {"steal": ["optional"]},
        {"steal": {}},
        {"returned_highest": "optional"},
        {"golden_die": True},
        {"speed": "fast"},
        {"": ""},
    ],
)
def test_wrong_options(options: Any) -> None:
    assert error_of(lines({**HEADER, "options": options})).line == 1


@pytest.mark.parametrize(
    ("do", "key"),
    [
        ("roll", "dice"),
        ("roll", "golden"),
        ("reroll", "dice"),
        ("keep", "face"),
        ("stop", "take"),
        ("rob", "player"),
        ("return", "specialist"),
        ("roll", "do"),
    ],
)
def test_wrong_values_in_a_move(do: str, key: str) -> None:
    for junk in JUNK:
        move = {**(ROLL if do == "roll" else {}), "do": do, key: junk}
        assert error_of(lines(HEADER, move)).line == 2


@pytest.mark.parametrize("do", ["roll", "reroll", "keep", "stop", "fail", "rob", "return"])
def test_unknown_keys_of_a_move(do: str) -> None:
    for key in ("player ", "Do", "extra", ""):
        error = error_of(lines(HEADER, {"do": do, key: 1}))
        assert error.code == "record-key"


def test_unknown_keys_of_the_header() -> None:
    assert error_of(lines({**HEADER, "seed": 1})).code == "record-key"


def test_keys_of_another_move() -> None:
    assert error_of(lines(HEADER, {**ROLL, "face": "1"})).line == 2
    assert error_of(lines(HEADER, ROLL, {"do": "keep", "face": "1", "dice": "1"})).line == 3


def test_duplicate_keys() -> None:
    twice = b'{"do": "roll", "dice": "11111111", "dice": "22222222"}\n'
    assert error_of(lines(HEADER) + twice).code == "record-key-twice"
    header = lines(HEADER).replace(b'"heckmeck": 1', b'"heckmeck": 1, "heckmeck": 1')
    assert error_of(header).line == 1
    assert error_of(lines(HEADER) + b'{"do": "roll", "meta": {"a": 1, "a": 2}}\n').line == 2


@pytest.mark.parametrize("number", [b"NaN", b"Infinity", b"-Infinity", b"1e999", b"-1e999"])
def test_numbers_that_are_none(number: bytes) -> None:
    for line in (b'{"do": "rob", "player": %s}\n', b'{"do": "fail", "meta": [%s]}\n'):
        assert error_of(lines(HEADER) + line % number).line == 2
    assert error_of(b'{"heckmeck": %s}\n' % number).line == 1


@pytest.mark.parametrize("digits", [301, 5_000, 900_000])
def test_huge_numbers_are_refused_at_once(digits: int) -> None:
    with stopwatch(1.0):
        assert (
            error_of(lines(HEADER) + b'{"do": "rob", "player": ' + b"9" * digits + b"}").line == 2
        )
        assert error_of(b'{"heckmeck": ' + b"9" * digits + b"}").line == 1


@pytest.mark.parametrize("bracket", [b"[", b'{"a":'])
@pytest.mark.parametrize("depth", [1_000, 100_000])
def test_deep_nesting(bracket: bytes, depth: int) -> None:
    with stopwatch(1.0):
        assert error_of(bracket * depth).line == 1
        assert error_of(lines(HEADER) + b'{"do": "fail", "meta": ' + bracket * depth).line == 2


@pytest.mark.parametrize("half", ["\udfff", "Zo\ud83d", "\ude00\ud83d"])
@pytest.mark.parametrize(
    "record",
    [
        lambda half: lines({**HEADER, "players": [half, "Ben"]}),
        lambda half: lines({**HEADER, "meta": {"seed": half}}),
        lambda half: lines({**HEADER, "meta": {half: 1}}),
        lambda half: lines({**HEADER, "edition": half}),
        lambda half: lines({**HEADER, "options": {half: "x"}}),
        lambda half: lines({**HEADER, "options": {"steal": half}}),
        lambda half: lines(HEADER, {**ROLL, "meta": [half]}),
        lambda half: lines(HEADER, {"do": half}),
        lambda half: lines(HEADER, {half: "roll"}),
    ],
    ids=["player", "meta", "key", "edition", "option", "value", "meta of a move", "do", "move"],
)
def test_a_lone_surrogate_is_refused(record: Callable[[str], bytes], half: str) -> None:
    error = error_of(record(half))
    assert error.code == "record-text"
    assert error.line == len(record(half).splitlines())


def test_half_of_a_character_in_a_line_that_is_a_string_already() -> None:
    line = json.dumps({**HEADER, "players": ["\ud800", "Ben"]}, ensure_ascii=False)
    with pytest.raises(RecordError) as caught:
        read_record([line])
    assert str(caught.value) == '1: record-text: given="\\ud800"'


def test_whole_characters_are_text_however_they_are_written() -> None:
    record = read(lines({**HEADER, "players": ["Zoë 🐔", r"\ud800"], "meta": "🪱"}))
    assert record.setup.players == ("Zoë 🐔", r"\ud800")
    assert read(str(record).encode("utf-8")) == record


def test_a_set_up_has_names_that_are_text() -> None:
    with pytest.raises(ValueError, match="the name of a player is not text"):
        Setup("original", ("Anna", "\ud800"))
    with pytest.raises(RecordSyntaxError) as caught:
        read_header({**HEADER, "players": ["Anna", "\ud800"]})
    assert caught.value.code == "record-players"


def test_a_record_that_could_not_be_read_again_is_not_written() -> None:
    record = Record(Setup("original", ("Anna", "Ben")), meta={"place": "\ud800"})
    with pytest.raises(UnicodeEncodeError):
        str(record)


# Huge.


class stopwatch:  # noqa: N801  reads like the statement it is
    """Fails if the block takes much longer than it should. Generous: other work may be running."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    def __enter__(self) -> None:
        self.start = time.process_time()

    def __exit__(self, *_: object) -> None:
        assert time.process_time() - self.start < self.seconds


class LongLine(io.RawIOBase):
    """A file of one line of 50 MB that is never in memory as a whole."""

    def __init__(self, size: int) -> None:
        self.left = size
        self.given = 0

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        count = min(len(buffer), self.left)
        buffer[:count] = b"x" * count
        self.left -= count
        self.given += count
        return count


def test_a_50_mb_line_is_refused_without_being_read() -> None:
    source = LongLine(50 * MEGABYTE)
    tracemalloc.start()
    try:
        with stopwatch(1.0), pytest.raises(RecordError) as caught:
            read_record(bounded_lines(io.BufferedReader(source)))
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert caught.value.line == 1
    assert caught.value.code == "record-line"
    assert source.given < 3 * MEGABYTE
    assert peak < 8 * MEGABYTE


def test_a_50_mb_meta_is_refused_in_its_line() -> None:
    data = lines(HEADER) + b'{"do": "fail", "meta": "' + b"x" * (50 * MEGABYTE) + b'"}\n'
    tracemalloc.start()
    try:
        with stopwatch(1.0):
            error = error_of(data)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert error.line == 2
    assert peak < 8 * MEGABYTE


def test_the_longest_allowed_line_is_read() -> None:
    line = json.dumps({**HEADER, "meta": ""}).encode()
    full = json.dumps({**HEADER, "meta": "x" * (MAX_LINE_BYTES - len(line))}).encode()
    assert len(full) == MAX_LINE_BYTES
    assert len(read(full).meta) == MAX_LINE_BYTES - len(line)
    assert error_of(full.replace(b"xx", b"xxx", 1)).line == 1


def test_a_record_is_played_line_by_line() -> None:
    def endless() -> Iterator[bytes]:
        yield lines(HEADER)
        while True:
            yield lines({"do": "roll", "dice": "22222222"})
            yield lines({"do": "keep", "face": "2"})
            yield lines({"do": "stop"})

    played = replay(endless())
    tracemalloc.start()
    try:
        for _ in range(6_000):
            last = next(played)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert last.line == 6_000
    assert peak < 4 * MEGABYTE


def test_what_was_read_before_the_bad_line_is_still_given() -> None:
    played = replay([*map(json.dumps, (HEADER, ROLL)), "{", "more"])
    assert [next(played).line, next(played).line] == [1, 2]
    with pytest.raises(RecordError) as caught:
        next(played)
    assert caught.value.line == 3


def test_syntax_and_illegal_moves_are_different_types_and_say_what_is_legal() -> None:
    syntax = error_of(lines(HEADER, ROLL, {"do": "keep", "face": "7"}))
    illegal = error_of(lines(HEADER, ROLL, {"do": "keep", "face": "w"}))
    assert isinstance(syntax.cause, RecordSyntaxError)
    assert isinstance(illegal.cause, IllegalMove)
    for error in (syntax, illegal):
        assert explain(error, ENGLISH).endswith("keep 1, keep 2, keep 3, keep 4, keep 5")
