"""The order of the rule book, and finding one's way in it."""

import re
import unicodedata
from typing import NamedTuple

from heckmeck.locale import Catalogue
from heckmeck.rulebook.examples import Example, Row, rows
from heckmeck.rules import SPECIALISTS

CHAPTERS = (
    "minute",
    "setup",
    "turn",
    "buying",
    "taking",
    "failing",
    "specialists",
    "bratworms",
    "end",
    "options",
)

# What a chapter shows: moments of example records, each a record and how many moves of it.
PICTURES = {
    "minute": (("first_turn_stop", 6),),
    "setup": (("first_turn_stop", 0), ("raven", 0)),
    "turn": (("first_turn_stop", 3),),
    "buying": (("own_top_and_covered", 8),),
    "taking": (("steal_specialist", 12),),
    "failing": (("failed_roll", 16), ("failed_roll", 17)),
    "specialists": (("two_specialists", 14),),
    "bratworms": (("empty_supply", 21),),
    "end": (("last_tile", 75),),
    "options": (("option_steal", 23),),
}

# The rows that tell what a specialist does, besides those of all specialists.
ROWS_OF_SPECIALIST = {
    "canned_worm": ("B3", "D8"),
    "hen": ("D5", "D8", "E2", "F1", "F2"),
    "raven": ("D3",),
    "weasel": ("B2",),
    "golden_die": ("B1", "A7", "option-golden_die"),
    "apple": ("G2",),
}


class Found(NamedTuple):
    """What a topic means: chapters, specialists and rows, all by name."""

    chapters: tuple[str, ...] = ()
    specialists: tuple[str, ...] = ()
    rows: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        return any(self)


def row(name: str) -> Row:
    (found,) = (each for each in rows() if each.name == name)
    return found


def rows_of(chapter: str) -> tuple[Row, ...]:
    return tuple(each for each in rows() if each.chapter == chapter)


def example_text(words: Catalogue, example: Example) -> str:
    """The text of an example, its values filled in."""
    worm = words("rules-worm-face")
    values = dict(example.values)
    for name in example.dice:
        values[name] = " ".join(worm if face == "w" else face for face in str(values[name]))
    return words(example.key, **values)


def find(words: Catalogue, topic: str) -> Found:
    """What a topic means: everything, a chapter, a row, a specialist, an option, else a search."""
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
        if wanted in (folded(each.name).removeprefix("option-"), folded(label(words, each.name))):
            return Found(rows=(each.name,))
    return search(words, wanted)


def label(words: Catalogue, name: str) -> str:
    """What a row is called: F3, or the name of a table option."""
    return words(f"rule-{name}-name") if name.startswith("option-") else name


def folded(text: str) -> str:
    """A text as it is compared: whatever the case, the accents, the apostrophes and the spaces.

    >>> folded("D’où vient la Mère\N{NO-BREAK SPACE}?")
    "d'ou vient la mere ?"
    """
    plain = unicodedata.normalize("NFKD", text.casefold()).replace(
        "\N{RIGHT SINGLE QUOTATION MARK}", "'"
    )
    return "".join(each for each in plain if not unicodedata.combining(each))


def search(words: Catalogue, text: str) -> Found:
    """Everything that holds all these words, wherever they stand."""
    parts = folded(text).split()
    if not parts:
        return Found()

    def holds(said: str) -> bool:
        whole = folded(said)
        return all(part in whole for part in parts)

    return Found(
        tuple(each for each in CHAPTERS if holds(_chapter(words, each))),
        tuple(each for each in SPECIALISTS if holds(words(f"rule-{each}"))),
        tuple(each.name for each in rows() if holds(_row(words, each))),
    )


def paragraphs(text: str) -> list[str]:
    return [each for each in re.split(r"\n\s*\n", text.strip()) if each]


def _chapter(words: Catalogue, chapter: str) -> str:
    return words(f"chapter-{chapter}") + " " + words(f"chapter-{chapter}-text")


def _row(words: Catalogue, each: Row) -> str:
    key = f"rule-{each.name}"
    examples = [example_text(words, example) for example in each.examples]
    return " ".join([label(words, each.name), words(f"{key}-when"), words(key), *examples])


def _short(words: Catalogue, specialist: str) -> str:
    return words("console-specialist", specialist=specialist)
