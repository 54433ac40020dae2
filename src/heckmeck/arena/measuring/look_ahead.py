"""What it is worth to look one turn further ahead, and how long it takes."""

from time import process_time
from typing import NamedTuple

import numpy as np

from heckmeck.arena.intervals import mean_interval
from heckmeck.arena.measuring.batches import Kind, Report
from heckmeck.arena.measuring.estimates import Estimate
from heckmeck.chances.batch import stored_network
from heckmeck.chances.matches import Valuing, by_looking_ahead, by_model, play_match
from heckmeck.chances.network import Array

GAMES_AT_ONCE = 100


class LookAhead(NamedTuple):
    """One champion that looks a turn further ahead, against others that do not."""

    kind: Kind
    games: int
    seed: int
    share: Estimate  # of the wins, without luck
    milliseconds: float  # per turn, for valuing its endings
    milliseconds_without: float

    @property
    def gain(self) -> float:
        """How much more than an equal share is won."""
        return self.share.value - 1 / self.kind.players

    def to_json(self) -> dict[str, object]:
        return {
            "edition": self.kind.edition,
            "players": self.kind.players,
            "games": self.games,
            "seed": self.seed,
            "share": self.share.to_json(),
            "milliseconds": self.milliseconds,
            "milliseconds_without": self.milliseconds_without,
        }


class _Timed:
    """A way to value endings that knows how long it took."""

    def __init__(self, valuing: Valuing) -> None:
        self._valuing = valuing
        self.seconds = 0.0

    def __call__(self, endings: Array, mover: Array) -> Array:
        begin = process_time()
        values = self._valuing(endings, mover)
        self.seconds += process_time() - begin
        return values


def measure_looking_ahead(kind: Kind, games: int, seed: int, report: Report) -> LookAhead:
    """Play the games. `report` is told how many more are over."""
    network, layout = stored_network(kind.edition, kind.players), kind.layout
    far, near = _Timed(by_looking_ahead(network, layout)), _Timed(by_model(network, layout))
    shares, turns = [], [0, 0]
    for number, begin in enumerate(range(0, games, GAMES_AT_ONCE)):
        count = min(GAMES_AT_ONCE, games - begin)
        match = play_match(far, near, layout, count, _seed(kind, seed, number), network)
        shares.append(match.without_luck)
        turns = [sum(each) for each in zip(turns, match.turns, strict=True)]
        report(count)
    found = np.concatenate(shares)
    return LookAhead(
        kind,
        games,
        seed,
        Estimate(float(found.mean()), mean_interval(found.tolist())),
        1000 * far.seconds / max(1, turns[0]),
        1000 * near.seconds / max(1, turns[1]),
    )


def _seed(kind: Kind, seed: int, number: int) -> int:
    """Other dice for every kind of game and every batch."""
    words = np.random.SeedSequence((seed, len(kind.edition), kind.players, number))
    return int(words.generate_state(1, np.uint64)[0])
