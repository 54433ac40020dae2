"""The table as text and as a picture."""

from random import Random

import numpy as np
import pytest

from heckmeck.envs.picture import table_picture, table_svg
from heckmeck.envs.text import table_text
from heckmeck.rules import (
    GrillTile,
    Keep,
    Land,
    Roll,
    Seat,
    Setup,
    State,
    apply,
    new_game,
)
from heckmeck.testing.playouts import late_state, playout, random_setup

START = new_game(Setup("specialists", ("Anna", "Ben", "Cleo")))


def test_the_text_shows_the_whole_table() -> None:
    state = START._replace(
        seats=(Seat((36, 25), "golden_die", 2), Seat((11,)), Seat()),
        grill=(GrillTile(13, True, "hen"), GrillTile(21, False), GrillTile(35)),
        supply=5,
        turn=9,
    )
    for move in (Roll(golden=True), Land("1123445w", "w")):
        state, _ = apply(state, move)
    assert table_text(state).splitlines() == [
        "turn 9, Anna: keep a face",
        "grill   13 -- 35",
        "        hen on 13",
        "supply  5 bratworms",
        "> Anna   8 worms  25 on top, below it 36, golden_die, 2 bratworms",
        "  Ben     1 worm  11 on top",
        "  Cleo   0 worms  no tile",
        "dice    8 white and the golden die left",
        "rolled  [1][1][2][3][4][4][5][w][w], the golden die shows w",
        "legal   3 keep 1, 4 keep 2, 5 keep 3, 6 keep 4, 7 keep 5, 8 keep worm",
    ]


def test_the_text_names_the_winner() -> None:
    seats = (Seat((21,)), Seat((25,)), Seat())
    state = START._replace(seats=seats, grill=(), phase="over", turn=12)
    text = table_text(state)
    assert text.startswith("game over after 12 turns, won by Ben\n")
    assert "legal" not in text
    assert "dice" not in text


def test_the_text_says_what_is_pending_and_used() -> None:
    dice = START.dice._replace(aside="55w", white=5, weasel_used=True)
    state = START._replace(dice=dice, pending="apple", phase="return")
    state = state._replace(seats=(Seat((25,), "weasel"), Seat(), Seat()))
    lines = table_text(state).splitlines()
    assert lines[0] == "turn 1, Anna: return a specialist"
    assert "dice    [5][5][w] = 15, 5 white left, weasel used" in lines
    assert "pending apple" in lines
    assert lines[-1] == "legal   20 return weasel, 22 return apple"


def test_while_the_dice_are_in_the_air_nothing_is_legal() -> None:
    state, _ = apply(START, Roll())
    text = table_text(state)
    assert text.startswith("turn 1, Anna: the dice are in the air")
    assert "legal" not in text


def pixels(state: State) -> bytes:
    return table_picture(state).tobytes()


def test_the_picture_is_an_array_of_colours() -> None:
    picture = table_picture(START)
    assert picture.shape == (630, 1200, 3)
    assert picture.dtype == np.uint8
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 1000  # not a blank page


def test_the_picture_shows_every_change() -> None:
    rolled, _ = apply(START, Roll())
    rolled, _ = apply(rolled, Land("1123445w"))
    kept, _ = apply(rolled, Keep("4"))
    turned = START._replace(grill=(*START.grill[:-1], GrillTile(36, False)))
    taken = START._replace(grill=START.grill[:-1])
    held = START._replace(seats=(Seat((), "hen", 1), Seat(), Seat()))
    lead = START._replace(player=1)
    over = START._replace(phase="over")
    shown = {pixels(state) for state in (START, rolled, kept, turned, taken, held, lead, over)}
    assert len(shown) == 8


@pytest.mark.parametrize("seed", range(12))
def test_every_position_can_be_drawn(seed: int) -> None:
    rng = Random(seed)
    state = late_state(random_setup(rng), rng)
    for step in playout(state, rng, 25):
        assert table_svg(step.state).count("<svg") == 1
        assert table_text(step.state)
    table_picture(step.state)


def test_names_that_cannot_be_drawn_are_replaced() -> None:
    names = ("Аня", "<b>Ben</b>", "A very long name that does not fit into any panel")
    state = new_game(Setup("original", names))
    assert "<b>" not in table_svg(state)
    table_picture(state)
