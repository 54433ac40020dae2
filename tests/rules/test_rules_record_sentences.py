"""What is wrong with a record, in one sentence each, and how far each of its values may go."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tables import in_english

from heckmeck.rules import Record, RecordError, RecordSyntaxError, Rolled, move_from_json, replay
from heckmeck.rules.record import MAX_LINE_BYTES, VERSION, read_record
from heckmeck.rules.strict_json import _FAULTS, MAX_DEPTH, dumps, loads, shown

HEADER: dict[str, Any] = {"heckmeck": 1, "edition": "original", "players": ["Anna", "Ben"]}
MISSING = object()


def told(*lines: str | bytes) -> str:
    with pytest.raises(RecordError) as caught:
        list(replay(lines))
    if isinstance(caught.value.cause, RecordSyntaxError):
        in_english(caught.value.cause.reason)
    return str(caught.value)


def header(**changes: Any) -> str:
    data = {**HEADER, **changes}
    return json.dumps({key: value for key, value in data.items() if value is not MISSING})


def test_what_this_program_reads() -> None:
    assert (VERSION, MAX_LINE_BYTES, MAX_DEPTH) == (1, 1_048_576, 64)


HEADERS = [
    ("[]", "a record begins with a header object, not []"),
    ("{}", 'this is no record: the header has no key "heckmeck"'),
    (header(heckmeck=2), "record version 2 is unknown; this program reads 1"),
    (header(heckmeck=True), "record version true is unknown; this program reads 1"),
    (header(heckmeck=1.0), "record version 1.0 is unknown; this program reads 1"),
    (
        header(colour=1),
        'unknown key "colour"; allowed: edition, first, heckmeck, meta, options, players',
    ),
    (header(edition=MISSING), "edition is one of original, specialists, not null"),
    (header(edition="pirates"), 'edition is one of original, specialists, not "pirates"'),
    (header(edition=["original"]), 'edition is one of original, specialists, not ["original"]'),
    (header(players=MISSING), "players is a list of 2 to 7 names, not null"),
    (header(players="AB"), 'players is a list of 2 to 7 names, not "AB"'),
    (header(players=["A"]), 'players is a list of 2 to 7 names, not ["A"]'),
    (header(players=["A", 1]), 'players is a list of 2 to 7 names, not ["A", 1]'),
    (
        header(players=["A"] * 8),
        'players is a list of 2 to 7 names, not ["A", "A", "A", "A", "A", "A", "A", "A"]',
    ),
    (header(first=2), "first is a seat from 0 to 1, not 2"),
    (header(first=-1), "first is a seat from 0 to 1, not -1"),
    (header(first=True), "first is a seat from 0 to 1, not true"),
    (header(options=[]), "options is an object, not []"),
    (
        header(options={"dice": 1}),
        'unknown option "dice"; options are steal, returned_highest, golden_die',
    ),
    (
        header(options={"steal": "never"}),
        'option steal is required or optional, not "never"',
    ),
    (header(options={"steal": 1}), "option steal is required or optional, not 1"),
    ("", "not JSON: Expecting value at column 1"),
    ('{"heckmeck": }', "not JSON: Expecting value at column 14"),
    ('{"heckmeck":\r\n', "not JSON: Expecting value at column 13"),
    ('{"heckmeck": 1} 2', "not JSON: Extra data at column 17"),
    ('{"heckmeck" 1}', "not JSON: Expecting ':' delimiter at column 13"),
    ('{"heckmeck": 1 "a": 2}', "not JSON: Expecting ',' delimiter at column 16"),
    ("{1: 2}", "not JSON: Expecting property name enclosed in double quotes at column 2"),
    ('{"heckmeck', "not JSON: Unterminated string starting at column 2"),
    ('{"heck\tmeck": 1}', "not JSON: Invalid control character at column 7"),
    (r'{"heck\x": 1}', r"not JSON: Invalid \escape at column 7"),
    ('{"heckmeck": NaN}', "not JSON: NaN is not a JSON number"),
    ('{"heckmeck": -Infinity}', "not JSON: -Infinity is not a JSON number"),
    ('{"heckmeck": 1e999}', "a number is too large"),
    ('{"heckmeck": 1, "a": 1, "b": 2, "a": 3}', 'key "a" is given twice'),
    (b'{"\xff": 1}', "not UTF-8 text (byte 3)"),
    ("[" * 65, "nested more than 64 deep"),
    (" " * (MAX_LINE_BYTES + 1), "the line is longer than 1,048,576 bytes"),
]


@pytest.mark.parametrize(("line", "sentence"), HEADERS, ids=[each[:40] for _, each in HEADERS])
def test_a_bad_header_in_a_sentence(line: str | bytes, sentence: str) -> None:
    assert told(line) == f"1: {sentence}"


def test_every_fault_of_json_has_its_words() -> None:
    """The standard library of another Python may find faults that this one does not know."""
    assert len({in_english(each) for each in _FAULTS}) == len(_FAULTS)


def test_an_empty_file_in_a_sentence() -> None:
    assert told() == "1: the file is empty; a record begins with a header"


FACES = "one of 1, 2, 3, 4, 5, w"
DICE = "dice is a string of faces 12345w"
MOVES: list[tuple[Any, str]] = [
    ([], "a move is a JSON object, not []"),
    ({}, 'a move needs the key "do"'),
    (
        {"do": "fly"},
        'do is one of roll, reroll, keep, stop, fail, rob, return, not "fly"',
    ),
    (
        {"do": ["roll"]},
        'do is one of roll, reroll, keep, stop, fail, rob, return, not ["roll"]',
    ),
    ({"do": "roll"}, f"{DICE}, not null"),
    ({"do": "roll", "dice": 1}, f"{DICE}, not 1"),
    ({"do": "roll", "dice": "6"}, f'{DICE}, not "6"'),
    ({"do": "roll", "dice": "1" * 10}, f'{DICE}, not "1111111111"'),
    ({"do": "reroll", "dice": ["1"]}, f'{DICE}, not ["1"]'),
    ({"do": "roll", "dice": "1", "golden": "6"}, f'golden is {FACES}, not "6"'),
    ({"do": "roll", "dice": "1", "golden": ""}, f'golden is {FACES}, not ""'),
    ({"do": "roll", "dice": "1", "golden": "1w"}, f'golden is {FACES}, not "1w"'),
    ({"do": "roll", "dice": "1", "golden": None}, f"golden is {FACES}, not null"),
    ({"do": "roll", "dice": "1", "golden": True}, f"golden is {FACES}, not true"),
    ({"do": "roll", "face": "1"}, 'unknown key "face"; allowed: dice, do, golden, meta'),
    ({"do": "reroll", "face": "1"}, 'unknown key "face"; allowed: dice, do, golden, meta'),
    ({"do": "keep"}, f"face is {FACES}, not null"),
    ({"do": "keep", "face": 1}, f"face is {FACES}, not 1"),
    ({"do": "keep", "dice": "1"}, 'unknown key "dice"; allowed: do, face, meta'),
    ({"do": "stop", "take": "higher"}, 'take is one of lower, not "higher"'),
    ({"do": "stop", "take": None}, "take is one of lower, not null"),
    ({"do": "stop", "face": "1"}, 'unknown key "face"; allowed: do, meta, take'),
    ({"do": "fail", "face": "1"}, 'unknown key "face"; allowed: do, meta'),
    ({"do": "rob"}, "player is the number of a seat, not null"),
    ({"do": "rob", "player": True}, "player is the number of a seat, not true"),
    ({"do": "rob", "player": 1.0}, "player is the number of a seat, not 1.0"),
    ({"do": "rob", "face": "1"}, 'unknown key "face"; allowed: do, meta, player'),
    (
        {"do": "return", "specialist": "fox"},
        'specialist is one of canned_worm, hen, raven, weasel, golden_die, apple, not "fox"',
    ),
    ({"do": "return", "face": "1"}, 'unknown key "face"; allowed: do, meta, specialist'),
]


@pytest.mark.parametrize(("move", "sentence"), MOVES, ids=[each[:50] for _, each in MOVES])
def test_a_bad_move_in_a_sentence(move: Any, sentence: str) -> None:
    assert told(header(), json.dumps(move)) == f"2: {sentence}; legal: roll"


def test_after_the_end_nothing_is_legal() -> None:
    game = [header()]
    tile = 36
    while tile > 20:  # everybody takes the highest tile that is left, or fails and turns it
        game += ['{"do": "roll", "dice": "wwwwwwww"}', '{"do": "keep", "face": "w"}']
        game += ['{"do": "stop"}']
        tile -= 1
    assert list(replay(game))[-1].state.over
    assert told(*game, "{}") == (
        f'{len(game) + 1}: a move needs the key "do"; legal: nothing, the game is over'
    )


@pytest.mark.parametrize("golden", [0, 1, "w", [True]])
def test_a_plain_roll_decides_with_true_or_false(golden: Any) -> None:
    with pytest.raises(RecordSyntaxError) as caught:
        move_from_json({"do": "roll", "golden": golden})
    assert in_english(caught.value.reason) == f"golden is true or false, not {json.dumps(golden)}"
    with pytest.raises(RecordSyntaxError, match=r'^unknown key "dice"; allowed: do, golden$'):
        move_from_json({"do": "roll", "dice": "1"})
    with pytest.raises(RecordSyntaxError, match=r'^unknown key "golden"; allowed: do$'):
        move_from_json({"do": "reroll", "golden": True})


def test_nine_dice_are_dice() -> None:
    sentence = told(header(), json.dumps({"do": "roll", "dice": "1" * 9}))
    assert sentence == "2: 8 white dice are rolled, not 9 (A1); legal: 8 white dice"


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
        with pytest.raises(RecordSyntaxError, match=r"^nested more than 64 deep$"):
            loads(deep)


@pytest.mark.parametrize(
    "text", ["[" * 100, "]" * 100, "{" * 70 + "}" * 70, '\\"[' * 70, "\\" * 70]
)
def test_brackets_in_strings_are_no_nesting(text: str) -> None:
    assert loads(json.dumps([text])) == [text]
    shut = "]" * 200
    with pytest.raises(RecordSyntaxError, match="nested"):
        loads(f'["{shut}", ' + "[" * 64)


def test_whole_numbers_end_at_300_digits() -> None:
    assert loads("9" * 300) == 10**300 - 1
    with pytest.raises(RecordSyntaxError, match=r"^a number is too large$"):
        loads("9" * 301)


def test_numbers_are_read_as_they_are() -> None:
    assert loads(b"[1.5, -2, 1e3]") == [1.5, -2, 1000.0]
    with pytest.raises(RecordSyntaxError, match=r"^a number is too large$"):
        loads("-1e999")


def test_json_is_written_as_it_is_read() -> None:
    assert dumps({"a": "ü"}) == '{"a": "ü"}'
    assert dumps({"a": "\ud800ü"}) == r'{"a": "\ud800\u00fc"}'
    for value in (float("nan"), ["\ud800", float("inf")]):
        with pytest.raises(ValueError, match="not JSON compliant"):
            dumps(value)


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
