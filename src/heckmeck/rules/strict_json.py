"""JSON as the standard writes it: no NaN, no key twice, nothing that eats memory or the stack."""

import json
import math
import re
from typing import Any

from heckmeck.rules.errors import RecordSyntaxError

# Fixed, so that what can be read does not depend on the stack of whoever reads it.
MAX_DEPTH = 64

_STRINGS_AND_BRACKETS = re.compile(r'"(?:[^"\\]|\\.)*"|[\[\]{}]')


def loads(text: str | bytes) -> Any:
    """Parse JSON; raises `RecordSyntaxError` with one sentence for anything else."""
    try:
        decoded = text if isinstance(text, str) else text.decode("utf-8")
    except UnicodeDecodeError as error:
        raise RecordSyntaxError(f"not UTF-8 text (byte {error.start + 1})") from None
    if _nested_too_deeply(decoded):
        raise RecordSyntaxError(f"nested more than {MAX_DEPTH} deep")
    try:
        return json.loads(
            decoded,
            object_pairs_hook=_object,
            parse_constant=_constant,
            parse_float=_float,
            parse_int=_int,
        )
    except json.JSONDecodeError as error:
        raise RecordSyntaxError(f"not JSON: {error.msg} at column {error.colno}") from None


def dumps(value: Any) -> str:
    """One line of JSON that is valid UTF-8 whatever the strings hold."""
    text = json.dumps(value, ensure_ascii=False, allow_nan=False)
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:  # a lone surrogate, which JSON can only hold escaped
        return json.dumps(value, allow_nan=False)
    return text


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
                raise RecordSyntaxError(f"key {shown(key)} is given twice")
            seen.add(key)
    return found


def _constant(name: str) -> Any:
    raise RecordSyntaxError(f"not JSON: {name} is not a JSON number")


def _float(digits: str) -> float:
    value = float(digits)
    if not math.isfinite(value):
        raise RecordSyntaxError("a number is too large")
    return value


def _int(digits: str) -> int:
    if len(digits) > 300:
        raise RecordSyntaxError("a number is too large")
    return int(digits)


def shown(value: Any, limit: int = 40) -> str:
    """A foreign value inside a sentence: as JSON, plain ASCII, cut to a bearable length."""
    try:
        text = json.dumps(value)
    except (TypeError, ValueError, RecursionError):
        text = type(value).__name__
    return text if len(text) <= limit else text[: limit - 1] + "…"
