"""What each event changes. This is the only place where one state becomes another."""

from collections.abc import Callable, Iterable
from typing import Any

from heckmeck.rules import events as ev
from heckmeck.rules.pieces import Specialist, sort_dice
from heckmeck.rules.state import FRESH_DICE, Dice, GrillTile, Phase, Seat, State


def fold(state: State, events: Iterable[ev.Event]) -> State:
    """The state after these events."""
    for event in events:
        state = fold_one(state, event)
    return state


def fold_one(state: State, event: ev.Event) -> State:
    return _FOLDS[type(event)](state, event)


def _with_dice(state: State, phase: Phase, dice: Dice) -> State:
    # Spelled out because this is the hot path: `_replace` costs more than twice as much.
    return State(
        state.setup,
        state.turn,
        state.player,
        phase,
        state.grill,
        state.seats,
        state.supply,
        state.removed,
        dice,
        state.pending,
    )


def _roll_called(state: State, event: ev.RollCalled) -> State:
    old = state.dice
    dice = Dice(old.aside, event.white, event.golden, None, None, old.weasel_used)
    return _with_dice(state, "chance", dice)


def _weasel_used(state: State, _: ev.WeaselUsed) -> State:
    old = state.dice
    return _with_dice(state, "chance", Dice(old.aside, old.white, old.golden, None, None, True))


def _dice_landed(state: State, event: ev.DiceLanded) -> State:
    old = state.dice
    dice = Dice(old.aside, old.white, old.golden, event.rolled, event.golden, old.weasel_used)
    return _with_dice(state, "keep", dice)


def _face_set_aside(state: State, event: ev.FaceSetAside) -> State:
    old = state.dice
    golden_kept = old.golden_face == event.face
    dice = Dice(
        sort_dice(old.aside + event.face * event.count),
        old.white - event.count + golden_kept,
        old.golden and not golden_kept,
        None,
        None,
        old.weasel_used,
    )
    return _with_dice(state, "roll", dice)


def _bratworm_taken(state: State, event: ev.BratwormTaken) -> State:
    seats = _change(state.seats, event.seat, bratworms=state.seats[event.seat].bratworms + 1)
    if event.source is None:
        supply = state.supply - 1
    else:
        supply = state.supply
        seats = _change(seats, event.source, bratworms=seats[event.source].bratworms - 1)
    return state._replace(seats=seats, supply=supply, phase="roll")


def _robbery_due(state: State, _: ev.RobberyDue) -> State:
    return state._replace(phase="rob")


def _unchanged(state: State, _: ev.AttemptFailed | ev.TileDefended) -> State:
    return state


def _tile_taken(state: State, event: ev.TileTaken) -> State:
    (taken,) = (each for each in state.grill if each.tile == event.tile)
    return state._replace(
        grill=tuple(each for each in state.grill if each is not taken),
        seats=_push(state.seats, event.seat, event.tile),
        pending=taken.specialist,
    )


def _tile_stolen(state: State, event: ev.TileStolen) -> State:
    seats = _change(state.seats, event.source, stack=state.seats[event.source].stack[:-1])
    return state._replace(seats=_push(seats, event.seat, event.tile))


def _specialist_gained(state: State, event: ev.SpecialistGained) -> State:
    seats = state.seats
    if event.source is not None:
        seats = _change(seats, event.source, specialist=None)
    if seats[event.seat].specialist is not None:
        return state._replace(seats=seats, pending=event.specialist)
    seats = _change(seats, event.seat, specialist=event.specialist)
    return state._replace(seats=seats, pending=None)


def _return_due(state: State, _: ev.ReturnDue) -> State:
    return state._replace(phase="return")


def _specialist_stands(state: State, event: ev.SpecialistPutBack | ev.SpecialistMoved) -> State:
    lifted = _lift(state, event.specialist)
    grill = tuple(
        GrillTile(each.tile, each.up, event.specialist) if each.tile == event.tile else each
        for each in lifted.grill
    )
    return lifted._replace(grill=grill)


def _specialist_left(state: State, event: ev.SpecialistLeft) -> State:
    return _lift(state, event.specialist)._replace(removed=state.removed | {event.specialist})


def _tile_returned(state: State, event: ev.TileReturned) -> State:
    grill = (*state.grill, GrillTile(event.tile))
    return state._replace(
        grill=tuple(sorted(grill, key=lambda each: each.tile)),
        seats=_change(state.seats, event.seat, stack=state.seats[event.seat].stack[:-1]),
    )


def _tile_turned(state: State, event: ev.TileTurned) -> State:
    grill = tuple(
        GrillTile(each.tile, False, each.specialist) if each.tile == event.tile else each
        for each in state.grill
    )
    return state._replace(grill=grill)


def _turn_started(state: State, event: ev.TurnStarted) -> State:
    return state._replace(turn=event.turn, player=event.seat, phase="roll", dice=FRESH_DICE)


def _game_over(state: State, _: ev.GameOver) -> State:
    return state._replace(phase="over", dice=FRESH_DICE)


def _change(seats: tuple[Seat, ...], seat: int, **changes: Any) -> tuple[Seat, ...]:
    return (*seats[:seat], seats[seat]._replace(**changes), *seats[seat + 1 :])


def _push(seats: tuple[Seat, ...], seat: int, tile: int) -> tuple[Seat, ...]:
    return _change(seats, seat, stack=(*seats[seat].stack, tile))


def _lift(state: State, specialist: Specialist) -> State:
    """The state without this specialist, wherever it is now."""
    if state.pending == specialist:
        return state._replace(pending=None)
    holder = state.holder(specialist)
    if holder is not None:
        # Whoever puts back one of two keeps the other one, which was pending.
        seats = _change(state.seats, holder, specialist=state.pending)
        return state._replace(seats=seats, pending=None)
    grill = tuple(
        GrillTile(each.tile, each.up) if each.specialist == specialist else each
        for each in state.grill
    )
    return state._replace(grill=grill)


_FOLDS: dict[type[Any], Callable[[State, Any], State]] = {
    ev.RollCalled: _roll_called,
    ev.WeaselUsed: _weasel_used,
    ev.DiceLanded: _dice_landed,
    ev.FaceSetAside: _face_set_aside,
    ev.BratwormTaken: _bratworm_taken,
    ev.RobberyDue: _robbery_due,
    ev.AttemptFailed: _unchanged,
    ev.TileTaken: _tile_taken,
    ev.TileStolen: _tile_stolen,
    ev.TileDefended: _unchanged,
    ev.SpecialistGained: _specialist_gained,
    ev.ReturnDue: _return_due,
    ev.SpecialistPutBack: _specialist_stands,
    ev.SpecialistMoved: _specialist_stands,
    ev.SpecialistLeft: _specialist_left,
    ev.TileReturned: _tile_returned,
    ev.TileTurned: _tile_turned,
    ev.TurnStarted: _turn_started,
    ev.GameOver: _game_over,
}
