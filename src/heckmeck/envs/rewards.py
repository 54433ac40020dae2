"""What agents are rewarded for. Both kinds sum to zero over the players.

"win" pays once, at the end: 1 for winning alone, and the same loss for each of the others, so with
two players it is 1 or −1. Winners who share the win share what it pays.

"score" pays whenever somebody's worms change: by how much the own worms minus the average of the
other players' worms have grown. Over a game this adds up to the final margin.
"""

from typing import Literal, get_args

import numpy as np
from numpy.typing import ArrayLike, NDArray

from heckmeck.rules import EditionName, State, result
from heckmeck.sim.observation import WORMS

Rewards = Literal["win", "score"]


def check_rewards(rewards: str) -> None:
    if rewards not in get_args(Rewards):
        raise ValueError(f"rewards must be one of {', '.join(get_args(Rewards))}, not {rewards!r}")


def collected(state: State, rewards: Rewards) -> list[float]:
    """What every seat has been rewarded with since the beginning of the game."""
    if rewards == "score":
        return list(map(float, margins([seat.score for seat in state.seats])))
    if not state.over:
        return [0.0] * len(state.seats)
    winners = result(state).winners
    shares = [(seat in winners) / len(winners) for seat in range(len(state.seats))]
    return list(map(float, payments(shares)))


def margins(scores: ArrayLike) -> NDArray[np.float64]:
    """The worms of every seat minus the average of the others; one row per game if there are many.

    >>> margins([10, 4, 4]).tolist()
    [6.0, -3.0, -3.0]
    """
    worms = np.asarray(scores, np.float64)
    rest = worms.sum(axis=-1, keepdims=True) - worms
    more: NDArray[np.float64] = worms - rest / (worms.shape[-1] - 1)
    return more


def payments(shares: ArrayLike) -> NDArray[np.float64]:
    """What shares of the win pay; one row per game if there are many.

    >>> payments([[1, 0, 0], [0.5, 0.5, 0]]).tolist()
    [[1.0, -0.5, -0.5], [0.25, 0.25, -0.5]]
    """
    won = np.asarray(shares, np.float64)
    players = won.shape[-1]
    pays: NDArray[np.float64] = (players * won - 1) / (players - 1)
    return pays


def worst(edition: EditionName, rewards: Rewards) -> float:
    """The least a game can pay: for agents that lose a game by an illegal action.

    >>> worst("original", "win"), worst("specialists", "score")
    (-1.0, -52.0)
    """
    return -1.0 if rewards == "win" else -float(WORMS[edition])
