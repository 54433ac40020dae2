"""The chance to win at every ending of many turns at once, for plans of their player.

The twin of what `TurnModel` finds out ending by ending with the engine and the model of `model`.
"""

from collections import defaultdict
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

import numpy as np

from heckmeck.chances.inputs import Layout
from heckmeck.chances.kernels import value_for_mover
from heckmeck.chances.stored import stored_layers
from heckmeck.odds import EndValues
from heckmeck.odds.solvers.roll_tables import STOP_PLACES
from heckmeck.rules import EditionName, State
from heckmeck.rules.legal import robbable
from heckmeck.sim.kernels.endings import ENDINGS, TOTALS, VARIANTS, best_endings, fill_tables
from heckmeck.sim.states import Array, pack
from heckmeck.sim.turns import find_part


class _Weights(NamedTuple):
    """A model as the kernel wants it."""

    numbers: Array  # of all layers, as in the file
    sizes: Array  # of the inputs and of every layer


def end_values(states: Sequence[State]) -> list[EndValues | None]:
    """What stopping and failing is worth, by state; None if the player has stopped already."""
    found: list[EndValues | None] = [None] * len(states)
    alike: defaultdict[tuple[EditionName, int], list[int]] = defaultdict(list)
    for number, state in enumerate(states):
        if state.phase != "return" and state.pending is None:
            alike[state.setup.edition, len(state.seats)].append(number)
    for (edition, players), numbers in alike.items():
        some = [states[number] for number in numbers]
        for number, values in zip(numbers, _end_values(edition, players, some), strict=True):
            found[number] = values
    return found


def _end_values(edition: EditionName, players: int, states: list[State]) -> list[EndValues]:
    packed = pack(states)
    about, buys, groups, members, words = find_part(packed, 0, len(packed))
    endings = words.reshape(-1).view(packed.dtype)
    values = np.empty(len(endings))
    weights = _weights(edition, players)
    value_for_mover(
        endings,
        _offsets(about[:, ENDINGS]),
        np.ascontiguousarray(packed["player"]),  # as of a single state: compiled only once
        np.empty(weights.sizes[0]),
        *weights,
        np.empty((2, weights.sizes[1:].max())),
        values,
        0,
        len(packed),
    )
    best = np.empty(len(groups) - 1, np.int32)
    best_endings(values, groups, members, best, 0, len(best))
    first = _offsets(about[:, VARIANTS])
    chosen = np.empty((len(buys), TOTALS), np.int32)
    stop, fail = np.empty((len(buys), STOP_PLACES)), np.empty(len(buys))
    fill_tables(values, about, first, buys, best, chosen, stop, fail, 0, len(packed))
    by_variant, failing = stop.reshape(len(stop), 2, -1).tolist(), fail.tolist()
    found = []
    for state, begin, end in zip(states, first[:-1].tolist(), first[1:].tolist(), strict=True):
        order = [begin, *_by_seat(state, range(begin + 1, end))]
        found.append(
            EndValues([by_variant[each] for each in order], [failing[each] for each in order])
        )
    return found


def _by_seat(state: State, variants: range) -> Sequence[int]:
    """Variants in the order of the seats that can be robbed; they come in order of play."""
    if len(variants) < 2:
        return variants
    players = len(state.seats)
    seats = sorted(robbable(state), key=lambda seat: (seat - state.player) % players)
    return [variant for _, variant in sorted(zip(seats, variants, strict=True))]


def _offsets(counts: Array) -> Array:
    return np.concatenate(([0], np.cumsum(counts)))


@cache
def _weights(edition: EditionName, players: int) -> _Weights:
    layers = stored_layers(edition, players)
    numbers = [np.ravel(each) for layer in layers for each in layer]
    sizes = [Layout(edition, players).size, *(len(offset) for _, offset in layers)]
    return _Weights(np.concatenate(numbers), np.array(sizes))
