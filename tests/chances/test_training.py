"""Training: reproducible, resumable, and worth it."""

import json
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("numba")

import numpy as np

from heckmeck.chances.matches import by_model, play_match
from heckmeck.chances.network import Network
from heckmeck.chances.selfplay import start
from heckmeck.chances.training import folder
from heckmeck.chances.training.run import TrainingCheckpoint, TrainingSettings, train_piece
from heckmeck.chances.training.selfplay import play_turn, worms_win
from tests.arena.dask_cluster import DaskCluster
from tests.console import run_here

SMALL = TrainingSettings(
    "specialists", 3, steps=30, games=32, memory=4, updates=3, batch=16, hidden=(16, 8), warmup=10
)


def weights(checkpoint: TrainingCheckpoint) -> bytes:
    return b"".join(each.tobytes() for each in checkpoint.network.weights)


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
    checkpoint = TrainingCheckpoint.fresh(settings)
    untrained = TrainingCheckpoint.fresh(settings).network
    checkpoint.advance(settings.steps)
    trained, fresh = (by_model(each, settings.layout) for each in (checkpoint.network, untrained))
    match = play_match(trained, fresh, settings.layout, 200, seed=1, judge=checkpoint.network)
    assert match.won.mean() > 0.8
    assert match.share == pytest.approx(match.won.mean(), abs=4 * match.won.std() / 14)


TINY = (
    "--edition original --players 2 --steps 40 --games 32 --batch 32 --hidden 8".split()  # noqa: SIM905
)


@pytest.fixture(autouse=True)
def few_strength_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folder, "PIECES", 4)
    monkeypatch.setattr(folder, "STRENGTH_GAMES", 20)
    monkeypatch.setattr(folder, "FINAL_GAMES", 20)


def notes(directory: Path) -> dict[str, Any]:
    """How the models in a folder were made, without the time that it took."""
    found: dict[str, Any] = json.loads((directory / "models.json").read_text())
    for note in found.values():
        assert note.pop("minutes") >= 0
    return found


def test_the_command_gives_the_same_weights_twice_and_goes_on_where_it_stopped(
    tmp_path: Path,
) -> None:
    for name in ("one", "two"):
        done = run_here("train", *TINY, "--out", str(tmp_path / name))
        assert done.returncode == 0, done.stderr
    assert notes(tmp_path / "one") == notes(tmp_path / "two")
    lines = (tmp_path / "one/original-2.jsonl").read_text().splitlines()
    log = [json.loads(line) for line in lines]
    assert [line["step"] for line in log] == [10, 20, 30, 40]
    settings = TrainingSettings("original", 2, steps=40, games=32, batch=32, hidden=(8,))
    stopped = tmp_path / "stopped"
    stopped.mkdir()
    training = folder.Training(stopped, settings)
    training.finish_piece(*train_piece(TrainingCheckpoint.fresh(settings).to_bytes(), 7, 20))
    assert run_here("train", *TINY, "--out", str(stopped)).returncode == 0
    assert notes(stopped) == notes(tmp_path / "one")
    again = run_here("train", *TINY, "--out", str(stopped))
    assert again.returncode == 0
    assert "original-2, step" not in again.stderr  # nothing left to do


def test_the_command_trains_on_a_cluster(tmp_path: Path) -> None:
    pytest.importorskip("distributed")
    (tmp_path / "cluster").mkdir()
    with DaskCluster(tmp_path / "cluster", workers=1) as cluster:
        done = run_here(
            "train", *TINY, "--out", str(tmp_path / "far"), "--cluster", cluster.address
        )
    assert done.returncode == 0, done.stderr
    assert run_here("train", *TINY, "--out", str(tmp_path / "here")).returncode == 0
    assert notes(tmp_path / "far") == notes(tmp_path / "here")


def test_a_folder_with_another_training_is_left_alone(tmp_path: Path) -> None:
    assert run_here("train", *TINY, "--out", str(tmp_path)).returncode == 0
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    done = run_here("train", *TINY, "--seed", "2", "--out", str(tmp_path))
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_a_damaged_checkpoint_is_named(tmp_path: Path) -> None:
    (tmp_path / "original-2.npz").write_bytes(b"no checkpoint")
    done = run_here("train", *TINY, "--out", str(tmp_path))
    assert done.returncode == 2
    assert "original-2.npz" in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    "arguments",
    [("--hidden", "64,x"), ("--hidden", "0"), ("--updates", "0"), ("--rate", "7"), ("--jobs", "0")],
)
def test_bad_options_get_one_clear_sentence(tmp_path: Path, arguments: tuple[str, str]) -> None:
    done = run_here("train", *TINY, *arguments, "--out", str(tmp_path))
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert "heckmeck train --help" in done.stderr
    assert not list(tmp_path.iterdir())
