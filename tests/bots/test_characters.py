"""The cast: different persons with names that fit everywhere, and temperaments that exist."""

import re
from pathlib import Path
from typing import get_args

import pytest

from heckmeck.bots import bot_names, is_installed, make_bot
from heckmeck.bots.characters import CAST, LEVELS, Temperament, free_character, played_by
from heckmeck.bots.temperaments import LEVELS as SOLVED_LEVELS
from heckmeck.locale import catalogue
from heckmeck.rules import MAX_PLAYERS
from tests.words.catalogues import LANGUAGES


def test_there_are_more_characters_than_seats() -> None:
    assert len(CAST) > MAX_PLAYERS


def test_names_are_short_and_begin_differently() -> None:
    names = [each.name for each in CAST.values()]
    assert all(len(name) <= 6 and name.isascii() for name in names)
    assert len({name[0] for name in names}) == len(names)


def test_everybody_has_a_temperament_of_their_own() -> None:
    assert sorted(each.temperament for each in CAST.values()) == sorted(get_args(Temperament))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_has_a_sentence(language: str) -> None:
    assert all(f"character-{each}-is" in catalogue(language) for each in CAST)


def test_the_wanted_character_comes_unless_the_name_is_taken() -> None:
    assert free_character([], "normal").id == "bruno"
    assert free_character(["Anna", None], "normal", "milo").id == "milo"
    assert free_character(["Milo"], "normal", "milo").id == "bruno"
    assert free_character([each.name for each in CAST.values()][:-1], "normal").id == "vera"


def test_the_champion_has_a_character_of_its_own() -> None:
    assert [each.id for each in CAST.values() if each.level] == ["vera"]
    assert free_character([], "champion").id == "vera"
    assert free_character([], "champion", "tilo").id == "tilo"
    assert free_character(["Tilo"], "champion", "tilo").id == "vera"
    assert free_character(["Vera"], "champion").id == "bruno"
    others = [each.name for each in CAST.values() if each.level is None]
    assert len(others) > MAX_PLAYERS  # nobody else needs her


def test_whoever_is_calm_plays_like_the_level() -> None:
    assert all(played_by(level, "vera") == level for level in LEVELS)
    assert played_by("champion", "rocco") == "champion:thievish"
    assert not any(is_installed(f"{level}:calm") for level in LEVELS)


def test_levels_have_temperaments_and_other_bots_do_not() -> None:
    assert played_by("hard", "rocco") == "hard:thievish"
    assert played_by("cautious", "rocco") == "cautious"
    assert played_by("hard", None) == "hard"
    assert played_by("hard", "somebody of a later version") == "hard"
    assert {*SOLVED_LEVELS, "easy"} == set(LEVELS)
    assert set(LEVELS) <= set(bot_names())
    assert all(make_bot(f"{level}:gentle").name == f"{level}:gentle" for level in LEVELS)


def test_every_character_has_a_face() -> None:
    art = Path("web/src/art")
    faces = re.findall(r"^  (\w+): \{ eyes", (art / "faces.ts").read_text("utf-8"), re.MULTILINE)
    heads = re.findall(r'id="head-(\w+)"', (art / "Faces.svelte").read_text("utf-8"))
    assert faces == heads == list(CAST)
