"""Rows E1–E3, F1–F5 and G1–G3 of the rules: bratworms, failed attempts and the end."""
# ruff: noqa: N802  the names of the tests begin with the row as the rules write it

from __future__ import annotations

import pytest

from heckmeck.rules import (
    BratwormTaken,
    GameOver,
    Rob,
    Roll,
    SpecialistLeft,
    SpecialistMoved,
    Stop,
    TileReturned,
    TileTurned,
    legal_moves,
    position,
    winners,
)
from tests.rules.tables import (
    bratworms,
    buy,
    face_down,
    face_up,
    failure,
    go,
    happened,
    holding,
    lose,
    refused_move,
    stacks,
    table,
    with_aside,
)

TWO_ONES = "11222222 1"


# E1: from the supply while it lasts.


def test_E1_taken_from_the_supply() -> None:
    after = go(table(stacks=[[], [], []], bratworms=[0, 3, 3]), TWO_ONES)
    assert bratworms(after.state) == [1, 3, 3]
    assert after.state.supply == 0
    assert happened(after, BratwormTaken) == [BratwormTaken(0, None)]


def test_E1_nobody_is_robbed_while_there_is_a_supply() -> None:
    state = go(table(stacks=[[], [], []], bratworms=[0, 3, 3]), TWO_ONES).state
    assert state.phase == "roll"
    assert refused_move(state, Rob(1)) == "E2"


# E2: from another player of the taker's choice.


def test_E2_the_taker_chooses() -> None:
    state = go(table(stacks=[[], [], [], []], bratworms=[2, 3, 2, 0]), TWO_ONES).state
    assert state.phase == "rob"
    assert set(legal_moves(state)) == {Rob(1), Rob(2)}
    after = go(state, "rob 2")
    assert bratworms(after.state) == [3, 3, 1, 0]
    assert (after.state.player, after.state.phase) == (0, "roll")
    assert set(legal_moves(after.state)) == {Roll(), Stop()}


def test_E2_never_oneself_nor_nobody_nor_one_without() -> None:
    state = go(table(stacks=[[], [], [], []], bratworms=[2, 3, 2, 0]), TWO_ONES).state
    for seat in (0, 3, 4, -1):
        assert refused_move(state, Rob(seat)) == "E2"
    assert refused_move(state, Roll()) == "E2"


@pytest.mark.parametrize("tiles", [[], [26]])
def test_E2_never_the_holder_of_the_hen_even_without_tiles(tiles: list[int]) -> None:
    state = table(
        stacks=[[], tiles, [], []], holding=[None, "hen"], bratworms=[0, 3, 2, 2], grill="21 22"
    )
    waiting = go(state, TWO_ONES).state
    assert set(legal_moves(waiting)) == {Rob(2), Rob(3)}
    assert refused_move(waiting, Rob(1)) == "E2"


def test_E2_the_own_hen_does_not_hinder() -> None:
    state = table(stacks=[[], [], []], holding=["hen"], bratworms=[0, 3, 4])
    assert set(legal_moves(go(state, TWO_ONES).state)) == {Rob(1), Rob(2)}


def test_E2_for_the_raven_too_and_the_raven_waits() -> None:
    waiting = buy(table(stacks=[[], [], []], bratworms=[0, 3, 4]), 23).state
    assert waiting.phase == "rob"
    assert "raven" not in face_up(waiting)
    assert "raven" not in position(waiting)["removed"]
    assert position(waiting)["total"] == 23
    after = go(waiting, "rob 1")
    assert bratworms(after.state) == [1, 2, 4]
    assert "13+raven" in face_up(after.state)
    assert (after.state.player, after.state.turn) == (1, 2)


# E3: one such player: without asking; none: nothing.


def test_E3_the_only_one_is_robbed_without_asking() -> None:
    after = go(table(stacks=[[], [], []], bratworms=[0, 7, 0]), TWO_ONES)
    assert bratworms(after.state) == [1, 6, 0]
    assert happened(after, BratwormTaken) == [BratwormTaken(0, 1)]


def test_E3_the_only_one_beside_the_hen_is_robbed_without_asking() -> None:
    state = table(stacks=[[], [], []], holding=[None, "hen"], bratworms=[0, 4, 3])
    assert bratworms(go(state, TWO_ONES).state) == [1, 4, 2]


@pytest.mark.parametrize(
    ("worms", "specialists"),
    [([7, 0, 0], []), ([0, 7, 0], [None, "hen"]), ([3, 4, 0], [None, "hen"])],
)
def test_E3_nothing_happens_if_nobody_can_be_robbed(
    worms: list[int], specialists: list[str | None]
) -> None:
    state = table(stacks=[[], [], []], holding=specialists, bratworms=worms)
    after = go(state, TWO_ONES)
    assert bratworms(after.state) == worms
    assert not happened(after, BratwormTaken)
    assert after.state.phase == "roll"


def test_E3_the_raven_moves_on_though_it_gave_nothing() -> None:
    after = buy(table(stacks=[[], []], bratworms=[7, 0]), 23)
    assert bratworms(after.state) == [7, 0]
    assert "13+raven" in face_up(after.state)


# F1: the hen and a tile.


def test_F1_only_the_hen_is_put_back() -> None:
    state = table(grill="22 30 33", stacks=[[26], []], holding=["hen"])
    after = lose(state)
    assert face_up(after.state) == "22+hen 30 33"
    assert stacks(after.state) == [[26], []]
    assert holding(after.state) == [None, None]
    assert not happened(after, TileReturned)
    assert not happened(after, TileTurned)


def test_F1_without_a_free_tile_the_hen_leaves() -> None:
    after = lose(table(grill="22+apple", stacks=[[26], []], holding=["hen"]))
    assert "hen" in after.state.removed
    assert stacks(after.state) == [[26], []]


def test_F1_not_for_other_specialists() -> None:
    after = lose(table(grill="22 30 33", stacks=[[26], []], holding=["apple"]))
    assert stacks(after.state) == [[], []]


def test_F1_the_hen_of_another_player_does_not_help() -> None:
    after = lose(table(grill="22 30 33", stacks=[[26], [24]], holding=[None, "hen"]))
    assert stacks(after.state) == [[], [24]]
    assert holding(after.state) == [None, "hen"]


# F2: the hen and no tile.


def test_F2_nothing_happens_and_the_hen_stays() -> None:
    state = table(grill="22 30 33", stacks=[[], []], holding=["hen"])
    after = lose(state)
    assert holding(after.state) == ["hen", None]
    assert face_up(after.state) == "22 30 33"
    assert after.state.player == 1


def test_F2_with_a_tile_it_does_not_stay() -> None:
    assert holding(lose(table(grill="22", stacks=[[26], []], holding=["hen"])).state)[0] is None


# F3: no hen, has a tile.


def test_F3_top_tile_back_specialist_back_highest_turned() -> None:
    state = table(grill="22+raven 30 33", stacks=[[24, 26], []], holding=["apple"])
    after = lose(state)
    assert face_up(after.state) == "22+raven 26+apple 30"
    assert 33 in face_down(after.state)
    assert stacks(after.state) == [[24], []]
    assert holding(after.state) == [None, None]


def test_F3_the_specialist_may_land_on_the_returned_tile_or_a_lower_one() -> None:
    assert (
        face_up(lose(table(grill="30 33", stacks=[[26], []], holding=["weasel"])).state)
        == "26+weasel 30"
    )
    assert (
        face_up(lose(table(grill="13 30", stacks=[[26], []], holding=["weasel"])).state)
        == "13+weasel 26"
    )


def test_F3_the_returned_tile_is_not_turned_if_it_is_the_highest() -> None:
    after = lose(table("original", grill="22 30", stacks=[[36], []]))
    assert face_up(after.state) == "22 30 36"
    assert not happened(after, TileTurned)


def test_F3_only_the_top_tile_goes_back() -> None:
    assert stacks(lose(table("original", grill="22", stacks=[[30, 31, 24], []])).state)[0] == [
        30,
        31,
    ]


def test_F3_a_specialist_on_the_turned_tile_moves() -> None:
    after = lose(table(grill="22 30 33+apple", stacks=[[26], []]))
    assert face_up(after.state) == "22+apple 26 30"
    assert happened(after, SpecialistMoved) == [SpecialistMoved("apple", 22)]


def test_F3_the_raven_on_the_turned_tile_gives_nothing() -> None:
    after = lose(table(grill="22 33+raven", stacks=[[26], []]))
    assert face_up(after.state) == "22+raven 26"
    assert bratworms(after.state) == [0, 0]


def test_F3_two_specialists_move_in_one_failure() -> None:
    after = lose(table(grill="22 33+raven", stacks=[[26], []], holding=["weasel"]))
    assert face_up(after.state) == "22+weasel 26+raven"


def test_F3_the_specialist_on_the_turned_tile_leaves_if_no_tile_is_free() -> None:
    after = lose(table(grill="22+hen 33+raven", stacks=[[26], []], holding=["weasel"]))
    assert face_up(after.state) == "22+hen 26+weasel"
    assert happened(after, SpecialistLeft) == [SpecialistLeft("raven")]


def test_F3_13_is_turned_when_it_is_the_highest() -> None:
    assert face_up(lose(table(grill="13", stacks=[[11], []])).state) == "11"


# F4: no hen, no tile.


def test_F4_nothing_is_returned_or_turned() -> None:
    for edition in ("original", "specialists"):
        after = lose(table(edition))
        assert face_up(after.state) == face_up(table(edition))
        assert not happened(after, TileTurned)
        assert after.state.player == 1


def test_F4_with_a_tile_something_is() -> None:
    after = lose(table("original", stacks=[[21], []]))
    assert face_down(after.state) == [36]


# F5: face-down tiles.


def test_F5_never_counted_as_highest() -> None:
    after = lose(table("original", grill="22 30 36x", stacks=[[26], []]))
    assert face_up(after.state) == "22 26"
    after = lose(table("original", grill="22 36x", stacks=[[30], []]))
    assert face_up(after.state) == "22 30"  # the returned 30 is the highest face up


def test_F5_never_bought_and_stay_to_the_end() -> None:
    after = buy(table("original", grill="22 30x"), 30)
    assert stacks(after.state) == [[22], []]
    assert after.state.over
    assert 30 in face_down(after.state)


def test_F5_a_face_up_tile_does_count() -> None:
    assert stacks(buy(table("original", grill="22 30"), 30).state) == [[30], []]


# G1: the end.


def test_G1_ends_at_once_when_the_last_face_up_tile_is_taken() -> None:
    after = buy(table("original", grill="22", stacks=[[30], [31], [24]]), 22)
    assert after.state.over
    assert after.state.player == 0
    assert legal_moves(after.state) == ()
    assert isinstance(after.events[-1], GameOver)


def test_G1_after_the_bratworm_and_the_choice_are_resolved() -> None:
    waiting = buy(table(grill="23+raven", stacks=[[], [], []], bratworms=[0, 3, 4]), 23).state
    assert waiting.phase == "rob"
    after = go(waiting, "rob 2")
    assert after.state.over
    assert bratworms(after.state) == [1, 3, 3]
    waiting = buy(table(grill="25+weasel", stacks=[[31], []], holding=["apple"]), 25).state
    assert not waiting.over
    after = go(waiting, "return weasel")
    assert after.state.over
    assert "weasel" in after.state.removed
    assert after.state.seats[0].score == 3 + 2 + 3


def test_G1_not_while_a_tile_lies_face_up() -> None:
    assert not buy(table("original", grill="22 23"), 22).state.over
    assert not buy(table(grill="11 22"), 22).state.over


def test_G1_face_down_tiles_do_not_keep_the_game_alive() -> None:
    assert buy(table("original", grill="22 35x 36x"), 22).state.over


def test_G1_nothing_is_legal_afterwards() -> None:
    over = buy(table("original", grill="22"), 22).state
    assert refused_move(over, Roll()) == "G1"
    assert refused_move(over, Stop()) == "G1"


def test_G1_a_fresh_turn_is_shown_when_over() -> None:
    shown = position(buy(table("original", grill="22"), 22).state)
    assert (shown["aside"], shown["total"], shown["hand"]) == ("", 0, {"white": 8, "golden": False})
    assert (shown["phase"], shown["turn"], shown["player"]) == ("over", 1, 0)


# G2: the score.


def test_G2_worms_bratworms_and_the_apple() -> None:
    state = table(stacks=[[21, 36], [25, 29, 13], []], holding=["apple"], bratworms=[2, 0, 1])
    assert [seat.score for seat in state.seats] == [1 + 4 + 2 + 3, 2 + 3 + 1, 1]


def test_G2_worms_of_every_tile() -> None:
    expected = {11: 1, 13: 1}
    for tile in range(21, 37):
        expected[tile] = 1 if tile < 25 else 2 if tile < 29 else 3 if tile < 33 else 4
    for tile, worms in expected.items():
        assert table(stacks=[[tile], []]).seats[0].score == worms


def test_G2_other_specialists_are_worth_nothing() -> None:
    for specialist in ("hen", "weasel", "golden_die", "canned_worm"):
        assert table(stacks=[[22], []], holding=[specialist]).seats[0].score == 1


def test_G2_the_apple_on_the_grill_is_worth_nothing_to_anybody() -> None:
    assert [seat.score for seat in table(stacks=[[22], []]).seats] == [1, 0]


# G3: ties.


def test_G3_the_highest_single_tile_wins_a_tie() -> None:
    after = buy(table("original", grill="21", stacks=[[33], [36, 22]]), 21)  # 5 worms each
    assert after.state.over
    assert winners(after.state) == (1,)
    assert happened(after, GameOver) == [GameOver((5, 5), (1,), "highest_tile")]


def test_G3_only_among_the_tied() -> None:
    after = buy(table("original", grill="21", stacks=[[33], [34, 22], [36]]), 21)
    assert winners(after.state) == (1,)


def test_G3_without_tiles_they_share() -> None:
    state = table(grill="21", stacks=[[], [], []], bratworms=[0, 3, 3])
    after = buy(state, 21)
    assert winners(after.state) == (1, 2)
    assert happened(after, GameOver) == [GameOver((1, 3, 3), (1, 2), "shared")]


def test_G3_one_of_the_tied_with_a_tile_wins() -> None:
    after = buy(table(grill="21", stacks=[[], [], []], bratworms=[2, 3, 1]), 21)  # 3, 3, 1
    assert winners(after.state) == (0,)


def test_G3_no_tie_no_tie_break() -> None:
    after = buy(table("original", grill="21", stacks=[[32], [36]]), 21)  # 4 and 4: tie
    assert winners(after.state) == (1,)
    after = buy(table("original", grill="21", stacks=[[33], [36]]), 21)  # 5 and 4
    assert happened(after, GameOver) == [GameOver((5, 4), (0,), "none")]


def test_G3_nobody_has_won_a_running_game() -> None:
    state = table("original", stacks=[[36], []])
    assert winners(state) == ()
    assert position(state)["winners"] == []
    assert failure(lose(with_aside(state, ""))) == "no_worm"
