"""A small neural network that plays Heckmeck: how it looks at a position and answers.

Run as a program, it is a bot for the arena:

    heckmeck arena "cmd:python docs/examples/learned_agent.py agent.npz" cautious
"""

import json
import os
import sys

os.environ["OPENBLAS_NUM_THREADS"] = "1"  # the matrices are small: more threads would only wait

import numpy as np

from heckmeck import legal_moves, read_position
from heckmeck.sim import ACTIONS, action_of, observe

HIDDEN = 64


class Network:
    """One hidden layer; it rates every action and predicts what the turn will bring."""

    def __init__(self, inputs, random):
        first = random.standard_normal((inputs, HIDDEN)) * (2 / inputs) ** 0.5
        second = random.standard_normal((HIDDEN, len(ACTIONS) + 1)) * 0.1 * (2 / HIDDEN) ** 0.5
        weights = [first, np.zeros(HIDDEN), second, np.zeros(len(ACTIONS) + 1)]
        self.weights = [each.astype(np.float32) for each in weights]

    def look(self, observations, masks):
        """The hidden layer, the probability of every legal action, and the prediction."""
        first, first_bias, second, second_bias = self.weights
        hidden = np.maximum(observations @ first + first_bias, 0)
        out = hidden @ second + second_bias
        ratings = np.where(masks, out[:, :-1], -1e9)
        likely = np.exp(ratings - ratings.max(axis=1, keepdims=True))
        return hidden, likely / likely.sum(axis=1, keepdims=True), out[:, -1]

    def save(self, file):
        np.savez(file, *self.weights)

    @classmethod
    def load(cls, path):
        network = cls(1, np.random.default_rng())
        with np.load(path) as file:
            network.weights = [file[name] for name in file.files]
        return network


def best_move(network, position):
    """The legal move of a position that the network rates highest."""
    state = read_position(position)
    seen = np.array([observe(state)], np.float32)
    if seen.shape[1] != len(network.weights[0]):
        raise SystemExit("this agent has learned another edition or number of players")
    actions = [action_of(state, move) for move in legal_moves(state)]
    mask = np.zeros((1, len(ACTIONS)), np.bool_)
    mask[0, actions] = True
    _, likely, _ = network.look(seen, mask)
    return position["legal"][int(np.argmax(likely[0, actions]))]


if __name__ == "__main__":
    trained = Network.load(sys.argv[1])
    for line in sys.stdin:
        print(json.dumps(best_move(trained, json.loads(line))), flush=True)
