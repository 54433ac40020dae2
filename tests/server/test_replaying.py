"""Records played for clients that know no rules."""

import pytest

from heckmeck.server.refusal import Refusal
from heckmeck.server.replaying import replayed

HEADER = '{"heckmeck":1,"edition":"original","players":["A\u2028nna","Ben"]}'
ROLL = '{"do":"roll","dice":"4441235w"}'


def test_every_line_is_a_step_and_only_a_line_feed_ends_one() -> None:
    told = replayed(f"{HEADER}\n{ROLL}\n")
    assert (len(told.steps), told.problem) == (2, None)


def test_a_broken_line_keeps_what_came_before() -> None:
    told = replayed(f"{HEADER}\n{ROLL}\n{ROLL}\n")
    assert len(told.steps) == 2
    assert told.problem is not None
    assert "3: after a roll dice must be set aside first" in told.problem


def test_without_a_header_there_is_nothing_to_show() -> None:
    with pytest.raises(Refusal):
        replayed("")
