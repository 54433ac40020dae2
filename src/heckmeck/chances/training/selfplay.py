"""What a network can learn from games against itself.

Every turn is solved exactly, with the endings valued by the network. What the network should have
said about the position is then known without any dice: the chances of all seats over the endings of
the best turn, each with its exact probability.
"""

import numpy as np

from heckmeck.chances.inputs import Layout
from heckmeck.chances.network import KIND, Array, Network
from heckmeck.chances.selfplay import BestTurns, drawn, start
from heckmeck.rules import Options
from heckmeck.sim.kernels.board import OVER
from heckmeck.sim.kernels.play import score_games

WORM_STRENGTH, LATE_WORM_STRENGTH = 0.2, 1.0  # of a worm in the first idea of the chances


def worms_win(layout: Layout, states: Array) -> Array:
    """A first idea of the chances, in order of play: worms win, the more so late in the game.

    Without it, a network with many seats takes a long time to find out anything at all, because
    what it learns from the end of the game has a long way to go.
    """
    scores = np.empty((len(states), layout.players), np.int64)
    score_games(states, scores, np.empty(scores.shape), 0, len(states))
    left = np.bitwise_count(states["up"])[:, None]
    strength = scores * (WORM_STRENGTH + LATE_WORM_STRENGTH / (1 + left))
    shares = np.exp(strength - strength.max(axis=1, keepdims=True))
    shares /= shares.sum(axis=1, keepdims=True)
    order = (states["player"][:, None] + np.arange(layout.players)) % layout.players
    return np.take_along_axis(shares, order, axis=1).astype(KIND)


def play_turn(
    network: Network,
    layout: Layout,
    states: Array,
    luck: np.random.Generator,
    explore: float,
    options: Options | None = None,
) -> tuple[Array, Array]:
    """Play one turn in every game. Returns what to learn, and the games after the turn.

    What to learn are the chances that the network should have given to everybody before the turn.
    `explore` is the chance that a turn ends in any possible way, so that the network gets to know
    positions that it would avoid. Finished games are replaced by new ones.
    """
    best = BestTurns.of(network, layout, states)
    turns = best.turns
    targets = best.expected(states["player"])
    chosen = drawn(turns, best.chances, luck.random(len(states)))
    counts = np.diff(turns.offsets)
    anywhere = turns.offsets[:-1] + (luck.random(len(states)) * counts).astype(np.int64)
    chosen = np.where(luck.random(len(states)) < explore, anywhere, chosen)
    after = turns.endings[chosen]
    over = np.flatnonzero(after["phase"] == OVER)
    after[over] = start(layout, len(over), options)
    return targets.astype(KIND), after
