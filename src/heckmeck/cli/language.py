"""The language of the output: `--lang` or the system language, and texts in it."""

import os
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import click

from heckmeck.locale import LANGUAGES, Catalogue, catalogue, language_of, system_language
from heckmeck.message import Message

if TYPE_CHECKING:
    from heckmeck.rules import HeckmeckError

LANGUAGE = "heckmeck.language"  # the key of the chosen language in click's context


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
    """The language given with `--lang`, before or after the name of the command."""
    context = click.get_current_context(silent=True)
    return context.meta.get(LANGUAGE) if context else None


def current_catalogue() -> Catalogue:
    return catalogue(chosen_language() or system_language(os.environ))


def translate(key: str, /, **details: Any) -> str:
    """The text of a message in the catalogues."""
    return current_catalogue()(key, **details)


def translate_message(message: Message, names: Sequence[str] = ()) -> str:
    """The text of a message from another package. `names` are the names of the players in it."""
    return current_catalogue().format(message, names)


def translate_error(error: "HeckmeckError") -> str:
    """What is wrong, and which moves would have been legal."""
    from heckmeck.locale.errors import explain  # imports all the rules, which help does not need

    return explain(error, current_catalogue())


def format_number(value: float, places: int) -> str:
    """A number with this many decimal places, as the language writes it."""
    from fluent.runtime.types import fluent_number

    rounded = fluent_number(
        round(value, places), minimumFractionDigits=places, maximumFractionDigits=places
    )
    return translate("number", value=rounded)
