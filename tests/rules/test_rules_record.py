"""Records, moves and events as text: what is written is read back, and the other way round."""

from __future__ import annotations

import json
from collections import Counter
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heckmeck import Game
from heckmeck.rules import (
    EDITIONS,
    FACES,
    GOLDEN_FACES,
    OPTION_VALUES,
    SPECIALISTS,
    WHITE_FACES,
    Entry,
    Fail,
    IllegalMove,
    Keep,
    Land,
    Market,
    Options,
    PlayerMove,
    Purchase,
    Record,
    RecordSyntaxError,
    Reroll,
    Rerolled,
    Return,
    Rob,
    Roll,
    Rolled,
    Setup,
    Stop,
    apply,
    apply_recorded,
    chance_outcomes,
    move_from_json,
    move_to_json,
    position,
    read_header,
    read_record,
    recorded_roll,
    replay,
    stopping_gives,
    stopping_total,
    worms_on,
)
from heckmeck.rules.chance import white_outcomes
from heckmeck.rules.strict_json import shown
from heckmeck.testing.strategies import setups
from tests.rules.tables import buy, go, table, with_aside

HEADER: dict[str, Any] = {"heckmeck": 1, "edition": "original", "players": ["Anna", "Ben"]}
NOTATION: list[tuple[PlayerMove, dict[str, Any]]] = [
    (Roll(), {"do": "roll"}),
    (Roll(golden=True), {"do": "roll", "golden": True}),
    (Roll(golden=False), {"do": "roll", "golden": False}),
    (Reroll(), {"do": "reroll"}),
    (Keep("w"), {"do": "keep", "face": "w"}),
    (Stop(), {"do": "stop"}),
    (Stop(lower=True), {"do": "stop", "take": "lower"}),
    (Fail(), {"do": "fail"}),
    (Rob(2), {"do": "rob", "player": 2}),
    *((Return(each), {"do": "return", "specialist": each}) for each in SPECIALISTS),
    *((Keep(face), {"do": "keep", "face": face}) for face in FACES),
]


# The header.


def test_first_and_options_may_be_left_out() -> None:
    assert read_header(HEADER) == (Setup("original", ("Anna", "Ben"), 0, Options()), None)


def test_explicit_defaults_are_accepted() -> None:
    defaults = {name: values[0] for name, values in OPTION_VALUES.items()}
    assert defaults == {
        "steal": "required",
        "returned_highest": "stays",
        "golden_die": "ones_and_worms",
    }
    assert read_header({**HEADER, "first": 0, "options": defaults}) == read_header(HEADER)


@pytest.mark.parametrize("count", [2, 7])
def test_two_to_seven_players_and_any_of_them_begins(count: int) -> None:
    for first in range(count):
        header = {**HEADER, "players": ["A"] * count, "first": first}
        assert read_header(header)[0].first == first
    for players, first in ((count, count), (count, -1), (1, 0), (8, 0)):
        with pytest.raises(RecordSyntaxError):
            read_header({**HEADER, "players": ["A"] * players, "first": first})


@given(setups(names=st.text(max_size=12)), st.sampled_from([None, 0, "x", [1], {"a": None}]))
def test_any_header_is_read_back(setup: Setup, meta: Any) -> None:
    record = Record(setup, (), meta)
    text = str(record)
    assert text.count("\n") == 1
    text.encode("utf-8")
    assert read_record(text.split("\n")[:1]) == record


def test_only_options_that_differ_are_written() -> None:
    options = Options(steal="optional", golden_die="standard")
    (line,) = Record(Setup("original", ("A", "B"), 1, options)).lines()
    assert json.loads(line) == {
        "heckmeck": 1,
        "edition": "original",
        "players": ["A", "B"],
        "first": 1,
        "options": {"steal": "optional", "golden_die": "standard"},
    }
    (line,) = Record(Setup("original", ("A", "B"))).lines()
    assert "options" not in json.loads(line)
    assert "meta" not in json.loads(line)


def test_names_are_written_as_they_are() -> None:
    assert "Zoë 🪱" in next(Record(Setup("original", ("Zoë 🪱", "Ben"))).lines())


@pytest.mark.parametrize(
    ("edition", "players", "first"),
    [
        ("pirates", ("A", "B"), 0),
        ("original", ("A",), 0),
        ("original", ("A",) * 8, 0),
        ("original", ("A", "B"), 2),
        ("original", ("A", "B"), -1),
    ],
)
def test_an_impossible_setup_is_refused(edition: Any, players: Any, first: int) -> None:
    with pytest.raises(ValueError, match=r"there is no|the game is for 2 to 7 players"):
        Setup(edition, players, first)


def test_a_setup_is_always_one_that_a_record_can_hold() -> None:
    with pytest.raises(ValueError, match="option steal must be one of required, optional"):
        Options(steal="maybe")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="players must be several names"):
        Setup("original", "Anna")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="there is no seat True"):
        Setup("original", ("Anna", "Ben"), True)
    setup = Setup("original", ["Anna", "Ben"])  # type: ignore[arg-type]
    assert hash(setup) == hash(Setup("original", ("Anna", "Ben")))


@pytest.mark.parametrize("name", ["Anna", "line\u2028end"], ids=["plain", "line separator"])
def test_a_record_is_read_from_its_text_too(name: str) -> None:
    record = Record(Setup("original", (name, "Ben")), (Entry(Rolled("1122345w")),))
    text = str(record)
    assert read_record(text) == read_record(text.encode()) == read_record(text.split("\n")[:-1])
    assert read_record(text) == record
    assert Game.from_record(text, seed=1).record == record


def test_meta_never_changes_the_game_and_is_kept() -> None:
    lines = [
        json.dumps({**HEADER, "meta": {"date": "2026"}}),
        '{"do": "roll", "dice": "w4312354", "meta": "lucky"}',
        '{"do": "keep", "face": "4", "meta": {"think": 1.5}}',
    ]
    record = read_record(lines)
    assert record.meta == {"date": "2026"}
    assert record.entries == (
        Entry(Rolled("1233445w"), "lucky"),
        Entry(Keep("4"), {"think": 1.5}),
    )
    assert read_record(record.lines()) == record
    plain = [json.dumps(HEADER), *lines[1:2], '{"do": "keep", "face": "4"}']
    *_, with_meta = replay(lines)
    *_, without = replay(plain)
    assert with_meta.state == without.state


def test_the_order_of_dice_does_not_matter() -> None:
    first, second = (
        read_record([json.dumps(HEADER), json.dumps({"do": "roll", "dice": dice})])
        for dice in ("w1234512", "1122345w")
    )
    assert first == second


def test_replay_tells_line_move_meta_state_and_events() -> None:
    header, roll = replay([json.dumps(HEADER), '{"do": "roll", "dice": "1122345w", "meta": 7}'])
    assert (header.line, header.move, header.meta, header.events) == (1, None, None, ())
    assert (roll.line, roll.move, roll.meta) == (2, Rolled("1122345w"), 7)
    assert [type(event).__name__ for event in roll.events] == ["RollCalled", "DiceLanded"]


def test_a_record_is_cut_and_keeps_its_head() -> None:
    setup = Setup("original", ("A", "B"))
    record = Record(setup, (Entry(Rolled("11223345")), Entry(Keep("1"))), "m")
    assert record.cut(1) == Record(setup, (Entry(Rolled("11223345")),), "m")
    assert record.cut(0).entries == ()
    assert record.cut(9) == record


# The golden die and the weasel in record lines.


def test_the_golden_die_in_a_line_is_the_decision() -> None:
    state = table(stacks=[[31], []], holding=["golden_die"])
    assert apply_recorded(state, Rolled("12345123", "w")).state.dice.golden
    without = apply_recorded(state, Rolled("12345123")).state
    assert not without.dice.golden
    again = apply_recorded(without, Keep("1")).state
    assert apply_recorded(again, Rolled("234523")).state.dice.white == 6
    with pytest.raises(IllegalMove):
        apply_recorded(table(), Rolled("12345123", "w"))


def test_a_roll_and_its_landing_make_one_line() -> None:
    assert recorded_roll(Roll(), Land("w21")) == Rolled("12w")
    assert recorded_roll(Roll(golden=True), Land("21", "w")) == Rolled("12", "w")
    assert recorded_roll(Reroll(), Land("21")) == Rerolled("12")


def test_lines_of_golden_rolls_and_rerolls() -> None:
    setup = Setup("specialists", ("A", "B"))
    entries = (Entry(Rolled("12", "w")), Entry(Rerolled("12")), Entry(Rerolled("", "1")))
    assert [json.loads(line) for line in list(Record(setup, entries).lines())[1:]] == [
        {"do": "roll", "dice": "12", "golden": "w"},
        {"do": "reroll", "dice": "12"},
        {"do": "reroll", "dice": "", "golden": "1"},
    ]


# Moves.


@pytest.mark.parametrize(("move", "data"), NOTATION, ids=lambda each: str(each)[:40])
def test_moves_are_written_and_read_in_pairs(move: PlayerMove, data: dict[str, Any]) -> None:
    assert move_to_json(move) == data
    assert move_from_json(data) == move


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        "roll",
        {},
        {"do": "pass"},
        {"do": ["roll"]},
        {"do": "roll", "dice": "11111111"},
        {"do": "roll", "golden": "w"},
        {"do": "roll", "golden": 1},
        {"do": "keep"},
        {"do": "keep", "face": "6"},
        {"do": "keep", "face": 4},
        {"do": "stop", "take": "higher"},
        {"do": "stop", "take": None},
        {"do": "rob"},
        {"do": "rob", "player": True},
        {"do": "rob", "player": "1"},
        {"do": "rob", "player": 1.0},
        {"do": "return", "specialist": "fox"},
        {"do": "fail", "meta": 1},
    ],
    ids=str,
)
def test_what_is_no_move_is_refused(data: Any) -> None:
    with pytest.raises(RecordSyntaxError):
        move_from_json(data)


def test_a_refusal_says_the_row_the_reason_and_what_is_legal() -> None:
    with pytest.raises(IllegalMove) as caught:
        apply(go(table("original"), "44412355 4").state, Keep("4"))
    error = caught.value
    assert (error.rule, error.code, error.legal) == ("A2", "keep_without_roll", (Roll(), Stop()))
    assert str(error) == "keep_without_roll (A2); legal: Roll(golden=None), Stop(lower=False)"


# Pieces, odds of a roll, buying.


def test_the_contents_of_both_editions() -> None:
    original, specialists = EDITIONS["original"], EDITIONS["specialists"]
    assert original.tiles == tuple(range(21, 37))
    assert specialists.tiles == (11, 13, *range(21, 37))
    assert (original.bratworms, specialists.bratworms) == (0, 7)
    assert original.specialists == ()
    assert dict(specialists.standing) == {
        11: "canned_worm",
        21: "hen",
        23: "raven",
        25: "weasel",
        27: "golden_die",
        29: "apple",
    }
    assert sum(map(worms_on, original.tiles)) == 40
    assert sum(map(worms_on, specialists.tiles)) == 42
    assert WHITE_FACES == "12345w"
    assert GOLDEN_FACES == {"ones_and_worms": "111www", "standard": WHITE_FACES}
    assert Setup("original", ("Anna", "Ben")).first == 0


@pytest.mark.parametrize("count", range(6))
def test_outcomes_are_those_of_single_dice(count: int) -> None:
    single = Counter("".join(sorted(dice)) for dice in product(FACES, repeat=count))
    assert dict(white_outcomes(count)) == single


@pytest.mark.parametrize(
    ("option", "faces"), [("ones_and_worms", "111www"), ("standard", "12345w")]
)
def test_outcomes_with_the_golden_die_are_those_of_single_dice(option: Any, faces: str) -> None:
    state = table(stacks=[[31], []], holding=["golden_die"], golden_die=option)
    state = go(state, "55555432+1 5").state
    rolling = apply(state, Roll()).state
    single = Counter(
        Land("".join(sorted(dice)), golden)
        for dice, golden in product(product(FACES, repeat=3), faces)
    )
    assert dict(chance_outcomes(rolling)) == single


def test_eight_dice_have_1287_outcomes() -> None:
    assert len(chance_outcomes(apply(table(), Roll()).state)) == 1287


def test_no_dice_in_the_air_have_no_outcomes() -> None:
    assert chance_outcomes(table()) == ()


def test_what_stopping_would_give() -> None:
    state = table(stacks=[[], [26], [31]], holding=[None, "hen"], grill="24 33")
    assert stopping_total(state) is None
    assert stopping_gives(state) == Purchase("fail", reason="no_worm")
    market = Market(state)
    assert market.buys(26) == Purchase("hen", 26, 1)
    assert market.buys(31) == Purchase("steal", 31, 2)
    assert market.buys(33) == Purchase("take", 33)
    assert market.buys(30) == Purchase("take", 24)
    assert market.buys(23) == Purchase("fail", reason="nothing_to_take")
    assert market.buys(13) == Purchase("fail", reason="exact_tile_missing")
    assert stopping_gives(with_aside(state, "333wwww")) == Purchase("take", 24)
    lower = stopping_gives(with_aside(table("original"), "wwwww"), lower=True)
    assert lower == Purchase("take", 24)  # below the total, although 25 lies there


def test_the_canned_worm_alone_is_no_total() -> None:
    state = table(stacks=[[22], []], holding=["canned_worm"])
    assert stopping_total(state) is None
    assert stopping_total(with_aside(state, "5")) == 10


def test_who_holds_a_specialist() -> None:
    state = table(stacks=[[31], []], holding=["apple", "hen"])
    assert (state.holder("apple"), state.holder("hen"), state.holder("weasel")) == (0, 1, None)


def test_the_position_of_a_waiting_roll_is_the_phase_chance() -> None:
    shown_position = position(apply(table(), Roll()).state)
    assert shown_position["phase"] == "chance"
    assert shown_position["legal"] == []


def test_removed_specialists_are_listed_in_the_order_of_the_box() -> None:
    state = buy(table("specialists", grill="21 22"), 21).state
    assert position(state)["removed"] == list(SPECIALISTS)


# Foreign values in sentences.


def test_foreign_values_are_shown_short_and_plain() -> None:
    assert shown({"a": [1]}) == '{"a": [1]}'
    assert shown("ü\ud800") == r'"\u00fc\ud800"'
    assert len(shown("x" * 1000)) == 40
    assert shown("x" * 1000).endswith("…")
    assert shown({1, 2}) == "set"
