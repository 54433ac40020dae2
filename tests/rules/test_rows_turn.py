"""Rows A1–A7 and B1–B3 of the rules: a turn."""
# ruff: noqa: N802  the names of the tests begin with the row as the rules write it

from __future__ import annotations

import pytest

from heckmeck.rules import (
    BratwormTaken,
    Fail,
    Keep,
    Land,
    Reroll,
    Roll,
    Stop,
    TileTaken,
    apply,
    legal_moves,
    position,
)
from tests.rules.tables import (
    bratworms,
    buy,
    face_up,
    failure,
    go,
    happened,
    refused,
    refused_move,
    stacks,
    table,
    with_aside,
)

ORIGINAL = table("original")


# A1: the player must roll all 8 white dice; there is no pass.


def test_A1_a_turn_starts_with_a_roll_of_all_eight_dice() -> None:
    assert legal_moves(ORIGINAL) == (Roll(),)
    assert go(ORIGINAL, "12345www").state.dice.rolled == "12345www"


@pytest.mark.parametrize("move", [Stop(), Keep("1"), Fail(), Reroll(), Land("12345www")])
def test_A1_nothing_else_is_a_first_move(move: object) -> None:
    assert refused_move(ORIGINAL, move)  # type: ignore[arg-type]


def test_A1_passing_is_refused_by_its_row() -> None:
    assert refused(ORIGINAL, "stop") == "A1"


@pytest.mark.parametrize("dice", ["", "1", "1234512", "123451234"])
def test_A1_not_with_another_number_of_dice(dice: str) -> None:
    rolling = apply(ORIGINAL, Roll()).state
    assert refused_move(rolling, Land(dice)) == "A1"


@pytest.mark.parametrize("dice", ["0123451w", "6123451w", "W123451w", "1234512 "])
def test_A1_not_with_faces_no_die_has(dice: str) -> None:
    rolling = apply(ORIGINAL, Roll()).state
    assert refused_move(rolling, Land(dice)) == "A1"


# A2: all dice of one face not yet set aside; no stopping in between.


def test_A2_all_dice_of_the_face_are_set_aside() -> None:
    state = go(ORIGINAL, "44412355 4").state
    assert (state.dice.aside, state.dice.white, state.dice.total) == ("444", 5, 12)


def test_A2_any_rolled_face_may_be_chosen() -> None:
    state = go(ORIGINAL, "44412355").state
    assert set(legal_moves(state)) == {Keep("1"), Keep("2"), Keep("3"), Keep("4"), Keep("5")}


def test_A2_not_a_face_that_was_not_rolled() -> None:
    assert refused(ORIGINAL, "44412355", "keep w") == "A2"


def test_A2_not_a_face_already_set_aside() -> None:
    assert refused(ORIGINAL, "44412355 4", "42355", "keep 4") == "A2"


def test_A2_no_stop_between_roll_and_keep() -> None:
    assert refused(ORIGINAL, "4441235w 4", "1235w", "stop") == "A2"


def test_A2_no_second_roll_before_a_keep() -> None:
    assert refused_move(go(ORIGINAL, "44412355").state, Roll()) == "A2"


def test_A2_nothing_is_kept_twice_from_one_roll() -> None:
    assert refused(ORIGINAL, "44412355 4", "keep 5") == "A2"


# A3: every rolled face is already set aside: failed.


def test_A3_a_roll_of_used_faces_only_fails_by_itself() -> None:
    after = go(ORIGINAL, "4441235w 4", "1235w w", "44ww")
    assert failure(after) == "no_new_face"
    assert (after.state.player, after.state.turn) == (1, 2)


def test_A3_one_new_face_is_enough_to_go_on() -> None:
    after = go(ORIGINAL, "4441235w 4", "1235w w", "44w1")
    assert failure(after) is None
    assert legal_moves(after.state) == (Keep("1"),)


def test_A3_the_first_roll_never_fails() -> None:
    assert failure(go(ORIGINAL, "11111111")) is None


# A4: roll the remaining dice, or stop.


def test_A4_roll_the_remaining_dice_or_stop() -> None:
    state = go(ORIGINAL, "44412355 4").state
    assert set(legal_moves(state)) == {Roll(), Stop()}
    assert go(state, "12355 5").state.dice.aside == "44455"


def test_A4_not_all_eight_again_and_not_some_of_them() -> None:
    rolling = apply(go(ORIGINAL, "44412355 4").state, Roll()).state
    assert refused_move(rolling, Land("12345123")) == "A4"
    assert refused_move(rolling, Land("1234")) == "A4"


# A5: no dice left, or all six faces used: stopping is the only legal move.


def test_A5_no_dice_left_only_stop() -> None:
    state = go(ORIGINAL, "wwwwwwww w").state
    assert legal_moves(state) == (Stop(),)
    assert refused_move(state, Roll()) == "A5"


def test_A5_six_faces_used_only_stop_though_dice_are_left() -> None:
    state = with_aside(ORIGINAL, "12345w")
    assert state.dice.white == 2
    assert legal_moves(state) == (Stop(),)
    assert refused_move(state, Roll()) == "A5"


def test_A5_five_faces_used_may_roll() -> None:
    assert Roll() in legal_moves(with_aside(ORIGINAL, "1234w"))


def test_A5_the_turn_does_not_end_by_itself() -> None:
    assert go(ORIGINAL, "wwwwwwww w").state.player == 0


# A6: stopping without a worm or with a total that buys nothing is legal and fails.


def test_A6_stopping_without_a_worm_is_a_failed_attempt() -> None:
    state = table("original", stacks=[[22], []])
    after = go(with_aside(state, "55555"), "stop")
    assert failure(after) == "no_worm"
    assert "22" in face_up(after.state)


def test_A6_a_total_that_buys_nothing_is_a_failed_attempt() -> None:
    after = go(ORIGINAL, "1111111w w", "stop")
    assert failure(after) == "nothing_to_take"


def test_A6_with_a_worm_and_a_tile_to_take_it_is_none() -> None:
    assert failure(buy(ORIGINAL, 21)) is None


# A7: two or more 1s set aside in one go give exactly one bratworm, at once.


@pytest.mark.parametrize("ones", range(2, 9))
def test_A7_two_or_more_ones_give_exactly_one_bratworm_at_once(ones: int) -> None:
    after = go(table(), "1" * ones + "2" * (8 - ones) + " 1")
    assert bratworms(after.state) == [1, 0]
    assert after.state.supply == 6
    assert (after.state.player, after.state.phase) == (0, "roll")


def test_A7_it_is_kept_though_the_attempt_fails() -> None:
    after = go(table(), "11222222 1", "stop")
    assert failure(after) == "no_worm"
    assert bratworms(after.state) == [1, 0]


def test_A7_the_golden_die_counts() -> None:
    state = table(stacks=[[31], []], holding=["golden_die"])
    assert bratworms(go(state, "12222222+1 1").state) == [1, 0]


def test_A7_one_1_gives_nothing() -> None:
    assert bratworms(go(table(), "12222222 1").state) == [0, 0]


def test_A7_ones_that_were_only_rolled_give_nothing() -> None:
    assert bratworms(go(table(), "11111112 2").state) == [0, 0]


def test_A7_other_faces_give_nothing() -> None:
    assert bratworms(go(table(), "22222222 2").state) == [0, 0]


def test_A7_not_in_the_original_edition() -> None:
    after = go(ORIGINAL, "11111111 1")
    assert not happened(after, BratwormTaken)
    assert bratworms(after.state) == [0, 0]


# B1: the golden die is decided on once, before the first roll.


GOLDEN = table(stacks=[[31], []], holding=["golden_die"])


def test_B1_the_holder_decides_before_the_first_roll() -> None:
    assert set(legal_moves(GOLDEN)) == {Roll(golden=True), Roll(golden=False)}
    assert refused_move(GOLDEN, Roll()) == "B1"


def test_B1_it_is_a_die_like_the_others_until_set_aside() -> None:
    state = go(GOLDEN, "11122233+w").state
    assert (state.dice.rolled, state.dice.golden_face) == ("11122233w", "w")
    assert position(state)["hand"] == {"white": 8, "golden": True}
    state = go(state, "keep 1").state
    assert position(state)["hand"] == {"white": 5, "golden": True}
    state = go(state, "ww345+w w").state
    assert position(state)["hand"] == {"white": 3, "golden": False}
    assert position(state)["aside"] == "111www"


def test_B1_it_may_be_the_last_die_in_hand() -> None:
    state = go(GOLDEN, "22222222+w 2").state
    assert set(legal_moves(state)) == {Roll(), Stop()}
    after = go(state, "+w w")
    assert after.state.dice.aside == "22222222w"
    assert legal_moves(after.state) == (Stop(),)


def test_B1_left_out_it_is_out_for_the_turn() -> None:
    state = go(GOLDEN, "11122233 1").state
    assert position(state)["hand"] == {"white": 5, "golden": False}
    assert legal_moves(state)[0] == Roll()
    assert refused_move(apply(state, Roll()).state, Land("12345", "w")) == "B1"


def test_B1_once_in_it_must_roll_along() -> None:
    state = go(GOLDEN, "11122233+w 1").state
    assert refused_move(state, Roll(golden=False)) == "B1"
    assert refused_move(state, Roll(golden=True)) == "B1"
    assert refused_move(apply(state, Roll()).state, Land("12345")) == "B1"


def test_B1_not_without_holding_it() -> None:
    assert refused_move(table(), Roll(golden=True)) == "B1"
    assert refused_move(table(), Roll(golden=False)) == "B1"
    assert refused_move(apply(table(), Roll()).state, Land("12345123", "w")) == "B1"


@pytest.mark.parametrize("face", ["2", "3", "4", "5"])
def test_B1_it_shows_only_ones_and_worms(face: str) -> None:
    rolling = apply(GOLDEN, Roll(golden=True)).state
    assert refused_move(rolling, Land("12345123", face)) == "B1"


# B2: the weasel rerolls the dice just rolled, once a turn.


WEASEL = table(stacks=[[31], []], holding=["weasel"])


def test_B2_the_dice_just_rolled_may_be_rolled_again() -> None:
    state = go(WEASEL, "11122233").state
    assert Reroll() in legal_moves(state)
    assert Fail() not in legal_moves(state)
    state = go(state, "reroll wwwww123").state
    assert state.dice.rolled == "123wwwww"
    assert state.dice.weasel_used


def test_B2_exactly_the_dice_just_rolled() -> None:
    state = go(WEASEL, "11122233 1", "22334").state
    rolling = apply(state, Reroll()).state
    assert refused_move(rolling, Land("12345123")) == "A4"
    assert go(state, "reroll 2345w").state.dice.rolled == "2345w"


def test_B2_also_when_the_roll_would_fail() -> None:
    state = go(WEASEL, "1112223w 1", "11111").state
    assert set(legal_moves(state)) == {Reroll(), Fail()}
    assert go(state, "reroll 2345w w").state.player == 0


def test_B2_the_failure_may_be_accepted() -> None:
    after = go(WEASEL, "1112223w 1", "11111", "fail")
    assert failure(after) == "accepted"
    assert after.state.player == 1


def test_B2_the_second_result_stands() -> None:
    after = go(WEASEL, "1112223w 1", "11111", "reroll 11111")
    assert failure(after) == "no_new_face"
    assert after.state.player == 1


def test_B2_only_once_a_turn() -> None:
    state = go(WEASEL, "11122233", "reroll 11122234").state
    assert refused_move(state, Reroll()) == "B2"
    state = go(state, "keep 1", "22345").state
    assert refused_move(state, Reroll()) == "B2"


def test_B2_a_second_failing_roll_after_it_was_used_fails_by_itself() -> None:
    after = go(WEASEL, "11122233", "reroll 11122234 1", "11111")
    assert failure(after) == "no_new_face"


def test_B2_usable_again_in_the_next_turn() -> None:
    state = go(WEASEL, "11122233", "reroll wwwwww34 w", "stop").state
    state = go(state, "22222222 2", "stop").state
    assert state.player == 0
    assert Reroll() in legal_moves(go(state, "11122233").state)


def test_B2_not_after_setting_aside_from_that_roll() -> None:
    assert refused_move(go(WEASEL, "11122233 1").state, Reroll()) == "B2"
    assert refused_move(WEASEL, Reroll()) == "B2"


def test_B2_not_without_holding_it() -> None:
    assert refused_move(go(table(), "11122233").state, Reroll()) == "B2"


def test_B2_no_failing_while_a_new_face_was_rolled() -> None:
    assert refused_move(go(WEASEL, "11122233").state, Fail()) == "B2"
    assert refused_move(go(table(), "11122233").state, Fail()) == "B2"


# B3: the canned worm.


CANNED = table(stacks=[[22], []], holding=["canned_worm"])


def test_B3_it_counts_as_a_worm_and_five_points() -> None:
    after = go(with_aside(CANNED, "5544"), "stop")
    assert happened(after, TileTaken) == [TileTaken(0, 23, 23)]


def test_B3_it_is_not_used_up() -> None:
    state = go(with_aside(CANNED, "5554"), "stop", "22222222 2", "stop").state
    after = go(with_aside(state, "55551"), "stop")
    assert stacks(after.state)[0] == [22, 24, 26]


def test_B3_with_any_worm_set_aside_it_does_nothing() -> None:
    after = go(with_aside(CANNED, "5544w"), "stop")
    assert happened(after, TileTaken) == [TileTaken(0, 23, 23)]


def test_B3_it_never_saves_a_failed_roll() -> None:
    after = go(CANNED, "55554123 5", "4125 4", "445")
    assert failure(after) == "no_new_face"


def test_B3_it_does_not_block_taking_worm_dice() -> None:
    state = go(CANNED, "5555www4 5", "www4").state
    assert Keep("w") in legal_moves(state)
    assert go(state, "keep w").state.dice.total == 35


def test_B3_not_for_others() -> None:
    after = go(
        with_aside(table(stacks=[[22], [24]], holding=[None, "canned_worm"]), "5544"), "stop"
    )
    assert failure(after) == "no_worm"


def test_B3_the_total_shown_is_without_it() -> None:
    assert position(with_aside(CANNED, "5544"))["total"] == 18
