"""What packages that know no language have to say to people.

Interfaces put a message into the language of their reader with `Catalogue.format`. On the wire and
in files it is the object `{"code": …, "details": {…}}`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from heckmeck.rules import HeckmeckError, IllegalMove, RecordError


@dataclass(frozen=True, slots=True)
class Message:
    """The key of a message in the catalogues, and what the message is about."""

    code: str
    details: Mapping[str, "int | float | str | Message"] = field(
        default_factory=dict,
        hash=False,  # a dictionary has no hash
    )

    @classmethod
    def of(cls, error: HeckmeckError) -> "Message":
        """What is wrong. Refused moves have their own keys in the catalogues, `refusal-CODE`.

        >>> Message.of(HeckmeckError("match-size", least=2, given=1))
        Message(code='match-size', details={'least': 2, 'given': 1})
        """
        cause = error.cause if isinstance(error, RecordError) else error
        code = f"refusal-{cause.code}" if isinstance(cause, IllegalMove) else cause.code
        return cls(code, cause.details)
