"""Clients that send too much or never read are refused or disconnected. Nobody else notices."""

import asyncio
import contextlib
import socket
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import psutil
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from heckmeck.client import CommandRefused, NewTable, Server, ServerRefused, Settings, TableClient
from heckmeck.protocol import PROTOCOL, decode_server_message, encode
from heckmeck.protocol.to_server import Hello, Ping, Stand
from tests.server.lines import ask, status
from tests.server.players import Party
from tests.server.process import ServerProcess
from tests.server.wire import address, answer, hear_all, raw


async def refusal(asked: Awaitable[Any]) -> str:
    """The code of the refusal, or nothing."""
    try:
        await asked
    except ServerRefused as refused:
        return refused.code
    return ""


def test_the_default_limits_stop_floods(tmp_path: Path) -> None:
    """Floods, guessed codes and too many of everything, with the default bursts.

    The rates after them are tiny, so that a slow machine does not earn the next request.
    """
    rates = ("miss_rate=0.001", "identity_rate=0.001", "message_rate=0.1")
    limits = ("tables_per_identity=3", "request_burst=100000", "identity_request_burst=100000")
    with ServerProcess(tmp_path, *limits, *rates, generous=False) as server:

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

        asyncio.run(attack())


async def test_requests_are_limited_per_address_and_per_identity(tmp_path: Path) -> None:
    limits = ("request_burst=10", "request_rate=0.001", "identity_request_burst=3")
    rates = ("identity_request_rate=0.001",)
    with ServerProcess(tmp_path, *limits, *rates, generous=False) as server:
        api = Server(server.url)
        token = (await api.introduce("Anna")).token
        codes = [await refusal(api.me(token)) for _ in range(5)]
        assert codes == ["", "", "", "too_fast", "too_fast"]
        codes = [await refusal(api.about()) for _ in range(6)]
        assert codes == ["", "", "", "", "too_fast", "too_fast"]
        answer = await asyncio.to_thread(ask, server, b"GET / HTTP/1.0\r\nHost: localhost\r\n\r\n")
        assert status(answer) == 429  # everything counts
        assert b"retry-after: 1" in answer


async def test_people_without_an_identity_share_few_sockets(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, "anonymous_per_address=2") as server:
        api = Server(server.url)
        token = (await api.introduce("Anna")).token
        table = (await api.create(token, NewTable(Settings(public=True)))).id
        async with contextlib.AsyncExitStack() as stack:
            for each in (None, None, token):
                await stack.enter_async_context(raw(server, table, each))
            line = await stack.enter_async_context(connect(address(server, table), proxy=None))
            refused = await answer(line, encode(Hello(PROTOCOL)).decode())
            assert refused.code == "too_many_connections"
        async with raw(server, table):  # there is room again
            pass


async def test_guesses_at_the_same_time_all_count(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, "miss_burst=5", "miss_rate=0.001") as server:
        codes = await guess(server, 40)
        assert codes.count("unknown_table") == 5
        assert codes.count("too_fast") == 35


async def test_guesses_from_many_addresses_count_together(tmp_path: Path) -> None:
    limits = ("total_miss_burst=5", "total_miss_rate=0.001")
    with ServerProcess(tmp_path, *limits) as server:
        api = Server(server.url)
        table = await api.create((await api.introduce("Anna")).token, NewTable())
        codes: list[str] = []
        for number in range(2, 12):
            request = f"GET /api/tables/QQ{number:04} HTTP/1.0\r\nHost: localhost\r\n\r\n".encode()
            said = await asyncio.to_thread(ask, server, request, f"127.0.0.{number}")
            codes.append("unknown_table" if b'"unknown_table"' in said else "too_fast")
        assert codes == ["unknown_table"] * 5 + ["too_fast"] * 5
        assert await refusal(api.look(table.code)) == "too_fast"
        assert await refusal(api.look(table.id)) == ""  # nobody can guess that


async def guess(server: ServerProcess, times: int) -> list[str]:
    """The answers to guesses over sockets, all sent before the first is answered."""
    async with contextlib.AsyncExitStack() as stack:
        lines = [
            await stack.enter_async_context(connect(address(server, f"QQ{number:04}"), proxy=None))
            for number in range(times)
        ]
        await asyncio.gather(*(line.send(encode(Hello(PROTOCOL)).decode()) for line in lines))
        answers = await asyncio.gather(*(line.recv() for line in lines))
    return [getattr(decode_server_message(each), "code", "") for each in answers]


async def test_a_command_that_comes_too_fast_is_refused_by_its_id(tmp_path: Path) -> None:
    """Otherwise its client would wait for an answer that never comes."""
    limits = ("message_burst=2", "message_rate=0.001")
    with ServerProcess(tmp_path, *limits) as server:
        api = Server(server.url)
        token = (await api.introduce("Anna")).token
        table = await api.create(token, NewTable())
        async with raw(server, table.id, token) as line:
            refusals = [
                await answer(line, encode(Stand(f"stand{number}", 6)).decode())
                for number in range(4)
            ]
        assert [each.id for each in refusals] == ["stand0", "stand1", "stand2", "stand3"]
        assert [each.code == "too_fast" for each in refusals] == [False, False, True, True]


def unread(server: ServerProcess, table: str) -> socket.socket:
    """A socket that has sent hello and never reads."""
    plain = socket.socket()
    plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    plain.settimeout(20)
    plain.connect(("127.0.0.1", server.port))
    plain.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    assert plain.recv(1024).startswith(b"HTTP/1.1 101")
    plain.sendall(masked(Hello(PROTOCOL)))
    return plain


def masked(message: Any) -> bytes:
    data = encode(message)
    return bytes((0x81, 0x80 | len(data))) + b"\x00\x00\x00\x00" + data


def flood(plain: socket.socket) -> None:
    """Send and send without ever reading an answer, until the server disconnects."""
    with plain:
        pings = masked(Ping()) * 1000
        while True:
            plain.sendall(pings)


def test_silent_and_slow_clients_are_disconnected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Clients that send nothing or do not read are disconnected, and nobody waits for them."""
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
