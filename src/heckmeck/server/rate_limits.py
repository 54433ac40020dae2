"""Limits: so many at the same time, or a burst and then a steady rate.

Several nodes share a limit by telling each other what was taken from it (`shared_limits.py`).
"""

from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable
from time import monotonic

MAX_BUCKETS = 20_000

Disguise = Callable[[str], str]


class LimitedCounter:
    """How many there are of something per address or identity, and whether that is too many."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._counts: Counter[Hashable] = Counter()
        self._disguise: Disguise | None = None
        self._elsewhere: dict[int, dict[str, int]] = {}  # by node and disguised key
        self._untold: set[Hashable] = set()

    def add(self, key: Hashable) -> bool:
        """Count one more in any case, so that `remove` always follows; false if it is too many."""
        self._counts[key] += 1
        return self._counts[key] + self._count_elsewhere(key) <= self._most

    def remove(self, key: Hashable) -> None:
        self._counts[key] -= 1
        if not self._counts[key]:
            del self._counts[key]
        self._note(key)

    def share(self, disguise: Disguise) -> None:
        """From now on, others want to know how many there are."""
        self._disguise = disguise

    def tell_all(self) -> None:
        """Somebody knows nothing yet."""
        self._untold.update(self._counts)

    def news(self) -> dict[str, int]:
        """What has changed since this was last asked."""
        if self._disguise is None:
            return {}
        told, self._untold = self._untold, set()
        return {self._disguise(str(key)): self._counts[key] for key in told}

    def hear(self, node: int, counts: dict[str, int]) -> None:
        there = self._elsewhere.setdefault(node, {})
        there.update(counts)
        for key in [key for key, count in counts.items() if not count]:
            del there[key]

    def keep_nodes(self, nodes: set[int]) -> None:
        """All other nodes are gone, and what they counted with them."""
        self._elsewhere = {node: each for node, each in self._elsewhere.items() if node in nodes}

    def _count_elsewhere(self, key: Hashable) -> int:
        if self._disguise is None:
            return 0
        self._note(key)
        disguised = self._disguise(str(key))
        return sum(each.get(disguised, 0) for each in self._elsewhere.values())

    def _note(self, key: Hashable) -> None:
        if self._disguise is not None:
            self._untold.add(key)


class TokenBucket:
    """`take` returns True while there are tokens; they come back with time."""

    __slots__ = ("burst", "on_use", "rate", "tokens", "updated")

    def __init__(
        self, burst: float, rate: float, on_use: Callable[[float], None] | None = None
    ) -> None:
        self.burst = burst
        self.rate = rate  # per second
        self.tokens = burst
        self.updated = monotonic()
        self.on_use = on_use  # told how many tokens are gone

    def take(self, tokens: float = 1) -> bool:
        if self.empty(tokens):
            return False
        self.spend(tokens)
        return True

    def empty(self, tokens: float = 1) -> bool:
        now = monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.updated) * self.rate)
        self.updated = now
        return self.tokens < tokens

    def spend(self, tokens: float) -> None:
        """Take so many, however many there are."""
        self.tokens -= tokens
        if self.on_use is not None:
            self.on_use(tokens)

    def give_back(self) -> None:
        """What a token was taken for did not happen."""
        self.tokens = min(self.burst, self.tokens + 1)
        if self.on_use is not None:
            self.on_use(-1)


class TokenBuckets:
    """One bucket per address or identity. The least recently used are forgotten first."""

    def __init__(self, burst: float, rate: float) -> None:
        self._burst = burst
        self._rate = rate
        self._buckets: OrderedDict[Hashable, TokenBucket] = OrderedDict()
        self._disguise: Disguise | None = None
        self._used: dict[str, float] = {}  # since others were told, by disguised key

    def of(self, key: Hashable) -> TokenBucket:
        return self._bucket(key if self._disguise is None else self._disguise(str(key)))

    def share(self, disguise: Disguise) -> None:
        """From now on, others want to know what is taken."""
        self._disguise = disguise

    def news(self) -> dict[str, float]:
        """What was taken since this was last asked."""
        used, self._used = self._used, {}
        return {key: tokens for key, tokens in used.items() if tokens}

    def hear(self, used: dict[str, float]) -> None:
        """Other nodes have taken this. Nobody waits longer for it than for a whole burst."""
        for key, tokens in used.items():
            bucket = self._bucket(key)
            bucket.empty()  # brings it up to date
            bucket.tokens = max(-self._burst, min(self._burst, bucket.tokens - tokens))

    def _bucket(self, key: Hashable) -> TokenBucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = TokenBucket(self._burst, self._rate, self._reporter(key))
            if len(self._buckets) > MAX_BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket

    def _reporter(self, key: Hashable) -> Callable[[float], None] | None:
        if self._disguise is None:
            return None
        name = str(key)

        def report(tokens: float) -> None:
            self._used[name] = self._used.get(name, 0) + tokens

        return report
