"""Whole games for the tests of the dice, played by a player who stops as soon as possible."""

from random import Random

from heckmeck.dice import DiceSource, play
from heckmeck.rules import (
    Entry,
    PlayerMove,
    Record,
    Roll,
    Setup,
    State,
    Stop,
    legal_moves,
    new_game,
    stopping_gives,
)


def played_game(setup: Setup, source: DiceSource, seed: int, meta: object = None) -> Record:
    random = Random(seed)
    state = new_game(setup)
    entries = []
    while not state.over:
        recorded, (state, _) = play(state, _choose(state, random), source)
        entries.append(Entry(recorded))
    return Record(setup, tuple(entries), meta)


def _choose(state: State, random: Random) -> PlayerMove:
    legal = legal_moves(state)
    if Stop() in legal and stopping_gives(state).result != "fail":
        return Stop()
    if Roll() in legal:
        return Roll()
    return random.choice(legal)
