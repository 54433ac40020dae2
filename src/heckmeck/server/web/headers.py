"""The headers that every answer carries."""

from collections.abc import Iterable
from typing import Any

from heckmeck.server.net.answers import NO_STORE, SECURITY_HEADERS

API = "/api/"
PUBLIC_PATHS = ("/api/about", "/api/openapi.json")  # the same for everybody
OPENER_POLICY = (b"cross-origin-opener-policy", b"same-origin")
STRICT_TRANSPORT = (b"strict-transport-security", b"max-age=31536000")
SECURE_SCHEMES = ("https", "wss")

Headers = list[tuple[bytes, bytes]]


def with_standard_headers(headers: Iterable[tuple[bytes, bytes]], scope: Any) -> Headers:
    """The headers of an answer to this request, with those that every answer carries."""
    headers = list(headers)
    if scope["path"].startswith(API) and scope["path"] not in PUBLIC_PATHS:
        headers = [each for each in headers if each[0] != NO_STORE[0]]
        headers.append(NO_STORE)  # it may contain names or secrets
    headers += SECURITY_HEADERS
    secure = scope["scheme"] in SECURE_SCHEMES
    if secure:
        headers.append(STRICT_TRANSPORT)
    if secure or _own_machine(scope):  # browsers complain about this one over plain HTTP
        headers.append(OPENER_POLICY)
    return headers


def _own_machine(scope: Any) -> bool:
    """Whether the browser runs on this machine, which it treats as secure."""
    host: bytes = next((value for name, value in scope["headers"] if name == b"host"), b"")
    return host.startswith((b"127.", b"localhost", b"[::1]"))
