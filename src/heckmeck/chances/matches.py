"""Matches between two ways to value how a turn ends, many games side by side."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple, TypeAlias

import numpy as np

from heckmeck.chances.batch import chances_by_seat
from heckmeck.chances.inputs import Layout
from heckmeck.chances.kernels import settle
from heckmeck.chances.network import Array, Network
from heckmeck.chances.selfplay import BestTurns, play_on, start
from heckmeck.rules import Options
from heckmeck.sim.kernels.board import OVER
from heckmeck.sim.kernels.play import score_games
from heckmeck.sim.turns import Turns

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
        found[part] = best.expected()
    return found


class MatchShares(NamedTuple):
    """The shares of the wins that one seat got, by game."""

    won: Array
    without_luck: Array  # with the same mean, but varying much less
    turns: tuple[int, int]  # played by that seat, and by the others
    unfinished: int  # games that nobody won, see `MOST_TURNS`

    @property
    def share(self) -> float:
        return float(self.without_luck.mean())

    @property
    def error(self) -> float:
        """Half of the width of the 95% interval of the share."""
        return 1.96 * float(self.without_luck.std(ddof=1) / np.sqrt(len(self.won)))


class _ValuedTurns(NamedTuple):
    """One turn in many positions, as its player values the endings."""

    turns: Turns
    chances: Array


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
    """Games of one seat against all others, sitting in every seat in turn.

    None if the match was stopped.

    What the judge thinks of the endings tells how lucky every turn was. The luck of a turn is zero
    on average, whatever the judge believes, because the chances of its endings are exact. The same
    is true of games that stay unfinished, which count as lost.
    """
    seats = np.arange(games) % layout.players
    won, lucky = np.zeros(games), np.zeros(games)
    own = others = finished = 0

    def solve(numbers: Array, states: Array) -> _ValuedTurns:
        turns = Turns(states)
        counts = np.diff(turns.offsets)
        mover, seat = np.repeat(states["player"], counts), np.repeat(seats[numbers], counts)
        values = np.empty(len(turns.endings))
        for valuing, which in ((one, mover == seat), (other, mover != seat)):
            values[which] = valuing(turns.endings[which], mover[which])
        return _ValuedTurns(turns, turns.solve(values).chances)

    for played in play_on(start(layout, games, options), solve, np.random.default_rng(seed)):
        if stopped():
            return None
        turns, chances = played.solved
        seat = seats[played.games]
        judged = chances_by_seat(judge, layout, turns.endings)
        judged = judged[np.arange(len(judged)), np.repeat(seat, np.diff(turns.offsets))]
        expected = np.add.reduceat(chances * judged, turns.offsets[:-1])
        reached = judged[played.chosen]
        lucky[played.games] += reached - expected
        won[played.games[played.over]] = reached[played.over]  # exact at the end
        own_turns = int((played.before["player"] == seat).sum())
        own, others = own + own_turns, others + len(seat) - own_turns
        finished += int(played.over.sum())
    return MatchShares(won, won - lucky, (own, others), games - finished)
