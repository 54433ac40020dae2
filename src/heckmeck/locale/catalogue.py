"""A catalogue: messages by name, formatted by Project Fluent.

A catalogue of a whole rule book takes a third of a second to parse, and a command needs a few dozen
messages of it. So the file is only cut into entries, and an entry is parsed when it is first said.
One without anything to fill in is said as it stands: help needs no parser, which takes a tenth of a
second only to load.
"""

import re
from functools import cache
from textwrap import dedent
from typing import TYPE_CHECKING, Any

from heckmeck.locale.choice import FALLBACK, FOLDER

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

# A name at the beginning of a line, and all lines after it that are empty, indented or close it.
_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=.*\n(?:(?:[ \t}].*)?\n)*", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)(?![\w-]*\()")


class Catalogue:
    """The messages of one language. What it lacks is said in English."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._entries = _entries(language)
        self._fallback = None if language == FALLBACK else catalogue(FALLBACK)
        self._bundle: FluentBundle | None = None
        self._parsed: set[str] = set()

    def __contains__(self, key: str) -> bool:
        return key in self._entries

    def keys(self) -> tuple[str, ...]:
        return tuple(self._entries)

    def __call__(self, key: str, /, **details: Any) -> str:
        """The message under this name; a missing one shows its name, which the tests look for."""
        if key not in self._entries:
            return self._fallback(key, **details) if self._fallback else f"⟦{key}⟧"
        if "{" not in self._entries[key]:
            return _plain(self._entries[key])
        bundle = self._with(key)
        pattern = bundle.get_message(key).value
        if pattern is None:
            return f"⟦{key}⟧"
        text, _ = bundle.format_pattern(pattern, details)
        return str(text)

    def _with(self, key: str) -> "FluentBundle":
        """The bundle, with this entry and all it refers to in it."""
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
    """The one catalogue of a language; it must be one of `LANGUAGES`."""
    return Catalogue(language)


def _entries(language: str) -> dict[str, str]:
    text = (FOLDER / f"{language}.ftl").read_text("utf-8")
    return {found[1]: found[0] for found in _ENTRY.finditer(text)}


def _plain(entry: str) -> str:
    """The text of an entry without placeables: its further lines without their common indent."""
    first, *more = entry.partition("=")[2].split("\n")
    return "\n".join([first.strip(), *dedent("\n".join(more)).split("\n")]).strip()
