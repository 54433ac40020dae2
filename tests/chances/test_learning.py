"""What a training learns: the right targets, and to play better."""

from random import Random

import pytest

pytest.importorskip("numba")

import numpy as np

from heckmeck.chances import WIN, between_turns
from heckmeck.chances import expected as of_plan
from heckmeck.chances.batch import stored_network
from heckmeck.chances.inputs import Layout
from heckmeck.chances.matches import by_margin, by_model, chances_a_turn_later, play_match
from heckmeck.chances.network import Network
from heckmeck.chances.selfplay import start
from heckmeck.chances.training.checkpoint import TrainingCheckpoint
from heckmeck.chances.training.run import train_piece
from heckmeck.chances.training.selfplay import play_turn, worms_win
from heckmeck.chances.training.settings import TrainingSettings
from heckmeck.odds import solve
from heckmeck.rules import Setup, new_game
from heckmeck.sim.states import pack
from heckmeck.testing.playouts import late_state

SMALL = TrainingSettings(
    "specialists", 3, steps=30, games=32, memory=4, updates=3, batch=16, hidden=(16, 8), warmup=10
)


def weights(found: TrainingCheckpoint) -> bytes:
    return b"".join(each.tobytes() for each in found.network.weights)


def test_a_seed_gives_the_same_weights_in_one_piece_or_in_many() -> None:
    whole = TrainingCheckpoint.fresh(SMALL)
    whole.advance(SMALL.steps)
    data = TrainingCheckpoint.fresh(SMALL).to_bytes()
    for _ in range(4):
        data, _ = train_piece(data, 9, strength_games=0)
    pieces = TrainingCheckpoint.from_bytes(data)
    assert pieces.step == SMALL.steps
    assert weights(pieces) == weights(whole)
    for field in whole.states.dtype.names:  # the bytes between fields may differ
        np.testing.assert_array_equal(pieces.states[field], whole.states[field])


def test_gradients_are_those_of_the_loss() -> None:
    rng = np.random.default_rng(1)
    network = Network(
        [each.astype(np.float64) for each in Network.fresh((6, 5, 4, 3), rng).weights]
    )
    for each in network.weights:
        each += rng.normal(size=each.shape)
    rows, targets = rng.random((7, 6)), rng.dirichlet(np.ones(3), 7)
    _, gradient = network.gradient(rows, targets)
    for weight, slope in zip(network.weights, gradient, strict=True):
        place = tuple(rng.integers(size) for size in weight.shape)
        losses = []
        for change in (1e-6, -2e-6):
            weight[place] += change
            losses.append(network.gradient(rows, targets)[0])
        weight[place] += 1e-6
        assert slope[place] == pytest.approx((losses[0] - losses[1]) / 2e-6, abs=1e-5)


@pytest.mark.parametrize("players", [2, 3, 7])
def test_targets_and_first_idea_are_chances(players: int) -> None:
    settings = TrainingSettings("specialists", players, steps=1)
    layout, rng = settings.layout, np.random.default_rng(2)
    network = TrainingCheckpoint.fresh(settings).network
    states = start(layout, 20)
    for _ in range(10):
        targets, states = play_turn(network, layout, states, rng, explore=0.5)
        np.testing.assert_allclose(targets.sum(axis=1), 1, atol=1e-5)
        np.testing.assert_allclose(worms_win(layout, states).sum(axis=1), 1, atol=1e-5)


def test_a_short_training_beats_an_untrained_network() -> None:
    settings = TrainingSettings(
        "original", 2, steps=120, games=64, updates=4, batch=128, hidden=(16,), warmup=60
    )
    learned = TrainingCheckpoint.fresh(settings)
    untrained = TrainingCheckpoint.fresh(settings).network
    learned.advance(settings.steps)
    trained, fresh = (by_model(each, settings.layout) for each in (learned.network, untrained))
    match = play_match(trained, fresh, settings.layout, 200, seed=1, judge=learned.network)
    assert match is not None
    assert match.won.mean() > 0.8


def test_without_luck_the_share_is_the_same_and_varies_less() -> None:
    layout, model = Layout("original", 2), stored_network("original", 2)
    fresh = TrainingCheckpoint.fresh(TrainingSettings("original", 2, steps=1)).network
    half = by_model(model, layout), by_margin(layout)
    for judge, most in ((model, 0.4), (fresh, 1.1)):
        match = play_match(*half, layout, 400, seed=2, judge=judge)
        assert match is not None
        assert match.without_luck.std() < most * match.won.std()
        difference = match.won - match.without_luck
        assert abs(difference.mean()) < 4 * difference.std() / 20


def test_a_turn_later_the_chances_are_those_of_the_best_plan() -> None:
    layout, rng = Layout("specialists", 3), Random(4)
    setup = Setup("specialists", ("A", "B", "C"))
    states = [new_game(setup), *(late_state(setup, rng) for _ in range(5))]
    found = chances_a_turn_later(stored_network("specialists", 3), layout, pack(states))
    for state, shares in zip(states, found, strict=True):
        if state.over or not state.dice.aside:
            expected = between_turns(state) if state.over else of_plan(solve(state, WIN))
            assert shares.tolist() == pytest.approx(list(expected), abs=1e-5)
