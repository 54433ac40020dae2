"""Seeded, scripted and system dice: reproducible where promised, unbiased and independent."""

import copy
import json
import pickle
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from heckmeck.dice import (
    DiceSource,
    FairDice,
    ScriptedDice,
    ScriptExhausted,
    SeededDice,
    SystemDice,
    land,
)
from heckmeck.dice.source import land_from_numbers, unbiased
from heckmeck.rules import FACES, Land, Roll, Setup, apply, legal_moves, new_game
from tests.dice.dice_games import played_game
from tests.rules.tables import table

VECTORS = Path(__file__).parents[2] / "vectors" / "dice"
SEEDED: list[dict[str, Any]] = json.loads((VECTORS / "seeded.json").read_text("utf-8"))["cases"]


@pytest.mark.parametrize("case", SEEDED, ids=[str(case["seed"]) for case in SEEDED])
def test_seeded_dice_match_the_vectors(case: dict[str, Any]) -> None:
    dice = SeededDice(case["seed"])
    for roll in case["rolls"]:
        landed = dice.roll(roll["white"], roll["golden_faces"])
        assert landed == Land(roll["dice"], roll["golden"])


def test_a_number_and_its_text_are_the_same_seed() -> None:
    assert SeededDice(12).roll(60, None) == SeededDice("12").roll(60, None)
    assert SeededDice(12).roll(60, None) != SeededDice(13).roll(60, None)


@pytest.mark.parametrize("edition", ["original", "specialists"])
def test_a_seed_repeats_a_whole_game(edition: Any) -> None:
    setup = Setup(edition, ("Anna", "Ben"))
    first = played_game(setup, SeededDice(3), seed=1)
    assert played_game(setup, SeededDice(3), seed=1) == first
    assert played_game(setup, SeededDice(4), seed=1) != first


@pytest.mark.parametrize("make", [lambda: SeededDice(5), lambda: FairDice(bytes(32), "example")])
def test_two_sources_are_independent(make: Any) -> None:
    """Alternating between two sources changes no roll: there is no global generator."""
    alone: DiceSource = make()
    expected = [alone.roll(8, "111www") for _ in range(20)]
    one: DiceSource = make()
    other: DiceSource = make()
    random.seed(1)
    before = random.getstate()
    mixed = [(one.roll(8, "111www"), other.roll(8, "111www")) for _ in range(20)]
    assert mixed == [(each, each) for each in expected]
    assert random.getstate() == before


def test_system_dice_do_not_depend_on_a_seed() -> None:
    random.seed(1)
    first = SystemDice().roll(100, None)
    random.seed(1)
    assert SystemDice().roll(100, None) != first


@pytest.mark.parametrize("source", [SeededDice(1), SystemDice(), FairDice(bytes(32), "example")])
def test_the_shape_of_a_roll(source: DiceSource) -> None:
    for white in range(9):
        for faces in (None, "111www", "12345w"):
            landed = source.roll(white, faces)
            assert len(landed.dice) == white
            assert landed.dice == "".join(sorted(landed.dice))
            assert set(landed.dice) <= set("12345w")
            assert landed.golden is None if faces is None else landed.golden in set(faces)


def test_seeded_faces_are_uniform() -> None:
    rolls = 6000
    dice = SeededDice("uniform")
    seen = Counter("".join(dice.roll(8, None).dice for _ in range(rolls)))
    expected = 8 * rolls / 6
    assert sum((seen[face] - expected) ** 2 / expected for face in "12345w") < 20.5


def test_the_mapping_of_bytes_has_no_bias() -> None:
    """All 256 bytes once: every side occurs equally often, and the rest is skipped."""
    every = bytes(range(256))
    for sides in range(2, 8):
        seen = Counter(unbiased([every], sides))
        assert sorted(seen) == list(range(sides))
        assert set(seen.values()) == {256 // sides}
    assert list(unbiased([bytes([251]), bytes([252, 253, 254, 255]), bytes([0])])) == [5, 0]


def test_numbers_become_faces() -> None:
    assert land_from_numbers([5, 4, 3, 2, 1, 0], None) == Land("12345w")
    golden = [land_from_numbers([0, number], "111www").golden for number in range(6)]
    assert golden == ["1", "1", "1", "w", "w", "w"]
    assert land_from_numbers([3], "12345w") == Land("", "4")


def test_scripted_dice_follow_the_script_and_end() -> None:
    dice = ScriptedDice(["4441235w", Land("11", "w")])
    assert dice.roll(8, None) == Land("4441235w")
    assert dice.roll(2, "111www") == Land("11", "w")
    with pytest.raises(ScriptExhausted):
        dice.roll(1, None)


def test_system_dice_fit_the_hand() -> None:
    rolling = apply(table(stacks=[[31], []], holding=["golden_die"]), Roll(golden=True)).state
    seen = set()
    for _ in range(60):
        landing = land(rolling, SystemDice())
        assert legal_moves(apply(rolling, landing).state)
        seen |= set(landing.dice)
        assert landing.golden in ("1", "w")
    assert seen == set(FACES)


def test_dice_land_only_when_they_are_in_the_air() -> None:
    state = new_game(Setup("original", ("Anna", "Ben")))
    with pytest.raises(ValueError, match="no dice are in the air"):
        land(state, SeededDice(1))
    assert len(land(apply(state, Roll()).state, SeededDice(1)).dice) == 8


def test_a_seed_may_be_any_text_of_a_command_line() -> None:
    """A byte that is not UTF-8 arrives as a lone surrogate."""
    assert SeededDice("\udcff").roll(8, None) == SeededDice("\udcff").roll(8, None)


def test_a_copy_of_seeded_dice_rolls_on_like_the_original() -> None:
    dice = SeededDice("copied")
    dice.roll(8, "111www")
    copied, pickled = copy.deepcopy(dice), pickle.loads(pickle.dumps(dice))  # noqa: S301  our own
    rolls = [dice.roll(white, None) for white in (8, 5, 1)]
    assert [copied.roll(white, None) for white in (8, 5, 1)] == rolls
    assert [pickled.roll(white, None) for white in (8, 5, 1)] == rolls
