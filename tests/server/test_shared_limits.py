"""Limits that several nodes share, and the time that they share."""

from typing import Any

import msgspec

from heckmeck.server.clock import ServerClock
from heckmeck.server.rate_limits import LimitedCounter, TokenBuckets
from heckmeck.server.shared_limits import SharedLimits
from heckmeck.server.store.nodes import News, OnlyNode
from heckmeck.server.store.postgres.news import MAX_PAYLOAD, payloads

SECOND = 10**9


class Node(OnlyNode):
    """One of several, that writes down what it tells."""

    alone = False

    def __init__(self, *others: int) -> None:
        self.told: list[News] = []
        self._others = set(others)

    def others(self) -> set[int]:
        return self._others

    def tell(self, news: News) -> None:
        self.told.append(news)

    def disguise(self, text: str) -> str:
        return text[::-1]


def limits(node: Node) -> tuple[SharedLimits, TokenBuckets, LimitedCounter]:
    buckets, counter = TokenBuckets(5, 0), LimitedCounter(3)
    return SharedLimits(node, {"guesses": buckets}, {"sockets": counter}), buckets, counter


def told(node: Node, shared: SharedLimits) -> News:
    shared.tell()
    return node.told.pop()


def test_what_one_node_gives_another_does_not_give_again() -> None:
    here, there = Node(2), Node(1)
    shared, buckets, _ = limits(here)
    other, same, _ = limits(there)
    assert [buckets.of("::1").take() for _ in range(3)] == [True] * 3
    buckets.of("::1").give_back()
    other.hear(told(here, shared))
    assert [same.of("::1").take() for _ in range(4)] == [True, True, True, False]
    assert same.of("::2").take()


def test_addresses_are_told_in_disguise() -> None:
    here = Node()
    shared, buckets, counter = limits(here)
    buckets.of("192.0.2.1").take()
    counter.add("192.0.2.1")
    assert told(here, shared) == News(
        used={"guesses 1.2.0.291": 1}, counts={"sockets 1.2.0.291": 1}
    )
    shared.tell()
    assert not here.told  # nothing new


def test_what_is_counted_is_counted_on_all_nodes() -> None:
    here, there = Node(2), Node(1)
    shared, _, counter = limits(here)
    other, _, same = limits(there)
    counter.add("anna")
    counter.add("anna")
    other.hear_counts(1, told(here, shared).counts)
    assert same.add("anna")
    assert not same.add("anna")
    same.remove("anna")
    counter.remove("anna")
    other.hear_counts(1, told(here, shared).counts)
    assert same.add("anna")
    there._others = set()  # the other node is gone, and its sockets with it
    other.nodes_changed()
    assert same.add("anna")
    assert not same.add("anna")


def test_a_new_node_learns_what_is_there_already() -> None:
    here = Node(2)
    shared, _, counter = limits(here)
    counter.add("anna")
    assert told(here, shared).counts == {"sockets anna": 1}
    shared.nodes_changed()
    assert told(here, shared).counts == {"sockets anna": 1}


def test_news_are_split_to_fit() -> None:
    news = News(node=7, people=list(range(2000)), log={f"table-{n}": n for n in range(900)})
    pieces = list(payloads(news))
    assert all(len(each) <= MAX_PAYLOAD for each in pieces)
    decoded = [msgspec.json.decode(each, type=News) for each in pieces]
    assert {each.node for each in decoded} == {7}
    assert sorted(who for each in decoded for who in each.people) == news.people
    together: dict[str, Any] = {}
    for each in decoded:
        together |= each.log
    assert together == news.log


def test_a_clock_follows_the_time_that_nodes_share() -> None:
    now = 5 * SECOND
    clock = ServerClock(lambda: now, lambda: 123 * SECOND)
    clock.follow(wall=1_000_000, uptime=50_000)
    assert (clock.wall(), clock.uptime()) == (1_000_000, 50_000)
    now += 2 * SECOND
    assert (clock.wall(), clock.uptime()) == (1_002_000, 52_000)
    for _ in range(20):  # nobody knows whether time goes on for the others
        now += SECOND
        clock.uptime()
    assert clock.uptime() == 53_000
    assert clock.wall() == 1_022_000
    clock.follow(wall=1_020_000, uptime=51_000)  # it did not
    assert (clock.wall(), clock.uptime()) == (1_020_000, 51_000)
