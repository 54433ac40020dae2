"""Games of a network against itself, many side by side, one turn at a time.

Every turn is solved exactly, with the endings valued by the network for the player to move, and
ends in one of these endings, drawn by its probability. No die is rolled.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Generic, NamedTuple, Protocol, TypeVar

import numpy as np

from heckmeck.chances.batch import chances_by_seat
from heckmeck.chances.inputs import Layout
from heckmeck.chances.kernels import draw_endings, expect
from heckmeck.chances.network import Array, Network
from heckmeck.rules import Options, Setup
from heckmeck.sim.kernels.board import OVER
from heckmeck.sim.states import packed_start
from heckmeck.sim.turns import Turns

MOST_TURNS = 2000  # far more than any game needs


def start(layout: Layout, count: int, options: Options | None = None) -> Array:
    """The beginning of a game, several times."""
    names = tuple(map(str, range(layout.players)))
    return np.repeat(
        packed_start(Setup(layout.edition, names, options=options or Options())), count
    )


class BestTurns(NamedTuple):
    """The best turns of many positions, as a network sees them."""

    turns: Turns
    by_seat: Array  # by ending: everybody's chances
    chances: Array  # by ending: its probability

    @classmethod
    def of(cls, network: Network, layout: Layout, states: Array) -> "BestTurns":
        turns = Turns(states)
        by_seat = chances_by_seat(network, layout, turns.endings)
        mover = np.repeat(states["player"], np.diff(turns.offsets))
        values = by_seat[np.arange(len(by_seat)), mover]
        return cls(turns, by_seat, turns.solve(values).chances)

    def expected(self, first: Array | None = None) -> Array:
        """Everybody's expected chances at the end of the turn, by seat.

        `first` is the seat to begin with in each position.
        """
        if first is None:
            first = np.zeros(len(self.turns), np.int8)
        found = np.empty((len(self.turns), self.by_seat.shape[1]))
        expect(self.chances, self.by_seat, self.turns.offsets, first, found, 0, len(found))
        return found


def drawn(turns: Turns, chances: Array, luck: Array) -> Array:
    """The number of one ending per position. `luck`: a number from 0 to 1 for each."""
    chosen = np.empty(len(turns), np.int64)
    draw_endings(chances, turns.offsets, luck, chosen)
    return chosen


class SolvedTurns(Protocol):
    """One turn in many positions, and how it is played."""

    @property
    def turns(self) -> Turns: ...
    @property
    def chances(self) -> Array: ...  # by ending: its probability


Solved = TypeVar("Solved", bound=SolvedTurns)


@dataclass(frozen=True, slots=True)
class PlayedTurns(Generic[Solved]):
    """One turn in every game that is still running."""

    games: Array  # the numbers of the games
    before: Array  # the positions at the start of the turn
    after: Array  # the positions at the end of the turn
    solved: Solved
    chosen: Array  # by game: the number of the ending that was drawn

    @property
    def over(self) -> Array:
        """Which of the games ended with this turn."""
        return self.after["phase"] == OVER


def play_on(
    states: Array, solve: Callable[[Array, Array], Solved], luck: np.random.Generator
) -> Iterator[PlayedTurns[Solved]]:
    """Play games to the end, one turn in all of them at a time.

    `solve` gets the numbers of the games that are still running and their positions. All games are
    played to the end, so that long ones count as much as short ones. Only a model that has learned
    nonsense plays more than `MOST_TURNS`; its games stay unfinished.
    """
    games = np.arange(len(states))
    for _ in range(MOST_TURNS):
        if not len(games):
            return
        solved = solve(games, states)
        chosen = drawn(solved.turns, solved.chances, luck.random(len(games)))
        played = PlayedTurns(games, states, solved.turns.endings[chosen], solved, chosen)
        yield played
        running = ~played.over
        games, states = games[running], played.after[running]


def play_games(
    network: Network, layout: Layout, count: int, luck: np.random.Generator
) -> Iterator[PlayedTurns[BestTurns]]:
    """Play games of a network against itself from the beginning."""
    return play_on(
        start(layout, count), lambda _, states: BestTurns.of(network, layout, states), luck
    )
