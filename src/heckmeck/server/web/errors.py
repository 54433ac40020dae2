"""Exceptions as responses: every error is a `Problem` with a code and a sentence."""

from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from heckmeck.message import Message
from heckmeck.protocol.codes import Code
from heckmeck.protocol.http import Problem
from heckmeck.server.logs import log
from heckmeck.server.net.answers import problem
from heckmeck.server.refusal import Refusal
from heckmeck.server.store.interface import InDoubt

STATUSES: dict[Code, int] = {
    "token_unknown": 401,
    "banned": 403,
    "unknown_table": 404,
    "link_unknown": 404,
    "not_found": 404,
    "too_large": 413,
    "too_fast": 429,
    "too_many_identities": 429,
    "too_many_seats": 429,
    "broken": 500,
    "busy": 503,
    "table_unreadable": 503,
    "store_full": 503,
    "store_unavailable": 503,
}
CODES: dict[int, Code] = {404: "not_found", 405: "not_allowed", 413: "too_large"}

AnyRequest = Request[Any, Any, Any]


def _refusal(request: AnyRequest, refusal: Refusal) -> Response[Problem]:
    request.app.state.services.measurements.refusals["http", refusal.code] += 1
    return Response(problem(refusal), status_code=STATUSES.get(refusal.code, 409))


def _in_doubt(request: AnyRequest, _: InDoubt) -> Response[Problem]:
    """Perhaps it was done: then asking again does it a second time, or says that it is done."""
    return _refusal(request, Refusal("store_unavailable"))


def _http_exception(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """What the framework refuses: an unknown path, a wrong method, a malformed request."""
    if error.status_code >= 500:
        return _defect(request, error)
    code = CODES.get(error.status_code)
    if code is not None:
        refusal = Refusal(code)
        return Response(problem(refusal), status_code=error.status_code, headers=error.headers)
    faults = error.extra if isinstance(error.extra, list) else []
    texts = [f"{each.get('key', '')}: {each.get('message', '')}".strip(": ") for each in faults]
    reason = Message("server-request", {"problem": "; ".join(texts) or error.detail})
    return Response(problem(Refusal("bad_message", reason)), status_code=400)


def _defect(_: AnyRequest, error: Exception) -> Response[Problem]:
    log.defect("request_failed", error)
    return Response(problem(Refusal("broken")), status_code=500)


EXCEPTION_HANDLERS: ExceptionHandlersMap = {
    Refusal: _refusal,
    InDoubt: _in_doubt,
    HTTPException: _http_exception,
    Exception: _defect,
}
