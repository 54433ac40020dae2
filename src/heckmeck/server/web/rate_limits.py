"""Token buckets: so many at once, then so many a second."""

from collections import OrderedDict
from time import monotonic

MAX_BUCKETS = 20_000


class Bucket:
    """`take` is True while there is something in it; it fills up with time."""

    __slots__ = ("burst", "level", "rate", "seen")

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self.level = burst
        self.seen = monotonic()

    def take(self) -> bool:
        self.refill()
        if self.level < 1:
            return False
        self.level -= 1
        return True

    def empty(self) -> bool:
        self.refill()
        return self.level < 1

    def refill(self) -> None:
        now = monotonic()
        self.level = min(self.burst, self.level + (now - self.seen) * self.rate)
        self.seen = now


class Buckets:
    """A bucket for each address, the least recently used forgotten first."""

    def __init__(self, burst: float, rate: float) -> None:
        self._burst = burst
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, key: str) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._burst, self._rate)
            if len(self._buckets) > MAX_BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket
