"""Training: reproducible, resumable, and worth it."""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
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
from heckmeck.chances.stored import TrainingNote, notes_in
from heckmeck.chances.training import folder
from heckmeck.chances.training.run import TrainingCheckpoint, TrainingSettings, train_piece
from heckmeck.chances.training.selfplay import play_turn, worms_win
from heckmeck.odds import solve
from heckmeck.rules import Options, Setup, new_game
from heckmeck.sim.states import pack, unpack
from heckmeck.testing.playouts import late_state
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


TINY = (
    "--edition original --players 2 --steps 40 --games 32 --batch 32 --hidden 8".split()  # noqa: SIM905
)


@pytest.fixture(autouse=True)
def few_strength_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folder, "PIECES", 4)
    monkeypatch.setattr(folder, "STRENGTH_GAMES", 20)
    monkeypatch.setattr(folder, "FINAL_GAMES", 20)


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a finished training."""
    directory = tmp_path_factory.mktemp("trained")
    settings = TrainingSettings("original", 2, steps=40, games=32, batch=32, hidden=(8,))
    training = folder.Training(directory, settings)
    training.finish_piece(*train_piece(TrainingCheckpoint.fresh(settings).to_bytes(), 40, 20))
    folder.export(training, directory, "1.0")
    return directory


def notes(directory: Path) -> dict[str, TrainingNote]:
    """How the models in a folder were made, without the time that it took."""
    found = notes_in(directory)
    assert all(note.minutes >= 0 for note in found.values())
    return {name: replace(note, minutes=0) for name, note in found.items()}


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


def test_a_model_learns_the_game_with_the_table_options(trained: Path, tmp_path: Path) -> None:
    done = run_here("train", *TINY, "--option", "steal=optional", "--out", str(tmp_path))
    assert done.returncode == 0, done.stderr
    [other], [usual] = notes(tmp_path).values(), notes(trained).values()
    assert " --option steal=optional --out " in other.command
    assert "--option" not in usual.command
    assert other.sha256 != usual.sha256
    checkpoint = TrainingCheckpoint.from_bytes((tmp_path / "original-2.npz").read_bytes())
    assert checkpoint.settings.options == Options(steal="optional")
    assert {unpack(state).setup.options for state in checkpoint.states} == {
        checkpoint.settings.options
    }
    again = run_here("train", *TINY, "--out", str(tmp_path))
    assert again.returncode == 2
    assert "original-2.npz" in again.stderr  # another training


def test_two_trainings_can_share_a_folder(trained: Path, tmp_path: Path) -> None:
    shutil.copytree(trained, tmp_path, dirs_exist_ok=True)
    settings = TrainingSettings("original", 3, steps=10, games=32, batch=32, hidden=(8,))
    training = folder.Training(tmp_path, settings)
    training.finish_piece(*train_piece(TrainingCheckpoint.fresh(settings).to_bytes(), 10, 30))
    before = {path.name: path.read_bytes() for path in trained.iterdir()}
    folder.export(training, tmp_path, "1.0")
    assert {name: (tmp_path / name).read_bytes() for name in before} == before
    assert list(notes_in(tmp_path)) == ["original-2", "original-3"]


@pytest.mark.parametrize(
    ("name", "part"),
    [
        ("original-2.npz", b"no checkpoint"),
        ("original-2.npz", b""),
        ("original-2.npz", 0.5),
        ("original-2.jsonl", b"{"),
        ("original-2.jsonl", b""),
    ],
)
def test_a_damaged_file_is_named(
    trained: Path, tmp_path: Path, name: str, part: bytes | float
) -> None:
    for path in trained.iterdir():
        (tmp_path / path.name).write_bytes(path.read_bytes())
    file = tmp_path / name
    whole = file.read_bytes()
    file.write_bytes(part if isinstance(part, bytes) else whole[: int(part * len(whole))])
    done = run_here("train", *TINY, "--out", str(tmp_path))
    assert done.returncode == 2
    assert name in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is another signal there")
def test_a_stopped_training_keeps_what_it_has_learned(tmp_path: Path) -> None:
    arguments = "--edition original --players 2 --steps 1000 --games 32 --hidden 8 --jobs 1"
    command = [sys.executable, "-m", "heckmeck", "train", *arguments.split(), "--out", "."]
    process = subprocess.Popen(
        command, cwd=tmp_path, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    assert process.stderr is not None
    assert "step 50:" in process.stderr.readline()
    time.sleep(1)
    os.killpg(process.pid, signal.SIGINT)  # the workers hear of it too, as in a terminal
    _, said = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Traceback" not in said
    assert "Run the same command again" in said.splitlines()[-1]
    data = (tmp_path / "original-2.npz").read_bytes()
    assert 50 <= TrainingCheckpoint.from_bytes(data).step < 1000


@pytest.mark.parametrize(
    "arguments",
    [
        ("--hidden", "64,x"),
        ("--hidden", "0"),
        ("--updates", "0"),
        ("--rate", "7"),
        ("--rate", "nan"),
        ("--explore", "-inf"),
        ("--jobs", "0"),
    ],
)
def test_bad_options_get_one_clear_sentence(tmp_path: Path, arguments: tuple[str, str]) -> None:
    done = run_here("train", *TINY, *arguments, "--out", str(tmp_path))
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert "heckmeck train --help" in done.stderr
    assert not list(tmp_path.iterdir())
