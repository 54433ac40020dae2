"""The orders in which bots sit."""

from collections import Counter
from math import factorial

import pytest

from heckmeck.arena.seating import seatings

NAMES = "abcdefg"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_few_players_sit_in_every_order(players: int) -> None:
    orders = seatings(NAMES[:players])
    assert len(set(orders)) == len(orders) == factorial(players)


@pytest.mark.parametrize(("players", "orders"), [(5, 20), (6, 60), (7, 42)])
def test_many_players_have_every_seat_and_every_neighbour_equally_often(
    players: int, orders: int
) -> None:
    found = seatings(NAMES[:players])
    assert len(set(found)) == len(found) == orders
    seats = Counter((seat, name) for order in found for seat, name in enumerate(order))
    assert set(seats.values()) == {orders // players}
    assert len(seats) == players * players
    follows = Counter((order[seat - 1], name) for order in found for seat, name in enumerate(order))
    assert set(follows.values()) == {orders // (players - 1)}
    assert len(follows) == players * (players - 1)


def test_twins_are_not_told_apart() -> None:
    assert len(seatings("aabb")) == 6
    assert len(seatings("abbb")) == 4
    assert len(seatings("aa")) == 1
