"""English sentences that other languages can say too."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any


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
