"""The security headers that every HTTP response carries."""

from litestar.types import Message, Scope

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
OPENER_POLICY = (b"cross-origin-opener-policy", b"same-origin")


async def add_security_headers(message: Message, scope: Scope) -> None:
    """A `before_send` hook, because `response_headers` leaves out the responses to errors."""
    if message["type"] == "http.response.start":
        headers = [*message.get("headers", []), *SECURITY_HEADERS]
        if _trustworthy(scope):  # browsers complain about this one over plain HTTP
            headers.append(OPENER_POLICY)
        message["headers"] = headers


def _trustworthy(scope: Scope) -> bool:
    """Whether browsers treat this origin as secure: HTTPS, or their own machine."""
    host = next((value for name, value in scope["headers"] if name == b"host"), b"")
    return scope["scheme"] == "https" or host.startswith((b"127.", b"localhost", b"[::1]"))
