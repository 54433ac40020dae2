"""Which language to speak. A language exists as soon as it has a folder."""

from collections.abc import Mapping
from pathlib import Path

FOLDER = Path(__file__).parent
LANGUAGES: tuple[str, ...] = tuple(sorted(each.parent.name for each in FOLDER.glob("*/game.ftl")))
FALLBACK = "en"


def language_of(wanted: str) -> str | None:
    """The language with this name, or None if there is no catalogue for it.

    >>> language_of("de"), language_of("fr_CH.UTF-8"), language_of("xx")
    ('de', 'fr', None)
    """
    short = _short(wanted)
    return short if short in LANGUAGES else None


def system_language(environ: Mapping[str, str]) -> str:
    """The language of the system, from the POSIX variables in their order, else English.

    >>> system_language({"LANG": "it_IT.UTF-8"}), system_language({"LC_ALL": "C", "LANG": "de"})
    ('it', 'en')
    """
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environ.get(variable)
        if value:
            short = _short(value)
            return short if short in LANGUAGES else FALLBACK
    return FALLBACK


def _short(locale: str) -> str:
    return locale.replace("-", "_").partition("_")[0].partition(".")[0].lower()
