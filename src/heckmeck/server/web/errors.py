"""Exceptions as responses: every error is a `Problem` with a code and a sentence."""

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, MethodNotAllowedException
from litestar.types import ExceptionHandlersMap

from heckmeck.protocol.codes import Code
from heckmeck.protocol.http import Problem
from heckmeck.server.refusal import Refusal

log = logging.getLogger("heckmeck.server")

STATUSES: dict[Code, int] = {
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
CODES: dict[int, Code] = {404: "not_found", 405: "not_allowed", 413: "too_large"}

AnyRequest = Request[Any, Any, Any]


def _refusal(_: AnyRequest, error: Refusal) -> Response[Problem]:
    problem = Problem(error.code, error.sentence, error.why)
    return Response(problem, status_code=STATUSES.get(error.code, 409))


def _http_exception(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """What the framework refuses: a malformed body, an unknown path, a wrong method."""
    if error.status_code >= 500:
        return _defect(request, error)
    code = CODES.get(error.status_code)
    status = 400 if code is None else error.status_code
    faults = error.extra if isinstance(error.extra, list) else []
    told = [f"{each.get('key', '')}: {each.get('message', '')}".strip(": ") for each in faults]
    problem = Problem(code or "bad_message", "; ".join(told) or error.detail)
    return Response(problem, status_code=status, headers=error.headers)


def _method_not_allowed(request: AnyRequest, error: MethodNotAllowedException) -> Response[Problem]:
    allowed = (error.headers or {}).get("allow", "")
    error.detail = f"only {allowed} is allowed here"
    return _http_exception(request, error)


def _defect(_: AnyRequest, error: Exception) -> Response[Problem]:
    log.error("a request failed", exc_info=error)
    problem = Problem("broken", "the server has a defect; nothing was changed")
    return Response(problem, status_code=500)


EXCEPTION_HANDLERS: ExceptionHandlersMap = {
    Refusal: _refusal,
    MethodNotAllowedException: _method_not_allowed,
    HTTPException: _http_exception,
    Exception: _defect,
}
