"""Every reason to refuse a move: the row that forbids it, its code, its sentence, what is legal."""

from __future__ import annotations

import pytest
from tables import buy, go, table, with_aside

from heckmeck.rules import (
    Dice,
    Fail,
    IllegalMove,
    Keep,
    Land,
    Move,
    Reroll,
    Return,
    Rob,
    Roll,
    State,
    Stop,
    apply,
    legal_moves,
)
from heckmeck.rules.refusal import REASONS

START = table()
THROWN = apply(START, Roll()).state
ROLLED = go(START, "1122345w").state
ASIDE = with_aside(START, "1w")
OVER = buy(table("original", grill="22"), 22).state
ROBBING = go(
    table(stacks=[[], [22], [24], []], holding=[None, "hen"], bratworms=[0, 3, 2, 2]),
    "1122345w 1",
).state
RETURNING = buy(table(stacks=[[31], []], holding=["apple"]), 25).state
GOLDEN = table(stacks=[[31], []], holding=["golden_die"])
GOLDEN_THROWN = apply(GOLDEN, Roll(golden=True)).state
GOLDEN_LEFT_OUT = apply(GOLDEN, Roll(golden=False)).state
WEASEL = table(stacks=[[31], []], holding=["weasel"])
TWO_ROBBED = ROBBING._replace(player=2)

START_WORDS = "roll"
ROLLED_WORDS = "keep 1, keep 2, keep 3, keep 4, keep 5, keep w"
ROB_WORDS = "rob player 2, rob player 3"

# The state, the move, the row, the code, the sentence, what would have been legal.
Case = tuple[State, Move, str, str, str, str]
LANDING: list[Case] = [
    (START, Land("1" * 8), "A1", "no_dice_rolled", "no dice were rolled", START_WORDS),
    (OVER, Land("1" * 8), "G1", "no_dice_rolled", "no dice were rolled", "nothing"),
    (THROWN, Land("1" * 7), "A1", "white_count", "8 white dice are rolled, not 7", "8 white dice"),
    (THROWN, Land("1" * 9), "A1", "white_count", "8 white dice are rolled, not 9", "8 white dice"),
    (
        apply(ASIDE, Roll()).state,
        *(Land("1" * 8), "A4", "white_count"),
        *("6 white dice are rolled, not 8", "6 white dice"),
    ),
    (
        THROWN,
        *(Land("1" * 7 + "x"), "A1", "no_white_face"),
        *("a white die has no face 'x'", "8 white dice"),
    ),
    (
        GOLDEN_THROWN,
        *(Land("1" * 8), "B1", "golden_in_hand"),
        "the golden die is in hand and rolls with the others",
        "8 white dice and the golden die",
    ),
    (
        GOLDEN_LEFT_OUT,
        *(Land("1" * 8, "w"), "B1", "golden_not_in_hand"),
        *("the golden die is not in hand", "8 white dice"),
    ),
    (
        GOLDEN_THROWN,
        *(Land("1" * 8, "4"), "B1", "no_golden_face"),
        "the golden die has no face '4' at this table",
        "8 white dice and the golden die",
    ),
    (
        GOLDEN_THROWN,
        *(Land("1" * 8, "1w"), "B1", "no_golden_face"),
        "the golden die has no face '1w' at this table",
        "8 white dice and the golden die",
    ),
]
ROLLING: list[Case] = [
    (OVER, Roll(), "G1", "over", "the game is over", "nothing"),
    (OVER, Keep("1"), "G1", "over", "the game is over", "nothing"),
    (THROWN, Roll(), "A2", "dice_in_air", "the dice have not landed yet", "8 white dice"),
    (THROWN, Keep("1"), "A2", "dice_in_air", "the dice have not landed yet", "8 white dice"),
    (
        ROLLED,
        *(Roll(), "A2", "keep_before_roll"),
        *("after a roll dice must be set aside first", ROLLED_WORDS),
    ),
    (
        with_aside(START, "wwwwwwww"),
        *(Roll(), "A5", "no_dice_left", "no dice are left to roll", "stop"),
    ),
    (
        with_aside(START, "12345w"),
        *(Roll(), "A5", "all_faces_used", "all six faces are used, no roll could help", "stop"),
    ),
    (
        GOLDEN,
        *(Roll(), "B1", "golden_decision"),
        "the holder of the golden die decides whether it joins the first roll",
        "roll with the golden die, roll without the golden die",
    ),
    (
        with_aside(GOLDEN, "1w"),
        *(Roll(golden=True), "B1", "golden_decided"),
        *("the golden die is decided on once, before the first roll", "roll, stop"),
    ),
    (  # it alone is left to roll
        GOLDEN._replace(dice=Dice("22222222", 0, golden=True)),
        *(Roll(golden=True), "B1", "golden_decided"),
        *("the golden die is decided on once, before the first roll", "roll, stop"),
    ),
    (
        START,
        *(Roll(golden=True), "B1", "no_golden_die"),
        *("the player does not hold the golden die", START_WORDS),
    ),
    (
        START,
        *(Roll(golden=False), "B1", "no_golden_die"),
        *("the player does not hold the golden die", START_WORDS),
    ),
    (
        ROLLED,
        *(Reroll(), "B2", "no_weasel"),
        *("the player does not hold the weasel", ROLLED_WORDS),
    ),
    (
        go(WEASEL, "1111222w", "reroll 1111222w").state,
        *(Reroll(), "B2", "weasel_used"),
        *("the weasel was already used this turn", "keep 1, keep 2, keep w"),
    ),
    (
        WEASEL,
        *(Reroll(), "B2", "weasel_no_roll"),
        *("the weasel rerolls dice just rolled, and none are", START_WORDS),
    ),
]
KEEPING: list[Case] = [
    (
        START,
        *(Keep("1"), "A2", "keep_without_roll"),
        *("no dice were rolled to set aside from", START_WORDS),
    ),
    (
        go(ASIDE, "112345").state,
        *(Keep("1"), "A2", "face_used"),
        *("face 1 was already set aside this turn", "keep 2, keep 3, keep 4, keep 5"),
    ),
    (
        go(ASIDE, "112344").state,
        *(Keep("5"), "A2", "face_not_rolled"),
        *("no die shows 5", "keep 2, keep 3, keep 4"),
    ),
    (
        go(ASIDE, "112344").state,
        *(Keep("w"), "A2", "face_used"),
        *("face w was already set aside this turn", "keep 2, keep 3, keep 4"),
    ),
]
STOPPING: list[Case] = [
    (
        ROLLED,
        *(Stop(), "A2", "keep_before_stop"),
        *("after a roll dice must be set aside before stopping", ROLLED_WORDS),
    ),
    (
        START,
        *(Stop(), "A1", "no_pass"),
        *("the turn begins with a roll, there is no pass", START_WORDS),
    ),
    (
        with_aside(table(stacks=[[], [25]]), "wwwww"),
        *(Stop(lower=True), "C2", "steal_required"),
        *("at this table stealing is required", "roll, stop"),
    ),
    (
        with_aside(table(steal="optional"), "wwwww"),
        *(Stop(lower=True), "C2", "no_lower_choice"),
        *("there is no choice between stealing and a lower tile here", "roll, stop"),
    ),
    (START, Fail(), "B2", "no_failed_roll", "no roll has failed", START_WORDS),
    (
        go(WEASEL, "1111222w").state,
        *(Fail(), "B2", "roll_not_failed"),
        "only a failed roll can be accepted as a failure",
        "keep 1, keep 2, keep w, reroll",
    ),
]
CHOOSING: list[Case] = [
    (
        ROBBING,
        *(Roll(), "E2", "rob_first"),
        *("first a player to take the bratworm from must be chosen", ROB_WORDS),
    ),
    (
        START,
        Rob(1),
        "E2",
        "nothing_to_rob",
        "there is no bratworm to take from a player now",
        "roll",
    ),
    (ROBBING, Rob(0), "E2", "rob_self", "a bratworm is taken from another player", ROB_WORDS),
    (ROBBING, Rob(4), "E2", "no_such_player", "there is no player 4", ROB_WORDS),
    (ROBBING, Rob(-1), "E2", "no_such_player", "there is no player -1", ROB_WORDS),
    (
        ROBBING,
        *(Rob(1), "E2", "rob_hen", "player 1 holds the hen and cannot be robbed", ROB_WORDS),
    ),
    (TWO_ROBBED, Rob(0), "E2", "rob_nothing", "player 0 has no bratworm", "rob player 3"),
    (
        RETURNING,
        *(Stop(), "D6", "return_first"),
        "first one of two specialists must be put back",
        "return apple, return weasel",
    ),
    (
        START,
        *(Return("hen"), "D6", "not_two_specialists"),
        *("no player has two specialists", START_WORDS),
    ),
    (
        RETURNING,
        *(Return("hen"), "D6", "not_of_the_two"),
        "the hen is not one of the two specialists",
        "return apple, return weasel",
    ),
]
CASES = [*LANDING, *ROLLING, *KEEPING, *STOPPING, *CHOOSING]


@pytest.mark.parametrize(
    ("state", "move", "row", "code", "reason", "legal"),
    CASES,
    ids=[f"{row}-{code}" for _, _, row, code, *_ in CASES],
)
def test_a_refusal_says_why(
    state: State, move: Move, row: str, code: str, reason: str, legal: str
) -> None:
    with pytest.raises(IllegalMove) as caught:
        apply(state, move)
    refusal = caught.value
    assert (refusal.rule, refusal.code) == (row, code)
    assert refusal.reason == REASONS[code].format_map(refusal.details) == reason
    assert refusal.legal == legal_moves(state)
    assert str(refusal) == f"{reason} ({row}); legal: {legal}"


def test_every_reason_is_given_somewhere() -> None:
    assert {code for _, _, _, code, *_ in CASES} == REASONS.keys()


@pytest.mark.parametrize(("state", "golden"), [(GOLDEN_THROWN, 1), (GOLDEN_LEFT_OUT, 0)])
def test_a_refused_landing_tells_the_dice_in_hand(state: State, golden: int) -> None:
    with pytest.raises(IllegalMove) as caught:
        apply(state, Land("1"))
    assert caught.value.details == {"white": 8, "given": 1, "golden": golden}
