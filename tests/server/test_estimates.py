"""The chances of a replay: one estimate per turn, exact at the end."""

from random import Random

import pytest

from heckmeck.bots.chances import chances
from heckmeck.rules import Setup, new_game, winners
from heckmeck.server.workers.estimates import estimate_turns
from heckmeck.testing.playouts import playout


@pytest.mark.parametrize("seed", range(6))
def test_there_is_a_point_for_every_turn_and_the_end_is_exact(seed: int) -> None:
    start = new_game(Setup("specialists", ("Anna", "Ben", "Cleo")))
    states = [start, *(step.state for step in playout(start, Random(seed), 3000))]
    points = estimate_turns(states)
    assert [each.turn for each in points if not states[each.step].over] == sorted(
        {state.turn for state in states if not state.over}
    )
    for point in points:
        assert point.chances == [round(each, 4) for each in chances(states[point.step])]
        assert sum(point.chances) == pytest.approx(1, abs=0.001)
    if states[-1].over:
        won = winners(states[-1])
        assert [seat for seat, share in enumerate(points[-1].chances) if share] == list(won)


def test_a_game_without_moves_has_one_point() -> None:
    (point,) = estimate_turns([new_game(Setup("original", ("Anna", "Ben")))])
    assert (point.step, point.turn) == (0, 1)
