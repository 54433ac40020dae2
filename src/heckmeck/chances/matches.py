"""Matches between two ways to value how a turn ends, many games side by side."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple, TypeAlias

import numpy as np

from heckmeck.chances.batch import chances_by_seat
from heckmeck.chances.inputs import Layout
from heckmeck.chances.kernels import settle
from heckmeck.chances.network import Array, Network
from heckmeck.chances.selfplay import BestTurns, drawn, start
from heckmeck.rules import Options
from heckmeck.sim.kernels.board import OVER
from heckmeck.sim.kernels.play import score_games
from heckmeck.sim.turns import Turns

MOST_TURNS = 2000  # far more than any game needs, unless a network has learned nonsense
AT_ONCE = 4096  # positions from which one turn is looked ahead at a time

# The values of endings, for the seats that moved.
Valuing: TypeAlias = Callable[[Array, Array], Array]


def by_model(network: Network, layout: Layout) -> Valuing:
    """The chances to win that a network sees."""
    return by_chances(partial(chances_by_seat, network, layout))


def by_looking_ahead(network: Network, layout: Layout) -> Valuing:
    """The chances to win after the best turn of the next player, whose endings a network values."""
    return by_chances(partial(chances_a_turn_later, network, layout))


def by_chances(chances: Callable[[Array], Array]) -> Valuing:
    """The chances to win by any estimate of everybody's chances, by seat."""

    def of_mover(endings: Array, mover: Array) -> Array:
        if not len(endings):
            return np.zeros(0)
        return chances(endings)[np.arange(len(endings)), mover]

    return of_mover


def by_margin(layout: Layout) -> Valuing:
    """The worms of the player, less the average worms of the others."""

    def margin(endings: Array, mover: Array) -> Array:
        scores = np.empty((len(endings), layout.players), np.int64)
        shares = np.empty((len(endings), layout.players))
        score_games(endings, scores, shares, 0, len(endings))
        own = scores[np.arange(len(endings)), mover]
        return own - (scores.sum(axis=1) - own) / (layout.players - 1)

    return margin


def chances_a_turn_later(network: Network, layout: Layout, states: Array) -> Array:
    """Everybody's chances, by seat: exact if the game is over, else expected from the next turn."""
    found = np.zeros((len(states), layout.players))
    over = states["phase"] == OVER
    won = np.zeros((int(over.sum()), layout.players))
    settle(states[over], won, won, 0, len(won))
    found[over] = won
    running = np.flatnonzero(~over)
    for begin in range(0, len(running), AT_ONCE):
        part = running[begin : begin + AT_ONCE]
        best = BestTurns.of(network, layout, states[part])
        found[part] = best.expected(np.zeros(len(part), states["player"].dtype))
    return found


class MatchShares(NamedTuple):
    """The shares of the wins that one seat got, by game."""

    won: Array
    without_luck: Array  # with the same mean, but varying much less
    turns: tuple[int, int]  # played by that seat, and by the others

    @property
    def share(self) -> float:
        return float(self.without_luck.mean())

    @property
    def error(self) -> float:
        """Half of the width of the 95% interval of the share."""
        return 1.96 * float(self.without_luck.std(ddof=1) / np.sqrt(len(self.won)))


def play_match(
    one: Valuing,
    other: Valuing,
    layout: Layout,
    games: int,
    seed: int,
    judge: Network,
    options: Options | None = None,
    stopped: Callable[[], bool] = lambda: False,
) -> MatchShares | None:
    """Games of one seat against all others, sitting in every seat equally often.

    None if the match was stopped.

    What the judge thinks of the endings tells how lucky every turn was. The luck of a turn is zero
    on average, whatever the judge believes, because the chances of its endings are exact.
    """
    luck = np.random.default_rng(seed)
    states = start(layout, games, options)
    numbers, seats = np.arange(games), np.arange(games) % layout.players
    won, lucky = np.zeros(games), np.zeros(games)
    own = all_turns = 0
    for _ in range(MOST_TURNS):
        if not len(states):
            break
        if stopped():
            return None
        turns = Turns(states)
        endings, counts = turns.endings, np.diff(turns.offsets)
        mover, seat = np.repeat(states["player"], counts), np.repeat(seats, counts)
        own += int((states["player"] == seats).sum())
        all_turns += len(states)
        values = np.empty(len(endings))
        for valuing, which in ((one, mover == seat), (other, mover != seat)):
            values[which] = valuing(endings[which], mover[which])
        chances = turns.solve(values).chances
        chosen = drawn(turns, chances, luck.random(len(states)))
        judged = chances_by_seat(judge, layout, endings)[np.arange(len(endings)), seat]
        expected = np.add.reduceat(chances * judged, turns.offsets[:-1])
        lucky[numbers] += judged[chosen] - expected
        states = endings[chosen]
        over = states["phase"] == OVER
        won[numbers[over]] = judged[chosen[over]]  # exact at the end
        states, seats, numbers = states[~over], seats[~over], numbers[~over]
    lucky[numbers] = 0.0  # nobody wins a game that does not end
    return MatchShares(won, won - lucky, (own, all_turns - own))
