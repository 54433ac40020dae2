"""The language this run of the program speaks, and the catalogue's words in it."""

import os
from typing import Any

from heckmeck.cli.complain import complain
from heckmeck.cli.system import system_key
from heckmeck.locale import LANGUAGES, catalogue, language_of, preferred

_chosen: str | None = None


def choose(language: str) -> None:
    """Speak this language from now on; one we lack ends the program with a sentence."""
    global _chosen
    found = language_of(language)
    if found is None:
        complain(say("language-unknown", name=language[:20], known=", ".join(LANGUAGES)))
    _chosen = found


def language() -> str:
    return _chosen or preferred(os.environ)


def say(key: str, /, **details: Any) -> str:
    """A message of the catalogue."""
    return catalogue(language())(key, **details)


def translated(text: str) -> str:
    """A text of the packages below, in the language of the run if it is a `Sentence`, or a usual
    complaint of the operating system."""
    from heckmeck.rules.errors import Sentence  # all the rules come with it; help needs none

    if not isinstance(text, Sentence):
        key = system_key(text)
        return say(key) if key else text
    if text.code not in catalogue(language()):  # read from a file that somebody changed
        return str(text)
    details = {
        name: translated(value) if isinstance(value, str) else value
        for name, value in text.details.items()
    }
    return say(text.code, **details)


def of_the_system(error: Exception) -> str:
    """What the operating system says is wrong."""
    return translated(getattr(error, "strerror", None) or str(error))


def number(value: float, places: int) -> str:
    """A number with this many decimal places, as the language writes it."""
    from fluent.runtime.types import fluent_number

    rounded = fluent_number(
        round(value, places), minimumFractionDigits=places, maximumFractionDigits=places
    )
    return say("number", value=rounded)
