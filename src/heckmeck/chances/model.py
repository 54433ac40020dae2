"""The model: a small network that gives everybody's chance to win between two turns.

Two versions of the same sums: with lists for a machine without numpy, and with arrays. Both use
double precision, so they differ only by rounding errors, which never decide about a move.

The first layer is a sum over the inputs, and the inputs of the grill and of the seats are known
from earlier positions most of the time. So their parts of the sum are remembered.
"""

import sys
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache, reduce
from itertools import compress, count
from math import exp
from operator import add, mul
from typing import Any, Protocol

from heckmeck.chances.inputs import Input, grill_inputs, lateness, lead_inputs, lead_of, seat_inputs
from heckmeck.chances.stored import Layers, stored_layers
from heckmeck.rules import EditionName, GrillTile, Seat, State

MAX_PARTS = 1 << 10  # remembered parts of the first layer of each kind, about 2 KB each


class Model(Protocol):
    """Everybody's chance to win in a position between two turns."""

    def in_order_of_play(self, state: State) -> list[float]: ...


class _Parts:
    """The parts of the first layer's sum: lists or arrays, by what they depend on."""

    def __init__(self, edition: EditionName) -> None:
        self._edition = edition
        self._of_grill = lru_cache(MAX_PARTS)(self._grill)
        self._of_seats = lru_cache(MAX_PARTS)(self._seats)
        self._of_seat = lru_cache(MAX_PARTS)(self._seat)
        self._of_leads = lru_cache(MAX_PARTS)(self._leads)
        self._of_lead = lru_cache(MAX_PARTS)(self._lead)

    def vector(self, inputs: Sequence[Input]) -> Any:
        raise NotImplementedError

    def total(self, parts: Iterable[Any]) -> Any:
        raise NotImplementedError

    def parts(self, state: State) -> tuple[Any, ...]:
        """The parts of a position: of the grill, the seats and their leads.

        Most positions that are valued one after the other are endings of the same turn. Then the
        seats are the same, but for the one that has just moved, which comes last.
        """
        grill, late = self._of_grill(state.grill, state.supply)
        order = (*state.seats[state.player :], *state.seats[: state.player])
        others, scores = self._of_seats(order[:-1])
        moved, score = self._of_seat(len(order) - 1, order[-1])
        return grill, others, moved, self._of_leads((*scores, score), late)

    def _grill(self, grill: tuple[GrillTile, ...], supply: int) -> tuple[Any, float]:
        return self.vector(grill_inputs(self._edition, grill, supply)), lateness(grill)

    def _seats(self, seats: tuple[Seat, ...]) -> tuple[Any, tuple[int, ...]]:
        parts, scores = zip(*map(self._of_seat, count(), seats), strict=True)
        return self.total(parts), scores

    def _seat(self, after: int, seat: Seat) -> tuple[Any, int]:
        return self.vector(seat_inputs(self._edition, after, seat)), seat.score

    def _leads(self, scores: tuple[int, ...], late: float) -> Any:
        leads = (lead_of(scores, seat) for seat in range(len(scores)))
        return self.total(self._of_lead(after, lead, late) for after, lead in enumerate(leads))

    def _lead(self, after: int, lead: int, late: float) -> Any:
        return self.vector(lead_inputs(self._edition, after, lead, late))


class PlainModel(_Parts):
    """The model in plain Python."""

    def __init__(self, edition: EditionName, layers: Layers) -> None:
        super().__init__(edition)
        (self._first, self._offset), *self._others = layers

    def vector(self, inputs: Sequence[Input]) -> list[float]:
        total = [0.0] * len(self._offset)
        for number, value in inputs:
            row = self._first[number]
            total = list(map(add, total, row if value == 1 else [value * each for each in row]))
        return total

    def total(self, parts: Iterable[list[float]]) -> list[float]:
        return reduce(lambda one, other: list(map(add, one, other)), parts)

    def in_order_of_play(self, state: State) -> list[float]:
        values = self.total((self._offset, *self.parts(state)))
        for rows, offset in self._others:
            active = [value > 0 for value in values]  # often just half of them: skip the others
            if not any(active):
                values = offset
                continue
            columns = zip(*compress(rows, active), strict=True)
            values = list(compress(values, active))
            values = [
                more + sum(map(mul, column, values))
                for column, more in zip(columns, offset, strict=True)
            ]
        return softmax(values)


class ArrayModel(_Parts):
    """The model with numpy: the same numbers, faster."""

    def __init__(self, edition: EditionName, layers: Layers) -> None:
        import numpy as np

        super().__init__(edition)
        self._numpy = np
        (first, offset), *others = layers
        self._first, self._offset = np.array(first), np.array(offset)
        self._others = [(np.array(rows), np.array(offset)) for rows, offset in others]

    def vector(self, inputs: Sequence[Input]) -> Any:
        numbers, values = zip(*inputs, strict=True) if inputs else ((), ())
        return self._numpy.array(values) @ self._first[list(numbers)]

    def total(self, parts: Iterable[Any]) -> Any:
        return reduce(add, parts)

    def in_order_of_play(self, state: State) -> list[float]:
        values = self.total((self._offset, *self.parts(state)))
        for rows, offset in self._others:
            values = self._numpy.maximum(values, 0.0) @ rows + offset
        return softmax(values.tolist())


def softmax(values: list[float]) -> list[float]:
    """Positive numbers that add up to one, in the proportions of the exponentials."""
    most = max(values)
    shares = [exp(value - most) for value in values]
    total = sum(shares)
    return [share / total for share in shares]


def model_of(edition: EditionName, players: int) -> Model:
    """The model for an edition and a number of players, loaded when it is first needed.

    Nothing waits for numpy: until the process has loaded it for another reason, lists have to do.
    """
    return _model(edition, players, "numpy" in sys.modules)


@cache
def _model(edition: EditionName, players: int, arrays: bool) -> Model:
    kind = ArrayModel if arrays else PlainModel
    return kind(edition, stored_layers(edition, players))
