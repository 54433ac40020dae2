"""Set-ups, moves, events, record lines and defects are values: nothing can change them."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, fields
from typing import Any, get_args

import pytest

from heckmeck.rules import (
    EDITIONS,
    Defect,
    Entry,
    Move,
    Options,
    Record,
    Rerolled,
    Rolled,
    Setup,
    new_game,
)
from heckmeck.rules.events import Event

SETUP = Setup("specialists", ("Anna", "Ben"))
VALUES = [
    *EDITIONS.values(),
    Options(),
    SETUP,
    Rolled("1"),
    Rerolled("1"),
    Entry(Rolled("1")),
    Record(SETUP),
    Defect("grill", "is empty"),
    *(kind(*range(len(fields(kind)))) for kind in (*get_args(Move), *get_args(Event))),
]


@pytest.mark.parametrize("value", VALUES, ids=lambda value: type(value).__name__)
def test_a_value_cannot_be_changed(value: Any) -> None:
    for name in [each.name for each in fields(value)] or ["player"]:
        with pytest.raises((FrozenInstanceError, TypeError)):
            setattr(value, name, "another")
    assert not hasattr(value, "__dict__"), "there is room for more than the fields"


@pytest.mark.parametrize("value", VALUES, ids=lambda value: type(value).__name__)
def test_equal_values_hash_alike(value: Any) -> None:
    twin = type(value)(**{each.name: getattr(value, each.name) for each in fields(value)})
    assert twin is not value
    assert (twin, hash(twin)) == (value, hash(value))


def test_a_state_cannot_be_changed() -> None:
    state = new_game(SETUP)
    for part in (state, state.seats[0], state.grill[0], state.dice):
        for name in part._fields:
            with pytest.raises(AttributeError):
                setattr(part, name, "another")
