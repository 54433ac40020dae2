"""Adam: how the weights change with what the network learns."""

from collections.abc import Sequence

import numpy as np

from heckmeck.chances.network import KIND, Array


class Adam:
    """Adam: steps along the average gradient, scaled by how much it varies."""

    MEAN, SQUARE, TINY = 0.9, 0.999, 1e-8

    def __init__(self, weights: Sequence[Array]) -> None:
        self.mean = [np.zeros_like(each) for each in weights]
        self.square = [np.zeros_like(each) for each in weights]
        self.steps = 0

    def update(self, weights: Sequence[Array], gradient: Sequence[Array], rate: float) -> None:
        """Change the weights in place."""
        self.steps += 1
        scale = rate * np.sqrt(1 - self.SQUARE**self.steps) / (1 - self.MEAN**self.steps)
        for weight, change, mean, square in zip(
            weights, gradient, self.mean, self.square, strict=True
        ):
            mean += (1 - KIND(self.MEAN)) * (change - mean)
            square += (1 - KIND(self.SQUARE)) * (change * change - square)
            weight -= KIND(scale) * mean / (np.sqrt(square) + KIND(self.TINY))
