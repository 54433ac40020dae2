"""The rule book as Markdown, for the page rules.md."""

import re
from collections.abc import Iterator

from heckmeck.locale import Catalogue, catalogue
from heckmeck.rulebook import book
from heckmeck.rulebook.examples import RuleRow
from heckmeck.rules import SPECIALISTS


def rule_book(language: str = "en") -> str:
    words = catalogue(language)
    return "\n\n".join(["", *_blocks(words), ""])


def _blocks(words: Catalogue) -> Iterator[str]:
    for chapter in book.CHAPTERS:
        yield f"## {_text(words(f'chapter-{chapter}'))}"
        yield from map(_text, book.paragraphs(words(f"chapter-{chapter}-text")))
        if chapter == "specialists":
            for specialist in SPECIALISTS:
                name = _text(words(f"specialist-{specialist}"))
                yield f"**{name}.** {_text(book.specialist_text(words, specialist))}"
        for number, row in enumerate(book.rows_of(chapter)):
            if number == 0:
                yield f"**{_text(words('rules-when'))}**"
            yield from _row(words, row)


def _row(words: Catalogue, row: RuleRow) -> Iterator[str]:
    yield f"({row.name.lower()})="  # an anchor: rules.html#f3
    yield f"### {book.label(words, row.name)} · {_text(words(f'rule-{row.name}-when'))}"
    yield _text(words(f"rule-{row.name}"))
    for example in row.examples:
        yield f"> *{words('rules-example')}* {_text(book.example_text(words, example))}"


def _text(text: str) -> str:
    """A catalogue text on one line, with nothing in it that Markdown would read as markup."""
    return re.sub(r"([\\`*_<>\[\]])", r"\\\1", " ".join(text.split()))
