"""The messages: what they accept, what they refuse, and that the written schema is current."""

import contextlib
import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from heckmeck.dice import SeededDice, play
from heckmeck.protocol import (
    BadMessage,
    decode_client_message,
    decode_entry,
    encode,
    game_view,
    schema,
)
from heckmeck.protocol.codes import CODES
from heckmeck.protocol.game import (
    KeepMove,
    Position,
    RollMove,
    StopMove,
    WireMove,
    move_from_wire,
    move_to_wire,
)
from heckmeck.protocol.to_client import ServerMessage
from heckmeck.protocol.to_server import ClientMessage, Hello, MakeMove, Ping
from heckmeck.rules import (
    FACES,
    SPECIALISTS,
    Fail,
    Keep,
    Options,
    PlayerMove,
    Reroll,
    Return,
    Rob,
    Roll,
    Setup,
    Stop,
    apply,
    legal_moves,
    move_to_json,
    new_game,
    position,
)
from tests.words.catalogues import LANGUAGES, entries

DOCS = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")


def test_the_written_schema_is_current() -> None:
    assert schema.FILE.read_text(encoding="utf-8") == schema.text(), "run: make generated"


def test_every_reference_in_the_schema_leads_somewhere() -> None:
    written = schema.text()
    names = set(json.loads(written)["$defs"])
    assert set(re.findall(r'"#/\$defs/(\w+)"', written)) <= names


def test_every_message_and_code_is_documented() -> None:
    for kind in (*get_args(ClientMessage), *get_args(ServerMessage)):
        assert f"`{kind.__struct_config__.tag}`" in DOCS, kind
    for code in CODES:
        assert f"`{code}`" in DOCS, code


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_its_text_and_no_other(language: str) -> None:
    written = {key for key in entries(language) if key.startswith("refused-")}
    assert written == {f"refused-{code}" for code in CODES}


def test_a_move_is_read_as_the_position_lists_it() -> None:
    read = decode_client_message(
        '{"type":"move","id":"a","version":3,"move":{"do":"keep","face":"w"}}'
    )
    assert read == MakeMove("a", 3, KeepMove("w"))
    assert encode(RollMove()) == b'{"do":"roll"}'
    assert encode(StopMove("lower")) == b'{"do":"stop","take":"lower"}'


MOVES: list[PlayerMove] = [
    Roll(),
    Roll(golden=True),
    Roll(golden=False),
    Reroll(),
    Stop(),
    Stop(lower=True),
    Fail(),
    *map(Keep, FACES),
    *map(Rob, range(7)),
    *map(Return, SPECIALISTS),
]


@pytest.mark.parametrize("move", MOVES, ids=str)
def test_moves_on_the_wire_are_the_moves_of_a_record(move: PlayerMove) -> None:
    wire = move_to_wire(move)
    assert msgspec.to_builtins(wire) == move_to_json(move)
    assert msgspec.convert(move_to_json(move), WireMove) == wire
    assert move_from_wire(wire) == move


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{}",
        "{" * 5000,
        "[" * 100_000,
        '{"type":"move"}',
        '{"type":"fly"}',
        '{"type":"ping","extra":1}',
        '{"type":"ping","at":"now"}',
        '{"type":"sit","id":"","seat":0}',
        '{"type":"sit","id":"a","seat":7}',
        '{"type":"sit","id":"a","seat":-1}',
        '{"type":"sit","id":"a","seat":true}',
        '{"type":"sit","id":"a","seat":0,"commitment":"xyz"}',
        '{"type":"move","id":"a","version":-1,"move":{"do":"stop"}}',
        '{"type":"move","id":"a","version":1,"move":{"do":"keep","face":"6"}}',
        '{"type":"move","id":"a","version":1,"move":{"do":"stop","take":"higher"}}',
        '{"type":"move","id":"a","version":1,"move":{"do":"roll","dice":"wwwwwwww"}}',
        '{"type":"react","seat":0,"reaction":"<b>"}',
        '{"type":"hello","protocol":1,"token":NaN}',
        "\ud800",
    ],
)
def test_what_is_not_a_message_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(BadMessage) as caught:
        decode_client_message(text)
    assert "\n" not in str(caught.value)


@given(st.binary(max_size=200))
def test_bytes_are_a_message_or_refused(data: bytes) -> None:
    with contextlib.suppress(BadMessage):
        decode_client_message(data)


@given(st.none() | st.integers(0, 10**9), st.none() | st.text(max_size=20))
def test_messages_survive_the_way(since: int | None, token: str | None) -> None:
    for message in (Hello(1, token, since), Ping(since)):
        assert decode_client_message(encode(message)) == message


@pytest.mark.parametrize("edition", ["original", "specialists"])
def test_the_view_of_a_game_is_its_position_and_what_stopping_gives(edition: Any) -> None:
    state = new_game(Setup(edition, ("A", "B", "C"), options=Options(steal="optional")))
    dice = SeededDice("views")
    results = set()
    for number in range(600):
        view = game_view(state)
        # the typed position says exactly what the rules say, key by key
        assert json.loads(encode(view.position)) == json.loads(json.dumps(position(state)))
        if state.over:
            break
        for keep in view.keeps:
            assert keep.total > state.dice.total
        if view.stopping is not None and state.phase == "roll":
            results.add(view.stopping.result)
            assert (view.lower is not None) == (
                {"do": "stop", "take": "lower"} in position(state)["legal"]
            )
        legal = legal_moves(state)
        state = play(state, legal[(number * 7) % len(legal)], dice).transition.state
    assert {"take", "fail"} <= results


def test_no_view_while_the_dice_are_in_the_air() -> None:
    rolling = apply(new_game(Setup("original", ("A", "B"))), Roll()).state
    with pytest.raises(ValueError, match="in the air"):
        game_view(rolling)


def test_a_position_cannot_hold_what_the_record_does_not_know() -> None:
    data = json.loads(json.dumps(position(new_game(Setup("original", ("A", "B"))))))
    data["phase"] = "chance"
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(data, Position)


def test_entries_are_read_back() -> None:
    raw = b'{"kind":"moved","seat":1,"line":{"do":"keep","face":"4"},"by":"human"}'
    assert encode(decode_entry(raw)) == raw
