"""Everything that can be wrong with input, as types."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from heckmeck.rules.moves import Move


class Sentence(str):
    """A sentence for people who read English, with its name in the catalogues of all languages.

    Errors and reports hold it where they would hold a plain text; whoever talks to people in their
    own language looks up `code` and fills in `details`, which may hold sentences again.
    """

    code: str = ""
    details: Mapping[str, Any] = MappingProxyType({})


def sentence(code: str, template: str, /, **details: Any) -> Sentence:
    """The sentence that this template and these details make.

    >>> said = sentence("match-size", "a match is for {least} bots or more", least=2)
    >>> said, said.code, said.details
    ('a match is for 2 bots or more', 'match-size', {'least': 2})
    """
    said = Sentence(template.format_map(details))
    said.code = code
    said.details = details
    return said


class HeckmeckError(Exception):
    """The base of all errors this package raises on bad input. Its text is one sentence."""


@dataclass(eq=False)
class IllegalMove(HeckmeckError):
    """A well-formed move that the rules forbid here."""

    rule: str  # the row of the rules that forbids it
    reason: str
    legal: tuple[Move, ...]  # what would have been legal
    legal_words: str  # the same for people
    code: str  # names the reason for catalogues of other languages
    details: dict[str, int | str]  # what the reason speaks of

    def __str__(self) -> str:
        return f"{self.reason} ({self.rule}); legal: {self.legal_words}"


@dataclass(eq=False)
class RecordSyntaxError(HeckmeckError):
    """A line of a record that is not what a record may hold."""

    reason: str
    legal: tuple[Move, ...] | None = None  # what might have stood there, where that is known
    legal_words: str = ""  # the same for people

    def __str__(self) -> str:
        return self.reason if self.legal is None else f"{self.reason}; legal: {self.legal_words}"


def malformed(code: str, template: str, /, **details: Any) -> RecordSyntaxError:
    """The error that says this sentence."""
    return RecordSyntaxError(sentence(code, template, **details))


@dataclass(frozen=True, slots=True)
class Defect:
    """One thing that is wrong with a position."""

    where: str  # the key of the position it is about
    reason: str

    def __str__(self) -> str:
        return f"{self.where}: {self.reason}"


def defect(where: str, code: str, template: str, /, **details: Any) -> Defect:
    """The defect that this sentence tells."""
    return Defect(where, sentence(code, template, **details))


@dataclass(eq=False)
class DefectivePosition(HeckmeckError):
    """A position that cannot be; all that is wrong with it."""

    defects: tuple[Defect, ...]

    def __str__(self) -> str:
        return "; ".join(map(str, self.defects))
