"""Messages by name, formatted by Project Fluent.

Parsing all files of a language takes a third of a second, and a command needs a few dozen messages.
So the files are only cut into entries, which takes milliseconds, and an entry is parsed when it is
first needed. An entry without placeables is returned as it stands, because importing the parser
alone takes a tenth of a second.
"""

import re
from collections.abc import Sequence
from functools import cache
from textwrap import dedent
from typing import TYPE_CHECKING, Any

from heckmeck.locale.choice import FALLBACK, FOLDER
from heckmeck.message import Message

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

# A name at the start of a line, and all lines after it that are empty, indented or closing braces.
_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=.*\n(?:(?:[ \t}].*)?\n)*", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)(?![\w-]*\()")


class Catalogue:
    """The messages of one language. English stands in for missing ones."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._entries = _entries(language)
        self._bundle: FluentBundle | None = None
        self._parsed: set[str] = set()

    def __contains__(self, key: str) -> bool:
        return key in self._entries

    def keys(self) -> tuple[str, ...]:
        return tuple(self._entries)

    def __call__(self, key: str, /, **details: Any) -> str:
        """The message with this name. If no language has it, the name itself in brackets."""
        if key not in self._entries:
            if self.language != FALLBACK:
                return catalogue(FALLBACK)(key, **details)
            return f"⟦{key}⟧"
        if "{" not in self._entries[key]:
            return _plain(self._entries[key])
        bundle = self._with(key)
        pattern = bundle.get_message(key).value
        if pattern is None:
            return f"⟦{key}⟧"
        text, _ = bundle.format_pattern(pattern, details)
        return str(text)

    def format(self, message: Message, names: Sequence[str] = ()) -> str:
        """The text of a message, messages inside it included.

        A player in the details is the number of a seat; the text has the name, or the number where
        no names are given.
        """
        details: dict[str, Any] = {
            key: self.format(value, names) if isinstance(value, Message) else value
            for key, value in message.details.items()
        }
        player = details.get("player")
        if isinstance(player, int):
            known = 0 <= player < len(names)
            details["name"] = names[player] if known else self("player-number", player=player)
        return self(message.code, **details)

    def _with(self, key: str) -> "FluentBundle":
        """The bundle, with this entry and every entry it refers to."""
        from fluent.runtime import FluentBundle, FluentResource

        if self._bundle is None:
            self._bundle = FluentBundle([self.language], use_isolating=False)
        needed = [key]
        while needed:
            name = needed.pop()
            if name in self._parsed or name not in self._entries:
                continue
            self._parsed.add(name)
            source = self._entries[name]
            self._bundle.add_resource(FluentResource(source))
            needed += _REFERENCE.findall(source)
        return self._bundle


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language, which must be one of `LANGUAGES`."""
    return Catalogue(language)


def _entries(language: str) -> dict[str, str]:
    texts = (file.read_text("utf-8") for file in (FOLDER / language).glob("*.ftl"))
    return {found[1]: found[0] for text in texts for found in _ENTRY.finditer(text)}


def _plain(entry: str) -> str:
    """The text of an entry without placeables, its continuation lines dedented."""
    first, *more = entry.partition("=")[2].split("\n")
    return "\n".join([first.strip(), *dedent("\n".join(more)).split("\n")]).strip()
