"""JSON as the standard writes it: no NaN, no key twice, nothing that eats memory or the stack."""

import json
import math
import re
from typing import Any

from heckmeck.rules.errors import RecordSyntaxError, Sentence, malformed, sentence

# Fixed, so that what can be read does not depend on the stack of whoever reads it.
MAX_DEPTH = 64

# What the standard library finds wrong, in its own words, but for a last "at".
_FAULTS: tuple[Sentence, ...] = (
    sentence("json-value", "Expecting value"),
    sentence("json-comma", "Expecting ',' delimiter"),
    sentence("json-colon", "Expecting ':' delimiter"),
    sentence("json-name", "Expecting property name enclosed in double quotes"),
    sentence("json-more", "Extra data"),
    sentence("json-open", "Unterminated string starting"),
    sentence("json-control", "Invalid control character"),
    sentence("json-escape", "Invalid \\escape"),
    sentence("json-unicode", "Invalid \\uXXXX escape"),
    sentence("json-comma-object", "Illegal trailing comma before end of object"),
    sentence("json-comma-array", "Illegal trailing comma before end of array"),
)

# A string that nothing ends is taken whole and no step is taken back, so this never reads anything
# twice, whatever the text.
_STRINGS_AND_BRACKETS = re.compile(r'"(?:[^"\\]++|\\.)*+"?|[\[\]{}]', re.DOTALL)


def loads(text: str | bytes) -> Any:
    """Parse JSON; raises `RecordSyntaxError` with one sentence for anything else."""
    try:
        decoded = text if isinstance(text, str) else text.decode("utf-8")
    except UnicodeDecodeError as error:
        byte = str(error.start + 1)
        raise malformed("record-utf8", "not UTF-8 text (byte {byte})", byte=byte) from None
    if decoded.startswith("\ufeff"):
        raise malformed("record-mark", "begins with a byte order mark, which JSON must not have")
    if _nested_too_deeply(decoded):
        raise malformed("record-depth", "nested more than {most} deep", most=MAX_DEPTH)
    try:
        return json.loads(
            decoded.rstrip(" \t\r\n"),  # so that what is missing is missing in the last line
            object_pairs_hook=_object,
            parse_constant=_constant,
            parse_float=_float,
            parse_int=_int,
        )
    except json.JSONDecodeError as error:
        raise _fault(error) from None


def dumps(value: Any) -> str:
    """One line of JSON that is valid UTF-8 whatever the strings hold."""
    text = json.dumps(value, ensure_ascii=False, allow_nan=False)
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:  # a lone surrogate, which JSON can only hold escaped
        return json.dumps(value)
    return text


def _fault(error: json.JSONDecodeError) -> RecordSyntaxError:
    words = error.msg.removesuffix(" at")
    problem = next((each for each in _FAULTS if each == words), words)
    column = str(error.colno)
    if error.lineno == 1:
        text = "not JSON: {problem} at column {column}"
        return malformed("record-json", text, problem=problem, column=column)
    text = "not JSON: {problem} at line {line}, column {column}"
    line = str(error.lineno)
    return malformed("record-json-line", text, problem=problem, line=line, column=column)


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
                raise malformed("record-key-twice", "key {key} is given twice", key=shown(key))
            seen.add(key)
    return found


def _constant(name: str) -> Any:
    raise malformed("record-constant", "not JSON: {name} is not a JSON number", name=name)


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
    return malformed("record-number", "a number is too large")


def shown(value: Any, limit: int = 40) -> str:
    """A foreign value inside a sentence: as JSON, plain ASCII, cut to a bearable length."""
    try:
        text = json.dumps(value)
    except (TypeError, ValueError, RecursionError):
        text = type(value).__name__
    return text if len(text) <= limit else text[: limit - 1] + "…"
