"""What pages may do: those of other origins nothing, our own only what they need."""

import asyncio
import socket

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from heckmeck.client import NewTable, Server
from tests.server.process import ServerProcess
from tests.server.wire import address


def test_pages_of_other_origins_cannot_open_sockets(server: ServerProcess) -> None:
    async def attack() -> None:
        api = Server(server.url)
        table = await api.create((await api.introduce("Anna")).token, NewTable())
        for origin in (
            "https://evil.example",
            "null",
            f"http://127.0.0.1:{server.port + 1}",
            "http://[",
            "http://bücher.example",
        ):
            with pytest.raises(InvalidStatus) as caught:
                await connect(address(server, table.id), origin=origin, proxy=None)  # type: ignore[arg-type]
            assert caught.value.response.status_code == 403
            assert b"bad_origin" in (caught.value.response.body or b"")
        own = f"http://127.0.0.1:{server.port}"
        async with connect(address(server, table.id), origin=own, proxy=None):  # type: ignore[arg-type]
            pass

    asyncio.run(attack())


def test_every_response_has_a_strict_content_security_policy(server: ServerProcess) -> None:
    for path in ("/", "/api/about", "/api/nothing", "/nothing.js"):
        with socket.create_connection(("127.0.0.1", server.port)) as line:
            line.sendall(
                f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode()
            )
            head = b""
            while chunk := line.recv(65536):
                head += chunk
        text = head.decode().lower()
        assert "content-security-policy: default-src 'none'; script-src 'self';" in text
        assert "unsafe" not in text
        assert "x-content-type-options: nosniff" in text
        assert "access-control-allow-origin" not in text
