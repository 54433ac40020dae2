"""All positions between turns that can still be reached, and what can follow each of them."""

from typing import NamedTuple

import numpy as np

from heckmeck.sim.kernels.board import OVER
from heckmeck.sim.kernels.play import score_games
from heckmeck.sim.states import STATE, Array
from heckmeck.sim.turns import Turns

PIECE = 256  # positions looked at at a time; a game that is too large is noticed in between


class Reachable(NamedTuple):
    """Positions between turns and what can follow.

    What follows is numbered: first the positions, then the ways to share the win at the end.
    """

    states: Array  # by position; the one asked about is the first
    shares: Array  # by way to end: everybody's share of the win
    offsets: Array  # by position: where its endings begin
    following: Array  # by ending: what follows
    scores: Array  # by ending: everybody's worms
    leading: Array  # by position: everybody's share of the win if the game ended now


def find_reachable(start: Array, most: int) -> Reachable | None:
    """Everything that can follow a packed position; None if that is more than `most` positions."""
    players = int(start["players"])
    states = bare(np.asarray(start).reshape(1))
    number_of: dict[bytes, int] = {states.view(_BYTES)[0].item(): 0}
    shares_of: dict[bytes, int] = {}
    pieces, counts, following, scores = [states], [], [], []
    waiting = states
    while len(waiting):
        piece, waiting = waiting[:PIECE], waiting[PIECE:]
        turns = Turns(piece)
        after = bare(turns.endings)
        worms = np.empty((len(after), players), np.int64)
        shares = np.empty((len(after), players))
        score_games(after, worms, shares, 0, len(after))
        over = after["phase"] == OVER
        numbers = np.empty(len(after), np.int64)
        # Finished games get numbers from -1 down for now.
        kinds = shares[over].view(f"V{8 * players}").reshape(-1).tolist()
        numbers[over] = [-1 - shares_of.setdefault(kind, len(shares_of)) for kind in kinds]
        known = len(number_of)
        # Indexing an array with fields may leave the bytes between them undefined.
        keys = after.view(_BYTES)[~over].tolist()
        numbers[~over] = [number_of.setdefault(key, len(number_of)) for key in keys]
        if len(number_of) > most:
            return None
        _, firsts = np.unique(numbers, return_index=True)
        new = after[firsts[numbers[firsts] >= known]]
        pieces.append(new)
        waiting = np.concatenate((waiting, new))
        counts.append(np.diff(turns.offsets))
        following.append(numbers)
        scores.append(worms)
    numbers = np.concatenate(following)
    all_states = np.concatenate(pieces)
    leading = np.empty((len(all_states), players))
    score_games(all_states, np.empty(leading.shape, np.int64), leading, 0, len(all_states))
    return Reachable(
        all_states,
        np.frombuffer(b"".join(shares_of)).reshape(-1, players),
        np.concatenate(([0], np.cumsum(np.concatenate(counts)))),
        np.where(numbers < 0, len(number_of) - 1 - numbers, numbers),
        np.concatenate(scores),
        leading,
    )


_BYTES = f"V{STATE.itemsize}"


def bare(states: Array) -> Array:
    """Copies that are equal, byte by byte, if the rest of the game is: without numbers of turns."""
    found = np.zeros(len(states), STATE)
    for field in STATE.names or ():
        if field not in ("turn", "first"):
            found[field] = states[field]
    return found
