"""The generator of the dice: Philox4x32-10, computed from a counter instead of a running state.

Every word depends only on the seed, the stream, the number of the game and the number of the word
in that game. So a game gets the same dice in any batch, thread or machine, and no two games ever
share a word.
"""

import numpy as np

from heckmeck.sim.kernels.compiling import kernel

_ROUNDS = 10
_LOW = np.uint64(0xFFFFFFFF)
_HALF = np.uint64(32)
_FIRST_FACTOR, _SECOND_FACTOR = np.uint64(0xD2511F53), np.uint64(0xCD9E8D57)
_FIRST_STEP, _SECOND_STEP = np.uint64(0x9E3779B9), np.uint64(0xBB67AE85)


@kernel
def philox(counter, key):
    """Four random words of 32 bits from a counter of four words and a key of two, all uint64."""
    one, two, three, four = counter
    first, second = key
    for _ in range(_ROUNDS):
        left, right = _FIRST_FACTOR * one, _SECOND_FACTOR * three
        one, three = (right >> _HALF) ^ two ^ first, (left >> _HALF) ^ four ^ second
        two, four = right & _LOW, left & _LOW
        first, second = (first + _FIRST_STEP) & _LOW, (second + _SECOND_STEP) & _LOW
    return one, two, three, four


@kernel
def random_block(seed, stream, game, block):
    """Block `block` of a stream of a game; everything is uint64, blocks and streams 32 bits."""
    counter = (block, stream, game & _LOW, game >> _HALF)
    return philox(counter, (seed & _LOW, seed >> _HALF))
