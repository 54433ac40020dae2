"""Scores, winners and the tie-break (G2, G3), on packed states."""

from heckmeck.sim.kernels.board import APPLE, NONE, WORMS, WORMS_FOR_APPLE
from heckmeck.sim.kernels.compiling import kernel


@kernel
def score_of(game, seat):
    """G2: worms on own tiles, bratworms, and three for the apple."""
    score = game.bratworms[seat] + (WORMS_FOR_APPLE if game.holds[seat] == APPLE else 0)
    tile = game.top[seat]
    while tile != NONE:
        score += WORMS[tile]
        tile = game.below[tile]
    return score


@kernel
def highest_of(game, seat):
    """The highest tile of a seat, or NONE."""
    highest = NONE
    tile = game.top[seat]
    while tile != NONE:
        highest = max(highest, tile)
        tile = game.below[tile]
    return highest


@kernel
def share_win(game, shares):
    """G3: who would win if the game ended now; tied winners share the win equally."""
    best, winners = -1, 0
    for seat in range(game.players):
        # Scores first, then the highest tile.
        rank = score_of(game, seat) * 32 + highest_of(game, seat) + 1
        if rank > best:
            best, winners = rank, 0
        if rank == best:
            winners += 1
    for seat in range(game.players):
        rank = score_of(game, seat) * 32 + highest_of(game, seat) + 1
        shares[seat] = 1.0 / winners if rank == best else 0.0
