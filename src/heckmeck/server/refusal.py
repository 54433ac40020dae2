"""How the server says no: a code for programs, one sentence for people."""

from dataclasses import dataclass

from heckmeck.protocol.codes import Code
from heckmeck.protocol.said import Said, said, why
from heckmeck.rules import HeckmeckError
from heckmeck.rules.errors import Sentence


@dataclass(eq=False)
class Refusal(HeckmeckError):
    """Nothing was changed."""

    code: Code
    sentence: str
    row: str | None = None  # the row of the rules that forbids it
    why: Said | None = None  # the reason by its name in the catalogues

    def __str__(self) -> str:
        return self.sentence


def because(code: Code, error: HeckmeckError) -> Refusal:
    """What the rules refuse."""
    return Refusal(code, str(error), *why(error))


def plainly(text: Sentence) -> Refusal:
    """A request that cannot be carried out for a reason that people can mend."""
    return Refusal("bad_message", text, why=said(text))


def unknown_table() -> Refusal:
    """No such table, or not for you: deliberately the same words."""
    return Refusal("unknown_table", "there is no such table")
