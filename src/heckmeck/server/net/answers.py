"""Answers that need no application: the connection itself refuses a request."""

from http import HTTPStatus

from heckmeck.protocol import encode
from heckmeck.protocol.http import Problem
from heckmeck.server.refusal import Refusal

# Everything comes from this server, nothing is inline, and nobody may embed the page.
CONTENT_SECURITY_POLICY = (
    b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    b"font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    b"media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
SECURITY_HEADERS = [
    (b"content-security-policy", CONTENT_SECURITY_POLICY),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
NO_STORE = (b"cache-control", b"no-store")


def problem(refusal: Refusal) -> Problem:
    """The body of the answer to a request that is refused."""
    return Problem(refusal.code, refusal.sentence, refusal.why)


def refusal_headers(body: bytes) -> list[tuple[bytes, bytes]]:
    """The headers of such an answer, without those of `SECURITY_HEADERS`."""
    length = str(len(body)).encode()
    return [(b"content-type", b"application/json"), (b"content-length", length), NO_STORE]


def last_answer(status: int, refusal: Refusal) -> bytes:
    """A whole HTTP answer, after which the connection is closed."""
    body = encode(problem(refusal))
    headers = [*refusal_headers(body), (b"connection", b"close"), *SECURITY_HEADERS]
    head = f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\n".encode()
    return head + b"".join(b"%s: %s\r\n" % each for each in headers) + b"\r\n" + body
