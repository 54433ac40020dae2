"""Names of people and titles of tables: one short visible line, or refused."""

import re
import unicodedata

from heckmeck.message import Message
from heckmeck.server.refusal import Refusal

MAX_NAME = 24
MAX_MARKS = 2  # accents on one letter; more would only cover the lines around it


def clean_name(raw: str, most: int = MAX_NAME) -> str:
    """One line without control, direction or invisible characters. Raises `Refusal` if it is empty.

    Markup stays as it is, because clients show names as text.

    >>> clean_name("  An\\u202ena \\n\\t B. ")
    'Anna B.'
    """
    name = clean(raw, most)
    if not name:
        raise Refusal("bad_message", Message("name-empty"))
    return name


def clean(raw: str, most: int) -> str:
    text = re.sub(r"\s+", " ", unicodedata.normalize("NFC", raw))
    kept: list[str] = []
    marks = 0
    for character in text:
        category = unicodedata.category(character)
        if category[0] == "C" or category in ("Zl", "Zp"):
            continue
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks <= MAX_MARKS:
            kept.append(character)
    return "".join(kept).strip()[:most].strip()
