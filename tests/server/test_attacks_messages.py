"""Messages that are too large, too late or invalid get an answer and change nothing."""

import asyncio
import json
import random
from secrets import token_hex
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from heckmeck.client import CommandRefused, Server, ServerRefused
from heckmeck.message import Message
from heckmeck.protocol.game import KeepMove, RollMove
from heckmeck.protocol.to_client import Done
from tests.server.players import Party
from tests.server.process import ServerProcess
from tests.server.wire import answer, hear_all, raw, reply


def test_oversized_frames_and_bodies_are_refused(server: ServerProcess) -> None:
    async def attack() -> None:
        async with Party(server.url) as party:
            await party.gather(2)
            async with raw(server, party.created.id) as line:
                await line.send('{"type":"ping","at":' + "1" * 20_000 + "}")
                with pytest.raises(ConnectionClosed):
                    await hear_all(line)
                assert line.close_code == 1009
            body = b'{"name":"' + b"a" * 20_000 + b'"}'
            with pytest.raises(ServerRefused) as refused:
                await party.server.raw("POST", "/api/identity", body)
            assert refused.value.code == "too_large"
            await party.clients[0].start()

    asyncio.run(attack())


@pytest.mark.parametrize(
    "body",
    [
        '{"sit":0}',
        '{"settings":{"seats":"3"}}',
        '{"settings":{"seats":3.0}}',
        '{"settings":{"public":"true"}}',
        '{"more":1}',
        '{"settings":' + '{"options":' * 500,
        "",
        "[]",
        "\x00",
    ],
)
def test_bodies_are_read_strictly(server: ServerProcess, body: str) -> None:
    async def attack() -> None:
        api = Server(server.url)
        token = (await api.introduce("Anna")).token
        with pytest.raises(ServerRefused) as refused:
            await api.raw("POST", "/api/tables", body.encode(), token)
        assert (refused.value.status, refused.value.code) == (400, "bad_message")

    asyncio.run(attack())


HALF = b'"Zo\\ud83d"'  # half of a character


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/identity", b'{"name":%s}' % HALF),
        ("PATCH", "/api/me", b'{"name":%s}' % HALF),
        ("POST", "/api/tables", b'{"settings":{"title":%s}}' % HALF),
        ("POST", "/api/identity", b'{"name":"Zo\xeb"}'),  # Latin-1
        ("PATCH", "/api/me", b'{"name":"\xed\xa0\x80"}'),  # a surrogate as if it were UTF-8
        ("POST", "/api/tables", b'{"settings":{"title":"\xff"}}'),
    ],
)
def test_names_and_titles_that_are_no_text_are_refused(
    server: ServerProcess, method: str, path: str, body: bytes
) -> None:
    async def attack() -> None:
        api = Server(server.url)
        token = (await api.introduce("Anna")).token
        with pytest.raises(ServerRefused) as refused:
            await api.raw(method, path, body, token)
        assert (refused.value.status, refused.value.code) == (400, "bad_message")

    asyncio.run(attack())


def test_a_record_with_a_name_that_is_no_text_is_refused(server: ServerProcess) -> None:
    header = {"heckmeck": 1, "edition": "original", "players": ["Anna", "\ud800"]}
    body = json.dumps({"record": json.dumps(header)}).encode()
    with pytest.raises(ServerRefused) as refused:
        asyncio.run(Server(server.url).raw("POST", "/api/replay", body))
    assert refused.value.why == Message("record-text", {"given": '"\\ud800"'})


NOT_MESSAGES: list[str | bytes] = [
    b"\xff\xfe",
    b"binary",
    "",
    "{",
    "null",
    "[]",
    '"move"',
    "{}" * 10,
    '{"type":"ping","type":"move"}',
    '{"type":["move"]}',
    '{"type":"move","id":"a","version":1e400,"move":{"do":"roll"}}',
    '{"type":"move","id":"a","version":1,"move":{"do":"keep","face":"7"}}',
    '{"type":"move","id":"a","version":1,"move":{"do":"rob","player":99}}',
    '{"type":"sit","id":"a","seat":0,"name":""}',
    '{"type":"hello","protocol":2,"token":null}',
    '{"type":"ping","at":"\\ud800"}',
    '{"type":"sit","id":"a","seat":0,"name":"\\ud800"}',
    '{"type":"react","seat":0,"reaction":"\\ud800"}',
]


def test_invalid_messages_are_refused_and_change_nothing(server: ServerProcess) -> None:
    async def attack() -> None:
        async with Party(server.url) as party:
            await party.begin(2)
            mover = party.mover
            version = mover.version
            token = party.tokens[party.clients.index(mover)]
            async with raw(server, party.created.id, token) as line:
                for text in NOT_MESSAGES:
                    refused = await answer(line, text)
                    assert refused.code == "bad_message", text
                    assert refused.version == version
                    assert "\n" not in refused.sentence
            await mover.move(mover.legal[0])
            assert mover.version == version + 1

    asyncio.run(attack())


def test_fuzzed_messages_are_answered_and_change_nothing(server: ServerProcess) -> None:
    """Many almost valid messages: each gets an answer, and the game continues."""
    chance = random.Random(2026)

    def message() -> str:
        kind = chance.choice(
            [
                "move",
                "sit",
                "stand",
                "kick",
                "start",
                "hint",
                "react",
                "commit",
                "reveal",
                "hand_over",
                "again",
            ]
        )
        data: dict[str, Any] = {"type": kind, "id": token_hex(4), "seat": chance.randrange(-1, 9)}
        data["version"] = chance.randrange(0, 30)
        data["move"] = chance.choice(
            [{"do": "roll"}, {"do": "stop"}, {"do": "keep", "face": "4"}, {"do": "fly"}, 3, None]
        )
        if chance.random() < 0.6:  # only the keys that belong there
            keys = {"move": {"version", "move"}, "start": set(), "again": set(), "hint": set()}
            wanted = keys.get(kind, {"seat"}) | {"type", "id"}
            data = {key: value for key, value in data.items() if key in wanted}
        text = json.dumps(data)
        if chance.random() < 0.3:
            place = chance.randrange(len(text))
            text = text[:place] + chance.choice(['"', "{", "\x00", "é", "]"]) + text[place + 1 :]
        return text

    async def attack() -> None:
        async with Party(server.url) as party:
            await party.begin(2, ["random"])
            stranger = (await party.server.introduce("Zoe")).token
            for _ in range(40):
                async with raw(server, party.created.id, stranger) as line:
                    for _ in range(15):
                        said = await reply(line, message())
                        assert not isinstance(said, Done)
                        assert getattr(said, "code", "") != "broken", said
            await party.play_on()
            assert party.clients[0].table.lifecycle == "finished"

    asyncio.run(attack())


def test_moves_after_the_end_are_refused(server: ServerProcess) -> None:
    async def attack() -> None:
        async with Party(server.url) as party:
            await party.begin(2)
            await party.play_on()
            await party.same_version()
            anna = party.clients[0]
            version = anna.version
            for client in party.clients:
                for move in (RollMove(), KeepMove("w")):
                    with pytest.raises(CommandRefused) as caught:
                        await client.move(move)
                    assert caught.value.code == "not_running"
                    assert caught.value.why == Message("server-over")
                    assert str(caught.value) == "the game is over"
                for trick in (client.stand, client.hand_over, client.take_back):
                    with pytest.raises(CommandRefused) as caught:
                        await trick(client.you.seats[0])
                    assert caught.value.code == "not_running"
                    assert caught.value.why is None
                    assert str(caught.value) == "That is only possible during the game."
            with pytest.raises(CommandRefused):
                await anna.start()
            assert anna.version == version

    asyncio.run(attack())


NAMES = [
    ("<b onclick=x>&amp;</b>", "<b onclick=x>&amp;</b>"),  # shown as text by every client
    ("A\x00\x1b[31mB", "A[31mB"),
    ("\u202eevil\u2066", "evil"),
    ("  two   words \n", "two words"),
    ("Z" + "\u0335" * 30, "Z\u0335\u0335"),
    ("x" * 40, "x" * 24),
    ("An\u3164na\u2800", "Anna"),
    ("\u2764\ufe0f", "\u2764\ufe0f"),  # an emoji with its variation selector
    ("한글", "한글"),
]


@pytest.mark.parametrize(("typed", "kept"), NAMES)
def test_names_are_cleaned(server: ServerProcess, typed: str, kept: str) -> None:
    api = Server(server.url)
    assert asyncio.run(api.introduce(typed)).name == kept


BLANK_NAMES = [
    "\u3164",  # the Hangul fillers are letters
    "\u115f\u1160",
    "\uffa0",
    "\u2800 \u2800",  # the empty Braille pattern is a symbol
    "\U0001d159",
    "\u0301",  # an accent without a letter
    "\ufe0f",
]


@pytest.mark.parametrize("typed", ["", " ", "\u200b\u200e", "\n\t", "x" * 41, *BLANK_NAMES])
def test_invisible_names_are_refused(server: ServerProcess, typed: str) -> None:
    with pytest.raises(ServerRefused) as refused:
        asyncio.run(Server(server.url).introduce(typed))
    assert refused.value.code == "bad_message"
    seen = refused.value.why
    if 1 <= len(typed) <= 40:  # else the message itself is refused
        assert seen == Message("name-empty", {})
