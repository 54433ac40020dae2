"""Every row of the rules in every language, with examples that were replayed."""

import copy
import json
import re
from typing import Any

import pytest

from heckmeck.locale import LANGUAGES, catalogue
from heckmeck.rulebook import book
from heckmeck.rulebook.examples import FOLDER, WrongExample, read_row, rows
from heckmeck.rules import OPTION_VALUES
from tests.console import Run
from tests.words.catalogues import entries, text_of, variables

SPEC_ROWS = [
    f"{letter}{number}"
    for letter, count in zip("ABCDEFG", (7, 3, 4, 8, 3, 5, 3), strict=True)
    for number in range(1, count + 1)
]
OPTIONS = [f"option-{name}" for name in OPTION_VALUES]
DATA: list[dict[str, Any]] = json.loads((FOLDER / "rows.json").read_text("utf-8"))


def test_every_row_and_every_option_is_there_once() -> None:
    assert [each.name for each in rows()] == SPEC_ROWS + OPTIONS


def test_the_chapters_print_the_rows_in_reading_order() -> None:
    printed = [row.name for chapter in book.CHAPTERS for row in book.rows_of(chapter)]
    assert printed == SPEC_ROWS + OPTIONS


def test_every_row_has_a_chapter_and_an_example() -> None:
    for row in rows():
        assert row.chapter in book.CHAPTERS
        assert row.examples, row.name


def test_every_chapter_has_a_picture() -> None:
    assert tuple(book.PICTURES) == book.CHAPTERS


def test_every_record_is_used() -> None:
    used = {example.record for row in rows() for example in row.examples}
    used |= {each["record"] for each in json.loads((FOLDER / "lessons.json").read_text("utf-8"))}
    assert {each.stem for each in (FOLDER / "examples").iterdir()} == used


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_row_states_its_outcome(language: str) -> None:
    words = catalogue(language)
    for row in rows():
        assert words(f"rule-{row.name}-when").endswith("?"), row.name
        assert words(f"rule-{row.name}").endswith("."), row.name
        for example in row.examples:
            said = book.example_text(words, example)
            for name, value in example.values.items():
                if name not in (*example.dice, "specialist"):
                    assert str(value) in said, f"{example.key} has no {name}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_example_takes_every_number_and_name_from_its_record(language: str) -> None:
    source = text_of(language)
    for row in rows():
        for example in row.examples:
            assert variables(language, example.key) == set(example.values), example.key
            (raw,) = re.findall(rf"^{re.escape(example.key)} = (.*)$", source, re.MULTILINE)
            bare = re.sub(r"\{[^}]*\}", "", raw)
            assert not re.search(r"\d|Anna|Ben\b|Cleo", bare), example.key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_text_belongs_to_an_example(language: str) -> None:
    said = {key for key in entries(language) if re.search(r"^rule-.*-example(-\d)?$", key)}
    assert said == {example.key for row in rows() for example in row.examples}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_and_every_search_word_belongs_to_a_row(language: str) -> None:
    known = entries(language)
    rulings = {key for key in known if re.fullmatch(r"rule-.*-ruling", key)}
    assert rulings == {f"rule-{row.name}-ruling" for row in rows() if row.ruling}
    searched = {key for key in known if re.fullmatch(r"rule-.*-search", key)}
    assert searched <= {f"rule-{row.name}-search" for row in rows()}


def test_rulings_name_the_option_that_changes_them() -> None:
    words = catalogue("en")
    for row, option in (("B1", "golden_die"), ("C2", "steal")):
        assert words(f"option-{option}") in words(f"rule-{row}-ruling")


def _wrong(row: str, change: Any) -> dict[str, Any]:
    (found,) = (each for each in DATA if each["row"] == row)
    changed = copy.deepcopy(found)
    change(changed["examples"][0])
    return changed


@pytest.mark.parametrize(
    ("row", "change"),
    [
        ("F3", lambda each: each["events"][2].update(tile=35)),
        ("F3", lambda each: each["events"].reverse()),
        ("F1", lambda each: each["absent"].append("specialist_put_back")),
        ("D7", lambda each: each["events"][0].update(tile=11)),
        ("A5", lambda each: each["legal_after"].append({"do": "roll"})),
        ("A1", lambda each: each["refused"].update(rule="A2")),
        ("A1", lambda each: each["refused"].update(move={"do": "roll"})),
        ("D5", lambda each: each["seats"]["1"].update(stack=[])),
        ("E2", lambda each: each["position"].update(supply=1)),
        ("G3", lambda each: each["events"][0].update(tie_break="shared")),
    ],
)
def test_a_wrong_outcome_is_detected(row: str, change: Any) -> None:
    with pytest.raises(WrongExample):
        read_row(_wrong(row, change))


def test_the_tie_is_broken_by_the_highest_tile() -> None:
    example, _ = book.row("G3").examples
    stacks = [seat.stack for seat in example.after.seats]
    assert example.values["tile"] == max(max(stack) for stack in stacks) == max(stacks[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_topics_are_found(language: str) -> None:
    words = catalogue(language)
    for chapter in book.CHAPTERS:
        assert book.find(words, chapter) == book.Found(chapters=(chapter,))
    assert book.find(words, "f3").rows == ("F3",)
    for specialist in book.ROWS_OF_SPECIALIST:
        named = words(f"specialist-{specialist}")
        assert specialist in book.find(words, named.upper()).specialists
        assert specialist in book.find(words, specialist).specialists
    found = book.find(words, words("specialist-raven") + " " + words("rule-G3").split()[0].lower())
    assert isinstance(found, book.Found)
    assert not book.find(words, "xyzzy")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_topic_has_a_word_of_the_language(language: str) -> None:
    words = catalogue(language)
    said = [words(f"topic-{chapter}") for chapter in book.CHAPTERS]
    assert len(set(said)) == len(said)
    for chapter, word in zip(book.CHAPTERS, said, strict=True):
        assert book.find(words, word.upper()).chapters == (chapter,)
    for word in ("all", words("topic-all")):
        assert book.find(words, word).chapters == book.CHAPTERS
    for option in OPTIONS:
        named = book.label(words, option)
        assert "_" not in named
        assert option in book.find(words, named).rows


STEALING = ("C2", "D4", "D5", "D8", "option-steal")
RETURNING = ("F1", "F3", "F4", "option-returned_highest")


@pytest.mark.parametrize(
    ("language", "typed", "expected"),
    [
        ("en", "steal", STEALING),
        ("de", "stehlen", STEALING),
        ("fr", "piquer", STEALING),
        ("it", "rubare", STEALING),
        ("en", "returning", RETURNING),
        ("de", "Rückgabe", RETURNING),
        ("fr", "rendre", RETURNING),
        ("it", "restituire", RETURNING),
        ("en", "double 1", ("A7",)),
        ("de", "Doppel 1", ("A7",)),
        ("fr", "double 1", ("A7",)),
        ("it", "doppio 1", ("A7",)),
        ("en", "RWP", ("C1",)),
        ("de", "BWP", ("C1",)),
        ("it", "PdV", ("C1",)),
    ],
)
def test_printed_words_are_found(language: str, typed: str, expected: tuple[str, ...]) -> None:
    assert set(expected) <= set(book.find(catalogue(language), typed).rows)


def test_rows_that_match_by_themselves_come_before_examples() -> None:
    found = book.find(catalogue("en"), "weasel").specialists
    assert found == ("weasel",)
    rows_found = book.search(catalogue("en"), "weasel").rows
    assert rows_found.index("B2") < rows_found.index("D6")  # D6 only has it in its example


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_about_the_golden_die_follows_the_table_option(language: str) -> None:
    words = catalogue(language)
    texts = [words("rule-golden_die", golden_die=each) for each in OPTION_VALUES["golden_die"]]
    assert len(set(texts)) == len(texts) == 2


@pytest.mark.parametrize(
    ("language", "typed", "row"),
    [
        ("fr", "egalite", "G3"),
        ("fr", "l'abri", "D8"),
        ("fr", "nul ?", "F4"),
        ("de", "wurfel ubrig", "A5"),
        ("it", "più", "C4"),
        ("it", "piu", "C4"),
    ],
)
def test_what_is_typed_needs_no_accents(language: str, typed: str, row: str) -> None:
    assert row in book.find(catalogue(language), typed).rows


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_book_in_the_terminal(run: Run, language: str) -> None:
    done = run("rules", "all", "--lang", language)
    assert (done.returncode, done.stderr) == (0, "")
    chapters = {row.chapter for row in rows()}
    assert done.stdout.count(catalogue(language)("rules-when")) == len(chapters)
    assert "⟦" not in done.stdout
    for row in SPEC_ROWS:
        assert re.search(rf"^{row}  ", done.stdout, re.MULTILINE), row
    assert max(map(len, done.stdout.splitlines())) <= 88


def test_a_row_a_specialist_a_word_and_nothing(run: Run) -> None:
    assert run("rules", "F3").stdout.startswith("F3  What exactly happens when")
    assert run("rules", "canned", "worm").stdout.startswith("canned worm\n")
    assert "B2  " in run("rules", "reroll").stdout
    done = run("rules", "xyzzy")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
