"""Games of a network against itself, many side by side, one turn at a time.

Every turn is solved exactly, with the endings valued by the network for the player to move, and
ends in one of these endings, drawn by its probability. No die is rolled.
"""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from heckmeck.chances.batch import chances_by_seat
from heckmeck.chances.inputs import Layout
from heckmeck.chances.kernels import draw_endings, expect
from heckmeck.chances.network import Array, Network
from heckmeck.rules import Options, Setup
from heckmeck.sim.kernels.board import OVER
from heckmeck.sim.states import packed_start
from heckmeck.sim.turns import Turns


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

    def expected(self, first: Array) -> Array:
        """Everybody's expected chances at the end of the turn, beginning with the seat `first`."""
        found = np.empty((len(self.turns), self.by_seat.shape[1]))
        expect(self.chances, self.by_seat, self.turns.offsets, first, found, 0, len(found))
        return found


def drawn(turns: Turns, chances: Array, luck: Array) -> Array:
    """The number of one ending per position. `luck`: a number from 0 to 1 for each."""
    chosen = np.empty(len(turns), np.int64)
    draw_endings(chances, turns.offsets, luck, chosen)
    return chosen


class PlayedTurns(NamedTuple):
    """One turn in every game that is still running."""

    games: Array  # the numbers of the games
    before: Array  # the positions at the start of the turn
    expected: Array  # by seat: the chances over all endings of the best turn
    after: Array  # the positions at the end of the turn
    reached: Array  # by seat: the chances there, which are exact if the game is over

    @property
    def over(self) -> Array:
        """Which of the games ended with this turn."""
        return self.after["phase"] == OVER


def play_games(
    network: Network, layout: Layout, count: int, luck: np.random.Generator
) -> Iterator[PlayedTurns]:
    """Play games from the beginning until the last one is over, one turn in all of them at a time.

    All games are played to the end, so that long ones count as much as short ones.
    """
    games, states = np.arange(count), start(layout, count)
    while len(games):
        best = BestTurns.of(network, layout, states)
        chosen = drawn(best.turns, best.chances, luck.random(len(states)))
        expected = best.expected(np.zeros(len(states), states["player"].dtype))
        played = PlayedTurns(
            games, states, expected, best.turns.endings[chosen], best.by_seat[chosen]
        )
        yield played
        running = ~played.over
        games, states = games[running], played.after[running]
