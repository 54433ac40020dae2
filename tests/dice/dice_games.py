"""Whole games for the tests of the dice, played by a player who stops as soon as possible."""

from collections.abc import Sequence
from random import Random

from heckmeck.dice import DiceSource, FairDice, NonceList, commitment, play
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

ANY_SETUP = Setup("original", ("Anna", "Ben"))  # method 1 does not depend on it


def dice1(secret: bytes, nonces: Sequence[str], rolled: int = 0) -> FairDice:
    """Dice of method 1."""
    return NonceList(commitment(secret), tuple(nonces)).dice(secret, ANY_SETUP).after(rolled)


def proof1(secret: bytes, nonces: Sequence[str]) -> dict[str, object]:
    """The proof of method 1 with the secret; players chose who begins."""
    made = NonceList(commitment(secret), tuple(nonces), first_drawn=False)
    return {**made.to_json(), "secret": secret.hex()}


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
