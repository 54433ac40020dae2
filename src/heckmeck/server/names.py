"""Names of people and tables: whatever is typed becomes one short visible line, or is refused."""

import re
import unicodedata

from heckmeck.rules.errors import sentence
from heckmeck.server.refusal import plainly

MAX_NAME = 24
MAX_MARKS = 2  # accents on one letter; more only serve to paint over the neighbours


def clean_name(raw: str, most: int = MAX_NAME) -> str:
    """One line without control, direction or invisible characters. Markup is left as it is: a
    client shows names as text.

    >>> clean_name("  An\\u202ena \\n\\t B. ")
    'Anna B.'
    """
    name = clean(raw, most)
    if not name:
        raise plainly(sentence("name-empty", "a name needs at least one visible character"))
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
