"""A sentence by its name, so that every reader gets it in their own language."""

from msgspec import Struct

from heckmeck.rules import HeckmeckError, IllegalMove, RecordSyntaxError
from heckmeck.rules.errors import Sentence


class Said(Struct):
    """The name of a message of the catalogues, and what it speaks of."""

    code: str
    details: dict[str, "int | float | str | Said"]


def said(text: str) -> Said | None:
    """A sentence of the packages below for the wire; nothing for a plain text."""
    if not isinstance(text, Sentence):
        return None
    details = {
        name: (said(value) or value) if isinstance(value, str) else value
        for name, value in text.details.items()
    }
    return Said(text.code, details)


def why(error: HeckmeckError) -> tuple[str | None, Said | None]:
    """The row of the rules that forbids a move, and the exact reason, as far as there are any."""
    match error:
        case IllegalMove():
            return error.rule, Said(f"refusal-{error.code}", dict(error.details))
        case RecordSyntaxError(reason):
            return None, said(reason)
    return None, None
