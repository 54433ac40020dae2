"""Who sits where: the orders in which the same dice are played again.

Up to four players sit in every possible order in each block. With more that would be thousands of
games for one draw of the dice. So a block of five, six or seven players has 20, 60 or 42 orders, in
which every two players have every two seats equally often; the next block has others, until all
orders have been played, and then it begins anew.

For that the orders of the first block are a group (of permutations of the seats) that takes every
two seats to every two seats. What it makes of any order is as fair, and two such blocks have all
orders in common or none.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import permutations

ALL_ORDERS_UP_TO = 4

Orders = tuple[tuple[str, ...], ...]


def seatings(bots: Sequence[str], block: int = 0) -> Orders:
    """The orders of a block. Orders that differ only by twins of one bot are played once.

    >>> seatings(["a", "b"])
    (('a', 'b'), ('b', 'a'))
    >>> seatings(["a", "b", "b"])
    (('a', 'b', 'b'), ('b', 'a', 'b'), ('b', 'b', 'a'))
    """
    blocks = _blocks(tuple(bots))
    return blocks[block % len(blocks)]


@lru_cache(maxsize=64)
def _blocks(bots: tuple[str, ...]) -> tuple[Orders, ...]:
    """All orders in blocks of one size."""
    group = _group(len(bots))
    seen: set[tuple[str, ...]] = set()
    blocks: list[Orders] = []
    for order in permutations(bots):
        if order not in seen:
            block = tuple(dict.fromkeys(tuple(order[seat] for seat in each) for each in group))
            blocks.append(block)
            seen.update(block)
    if len({len(block) for block in blocks}) > 1:  # by twins, as in a, a, b, b, c
        return (tuple(order for block in blocks for order in block),)
    return tuple(blocks)


def _group(players: int) -> list[tuple[int, ...]]:
    if players <= ALL_ORDERS_UP_TO:
        return list(permutations(range(players)))
    if players in (5, 7):  # a prime: begin at every seat and walk around with every stride
        return [
            tuple((first + step) * stride % players for step in range(players))
            for stride in range(1, players)
            for first in range(players)
        ]
    # Six: the numbers modulo 5 and infinity, and x + 1, 4x, -1/x, in whatever sequence.
    ways = ((1, 2, 3, 4, 0, 5), (0, 4, 3, 2, 1, 5), (5, 4, 2, 3, 1, 0))
    group = [tuple(range(players))]
    for each in group:
        for way in ways:
            new = tuple(each[seat] for seat in way)
            if new not in group:
                group.append(new)
    return group
