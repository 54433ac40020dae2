"""Setups, moves, events, record lines and defects are immutable values."""

from __future__ import annotations

import pickle
from typing import get_args

from heckmeck.rules import (
    Defect,
    DefectivePosition,
    Edition,
    Entry,
    Event,
    HeckmeckError,
    IllegalMove,
    Keep,
    Move,
    Options,
    Record,
    RecordError,
    RecordSyntaxError,
    Rerolled,
    Rolled,
    Setup,
)

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


def test_errors_can_be_pickled() -> None:
    for error in (
        HeckmeckError("match-size", least=2),
        IllegalMove("A2", "face_used", {"face": "4"}, (Keep("2"),)),
        RecordSyntaxError("record-do"),
        DefectivePosition((Defect("turn", "position-number", {"least": 1}),)),
        RecordError(3, RecordSyntaxError("record-do")),
    ):
        again = pickle.loads(pickle.dumps(error))  # noqa: S301
        assert (type(again), str(again)) == (type(error), str(error))
        assert (again.code, again.details) == (error.code, error.details)


def test_the_text_of_an_error_is_for_programmers() -> None:
    illegal = IllegalMove("A2", "face_used", {"face": "4"}, (Keep("2"), Keep("3")))
    assert str(illegal) == "face_used (A2): face=4; legal: Keep(face='2'), Keep(face='3')"
    assert str(RecordSyntaxError("record-seat", given="null")) == "record-seat: given=null"
    assert RecordSyntaxError("record-seat").legal is None
    assert illegal.args == ("A2", "face_used", {"face": "4"}, illegal.legal)
    plain = HeckmeckError("match-size", least=2)
    assert (str(plain), plain.args) == ("match-size: least=2", ("match-size",))
    defects = (Defect("turn", "position-number", {"least": 1}), Defect("grill", "position-grill"))
    defective = DefectivePosition(defects)
    assert (defective.code, defective.details) == ("position-number", {"least": 1})
    assert str(defective) == "turn: position-number: least=1; grill: position-grill"


def test_an_error_in_a_record_is_its_cause_and_its_line() -> None:
    error = RecordError(3, RecordSyntaxError("record-seat", given="null"))
    assert (error.line, error.code, error.details) == (3, "record-seat", {"given": "null"})
    assert error.args == (3, error.cause)
