"""Limits that hold for all nodes together.

Every second, nodes tell each other what was taken from their limits. So somebody who spreads over
all nodes gets at most a second's worth more than somebody at one of them. Addresses are disguised
with a secret of the store: nobody can read them in what nodes tell each other.
"""

import asyncio
from typing import TypeVar

from heckmeck.server.rate_limits import LimitedCounter, TokenBuckets
from heckmeck.server.store.nodes import News, Nodes

INTERVAL = 1.0  # seconds

T = TypeVar("T")


class SharedLimits:
    """The limits of a node, each under a name."""

    def __init__(
        self,
        nodes: Nodes,
        buckets: dict[str, TokenBuckets],
        counters: dict[str, LimitedCounter],
    ) -> None:
        self._nodes = nodes
        self._buckets = buckets
        self._counters = counters
        if not nodes.alone:
            for each in buckets.values():
                each.share(nodes.disguise)
            for counter in counters.values():
                counter.share(nodes.disguise)

    async def run(self) -> None:
        """Tell the others, as long as the server runs."""
        while not self._nodes.alone:
            await asyncio.sleep(INTERVAL)
            self.tell()

    def tell(self) -> None:
        news = News(
            used={
                f"{name} {key}": tokens
                for name, buckets in self._buckets.items()
                for key, tokens in buckets.news().items()
            },
            counts={
                f"{name} {key}": count
                for name, counter in self._counters.items()
                for key, count in counter.news().items()
            },
        )
        if news != News():
            self._nodes.tell(news)

    def hear(self, news: News) -> None:
        for name, used in _by_name(news.used).items():
            if name in self._buckets:
                self._buckets[name].hear(used)

    def hear_counts(self, node: int, counts: dict[str, int]) -> None:
        for name, each in _by_name(counts).items():
            if name in self._counters:
                self._counters[name].hear(node, each)

    def nodes_changed(self) -> None:
        for counter in self._counters.values():
            counter.keep_nodes(self._nodes.others())
            counter.tell_all()


def _by_name(amounts: dict[str, T]) -> dict[str, dict[str, T]]:
    found: dict[str, dict[str, T]] = {}
    for full, amount in amounts.items():
        name, _, key = full.partition(" ")
        found.setdefault(name, {})[key] = amount
    return found
