"""The language this run of the program speaks, and the catalogue's words in it."""

import os
from typing import Any

from heckmeck.cli.complain import complain
from heckmeck.locale import UnknownLanguage, catalogue, language_of, preferred

_chosen: str | None = None


def choose(language: str) -> None:
    """Speak this language from now on; one we lack ends the program with a sentence."""
    global _chosen
    try:
        _chosen = language_of(language)
    except UnknownLanguage as error:
        complain(str(error))


def language() -> str:
    return _chosen or preferred(os.environ)


def say(key: str, /, **details: Any) -> str:
    """A message of the catalogue."""
    return catalogue(language())(key, **details)
