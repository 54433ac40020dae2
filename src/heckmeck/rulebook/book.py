"""The order of the rule book, and how to find something in it."""

import re
import unicodedata
from typing import NamedTuple

from heckmeck.locale import Catalogue
from heckmeck.rulebook.examples import Example, RuleRow, rows
from heckmeck.rules import SPECIALISTS, Options

# In this order the rows read A1 to G3.
CHAPTERS = (
    "minute",
    "setup",
    "turn",
    "specialists",
    "buying",
    "taking",
    "bratworms",
    "failing",
    "end",
    "options",
)

# The pictures of a chapter: moments in example records, each a record and a number of moves.
PICTURES = {
    "minute": (("first_turn_stop", 6),),
    "setup": (("first_turn_stop", 0), ("raven", 0)),
    "turn": (("first_turn_stop", 3),),
    "specialists": (("two_specialists", 14),),
    "buying": (("own_top_and_covered", 8),),
    "taking": (("steal_specialist", 12),),
    "bratworms": (("empty_supply", 21),),
    "failing": (("failed_roll", 16), ("failed_roll", 17)),
    "end": (("last_tile", 75),),
    "options": (("option_steal", 23),),
}

# The rows about one specialist, besides those about all of them.
ROWS_OF_SPECIALIST = {
    "canned_worm": ("A6", "B3", "D8"),
    "hen": ("D5", "D8", "E2", "F1", "F2"),
    "raven": ("D3",),
    "weasel": ("B2",),
    "golden_die": ("A7", "B1", "option-golden_die"),
    "apple": ("G2",),
}


class Found(NamedTuple):
    """What a topic stands for: names of chapters, specialists and rows."""

    chapters: tuple[str, ...] = ()
    specialists: tuple[str, ...] = ()
    rows: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        return any(self)


def row(name: str) -> RuleRow:
    (found,) = (each for each in rows() if each.name == name)
    return found


def rows_of(chapter: str) -> tuple[RuleRow, ...]:
    return tuple(each for each in rows() if each.chapter == chapter)


def example_text(words: Catalogue, example: Example) -> str:
    """The text of an example, with its values filled in."""
    worm = words("rules-worm-face")
    values = dict(example.values)
    for name in example.dice:
        values[name] = " ".join(worm if face == "w" else face for face in str(values[name]))
    return words(example.key, **values)


def specialist_text(words: Catalogue, specialist: str) -> str:
    """What a specialist does by the default options."""
    return words(f"rule-{specialist}", golden_die=Options().golden_die)


def find(words: Catalogue, topic: str) -> Found:
    """What a topic stands for: all chapters, one chapter, a specialist, a row, or a search."""
    wanted = folded(topic.strip())
    if wanted in ("all", folded(words("topic-all"))):
        return Found(chapters=CHAPTERS)
    for chapter in CHAPTERS:
        known = (chapter, words(f"topic-{chapter}"), words(f"chapter-{chapter}"))
        if wanted in map(folded, known):
            return Found(chapters=(chapter,))
    for specialist in SPECIALISTS:
        known = (specialist, words(f"specialist-{specialist}"), _short(words, specialist))
        if wanted.replace(" ", "_") in {folded(each).replace(" ", "_") for each in known}:
            return Found(specialists=(specialist,), rows=ROWS_OF_SPECIALIST[specialist])
    for each in rows():
        if wanted == folded(each.name):
            return Found(rows=(each.name,))
    return search(words, wanted)


def label(words: Catalogue, name: str) -> str:
    """What a row is called: F3, or the name of a table option."""
    return words(name) if name.startswith("option-") else name


def folded(text: str) -> str:
    """A text for comparison, without case, accents, curly apostrophes and special spaces.

    >>> folded("D’où vient la Mère\N{NO-BREAK SPACE}?")
    "d'ou vient la mere ?"
    """
    plain = unicodedata.normalize("NFKD", text.casefold()).replace(
        "\N{RIGHT SINGLE QUOTATION MARK}", "'"
    )
    return "".join(each for each in plain if not unicodedata.combining(each))


def search(words: Catalogue, text: str) -> Found:
    """Everything that contains all these words, at the start of a word if possible.

    Rows that match by themselves come before rows of which only an example matches.
    """
    parts = folded(text).split()
    if not parts:
        return Found()
    found = _matching(words, [rf"(?<!\w){re.escape(part)}" for part in parts])
    return found or _matching(words, [re.escape(part) for part in parts])


def _matching(words: Catalogue, patterns: list[str]) -> Found:
    def holds(*said: str) -> bool:
        whole = folded(" ".join(said))
        return all(re.search(pattern, whole) for pattern in patterns)

    direct = [each.name for each in rows() if holds(_row_text(words, each))]
    indirect = [
        each.name
        for each in rows()
        if each.name not in direct
        and holds(_row_text(words, each), *(example_text(words, one) for one in each.examples))
    ]
    return Found(
        tuple(each for each in CHAPTERS if holds(*_chapter_texts(words, each))),
        tuple(each for each in SPECIALISTS if holds(specialist_text(words, each))),
        (*direct, *indirect),
    )


def paragraphs(text: str) -> list[str]:
    return [each for each in re.split(r"\n\s*\n", text.strip()) if each]


def _chapter_texts(words: Catalogue, chapter: str) -> tuple[str, str]:
    return words(f"chapter-{chapter}"), words(f"chapter-{chapter}-text")


def _row_text(words: Catalogue, each: RuleRow) -> str:
    """All a row says itself, and the words under which people look for it."""
    key = f"rule-{each.name}"
    keys = [f"{key}-when", key, f"{key}-ruling", f"{key}-search"]
    return " ".join([label(words, each.name), *(words(each) for each in keys if each in words)])


def _short(words: Catalogue, specialist: str) -> str:
    return words("console-specialist", specialist=specialist)
