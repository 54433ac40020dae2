"""The lessons: every path through them, in every language."""

import copy
import json
from typing import Any

import pytest

from heckmeck.locale import LANGUAGES, catalogue
from heckmeck.rulebook import __main__ as writing
from heckmeck.rulebook.examples import FOLDER, WrongExample, rows
from heckmeck.rulebook.lessons import lessons, read_lesson, tree
from heckmeck.rules import SPECIALISTS
from tests.words.catalogues import entries, variables

ORIGINAL = ["first_turn", "worm", "failing", "highest", "stealing", "end"]
TREES = {each.name: tree(each) for each in lessons()}


def test_the_original_game_comes_before_the_specialists() -> None:
    names = [each.name for each in lessons()]
    assert names[: len(ORIGINAL)] == ORIGINAL
    assert set(names[len(ORIGINAL) :]) == {*SPECIALISTS, "bratworms", "two_specialists"}


def test_the_first_turn_has_the_dice_of_the_printed_example() -> None:
    steps = lessons()[0].steps
    assert [landing.dice for step in steps for landing in step.dice] == [
        "1234445w",
        "2344w",
        "55ww",
    ]


@pytest.mark.parametrize("name", TREES)
def test_every_legal_move_has_an_answer_and_every_step_can_be_completed(name: str) -> None:
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
def test_every_text_shows_its_values(language: str) -> None:
    words = catalogue(language)
    for name, lesson in TREES.items():
        assert f"lesson-{name}" in words
        for node in lesson["nodes"]:
            for said in (node, *(each for each in node["moves"] if "say" in each)):
                assert variables(language, said["say"]) <= set(said["values"]), said["say"]
                text = words(said["say"], **said["values"])
                for value in variables(language, said["say"]):
                    assert said["values"][value], f"{said['say']} has no {value}"
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


def test_the_lessons_teach_what_is_easily_missed() -> None:
    """11 and 13, two specialists, losing a specialist, and the returned tile that stays face up."""
    happened = {
        name: [
            event
            for node in lesson["nodes"]
            for move in node["moves"]
            if "next" in move
            for event in move["events"]
        ]
        for name, lesson in TREES.items()
    }
    assert {"event": "tile_taken", "seat": 0, "tile": 13, "total": 13} in happened["golden_die"]
    assert any(each["event"] == "return_due" for each in happened["two_specialists"])
    lost = [each for each in happened["apple"] if each["event"] == "specialist_put_back"]
    assert [each["specialist"] for each in lost] == ["apple"]
    highest = [each["event"] for each in happened["highest"]]
    assert "tile_returned" in highest
    assert "tile_turned" not in highest


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_detour_that_fails_is_called_a_failed_attempt(language: str) -> None:
    words = catalogue(language)
    failed = {"de": "Fehlwurf", "en": "failed attempt", "fr": "nul", "it": "sballato"}
    generic = 0
    for lesson in TREES.values():
        for node in lesson["nodes"]:
            for each in node["moves"]:
                if each.get("say", "").startswith("lesson-detour-") and any(
                    event["event"] == "attempt_failed" for event in each["events"]
                ):
                    generic += 1
                    said = words(each["say"], **each["values"])
                    assert failed[language] in said or each["say"] == "lesson-detour-fail"
    assert generic > 3


def test_a_wrong_face_gets_the_answer_for_that_face() -> None:
    """Taking a single 2 instead of the worm does not look good, unlike taking the 4s."""
    (node,) = (each for each in TREES["worm"]["nodes"] if each["say"] == "lesson-worm-4")
    said = {each["move"].get("face"): each.get("say") for each in node["moves"]}
    assert said == {"2": "lesson-worm-4-keep-2", "4": "lesson-worm-4-keep", "w": None}


def _data(name: str) -> dict[str, Any]:
    every = json.loads((FOLDER / "lessons.json").read_text("utf-8"))
    (found,) = (each for each in every if each["lesson"] == name)
    return copy.deepcopy(found)


def test_a_wrong_outcome_is_detected() -> None:
    data = _data("failing")
    data["steps"][2]["shows"][2]["tile"] = 35
    with pytest.raises(WrongExample):
        tree(read_lesson(data))


def test_an_event_that_must_not_happen_is_detected() -> None:
    data = _data("highest")
    data["steps"][2]["absent"] = ["tile_returned"]
    with pytest.raises(WrongExample):
        tree(read_lesson(data))


def test_an_illegal_move_is_detected() -> None:
    data = _data("first_turn")
    data["steps"][3]["move"]["face"] = "4"
    with pytest.raises(WrongExample):
        tree(read_lesson(data))


def test_the_files_for_the_browser_are_up_to_date() -> None:
    """If this fails: `make generated`."""
    assert writing.BOOK.read_text("utf-8") == writing.text(writing.book_json())
    assert writing.LESSONS.read_text("utf-8") == writing.text([tree(each) for each in lessons()])
