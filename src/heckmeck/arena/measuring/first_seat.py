"""What every seat is worth when champions play against each other.

The luck of the dice is taken out of the result. After every turn, the chances of a seat differ from
what they were expected to be over all endings of the turn. These differences are zero on average,
whatever the model believes, because the expectation is exact. So the result of a game less the
differences of all its turns has the same mean as the result, but varies much less, and the better
the model, the less.
"""

from typing import NamedTuple

import numpy as np

from heckmeck.arena.intervals import mean_interval
from heckmeck.arena.measuring.batches import Kind, Report, batches
from heckmeck.arena.measuring.estimates import Estimate
from heckmeck.chances.batch import chances_by_seat, stored_network
from heckmeck.chances.network import Array
from heckmeck.chances.selfplay import start


class SeatShares(NamedTuple):
    """The shares of the wins by seat, in order of play from the seat that begins."""

    kind: Kind
    games: int
    seed: int
    turns: float  # per game
    won: tuple[Estimate, ...]  # simply counted
    without_luck: tuple[Estimate, ...]  # the same quantity, but more precise
    said: tuple[float, ...]  # what the model says before the first turn

    def to_json(self) -> dict[str, object]:
        return {
            "edition": self.kind.edition,
            "players": self.kind.players,
            "games": self.games,
            "seed": self.seed,
            "turns": self.turns,
            "won": [each.to_json() for each in self.won],
            "without_luck": [each.to_json() for each in self.without_luck],
            "said": list(self.said),
        }


def measure_seats(kind: Kind, games: int, seed: int, report: Report) -> SeatShares:
    won, luck, turns = [], [], 0
    for batch in batches(kind, games, seed, report):
        results = np.zeros((batch.games, kind.players))
        differences = np.zeros((batch.games, kind.players))
        for played in batch.turns:
            turns += len(played.games)
            reached = played.solved.by_seat[played.chosen]
            differences[played.games] += reached - played.solved.expected()
            results[played.games[played.over]] = reached[played.over]
        won.append(results)
        luck.append(differences)
    counted = np.concatenate(won)
    network = stored_network(kind.edition, kind.players)
    said = chances_by_seat(network, kind.layout, start(kind.layout, 1))[0]
    return SeatShares(
        kind,
        games,
        seed,
        turns / games,
        _by_seat(counted),
        _by_seat(counted - np.concatenate(luck)),
        tuple((said / said.sum()).tolist()),
    )


def _by_seat(results: Array) -> tuple[Estimate, ...]:
    return tuple(
        Estimate(float(column.mean()), mean_interval(column.tolist())) for column in results.T
    )
