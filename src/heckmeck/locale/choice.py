"""Which language to speak. A language exists as soon as its file does."""

from collections.abc import Mapping
from pathlib import Path

from heckmeck.rules.errors import HeckmeckError, sentence

FOLDER = Path(__file__).parent
LANGUAGES: tuple[str, ...] = tuple(sorted(each.stem for each in FOLDER.glob("*.ftl")))
FALLBACK = "en"


class UnknownLanguage(HeckmeckError):
    """A language there is no catalogue of."""


def language_of(wanted: str) -> str:
    """The language somebody asked for by name; raises `UnknownLanguage`.

    >>> language_of("de"), language_of("fr_CH.UTF-8")
    ('de', 'fr')
    """
    short = _short(wanted)
    if short not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise UnknownLanguage(
            sentence(
                "language-unknown",
                "there is no language {name!r}; there are {known}",
                name=wanted[:20],
                known=known,
            )
        )
    return short


def preferred(environ: Mapping[str, str]) -> str:
    """The language of the system, as POSIX orders the variables; English if we lack it.

    >>> preferred({"LANG": "it_IT.UTF-8"}), preferred({"LC_ALL": "C", "LANG": "de"})
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
