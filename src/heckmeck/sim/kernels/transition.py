"""Apply an action to a packed state. Nothing is rolled; how the dice fall is passed in.

Every function changes the game in place and returns what happened as the flags of `board`. The
action must be legal: `legal_mask` says which are.
"""

import numpy as np

from heckmeck.rules import SPECIALISTS, WHITE_DICE
from heckmeck.sim import actions
from heckmeck.sim.kernels.bits import highest_bit, lowest_bit
from heckmeck.sim.kernels.board import (
    BRATWORM,
    CHANCE,
    DEFENDED,
    FAILED,
    GAME_ENDED,
    HEN,
    KEEP,
    NONE,
    ONE,
    OVER,
    RAVEN,
    RETURN,
    ROB,
    ROLL,
    STOLE,
    TOOK,
    TURN_ENDED,
    TURNED,
)
from heckmeck.sim.kernels.buying import SOURCE, next_lower, purchase, stopping_total
from heckmeck.sim.kernels.compiling import kernel
from heckmeck.sim.kernels.legal import can_be_robbed, new_faces, weasel_ready

TILE_BITS = (1 << SOURCE) - 1
RETURNABLE = tuple(SPECIALISTS.index(each) for each in actions.HOLDABLE)  # by action


@kernel
def act(game, action):
    """A player's action. After a roll or reroll the dice are in the air, and `land` comes next."""
    if action <= actions.REROLL:
        if action == actions.ROLL_GOLDEN:
            game.golden = 1
        elif action == actions.REROLL:
            game.weasel_used = 1
            _clear_roll(game)
        game.phase = CHANCE
        return 0
    if action < actions.STOP:
        return keep(game, action - actions.KEEP)
    if action <= actions.STOP_LOWER:
        return stop(game, action == actions.STOP_LOWER)
    if action == actions.FAIL:
        return fail(game)
    if action < actions.RETURN:
        return rob(game, (game.player + action - actions.ROB + 1) % game.players)
    _put_back(game, RETURNABLE[action - actions.RETURN])
    return _end_turn(game)


@kernel
def land(game, rolled, golden_face):
    """The dice land: all of them as counts, and the golden die's face again, or NONE."""
    game.rolled = rolled
    game.golden_face = golden_face
    game.phase = KEEP
    if new_faces(rolled, game.aside) == 0 and not weasel_ready(game):
        return fail(game)  # A3
    return 0


@kernel
def keep(game, face):
    """A2: set aside all rolled dice of a face."""
    count = game.rolled >> 4 * face & 15
    game.aside += count << 4 * face
    game.white -= count
    if game.golden_face == face:
        game.white += 1
        game.golden = 0
    _clear_roll(game)
    game.phase = ROLL
    if face == ONE and count >= 2 and game.edition:  # A7
        return take_bratworm(game)
    return 0


@kernel
def _clear_roll(game):
    game.rolled = 0
    game.golden_face = NONE


# Taking and stealing


@kernel
def stop(game, lower):
    """End the turn with what the dice set aside buy."""
    total = stopping_total(game)
    bought = next_lower(game, total) if lower else purchase(game, total)
    if bought == NONE:
        return fail(game)
    source = (bought >> SOURCE) - 1
    if source >= 0:
        return _steal(game, bought & TILE_BITS, source)
    return _take(game, bought)


@kernel
def _take(game, tile):
    game.up ^= 1 << tile
    _push(game, tile)  # D1
    specialist = game.stands[tile]
    game.stands[tile] = NONE
    if specialist == NONE:
        return TOOK | _end_turn(game)
    if specialist != RAVEN:
        return TOOK | _gain(game, specialist)  # D2
    game.pending = RAVEN
    happened = TOOK | take_bratworm(game)  # D3
    if game.phase == ROB:
        return happened
    return happened | _raven_moves_on(game)


@kernel
def _steal(game, tile, source):
    booty = game.holds[source]
    game.holds[source] = NONE
    if booty == HEN:
        return DEFENDED | _gain(game, booty)  # D5
    game.top[source] = game.below[tile]
    _push(game, tile)  # D4
    if booty == NONE:
        return STOLE | _end_turn(game)
    return STOLE | _gain(game, booty)


@kernel
def _push(game, tile):
    game.below[tile] = game.top[game.player]
    game.top[game.player] = tile


@kernel
def _gain(game, specialist):
    if game.holds[game.player] != NONE:  # D6
        game.pending = specialist
        game.phase = RETURN
        return 0
    game.holds[game.player] = specialist
    return _end_turn(game)


@kernel
def take_bratworm(game):
    """E1–E3. The phase is `ROB` afterwards if the player has to choose whom to rob."""
    if game.supply:
        game.supply -= 1
        game.bratworms[game.player] += 1
        return BRATWORM
    victims, victim = 0, 0
    for seat in range(game.players):
        if can_be_robbed(game, seat):
            victims += 1
            victim = seat
    if victims > 1:
        game.phase = ROB
        return 0
    if victims:
        _rob(game, victim)
        return BRATWORM
    return 0


@kernel
def _rob(game, victim):
    game.bratworms[victim] -= 1
    game.bratworms[game.player] += 1


@kernel
def rob(game, victim):
    """Take a bratworm from the chosen seat."""
    _rob(game, victim)
    game.phase = ROLL
    if game.pending == RAVEN:
        return BRATWORM | _raven_moves_on(game)
    return BRATWORM


# Putting specialists back


@kernel
def _raven_moves_on(game):
    game.pending = NONE
    _to_lowest_free_tile(game, RAVEN)
    return _end_turn(game)


@kernel
def _put_back(game, specialist):
    """D7, of the player to move, who keeps the pending specialist if that is another one."""
    if game.pending != specialist:
        game.holds[game.player] = game.pending
    game.pending = NONE
    _to_lowest_free_tile(game, specialist)


@kernel
def _to_lowest_free_tile(game, specialist):
    """D7. Without a free tile the specialist leaves the game: it is nowhere any more."""
    free = np.int64(game.up)
    while free:
        tile = lowest_bit(free)
        if game.stands[tile] == NONE:
            game.stands[tile] = specialist
            return
        free &= free - 1


# A failed attempt


@kernel
def fail(game):
    """F1–F4."""
    specialist = game.holds[game.player]
    returned = game.top[game.player]
    happened = FAILED
    if returned != NONE:  # else F2, F4
        if specialist == HEN:
            _put_back(game, HEN)  # F1
        else:  # F3
            game.top[game.player] = game.below[returned]
            game.below[returned] = NONE
            game.up |= 1 << returned
            if specialist != NONE:
                _put_back(game, specialist)
            highest = highest_bit(game.up)
            if highest != returned or game.returned_turned:
                _turn_down(game, highest)
                happened |= TURNED
    return happened | _end_turn(game)


@kernel
def _turn_down(game, tile):
    game.up ^= 1 << tile
    game.down |= 1 << tile
    specialist = game.stands[tile]
    if specialist != NONE:  # F3.4
        game.stands[tile] = NONE
        _to_lowest_free_tile(game, specialist)


# The end of a turn


@kernel
def _end_turn(game):
    game.aside = 0
    game.white = WHITE_DICE
    game.golden = 0
    game.weasel_used = 0
    _clear_roll(game)
    if game.up == 0:
        game.phase = OVER  # G1
        return TURN_ENDED | GAME_ENDED
    game.phase = ROLL
    game.turn += 1
    game.player += 1
    if game.player == game.players:
        game.player = 0
    return TURN_ENDED
