"""Everything that can be wrong with input, as types.

An error is data: a code, and details that say what it is about. The sentences for people are in the
catalogues, and `heckmeck.locale.errors` finds them. The text of an error is for programmers.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from heckmeck.rules.moves import PlayerMove


class HeckmeckError(Exception):
    """The base of the errors about bad input: records, positions, moves, messages, options.

    >>> error = HeckmeckError("match-size", least=2, given=1)
    >>> error.code, error.details["least"], str(error)
    ('match-size', 2, 'match-size: least=2, given=1')
    """

    code: str
    details: Mapping[str, Any]  # numbers and texts; outside the rules also messages

    def __init__(self, code: str, /, **details: Any) -> None:
        super().__init__(code)
        self.code = code
        self.details = details

    def __str__(self) -> str:
        return _technical(self.code, self.details)


class IllegalMove(HeckmeckError):
    """A well-formed move that the rules forbid here."""

    def __init__(
        self, rule: str, code: str, details: Mapping[str, int | str], legal: tuple[PlayerMove, ...]
    ) -> None:
        Exception.__init__(self, rule, code, details, legal)
        self.rule = rule  # the row of the rules that forbids it
        self.code = code
        self.details = details
        self.legal = legal  # what would have been legal

    def __str__(self) -> str:
        return _technical(f"{self.code} ({self.rule})", self.details, self.legal)


class RecordSyntaxError(HeckmeckError):
    """A line of a record that is malformed."""

    legal: tuple[PlayerMove, ...] | None = None  # what would have been legal, if that is known

    def __str__(self) -> str:
        return _technical(self.code, self.details, self.legal)


@dataclass(frozen=True, slots=True)
class Defect:
    """One thing that is wrong with a position."""

    where: str  # the key of the position it is about
    code: str
    details: Mapping[str, int | str] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.where}: {_technical(self.code, self.details)}"


def defect(where: str, code: str, /, **details: int | str) -> Defect:
    return Defect(where, code, details)


class DefectivePosition(HeckmeckError):
    """An impossible position. `defects` lists everything wrong; code and details are the first."""

    def __init__(self, defects: tuple[Defect, ...]) -> None:
        Exception.__init__(self, defects)
        self.defects = defects
        self.code = defects[0].code
        self.details = defects[0].details

    def __str__(self) -> str:
        return "; ".join(map(str, self.defects))


def _technical(
    head: str, details: Mapping[str, Any], legal: tuple[PlayerMove, ...] | None = None
) -> str:
    text = ", ".join(f"{name}={value}" for name, value in details.items())
    text = f"{head}: {text}" if text else head
    return text if legal is None else f"{text}; legal: {', '.join(map(repr, legal)) or 'nothing'}"
