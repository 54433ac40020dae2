"""Everybody's chance to win in thousands of packed positions at once."""

from functools import cache

import numpy as np

from heckmeck.chances.inputs import Layout
from heckmeck.chances.kernels import fill_inputs, settle
from heckmeck.chances.network import KIND, Array, Network
from heckmeck.chances.stored import Layers, stored_layers
from heckmeck.rules import EditionName


@cache
def stored_network(edition: EditionName, players: int) -> Network:
    """A model of the package as a network."""
    return network_of(stored_layers(edition, players))


def network_of(layers: Layers) -> Network:
    return Network([np.array(weights, KIND) for layer in layers for weights in layer])


def rows_of(layout: Layout, states: Array) -> Array:
    """The inputs of many positions."""
    rows = np.empty((len(states), layout.size), KIND)
    fill_inputs(states, rows, 0, len(states))
    return rows


def chances_by_seat(network: Network, layout: Layout, states: Array) -> Array:
    """Everybody's chances in many positions between turns or after the end."""
    found = np.empty((len(states), layout.players))
    settle(states, network.chances(rows_of(layout, states)), found, 0, len(states))
    return found
