"""A position is written down and read back exactly; a wrong one is refused with all its defects."""

from __future__ import annotations

import copy
import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heckmeck.rules import (
    DefectivePosition,
    Record,
    Reroll,
    Roll,
    State,
    apply,
    defects,
    legal_moves,
    position,
    read_position,
    replay,
)
from heckmeck.testing.playouts import PlayoutStep, playout
from heckmeck.testing.strategies import playouts, records, states
from tests.rules.tables import go, table

thorough = settings(
    max_examples=80,
)


def through_json(state: State) -> Any:
    return json.loads(json.dumps(position(state)))


def without_first(state: State) -> State:
    """A position does not tell who began, and made-up states may contradict themselves there."""
    return state._replace(setup=None)  # type: ignore[arg-type]


@thorough
@given(records(max_moves=60))
def test_every_position_of_a_game_is_read_back_exactly(record: Record) -> None:
    for played in replay(record.lines()):
        state = played.state
        assert read_position(through_json(state), record.setup.options) == state


@thorough
@given(playouts(max_moves=40))
def test_late_positions_are_read_back(game: tuple[State, list[PlayoutStep]]) -> None:
    start, steps = game
    for state in [start, *(step.state for step in steps)]:
        again = read_position(through_json(state), state.setup.options)
        assert without_first(again) == without_first(state)
        assert position(again) == position(state)


@thorough
@given(states(max_moves=30))
def test_dice_in_the_air_are_read_back(state: State) -> None:
    for move in legal_moves(state):
        if isinstance(move, Roll | Reroll):
            rolling = apply(state, move).state
            again = read_position(through_json(rolling), state.setup.options)
            assert without_first(again) == without_first(rolling)


def test_what_can_be_derived_may_be_missing() -> None:
    state = go(table(stacks=[[26], [24]], bratworms=[1, 2]), "1122345w 1").state
    shown = through_json(state)
    needed = ("edition", "player", "grill", "players", "aside")
    again = read_position({key: shown[key] for key in needed})
    assert without_first(again) == without_first(state)


# Damage, and whether it is noticed.

JUNK: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    7,
    99,
    1.5,
    "",
    "w",
    "hen",
    "raven",
    "11",
    [],
    {},
    [1],
    "x",
]


def damaged(shown: Any, rng: Random) -> Any:
    """The position with one value somewhere inside replaced, removed or copied."""
    shown = copy.deepcopy(shown)
    place = shown
    while True:
        key = rng.choice(list(place) if isinstance(place, dict) else range(len(place)))
        inner = place[key]
        if isinstance(inner, dict | list) and inner and rng.random() < 0.7:
            place = inner
            continue
        match rng.randrange(4):
            case 0:
                del place[key]
            case 1 if isinstance(place, list):
                place.append(copy.deepcopy(inner))
            case _:
                place[key] = rng.choice(JUNK)
        return shown


def can_be_played(state: State, rng: Random) -> bool:
    """Whether a state is written down and read back unchanged, and leads to sound ones."""
    steps = playout(state, rng, 5) if legal_moves(state) else ()
    return read_position(through_json(state), state.setup.options) == state and not any(
        defects(step.state) for step in steps
    )


@settings(parent=thorough, max_examples=120)
@given(states(max_moves=30), st.integers(0, 2**32), st.integers(1, 3))
def test_a_damaged_position_is_refused_or_is_another_sound_one(
    state: State, seed: int, times: int
) -> None:
    rng = Random(seed)
    for _ in range(10):
        shown = through_json(state)
        for _ in range(times):
            shown = damaged(shown, rng) if shown else shown
        try:
            read = read_position(shown, state.setup.options)
        except DefectivePosition as refusal:
            texts = [str(defect) for defect in refusal.defects]
            failed = not texts or any(len(each) > 300 or "\n" in each for each in texts)
        else:
            failed = not can_be_played(read, rng)
        assert not failed, shown


def test_all_defects_are_named_at_once() -> None:
    shown = through_json(table())
    shown["grill"].pop()  # 36
    shown["supply"] = 5
    shown["players"][0]["specialist"] = "raven"
    shown["colour"] = "red"
    with pytest.raises(DefectivePosition) as caught:
        read_position(shown)
    assert [each.code for each in caught.value.defects] == [
        "position-key",
        "position-tile-nowhere",
        "position-specialist-places",
        "position-raven-held",
        "position-bratworms",
    ]
