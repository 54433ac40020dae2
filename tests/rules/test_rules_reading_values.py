"""What each key of a position may hold, at its borders, and what it is when it is missing."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from typing import Any

import pytest

from heckmeck.rules import (
    DefectivePosition,
    Dice,
    GrillTile,
    Options,
    Seat,
    State,
    new_game,
    position,
    read_position,
)
from tests.rules.tables import buy, go, plain_id, table, with_aside

START = table()
ORIGINAL = table("original")
ROLLED = go(START, "1122345w").state
GOLDEN_ROLLED = go(
    table(stacks=[[31], []], holding=["golden_die"], golden_die="standard"), "1122345w+4"
).state
RETURNING = buy(table(stacks=[[31], []], holding=["apple"]), 25).state
RAVEN_ROBS = buy(table(stacks=[[], [22], [24]], bratworms=[0, 3, 4]), 23).state
OVER = buy(table("original", grill="22"), 22).state
MISSING = object()


def shown(state: State, **changes: Any) -> Any:
    """The position of a state with some keys changed, or `MISSING`."""
    data = {**json.loads(json.dumps(position(state))), **changes}
    return {key: value for key, value in data.items() if value is not MISSING}


def told(data: Any, options: Options | None = None) -> list[str]:
    with pytest.raises(DefectivePosition) as caught:
        read_position(data, options)
    return [str(each) for each in caught.value.defects]


@pytest.mark.parametrize("data", [None, [], "x", 1])
def test_a_position_is_an_object(data: Any) -> None:
    assert told(data) == ["position: position-object"]


def test_four_keys_are_needed() -> None:
    assert told({}) == [
        "edition: position-missing",
        "player: position-missing",
        "grill: position-missing",
        "players: position-missing",
    ]
    for key in ("edition", "player", "grill", "players"):
        assert told(shown(START, **{key: MISSING})) == [f"{key}: position-missing"]


def test_an_unknown_key_is_named() -> None:
    assert told(shown(START, colour="red")) == ['"colour": position-key']


BAD: list[tuple[str, Any, str]] = [
    (
        "edition",
        "pirates",
        'edition: position-one-of: known=original, specialists, given="pirates"',
    ),
    ("edition", 1, "edition: position-one-of: known=original, specialists, given=1"),
    (
        "edition",
        ["original"],
        'edition: position-one-of: known=original, specialists, given=["original"]',
    ),
    ("player", -1, "player: position-number: least=0, given=-1"),
    ("player", True, "player: position-number: least=0, given=true"),
    ("player", "1", 'player: position-number: least=0, given="1"'),
    ("player", None, "player: position-number: least=0, given=null"),
    ("player", 2, "player: position-no-player: player=2"),
    ("turn", 0, "turn: position-number: least=1, given=0"),
    ("turn", 1.5, "turn: position-number: least=1, given=1.5"),
    ("supply", -1, "supply: position-number: least=0, given=-1"),
    ("weasel_used", 0, "weasel_used: position-boolean: given=0"),
    ("weasel_used", "no", 'weasel_used: position-boolean: given="no"'),
    (
        "phase",
        "sleep",
        'phase: position-one-of: known=roll, chance, keep, rob, return, over, given="sleep"',
    ),
    (
        "phase",
        None,
        "phase: position-one-of: known=roll, chance, keep, rob, return, over, given=null",
    ),
    ("aside", None, "aside: position-dice-string: given=null"),
    ("aside", "6", 'aside: position-dice-string: given="6"'),
    ("aside", ["1"], 'aside: position-dice-string: given=["1"]'),
    ("aside", "1111111111", 'aside: position-dice-string: given="1111111111"'),
    ("rolled", "6", 'rolled: position-dice-string: given="6"'),
    ("rolled", 1, "rolled: position-dice-string: given=1"),
    ("golden", "6", 'golden: position-face: given="6"'),
    ("golden", "11", 'golden: position-face: given="11"'),
    ("golden", 1, "golden: position-face: given=1"),
    ("golden", ["1"], 'golden: position-face: given=["1"]'),
    ("hand", None, "hand: position-hand: given=null"),
    ("hand", [8, False], "hand: position-hand: given=[8, false]"),
    ("hand", {"white": 8}, 'hand: position-hand: given={"white": 8}'),
    ("hand", {"golden": False}, 'hand: position-hand: given={"golden": false}'),
    (
        "hand",
        {"white": 8, "golden": False, "red": 1},
        'hand: position-hand: given={"white": 8, "golden": false, "red": 1}',
    ),
    (
        "hand",
        {"white": True, "golden": False},
        'hand: position-hand: given={"white": true, "golden": false}',
    ),
    (
        "hand",
        {"white": "8", "golden": False},
        'hand: position-hand: given={"white": "8", "golden": false}',
    ),
    (
        "hand",
        {"white": -1, "golden": False},
        'hand: position-hand: given={"white": -1, "golden": false}',
    ),
    (
        "hand",
        {"white": 9, "golden": False},
        'hand: position-hand: given={"white": 9, "golden": false}',
    ),
    ("hand", {"white": 8, "golden": 0}, 'hand: position-hand: given={"white": 8, "golden": 0}'),
    ("removed", None, "removed: position-removed: given=null"),
    ("removed", "hen", 'removed: position-removed: given="hen"'),
    ("removed", [None], "removed: position-removed: given=[null]"),
    ("removed", ["dog"], 'removed: position-removed: given=["dog"]'),
    ("removed", [["hen"]], 'removed: position-removed: given=[["hen"]]'),
    ("grill", None, "grill: position-grill: given=null"),
    ("grill", {"tile": 21}, 'grill: position-grill: given={"tile": 21}'),
    ("players", None, "players: position-players: least=2, most=7, given=null"),
    ("players", {}, "players: position-players: least=2, most=7, given={}"),
    ("players", [{}], "players: position-players: least=2, most=7, given=[{}]"),
    (
        "players",
        [{}] * 8,
        "players: position-players: least=2, most=7, given=[{}, {}, {}, {}, {}, {}, {}, {}]",
    ),
    ("players", "AB", 'players: position-players: least=2, most=7, given="AB"'),
]


@pytest.mark.parametrize(("key", "value", "defect"), BAD, ids=lambda each: str(each)[:30])
def test_a_bad_value_is_told_alone(key: str, value: Any, defect: str) -> None:
    assert told(shown(START, **{key: value})) == [defect]


CONTRADICTIONS: list[tuple[str, Any, list[str]]] = [
    ("total", 3, ["total: position-contradiction: given=3, right=0"]),
    ("over", True, ["over: position-contradiction: given=true, right=false"]),
    ("winners", [0], ["winners: position-contradiction: given=[0], right=[]"]),
    ("legal", [], ['legal: position-contradiction: given=[], right=[{"do": "roll"}]']),
    ("rolled", "123", ["rolled: position-rolled-phase", "hand: position-fresh"]),
    ("golden", "w", ["golden: position-golden-shown", "hand: position-fresh"]),
    ("weasel_used", True, ["weasel_used: position-no-weasel", "hand: position-fresh"]),
    (
        "hand",
        {"white": 7, "golden": False},
        ["hand: position-dice: count=7", "hand: position-fresh"],
    ),
    (
        "hand",
        {"white": 8, "golden": True},
        ["hand: position-dice: count=9", "hand: position-fresh"],
    ),
    ("phase", "rob", ["phase: position-rob", "phase: position-no-bratworm"]),
    ("phase", "return", ["phase: position-no-two"]),
    ("phase", "over", ["phase: position-over"]),
    ("removed", ["hen"], ["grill: position-specialist-places: specialist=hen, count=2"]),
]


@pytest.mark.parametrize(("key", "value", "expected"), CONTRADICTIONS)
def test_a_value_that_contradicts_the_rest(key: str, value: Any, expected: list[str]) -> None:
    assert told(shown(START, **{key: value})) == expected


def test_pieces_of_another_edition() -> None:
    defects = told(shown(START, edition="original"))
    assert defects[:2] == [
        "grill: position-no-tile: tile=11, edition=original",
        "grill: position-no-tile: tile=13, edition=original",
    ]
    assert {each.split(":")[1] for each in defects[2:-1]} == {" position-no-specialist"}
    assert defects[-1] == "supply: position-bratworms: there=7, right=0"


def places(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every value inside: what holds it, and under which key."""
    for key in data if isinstance(data, dict) else range(len(data)):
        yield data, key
        if isinstance(data[key], dict | list):
            yield from places(data[key])


JUNK: tuple[Any, ...] = (None, True, 7, -1, 1.5, "", "w", [], {})


@pytest.mark.parametrize("state", [ROLLED, OVER], ids=["rolled", "over"])
def test_any_value_replaced_by_another_kind_is_refused_or_harmless(state: State) -> None:
    data = shown(state)
    for holder, key in list(places(data)):
        value = holder[key]
        for junk in JUNK:
            holder[key] = junk
            with contextlib.suppress(DefectivePosition):
                read = read_position(data)
                assert read_position(shown(read)) == read, (key, junk)
        holder[key] = value


BAD_TILES = [
    None,
    [36],
    {"up": True},
    {"tile": "36"},
    {"tile": True},
    {"tile": 36, "up": 1},
    {"tile": 36, "up": None},
    {"tile": 36, "specialist": "dog"},
    {"tile": 36, "specialist": 1},
    {"tile": 36, "colour": 1},
]


@pytest.mark.parametrize("tile", BAD_TILES, ids=str)
def test_a_bad_tile_of_the_grill_is_told_alone(tile: Any) -> None:
    data = shown(START)
    data["grill"][-1] = tile
    assert told(data) == [f"grill: position-tile: given={json.dumps(tile)}"]


BAD_PLAYERS = [
    None,
    ["Ben"],
    {"name": 1},
    {"name": None},
    {"name": "\ud800"},
    {"stack": None},
    {"stack": 36},
    {"stack": [True]},
    {"stack": ["36"]},
    {"specialist": "dog"},
    {"specialist": ["hen"]},
    {"bratworms": None},
    {"bratworms": True},
    {"bratworms": -1},
    {"worms": "0"},
    {"worms": True},
    {"colour": "red"},
]


@pytest.mark.parametrize("player", BAD_PLAYERS, ids=plain_id)
def test_a_bad_player_is_told_alone(player: Any) -> None:
    data = shown(START)
    data["players"][1] = player
    assert told(data) == [f"players: position-player: player=1, given={json.dumps(player)}"]


def test_every_bad_player_is_told() -> None:
    data = shown(START)
    data["players"] = [None, 1]
    assert told(data) == [
        "players: position-player: player=0, given=null",
        "players: position-player: player=1, given=1",
    ]


def test_all_that_contradicts_the_rest_is_told() -> None:
    data = shown(with_aside(table(stacks=[[36], []]), "1w"), total=3, legal=[], winners=[1])
    data["over"] = True
    data["players"][0]["worms"] = 3
    data["players"][1]["worms"] = 3
    assert told(data) == [
        "total: position-contradiction: given=3, right=6",
        "players: position-worms: player=0, worms=4",
        "players: position-worms: player=1, worms=0",
        'legal: position-contradiction: given=[], right=[{"do": "roll"}, {"do": "stop"}]',
        "over: position-contradiction: given=true, right=false",
        "winners: position-contradiction: given=[1], right=[]",
    ]


def test_sums_are_told_beside_other_defects() -> None:
    data = shown(with_aside(table(stacks=[[36], []]), "1w"), total=3, supply=3)
    data["players"][0]["worms"] = 3
    assert told(data) == [
        "supply: position-bratworms: there=3, right=7",
        "total: position-contradiction: given=3, right=6",
        "players: position-worms: player=0, worms=4",
    ]


def test_the_keys_of_a_legal_move_come_in_any_order() -> None:
    legal = [dict(reversed(each.items())) for each in shown(ROLLED)["legal"]]
    assert read_position(shown(ROLLED, legal=legal)) == ROLLED
    assert told(shown(ROLLED, legal=[legal[0]] * len(legal))) != []
    assert told(shown(ROLLED, legal=[*legal, legal[0]])) != []


def test_no_sum_is_told_of_what_cannot_be_read() -> None:
    data = shown(START, aside="123x", total=99)
    assert [line.partition(":")[0] for line in told(data)] == ["aside"]


def test_what_is_derived_may_come_in_another_order_but_in_no_other_kind() -> None:
    state = with_aside(START, "1w")
    assert read_position(shown(state, legal=[{"do": "stop"}, {"do": "roll"}])) == state
    assert told(shown(state, legal={"do": "stop"})) != []
    assert told(shown(state, winners=None)) != []


# What is missing is derived.


@pytest.mark.parametrize(
    ("state", "phase"), [(START, "roll"), (ROLLED, "keep"), (OVER, "over"), (GOLDEN_ROLLED, "keep")]
)
def test_the_phase_follows_from_the_dice_and_the_grill(state: State, phase: str) -> None:
    data = shown(state, phase=MISSING, hand=MISSING, legal=MISSING)
    read = read_position(data, state.setup.options)
    assert read.phase == phase
    assert read.dice == state.dice


def test_the_dice_in_hand_are_those_not_set_aside() -> None:
    data = shown(with_aside(START, "1w"), hand=MISSING)
    assert read_position(data).dice == Dice("1w", 6)
    data = shown(
        table(stacks=[[31], []], holding=["golden_die"]),
        aside="wwwwwwwww",
        hand=MISSING,
        legal=MISSING,
        total=MISSING,
    )
    assert read_position(data).dice == Dice("wwwwwwwww", 0)


def test_dice_may_come_in_any_order() -> None:
    state = with_aside(START, "12w")
    assert read_position(shown(state, aside="w21")) == state
    assert read_position(shown(ROLLED, rolled="w5432211")) == ROLLED


def test_tiles_may_come_in_any_order_and_face_up_without_a_word() -> None:
    data = shown(START)
    data["grill"] = [
        {key: value for key, value in each.items() if key == "tile" or value not in (True, None)}
        for each in reversed(data["grill"])
    ]
    assert {"tile": 36} in data["grill"]
    assert read_position(data) == START


def test_players_may_be_empty() -> None:
    read = read_position(shown(ORIGINAL, players=[{}, {}, {}], supply=MISSING, turn=MISSING))
    assert read.setup.players == ("Player 1", "Player 2", "Player 3")
    assert read.seats == (Seat(), Seat(), Seat())
    assert (read.turn, read.supply) == (1, 0)


def test_two_to_seven_players_are_read() -> None:
    for count in (2, 7):
        read = read_position(shown(ORIGINAL, players=[{}] * count))
        assert len(read.seats) == count


def test_the_supply_is_what_players_do_not_have() -> None:
    data = shown(table(bratworms=[1, 2]), supply=MISSING)
    assert read_position(data).supply == 4
    data["players"][0]["bratworms"] = 6
    del data["players"][0]["worms"]
    assert told(data) == ["supply: position-bratworms: there=8, right=7"]


@pytest.mark.parametrize(
    ("players", "player", "turn", "first"),
    [(2, 0, 1, 0), (2, 1, 1, 1), (2, 1, 2, 0), (3, 0, 2, 2), (3, 2, 3, 0), (7, 0, 7, 1)],
)
def test_who_began_follows_from_the_turn(players: int, player: int, turn: int, first: int) -> None:
    data = shown(ORIGINAL, players=[{}] * players, player=player, turn=turn)
    assert read_position(data).setup.first == first


@pytest.mark.parametrize(("key", "value"), [("over", 0), ("total", False), ("total", 0.0)])
def test_what_follows_from_the_rest_has_the_right_type_too(key: str, value: Any) -> None:
    right = position(START)[key]
    assert right == value
    details = f"given={json.dumps(value)}, right={json.dumps(right)}"
    assert told(shown(START, **{key: value})) == [f"{key}: position-contradiction: {details}"]


def test_specialists_that_are_nowhere_have_left_the_game() -> None:
    state = table(grill="21+hen 30 32", stacks=[[22], []])
    assert state.removed
    assert read_position(shown(state, removed=MISSING)) == state
    assert read_position(shown(START, removed=MISSING)) == START
    assert new_game(START.setup).grill[0] == GrillTile(11, True, "canned_worm")


@pytest.mark.parametrize(
    ("state", "between"), [(RETURNING, "weasel"), (RAVEN_ROBS, "raven")], ids=["return", "rob"]
)
def test_between_two_places_is_who_is_neither_there_nor_removed(state: State, between: str) -> None:
    assert read_position(shown(state)).pending == state.pending == between
    phase = shown(state, phase="roll", legal=MISSING)
    assert f"grill: position-specialist-nowhere: specialist={between}" in told(phase)


def test_of_several_that_are_nowhere_one_must_have_left_the_game_by_name() -> None:
    assert read_position(shown(RETURNING, removed=MISSING)) == RETURNING
    assert "removed: position-removed-needed: phase=rob" in told(shown(RAVEN_ROBS, removed=MISSING))
    data = shown(RETURNING)
    data["grill"][0]["specialist"] = None
    assert read_position({**data, "removed": ["canned_worm"]}).pending == "weasel"
    del data["removed"]
    assert "removed: position-removed-needed: phase=return" in told(data)


def test_robbing_for_two_ones_nobody_is_between_two_places() -> None:
    robbing = go(table(stacks=[[], [22], [24]], bratworms=[0, 3, 4]), "1122345w 1").state
    data = shown(robbing)
    data["grill"][0]["specialist"] = None
    read = read_position({**data, "removed": ["canned_worm"]})
    del data["removed"]
    assert read_position(data) == read
    assert (read.pending, read.removed) == (None, frozenset({"canned_worm"}))


def test_nobody_between_two_places_needs_no_word() -> None:
    robbing = go(table(stacks=[[], [22], [24]], bratworms=[0, 3, 4]), "1122345w 1").state
    read = read_position(shown(robbing, removed=MISSING))
    assert (read.phase, read.pending, read.removed) == ("rob", None, frozenset())


def test_only_one_specialist_can_be_pending() -> None:
    data = shown(RETURNING)
    data["grill"][0]["specialist"] = None
    assert "grill: position-specialist-nowhere: specialist=canned_worm" in told(data)


def test_nobody_has_left_the_game_twice() -> None:
    state = table(grill="21+hen 30 32", stacks=[[22], []])
    data = shown(state, removed=[*position(state)["removed"], "raven"])
    assert told(data) == ["removed: position-removed-twice"]
    read = read_position(shown(ROLLED, removed=[]))
    assert read.removed == frozenset()


def test_options_decide_what_the_golden_die_can_show() -> None:
    data = shown(GOLDEN_ROLLED)
    assert read_position(data, Options(golden_die="standard")).dice.golden_face == "4"
    assert told(data) == ["golden: position-golden-face: face=4"]
