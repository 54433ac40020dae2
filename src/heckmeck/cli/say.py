"""The language of this run, and the messages of its catalogue."""

import os
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import click

from heckmeck.locale import LANGUAGES, catalogue, language_of, preferred
from heckmeck.message import Message

if TYPE_CHECKING:
    from heckmeck.rules import HeckmeckError

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


def say_message(message: Message, names: Sequence[str] = ()) -> str:
    """A message of the packages below; the players in it get these names."""
    return catalogue(language()).format(message, names)


def say_error(error: "HeckmeckError") -> str:
    """What is wrong, and what would have been legal."""
    from heckmeck.locale.errors import explain  # imports all the rules, which help does not need

    return explain(error, catalogue(language()))


def number(value: float, places: int) -> str:
    """A number with this many decimal places, as the language writes it."""
    from fluent.runtime.types import fluent_number

    rounded = fluent_number(
        round(value, places), minimumFractionDigits=places, maximumFractionDigits=places
    )
    return say("number", value=rounded)
