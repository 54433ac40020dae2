"""Every reason to refuse a move: the row that forbids it, its code, its details, what is legal."""

from __future__ import annotations

import pytest

from heckmeck.locale import catalogue
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
from tests.rules.tables import buy, go, table, with_aside

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

# The state, the move, the row that forbids it, the code, the details.
Case = tuple[State, Move, str, str, dict[str, int | str]]
LANDING: list[Case] = [
    (START, Land("1" * 8), "A1", "no_dice_rolled", {}),
    (OVER, Land("1" * 8), "G1", "no_dice_rolled", {}),
    (THROWN, Land("1" * 7), "A1", "white_count", {"white": 8, "given": 7, "golden": 0}),
    (THROWN, Land("1" * 9), "A1", "white_count", {"white": 8, "given": 9, "golden": 0}),
    (
        apply(ASIDE, Roll()).state,
        Land("1" * 8),
        "A4",
        "white_count",
        {"white": 6, "given": 8, "golden": 0},
    ),
    (THROWN, Land("1" * 7 + "x"), "A1", "no_white_face", {"face": "x", "white": 8, "golden": 0}),
    (GOLDEN_THROWN, Land("1" * 8), "B1", "golden_in_hand", {"white": 8, "golden": 1}),
    (GOLDEN_LEFT_OUT, Land("1" * 8, "w"), "B1", "golden_not_in_hand", {"white": 8, "golden": 0}),
    (
        GOLDEN_THROWN,
        Land("1" * 8, "4"),
        "B1",
        "no_golden_face",
        {"face": "4", "white": 8, "golden": 1},
    ),
    (
        GOLDEN_THROWN,
        Land("1" * 8, "1w"),
        "B1",
        "no_golden_face",
        {"face": "1w", "white": 8, "golden": 1},
    ),
]
ROLLING: list[Case] = [
    (OVER, Roll(), "G1", "over", {}),
    (OVER, Keep("1"), "G1", "over", {}),
    (THROWN, Roll(), "A2", "dice_in_air", {"white": 8, "golden": 0}),
    (THROWN, Keep("1"), "A2", "dice_in_air", {"white": 8, "golden": 0}),
    (ROLLED, Roll(), "A2", "keep_before_roll", {}),
    (with_aside(START, "wwwwwwww"), Roll(), "A5", "no_dice_left", {}),
    (with_aside(START, "12345w"), Roll(), "A5", "all_faces_used", {}),
    (GOLDEN, Roll(), "B1", "golden_decision", {}),
    (with_aside(GOLDEN, "1w"), Roll(golden=True), "B1", "golden_decided", {}),
    (
        GOLDEN._replace(dice=Dice("22222222", 0, golden=True)),  # it alone is left to roll
        Roll(golden=True),
        "B1",
        "golden_decided",
        {},
    ),
    (START, Roll(golden=True), "B1", "no_golden_die", {}),
    (START, Roll(golden=False), "B1", "no_golden_die", {}),
    (ROLLED, Reroll(), "B2", "no_weasel", {}),
    (go(WEASEL, "1111222w", "reroll 1111222w").state, Reroll(), "B2", "weasel_used", {}),
    (WEASEL, Reroll(), "B2", "weasel_no_roll", {}),
]
KEEPING: list[Case] = [
    (START, Keep("1"), "A2", "keep_without_roll", {}),
    (go(ASIDE, "112345").state, Keep("1"), "A2", "face_used", {"face": "1"}),
    (go(ASIDE, "112344").state, Keep("5"), "A2", "face_not_rolled", {"face": "5"}),
    (go(ASIDE, "112344").state, Keep("w"), "A2", "face_used", {"face": "w"}),
]
STOPPING: list[Case] = [
    (ROLLED, Stop(), "A2", "keep_before_stop", {}),
    (START, Stop(), "A1", "no_pass", {}),
    (with_aside(table(stacks=[[], [25]]), "wwwww"), Stop(lower=True), "C2", "steal_required", {}),
    (with_aside(table(steal="optional"), "wwwww"), Stop(lower=True), "C2", "no_lower_choice", {}),
    (START, Fail(), "B2", "no_failed_roll", {}),
    (go(WEASEL, "1111222w").state, Fail(), "B2", "roll_not_failed", {}),
]
CHOOSING: list[Case] = [
    (ROBBING, Roll(), "E2", "rob_first", {}),
    (START, Rob(1), "E2", "nothing_to_rob", {}),
    (ROBBING, Rob(0), "E2", "rob_self", {}),
    (ROBBING, Rob(4), "E2", "no_such_player", {"player": 4}),
    (ROBBING, Rob(-1), "E2", "no_such_player", {"player": -1}),
    (ROBBING, Rob(1), "E2", "rob_hen", {"player": 1}),
    (TWO_ROBBED, Rob(0), "E2", "rob_nothing", {"player": 0}),
    (RETURNING, Stop(), "D6", "return_first", {}),
    (START, Return("hen"), "D6", "not_two_specialists", {}),
    (RETURNING, Return("hen"), "D6", "not_of_the_two", {"specialist": "hen"}),
]
CASES = [*LANDING, *ROLLING, *KEEPING, *STOPPING, *CHOOSING]


@pytest.mark.parametrize(
    ("state", "move", "row", "code", "details"),
    CASES,
    ids=[f"{row}-{code}" for _, _, row, code, _ in CASES],
)
def test_a_refusal_gives_its_reason(
    state: State, move: Move, row: str, code: str, details: dict[str, int | str]
) -> None:
    with pytest.raises(IllegalMove) as caught:
        apply(state, move)
    refusal = caught.value
    assert (refusal.rule, refusal.code, refusal.details) == (row, code, details)
    assert refusal.legal == legal_moves(state)


def test_the_catalogues_have_these_refusals_and_no_others() -> None:
    words = catalogue("en")
    keys = {key for key in words.keys() if key.startswith("refusal-")}  # noqa: SIM118
    assert keys == {f"refusal-{code}" for _, _, _, code, _ in CASES}


@pytest.mark.parametrize(("state", "golden"), [(GOLDEN_THROWN, 1), (GOLDEN_LEFT_OUT, 0)])
def test_a_refused_landing_tells_the_dice_in_hand(state: State, golden: int) -> None:
    with pytest.raises(IllegalMove) as caught:
        apply(state, Land("1"))
    assert caught.value.details == {"white": 8, "given": 1, "golden": golden}
