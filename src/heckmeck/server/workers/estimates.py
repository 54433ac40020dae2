"""How everybody's chance to win changes in a game: an estimate for every turn of a replay.

Whoever has a better estimate replaces `chances`; nothing else knows where the numbers come from.
"""

from heckmeck.bots.chances import chances
from heckmeck.protocol.http import TurnChances
from heckmeck.rules import State

DIGITS = 4


def estimate_turns(states: list[State]) -> list[TurnChances]:
    """The chances before every turn, and the exact ones at the end of a finished game."""
    points: list[TurnChances] = []
    for step, state in enumerate(states):
        starts = step == 0 or state.turn != states[step - 1].turn
        if starts or (state.over and not states[step - 1].over):
            shares = [round(share, DIGITS) for share in chances(state)]
            points.append(TurnChances(step, state.turn, shares))
    return points
