"""Whole turns of both players in the same positions, with the exact chance of every ending.

Champions play against each other. At the start of every turn, the turn is solved twice: for the
chance to win, and for the margin. Endings that the margin values equally are decided for it by the
chance to win, so that whatever differs is a real disagreement.
"""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from heckmeck.arena.measuring.batches import Kind, Report
from heckmeck.chances.batch import stored_network
from heckmeck.chances.inputs import Layout
from heckmeck.chances.kernels import settle
from heckmeck.chances.matches import by_margin
from heckmeck.chances.selfplay import BestTurns, play_on, start
from heckmeck.rules import SPECIALISTS
from heckmeck.sim.kernels.board import NONE, OVER
from heckmeck.sim.kernels.play import score_games
from winning.counting import Array

TIE = 1e-7  # far less than any difference of the margin
HEN, RAVEN, APPLE = (SPECIALISTS.index(name) for name in ("hen", "raven", "apple"))


class Solved(NamedTuple):
    """One turn in many games: the positions, their endings, and both players' chances of them."""

    games: Array  # by position: the number of its game
    states: Array
    endings: Array
    position: Array  # by ending: the position it belongs to
    win: Array  # by ending: the mover's chance to win there
    margin: Array  # by ending: the change of the margin
    champion: Array  # by ending: its chance in the champion's turn
    other: Array  # by ending: its chance in the turn for the margin

    def total(self, by_ending: Array) -> Array:
        """Sums over the endings of every position."""
        return np.bincount(self.position, by_ending, len(self.states))


def play(
    table: Kind, games: int, seed: int, margin: bool = True, report: Report = lambda _: None
) -> Iterator[Solved]:
    """Turn after turn of champions against each other, in many games at once.

    `report` is told how many more games are over.
    """
    running = games
    for solved in continue_games(table, start(table.layout, games), seed, margin):
        report(running - len(solved.states))
        running = len(solved.states)
        yield solved
    report(running)


def continue_games(
    table: Kind, states: Array, seed: int, margin: bool = True, left: Array | None = None
) -> Iterator[Solved]:
    """Play games on to the end. Finished ones are put into `left`, by their number."""
    network, layout = stored_network(table.edition, table.players), table.layout
    luck = np.random.default_rng(seed)
    for played in play_on(states, lambda _, now: BestTurns.of(network, layout, now), luck):
        best, before = played.solved, played.before
        turns, endings = best.turns, best.turns.endings
        position = np.repeat(np.arange(len(before)), np.diff(turns.offsets))
        win = best.by_seat[np.arange(len(endings)), before["player"][position]]
        if margin:
            gains = margin_of(layout, before, endings, position)
            other = turns.solve(gains + TIE * win).chances
        else:
            gains = other = np.zeros(len(win))
        yield Solved(played.games, before, endings, position, win, gains, best.chances, other)
        if left is not None:
            left[played.games[played.over]] = played.after[played.over]


def play_out(table: Kind, state: Array, games: int, seed: int) -> Array:
    """Everybody's share of the wins if champions play a position to the end so many times."""
    final = np.repeat(state, games)
    if final[0]["phase"] != OVER:
        for _ in continue_games(table, final.copy(), seed, margin=False, left=final):
            pass
    shares = np.zeros((games, table.players))
    settle(final, shares, shares, 0, games)
    return shares


def scores_of(layout: Layout, states: Array) -> Array:
    """Everybody's score in many positions."""
    scores = np.empty((len(states), layout.players), np.int64)
    score_games(states, scores, np.empty(scores.shape), 0, len(states))
    return scores


def margin_of(layout: Layout, states: Array, endings: Array, position: Array) -> Array:
    """The change of the mover's score less the average change of the others."""
    margin, mover = by_margin(layout), states["player"]
    return margin(endings, mover[position]) - margin(states, mover)[position]


class Happened(NamedTuple):
    """What happened in every ending, seen from the player to move."""

    gained: Array  # a tile
    tile: Array  # its number among all tiles, or -1
    stolen_from: Array  # the seat that lost the tile or the hen, or -1
    failed: Array
    robbed: Array  # by seat: how many bratworms it lost


def what_happened(table: Kind, solved: Solved) -> Happened:
    layout, endings, position = table.layout, solved.endings, solved.position
    before = solved.states[position]
    count, at = layout.players, np.arange(len(endings))
    mover = before["player"]
    was, now = before["top"][at, mover], endings["top"][at, mover]
    below = np.where(now >= 0, endings["below"][at, np.maximum(now, 0)], NONE)
    gained = (now != NONE) & (now != was) & (below == was)
    stolen_from = np.full(len(endings), NONE)
    lost = before["bratworms"].astype(int) - endings["bratworms"]
    lost[at, mover] = 0
    for seat in range(count):
        others = mover != seat
        stolen = others & gained & (before["top"][:, seat] == now)
        hen = others & (before["holds"][:, seat] == HEN) & (endings["holds"][:, seat] != HEN)
        stolen_from[stolen | hen] = seat
    return Happened(
        gained,
        np.where(gained, now, NONE),
        stolen_from,
        ~gained & (stolen_from == NONE),
        np.maximum(lost[:, :count], 0),
    )


def leads(table: Kind, states: Array) -> Array:
    """The lead of the player to move over the best of the others."""
    scores = scores_of(table.layout, states)
    at = np.arange(len(states))
    own = scores[at, states["player"]]
    scores[at, states["player"]] = -100
    return own - scores.max(axis=1)


def tiles_up(states: Array) -> Array:
    return np.bitwise_count(states["up"])
