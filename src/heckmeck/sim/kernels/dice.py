"""Rolling: from random words to dice, without bias."""

import numpy as np

from heckmeck.rules import FACES, GOLDEN_FACES, WHITE_DICE
from heckmeck.sim.kernels.board import NONE
from heckmeck.sim.kernels.compiling import kernel
from heckmeck.sim.kernels.philox import random_block
from heckmeck.sim.kernels.transition import land

DICE, CHOICES = np.uint64(0), np.uint64(1)  # the streams of a game: its dice, its random choices
WORDS = 4  # in a block

_SIDES = len(FACES)
_HALF = 4  # dice; one table serves both halves of the white dice
_HALF_ROLLS = _SIDES**_HALF
ROLLS = _SIDES ** (WHITE_DICE + 1)  # of eight white dice and the golden one

_LOW = np.uint64(0xFFFFFFFF)
_WORD = np.uint64(32)


def _prefixes() -> tuple[np.ndarray, np.ndarray]:
    """By n and a number of four digits to the base six: the counts of its first n digits, and
    which digits these are, as six bits."""
    counts = np.zeros((_HALF + 1, _HALF_ROLLS), np.uint32)
    shown = np.zeros((_HALF + 1, _HALF_ROLLS), np.int8)
    for number in range(_HALF_ROLLS):
        for dice in range(_HALF):
            digit = number // _SIDES**dice % _SIDES
            counts[dice + 1, number] = counts[dice, number] + (1 << 4 * digit)
            shown[dice + 1, number] = shown[dice, number] | 1 << digit
    return counts, shown


_COUNTS, _SHOWN = _prefixes()
# By option and digit; the last die of a roll is the golden one.
_GOLDEN = np.array(
    [[FACES.index(face) for face in GOLDEN_FACES[name]] for name in ("ones_and_worms", "standard")],
    np.int8,
)


@kernel
def below(limit, words, seed, stream, game, used):
    """A number below `limit`, all equally likely; the words left; how many have been used.

    The word times the limit, divided by 2³². The few words that would make some numbers more likely
    than others are skipped. `words` is what `words_from` gave, or this function the last time.
    """
    limit = np.uint64(limit)
    low, high = words
    while True:
        if used % WORDS == 0:
            low, high = words_from(seed, stream, game, used)
        product = (low & _LOW) * limit
        low, high = low >> _WORD | high << _WORD, high >> _WORD
        used += 1
        rest = product & _LOW
        # A rest below the limit is rare. Only then is it worth a division to look closer.
        if rest >= limit or rest >= np.uint64(1 << 32) % limit:
            return np.int64(product >> _WORD), (low, high), used


@kernel
def words_from(seed, stream, game, used):
    """The words of a stream that follow the used ones, up to the end of their block.

    They are two numbers of 64 bits, the next word in the lowest bits of the first. (An array would
    be slow: numba would count the references to it.)
    """
    one, two, three, four = random_block(seed, stream, game, np.uint64(used // WORDS))
    low, high = one | two << _WORD, three | four << _WORD
    for _ in range(used % WORDS):
        low, high = low >> _WORD | high << _WORD, high >> _WORD
    return low, high


@kernel
def white_dice(number, white):
    """The first white dice of a roll given as a number below `ROLLS`, one digit per die."""
    first = _COUNTS[min(white, _HALF), number % _HALF_ROLLS]
    return np.int64(first) + _COUNTS[max(white - _HALF, 0), number // _HALF_ROLLS % _HALF_ROLLS]


@kernel
def white_faces(number, white):
    """Which faces the first white dice of a roll show, as six bits."""
    first = _SHOWN[min(white, _HALF), number % _HALF_ROLLS]
    return first | _SHOWN[max(white - _HALF, 0), number // _HALF_ROLLS % _HALF_ROLLS]


@kernel
def land_number(game, number):
    """The dice in the air land as this number says."""
    rolled = white_dice(number, game.white)
    face = NONE
    if game.golden:
        face = _GOLDEN[game.golden_standard, number // _HALF_ROLLS // _HALF_ROLLS]
        rolled += 1 << 4 * face
    return land(game, rolled, face)


@kernel
def golden_faces(game):
    """The faces that the golden die has at this table, as six bits."""
    faces = 0
    for digit in range(_SIDES):
        faces |= 1 << _GOLDEN[game.golden_standard, digit]
    return faces
