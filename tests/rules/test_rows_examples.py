"""Printed examples, table options, the mistakes other programs make, and what must always hold."""

from __future__ import annotations

from random import Random

import pytest

from heckmeck.dice import SeededDice, play
from heckmeck.rules import Keep, Land, Roll, Setup, State, Stop, legal_moves, new_game, points
from heckmeck.testing.playouts import lively_move
from tests.rules.tables import (
    buy,
    dice_worth,
    face_down,
    face_up,
    failure,
    go,
    holding,
    lose,
    refused_move,
    stacks,
    table,
    with_aside,
)

# The acceptance examples.


def test_example_1_stopping_takes_27() -> None:
    state = table("original", stacks=[[], [32]], grill="22 25 27 36")
    after = go(state, "44412355 4", "4423w w", "55ww 5", "stop")
    assert stacks(after.state) == [[27], [32]]


def test_example_1_rolling_on_steals_32() -> None:
    state = table("original", stacks=[[], [32]], grill="22 25 27 36")
    totals = []
    for step in ("44412355 4", "4423w w", "55ww 5", "13 3", "2 2"):
        state = go(state, step).state
        totals.append(state.dice.total)
    assert totals == [12, 17, 27, 30, 32]
    assert legal_moves(state) == (Stop(),)
    assert stacks(go(state, "stop").state) == [[32], []]


def test_example_2_a_failed_roll_costs_a_tile_and_turns_the_highest() -> None:
    state = table("original", stacks=[[21, 24], []], grill="22 30 36")
    state = go(state, "33124455 3", "555124 5", "w11 w").state
    assert state.dice.total == 26
    after = go(state, "3w")
    assert failure(after) == "no_new_face"
    assert stacks(after.state) == [[21], []]
    assert face_up(after.state) == "22 24 30"


def test_example_3_the_canned_worm_makes_29_a_34() -> None:
    state = table(stacks=[[22], []], holding=["canned_worm"])
    state = with_aside(state, dice_worth(29, worm=False))
    assert state.dice.total == 29
    assert stacks(go(state, "stop").state)[0] == [22, 34]


# Options.


def test_option_steal_optional_offers_the_lower_tile() -> None:
    state = table("original", stacks=[[], [26]], grill="21 24 30", steal="optional")
    state = with_aside(state, dice_worth(26))
    assert {Stop(), Stop(lower=True)} <= set(legal_moves(state))
    assert stacks(go(state, "lower").state) == [[24], [26]]
    assert stacks(go(state, "stop").state) == [[26], []]


def test_option_steal_optional_also_against_the_hen() -> None:
    state = table(stacks=[[], [26]], grill="24 30", holding=[None, "hen"], steal="optional")
    state = with_aside(state, dice_worth(26))
    assert holding(go(state, "stop").state) == ["hen", None]
    assert stacks(go(state, "lower").state) == [[24], [26]]


def test_option_steal_optional_not_without_a_lower_tile_or_without_a_theft() -> None:
    no_lower = table(stacks=[[], [26]], grill="11 13 30", steal="optional")
    no_theft = table(stacks=[[], [26]], grill="24 25 30", steal="optional")
    for state, total in ((no_lower, 26), (no_theft, 25), (no_theft, 27)):
        assert refused_move(with_aside(state, dice_worth(total)), Stop(lower=True)) == "C2"
    assert refused_move(with_aside(no_theft, "5555"), Stop(lower=True)) == "C2"


def test_option_returned_highest_turned_turns_it() -> None:
    after = lose(table("original", grill="22 30", stacks=[[36], []], returned_highest="turned"))
    assert face_up(after.state) == "22 30"
    assert 36 in face_down(after.state)


def test_option_returned_highest_turned_its_specialist_moves_or_leaves() -> None:
    state = table(grill="22+hen", stacks=[[36], []], holding=["apple"], returned_highest="turned")
    after = lose(state)
    assert face_up(after.state) == "22+hen"
    assert "apple" in after.state.removed


@pytest.mark.parametrize("tile", [21, 36])
def test_option_returned_highest_turned_does_not_end_the_game_by_failing(tile: int) -> None:
    # Of the tile that lay there and the returned one only the higher is turned.
    state = table("original", grill="22", stacks=[[tile], []], returned_highest="turned")
    after = lose(state)
    assert not after.state.over
    assert face_up(after.state) == str(min(tile, 22))


def test_option_returned_highest_turned_otherwise_as_usual() -> None:
    after = lose(table("original", grill="22 30", stacks=[[26], []], returned_highest="turned"))
    assert face_up(after.state) == "22 26"


@pytest.mark.parametrize("face", list("12345w"))
def test_option_golden_die_standard_has_the_white_faces(face: str) -> None:
    state = table(stacks=[[31], []], holding=["golden_die"], golden_die="standard")
    assert go(state, f"22222222+{face} {face}").state.dice.aside.endswith(face)


# What other programs get wrong.


@pytest.mark.parametrize("total", [37, 38, 39, 40])
def test_mistake_totals_37_to_40_treated_as_exactly_36(total: int) -> None:
    after = buy(table("original", stacks=[[], [36]]), total)
    assert stacks(after.state) == [[35], [36]]


def test_mistake_a_total_above_every_tile_refused() -> None:
    assert stacks(buy(table("original", grill="21 24"), 40).state) == [[24], []]


def test_mistake_the_returned_tile_turned_though_it_is_the_highest() -> None:
    after = lose(table("original", grill="21 24", stacks=[[30], []]))
    assert face_up(after.state) == "21 24 30"


def test_mistake_a_tile_turned_though_nothing_was_returned() -> None:
    after = lose(table("original"))
    assert face_down(after.state) == []


def test_mistake_face_down_tiles_counted_as_highest() -> None:
    after = lose(table("original", grill="21 24 36x", stacks=[[22], []]))
    assert face_up(after.state) == "21 22"


def test_mistake_a_bust_that_still_collects() -> None:
    state = table("original", grill="21 24 26")
    after = go(state, "wwwww123 w", "1ww 1", "1w")
    assert failure(after) == "no_new_face"
    assert stacks(after.state) == [[], []]


def test_mistake_stealing_without_a_worm() -> None:
    state = with_aside(table("original", stacks=[[], [25]]), "55555")
    after = go(state, "stop")
    assert failure(after) == "no_worm"
    assert stacks(after.state) == [[], [25]]


def test_mistake_any_lower_tile_allowed_while_the_exact_one_lies_there() -> None:
    for steal in ("required", "optional"):
        state = with_aside(table("original", steal=steal), dice_worth(25))
        assert set(legal_moves(state)) <= {Roll(), Stop()}
        assert stacks(go(state, "stop").state) == [[25], []]


def test_mistake_greater_for_greater_or_equal_at_21() -> None:
    assert stacks(buy(table("original"), 21).state) == [[21], []]
    assert failure(buy(table("original"), 20)) == "nothing_to_take"


def test_mistake_ties_broken_by_the_top_tile_instead_of_the_highest() -> None:
    # 7 worms each. Ben's top tile is the lower one, his highest the higher one.
    state = table("original", grill="22", stacks=[[21, 23, 33], [36, 29]])
    after = buy(state, 22)
    assert [seat.score for seat in after.state.seats] == [7, 7]
    assert after.state.seats[0].top == 22
    assert after.events[-1].winners == (1,)  # type: ignore[union-attr]
    state = table("original", grill="22", stacks=[[36, 29], [33, 32, 21]])
    after = buy(state, 22)
    assert [seat.score for seat in after.state.seats] == [8, 8]
    assert after.events[-1].winners == (0,)  # type: ignore[union-attr]


def test_mistake_stealing_from_oneself() -> None:
    after = buy(table("original", stacks=[[22, 25], []]), 25)
    assert stacks(after.state) == [[22, 25, 24], []]


def test_mistake_the_worm_counted_as_6() -> None:
    assert points("w") == 5
    assert go(table("original"), "wwww1123 w").state.dice.total == 20


def test_mistake_a_second_turn_after_a_bust() -> None:
    state = lose(table("original", stacks=[[22], [], []])).state
    assert (state.player, state.turn, state.dice.aside) == (1, 2, "")
    state = lose(lose(state).state).state
    assert (state.player, state.turn) == (0, 4)


def test_mistake_moves_accepted_after_the_end() -> None:
    over = buy(table("original", grill="22"), 22).state
    for move in (Roll(), Land("12345123"), Keep("1"), Stop()):
        assert refused_move(over, move) == "G1"


def test_mistake_a_seed_that_does_not_repeat_the_game() -> None:
    def game(seed: int) -> list[State]:
        state, source, rng = new_game(Setup("specialists", ("A", "B", "C"))), SeededDice(seed), 7
        states: list[State] = []
        choice = Random(rng)
        while not state.over and len(states) < 300:
            states.append(state)
            state = play(state, lively_move(state, choice), source).transition.state
        return states

    assert game(5) == game(5)
    assert game(5) != game(6)


# What must always hold (the rest is checked after every move of the random games).


def test_always_a_failed_attempt_never_ends_the_game_under_the_default_options() -> None:
    for grill in ("22", "22+hen", "11", "13+raven"):
        for tiles in ([], [36], [21], [30, 24]):
            assert not lose(table(grill=grill, stacks=[tiles, []])).state.over


def test_always_11_and_13_alone_still_have_to_be_bought_exactly() -> None:
    state = table(grill="11 13")
    for total in (12, 14, 21, 36, 40):
        assert failure(buy(state, total)) == "nothing_to_take"
    assert buy(buy(state, 11).state, 13).state.over
