"""What packages that know no language have to say to people.

Interfaces put a message into the language of their reader with `Catalogue.format`. On the wire and
in files it is the object `{"code": …, "details": {…}}`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from heckmeck.rules import HeckmeckError


@dataclass(frozen=True, slots=True)
class Message:
    """The key of a message in the catalogues, and what the message is about."""

    code: str
    details: Mapping[str, "int | float | str | Message"] = field(
        default_factory=dict,
        hash=False,  # a dictionary has no hash
    )

    @classmethod
    def of(cls, error: "HeckmeckError") -> "Message":
        """What is wrong. Refused moves have their own keys in the catalogues, `refusal-CODE`.

        >>> from heckmeck.rules import HeckmeckError
        >>> Message.of(HeckmeckError("match-size", least=2, given=1))
        Message(code='match-size', details={'least': 2, 'given': 1})
        """
        from heckmeck.rules import IllegalMove, RecordError  # which help does not need

        cause = error.cause if isinstance(error, RecordError) else error
        code = f"refusal-{cause.code}" if isinstance(cause, IllegalMove) else cause.code
        return cls(code, cause.details)


def os_reason(error: Exception) -> str:
    """What the operating system says is wrong, without number and file name.

    >>> os_reason(FileNotFoundError(2, "No such file or directory", "x.heck"))
    'No such file or directory'
    """
    return getattr(error, "strerror", None) or str(error)
