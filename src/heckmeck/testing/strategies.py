"""Hypothesis strategies for set-ups, states and random games."""

from random import Random

from hypothesis import strategies as st

from heckmeck.rules import (
    EDITIONS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    OPTION_VALUES,
    EditionName,
    Options,
    Record,
    Setup,
    State,
    new_game,
)
from heckmeck.testing.playouts import PlayoutStep, late_state, playout, random_record

_SEEDS = st.integers(0, 2**32)


def editions() -> st.SearchStrategy[EditionName]:
    return st.sampled_from([edition.name for edition in EDITIONS.values()])


def options() -> st.SearchStrategy[Options]:
    """All table options, in every combination."""
    return st.builds(
        Options, **{name: st.sampled_from(values) for name, values in OPTION_VALUES.items()}
    )


@st.composite
def setups(
    draw: st.DrawFn, names: st.SearchStrategy[str] | None = None, fixed_options: bool = False
) -> Setup:
    """Every edition, 2 to 7 players, any first player, any options unless they are fixed."""
    count = draw(st.integers(MIN_PLAYERS, MAX_PLAYERS))
    players = [f"Player {seat + 1}" for seat in range(count)]
    if names is not None:
        players = draw(st.lists(names, min_size=count, max_size=count))
    return Setup(
        draw(editions()),
        tuple(players),
        draw(st.integers(0, count - 1)),
        Options() if fixed_options else draw(options()),
    )


@st.composite
def turn_starts(draw: st.DrawFn, fixed_options: bool = False) -> State:
    """The beginning of a game, or the start of a turn late in one."""
    setup = draw(setups(fixed_options=fixed_options))
    if draw(st.booleans()):
        return new_game(setup)
    return late_state(setup, Random(draw(_SEEDS)))


@st.composite
def playouts(
    draw: st.DrawFn, max_moves: int = 60, fixed_options: bool = False
) -> tuple[State, list[PlayoutStep]]:
    """A start and the steps of a lively random game from there."""
    start = draw(turn_starts(fixed_options))
    rng = Random(draw(_SEEDS))
    return start, list(playout(start, rng, draw(st.integers(1, max_moves))))


@st.composite
def states(draw: st.DrawFn, max_moves: int = 60) -> State:
    """A state somewhere in a game, in any phase but "chance"."""
    start, steps = draw(playouts(max_moves))
    return steps[-1].state if steps else start


@st.composite
def records(draw: st.DrawFn, max_moves: int = 60) -> Record:
    """The record of a running or finished game."""
    rng = Random(draw(_SEEDS))
    return random_record(draw(setups()), rng, draw(st.integers(0, max_moves)))
