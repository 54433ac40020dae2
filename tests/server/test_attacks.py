"""What a bad actor would try, one by one. None of it changes anything or tells anything."""

import asyncio
import contextlib
import json
import random
import socket
import sqlite3
from collections.abc import Awaitable
from pathlib import Path
from secrets import token_hex
from typing import Any

import psutil
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from heckmeck.client import CommandRefused, NewTable, Server, ServerRefused, Settings, TableClient
from heckmeck.protocol import decode_server_message, encode
from heckmeck.protocol.game import KeepMove, RollMove
from heckmeck.protocol.said import Said
from heckmeck.protocol.to_client import Done, Hint, Refused, Welcome
from heckmeck.protocol.to_server import Hello, MakeMove, Ping

from .players import Party
from .process import ServerProcess


def address(server: ServerProcess, table: str) -> str:
    return server.url.replace("http", "ws") + f"/api/tables/{table}/socket"


@contextlib.asynccontextmanager
async def raw(server: ServerProcess, table: str, token: str | None = None) -> Any:
    """A plain socket that has said hello."""
    async with connect(
        address(server, table), compression=None, proxy=None, ping_interval=None
    ) as line:
        await line.send(encode(Hello(1, token)).decode())
        assert isinstance(decode_server_message(await line.recv()), Welcome)
        yield line


async def answer(line: ClientConnection, text: str | bytes) -> Refused:
    """What is refused when this is sent."""
    message = await reply(line, text)
    assert isinstance(message, Refused)
    return message


async def reply(line: ClientConnection, text: str | bytes) -> Refused | Hint | Done:
    await line.send(text)
    while True:
        message = decode_server_message(await line.recv())
        if isinstance(message, Refused | Hint | Done):
            return message


async def hear_all(line: ClientConnection, heard: list[Any] | None = None) -> None:
    """Until the line is closed, which raises."""
    while True:
        message = decode_server_message(await line.recv())
        if heard is not None:
            heard.append(message)


async def refusal(asked: Awaitable[Any]) -> str:
    """The code of the refusal, or nothing."""
    try:
        await asked
    except ServerRefused as refused:
        return refused.code
    return ""


def test_a_move_for_a_foreign_seat(server: ServerProcess) -> None:
    async def attack() -> None:
        async with Party(server.url) as party:
            await party.begin(3)
            mover = party.mover
            others = [each for each in party.clients if each is not mover]
            for other in others:
                with pytest.raises(CommandRefused) as caught:
                    await other.move(mover.legal[0])
                assert caught.value.code == "not_your_turn"
            seat = mover.you.seats[0]
            for trick in (others[0].stand, others[0].hand_over, others[0].take_back):
                with pytest.raises(CommandRefused) as caught:
                    await trick(seat)
                assert caught.value.code == "not_your_seat"
            with pytest.raises(CommandRefused) as caught:
                await others[0].sit(seat)
            assert caught.value.code == "not_open"
            with pytest.raises(CommandRefused) as caught:
                await party.clients[1].kick(2)
            assert caught.value.code == "owner_only"
            version = mover.version
            await mover.move(mover.legal[0])
            assert mover.version == version + 1

    asyncio.run(attack())


def test_an_id_seen_on_the_wire_is_worth_nothing_to_others(server: ServerProcess) -> None:
    """Ids count by identity: reusing somebody's id neither blocks nor repeats that command."""

    async def attack() -> None:
        async with Party(server.url) as party:
            await party.begin(2)
            mover = party.mover
            other = next(each for each in party.clients if each is not mover)
            roll = MakeMove("guessable", mover.version, RollMove())
            with pytest.raises(CommandRefused):
                await other.command(roll)
            await mover.command(roll)
            with pytest.raises(CommandRefused) as caught:
                await other.command(roll)
            assert caught.value.code in ("not_your_turn", "stale_version")

    asyncio.run(attack())


@pytest.mark.parametrize("token", ["", "x", "0" * 43, "' OR 1=1 --", "\x00", "ä" * 40])
def test_a_guessed_token(server: ServerProcess, token: str) -> None:
    async def attack() -> None:
        async with Party(server.url) as party:
            await party.gather(2)
            with pytest.raises(CommandRefused) as caught:
                await party.look(token)
            assert caught.value.code == "token_unknown"
            if token.isascii() and token.isprintable():
                with pytest.raises(ServerRefused) as refused:
                    await party.server.me(token)
                assert refused.value.status == 401

    asyncio.run(attack())


def test_tokens_and_secrets_are_stored_only_as_hashes_and_never_said(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:

        async def play() -> tuple[list[str], str, str]:
            async with Party(server.url) as party:
                await party.begin(2)
                await party.play_on(moves=6)
                link = await party.server.link(party.tokens[0])
                seen = [
                    encode(each).decode()
                    for client in party.clients
                    for each in (client.table, client.you, client.steps, client.heard)
                ]
                for token in party.tokens:
                    assert all(token not in each for each in seen)
                return party.tokens, link.code, party.created.id

        tokens, code, table = asyncio.run(play())
        server.stop()
        data = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        for secret in (*tokens, code):
            assert secret.encode() not in data
        with sqlite3.connect(tmp_path / "heckmeck.db") as db:
            (secret,) = db.execute(
                "SELECT secret FROM game_table WHERE id = ?", (table,)
            ).fetchone()
        db.close()
        assert len(secret) == 32
        assert (tmp_path / "heckmeck.db").stat().st_mode & 0o077 == 0


def test_robbing_the_secret_of_the_dice(server: ServerProcess) -> None:
    """While the game runs nothing the server says contains it; nobody gets the record."""

    async def attack() -> None:
        async with Party(server.url) as party:
            await party.begin(2)
            said: list[bytes] = []
            async with raw(server, party.created.id, party.tokens[0]) as line:
                await party.play_on(moves=10)
                await line.send(encode(Ping()).decode())
                while True:
                    text = await line.recv()
                    said.append(text if isinstance(text, bytes) else text.encode())
                    if b'"pong"' in said[-1]:
                        break
            for path in ("/record", ""):
                with contextlib.suppress(ServerRefused):
                    url = f"/api/tables/{party.created.id}{path}"
                    said.append(await party.server.raw("GET", url, token=party.tokens[0]))
            with pytest.raises(ServerRefused) as refused:
                await party.server.record(party.created.id, party.tokens[0])
            assert refused.value.code == "not_finished"
            for client in party.clients:
                assert client.table.dice.secret is None
            await party.play_on()
            secret = party.clients[0].table.dice.secret
            assert secret is not None
            assert len(secret) == 64
            assert all(secret.encode() not in each for each in said)

    asyncio.run(attack())


def test_a_page_of_another_origin(server: ServerProcess) -> None:
    async def attack() -> None:
        api = Server(server.url)
        table = await api.create((await api.introduce("Anna")).token, NewTable())
        for origin in ("https://evil.example", "null", f"http://127.0.0.1:{server.port + 1}"):
            with pytest.raises(InvalidStatus) as caught:
                await connect(address(server, table.id), origin=origin, proxy=None)  # type: ignore[arg-type]
            assert caught.value.response.status_code == 403
            assert b"bad_origin" in (caught.value.response.body or b"")
        own = f"http://127.0.0.1:{server.port}"
        async with connect(address(server, table.id), origin=own, proxy=None):  # type: ignore[arg-type]
            pass

    asyncio.run(attack())


def test_every_answer_carries_a_strict_policy(server: ServerProcess) -> None:
    for path in ("/", "/api/about", "/api/nothing", "/nothing.js"):
        with socket.create_connection(("127.0.0.1", server.port)) as line:
            line.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
            head = b""
            while chunk := line.recv(65536):
                head += chunk
        text = head.decode().lower()
        assert "content-security-policy: default-src 'none'; script-src 'self';" in text
        assert "unsafe" not in text
        assert "x-content-type-options: nosniff" in text
        assert "access-control-allow-origin" not in text


def test_oversized_frames_and_bodies(server: ServerProcess) -> None:
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


NOT_MESSAGES = [
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
    '{"type":"hello","protocol":1,"token":null}',
    '{"type":"ping","at":"\\ud800"}',
]


def test_what_is_no_message_changes_nothing(server: ServerProcess) -> None:
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


def test_a_fuzzer_at_the_socket(server: ServerProcess) -> None:
    """Thousands of almost right messages: each gets its answer, the game goes on."""
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
                "nonce",
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


def test_moves_after_the_end(server: ServerProcess) -> None:
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
                for trick in (client.stand, client.hand_over, client.take_back):
                    with pytest.raises(CommandRefused) as caught:
                        await trick(client.you.seats[0])
                    assert caught.value.code == "not_running"
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
]


@pytest.mark.parametrize(("typed", "kept"), NAMES)
def test_names_are_cleaned(server: ServerProcess, typed: str, kept: str) -> None:
    api = Server(server.url)
    assert asyncio.run(api.introduce(typed)).name == kept


@pytest.mark.parametrize("typed", ["", " ", "\u200b\u200e", "\n\t", "x" * 41])
def test_names_nobody_could_see_are_refused(server: ServerProcess, typed: str) -> None:
    with pytest.raises(ServerRefused) as refused:
        asyncio.run(Server(server.url).introduce(typed))
    assert refused.value.code == "bad_message"
    seen = refused.value.why
    if 1 <= len(typed) <= 40:  # else the message itself is refused
        assert seen == Said("name-empty", {})


def test_limits_of_a_server_for_people(tmp_path: Path) -> None:
    """Floods, guessed codes, and too much of everything, at the limits as they are shipped."""
    with ServerProcess(
        tmp_path, "tables_per_identity=3", "request_rate=1", generous=False
    ) as server:

        async def attack() -> None:
            api = Server(server.url)
            token = (await api.introduce("Anna")).token
            table = await api.create(token, NewTable(Settings(seats=2)))
            # too many tables
            for _ in range(2):
                await api.create(token, NewTable())
            with pytest.raises(ServerRefused) as refused:
                await api.create(token, NewTable())
            assert refused.value.code == "too_many_tables"
            # a flood of messages is refused, then cut
            async with raw(server, table.id, token) as line:
                heard: list[Any] = []
                with contextlib.suppress(ConnectionClosed):
                    for _ in range(500):
                        await line.send(encode(Ping()).decode())
                with pytest.raises(ConnectionClosed):
                    await hear_all(line, heard)
                assert "too_fast" in {getattr(each, "code", "") for each in heard}
                assert line.close_code == 4429
            # too many connections of one identity
            async with contextlib.AsyncExitStack() as stack:
                for _ in range(30):
                    await stack.enter_async_context(raw(server, table.id, token))
                with pytest.raises(CommandRefused) as caught:
                    await stack.enter_async_context(TableClient(server.url, table.id, token))
                assert caught.value.code == "too_many_connections"
            # guessing codes gets slow, and then tells nothing at all, not even of a real table
            codes = [await refusal(api.look(f"QQ{number:04}")) for number in range(60)]
            assert codes[0] == "unknown_table"
            assert codes[-1] == "too_fast"
            with pytest.raises(ServerRefused) as refused:
                await api.look(table.code)
            assert refused.value.code == "too_fast"
            # new identities
            codes = [await refusal(api.introduce("Sybil")) for _ in range(60)]
            assert codes[-1] == "too_many_identities"
            # requests
            codes = [await refusal(api.about()) for _ in range(400)]
            assert codes[-1] == "too_fast"

        asyncio.run(attack())


def unread(server: ServerProcess, table: str) -> socket.socket:
    """A socket that has said hello and never reads what it is told."""
    plain = socket.socket()
    plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    plain.settimeout(20)
    plain.connect(("127.0.0.1", server.port))
    plain.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    assert plain.recv(1024).startswith(b"HTTP/1.1 101")
    plain.sendall(masked(Hello(1)))
    return plain


def masked(message: Any) -> bytes:
    data = encode(message)
    return bytes((0x81, 0x80 | len(data))) + b"\x00\x00\x00\x00" + data


def flood(plain: socket.socket) -> None:
    """Ask and ask and never read an answer, until the line is cut."""
    with plain:
        pings = masked(Ping()) * 1000
        while True:
            plain.sendall(pings)


def test_silent_and_slow_clients(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who says nothing is closed, who does not read is cut, and nobody waits for either."""
    monkeypatch.setattr("heckmeck.client.table.PING_EVERY", 0.5)
    limits = ("hello_time=2", "silent_time=4", "write_time=1", "message_burst=1000000000")
    with ServerProcess(tmp_path, *limits) as server:

        async def attack() -> None:
            async with Party(server.url) as party:
                await party.begin(2, ["random"])
                async with connect(address(server, party.created.id), proxy=None) as line:
                    with pytest.raises(ConnectionClosed):
                        await line.recv()  # never said hello
                    assert line.close_code == 4408
                with await asyncio.to_thread(unread, server, party.created.id):
                    anna = party.clients[0]
                    await anna.until(lambda: anna.table.spectators == 1)
                    await party.play_on(moves=20)
                    await anna.until(lambda: anna.table.spectators == 0)  # it was silent
                before = psutil.Process(server.pid).memory_info().rss
                greedy = await asyncio.to_thread(unread, server, party.created.id)
                flooding = asyncio.create_task(asyncio.to_thread(flood, greedy))
                await party.play_on()  # the others play on
                with pytest.raises(OSError, match=r"reset|pipe"):
                    await flooding
                assert anna.table.lifecycle == "finished"
                grown = psutil.Process(server.pid).memory_info().rss - before
                assert grown < 20_000_000

        asyncio.run(attack())
