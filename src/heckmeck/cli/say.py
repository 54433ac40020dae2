"""The language of this run, and the messages of its catalogue."""

import os
from typing import Any

import click

from heckmeck.locale import LANGUAGES, catalogue, language_of, preferred

LANGUAGE = "heckmeck.language"  # where click's context keeps the choice


def _choose(context: click.Context, _option: click.Parameter, value: str | None) -> None:
    if value is None:
        return
    chosen = language_of(value)
    if chosen is None:
        raise click.BadParameter(f"{value!r} is not one of {', '.join(map(repr, LANGUAGES))}.")
    context.meta[LANGUAGE] = chosen


language_option = click.option(
    "--lang",
    metavar="|".join(LANGUAGES),
    callback=_choose,
    expose_value=False,
    show_default="system language",
    help="Language of the output.",
)


def chosen_language() -> str | None:
    """The language chosen with `--lang`, for the program or for its command."""
    context = click.get_current_context(silent=True)
    return context.meta.get(LANGUAGE) if context else None


def language() -> str:
    return chosen_language() or preferred(os.environ)


def say(key: str, /, **details: Any) -> str:
    """A message of the catalogue."""
    return catalogue(language())(key, **details)


def translated(text: str) -> str:
    """A text of the packages below, in the language of the run if it is a `Sentence`."""
    from heckmeck.rules.errors import Sentence  # all the rules come with it; help needs none

    if not isinstance(text, Sentence) or text.code not in catalogue(language()):
        return str(text)  # as a file may hold it that somebody changed
    details = {
        name: translated(value) if isinstance(value, str) else value
        for name, value in text.details.items()
    }
    return say(text.code, **details)


def number(value: float, places: int) -> str:
    """A number with this many decimal places, as the language writes it."""
    from fluent.runtime.types import fluent_number

    rounded = fluent_number(
        round(value, places), minimumFractionDigits=places, maximumFractionDigits=places
    )
    return say("number", value=rounded)
