"""An operator between the clients and an honest server: reads everything, changes what it likes."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Callable
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response

Message = dict[str, Any]


class Proxy:
    """Use it as `async with`. Every change is a function that returns what is passed on."""

    def __init__(self, honest: str) -> None:
        self._honest = honest
        self._server: Server
        self.to_client: Callable[[Message], list[Message]] = lambda message: [message]
        self.to_server: Callable[[Message], list[Message]] = lambda message: [message]
        self.record: Callable[[str], str | None] = lambda text: text  # None: there is none
        self.steps: Callable[[Message], Message] = lambda page: page
        self.daily: Callable[[Message], Message] = lambda page: page

    async def __aenter__(self) -> Proxy:
        self._server = await serve(
            self._pass_on, "127.0.0.1", 0, process_request=self._answer, compression=None
        )
        return self

    async def __aexit__(self, *_: Any) -> None:
        self._server.close()
        await self._server.wait_closed()

    @property
    def url(self) -> str:
        port = next(iter(self._server.sockets)).getsockname()[1]
        return f"http://127.0.0.1:{port}"

    async def _pass_on(self, client: ServerConnection) -> None:
        """Both directions of one socket."""
        path = client.request.path if client.request else ""
        url = self._honest.replace("http", "ws", 1) + path
        async with connect(url, compression=None, proxy=None, ping_interval=None) as server:
            await asyncio.gather(
                self._pump(client, server, lambda message: self.to_server(message)),
                self._pump(server, client, lambda message: self.to_client(message)),
            )

    async def _pump(
        self, source: Any, target: Any, change: Callable[[Message], list[Message]]
    ) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for text in source:
                for message in change(json.loads(text)):
                    await target.send(json.dumps(message))
        await target.close()

    async def _answer(self, _: ServerConnection, request: Request) -> Response | None:
        """Requests by HTTP. None: it is a socket."""
        if request.headers.get("upgrade"):
            return None
        headers = {
            name: value for name, value in request.headers.raw_items() if name == "Authorization"
        }
        async with httpx.AsyncClient(trust_env=False) as client:
            answer = await client.get(self._honest + request.path, headers=headers)
        body: str | None = answer.text
        if "/record" in request.path and answer.is_success:
            body = self.record(answer.text)
        elif "/steps" in request.path and answer.is_success:
            body = json.dumps(self.steps(answer.json()))
        elif request.path == "/api/daily" and answer.is_success:
            body = json.dumps(self.daily(answer.json()))
        status = answer.status_code if body is not None else 404
        content = (body or "").encode()
        length = Headers({"Content-Length": str(len(content)), "Connection": "close"})
        return Response(status, "", length, content)
