"""Whole games between players who choose among the legal actions at random.

An ordinary turn, without weasel, golden die or a choice of whom to rob, is played with its dice in
local variables, which is three times as fast as action by action. It makes the same choices from
the same random words, so the games are those that `legal_mask` and `act` give.
"""

import numpy as np

from heckmeck.rules import WHITE_DICE
from heckmeck.sim.kernels.bits import count_bits, lowest_bit
from heckmeck.sim.kernels.board import (
    ALL_FACES,
    CHANCE,
    GOLDEN_DIE,
    KEEP,
    ONE,
    OVER,
    ROB,
    ROLL,
    WEASEL,
)
from heckmeck.sim.kernels.compiling import kernel
from heckmeck.sim.kernels.dice import (
    CHOICES,
    DICE,
    ROLLS,
    below,
    land_number,
    white_dice,
    white_faces,
    words_from,
)
from heckmeck.sim.kernels.legal import legal_mask
from heckmeck.sim.kernels.transition import act, fail, stop, take_bratworm

# By faces (as six bits) and n: the nth of them, counted from 0.
_NTH_FACE = np.array(
    [
        ([face for face in range(6) if faces >> face & 1] + [0] * 6)[:6]
        for faces in range(ALL_FACES + 1)
    ],
    np.int8,
)


@kernel
def play_randomly(states, seed, numbers, rolls, choices, turns, begin, end):
    """Play games to the end with legal actions chosen at random; stop after so many turns."""
    moves = 0
    for index in range(begin, end):
        game = states[index]
        number = numbers[index]
        rolled, chosen = rolls[index], choices[index]
        dice = words_from(seed, DICE, number, rolled)
        luck = words_from(seed, CHOICES, number, chosen)
        while game.phase != OVER and game.turn <= turns:
            if _is_ordinary(game):
                made, rolled, dice, chosen, luck = _ordinary_turn(
                    game, seed, number, rolled, dice, chosen, luck
                )
                moves += made
                continue
            if game.phase != CHANCE:
                mask = legal_mask(game)
                nth = 0
                if mask & (mask - 1):
                    nth, luck, chosen = below(count_bits(mask), luck, seed, CHOICES, number, chosen)
                act(game, _nth_action(mask, nth))
                moves += 1
            if game.phase == CHANCE:
                roll, dice, rolled = below(ROLLS, dice, seed, DICE, number, rolled)
                land_number(game, roll)
        rolls[index], choices[index] = rolled, chosen
    return moves


@kernel
def _nth_action(mask, nth):
    for _ in range(nth):
        mask &= mask - 1
    return lowest_bit(mask)


@kernel
def _is_ordinary(game):
    """Whether an ordinary turn begins: all its choices are faces, and rolling on or stopping."""
    if game.phase != ROLL or game.aside or game.steal_optional:
        return False
    held = game.holds[game.player]
    return held != WEASEL and held != GOLDEN_DIE


@kernel
def _ordinary_turn(game, seed, number, rolled, dice, chosen, luck):
    """Play until the turn ends, or until the player must choose whom to rob."""
    aside, used, white, moves = 0, 0, WHITE_DICE, 0
    while True:
        roll, dice, rolled = below(ROLLS, dice, seed, DICE, number, rolled)
        shown = white_dice(roll, white)
        fresh = white_faces(roll, white) & ~used
        if not fresh:
            moves += 1
            game.phase = KEEP
            fail(game)
            break
        moves += 2
        nth, choices = 0, count_bits(fresh)
        if choices > 1:
            nth, luck, chosen = below(choices, luck, seed, CHOICES, number, chosen)
        face = _NTH_FACE[fresh, nth]
        count = shown >> 4 * face & 15
        aside += count << 4 * face
        used |= 1 << face
        white -= count
        if face == ONE and count > 1 and game.edition:
            game.aside = aside
            game.white = white
            take_bratworm(game)
            if game.phase == ROB:
                break
        stops = 1
        if white and used != ALL_FACES:
            stops, luck, chosen = below(2, luck, seed, CHOICES, number, chosen)
        if stops:
            moves += 1
            game.aside = aside
            stop(game, False)
            break
    return moves, rolled, dice, chosen, luck
