"""Plain sockets for the tests, to send what no client of ours would send."""

import contextlib
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from heckmeck.protocol import PROTOCOL, decode_server_message, encode
from heckmeck.protocol.to_client import Done, Hint, Refused, Welcome
from heckmeck.protocol.to_server import Hello
from tests.server.process import ServerProcess


def address(server: ServerProcess, table: str) -> str:
    return server.url.replace("http", "ws") + f"/api/tables/{table}/socket"


@contextlib.asynccontextmanager
async def raw(server: ServerProcess, table: str, token: str | None = None) -> Any:
    """A plain socket that has sent hello."""
    async with connect(
        address(server, table), compression=None, proxy=None, ping_interval=None
    ) as line:
        await line.send(encode(Hello(PROTOCOL, token)).decode())
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
    """Read until the line is closed, which raises."""
    while True:
        message = decode_server_message(await line.recv())
        if heard is not None:
            heard.append(message)
