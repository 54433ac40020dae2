"""One bot at many tables, as on a server: no table influences the answers at another."""

from random import Random

import pytest

from heckmeck.bots import make_bot
from heckmeck.rules import Land, Roll, Seat, Setup, State, apply, legal_moves, new_game

BOTS = ("worms", "margin", "normal", "hard", "expert")
START = new_game(Setup("specialists", ("A", "B")))._replace(turn=3)


def with_bratworms(*counts: int) -> State:
    """The same table except for the bratworms."""
    seats = tuple(Seat(bratworms=count) for count in counts)
    return START._replace(seats=seats, supply=START.supply - sum(counts))


TABLES = [START, with_bratworms(1, 0), with_bratworms(0, 1), with_bratworms(1, 1)]


def a_decision(start: State, chance: Random) -> State:
    """A state of the turn in which there is a choice."""
    state = start
    for _ in range(chance.randrange(1, 4)):
        state = apply(state, Roll()).state
        dice = "".join(sorted(chance.choices("12345w", k=state.dice.white)))
        landed = apply(state, Land(dice)).state
        if landed.turn != start.turn:
            return a_decision(start, chance)
        if chance.random() < 0.4:
            return landed
        state = apply(landed, chance.choice(legal_moves(landed))).state
        if not state.dice.white:
            return a_decision(start, chance)
    return state


@pytest.mark.parametrize("name", BOTS)
def test_tables_that_look_alike_are_not_mixed_up(name: str) -> None:
    chance = Random(name)
    shared = make_bot(name)
    for number in range(60):
        state = a_decision(TABLES[number % len(TABLES)], chance)
        legal = legal_moves(state)
        assert shared.choose(state, legal) == make_bot(name).choose(state, legal), state
