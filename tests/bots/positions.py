"""Positions of every kind, from partly random games."""

from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random

from heckmeck.bots.cautious import CautiousBot
from heckmeck.bots.habits import exact_goals
from heckmeck.rules import (
    EDITIONS,
    OPTION_VALUES,
    Fail,
    Land,
    Options,
    Reroll,
    Roll,
    Setup,
    State,
    Stop,
    apply,
    chance_outcomes,
    legal_moves,
    new_game,
)

WISDOM = 0.8  # of the moves; with less the games would hardly end

ALL_OPTIONS = [
    Options(**dict(zip(OPTION_VALUES, values, strict=True)))  # type: ignore[arg-type]
    for values in product(*OPTION_VALUES.values())
]


def land_at_random(state: State, random: Random) -> Land:
    outcomes = chance_outcomes(state)
    return random.choices([each for each, _ in outcomes], [weight for _, weight in outcomes])[0]


def questions(seed: int, turns: int = 2000) -> Iterator[State]:
    """Every state of a game in which there is something to choose."""
    random, bot = Random(seed), CautiousBot()
    players = tuple(f"p{seat}" for seat in range(random.randint(2, 7)))
    edition = random.choice(list(EDITIONS.values())).name
    options = random.choice(ALL_OPTIONS)
    state = new_game(Setup(edition, players, random.randrange(len(players)), options))
    while not state.over and state.turn <= turns:
        if state.phase == "chance":
            state = apply(state, land_at_random(state, random)).state
            continue
        legal = legal_moves(state)
        if len(legal) > 1:
            yield state
        wise = random.random() < WISDOM
        move = bot.choose(state, legal) if wise else random.choice(legal)
        state = apply(state, move).state


def kind(state: State) -> tuple[object, ...]:
    """The kind of a position: everything that makes it a different problem for a bot."""
    legal = legal_moves(state)
    return (
        state.setup.edition,
        state.phase,
        state.pending is None,
        Reroll() in legal,
        Fail() in legal,
        Roll(golden=True) in legal,
        Stop(lower=True) in legal,
        state.dice.golden,
        bool(exact_goals(state)),
    )


@cache
def one_of_every_kind(games: int = 60, each: int = 2) -> list[State]:
    """Some positions of every kind that occurs in random games."""
    found: defaultdict[tuple[object, ...], list[State]] = defaultdict(list)
    for seed in range(games):
        for state in questions(seed):
            alike = found[kind(state)]
            if len(alike) < each:
                alike.append(state)
    return [state for alike in found.values() for state in alike]
