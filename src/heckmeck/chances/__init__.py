"""Everybody's chance to win, from any position.

Between two turns the chances come from a model that was trained on its own games (`model`). Within
a turn they follow from the exact solution of the turn, whose endings the model values. When the
game is over, they are exact.
"""

from collections.abc import Sequence

from heckmeck.chances.model import model_of
from heckmeck.chances.ready import end_values, prepare
from heckmeck.chances.stored import DamagedModel, training_notes
from heckmeck.odds import Ending, Objective, Plan, solve
from heckmeck.rules import State, winners

__all__ = ["WIN", "DamagedModel", "between_turns", "chances", "prepare", "training_notes"]


def chances(state: State) -> list[float]:
    """Everybody's chance to win, by seat. They add up to one.

    >>> from heckmeck.rules import Setup, new_game
    >>> first, second = chances(new_game(Setup("original", ("Anna", "Ben"))))
    >>> round(first + second, 9), first > second
    (1.0, True)
    """
    if state.over or is_between_turns(state):
        return list(between_turns(state))
    return expected(solve(state, WIN))


def is_between_turns(state: State) -> bool:
    """Whether the turn has begun and nothing has been rolled yet."""
    return state.phase == "roll" and not state.dice.aside


def between_turns(state: State) -> Sequence[float]:
    """The chances at the start of a turn, as the model sees them, or exactly after the game."""
    if state.over:
        won = winners(state)
        return [1 / len(won) if seat in won else 0.0 for seat in range(len(state.seats))]
    players, first = len(state.seats), state.player
    found = model_of(state.setup.edition, players).in_order_of_play(state)
    return [found[(seat - first) % players] for seat in range(players)]


def expected(plan: Plan) -> list[float]:
    """Everybody's chances over the endings of the best turn."""
    total = [0.0] * len(plan.state.seats)
    for after, chance in plan.endings():
        for seat, share in enumerate(between_turns(after)):
            total[seat] += chance * share
    whole = sum(total)  # one, but for rounding errors
    return [each / whole for each in total]


def _win(before: State, ending: Ending) -> float:
    return between_turns(ending.after)[before.player]


WIN = Objective("win", _win, of_turns=end_values)
