"""The network: layers of numbers, for thousands of positions at once."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import numpy as np

Array = Any
KIND = np.float32


class Network:
    """Fully connected layers: ReLU between them, a softmax over the seats at the end.

    `weights` alternates between a matrix and an offset per layer.
    """

    def __init__(self, weights: Sequence[Array]) -> None:
        self.weights = list(weights)

    @classmethod
    def fresh(cls, sizes: Sequence[int], rng: np.random.Generator) -> "Network":
        """A network that has learned nothing: in every position the chances are almost equal."""
        weights = []
        for number, (rows, columns) in enumerate(pairwise(sizes)):
            # Inputs are mostly zero, so the first layer starts larger than usual.
            last = number == len(sizes) - 2
            scale = 0.01 if last else 0.2 if number == 0 else np.sqrt(2.0 / rows)
            weights.append((rng.standard_normal((rows, columns)) * scale).astype(KIND))
            weights.append(np.zeros(columns, KIND))
        return cls(weights)

    def chances(self, rows: Array) -> Array:
        """By row: everybody's chances, in order of play."""
        return self._forward(rows)[-1]

    def gradient(self, rows: Array, targets: Array) -> tuple[float, list[Array]]:
        """The loss (cross-entropy) and how it changes with every weight."""
        passed = self._forward(rows)
        found = passed[-1]
        loss = -float((targets * np.log(found + 1e-12)).sum()) / len(rows)
        error = (found - targets) / KIND(len(rows))
        gradient: list[Array] = []
        for layer in reversed(range(len(self.weights) // 2)):
            before = passed[layer]
            gradient += [error.sum(axis=0), before.T @ error]
            if layer:
                error = (error @ self.weights[2 * layer].T) * (before > 0)
        return loss, gradient[::-1]

    def _forward(self, rows: Array) -> list[Array]:
        passed = [rows]
        last = len(self.weights) // 2 - 1
        for layer in range(last + 1):
            rows = rows @ self.weights[2 * layer]
            rows += self.weights[2 * layer + 1]
            if layer < last:
                np.maximum(rows, 0, out=rows)
            else:
                rows -= rows.max(axis=1, keepdims=True)
                np.exp(rows, out=rows)
                rows /= rows.sum(axis=1, keepdims=True)
            passed.append(rows)
        return passed
