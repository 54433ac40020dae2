"""Seating orders."""

from collections import Counter
from itertools import permutations
from math import factorial

import pytest

from heckmeck.arena.seating import seatings

NAMES = "abcdefg"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_few_players_sit_in_every_order(players: int) -> None:
    orders = seatings(NAMES[:players])
    assert len(set(orders)) == len(orders) == factorial(players)
    assert seatings(NAMES[:players], 1) == orders == tuple(permutations(NAMES[:players]))


@pytest.mark.parametrize(("players", "blocks"), [(5, 6), (6, 12), (7, 120)])
def test_many_players_sit_in_every_order_over_the_blocks(players: int, blocks: int) -> None:
    names = NAMES[:players]
    orders = [order for block in range(blocks) for order in seatings(names, block)]
    assert len(set(orders)) == len(orders) == factorial(players)
    assert seatings(names, blocks) == seatings(names, 0) != seatings(names, 1)


@pytest.mark.parametrize(
    "bots", ["aabbc", "aaabb", "aabbcc", "aabbcd", "aaabcd", "aaaabbb", "aaabbcd", "aabbccd"]
)
def test_with_copies_every_order_is_played_equally_often_in_blocks_of_one_size(bots: str) -> None:
    every = set(permutations(bots))
    size = len(seatings(bots))
    blocks = len(every) // size
    orders = [order for block in range(blocks) for order in seatings(bots, block)]
    assert len(orders) == len(every) == size * blocks
    assert set(orders) == every


@pytest.mark.parametrize("block", [0, 1, 5])
@pytest.mark.parametrize(("players", "orders"), [(5, 20), (6, 60), (7, 42)])
def test_many_players_have_every_seat_and_every_neighbor_equally_often(
    players: int, orders: int, block: int
) -> None:
    found = seatings(NAMES[:players], block)
    assert len(set(found)) == len(found) == orders
    seats = Counter((seat, name) for order in found for seat, name in enumerate(order))
    assert set(seats.values()) == {orders // players}
    assert len(seats) == players * players
    follows = Counter((order[seat - 1], name) for order in found for seat, name in enumerate(order))
    assert set(follows.values()) == {orders // (players - 1)}
    assert len(follows) == players * (players - 1)


def test_orders_that_differ_only_by_copies_are_played_once() -> None:
    assert len(seatings("aabb")) == 6
    assert len(seatings("abbb")) == 4
    assert len(seatings("aa")) == 1
