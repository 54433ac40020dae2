"""Strict JSON: no NaN, no duplicate keys, only text, nothing that exhausts memory or the stack."""

import json
import math
import re
from typing import Any, TypeGuard

from heckmeck.rules.errors import RecordSyntaxError

# Fixed, so that what can be read does not depend on the size of the stack.
MAX_DEPTH = 64

# Possessive quantifiers and an optional closing quote: no backtracking, so the time is linear in
# the length of any text.
_STRINGS_AND_BRACKETS = re.compile(r'"(?:[^"\\]++|\\.)*+"?|[\[\]{}]', re.DOTALL)


def loads(text: str | bytes) -> Any:
    """Parse JSON; raises `RecordSyntaxError` for anything else."""
    try:
        decoded = text if isinstance(text, str) else text.decode("utf-8")
    except UnicodeDecodeError as error:
        byte = str(error.start + 1)
        raise RecordSyntaxError("record-utf8", byte=byte) from None
    if decoded.startswith("\ufeff"):
        raise RecordSyntaxError("record-mark")
    if _nested_too_deeply(decoded):
        raise RecordSyntaxError("record-depth", most=MAX_DEPTH)
    try:
        value = json.loads(
            decoded.rstrip(" \t\r\n"),  # so that an error at the end is in the last line
            object_pairs_hook=_object,
            parse_constant=_constant,
            parse_float=_float,
            parse_int=_int,
        )
    except json.JSONDecodeError as error:
        raise _fault(error) from None
    if "\\u" in decoded or (isinstance(text, str) and not text.isascii()):
        _check_text(value)  # nothing else can bring a lone surrogate
    return value


def dumps(value: Any) -> str:
    """One line of JSON in UTF-8. Raises `ValueError` for what `loads` would not read again."""
    text = json.dumps(value, ensure_ascii=False, allow_nan=False)
    text.encode("utf-8")  # raises for a lone surrogate, which is a `ValueError`
    return text


def _check_text(value: Any) -> None:
    try:
        dumps(value)
    except UnicodeEncodeError as error:
        half = error.object[error.start]
        raise RecordSyntaxError("record-text", given=shown(half)) from None


def _fault(error: json.JSONDecodeError) -> RecordSyntaxError:
    """The standard library's own words, which programmers know and can look up."""
    problem, column = error.msg.removesuffix(" at"), str(error.colno)
    if error.lineno == 1:
        return RecordSyntaxError("record-json", problem=problem, column=column)
    line = str(error.lineno)
    return RecordSyntaxError("record-json-line", problem=problem, line=line, column=column)


def _nested_too_deeply(text: str) -> bool:
    if text.count("[") + text.count("{") <= MAX_DEPTH:
        return False
    depth = 0
    for found in _STRINGS_AND_BRACKETS.finditer(text):
        bracket = found.group()
        depth += (bracket in "[{") - (bracket in "]}")
        if depth > MAX_DEPTH:
            return True
    return False


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        seen: set[str] = set()
        for key, _ in pairs:
            if key in seen:
                raise RecordSyntaxError("record-key-twice", key=shown(key))
            seen.add(key)
    return found


def _constant(name: str) -> Any:
    raise RecordSyntaxError("record-constant", name=name)


def _float(digits: str) -> float:
    value = float(digits)
    if not math.isfinite(value):
        raise _too_large()
    return value


def _int(digits: str) -> int:
    if len(digits) > 300:
        raise _too_large()
    return int(digits)


def _too_large() -> RecordSyntaxError:
    return RecordSyntaxError("record-number")


def is_int(value: Any) -> TypeGuard[int]:
    """Whether this is a JSON integer. Python counts true as one, JSON does not."""
    return isinstance(value, int) and not isinstance(value, bool)


def shown(value: Any, limit: int = 40) -> str:
    """A foreign value for a message: as JSON in plain ASCII, shortened."""
    try:
        text = json.dumps(value)
    except (TypeError, ValueError, RecursionError):
        text = type(value).__name__
    return text if len(text) <= limit else text[: limit - 1] + "…"
