"""What a step did, as bits of one number."""

from enum import IntFlag


class Flag(IntFlag):
    """What happened in a step. Several things can happen at once.

    >>> Flag(66)
    <Flag.TOOK|TURN_ENDED: 66>
    """

    FAILED = 1  # the attempt failed
    TOOK = 2  # a tile from the grill
    STOLE = 4  # a tile of another player
    DEFENDED = 8  # the hen changed hands and the tile stayed
    BRATWORM = 16  # one was taken, from the supply or from a player
    TURNED = 32  # a tile was turned face down
    TURN_ENDED = 64
    GAME_ENDED = 128
