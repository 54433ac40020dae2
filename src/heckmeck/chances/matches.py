"""Matches between two ways to value how a turn ends, many games side by side."""

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

import numpy as np

from heckmeck.chances.batch import chances_by_seat
from heckmeck.chances.inputs import Layout
from heckmeck.chances.kernels import settle
from heckmeck.chances.network import Array, Network
from heckmeck.chances.selfplay import BestTurns, drawn, start
from heckmeck.sim.kernels.board import OVER
from heckmeck.sim.kernels.play import score_games
from heckmeck.sim.turns import Turns

AT_ONCE = 4096  # positions from which one turn is looked ahead at a time

# The values of endings, for the seats that moved.
Valuing: TypeAlias = Callable[[Array, Array], Array]


def by_model(network: Network, layout: Layout) -> Valuing:
    """The chances to win that a network sees."""
    return partial(_of_mover, partial(chances_by_seat, network, layout))


def by_looking_ahead(network: Network, layout: Layout) -> Valuing:
    """The chances to win after the best turn of the next player, whose endings a network values."""
    return partial(_of_mover, partial(chances_a_turn_later, network, layout))


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


def play_match(one: Valuing, other: Valuing, layout: Layout, games: int, seed: int) -> float:
    """The win share of one seat against all others, sitting in every seat equally often."""
    n = layout.players
    luck = np.random.default_rng(seed)
    states = start(layout, games)
    seats = np.arange(games) % n
    shares = 0.0
    while len(states):
        turns = Turns(states)
        endings = turns.endings
        counts = np.diff(turns.offsets)
        mover = np.repeat(states["player"], counts)
        mine = np.repeat(states["player"] == seats, counts)
        values = np.empty(len(endings))
        for valuing, which in ((one, mine), (other, ~mine)):
            values[which] = valuing(endings[which], mover[which])
        chances = turns.solve(values).chances
        states = endings[drawn(turns, chances, luck.random(len(states)))]
        over = states["phase"] == OVER
        done = states[over]
        won = np.zeros((len(done), n))
        settle(done, won, won, 0, len(done))
        shares += won[np.arange(len(done)), seats[over]].sum()
        states, seats = states[~over], seats[~over]
    return float(shares) / games


def _of_mover(chances: Callable[[Array], Array], endings: Array, mover: Array) -> Array:
    return chances(endings)[np.arange(len(endings)), mover]
