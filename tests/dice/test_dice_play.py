"""One move made in full: what is recorded, what happens, and when dice are drawn."""

import pytest

from heckmeck.dice import FairDice, ScriptedDice, ScriptExhausted, play
from heckmeck.rules import (
    IllegalMove,
    Keep,
    Land,
    Reroll,
    Rerolled,
    Roll,
    Rolled,
    Seat,
    Setup,
    State,
    apply,
    apply_recorded,
    new_game,
)

START = new_game(Setup("specialists", ("Anna", "Ben")))


def holding(specialist: str) -> State:
    seats = (Seat((31,), specialist), *START.seats[1:])  # type: ignore[arg-type]
    return START._replace(seats=seats)


def test_a_roll_is_recorded_with_the_dice_that_landed() -> None:
    recorded, transition = play(START, Roll(), ScriptedDice(["w4441235"]))
    assert recorded == Rolled("1234445w")
    assert transition == apply_recorded(START, recorded)
    assert [type(event).__name__ for event in transition.events] == ["RollCalled", "DiceLanded"]


def test_the_golden_die_and_the_weasel_are_recorded_too() -> None:
    golden = play(holding("golden_die"), Roll(golden=True), ScriptedDice([Land("12345123", "w")]))
    assert golden.recorded == Rolled("11223345", "w")
    state = apply(apply(holding("weasel"), Roll()).state, Land("12345123")).state
    again = play(state, Reroll(), ScriptedDice(["wwww1111"]))
    assert again.recorded == Rerolled("1111wwww")


def test_other_moves_draw_no_dice() -> None:
    state = apply(apply(START, Roll()).state, Land("12345123")).state
    recorded, transition = play(state, Keep("5"), ScriptedDice([]))
    assert recorded == Keep("5")
    assert transition == apply(state, Keep("5"))


def test_an_illegal_roll_draws_no_dice() -> None:
    dice = FairDice(bytes(32), "example")
    with pytest.raises(IllegalMove):
        play(START, Reroll(), dice)
    assert dice.rolled == 0
    with pytest.raises(ScriptExhausted):
        play(START, Roll(), ScriptedDice([]))


def test_fair_dice_can_start_after_any_roll_and_leave_the_others_alone() -> None:
    dice = FairDice(bytes(32), "example")
    first, second = dice.roll(8, None), dice.roll(8, None)
    for _ in range(2):
        assert dice.after(0).roll(8, None) == first
        assert dice.after(1).roll(8, None) == second
    assert dice.rolled == 2
