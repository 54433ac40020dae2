"""Who sits where: the orders in which the same dice are played again.

Up to four players sit in every possible order. With more that would be thousands of games for one
draw of the dice, so five, six and seven players sit in 20, 60 and 42 orders in which every player
has every seat equally often, and every player follows every other equally often.
"""

from collections.abc import Sequence
from itertools import permutations

ALL_ORDERS_UP_TO = 4


def seatings(bots: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """The orders of one block. Orders that differ only by twins of one bot are played once.

    >>> seatings(["a", "b"])
    (('a', 'b'), ('b', 'a'))
    >>> seatings(["a", "b", "b"])
    (('a', 'b', 'b'), ('b', 'a', 'b'), ('b', 'b', 'a'))
    """
    orders = _orders(len(bots))
    return tuple(dict.fromkeys(tuple(bots[place] for place in order) for order in orders))


def _orders(players: int) -> list[tuple[int, ...]]:
    if players <= ALL_ORDERS_UP_TO:
        return list(permutations(range(players)))
    return [
        circle[first:] + circle[:first] for circle in _circles(players) for first in range(players)
    ]


def _circles(players: int) -> list[tuple[int, ...]]:
    """Round tables at which everybody has everybody else as the left neighbour equally often."""
    if players in (5, 7):  # a prime: walk around with every stride
        return [
            tuple(step * stride % players for step in range(players))
            for stride in range(1, players)
        ]
    # Six: no single set of five tables does it. A zigzag through five players and the sixth
    # between its ends, turned five times, has every pair twice; walk each both ways.
    zigzags = [
        (5, *((place + turn) % 5 for place in (0, 1, 4, 2, 3))) for turn in range(players - 1)
    ]
    return [*zigzags, *(zigzag[::-1] for zigzag in zigzags)]
