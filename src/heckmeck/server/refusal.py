"""How the server refuses something: a code for programs, a sentence for people."""

from dataclasses import dataclass

import fluent.runtime  # noqa: F401  now, so that the first refusal does not delay the tables

from heckmeck.locale import FALLBACK, catalogue
from heckmeck.locale.errors import explain, message_of
from heckmeck.message import Message
from heckmeck.protocol.codes import Code
from heckmeck.rules import HeckmeckError, IllegalMove

ENGLISH = catalogue(FALLBACK)


@dataclass(eq=False)
class Refusal(HeckmeckError):
    """A request or command that is refused. Nothing was changed."""

    code: Code
    sentence: str
    row: str | None = None  # the row of the rules that forbids it
    why: Message | None = None  # the exact reason, for clients that speak other languages

    def __str__(self) -> str:
        return self.sentence


def refusal_from_error(code: Code, error: HeckmeckError) -> Refusal:
    """A refusal of the rules."""
    row = error.rule if isinstance(error, IllegalMove) else None
    return Refusal(code, explain(error, ENGLISH), row, message_of(error))


def bad_request(reason: Message) -> Refusal:
    """A request that does not make sense."""
    return Refusal("bad_message", ENGLISH.format(reason), why=reason)


def unknown_table() -> Refusal:
    """No such table, or one you may not see. The two look the same on purpose."""
    return Refusal("unknown_table", "there is no such table")
