"""Everything that can be wrong with input, as types."""

from dataclasses import dataclass

from heckmeck.rules.moves import Move


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

    def __str__(self) -> str:
        return self.reason


@dataclass(frozen=True, slots=True)
class Defect:
    """One thing that is wrong with a position."""

    where: str  # the key of the position it is about
    reason: str

    def __str__(self) -> str:
        return f"{self.where}: {self.reason}"


@dataclass(eq=False)
class DefectivePosition(HeckmeckError):
    """A position that cannot be; all that is wrong with it."""

    defects: tuple[Defect, ...]

    def __str__(self) -> str:
        return "; ".join(map(str, self.defects))
