"""The inputs of `inputs`, from packed states."""

import numpy as np

from heckmeck.chances.inputs import (
    BRATWORM_UNIT,
    GRILL_NUMBERS,
    HIGHEST,
    HOLDABLE,
    SCORE_UNIT,
    SEAT_NUMBERS,
    TILE_UNIT,
    WORM_UNIT,
)
from heckmeck.rules import SPECIALISTS
from heckmeck.sim.kernels.board import NONE, OVER, WORMS
from heckmeck.sim.kernels.compiling import kernel, large_kernel
from heckmeck.sim.kernels.scoring import highest_of, score_of, share_win
from heckmeck.sim.states import TILES

_FIRST_TILE = np.array([TILES.index(21), 0])  # by edition
_ALL_TILES = len(TILES)
_NUMBERS = np.array(TILES, np.float64)
_SPECIALISTS = len(SPECIALISTS)
_HOLDABLE = len(HOLDABLE)
_HELD = np.array([HOLDABLE.index(each) if each in HOLDABLE else NONE for each in SPECIALISTS])


@large_kernel
def fill_inputs(states, rows, begin, end):
    """One row of inputs per position."""
    for index in range(begin, end):
        _fill_row(states[index], rows[index])


@large_kernel
def _fill_row(game, row):
    row[:] = 0.0
    first = _FIRST_TILE[game.edition]
    tiles = _ALL_TILES - first
    count = worms = 0
    for tile in range(first, _ALL_TILES):
        if game.up >> tile & 1:
            row[tile - first] = 1.0
            count += 1
            worms += WORMS[tile]
    late = 1.0 / (1 + count)
    at = tiles
    row[at] = count / TILE_UNIT
    row[at + 1] = late
    row[at + 2] = worms / WORM_UNIT
    at += GRILL_NUMBERS
    if game.edition == 1:
        for tile in range(first, _ALL_TILES):
            if game.stands[tile] != NONE:
                row[at + game.stands[tile] * tiles + tile - first] = 1.0
        at += _SPECIALISTS * tiles
        row[at] = game.supply / BRATWORM_UNIT
        row[at + 1] = game.supply == 0
        at += 2
    for after in range(game.players):
        seat = (game.player + after) % game.players
        best = -1000
        for other in range(game.players):
            if other != seat:
                best = max(best, score_of(game, other))
        score = score_of(game, seat)
        top = game.top[seat]
        size = 0
        if top != NONE:
            row[at + top - first] = 1.0
            if game.below[top] != NONE:
                row[at + tiles + game.below[top] - first] = 1.0
            tile = top
            while tile != NONE:
                row[at + 2 * tiles + tile - first] = 1.0
                size += 1
                tile = game.below[tile]
        at += 3 * tiles
        row[at] = score / SCORE_UNIT
        row[at + 1] = (score - best) / SCORE_UNIT
        row[at + 2] = (score - best) * late
        row[at + 3] = size / TILE_UNIT
        if top != NONE:
            row[at + 4] = _NUMBERS[highest_of(game, seat)] / HIGHEST
        at += SEAT_NUMBERS
        if game.edition == 1:
            if game.holds[seat] != NONE:
                row[at + _HELD[game.holds[seat]]] = 1.0
            at += _HOLDABLE
            row[at] = game.bratworms[seat] / BRATWORM_UNIT
            at += 1


@large_kernel
def settle(states, by_order, by_seat, begin, end):
    """Everybody's chances by seat: from those in order of play, or exactly if the game is over."""
    for index in range(begin, end):
        game = states[index]
        if game.phase == OVER:
            share_win(game, by_seat[index])
        else:
            for after in range(game.players):
                by_seat[index, (game.player + after) % game.players] = by_order[index, after]


@large_kernel
def value_for_mover(endings, offsets, movers, row, weights, sizes, passed, values, begin, end):
    """The chance of the player whose turn it was, at each ending of some positions.

    `weights` are the numbers of a file of weights, `sizes` those of its layers. `row` and `passed`
    are room for the inputs of a position and for what a layer passes on. Every position is
    calculated alone, so the result does not depend on the others.
    """
    for index in range(begin, end):
        mover = movers[index]
        for ending in range(offsets[index], offsets[index + 1]):
            game = endings[ending]
            if game.phase == OVER:
                share_win(game, passed[0])
                values[ending] = passed[0, mover]
            else:
                _fill_row(game, row)
                last = _pass_on(row, weights, sizes, passed)
                after = (mover - game.player) % game.players
                values[ending] = _softmax(passed[last], game.players, after)


@large_kernel
def _pass_on(row, weights, sizes, passed):
    """Pass the inputs through all layers; returns which row of `passed` has the outcome."""
    at = 0
    for layer in range(len(sizes) - 1):
        inputs, outputs = sizes[layer], sizes[layer + 1]
        before, after = row if layer == 0 else passed[layer & 1], passed[~layer & 1]
        offsets = weights[at + inputs * outputs : at + (inputs + 1) * outputs]
        for output in range(outputs):
            after[output] = offsets[output]
        for each in range(inputs):
            value = before[each]
            if value > 0.0 or (layer == 0 and value != 0.0):  # most inputs are zero
                of_input = weights[at + each * outputs : at + (each + 1) * outputs]
                for output in range(outputs):
                    after[output] += value * of_input[output]
        at += (inputs + 1) * outputs
    return (len(sizes) - 1) & 1


@kernel
def _softmax(values, count, wanted):
    """The share of one of the first few numbers."""
    most = values[0]
    for each in range(1, count):
        most = max(most, values[each])
    total = 0.0
    for each in range(count):
        total += np.exp(values[each] - most)
    return np.exp(values[wanted] - most) / total


@large_kernel
def expect(chances, by_seat, offsets, players, expected, begin, end):
    """The expected chances of every position, in order of play, over the endings of its turn."""
    for index in range(begin, end):
        count = by_seat.shape[1]
        for after in range(count):
            expected[index, after] = 0.0
        for ending in range(offsets[index], offsets[index + 1]):
            if chances[ending] > 0.0:
                for after in range(count):
                    seat = (players[index] + after) % count
                    expected[index, after] += chances[ending] * by_seat[ending, seat]


@large_kernel
def draw_endings(chances, offsets, luck, chosen):
    """One ending per position, drawn by its chance."""
    for index in range(len(chosen)):
        left = luck[index]
        last = offsets[index]
        for ending in range(offsets[index], offsets[index + 1]):
            if chances[ending] > 0.0:
                last = ending
                left -= chances[ending]
                if left < 0.0:
                    break
        chosen[index] = last
