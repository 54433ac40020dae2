"""Scores, winners and the tie-break (G2, G3)."""

from typing import NamedTuple

from heckmeck.rules.events import TieBreak
from heckmeck.rules.state import State


class Result(NamedTuple):
    """Scores and winners by seat, and how a tie for first place was broken."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    tie_break: TieBreak


def result(state: State) -> Result:
    """Who would win if the game ended now, and whether a tie had to be broken."""
    scores = tuple(seat.score for seat in state.seats)
    best = [seat for seat, score in enumerate(scores) if score == max(scores)]
    if len(best) == 1:
        return Result(scores, tuple(best), "none")
    highest = {seat: max(state.seats[seat].stack, default=0) for seat in best}
    winners = tuple(seat for seat in best if highest[seat] == max(highest.values()))
    return Result(scores, winners, "highest_tile" if len(winners) == 1 else "shared")


def winners(state: State) -> tuple[int, ...]:
    """The winners of a finished game; nobody while it is running."""
    return result(state).winners if state.over else ()
