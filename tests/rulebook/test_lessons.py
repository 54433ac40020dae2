"""The lessons, replayed: every way through them, in every language."""

import copy
import json
from typing import Any

import pytest

from heckmeck.locale import LANGUAGES, catalogue
from heckmeck.rulebook import __main__ as writing
from heckmeck.rulebook.examples import FOLDER, WrongExample, rows
from heckmeck.rulebook.lessons import lessons, read_lesson, tree
from heckmeck.rules import SPECIALISTS
from words.catalogues import entries, variables

ORIGINAL = ["first_turn", "worm", "failing", "stealing", "end"]
TREES = {each.name: tree(each) for each in lessons()}


def test_the_original_game_then_each_specialist_and_the_bratworms() -> None:
    names = [each.name for each in lessons()]
    assert names[:5] == ORIGINAL
    assert set(names[5:]) == {*SPECIALISTS, "bratworms"}


def test_the_first_turn_has_the_dice_of_the_printed_example() -> None:
    steps = lessons()[0].steps
    assert [landing.dice for step in steps for landing in step.dice] == [
        "1234445w",
        "2344w",
        "55ww",
    ]


@pytest.mark.parametrize("name", TREES)
def test_every_legal_move_is_answered_and_every_step_goes_on(name: str) -> None:
    nodes = TREES[name]["nodes"]
    reached = {0}
    for number, node in enumerate(nodes):
        assert number in reached
        legal = node["game"]["position"]["legal"]
        last = node["say"].endswith("-end")
        if not last:
            assert node["game"]["position"]["player"] == 0
            assert [each["move"] for each in node["moves"]] == legal
            assert any("next" in each for each in node["moves"])
        for each in node["moves"]:
            assert each["events"]
            assert ("next" in each) != ("say" in each)
            reached |= {each["next"]} if "next" in each else set()
        assert last == (not node["moves"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_a_lesson_is_said_with_its_values(language: str) -> None:
    words = catalogue(language)
    for name, lesson in TREES.items():
        assert f"lesson-{name}" in words
        for node in lesson["nodes"]:
            for said in (node, *(each for each in node["moves"] if "say" in each)):
                assert variables(language, said["say"]) <= set(said["values"]), said["say"]
                text = words(said["say"], **said["values"])
                for value in variables(language, said["say"]):
                    assert said["values"][value], f"{said['say']} says nothing of {value}"
                    assert str(said["values"][value]) in text


def test_every_lesson_text_belongs_to_a_step() -> None:
    said = {f"lesson-{name}" for name in TREES}
    for lesson in TREES.values():
        for node in lesson["nodes"]:
            said |= {node["say"], *(each["say"] for each in node["moves"] if "say" in each)}
    unused = {key for key in entries("en") if key.startswith("lesson-")} - said
    assert unused == set()


def test_the_rows_of_a_lesson_exist() -> None:
    known = {row.name for row in rows()}
    for lesson in lessons():
        assert set(lesson.rows) <= known


def _data(name: str) -> dict[str, Any]:
    every = json.loads((FOLDER / "lessons.json").read_text("utf-8"))
    (found,) = (each for each in every if each["lesson"] == name)
    return copy.deepcopy(found)


def test_a_wrong_outcome_is_found() -> None:
    data = _data("failing")
    data["steps"][2]["shows"][2]["tile"] = 35
    with pytest.raises(WrongExample):
        tree(read_lesson(data))


def test_a_move_that_is_not_legal_is_found() -> None:
    data = _data("first_turn")
    data["steps"][3]["move"]["face"] = "4"
    with pytest.raises(WrongExample):
        tree(read_lesson(data))


def test_the_files_for_the_browser_are_current() -> None:
    """If this fails: `python -m heckmeck.rulebook`."""
    assert writing.BOOK.read_text("utf-8") == writing.text(writing.book_json())
    assert writing.LESSONS.read_text("utf-8") == writing.text([tree(each) for each in lessons()])
