"""How a turn can end. No rule is repeated here: the engine produces every ending."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from heckmeck.rules import (
    AttemptFailed,
    Event,
    PlayerMove,
    State,
    TileDefended,
    TileStolen,
    TileTaken,
    apply,
    legal_moves,
    stopping_total,
)

Outcome = Literal["take", "steal", "hen", "fail"]


@dataclass(frozen=True, slots=True)
class Ending:
    """One way a turn can end, including the choices after stopping."""

    result: Outcome
    tile: int | None  # with "hen", the tile that stays with its owner
    source: int | None  # the seat it is stolen from
    after: State  # the next turn has started, or the game is over
    choices: tuple[PlayerMove, ...] = ()  # whom to rob, which specialist to return

    @property
    def failed(self) -> bool:
        return self.result == "fail"


def ends_turn(before: State, after: State) -> bool:
    return after.turn != before.turn or after.over


def best_ending(found: Sequence[Ending], value: Callable[[Ending], float]) -> Ending:
    """The ending with the highest value; ties go to the first in the order of legal moves."""
    return found[0] if len(found) == 1 else max(found, key=value)


def endings(state: State, move: PlayerMove) -> Iterator[Ending]:
    """Every ending that a move can lead to, if it stops the turn or follows stopping."""
    after, events = apply(state, move)
    result, tile, source = _result(state, events)
    for final, choices in _choices(state, after, ()):
        yield Ending(result, tile, source, final, choices)


def _choices(
    before: State, state: State, made: tuple[PlayerMove, ...]
) -> Iterator[tuple[State, tuple[PlayerMove, ...]]]:
    if ends_turn(before, state):
        yield state, made
        return
    for move in legal_moves(state):
        yield from _choices(before, apply(state, move).state, (*made, move))


def _result(state: State, events: tuple[Event, ...]) -> tuple[Outcome, int | None, int | None]:
    for event in events:
        match event:
            case TileTaken(_, tile, _):
                return "take", tile, None
            case TileStolen(_, tile, source):
                return "steal", tile, source
            case TileDefended(_, tile, source):
                return "hen", tile, source
            case AttemptFailed():
                return "fail", None, None
    # A choice after stopping. If the hen was won, the tile is still where it was (D5).
    for seat, other in enumerate(state.seats):
        if state.pending == "hen" and seat != state.player and other.top == stopping_total(state):
            return "hen", other.top, seat
    return "take", state.mover.top, None
