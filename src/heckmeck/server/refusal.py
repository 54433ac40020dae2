"""How the server says no: a code for programs, one sentence for people."""

from dataclasses import dataclass

from heckmeck.protocol.codes import Code
from heckmeck.rules import HeckmeckError


@dataclass(eq=False)
class Refusal(HeckmeckError):
    """Nothing was changed."""

    code: Code
    sentence: str

    def __str__(self) -> str:
        return self.sentence


def unknown_table() -> Refusal:
    """No such table, or not for you: deliberately the same words."""
    return Refusal("unknown_table", "there is no such table")
