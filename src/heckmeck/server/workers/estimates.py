"""How everybody's chance to win changes in a game, and the turns that changed it the most.

The chances are those of the champion's model. A point costs a fraction of a millisecond, also
without numpy. Telling luck from choice takes a plan of the whole turn, some 50 milliseconds, so
only the few turns that are told get one, however long the game is.
"""

from collections.abc import Sequence
from itertools import pairwise

from heckmeck.chances import WIN, between_turns
from heckmeck.odds import solve
from heckmeck.protocol.http import Swing, TurnChances
from heckmeck.rules import RecordMove, State, decision_of

DIGITS = 4
MOST_SWINGS = 4
# A smaller change may be no more than what the model is off. `heckmeck measure calibration` shows
# how far that is on average; in single positions it is more.
WORTH_TELLING = 0.08


def estimate_turns(states: Sequence[State]) -> list[TurnChances]:
    """The chances before every turn, and the exact ones at the end of a finished game."""
    points: list[TurnChances] = []
    for step, state in enumerate(states):
        starts = step == 0 or state.turn != states[step - 1].turn
        if starts or (state.over and not states[step - 1].over):
            shares = [round(share, DIGITS) for share in between_turns(state)]
            points.append(TurnChances(step, state.turn, shares))
    return points


def find_swings(
    points: Sequence[TurnChances], states: Sequence[State], moves: Sequence[RecordMove]
) -> list[Swing]:
    """The turns that changed somebody's chance the most, in the order of the game.

    The moves are those of the record: each leads from one state to the next.
    """
    found = []
    for before, after in pairwise(points):
        changes = [now - was for was, now in zip(before.chances, after.chances, strict=True)]
        seat = max(range(len(changes)), key=lambda seat: abs(changes[seat]))
        if abs(changes[seat]) >= WORTH_TELLING:
            found.append((abs(changes[seat]), before, after, seat))
    biggest = sorted(found, key=lambda each: -each[0])[:MOST_SWINGS]
    swings = []
    for _, before, after, seat in sorted(biggest, key=lambda each: each[1].step):
        start, end = before.step, after.step
        luck, choice = shares(states[start : end + 1], moves[start:end])
        swings.append(
            Swing(
                step=end,
                turn=before.turn,
                mover=states[start].player,
                seat=seat,
                before=before.chances[seat],
                after=after.chances[seat],
                luck=round(luck, DIGITS),
                choice=round(choice, DIGITS),
            )
        )
    return swings


def shares(states: Sequence[State], moves: Sequence[RecordMove]) -> tuple[float, float]:
    """What the dice and what the choices of a turn changed, in its player's chance to win.

    A choice is compared with the best one at that moment, so its share is never positive. The dice
    are compared with what could be expected before they landed. Both together lead from the best
    play of the turn to its real end.
    """
    plan = solve(states[0], WIN)
    expected = plan.value
    luck = choice = 0.0
    for state, move in zip(states, moves, strict=False):  # the last state begins the next turn
        values = plan.values_at(state)
        best = max(values.values())
        luck += best - expected
        expected = values[decision_of(state, move)]
        choice += expected - best
    return luck + between_turns(states[-1])[states[0].player] - expected, choice
