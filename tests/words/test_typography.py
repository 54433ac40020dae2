"""Punctuation and spacing of each language."""

import re

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from tests.words.catalogues import entries

NO_BREAK = "\N{NO-BREAK SPACE}"
# Written for programs: JSON, or the words that are understood at the table.
NOT_PROSE = {"position-hand", "console-word-help", "console-choose"}
# They begin with `FILE: `, as editors and scripts look for it.
FILE_FIRST = {
    "match-line",
    "verify-further",
    "verify-verdict",
}


class _Texts(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802
        self.found.append("\N{REPLACEMENT CHARACTER}")  # a space before it is no defect
        self.generic_visit(node)


def prose(language: str) -> dict[str, str]:
    """The text of each message, with a replacement character for every placeable."""
    said = {}
    for key, message in entries(language).items():
        if key not in NOT_PROSE:
            texts = _Texts()
            texts.visit(message)
            said[key] = "".join(texts.found)
    return said


def wrong(language: str, pattern: str) -> dict[str, str]:
    return {key: text for key, text in prose(language).items() if re.search(pattern, text)}


def test_french_punctuation_has_no_break_spaces() -> None:
    """Before : ; ! ? » and after «, but not before technical colons (bot:TYPE, http://)."""
    assert wrong("fr", rf"[^{NO_BREAK}\s:/][;!?»]") == {}
    assert wrong("fr", rf"[^{NO_BREAK}]:(?=\s|$)").keys() == FILE_FIRST
    assert wrong("fr", r"[ ][:;!?»]") == {}
    assert wrong("fr", rf"«(?!{NO_BREAK})") == {}


@pytest.mark.parametrize(
    ("language", "space"), [("de", True), ("fr", True), ("en", False), ("it", False)]
)
def test_percent(language: str, space: bool) -> None:
    """Only after a number, not in headings such as "wins %"."""
    number = r"[\d\N{REPLACEMENT CHARACTER}]"
    pattern = rf"{number}(?!{NO_BREAK})[ ]?%" if space else rf"{number}\s%"
    assert wrong(language, pattern) == {}


def test_only_german_has_a_space_before_an_ellipsis() -> None:
    rows = r"(?!\s+G3)"  # "A1 … G3"
    for language in ("en", "fr", "it"):
        assert wrong(language, rf"\s…{rows}") == {}
    assert wrong("de", rf"(?<!{NO_BREAK})…{rows}") == {}


QUOTES = {"de": ("„", "“"), "fr": ("«", "»"), "it": ("«", "»"), "en": ("“", "”")}
FOREIGN = "„“”«»"


@pytest.mark.parametrize("language", QUOTES)
def test_quotation_marks_of_the_language(language: str) -> None:
    others = "".join(set(FOREIGN) - set(QUOTES[language]))
    assert wrong(language, f"[{others}]") == {}
    opening, closing = QUOTES[language]
    for key, text in prose(language).items():
        assert text.count(opening) == text.count(closing), key


@pytest.mark.parametrize("language", ["fr", "it"])
def test_apostrophes_are_typographic(language: str) -> None:
    assert wrong(language, r"\w'") == {}
