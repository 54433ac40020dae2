"""The application: HTTP by Litestar, the sockets beside it, and what every answer gets."""

import logging
import re
from typing import Any

from litestar import Litestar
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme
from litestar.response import Response
from litestar.types import ASGIApp, Message, Receive, Scope, Send

import heckmeck
from heckmeck.protocol import encode
from heckmeck.protocol.codes import Code
from heckmeck.protocol.http import Problem
from heckmeck.protocol.said import Said
from heckmeck.server.refusal import Refusal
from heckmeck.server.services import Services
from heckmeck.server.web.routes import ROUTES
from heckmeck.server.web.static_files import Site

log = logging.getLogger("heckmeck.server")

MAX_BODY = 8192
SOCKET_PATH = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,40})/socket")

STATUS: dict[Code, int] = {
    "token_unknown": 401,
    "bad_origin": 403,
    "unknown_table": 404,
    "link_unknown": 404,
    "not_found": 404,
    "too_large": 413,
    "too_fast": 429,
    "too_many_identities": 429,
    "broken": 500,
}
HTTP_CODES: dict[int, Code] = {404: "not_found", 413: "too_large"}

# Everything comes from this server and nothing is written into the page; who embeds it is nobody.
CONTENT_SECURITY_POLICY = (
    b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    b"font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    b"media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", CONTENT_SECURITY_POLICY),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
# Browsers complain about this one over plain http, unless the page is of their own machine.
TRUSTED_HEADERS = [*HEADERS, (b"cross-origin-opener-policy", b"same-origin")]


def build_app(services: Services) -> ASGIApp:
    """The whole server as one ASGI application."""

    inner = Litestar(
        ROUTES,
        openapi_config=OpenAPIConfig(
            title="heckmeck",
            version=heckmeck.__version__,
            components=Components(
                security_schemes={"token": SecurityScheme(type="http", scheme="bearer")}
            ),
            render_plugins=[],
        ),
        exception_handlers={
            Refusal: _refusal,
            HTTPException: _http_exception,
            Exception: _defect,
        },
        request_max_body_size=MAX_BODY,
        logging_config=None,
        debug=False,
    )
    inner.state.services = services
    site = Site.find()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            match = SOCKET_PATH.fullmatch(scope["path"])
            if match is None:
                await receive()
                await send({"type": "websocket.close", "code": 4404, "reason": ""})
                return
            await services.sockets.serve(scope, match[1], receive, send)
        else:
            await _answer(inner, services, site, scope, receive, send)

    return app


async def _answer(
    inner: Litestar, services: Services, site: Site, scope: Any, receive: Receive, send: Send
) -> None:
    secure = TRUSTED_HEADERS if _trusted(scope) else HEADERS

    async def with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), *secure]
        await send(message)

    address = scope["client"][0] if scope["client"] else ""
    path: str = scope["path"]
    if path.startswith("/api/"):
        methods = _methods(path)
        if not services.requests.of(address).take():
            await _refuse(with_headers, 429, Problem("too_fast", "too many requests; slow down"))
        elif methods and scope["method"] not in methods:
            allow = (b"allow", ", ".join(methods).encode())
            refused = Problem("not_allowed", f"here goes only {', '.join(methods)}")
            await _refuse(with_headers, 405, refused, allow)
        else:
            await inner(scope, receive, with_headers)
        return
    status, headers, body = site.answer(scope["method"], path, dict(scope["headers"]))
    await with_headers({"type": "http.response.start", "status": status, "headers": headers})
    await with_headers({"type": "http.response.body", "body": body, "more_body": False})


def _trusted(scope: Any) -> bool:
    """Whether a browser takes the address for a safe one: https, or its own machine."""
    host = next((value for name, value in scope["headers"] if name == b"host"), b"")
    return scope["scheme"] == "https" or host.startswith((b"127.", b"localhost", b"[::1]"))


async def _refuse(send: Send, status: int, refused: Problem, *more: tuple[bytes, bytes]) -> None:
    body = encode(refused)
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        *more,
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def problem(status: int, code: Code, sentence: str, why: Said | None = None) -> Response[Problem]:
    body = Problem(code, sentence, why)
    return Response(body, status_code=status, media_type="application/json")


def _refusal(request: Any, error: Refusal) -> Response[Problem]:  # noqa: ARG001
    return problem(STATUS.get(error.code, 409), error.code, error.sentence, error.why)


def _http_exception(request: Any, error: HTTPException) -> Response[Problem]:
    """What the framework refuses: a body that is not what the route takes, an unknown address."""
    status = error.status_code
    if status >= 500:
        return _defect(request, error)
    code = HTTP_CODES.get(status, "bad_message")
    details = error.extra if isinstance(error.extra, list) else []
    told = [f"{each.get('key', '')}: {each.get('message', '')}".strip(": ") for each in details]
    sentence = "; ".join(told) or error.detail or code
    return problem(status if code != "bad_message" else 400, code, sentence)


def _methods(path: str) -> list[str]:
    """The methods that some route takes at this address."""
    return sorted(
        str(method)
        for route in ROUTES
        for template in route.paths
        if re.fullmatch(re.sub(r"\{\w+:str\}", "[^/]+", template), path)
        for method in route.http_methods
    )


def _defect(_: Any, error: Exception) -> Response[Problem]:
    log.error("a request failed", exc_info=error)
    return problem(500, "broken", "the server has a defect; nothing was changed")
