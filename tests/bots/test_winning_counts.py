"""What scripts/winning_play.py counts: honest intervals, confirmed positions."""

import numpy as np
import pytest

from winning.claims import surely
from winning.counting import mean, share
from winning.page import _share


def test_none_of_many_games_is_not_certainly_none() -> None:
    games = np.arange(20)
    never = share(games, np.zeros(20, bool), np.ones(20, bool))
    assert never["value"] == never["low"] == 0
    assert never["high"] == pytest.approx(0.18, abs=0.02)
    assert _share(never) == "0 % (0–18)"


def test_one_game_says_nothing_about_the_others() -> None:
    one = share(np.zeros(9, int), np.ones(9, bool), np.ones(9, bool))
    assert (one["value"], one["low"], one["high"]) == (1, None, None)
    assert _share(one) == "–"
    with pytest.raises(KeyError):
        surely(one)
    assert mean(np.zeros(0, int), np.zeros(0))["value"] is None


def test_games_count_and_not_their_positions() -> None:
    once = share(np.arange(8), np.arange(8) < 4, np.ones(8, bool))
    often = share(np.repeat(np.arange(8), 5), np.repeat(np.arange(8) < 4, 5), np.ones(40, bool))
    assert often["low"] == pytest.approx(once["low"])
    assert (once["count"], often["count"]) == (8, 40)


def test_a_position_is_confirmed_only_beyond_chance() -> None:
    pytest.importorskip("numba")
    from winning.examples import Checked

    assert not Checked(0.52, 0.5, 0.03).confirmed
    assert Checked(0.54, 0.5, 0.03).confirmed
