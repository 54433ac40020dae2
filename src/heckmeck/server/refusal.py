"""How the server refuses something: a code for programs, a sentence for people."""

from dataclasses import dataclass

from heckmeck.protocol.codes import Code
from heckmeck.protocol.said import Said, said, why
from heckmeck.rules import HeckmeckError
from heckmeck.rules.errors import Sentence


@dataclass(eq=False)
class Refusal(HeckmeckError):
    """A request or command that is refused. Nothing was changed."""

    code: Code
    sentence: str
    row: str | None = None  # the row of the rules that forbids it
    why: Said | None = None  # the reason by its name in the catalogues

    def __str__(self) -> str:
        return self.sentence


def refusal_from_error(code: Code, error: HeckmeckError) -> Refusal:
    """A refusal of the rules."""
    return Refusal(code, str(error), *why(error))


def bad_request(text: Sentence) -> Refusal:
    """A request that does not make sense."""
    return Refusal("bad_message", text, why=said(text))


def unknown_table() -> Refusal:
    """No such table, or one you may not see. The two look the same on purpose."""
    return Refusal("unknown_table", "there is no such table")
