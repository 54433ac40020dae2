"""What is wrong with a record, by code and details, and how far each of its values may go."""

from __future__ import annotations

import json
from typing import Any

import pytest

from heckmeck.rules import (
    SPECIALISTS,
    Record,
    RecordError,
    RecordSyntaxError,
    Rolled,
    move_from_json,
    read_record,
    replay,
)
from heckmeck.rules.record import MAX_LINE_BYTES, VERSION
from heckmeck.rules.strict_json import MAX_DEPTH, dumps, loads, shown
from tests.rules.tables import plain_id

HEADER: dict[str, Any] = {"heckmeck": 1, "edition": "original", "players": ["Anna", "Ben"]}
MISSING = object()


def told(*lines: str | bytes) -> str:
    with pytest.raises(RecordError) as caught:
        list(replay(lines))
    return f"{caught.value.line}: {caught.value.cause}"


def header(**changes: Any) -> str:
    data = {**HEADER, **changes}
    return json.dumps({key: value for key, value in data.items() if value is not MISSING})


def test_what_this_program_reads() -> None:
    assert (VERSION, MAX_LINE_BYTES, MAX_DEPTH) == (1, 1_048_576, 64)


HEADERS = [
    ("[]", "record-header: given=[]"),
    ("{}", "record-none"),
    (header(heckmeck=2), "record-version: given=2, known=1"),
    (header(heckmeck=True), "record-version: given=true, known=1"),
    (header(heckmeck=1.0), "record-version: given=1.0, known=1"),
    (
        header(colour=1),
        'record-key: key="colour", known=edition, first, heckmeck, meta, options, players',
    ),
    (
        header(edition=MISSING),
        "record-one-of: key=edition, known=original, specialists, given=null",
    ),
    (
        header(edition="pirates"),
        'record-one-of: key=edition, known=original, specialists, given="pirates"',
    ),
    (
        header(edition=["original"]),
        'record-one-of: key=edition, known=original, specialists, given=["original"]',
    ),
    (header(players=MISSING), "record-players: least=2, most=7, given=null"),
    (header(players="AB"), 'record-players: least=2, most=7, given="AB"'),
    (header(players=["A"]), 'record-players: least=2, most=7, given=["A"]'),
    (header(players=["A", 1]), 'record-players: least=2, most=7, given=["A", 1]'),
    (
        header(players=["A"] * 8),
        'record-players: least=2, most=7, given=["A", "A", "A", "A", "A", "A", "A", "A"]',
    ),
    (header(first=2), "record-first: last=1, given=2"),
    (header(first=-1), "record-first: last=1, given=-1"),
    (header(first=True), "record-first: last=1, given=true"),
    (header(options=[]), "record-options: given=[]"),
    (
        header(options={"dice": 1}),
        'option-unknown: name="dice", known=steal, returned_highest, golden_die',
    ),
    (
        header(options={"steal": "never"}),
        'option-value: name=steal, known=required, optional, given="never"',
    ),
    (
        header(options={"steal": 1}),
        "option-value: name=steal, known=required, optional, given=1",
    ),
    ("", "record-json: problem=Expecting value, column=1"),
    ('{"heckmeck": }', "record-json: problem=Expecting value, column=14"),
    ('{"heckmeck":\r\n', "record-json: problem=Expecting value, column=13"),
    ('{"heckmeck": 1} 2', "record-json: problem=Extra data, column=17"),
    ('{"heckmeck" 1}', "record-json: problem=Expecting ':' delimiter, column=13"),
    ('{"heckmeck": 1 "a": 2}', "record-json: problem=Expecting ',' delimiter, column=16"),
    ("{1: 2}", "record-json: problem=Expecting property name enclosed in double quotes, column=2"),
    ('{"heckmeck', "record-json: problem=Unterminated string starting, column=2"),
    ('{"heck\tmeck": 1}', "record-json: problem=Invalid control character, column=7"),
    (r'{"heck\x": 1}', "record-json: problem=Invalid \\escape, column=7"),
    ('{"heckmeck": NaN}', "record-constant: name=NaN"),
    ('{"heckmeck": -Infinity}', "record-constant: name=-Infinity"),
    ('{"heckmeck": 1e999}', "record-number"),
    ('{"heckmeck": 1, "a": 1, "b": 2, "a": 3}', 'record-key-twice: key="a"'),
    (b'{"\xff": 1}', "record-utf8: byte=3"),
    ("[" * 65, "record-depth: most=64"),
    (" " * (MAX_LINE_BYTES + 1), "record-line: most=1048576"),
]


@pytest.mark.parametrize(
    ("line", "problem"), HEADERS, ids=[plain_id(each)[:40] for _, each in HEADERS]
)
def test_a_bad_header_is_refused(line: str | bytes, problem: str) -> None:
    assert told(line) == f"1: {problem}"


def test_an_empty_file_is_refused() -> None:
    assert told() == "1: record-empty"


MOVES: list[tuple[Any, str]] = [
    ([], "record-move: given=[]"),
    ({}, "record-do"),
    (
        {"do": "fly"},
        'record-one-of: key=do, known=roll, reroll, keep, stop, fail, rob, return, given="fly"',
    ),
    (
        {"do": ["roll"]},
        'record-one-of: key=do, known=roll, reroll, keep, stop, fail, rob, return, given=["roll"]',
    ),
    ({"do": "roll"}, "record-dice: faces=12345w, given=null"),
    ({"do": "roll", "dice": 1}, "record-dice: faces=12345w, given=1"),
    ({"do": "roll", "dice": "6"}, 'record-dice: faces=12345w, given="6"'),
    ({"do": "roll", "dice": "1" * 10}, 'record-dice: faces=12345w, given="1111111111"'),
    ({"do": "reroll", "dice": ["1"]}, 'record-dice: faces=12345w, given=["1"]'),
    (
        {"do": "roll", "dice": "1", "golden": "6"},
        'record-one-of: key=golden, known=1, 2, 3, 4, 5, w, given="6"',
    ),
    (
        {"do": "roll", "dice": "1", "golden": ""},
        'record-one-of: key=golden, known=1, 2, 3, 4, 5, w, given=""',
    ),
    (
        {"do": "roll", "dice": "1", "golden": "1w"},
        'record-one-of: key=golden, known=1, 2, 3, 4, 5, w, given="1w"',
    ),
    (
        {"do": "roll", "dice": "1", "golden": None},
        "record-one-of: key=golden, known=1, 2, 3, 4, 5, w, given=null",
    ),
    (
        {"do": "roll", "dice": "1", "golden": True},
        "record-one-of: key=golden, known=1, 2, 3, 4, 5, w, given=true",
    ),
    ({"do": "roll", "face": "1"}, 'record-key: key="face", known=dice, do, golden, meta'),
    ({"do": "reroll", "face": "1"}, 'record-key: key="face", known=dice, do, golden, meta'),
    ({"do": "keep"}, "record-one-of: key=face, known=1, 2, 3, 4, 5, w, given=null"),
    ({"do": "keep", "face": 1}, "record-one-of: key=face, known=1, 2, 3, 4, 5, w, given=1"),
    ({"do": "keep", "dice": "1"}, 'record-key: key="dice", known=do, face, meta'),
    ({"do": "stop", "take": "higher"}, 'record-one-of: key=take, known=lower, given="higher"'),
    ({"do": "stop", "take": None}, "record-one-of: key=take, known=lower, given=null"),
    ({"do": "stop", "face": "1"}, 'record-key: key="face", known=do, meta, take'),
    ({"do": "fail", "face": "1"}, 'record-key: key="face", known=do, meta'),
    ({"do": "rob"}, "record-seat: given=null"),
    ({"do": "rob", "player": True}, "record-seat: given=true"),
    ({"do": "rob", "player": 1.0}, "record-seat: given=1.0"),
    ({"do": "rob", "face": "1"}, 'record-key: key="face", known=do, meta, player'),
    (
        {"do": "return", "specialist": "fox"},
        f"record-one-of: key=specialist, known={', '.join(SPECIALISTS)}, given=" + '"fox"',
    ),
    ({"do": "return", "face": "1"}, 'record-key: key="face", known=do, meta, specialist'),
]


@pytest.mark.parametrize(("move", "problem"), MOVES, ids=[each[:50] for _, each in MOVES])
def test_a_bad_move_is_refused(move: Any, problem: str) -> None:
    assert told(header(), json.dumps(move)) == f"2: {problem}; legal: Roll(golden=None)"


def test_after_the_end_nothing_is_legal() -> None:
    game = [header()]
    tile = 36
    while tile > 20:  # everybody takes the highest tile that is left, or fails and turns it
        game += ['{"do": "roll", "dice": "wwwwwwww"}', '{"do": "keep", "face": "w"}']
        game += ['{"do": "stop"}']
        tile -= 1
    assert list(replay(game))[-1].state.over
    assert told(*game, "{}") == f"{len(game) + 1}: record-do; legal: nothing"


@pytest.mark.parametrize("golden", [0, 1, "w", [True]])
def test_a_plain_roll_decides_with_true_or_false(golden: Any) -> None:
    with pytest.raises(RecordSyntaxError) as caught:
        move_from_json({"do": "roll", "golden": golden})
    assert str(caught.value) == f"record-golden: given={json.dumps(golden)}"
    with pytest.raises(RecordSyntaxError, match=r'^record-key: key="dice", known=do, golden$'):
        move_from_json({"do": "roll", "dice": "1"})
    with pytest.raises(RecordSyntaxError, match=r'^record-key: key="golden", known=do$'):
        move_from_json({"do": "reroll", "golden": True})


def test_nine_dice_are_dice() -> None:
    told_of = told(header(), json.dumps({"do": "roll", "dice": "1" * 9}))
    assert told_of == "2: white_count (A1): white=8, given=9, golden=0; legal: nothing"


# JSON at its borders


def test_nesting_ends_at_64() -> None:
    assert loads("[" * 64 + "]" * 64) == json.loads("[" * 64 + "]" * 64)
    assert loads("[" + "[],{}," * 100 + "1]") == json.loads("[" + "[],{}," * 100 + "1]")
    assert loads("[" * 63 + "{}" + "]" * 63) == json.loads("[" * 63 + "{}" + "]" * 63)
    beside = "[" + "[]," * 10 + "[" * 63 + "]" * 64  # more than 64 brackets, 64 deep
    assert loads(beside) == json.loads(beside)
    for deep in (
        beside.replace("[" * 63, "[" * 64),
        "[" * 65 + "]" * 65,
        '{"a":' * 64 + "[]" + "}" * 64,
        "[" * 64 + '{"a":1}',
    ):
        with pytest.raises(RecordSyntaxError, match=r"^record-depth: most=64$"):
            loads(deep)


@pytest.mark.parametrize(
    "text", ["[" * 100, "]" * 100, "{" * 70 + "}" * 70, '\\"[' * 70, "\\" * 70]
)
def test_brackets_in_strings_are_no_nesting(text: str) -> None:
    assert loads(json.dumps([text])) == [text]
    shut = "]" * 200
    with pytest.raises(RecordSyntaxError, match="record-depth"):
        loads(f'["{shut}", ' + "[" * 64)


@pytest.mark.parametrize("end", ["X", "\u2003", "\f"], ids=["letter", "em space", "form feed"])
def test_only_the_white_space_of_json_may_follow_a_value(end: str) -> None:
    assert loads("{} \t\r\n") == {}
    with pytest.raises(RecordSyntaxError, match="record-json"):
        loads("{}" + end)


def test_an_error_in_several_lines_of_json_names_its_line() -> None:
    with pytest.raises(RecordSyntaxError) as caught:
        loads('{"do":\n  x}')
    details = {"problem": "Expecting value", "line": "2", "column": "3"}
    assert (caught.value.code, caught.value.details) == ("record-json-line", details)


def test_whole_numbers_end_at_300_digits() -> None:
    assert loads("9" * 300) == 10**300 - 1
    with pytest.raises(RecordSyntaxError, match=r"^record-number$"):
        loads("9" * 301)


def test_numbers_are_read_as_they_are() -> None:
    assert loads(b"[1.5, -2, 1e3]") == [1.5, -2, 1000.0]
    with pytest.raises(RecordSyntaxError, match=r"^record-number$"):
        loads("-1e999")


def test_json_is_written_as_it_is_read() -> None:
    assert dumps({"a": "ü"}) == '{"a": "ü"}'
    for value in (float("nan"), [float("inf")]):
        with pytest.raises(ValueError, match="not JSON compliant"):
            dumps(value)
    with pytest.raises(ValueError, match="surrogates not allowed"):
        dumps({"a": "\ud800ü"})


def test_foreign_values_are_cut_at_40_characters() -> None:
    assert shown("x" * 38) == '"' + "x" * 38 + '"'
    assert shown("x" * 39) == '"' + "x" * 38 + "…"
    assert shown([1] * 10, limit=5) == "[1, …"
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    assert shown(deep) == "list"


# A record of two lines, whole


def test_meta_of_the_header_and_of_a_line() -> None:
    lines = [
        header(meta={"place": "Köln"}, first=1),
        '{"do": "roll", "dice": "w1234512", "meta": 0}',
    ]
    record = read_record(lines)
    assert record.meta == {"place": "Köln"}
    assert [each.meta for each in record.entries] == [0]
    assert record.entries[0].move == Rolled("1122345w")
    assert list(record.lines()) == [
        (
            '{"heckmeck": 1, "edition": "original", "players": ["Anna", "Ben"], "first": 1,'
            ' "meta": {"place": "Köln"}}'
        ),
        '{"do": "roll", "dice": "1122345w", "meta": 0}',
    ]
    assert str(record) == "".join(f"{line}\n" for line in record.lines())
    assert record.cut(0) == Record(record.setup, (), record.meta)
