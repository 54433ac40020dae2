"""The observation of `sim.observation`, entry by entry, from packed states."""

import numpy as np

from heckmeck.rules import FACES, SPECIALISTS, WHITE_DICE
from heckmeck.rules.editions import MAX_DICE
from heckmeck.sim import actions
from heckmeck.sim.kernels.board import (
    HEN,
    KEEP,
    NONE,
    OVER,
    RETURN,
    ROB,
    ROLL,
    WORM_FACE,
    WORMS,
    faces_among,
    points_of,
)
from heckmeck.sim.kernels.buying import SOURCE, purchase, stopping_total
from heckmeck.sim.kernels.compiling import kernel
from heckmeck.sim.kernels.legal import weasel_ready
from heckmeck.sim.kernels.scoring import highest_of, score_of
from heckmeck.sim.kernels.transition import TILE_BITS
from heckmeck.sim.observation import (
    BRATWORMS,
    HIGHEST_TILE,
    MOST_POINTS,
    MOST_TOTAL,
    MOST_WORMS_ON_A_TILE,
)
from heckmeck.sim.observation import WORMS as ALL_WORMS
from heckmeck.sim.states import TILES

_NUMBERS = np.array(TILES, np.float64)  # what is printed on the tiles
_FIRST_TILE = np.array([TILES.index(21), 0])  # by edition
_ALL_WORMS = np.array([ALL_WORMS["original"], ALL_WORMS["specialists"]])
_HOLDABLE = np.array([SPECIALISTS.index(each) for each in actions.HOLDABLE])
_TILES = len(TILES)
_FACES = len(FACES)


@kernel
def observe_games(states, seats, seen, begin, end):
    """One row per game, as a seat of it sees it."""
    for index in range(begin, end):
        game = states[index]
        _observe(game, seats[index], seen[index])


@kernel
def _observe(game, observer, seen):
    special = game.edition == 1
    at = _grill(game, seen, special)
    for after in range(game.players):
        seat = (observer + after) % game.players
        seen[at] = seat == game.player and game.phase != OVER
        at = _tiles(game, seat, seen, at + 1)
        if special:
            seen[at] = game.bratworms[seat] / BRATWORMS
            at = _one_of(seen, at + 1, _HOLDABLE, game.holds[seat])
    at = _phase(game, seen, at, special)
    at = _dice(game, seen, at, special)
    at = _stopping(game, seen, at, special)
    if special:
        for specialist in range(len(SPECIALISTS)):
            seen[at + specialist] = game.pending == specialist


@kernel
def _one_of(seen, at, numbers, chosen):
    for each in numbers:
        seen[at] = each == chosen
        at += 1
    return at


@kernel
def _number(tile):
    return _NUMBERS[tile] / HIGHEST_TILE if tile != NONE else 0.0


@kernel
def _grill(game, seen, special):
    at = 0
    for tile in range(_FIRST_TILE[game.edition], _TILES):
        seen[at] = game.up >> tile & 1
        at += 1
    if special:
        for specialist in range(len(SPECIALISTS)):
            seen[at + specialist] = 0.0
        for tile in range(_TILES):
            if game.stands[tile] != NONE:
                seen[at + game.stands[tile]] = _number(tile)
        at += len(SPECIALISTS)
        seen[at] = game.supply / BRATWORMS
        at += 1
    return at


@kernel
def _tiles(game, seat, seen, at):
    top = game.top[seat]
    first = _FIRST_TILE[game.edition]
    count = 0
    tile = top
    while tile != NONE:
        count += 1
        tile = game.below[tile]
    seen[at] = score_of(game, seat) / _ALL_WORMS[game.edition]
    seen[at + 1] = count / (_TILES - first)
    seen[at + 2] = _number(highest_of(game, seat))
    at += 3
    for tile in range(first, _TILES):
        seen[at] = tile == top
        at += 1
    seen[at] = _number(game.below[top]) if top != NONE else 0.0
    seen[at + 1] = WORMS[top] / MOST_WORMS_ON_A_TILE if top != NONE else 0.0
    return at + 2


@kernel
def _phase(game, seen, at, special):
    seen[at] = game.phase == ROLL
    seen[at + 1] = game.phase == KEEP
    if not special:
        return at + 2
    seen[at + 2] = game.phase == ROB
    seen[at + 3] = game.phase == RETURN
    return at + 4


@kernel
def _dice(game, seen, at, special):
    for face in range(_FACES):
        seen[at + face] = (game.aside >> 4 * face & 15) / MAX_DICE
        seen[at + _FACES + face] = (game.rolled >> 4 * face & 15) / MAX_DICE
    at += 2 * _FACES
    seen[at] = game.white / WHITE_DICE
    at += 1
    if special:
        seen[at] = game.golden
        at += 1
        for face in range(_FACES):
            seen[at + face] = game.golden_face == face
        at += _FACES
        seen[at] = weasel_ready(game) and game.phase != OVER
        at += 1
    seen[at] = points_of(game.aside) / MOST_POINTS
    seen[at + 1] = faces_among(game.aside) >> WORM_FACE & 1
    return at + 2


@kernel
def _stopping(game, seen, at, special):
    total = stopping_total(game)
    seen[at] = total / MOST_TOTAL
    at += 1
    kinds = 4 if special else 3  # fails, takes, steals, wins the hen
    for kind in range(kinds + 1):
        seen[at + kind] = 0.0
    if game.phase == ROLL and game.aside:
        bought = purchase(game, total)
        if bought == NONE:
            seen[at] = 1.0
        else:
            source = (bought >> SOURCE) - 1
            kind = 1 if source < 0 else 3 if game.holds[source] == HEN else 2
            seen[at + kind] = 1.0
            if kind < 3:
                seen[at + kinds] = WORMS[bought & TILE_BITS] / MOST_WORMS_ON_A_TILE
    return at + kinds + 1
