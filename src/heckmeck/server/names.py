"""Names of people and titles of tables: one short visible line, or refused."""

import re
import unicodedata

from heckmeck.message import Message
from heckmeck.server.refusal import Refusal

MAX_NAME = 24
MAX_MARKS = 2  # accents on one letter; more would only cover the lines around it
# Letters and symbols by their category, but nothing is drawn for them: the Hangul fillers, the
# empty Braille pattern and the musical note without a head.
BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0\U0001d159")


def clean_name(raw: str, most: int = MAX_NAME) -> str:
    """One line without control, direction or invisible characters. Raises `Refusal` if it is empty.

    Markup stays as it is, because clients show names as text.

    >>> clean_name("  An\\u202ena \\n\\t B. ")
    'Anna B.'
    """
    name = clean_text(raw, most)
    if not name:
        raise Refusal("bad_message", Message("name-empty"))
    return name


def clean_text(raw: str, most: int) -> str:
    """The text without such characters. It is empty if nothing visible is left."""
    text = re.sub(r"\s+", " ", unicodedata.normalize("NFC", raw))
    kept: list[str] = []
    marks = 0
    for character in text:
        category = unicodedata.category(character)
        if category[0] == "C" or category in ("Zl", "Zp") or character in BLANKS:
            continue
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks <= MAX_MARKS:
            kept.append(character)
    cleaned = "".join(kept).strip()[:most].strip()
    return cleaned if any(map(_is_visible, cleaned)) else ""


def _is_visible(character: str) -> bool:
    """Whether it shows without another character: a letter, a number, punctuation or a symbol."""
    return unicodedata.category(character)[0] in "LNPS"
