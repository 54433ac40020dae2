"""Which actions are legal, as one bit per number of `sim.actions`."""

import numpy as np

from heckmeck.rules import SPECIALISTS
from heckmeck.sim import actions
from heckmeck.sim.kernels.board import (
    ALL_FACES,
    GOLDEN_DIE,
    HEN,
    KEEP,
    NONE,
    RETURN,
    ROB,
    ROLL,
    WEASEL,
    faces_among,
)
from heckmeck.sim.kernels.buying import may_take_lower
from heckmeck.sim.kernels.compiling import kernel

ROLL_ONLY = 1 << actions.ROLL
ROLL_GOLDEN_OR_NOT = 1 << actions.ROLL | 1 << actions.ROLL_GOLDEN
ROLL_OR_STOP = 1 << actions.ROLL | 1 << actions.STOP
STOP_ONLY = 1 << actions.STOP
RETURN_OF = np.array(  # by specialist; the raven is never held
    [
        actions.RETURN + actions.HOLDABLE.index(each) if each in actions.HOLDABLE else NONE
        for each in SPECIALISTS
    ],
    np.int8,
)


@kernel
def legal_mask(game):
    """Every legal action; none when the dice are in the air or the game is over."""
    phase = game.phase
    if phase == ROLL:
        return _rolling(game)
    if phase == KEEP:
        return _keeping(game)
    if phase == ROB:
        return _robbing(game)
    if phase == RETURN:
        return 1 << RETURN_OF[game.holds[game.player]] | 1 << RETURN_OF[game.pending]
    return 0


@kernel
def _rolling(game):
    if not game.aside:  # A1, B1
        holds_golden_die = game.holds[game.player] == GOLDEN_DIE
        return ROLL_GOLDEN_OR_NOT if holds_golden_die else ROLL_ONLY
    no_dice = game.white == 0 and game.golden == 0
    # A4, A5
    mask = STOP_ONLY if no_dice or faces_among(game.aside) == ALL_FACES else ROLL_OR_STOP
    return mask | 1 << actions.STOP_LOWER if may_take_lower(game) else mask


@kernel
def _keeping(game):
    faces = new_faces(game.rolled, game.aside)
    mask = faces << actions.KEEP
    if weasel_ready(game):  # B2
        mask |= 1 << actions.REROLL
        if not faces:
            mask |= 1 << actions.FAIL
    return mask


@kernel
def _robbing(game):
    mask = 0
    for after in range(1, game.players):
        if can_be_robbed(game, (game.player + after) % game.players):
            mask |= 1 << actions.ROB - 1 + after
    return mask


@kernel
def new_faces(rolled, aside):
    """A2: the rolled faces that are not yet set aside, as six bits."""
    return faces_among(rolled) & ~faces_among(aside)


@kernel
def weasel_ready(game):
    return game.holds[game.player] == WEASEL and not game.weasel_used


@kernel
def can_be_robbed(game, seat):
    """E2: another player who has a bratworm; never the holder of the hen."""
    return seat != game.player and game.bratworms[seat] > 0 and game.holds[seat] != HEN
