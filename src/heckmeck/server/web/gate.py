"""What every request passes before it reaches the application, and every answer after it.

The gate knows nothing about routes. So it also covers what the framework answers by itself: unknown
paths, wrong methods, the description of the API, and handshakes of sockets.
"""

import asyncio
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from heckmeck.message import Message
from heckmeck.protocol import encode
from heckmeck.server.hosts import AllowedHosts
from heckmeck.server.measurements import Measurements
from heckmeck.server.net.addresses import address_group
from heckmeck.server.net.answers import problem, refusal_headers
from heckmeck.server.rate_limits import TokenBuckets
from heckmeck.server.refusal import Refusal
from heckmeck.server.web.headers import API, with_standard_headers

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
OWN_SITES = (b"same-origin", b"none")  # values of Sec-Fetch-Site
JSON = b"application/json"
LOOKUPS = (API, "/t/", "/g/")  # paths that ask for something
FILE_COST = 0.1  # of a request to the API; a page needs dozens of files
SLOW_DOWN = 0.5  # seconds before a request is refused that came too fast
PIECE = 1 << 15  # bytes of an answer handed over at a time


class Gate:
    """An ASGI application around another one."""

    def __init__(
        self,
        app: Any,
        hosts: AllowedHosts,
        request_limits: TokenBuckets,
        measurements: Measurements,
        cut_off: Callable[[], bool] = lambda: False,
    ) -> None:
        self._app = app
        self._cut_off = cut_off  # whether the database is out of reach
        self._hosts = hosts
        self._request_limits = request_limits
        self._measured = measurements

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        answer = self._answering(scope, send)
        cost = 1 if scope["path"].startswith(LOOKUPS) else FILE_COST
        if not self._request_limits.of(visitor_group(scope)).take(cost):
            # The connection takes no other request meanwhile, so a flood slows itself down.
            await asyncio.sleep(SLOW_DOWN)
            await self._refuse(scope, answer, 429, Refusal("too_fast"))
            return
        refused = self._check(scope)
        if refused is None:
            await self._app(scope, receive, answer)
        else:
            await self._refuse(scope, answer, *refused)

    async def _refuse(self, scope: Any, send: Any, status: int, refusal: Refusal) -> None:
        self._measured.refusals["http", refusal.code] += 1
        await refuse(scope, send, status, refusal)

    def _answering(self, scope: Any, send: Any) -> Any:
        """`send`, with the headers that every answer carries, and long answers in pieces.

        uvicorn waits between two pieces until the client has read enough.
        """

        async def answer(message: Any) -> None:
            kind = message["type"]
            if kind in ("http.response.start", "websocket.http.response.start"):
                self._measured.responses[message["status"]] += 1
                headers = with_standard_headers(message.get("headers", []), scope)
                message = {**message, "headers": headers}
            elif kind == "http.response.body":
                body = message.get("body", b"")
                last = max(0, len(body) - 1) // PIECE * PIECE
                for start in range(0, last, PIECE):
                    piece = body[start : start + PIECE]
                    await send({"type": kind, "body": piece, "more_body": True})
                message = {**message, "body": body[last:]}
            await send(message)

        return answer

    def _check(self, scope: Any) -> tuple[int, Refusal] | None:
        """Why a request may not pass, with the status of the answer."""
        headers: list[tuple[bytes, bytes]] = scope["headers"]
        try:
            (host,) = (value for name, value in headers if name == b"host")
            allowed = self._hosts.allows(host.decode("latin-1"))
        except ValueError:
            return 400, _invalid("Host")
        if not allowed:
            return 421, Refusal("bad_host")
        if self._cut_off() and scope["path"].startswith(API) and not _asks_health(scope):
            # Before anything is done: a proxy may safely ask another node.
            return 503, Refusal("store_unavailable")
        if scope["type"] == "http" and scope["method"] in SAFE_METHODS:
            return None
        if not _same_origin(headers, host):
            return 403, Refusal("bad_origin")
        if scope["type"] == "http" and not _body_is_json(headers):
            return 415, _invalid("Content-Type")
        return None


def _asks_health(scope: Any) -> bool:
    return bool(scope["path"].startswith(f"{API}health"))


def visitor_group(scope: Any) -> str:
    """The address that limits count this request for."""
    return address_group(scope["client"][0]) if scope["client"] else ""


def _invalid(header: str) -> Refusal:
    return Refusal("bad_message", Message("server-request", {"problem": header}))


def _same_origin(headers: list[tuple[bytes, bytes]], host: bytes) -> bool:
    """A browser says where its page came from; that must be this server. Programs say nothing."""
    for name, value in headers:
        if name == b"origin":
            try:
                if urlsplit(value).netloc.lower() != host.lower():
                    return False
            except ValueError:  # no URL at all
                return False
        elif name == b"sec-fetch-site" and value not in OWN_SITES:
            return False
    return True


def _body_is_json(headers: list[tuple[bytes, bytes]]) -> bool:
    """Foreign pages may send other types without asking first, so those are never read."""
    given = dict(headers)
    if given.get(b"content-length", b"0") == b"0":
        return True
    return given.get(b"content-type", b"").partition(b";")[0].strip().lower() == JSON


async def refuse(scope: Any, send: Any, status: int, refusal: Refusal) -> None:
    """Answer a request or the handshake of a socket with a refusal."""
    body = encode(problem(refusal))
    headers = refusal_headers(body)
    if status == 429:
        headers.append((b"retry-after", b"1"))
    kind = "http.response" if scope["type"] == "http" else "websocket.http.response"
    await send({"type": f"{kind}.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body, "more_body": False})
