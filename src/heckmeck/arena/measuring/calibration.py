"""What a model said about positions, compared with who won.

Every position between two turns of every game counts once, except the end.
"""

from collections.abc import Callable, Mapping
from math import pi, sqrt
from typing import NamedTuple

import numpy as np

from heckmeck.arena.measuring.batches import GameBatch, Kind, Report, batches
from heckmeck.arena.measuring.estimates import (
    Estimate,
    mean_and_error,
    mean_per_position,
    share_of_positions,
)
from heckmeck.arena.measuring.valuings import expert_chances
from heckmeck.chances.batch import chances_by_seat, stored_network
from heckmeck.chances.network import Array

BINS = 10
LEAST = 1e-12  # a smaller chance counts as this one, so that the log loss stays finite

Forecast = Callable[[Array], Array]  # everybody's chances by seat, from packed states


class Bin(NamedTuple):
    """All chances of about the same size, of any seat."""

    size: int
    said: float  # on average
    happened: Estimate

    def to_json(self) -> dict[str, object]:
        happened = self.happened.to_json()
        return {"count": self.size, "said": self.said, "happened": happened}


class Quality(NamedTuple):
    """How good a forecast is."""

    log_loss: Estimate
    brier: Estimate  # the squared errors of all seats together
    behind: Estimate  # how much larger the log loss is than that of the first forecast
    calibration_error: float  # the mean difference between what it said and what happened
    error_by_chance: float  # what a perfectly calibrated forecast would show in as many games
    bins: tuple[Bin, ...]  # those that are not empty

    def to_json(self) -> dict[str, object]:
        return {
            "log_loss": self.log_loss.to_json(),
            "brier": self.brier.to_json(),
            "behind": self.behind.to_json(),
            "calibration_error": self.calibration_error,
            "error_by_chance": self.error_by_chance,
            "bins": [each.to_json() for each in self.bins],
        }


class Calibration(NamedTuple):
    """How good some forecasts are for games of one kind."""

    kind: Kind
    games: int
    positions: int
    seed: int
    forecasts: dict[str, Quality]

    def to_json(self) -> dict[str, object]:
        return {
            "edition": self.kind.edition,
            "players": self.kind.players,
            "games": self.games,
            "positions": self.positions,
            "seed": self.seed,
            "forecasts": {name: each.to_json() for name, each in self.forecasts.items()},
        }


def usual_forecasts(kind: Kind) -> dict[str, Forecast]:
    """The model of the champion, the estimate that `expert` plays by, and a guess."""
    network = stored_network(kind.edition, kind.players)

    def model(states: Array) -> Array:
        return chances_by_seat(network, kind.layout, states)

    def guess(states: Array) -> Array:
        return np.full((len(states), kind.players), 1 / kind.players)

    return {"champion": model, "expert": expert_chances, "guess": guess}


def measure_calibration(
    kind: Kind,
    games: int,
    seed: int,
    report: Report,
    forecasts: Mapping[str, Forecast] | None = None,
) -> Calibration:
    """Play games of the champion against itself and compare every forecast with their results."""
    asked = usual_forecasts(kind) if forecasts is None else forecasts
    parts: dict[str, list[_Sums]] = {name: [] for name in asked}
    for batch in batches(kind, games, seed, report):
        for name, sums in _sums_of(batch, asked, kind.players).items():
            parts[name].append(sums)
    whole = {name: _Sums.joined(each) for name, each in parts.items()}
    first = next(iter(whole.values()))
    found = {name: _quality(sums, first) for name, sums in whole.items()}
    return Calibration(kind, games, int(first.positions.sum()), seed, found)


class _Sums(NamedTuple):
    """Sums by game; those of the last three also by bin."""

    positions: Array
    log_loss: Array
    brier: Array
    counts: Array
    said: Array
    happened: Array

    @classmethod
    def joined(cls, parts: "list[_Sums]") -> "_Sums":
        return cls(*(np.concatenate(each) for each in zip(*parts, strict=True)))


def _sums_of(batch: GameBatch, asked: Mapping[str, Forecast], players: int) -> dict[str, _Sums]:
    """Ask everybody about all positions of the games, and sum up how wrong they were."""
    results = np.zeros((batch.games, players))
    games: list[Array] = []
    said: dict[str, list[Array]] = {name: [] for name in asked}
    for played in batch.turns:
        games.append(played.games)
        for name, forecast in asked.items():
            said[name].append(forecast(played.before))
        results[played.games[played.over]] = played.solved.by_seat[played.chosen[played.over]]
    numbers = np.concatenate(games)
    happened = results[numbers]
    return {
        name: _sums(numbers, np.concatenate(each), happened, batch.games)
        for name, each in said.items()
    }


def _sums(numbers: Array, said: Array, happened: Array, games: int) -> _Sums:
    def by_game(values: Array | None = None) -> Array:
        return np.bincount(numbers, values, games)

    def by_bin(values: Array | None = None) -> Array:
        flat = None if values is None else values.ravel()
        return np.bincount(places.ravel(), flat, games * BINS).reshape(games, BINS)

    bins = np.minimum((said * BINS).astype(np.int64), BINS - 1)
    places = numbers[:, None] * BINS + bins
    return _Sums(
        by_game(),
        by_game(-(happened * np.log(np.maximum(said, LEAST))).sum(axis=1)),
        by_game(np.square(said - happened).sum(axis=1)),
        by_bin(),
        by_bin(said),
        by_bin(happened),
    )


def _quality(sums: _Sums, first: _Sums) -> Quality:
    bins = []
    error = by_chance = 0.0
    everything = sums.counts.sum()
    for counts, said, happened in zip(sums.counts.T, sums.said.T, sums.happened.T, strict=True):
        count = int(counts.sum())
        if count:
            bins.append(Bin(count, float(said.sum()) / count, share_of_positions(happened, counts)))
            difference, spread = mean_and_error(said - happened, counts)
            error += count / everything * abs(difference)
            by_chance += count / everything * spread * sqrt(2 / pi)
    return Quality(
        mean_per_position(sums.log_loss, sums.positions),
        mean_per_position(sums.brier, sums.positions),
        mean_per_position(sums.log_loss - first.log_loss, sums.positions),
        float(error),
        float(by_chance),
        tuple(bins),
    )
