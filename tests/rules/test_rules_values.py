"""Setups, moves, events, record lines and defects are immutable values."""

from __future__ import annotations

from dataclasses import MISSING, fields
from typing import Any, get_args

import pytest

from heckmeck.rules import (
    Defect,
    DefectivePosition,
    Edition,
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

VALUE_TYPES = [
    Edition,
    Options,
    Setup,
    Rolled,
    Rerolled,
    Entry,
    Record,
    Defect,
    *get_args(Move),
    *get_args(Event),
]


def test_value_types_are_frozen_and_have_no_room_for_other_attributes() -> None:
    for kind in VALUE_TYPES:
        assert kind.__dataclass_params__.frozen, kind
        assert kind.__hash__ is not None, kind
        assert "__dict__" not in dir(kind), kind


def test_the_parts_of_a_state_are_tuples() -> None:
    state = new_game(Setup("specialists", ("Anna", "Ben")))
    for part in (state, state.seats, state.seats[0], state.grill, state.grill[0], state.dice):
        assert isinstance(part, tuple)


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
