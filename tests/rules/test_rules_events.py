"""Events tell the truth: every number and name in them agrees with the states around them."""

from __future__ import annotations

import json
from functools import singledispatch
from typing import Any, get_args

import pytest
from hypothesis import given, settings

from heckmeck.rules import (
    Return,
    Rob,
    State,
    event_from_json,
    event_to_json,
    legal_moves,
    points,
    stopping_gives,
    stopping_total,
)
from heckmeck.rules import events as ev
from heckmeck.rules.event_notation import EVENT_KINDS
from heckmeck.rules.fold import fold_one
from heckmeck.testing.playouts import PlayoutStep
from heckmeck.testing.strategies import playouts
from tests.rules.tables import go, table


@singledispatch
def true(event: ev.Event, before: State, after: State, step: PlayoutStep) -> bool:
    """Whether an event is true of the states right before and after it in its step."""
    raise AssertionError(f"no check for {event}")


@true.register
def _(event: ev.RollCalled, before: State, after: State, step: PlayoutStep) -> bool:
    assert after.phase == "chance"
    return (event.white, event.golden) == (before.dice.white, after.dice.golden)


@true.register
def _(event: ev.WeaselUsed, before: State, after: State, step: PlayoutStep) -> bool:
    return not before.dice.weasel_used and after.dice.weasel_used and after.phase == "chance"


@true.register
def _(event: ev.DiceLanded, before: State, after: State, step: PlayoutStep) -> bool:
    return (event.rolled, event.golden) == (after.dice.rolled, after.dice.golden_face)


@true.register
def _(event: ev.FaceSetAside, before: State, after: State, step: PlayoutStep) -> bool:
    assert event.count == (before.dice.rolled or "").count(event.face) > 0
    assert points(after.dice.aside) == event.total
    return len(after.dice.aside) == len(before.dice.aside) + event.count


@true.register
def _(event: ev.BratwormTaken, before: State, after: State, step: PlayoutStep) -> bool:
    assert after.seats[event.seat].bratworms == before.seats[event.seat].bratworms + 1
    if event.source is None:
        return after.supply == before.supply - 1
    assert before.supply == 0
    return after.seats[event.source].bratworms == before.seats[event.source].bratworms - 1


@true.register
def _(event: ev.RobberyDue, before: State, after: State, step: PlayoutStep) -> bool:
    return tuple(Rob(seat) for seat in event.choices) == legal_moves(after)


@true.register
def _(event: ev.AttemptFailed, before: State, after: State, step: PlayoutStep) -> bool:
    assert before == after
    if event.reason in ("no_new_face", "accepted"):
        return set(before.dice.rolled or "") <= set(before.dice.aside)
    return stopping_gives(before).reason == event.reason


@true.register
def _(event: ev.TileTaken, before: State, after: State, step: PlayoutStep) -> bool:
    assert event.tile in [each.tile for each in before.face_up()]
    assert event.total == stopping_total(before)
    return after.seats[event.seat].top == event.tile <= event.total


@true.register
def _(event: ev.TileStolen, before: State, after: State, step: PlayoutStep) -> bool:
    assert before.seats[event.source].top == event.tile == stopping_total(before)
    assert after.seats[event.source].stack == before.seats[event.source].stack[:-1]
    return after.seats[event.seat].top == event.tile


@true.register
def _(event: ev.TileDefended, before: State, after: State, step: PlayoutStep) -> bool:
    assert before == after
    owner = before.seats[event.source]
    return owner.specialist == "hen" and owner.top == event.tile == stopping_total(before)


@true.register
def _(event: ev.SpecialistGained, before: State, after: State, step: PlayoutStep) -> bool:
    if event.source is None:
        assert before.pending == event.specialist
    else:
        assert before.seats[event.source].specialist == event.specialist
        assert after.seats[event.source].specialist is None
    held = before.seats[event.seat].specialist
    return (after.pending if held else after.seats[event.seat].specialist) == event.specialist


@true.register
def _(event: ev.ReturnDue, before: State, after: State, step: PlayoutStep) -> bool:
    return tuple(Return(each) for each in event.choices) == legal_moves(after)


@true.register
def _(event: ev.SpecialistPutBack, before: State, after: State, step: PlayoutStep) -> bool:
    assert event.tile == before.lowest_free_tile()
    assert event.specialist in (before.pending, before.seats[event.seat].specialist)
    return event.specialist in [each.specialist for each in after.grill if each.tile == event.tile]


@true.register
def _(event: ev.SpecialistMoved, before: State, after: State, step: PlayoutStep) -> bool:
    assert event.tile == before.lowest_free_tile()
    assert before.holder(event.specialist) is None
    return event.specialist in [each.specialist for each in after.grill if each.tile == event.tile]


@true.register
def _(event: ev.SpecialistLeft, before: State, after: State, step: PlayoutStep) -> bool:
    assert before.lowest_free_tile() is None
    return after.removed == before.removed | {event.specialist}


@true.register
def _(event: ev.TileReturned, before: State, after: State, step: PlayoutStep) -> bool:
    assert before.seats[event.seat].top == event.tile
    return event.tile in [each.tile for each in after.face_up()]


@true.register
def _(event: ev.TileTurned, before: State, after: State, step: PlayoutStep) -> bool:
    assert event.tile == before.highest_face_up()
    return event.tile in [each.tile for each in after.grill if not each.up]


@true.register
def _(event: ev.TurnStarted, before: State, after: State, step: PlayoutStep) -> bool:
    assert event.turn == after.turn == step.before.turn + 1
    return event.seat == after.player == (step.before.player + 1) % len(after.seats)


@true.register
def _(event: ev.GameOver, before: State, after: State, step: PlayoutStep) -> bool:
    assert event.scores == tuple(seat.score for seat in after.seats)
    best = [seat for seat, score in enumerate(event.scores) if score == max(event.scores)]
    assert (event.tie_break == "none") == (len(best) == 1)
    assert (event.tie_break == "shared") == (len(event.winners) > 1)
    return set(event.winners) <= set(best)


@settings(
    max_examples=150,
)
@given(playouts(max_moves=60))
def test_events_agree_with_the_states_around_them(game: tuple[State, list[PlayoutStep]]) -> None:
    for step in game[1]:
        state = step.before
        for event in step.events:
            seat = getattr(event, "seat", step.before.player)
            assert seat == step.before.player or isinstance(event, ev.TurnStarted)
            after = fold_one(state, event)
            assert true(event, state, after, step), event
            state = after
        assert state == step.state
        ends = [each for each in step.events if isinstance(each, ev.TurnStarted | ev.GameOver)]
        assert len(ends) == (step.state.turn > step.before.turn or step.state.over)
        assert ends in ([], [step.events[-1]])


def test_the_total_of_a_second_face_counts_the_first() -> None:
    after = go(table("original"), "44412355 4", "1235w w")
    totals = [each.total for each in after.events if isinstance(each, ev.FaceSetAside)]
    assert totals == [12, 17]


def test_a_whole_turn_in_events() -> None:
    after = go(table("original", stacks=[[], []]), "wwwww123 w", "stop")
    assert after.events == (
        ev.RollCalled(0, 8, False),
        ev.DiceLanded(0, "123wwwww", None),
        ev.FaceSetAside(0, "w", 5, 25),
        ev.TileTaken(0, 25, 25),
        ev.TurnStarted(1, 2),
    )


# Events as JSON

NAMES = """
    roll_called weasel_used dice_landed face_set_aside bratworm_taken robbery_due attempt_failed
    tile_taken tile_stolen tile_defended specialist_gained return_due specialist_put_back
    specialist_moved specialist_left tile_returned tile_turned turn_started game_over
"""


def test_every_event_has_its_name() -> None:
    assert list(EVENT_KINDS) == NAMES.split()
    assert set(EVENT_KINDS.values()) == set(get_args(ev.Event))


@pytest.mark.parametrize(
    ("event", "data"),
    [
        (
            ev.TileTaken(0, 27, 28),
            {"event": "tile_taken", "seat": 0, "tile": 27, "total": 28},
        ),
        (
            ev.DiceLanded(1, "1w", None),
            {"event": "dice_landed", "seat": 1, "rolled": "1w", "golden": None},
        ),
        (
            ev.RobberyDue(1, (0, 2)),
            {"event": "robbery_due", "seat": 1, "choices": [0, 2]},
        ),
        (
            ev.GameOver((3, 3), (0, 1), "shared"),
            {"event": "game_over", "scores": [3, 3], "winners": [0, 1], "tie_break": "shared"},
        ),
    ],
)
def test_events_as_json_and_back(event: ev.Event, data: dict[str, Any]) -> None:
    assert event_to_json(event) == data
    assert event_from_json(json.loads(json.dumps(data))) == event
