"""Rows C1–C4 and D1–D8 of the rules: what a total buys, taking and stealing."""
# ruff: noqa: N802  the names of the tests begin with the row as the rules write it

from __future__ import annotations

import pytest

from heckmeck.rules import (
    BratwormTaken,
    Return,
    SpecialistGained,
    SpecialistLeft,
    SpecialistMoved,
    SpecialistPutBack,
    Stop,
    TileDefended,
    TileStolen,
    TileTaken,
    legal_moves,
    position,
)
from tests.rules.tables import (
    bratworms,
    buy,
    dice_worth,
    face_up,
    failure,
    go,
    happened,
    holding,
    refused_move,
    stacks,
    table,
    with_aside,
)

# C1: tile T lies face up: taken; no choice of a lower one.


@pytest.mark.parametrize("tile", range(21, 37))
def test_C1_the_exact_tile_is_taken(tile: int) -> None:
    assert stacks(buy(table("original"), tile).state) == [[tile], []]


@pytest.mark.parametrize("tile", [11, 13])
def test_C1_also_11_and_13(tile: int) -> None:
    assert stacks(buy(table(), tile).state) == [[tile], []]


def test_C1_no_choice_of_a_lower_one() -> None:
    state = with_aside(table("original", steal="optional"), dice_worth(25))
    assert Stop(lower=True) not in legal_moves(state)
    assert refused_move(state, Stop(lower=True)) == "C2"


def test_C1_a_face_down_tile_is_not_taken() -> None:
    after = buy(table("original", grill="22 25x"), 25)
    assert stacks(after.state) == [[22], []]


# C2: the top of another player's stack is stolen.


def test_C2_the_top_tile_of_another_player_is_stolen() -> None:
    after = buy(table("original", stacks=[[], [22, 25], [26]]), 25)
    assert stacks(after.state) == [[25], [22], [26]]
    assert happened(after, TileStolen) == [TileStolen(0, 25, 1)]


def test_C2_a_covered_tile_is_not_stolen() -> None:
    after = buy(table("original", stacks=[[], [25, 22]]), 25)
    assert stacks(after.state) == [[24], [25, 22]]


def test_C2_stealing_needs_the_exact_total() -> None:
    after = buy(table("original", stacks=[[], [25]]), 26)
    assert stacks(after.state) == [[26], [25]]
    after = buy(table("original", grill="21", stacks=[[], [25]]), 26)
    assert stacks(after.state) == [[21], [25]]


@pytest.mark.parametrize("tile", [11, 13])
def test_C2_not_11_or_13(tile: int) -> None:
    after = buy(table(stacks=[[], [tile]]), tile)
    assert failure(after) == "exact_tile_missing"
    assert stacks(after.state) == [[], [tile]]


def test_C2_taking_lower_instead_is_refused_without_the_option() -> None:
    state = with_aside(table("original", stacks=[[], [25]]), dice_worth(25))
    assert legal_moves(state)[-1] == Stop()
    assert refused_move(state, Stop(lower=True)) == "C2"


# C3: 11 or 13 not face up on the grill: failed.


@pytest.mark.parametrize("tile", [11, 13])
def test_C3_not_face_up_fails(tile: int) -> None:
    after = buy(table(grill=f"{24 - tile} {tile}x 21"), tile)
    assert failure(after) == "exact_tile_missing"
    assert stacks(after.state) == [[], []]


def test_C3_own_top_tile_13_fails_and_goes_back() -> None:
    after = buy(table(grill="11 21", stacks=[[13], []]), 13)
    assert failure(after) == "exact_tile_missing"
    assert face_up(after.state) == "11 13"  # 21 was the highest and is turned


@pytest.mark.parametrize("total", [11, 13])
def test_C3_is_only_about_tiles_that_the_edition_has(total: int) -> None:
    after = buy(table("original"), total)
    assert failure(after) == "nothing_to_take"


def test_C3_face_up_it_is_taken() -> None:
    assert failure(buy(table(grill="13 21"), 13)) is None


# C4: otherwise the highest face-up tile below T, never 11 or 13.


@pytest.mark.parametrize(
    ("grill", "stacks_before", "total", "taken"),
    [
        ("22 24 25x", [[], []], 25, 24),  # face down
        ("22 24", [[], [25, 26]], 25, 24),  # covered
        ("22 24", [[25], []], 25, 24),  # own top tile
        ("22 24", [[], []], 40, 24),  # above 36
        ("22 36", [[], []], 37, 36),
        ("21", [[], []], 22, 21),
    ],
)
def test_C4_the_highest_lower_tile(
    grill: str, stacks_before: list[list[int]], total: int, taken: int
) -> None:
    after = buy(table("original", grill=grill, stacks=stacks_before), total)
    assert after.state.seats[0].top == taken


@pytest.mark.parametrize("total", [12, 14, 20])
def test_C4_never_11_or_13(total: int) -> None:
    after = buy(table(grill="11 13 21"), total)
    assert failure(after) == "nothing_to_take"
    assert face_up(after.state) == "11 13 21"


def test_C4_none_below_fails() -> None:
    assert failure(buy(table("original", grill="30 31"), 29)) == "nothing_to_take"


def test_C4_never_a_higher_tile() -> None:
    assert stacks(buy(table("original", grill="23 26"), 25).state) == [[23], []]


# D1: on top of the one stack; then the specialist is resolved.


def test_D1_the_tile_goes_on_top() -> None:
    assert stacks(buy(table("original", stacks=[[30, 22], []]), 25).state)[0] == [30, 22, 25]


def test_D1_only_then_the_specialist_is_resolved() -> None:
    after = buy(table(), 25)
    kinds = [type(event) for event in after.events]
    assert kinds.index(TileTaken) < kinds.index(SpecialistGained)
    # The raven's own tile is gone before it looks for the lowest free one.
    assert face_up(buy(table(grill="21 23+raven"), 23).state) == "21+raven"


def test_D1_other_players_stacks_are_untouched() -> None:
    assert stacks(buy(table("original", stacks=[[], [22, 26]]), 25).state)[1] == [22, 26]


# D2: a specialist other than the raven goes to the player.


@pytest.mark.parametrize(
    ("tile", "specialist"),
    [(11, "canned_worm"), (21, "hen"), (25, "weasel"), (27, "golden_die"), (29, "apple")],
)
def test_D2_the_player_gets_the_specialist(tile: int, specialist: str) -> None:
    after = buy(table(), tile)
    assert holding(after.state) == [specialist, None]
    assert specialist not in face_up(after.state)
    assert after.state.player == 1


def test_D2_a_tile_without_one_gives_none() -> None:
    assert holding(buy(table(), 22).state) == [None, None]


# D3: the raven gives a bratworm and moves on.


def test_D3_a_bratworm_then_the_raven_moves_to_the_lowest_free_tile() -> None:
    after = buy(table(), 23)
    assert bratworms(after.state) == [1, 0]
    assert "13+raven" in face_up(after.state)
    kinds = [type(event) for event in after.events]
    assert kinds.index(BratwormTaken) < kinds.index(SpecialistMoved)


def test_D3_nobody_ever_holds_the_raven() -> None:
    assert holding(buy(table(), 23).state) == [None, None]


def test_D3_holding_another_specialist_is_no_conflict() -> None:
    after = buy(table(stacks=[[31], []], holding=["apple"]), 23)
    assert holding(after.state) == ["apple", None]
    assert after.state.player == 1


def test_D3_without_a_free_tile_it_leaves_the_game() -> None:
    after = buy(table(grill="21+hen 23+raven"), 23)
    assert after.state.removed >= {"raven"}
    assert happened(after, SpecialistLeft) == [SpecialistLeft("raven")]


def test_D3_not_when_its_tile_is_only_turned() -> None:
    after = go(with_aside(table(grill="21 22 23+raven", stacks=[[26], []]), "1"), "stop")
    assert bratworms(after.state) == [0, 0]


# D4: stealing from a player without the hen.


def test_D4_tile_and_specialist_go_to_the_thief_bratworms_stay() -> None:
    state = table(stacks=[[], [22, 26]], holding=[None, "apple"], bratworms=[0, 2])
    after = buy(state, 26)
    assert stacks(after.state) == [[26], [22]]
    assert holding(after.state) == ["apple", None]
    assert bratworms(after.state) == [0, 2]
    assert happened(after, SpecialistGained) == [SpecialistGained(0, "apple", 1)]


def test_D4_without_a_specialist_only_the_tile() -> None:
    after = buy(table(stacks=[[], [26]]), 26)
    assert holding(after.state) == [None, None]
    assert stacks(after.state) == [[26], []]


def test_D4_only_from_the_owner_of_the_tile() -> None:
    after = buy(table(stacks=[[], [26], [24]], holding=[None, None, "apple"]), 26)
    assert holding(after.state) == [None, None, "apple"]


# D5: stealing from the holder of the hen.


def test_D5_only_the_hen_goes_the_tile_stays_and_it_is_a_success() -> None:
    after = buy(table(stacks=[[24], [26]], holding=[None, "hen"]), 26)
    assert stacks(after.state) == [[24], [26]]
    assert holding(after.state) == ["hen", None]
    assert failure(after) is None
    assert happened(after, TileDefended) == [TileDefended(0, 26, 1)]


def test_D5_a_thief_without_tiles_may_hold_it() -> None:
    after = buy(table(stacks=[[], [26]], holding=[None, "hen"]), 26)
    assert (stacks(after.state)[0], holding(after.state)[0]) == ([], "hen")


def test_D5_the_hen_of_a_third_player_protects_nobody_else() -> None:
    after = buy(table(stacks=[[], [26], [24]], holding=[None, None, "hen"]), 26)
    assert stacks(after.state) == [[26], [], [24]]


def test_D5_the_thief_own_hen_does_not_matter() -> None:
    after = buy(table(stacks=[[], [26]], holding=["hen", None]), 26)
    assert stacks(after.state) == [[26], []]


# D6: of two specialists one is put back, by choice.


TWO = table(stacks=[[31], []], holding=["apple", None])


@pytest.mark.parametrize(("back", "kept"), [("apple", "weasel"), ("weasel", "apple")])
def test_D6_the_player_chooses_which_one_to_put_back(back: str, kept: str) -> None:
    waiting = buy(TWO, 25).state
    assert waiting.phase == "return"
    assert set(legal_moves(waiting)) == {Return("apple"), Return("weasel")}
    after = go(waiting, f"return {back}")
    assert holding(after.state) == [kept, None]
    assert happened(after, SpecialistPutBack) == [SpecialistPutBack(0, back, 13)]  # type: ignore[arg-type]
    assert (after.state.player, after.state.phase) == (1, "roll")


def test_D6_after_stealing_as_well() -> None:
    state = table(stacks=[[31], [26]], holding=["apple", "weasel"])
    after = buy(state, 26, "return apple")
    assert holding(after.state) == ["weasel", None]
    assert stacks(after.state) == [[31, 26], []]


def test_D6_after_taking_the_hen_as_well() -> None:
    state = table(stacks=[[31], [26]], holding=["apple", "hen"])
    after = buy(state, 26, "return hen")
    assert holding(after.state) == ["apple", None]
    assert stacks(after.state) == [[31], [26]]


@pytest.mark.parametrize("specialist", ["hen", "raven", "golden_die", "canned_worm"])
def test_D6_not_one_of_the_others(specialist: str) -> None:
    assert refused_move(buy(TWO, 25).state, Return(specialist)) == "D6"  # type: ignore[arg-type]


def test_D6_nothing_else_first_and_not_otherwise() -> None:
    assert refused_move(buy(TWO, 25).state, Stop()) == "D6"
    assert refused_move(TWO, Return("apple")) == "D6"


def test_D6_while_choosing_the_new_one_is_only_in_legal() -> None:
    shown = position(buy(TWO, 25).state)
    assert shown["players"][0]["specialist"] == "apple"
    assert "weasel" not in [place["specialist"] for place in shown["grill"]] + shown["removed"]
    assert shown["total"] == 25
    assert shown["aside"] == dice_worth(25)


# D7: the lowest free tile.


@pytest.mark.parametrize(
    ("grill", "then"),
    [
        ("25+weasel 26 28", "26+apple 28"),
        ("25+weasel 21+hen 26 28", "21+hen 26+apple 28"),  # occupied ones are skipped
        ("25+weasel 21x 26x 28", "28+apple"),  # face-down ones are skipped
        ("11+canned_worm 13 25+weasel 26", "11+canned_worm 13+apple 26"),  # 13 counts
        ("11 13 25+weasel 26", "11+apple 13 26"),  # 11 counts
    ],
)
def test_D7_to_the_lowest_free_tile(grill: str, then: str) -> None:
    state = table(grill=grill, stacks=[[31], []], holding=["apple"])
    assert face_up(buy(state, 25, "return apple").state) == then


def test_D7_without_a_free_tile_it_leaves_the_game() -> None:
    state = table(grill="25+weasel 29+hen", stacks=[[31], []], holding=["apple"])
    after = buy(state, 25, "return apple")
    assert face_up(after.state) == "29+hen"
    assert "apple" in after.state.removed
    assert happened(after, SpecialistLeft) == [SpecialistLeft("apple")]


def test_D7_specialists_do_not_move_when_a_lower_tile_becomes_free() -> None:
    state = table(grill="21+hen 22 26+weasel", stacks=[[24], []])
    assert face_up(buy(state, 22).state) == "21+hen 26+weasel"
    after = go(with_aside(table(grill="26+weasel 30", stacks=[[22], []]), "1"), "stop")
    assert face_up(after.state) == "22 26+weasel"


# D8: a top tile 11 or 13 protects everything.


@pytest.mark.parametrize("specialist", ["apple", "hen"])
def test_D8_neither_tile_nor_specialist_can_be_stolen(specialist: str) -> None:
    state = table(grill="21", stacks=[[], [26, 13]], holding=[None, specialist])
    after = buy(state, 13)
    assert failure(after) == "exact_tile_missing"
    assert holding(after.state) == [None, specialist]
    after = buy(state, 26)
    assert stacks(after.state) == [[21], [26, 13]]
    assert holding(after.state) == [None, specialist]


def test_D8_only_while_it_is_on_top() -> None:
    state = table(stacks=[[], [13, 26]], holding=[None, "apple"])
    after = buy(state, 26)
    assert stacks(after.state) == [[26], [13]]
    assert holding(after.state) == ["apple", None]
