"""What the Python client does when the server cannot answer."""

import asyncio
import contextlib
import pickle
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from secrets import token_hex
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from heckmeck.client import (
    CommandRefused,
    NewTable,
    RefusedByServer,
    Server,
    ServerRefused,
    Settings,
    TableClient,
)
from heckmeck.client.table import socket_url
from heckmeck.message import Message
from heckmeck.protocol import encode
from heckmeck.protocol.http import Problem
from heckmeck.protocol.to_client import Refused
from heckmeck.protocol.to_server import SeatBot
from tests.server.process import ServerProcess

REFUSED = Refused(None, "unknown_table", "there is no such table", 0, "A1", Message("move-nothing"))


def test_a_server_that_is_not_there_is_a_connection_error() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        url = f"http://127.0.0.1:{free.getsockname()[1]}"
        with pytest.raises(ConnectionError, match=url):
            asyncio.run(Server(url).health())


@pytest.mark.parametrize("scheme", ["https", "HTTPS"])
def test_certificates_are_verified_however_https_is_spelled(scheme: str) -> None:
    assert Server(f"{scheme}://example.org")._verify
    assert socket_url(f"{scheme}://example.org", "abc").startswith("wss://example.org/")


@pytest.mark.parametrize(
    ("url", "address"),
    [
        ("http://127.0.0.1:8421", "ws://127.0.0.1:8421/api/tables/abc/socket"),
        ("http://http.example.org/", "ws://http.example.org/api/tables/abc/socket"),
        ("HTTP://[::1]:8421/games/", "ws://[::1]:8421/games/api/tables/abc/socket"),
    ],
)
def test_the_address_of_a_socket(url: str, address: str) -> None:
    assert socket_url(url, "abc") == address


@asynccontextmanager
async def answering_hello(answer: bytes, close_with: int) -> AsyncIterator[TableClient]:
    """A client of a server that sends this after the hello and then closes the connection."""

    async def answer_hello(connection: ServerConnection) -> None:
        await connection.recv()
        await connection.send(answer.decode())
        await connection.close(close_with)

    async with serve(answer_hello, "127.0.0.1", 0) as server, asyncio.timeout(20):
        port = next(iter(server.sockets)).getsockname()[1]
        yield TableClient(f"http://127.0.0.1:{port}", "abc")


async def test_a_refused_hello_leaves_nothing_running() -> None:
    async with answering_hello(encode(REFUSED), 4404) as client:
        with pytest.raises(CommandRefused, match="there is no such table"):
            await client.__aenter__()
        running = {task.get_coro().__qualname__ for task in asyncio.all_tasks()}  # type: ignore[union-attr]
        assert not [name for name in running if name.startswith("TableClient.")]


async def test_a_client_that_is_shut_out_refuses_commands_at_once() -> None:
    async with answering_hello(encode(REFUSED), 4404) as client:
        with pytest.raises(CommandRefused):
            await client.__aenter__()
        with pytest.raises(CommandRefused, match="there is no such table"):
            await client.start()


@pytest.mark.parametrize("answer", [b'{"type":"nonsense"}', b"[" * 100_000])
async def test_a_message_of_another_protocol_shuts_the_client_out(answer: bytes) -> None:
    async with answering_hello(answer, 1000) as client:
        with pytest.raises(CommandRefused, match="message-malformed") as caught:
            await client.__aenter__()
        assert caught.value.code == "broken"


@pytest.mark.parametrize(
    "refused", [CommandRefused(REFUSED), ServerRefused(404, Problem("unknown_table", "no table"))]
)
def test_refusals_can_be_sent_to_another_process(refused: RefusedByServer) -> None:
    copy = pickle.loads(pickle.dumps(refused))  # noqa: S301  our own bytes
    assert type(copy) is type(refused)
    assert (str(copy), vars(copy)) == (str(refused), vars(refused))


@pytest.mark.parametrize("status", [4408, 4429])
async def test_a_client_that_was_silent_or_too_fast_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, status: int
) -> None:
    """The server is real; what stands in between closes the first connection."""
    monkeypatch.setattr("heckmeck.client.table.TOO_FAST_PAUSE", 0.1)
    with ServerProcess(tmp_path) as server:
        opened = 0

        async def relay(connection: ServerConnection) -> None:
            nonlocal opened
            opened += 1
            assert connection.request is not None
            target = server.url.replace("http", "ws") + connection.request.path
            async with connect(target, compression=None, proxy=None) as upstream:
                await upstream.send(await connection.recv())
                await connection.send(await upstream.recv())
                if opened == 1:
                    await connection.close(status)
                    return
                upwards = asyncio.create_task(pipe(connection, upstream))
                await pipe(upstream, connection)
                await upwards

        api = Server(server.url)
        token = (await api.introduce("Anna")).token
        table = await api.create(token, NewTable(Settings(seats=2)))
        async with serve(relay, "127.0.0.1", 0, compression=None) as between:
            port = next(iter(between.sockets)).getsockname()[1]
            client = TableClient(f"http://127.0.0.1:{port}", table.id, token)
            async with client:
                await client.command(SeatBot(token_hex(8), 1, "random"))
        assert opened == 2


async def pipe(source: Any, target: Any) -> None:
    with contextlib.suppress(ConnectionClosed):
        async for message in source:
            await target.send(message)


async def test_commands_that_come_too_fast_are_sent_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("heckmeck.client.table.TOO_FAST_PAUSE", 0.3)
    limits = ("message_burst=3", "message_rate=5")
    with ServerProcess(tmp_path, *limits) as server:
        api = Server(server.url)
        token = (await api.introduce("Anna")).token
        table = await api.create(token, NewTable(Settings(seats=7)))
        async with TableClient(server.url, table.id, token) as client:
            versions = await asyncio.gather(*(client.seat_bot(n, "random") for n in range(1, 7)))
        assert len(set(versions)) == 6
