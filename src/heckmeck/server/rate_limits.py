"""Token buckets: a burst at once, then a steady rate."""

from collections import OrderedDict
from time import monotonic

MAX_BUCKETS = 20_000


class TokenBucket:
    """`take` returns True while there are tokens; they come back with time."""

    __slots__ = ("burst", "rate", "tokens", "updated")

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate  # per second
        self.tokens = burst
        self.updated = monotonic()

    def take(self) -> bool:
        if self.empty():
            return False
        self.tokens -= 1
        return True

    def empty(self) -> bool:
        now = monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.updated) * self.rate)
        self.updated = now
        return self.tokens < 1


class TokenBuckets:
    """One bucket per address. The least recently used are forgotten first."""

    def __init__(self, burst: float, rate: float) -> None:
        self._burst = burst
        self._rate = rate
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def of(self, address: str) -> TokenBucket:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = TokenBucket(self._burst, self._rate)
            if len(self._buckets) > MAX_BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket
