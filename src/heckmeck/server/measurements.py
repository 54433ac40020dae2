"""What a server counts and times while it works. `metrics.py` shows it to Prometheus.

Always on, because it costs next to nothing. No key comes from outside, so nothing here grows.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

from heckmeck.protocol.codes import Code
from heckmeck.protocol.entries import MovedBy

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds


class Durations:
    """How often something took how long."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    @contextmanager
    def measure(self) -> Iterator[None]:
        began = monotonic()
        try:
            yield
        finally:
            self.add(monotonic() - began)

    def buckets(self) -> list[tuple[str, int]]:
        """How many took at most so long, in the words of Prometheus.

        >>> durations = Durations()
        >>> durations.add(0.003); durations.add(60)
        >>> durations.buckets()[1:4], durations.buckets()[-1]
        ([('0.0025', 0), ('0.005', 1), ('0.01', 1)], ('+Inf', 2))
        """
        found, so_far = [], 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.counts, strict=True):
            so_far += count
            found.append((bound, so_far))
        return found


# Refusals of which an attack causes many.
ATTACKS: frozenset[Code] = frozenset(
    (
        "bad_host",
        "bad_message",
        "bad_origin",
        "not_greeted",
        "token_unknown",
        "too_fast",
        "too_large",
        "too_many_connections",
        "too_many_hints",
        "too_many_identities",
        "too_many_seats",
        "unknown_table",
    )
)


class Measurements:
    """One of each."""

    def __init__(self) -> None:
        self.moves: Counter[MovedBy] = Counter()
        self.commands: Counter[Code | str] = Counter()  # by "done" or the code of the refusal
        self.refusals: Counter[tuple[str, Code]] = Counter()  # over "http" or "socket"
        self.responses: Counter[int] = Counter()  # by status
        self.cut: Counter[int] = Counter()  # refused before a request was complete, by status
        self.conflicts = 0  # appends for which another node was faster
        self.commits = Durations()
        self.bot_moves = Durations()
        self.hints = Durations()
        self.loop_delays = Durations()

    def attacks(self) -> Counter[str]:
        """Refusals so far that may be part of an attack, by their code."""
        found: Counter[str] = Counter()
        for (_, code), number in self.refusals.items():
            if code in ATTACKS:
                found[code] += number
        found["connection_refused"] = self.cut.total()
        return found
