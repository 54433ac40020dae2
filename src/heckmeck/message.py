"""What packages that know no language have to say to people.

Interfaces put a message into the language of their reader with `Catalogue.format`. On the wire and
in files it is the object `{"code": …, "details": {…}}`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Message:
    """The key of a message in the catalogues, and what the message is about."""

    code: str
    details: Mapping[str, "int | float | str | Message"] = field(
        default_factory=dict,
        hash=False,  # a dictionary has no hash
    )
