"""States and turns written the way one would describe a table aloud.

`table(grill="21 23+raven 25x", stacks=[[22], [31]], holding=[None, "hen"])` has 21 and 23 face up,
the raven standing on 23, 25 face down; every tile not mentioned lies face down as well, where it
never counts (F5), and every specialist not mentioned has left the game. Without `grill` the table
is the one at the start of a game, less the tiles and specialists that players have.

`go(state, "44412355 4", "4423w w", "stop")` plays a turn: each step rolls these dice and sets a
face aside; see `step`.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement
from typing import Any, NamedTuple

import pytest

from heckmeck.rules import (
    FACES,
    AttemptFailed,
    Dice,
    Event,
    Fail,
    GrillTile,
    IllegalMove,
    Keep,
    Land,
    Move,
    Options,
    Reroll,
    Return,
    Rob,
    Roll,
    Seat,
    Setup,
    State,
    Stop,
    apply,
    defects,
    new_game,
    points,
)

NAMES = ("Anna", "Ben", "Clara", "David", "Emma", "Finn", "Greta")


class After(NamedTuple):
    """The state after some moves, and all their events."""

    state: State
    events: tuple[Event, ...] = ()


def table(
    edition: Any = "specialists",
    grill: str | None = None,
    stacks: Sequence[Sequence[int]] = ((), ()),
    holding: Sequence[Any] = (),
    bratworms: Sequence[int] = (),
    player: int = 0,
    **options: Any,
) -> State:
    setup = Setup(edition, NAMES[: len(stacks)], 0, Options(**options))
    held = [*holding, *[None] * (len(stacks) - len(holding))]
    worms = [*bratworms, *[0] * (len(stacks) - len(bratworms))]
    owned = {tile for stack in stacks for tile in stack}
    if grill is None:
        start = {each.tile: each for each in new_game(setup).grill}
        lying = [
            each._replace(specialist=None) if each.specialist in held else each
            for tile, each in start.items()
            if tile not in owned
        ]
    else:
        named = {each.tile: each for each in map(_grill_tile, grill.split())}
        lying = [
            named.get(tile, GrillTile(tile, up=False))
            for tile in setup.box.tiles
            if tile not in owned
        ]
        assert not owned & set(named), "a tile is on the grill and in a stack"
    present = {each.specialist for each in lying} | set(held)
    state = State(
        setup=setup,
        turn=1,
        player=player,
        phase="roll",
        grill=tuple(lying),
        seats=tuple(
            Seat(tuple(stack), held[seat], worms[seat]) for seat, stack in enumerate(stacks)
        ),
        supply=setup.box.bratworms - sum(worms),
        removed=frozenset(setup.box.specialists) - present,
    )
    assert not defects(state), defects(state)
    return state


def _grill_tile(word: str) -> GrillTile:
    number, _, specialist = word.partition("+")
    tile = int(number.removesuffix("x"))
    return GrillTile(tile, not number.endswith("x"), specialist or None)  # type: ignore[arg-type]


def face_up(state: State) -> str:
    """The face-up tiles of the grill in the notation of `table`."""
    return " ".join(
        f"{each.tile}+{each.specialist}" if each.specialist else str(each.tile)
        for each in state.face_up()
    )


def face_down(state: State) -> list[int]:
    return [each.tile for each in state.grill if not each.up]


def stacks(state: State) -> list[list[int]]:
    return [list(seat.stack) for seat in state.seats]


def holding(state: State) -> list[str | None]:
    return [seat.specialist for seat in state.seats]


def bratworms(state: State) -> list[int]:
    return [seat.bratworms for seat in state.seats]


def step(state: State, text: str) -> list[Move]:
    """`"44412355 4"` roll and keep, `"44412355"` roll, `"11112222+w"` with the golden die,
    `"reroll 4412"`, `"keep 4"`, `"stop"`, `"lower"`, `"fail"`, `"rob 2"`, `"return hen"`."""
    word, *rest = text.split()
    match word:
        case "stop" | "lower":
            return [Stop(lower=word == "lower")]
        case "fail":
            return [Fail()]
        case "keep":
            return [Keep(rest[0])]  # type: ignore[arg-type]
        case "rob":
            return [Rob(int(rest[0]))]
        case "return":
            return [Return(rest[0])]  # type: ignore[arg-type]
    ask: Move = Reroll()
    if word == "reroll":
        word = rest.pop(0)
    elif not state.dice.aside and state.mover.specialist == "golden_die":
        ask = Roll(golden="+" in word)
    else:
        ask = Roll()
    white, _, golden = word.partition("+")
    return [ask, Land(white, golden or None), *(Keep(face) for face in rest)]  # type: ignore[arg-type]


def go(state: State, *steps: str) -> After:
    """Play these steps; every state on the way is checked."""
    events: tuple[Event, ...] = ()
    for text in steps:
        for move in step(state, text):
            state, more = apply(state, move)
            events += more
            assert not defects(state), (text, defects(state))
    return After(state, events)


def refused(state: State, *steps: str) -> str:
    """The row that forbids the last move of these steps; what comes before it must be legal."""
    *before, last = steps
    state = go(state, *before).state
    *before_moves, move = step(state, last)
    for each in before_moves:
        state = apply(state, each).state
    return refused_move(state, move)


def refused_move(state: State, move: Move) -> str:
    untouched = repr(state)
    with pytest.raises(IllegalMove) as caught:
        apply(state, move)
    assert repr(state) == untouched
    return caught.value.rule


def with_aside(state: State, dice: str, white: int | None = None) -> State:
    """The same table in the middle of a turn: these dice are set aside."""
    aside = "".join(sorted(dice))
    return state._replace(dice=Dice(aside, 8 - len(aside) if white is None else white))


def dice_worth(total: int, worm: bool = True) -> str:
    """Some dice with this total, with or without a worm among them."""
    for count in range(1, 9):
        for faces in combinations_with_replacement(FACES, count):
            dice = "".join(faces)
            if points(dice) == total and ("w" in dice) == worm:
                return dice
    raise AssertionError(f"no dice are worth {total}")


def buy(state: State, total: int, *then: str) -> After:
    """Stop with this total and a worm, then play these steps."""
    return go(with_aside(state, dice_worth(total)), "stop", *then)


def lose(state: State) -> After:
    """The player's attempt fails: a stop without a worm."""
    return go(with_aside(state, "1"), "stop")


def failure(after: After) -> str | None:
    """Why the attempt failed, or None if none did."""
    for event in after.events:
        if isinstance(event, AttemptFailed):
            return event.reason
    return None


def happened(after: After, kind: type) -> list[Any]:
    return [event for event in after.events if isinstance(event, kind)]


def plain_id(value: object) -> str:
    """The name of a case, without the backslashes that pytest does not find again."""
    return str(value).replace("\\", "/")
