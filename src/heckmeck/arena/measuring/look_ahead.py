"""What it is worth to look one turn further ahead, and how long it takes."""

from time import process_time
from typing import NamedTuple

from heckmeck.arena.measuring.batches import Kind, Report
from heckmeck.arena.measuring.match import MeasuredMatch, play_batches
from heckmeck.chances.batch import stored_network
from heckmeck.chances.matches import Valuing, by_looking_ahead, by_model
from heckmeck.chances.network import Array
from heckmeck.rules import Options


class LookAhead(NamedTuple):
    """One champion that looks a turn further ahead, against others that do not."""

    match: MeasuredMatch
    milliseconds: float  # per turn, for valuing its endings
    milliseconds_without: float

    @property
    def gain(self) -> float:
        """How much more than an equal share is won."""
        return self.match.share.value - 1 / self.match.kind.players

    def to_json(self) -> dict[str, object]:
        return {
            **self.match.to_json(),
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
    match = play_batches(far, near, Options(), kind, games, seed, report)
    own, others = match.turns
    return LookAhead(match, 1000 * far.seconds / max(1, own), 1000 * near.seconds / max(1, others))
