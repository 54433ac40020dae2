"""Whole games for the tests of the dice, played by somebody who takes what can be had."""

from random import Random

from heckmeck.dice import DiceSource, land
from heckmeck.rules import (
    Entry,
    PlayerMove,
    Record,
    Reroll,
    Roll,
    Setup,
    State,
    Stop,
    apply,
    legal_moves,
    new_game,
    stopping_gives,
)
from heckmeck.rules.record import landed


def played_game(setup: Setup, source: DiceSource, seed: int, meta: object = None) -> Record:
    random = Random(seed)
    state = new_game(setup)
    entries = []
    while not state.over:
        move = _choose(state, random)
        if isinstance(move, Roll | Reroll):
            state = apply(state, move).state
            fallen = land(state, source)
            entries.append(Entry(landed(move, fallen)))
            state = apply(state, fallen).state
        else:
            entries.append(Entry(move))
            state = apply(state, move).state
    return Record(setup, tuple(entries), meta)


def _choose(state: State, random: Random) -> PlayerMove:
    legal = legal_moves(state)
    if Stop() in legal and stopping_gives(state).result != "fail":
        return Stop()
    if Roll() in legal:
        return Roll()
    return random.choice(legal)
