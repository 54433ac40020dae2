"""Make a player's move in full: if it asks for a roll, the dice are drawn and land."""

from typing import NamedTuple

from heckmeck.dice.source import DiceSource, land
from heckmeck.rules import (
    PlayerMove,
    RecordMove,
    Reroll,
    Roll,
    State,
    Transition,
    apply,
    recorded_roll,
)

ROLLS = (Roll, Reroll)  # made once: `isinstance(move, Roll | Reroll)` would make a type per move


class Played(NamedTuple):
    """A move as it is recorded, and what it did to the game."""

    recorded: RecordMove
    transition: Transition


def play(state: State, move: PlayerMove, dice: DiceSource) -> Played:
    """Make a move; a roll takes its dice from this source. Raises `IllegalMove`.

    >>> from heckmeck.dice import ScriptedDice
    >>> from heckmeck.rules import Setup, new_game
    >>> state = new_game(Setup("original", ("Anna", "Ben")))
    >>> recorded, (state, events) = play(state, Roll(), ScriptedDice(["4441235w"]))
    >>> recorded, state.phase
    (Rolled(dice='1234445w', golden=None), 'keep')
    """
    asked = apply(state, move)
    if not isinstance(move, ROLLS):
        return Played(move, asked)
    landing = land(asked.state, dice)
    landed = apply(asked.state, landing)
    return Played(
        recorded_roll(move, landing), Transition(landed.state, asked.events + landed.events)
    )
