"""Limits: so many at the same time, or a burst and then a steady rate."""

from collections import Counter, OrderedDict
from collections.abc import Hashable
from time import monotonic

MAX_BUCKETS = 20_000


class LimitedCounter:
    """How many there are of something per address or identity, and whether that is too many."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._counts: Counter[Hashable] = Counter()

    def add(self, key: Hashable) -> bool:
        """Count one more in any case, so that `remove` always follows; false if it is too many."""
        self._counts[key] += 1
        return self._counts[key] <= self._most

    def remove(self, key: Hashable) -> None:
        self._counts[key] -= 1
        if not self._counts[key]:
            del self._counts[key]


class TokenBucket:
    """`take` returns True while there are tokens; they come back with time."""

    __slots__ = ("burst", "rate", "tokens", "updated")

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate  # per second
        self.tokens = burst
        self.updated = monotonic()

    def take(self, tokens: float = 1) -> bool:
        if self.empty(tokens):
            return False
        self.tokens -= tokens
        return True

    def empty(self, tokens: float = 1) -> bool:
        now = monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.updated) * self.rate)
        self.updated = now
        return self.tokens < tokens

    def give_back(self) -> None:
        """What a token was taken for did not happen."""
        self.tokens = min(self.burst, self.tokens + 1)


class TokenBuckets:
    """One bucket per address or identity. The least recently used are forgotten first."""

    def __init__(self, burst: float, rate: float) -> None:
        self._burst = burst
        self._rate = rate
        self._buckets: OrderedDict[Hashable, TokenBucket] = OrderedDict()

    def of(self, key: Hashable) -> TokenBucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = TokenBucket(self._burst, self._rate)
            if len(self._buckets) > MAX_BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket
