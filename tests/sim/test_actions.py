"""The flat action space is the moves of the rules, no more and no less."""
# ruff: noqa: N802  the names of some tests begin with the row as the rules write it

from itertools import pairwise
from random import Random
from typing import Any, get_args

import pytest

from heckmeck.rules import (
    EditionName,
    Keep,
    Land,
    Return,
    Rob,
    Roll,
    Seat,
    Setup,
    State,
    Stop,
    apply,
    legal_moves,
    new_game,
)
from heckmeck.sim.actions import ACTIONS, action_of, legal_actions, move_of
from heckmeck.testing.playouts import late_state, playout, random_setup

EDITIONS = get_args(EditionName)


def states(seed: int, edition: EditionName) -> list[State]:
    """Positions of a game from its beginning and of one near its end."""
    rng = Random(seed)
    setup = random_setup(rng, edition)
    starts = (new_game(setup), late_state(setup, rng), late_state(setup, rng))
    return [
        state
        for start in starts
        for state in (start, *(step.state for step in playout(start, rng, 80)))
    ]


@pytest.fixture
def robbery() -> State:
    """Seat 2 of four has to choose whom to rob: seat 0 or 3, but never seat 1 with the hen."""
    setup = Setup("specialists", ("Anna", "Ben", "Cleo", "Dan"), first=2)
    start = new_game(setup)._replace(
        seats=(Seat((), None, 3), Seat((), "hen", 2), Seat(), Seat((), None, 2)),
        supply=0,
        grill=tuple(
            each._replace(specialist=None if each.specialist == "hen" else each.specialist)
            for each in new_game(setup).grill
        ),
    )
    state = start
    for move in (Roll(), Land("11123455"), Keep("1")):
        state, _ = apply(state, move)
    return state


def test_there_are_23_actions_with_a_name_each() -> None:
    assert len(ACTIONS) == len(set(ACTIONS)) == 23
    assert ACTIONS[:3] == ("roll", "roll with the golden die", "reroll")
    assert ACTIONS[3] == "keep 1"
    assert ACTIONS[8:12] == ("keep worm", "stop", "stop, take lower", "fail")
    assert ACTIONS[12:14] == ("rob the next player", "rob the player 2 seats on")
    assert ACTIONS[18:] == tuple(
        f"return {each}" for each in ("canned_worm", "hen", "weasel", "golden_die", "apple")
    )


@pytest.mark.parametrize("edition", EDITIONS)
def test_in_random_games_actions_are_the_legal_moves(edition: EditionName) -> None:
    used: set[int] = set()
    for seed in range(60):
        for state in states(seed, edition):
            actions = legal_actions(state)
            assert all(lower < higher for lower, higher in pairwise(actions))
            moves = {move_of(state, action) for action in actions}
            assert moves == set(legal_moves(state))
            assert [action_of(state, move_of(state, action)) for action in actions] == actions
            used.update(actions)
    never = {1, 2, 11, *range(12, 23)} if edition == "original" else set()
    assert used == set(range(len(ACTIONS))) - never


@pytest.mark.parametrize("edition", EDITIONS)
def test_in_random_games_every_other_action_is_refused(edition: EditionName) -> None:
    for seed in range(4):
        for state in states(seed, edition):
            legal = legal_actions(state)
            for action in range(-1, len(ACTIONS) + 1):
                if action not in legal:
                    with pytest.raises(ValueError, match=r"^action .* is not legal here; .*$"):
                        move_of(state, action)


def test_E2_robberies_count_seats_from_the_player_to_move(robbery: State) -> None:
    assert legal_moves(robbery) == (Rob(0), Rob(3))
    assert legal_actions(robbery) == [12, 13]
    assert move_of(robbery, 12) == Rob(3)  # the next player of seat 2 is seat 3
    assert move_of(robbery, 13) == Rob(0)
    assert [action_of(robbery, move) for move in (Rob(0), Rob(3))] == [13, 12]


def test_B1_rolling_without_the_golden_die_is_an_ordinary_roll() -> None:
    start = new_game(Setup("specialists", ("Anna", "Ben")))
    assert legal_actions(start) == [0]
    state = start._replace(seats=(Seat((21,), "golden_die"), Seat()))
    assert legal_actions(state) == [0, 1]
    assert (move_of(state, 0), move_of(state, 1)) == (Roll(golden=False), Roll(golden=True))
    assert move_of(start, 0) == Roll()


@pytest.mark.parametrize("action", [-1, 23, 9, 10**30, None, "roll", 0.5])
def test_a_refusal_names_what_is_legal(action: Any) -> None:
    state = new_game(Setup("original", ("Anna", "Ben")))
    with pytest.raises(ValueError, match=r"is not legal here; legal: 0 \(roll\)$"):
        move_of(state, action)


@pytest.mark.parametrize("move", [Stop(), Keep("1"), Rob(1), Return("raven"), Roll(golden=True)])
def test_a_move_that_is_not_legal_has_no_number(move: Any) -> None:
    state = new_game(Setup("original", ("Anna", "Ben")))
    with pytest.raises(ValueError, match=r"is not legal here; legal: 0 \(roll\)$"):
        action_of(state, move)


def test_nothing_is_legal_while_dice_are_in_the_air_and_at_the_end() -> None:
    state = new_game(Setup("original", ("Anna", "Ben")))
    in_the_air, _ = apply(state, Roll())
    over = state._replace(phase="over")
    assert legal_actions(in_the_air) == legal_actions(over) == []
    with pytest.raises(ValueError, match="the dice have not landed yet"):
        move_of(in_the_air, 0)
    with pytest.raises(ValueError, match="the game is over"):
        move_of(over, 0)
