"""Games of a batch can wait while others move."""

import numpy as np
import pytest

from heckmeck.sim import Games


def test_only_some_games_move_and_the_others_keep_their_dice() -> None:
    waiting = Games(6, "specialists", 3, 5)
    together = Games(6, "specialists", 3, 5)
    random = np.random.default_rng(1)
    for _ in range(40):
        masks = together.masks()
        actions = np.argmax(random.random(masks.shape) * masks, axis=1)
        which = random.random(6) < 0.5
        together.step(actions)
        before = waiting.states.copy()
        happened = waiting.step(np.where(which, actions, -1), which=which)
        assert (waiting.states[~which] == before[~which]).all()
        assert not happened[~which].any()
        waiting.step(np.where(which, -1, actions), which=~which)
        assert (waiting.states == together.states).all()


def test_games_wait_with_given_dice_too() -> None:
    games = Games(2)
    dice = np.array([[0, 0, 0, 0, 1, 1, 2, 5, 0], [9] * 9])  # the second one would be impossible
    games.step([0, 0], dice, which=[True, False])
    assert games.states["phase"].tolist() == [2, 0]


def test_a_game_that_moves_needs_a_legal_action() -> None:
    games = Games(2)
    with pytest.raises(ValueError, match=r"^game 1: action 9 \(stop\) is not legal here"):
        games.step([9, 9], which=[False, True])


def test_every_game_needs_to_know_whether_it_waits() -> None:
    with pytest.raises(ValueError, match="which must be 3 truth values, one per game"):
        Games(3).step([0, 0, 0], which=[True])
