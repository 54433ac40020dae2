"""A slow reference: the engine plays every roll and every move of a turn."""

from collections.abc import Callable
from fractions import Fraction
from functools import cache

from heckmeck.odds import Ending, Objective
from heckmeck.odds.turn.endings import ends_turn
from heckmeck.rules import (
    PlayerMove,
    State,
    Stop,
    apply,
    chance_outcomes,
    legal_moves,
    stopping_total,
)


def expectimax(before: State, objective: Objective) -> Callable[[State], Fraction]:
    """The exact best value of any state of the turn that `before` is in."""

    @cache
    def value(state: State, total: int | None) -> Fraction:
        outcomes = chance_outcomes(state)
        if outcomes:
            weight = sum(weight for _, weight in outcomes)
            return sum(
                (Fraction(each, weight) * after(state, land, None) for land, each in outcomes),
                Fraction(0),
            )
        return max(after(state, move, total) for move in legal_moves(state))

    def after(state: State, move: object, total: int | None) -> Fraction:
        if isinstance(move, Stop):
            total = stopping_total(state)
        following, events = apply(state, move)  # type: ignore[arg-type]
        if ends_turn(before, following):
            failed = any(type(event).__name__ == "AttemptFailed" for event in events)
            ending = Ending("fail" if failed else "take", None, None, following)
            return Fraction(objective.value(before, ending, total)).limit_denominator(1000)
        return value(following, total)

    def best(state: State) -> Fraction:
        settled = state.phase == "return" or state.pending is not None
        return value(state, stopping_total(state) if settled else None)

    return best


def move_value(state: State, move: PlayerMove, objective: Objective) -> Fraction:
    """The exact value of one move."""
    following = apply(state, move).state
    assert not ends_turn(state, following)
    return expectimax(state, objective)(following)
