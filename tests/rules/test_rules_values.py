"""Set-ups, moves, events, record lines and defects are values: nothing can change them."""

from __future__ import annotations

from dataclasses import MISSING, FrozenInstanceError, fields
from typing import Any, get_args

import pytest

from heckmeck.rules import (
    EDITIONS,
    Defect,
    DefectivePosition,
    Entry,
    IllegalMove,
    Move,
    Options,
    Record,
    RecordSyntaxError,
    Rerolled,
    Rolled,
    Setup,
    new_game,
)
from heckmeck.rules.errors import Sentence
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


@pytest.mark.parametrize(
    "kind", [IllegalMove, RecordSyntaxError, DefectivePosition], ids=lambda kind: kind.__name__
)
def test_an_error_is_only_itself(kind: Any) -> None:
    """As with every exception: it can be looked up by who handles it, and equals no other."""
    needed = [each.name for each in fields(kind) if each.default is MISSING]
    one, other = kind(*needed), kind(*needed)
    assert {one, other} - {other} == {one}


def test_an_error_says_no_more_than_it_was_given() -> None:
    assert (Sentence("no").code, Sentence("no").details) == ("", {})
    error = RecordSyntaxError("no")
    assert (str(error), error.legal, error.legal_words) == ("no", None, "")
