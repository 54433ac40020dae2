"""Training: reproducible, resumable, and worth it."""

import io
import json
import os
import shutil
import signal
import sys
import time
from dataclasses import fields, replace
from pathlib import Path
from random import Random

import pytest

pytest.importorskip("numba")

import numpy as np

import heckmeck
from heckmeck.chances.stored import notes_in, stored_layers
from heckmeck.chances.training import checkpoint, folder
from heckmeck.chances.training.checkpoint import TrainingCheckpoint
from heckmeck.chances.training.errors import BadTraining, DamagedCheckpoint
from heckmeck.chances.training.export import export
from heckmeck.chances.training.log import LogLine, read_log, write_log
from heckmeck.chances.training.program import DECISIVE, Program, code_digest, program
from heckmeck.chances.training.run import train_piece
from heckmeck.chances.training.settings import TrainingSettings, as_option
from heckmeck.chances.training.workers import TrainingWorkers
from heckmeck.cli.commands.train import command
from heckmeck.rules import Options
from heckmeck.sim.states import unpack
from tests.arena.dask_cluster import PATIENCE, wait_until
from tests.chances.trainings import LONG, MINI, TINY, begin, finish, notes
from tests.console import run_here

pytestmark = pytest.mark.usefixtures("few_strength_games")


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a finished training."""
    directory = tmp_path_factory.mktemp("trained")
    export(finish(directory))
    return directory


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
    stopped = tmp_path / "stopped"
    stopped.mkdir()
    training = folder.Training(stopped, MINI)
    training.finish_piece(*train_piece(training.checkpoint().to_bytes(), 7, 20))
    assert run_here("train", *TINY, "--out", str(stopped)).returncode == 0
    assert notes(stopped) == notes(tmp_path / "one")
    again = run_here("train", *TINY, "--out", str(stopped))
    assert again.returncode == 0
    assert "original-2, step" not in again.stderr  # nothing left to do


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
    found = TrainingCheckpoint.from_bytes((tmp_path / "original-2.npz").read_bytes())
    assert found.settings.options == other.options == Options(steal="optional")
    assert {unpack(state).setup.options for state in found.states} == {other.options}
    assert usual.options == Options()
    again = run_here("train", *TINY, "--out", str(tmp_path))
    assert again.returncode == 2
    assert "original-2.npz" in again.stderr  # another training


def test_two_trainings_can_share_a_folder(trained: Path, tmp_path: Path) -> None:
    shutil.copytree(trained, tmp_path, dirs_exist_ok=True)
    training = finish(tmp_path, replace(MINI, players=3))
    before = {path.name: path.read_bytes() for path in trained.iterdir()}
    export(training)
    assert {name: (tmp_path / name).read_bytes() for name in before} == before
    assert list(notes_in(tmp_path)) == ["original-2", "original-3"]


@pytest.mark.parametrize(
    ("name", "part"),
    [
        ("original-2.npz", b"no checkpoint"),
        ("original-2.npz", b""),
        ("original-2.npz", 0.5),
        ("original-2.npz", None),
        ("original-2.jsonl", b"{"),
        ("original-2.jsonl", b""),
        ("original-2.jsonl", b"[]"),
        ("original-2.jsonl", b"\xff"),
        ("original-2.jsonl", b"[" * 100_000),
        ("original-2.jsonl", b'{"step": 40}'),
        ("original-2.jsonl", b'{"step": 40, "loss": 1, "seconds": 1}'),
        ("original-2.jsonl", b'{"step": "40", "loss": 1, "seconds": 1}'),
        ("original-2.jsonl", b'{"step": 40, "loss": 1, "seconds": NaN}'),
        ("original-2.jsonl", b'{"step": 40, "loss": 1, "seconds": 1, "against_margin": 1}'),
        ("original-2.jsonl", 2.0),  # everything twice
        ("original-2.jsonl", None),  # a directory
    ],
)
def test_a_damaged_file_is_named(
    trained: Path, tmp_path: Path, name: str, part: bytes | float | None
) -> None:
    shutil.copytree(trained, tmp_path, dirs_exist_ok=True)
    file = tmp_path / name
    whole = file.read_bytes()
    if part is None:
        file.unlink()
        file.mkdir()
    else:
        both = 2 * whole
        file.write_bytes(part if isinstance(part, bytes) else both[: int(part * len(whole))])
    done = run_here("train", *TINY, "--out", str(tmp_path), "--lang", "en")
    assert done.returncode == 2
    assert name in done.stderr
    assert ("cannot be read" in done.stderr) == (part is None)
    assert "written" not in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_damaged_checkpoint_is_refused_or_the_same() -> None:
    whole = TrainingCheckpoint.fresh(replace(MINI, games=4, memory=2, hidden=(2,)))
    data, rng = whole.to_bytes(), Random(1)
    directory = data.index(b"PK\x01\x02")  # of the archive, which has no check sum
    for attempt in range(1500):
        damaged = bytearray(data)
        if attempt % 3 == 0:
            del damaged[rng.randrange(len(data)) :]
        else:
            first = 0 if attempt % 3 == 1 else directory
            damaged[rng.randrange(first, len(data))] ^= 1 << rng.randrange(8)
        try:
            found = TrainingCheckpoint.from_bytes(bytes(damaged))
        except DamagedCheckpoint:
            continue
        assert (found.settings, found.step) == (whole.settings, whole.step)
        for one, other in zip(found.arrays, whole.arrays, strict=True):
            np.testing.assert_array_equal(one, other)


def test_other_arrays_are_no_checkpoint() -> None:
    fresh = TrainingCheckpoint.fresh(MINI)
    wrong = [
        replace(fresh, step=41),
        replace(fresh, step=-1),
        replace(fresh, settings=replace(MINI, hidden=(9,))),
        replace(fresh, settings=replace(MINI, players=3)),
        replace(fresh, settings=replace(MINI, memory=31)),
        replace(fresh, states=fresh.states[:-1]),
        replace(fresh, states=np.zeros(32)),
    ]
    for each in wrong:
        with pytest.raises(DamagedCheckpoint):
            TrainingCheckpoint.from_bytes(each.to_bytes())
    file = io.BytesIO()
    np.savez(file, np.zeros(3))
    with pytest.raises(DamagedCheckpoint):
        TrainingCheckpoint.from_bytes(file.getvalue())


def test_a_log_is_read_as_it_was_written() -> None:
    lines = [LogLine(10, 0.5, 1.2, (0.25, 0.01)), LogLine(20, 0.4, 0)]
    assert read_log(write_log(lines)) == lines
    with pytest.raises(ValueError, match="order"):
        read_log(write_log(lines[::-1]))


def began_with(directory: Path, monkeypatch: pytest.MonkeyPatch, step: int) -> None:
    """A checkpoint of the first steps, from another version."""
    with monkeypatch.context() as patched:
        patched.setattr(checkpoint, "program", lambda: Program("0.0.9", "ab" * 32))
        begun = TrainingCheckpoint.fresh(MINI)
    begun.step = step
    line = LogLine(step, 0.5, 60.0, (0.25, 0.01))
    folder.Training(directory, MINI).finish_piece(begun.to_bytes(), line)


def test_a_training_of_another_version_is_not_continued(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    began_with(tmp_path, monkeypatch, step=7)
    done = run_here("train", *TINY, "--out", str(tmp_path), "--lang", "en")
    assert done.returncode == 2
    assert done.stderr == (
        f"heckmeck: {tmp_path / 'original-2.npz'} was begun by heckmeck 0.0.9 (abababab), not "
        f"{program()}, and other code may train differently; continue it with that version, or "
        "choose another directory\n"
    )
    data = (tmp_path / "original-2.npz").read_bytes()
    with pytest.raises(BadTraining, match="cluster-version"):  # on another machine
        train_piece(data, 1, 0)


def test_a_training_of_a_version_that_did_not_note_it_is_not_continued(tmp_path: Path) -> None:
    older = replace(TrainingCheckpoint.fresh(MINI), program=None, step=7)
    (tmp_path / "original-2.npz").write_bytes(older.to_bytes())
    done = run_here("train", *TINY, "--out", str(tmp_path), "--lang", "en")
    assert done.returncode == 2
    assert "original-2.npz was begun by an older version" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_weights_are_written_once_with_the_version_that_trained_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    began_with(tmp_path, monkeypatch, step=MINI.steps)  # another version has finished it
    assert run_here("train", *TINY, "--out", str(tmp_path)).returncode == 0
    [note] = notes_in(tmp_path).values()
    assert (note.version, note.code, note.minutes) == ("0.0.9", "ab" * 32, 1.0)
    assert (note.against_margin, note.error) == (0.25, 0.01)
    for name in ("original-2.bin", "original-2.json"):
        os.utime(tmp_path / name, (1, 1))
    assert run_here("train", *TINY, "--out", str(tmp_path)).returncode == 0
    assert (tmp_path / "original-2.bin").stat().st_mtime == 1
    assert (tmp_path / "original-2.json").stat().st_mtime == 1
    (tmp_path / "original-2.bin").write_bytes(b"")
    assert run_here("train", *TINY, "--out", str(tmp_path)).returncode == 0
    assert notes_in(tmp_path) == {"original-2": note}
    stored_layers("original", 2, tmp_path)


def test_the_digest_of_the_code_depends_on_the_code_alone(tmp_path: Path) -> None:
    def digest(name: str, code: bytes) -> str:
        root = tmp_path / name
        for package in DECISIVE:
            (root / package / "inner").mkdir(parents=True)
        (root / "rules" / "inner" / "one.py").write_bytes(code)
        (root / "rules" / "note.txt").write_text(name)
        return code_digest(root)

    assert digest("unix", b"a\nb\n") == digest("windows", b"a\r\nb\r\n")
    assert digest("other", b"a\nc\n") != code_digest(tmp_path / "unix")
    assert program().code == code_digest(Path(heckmeck.__file__).parent)


def test_two_processes_do_not_train_the_same_model_in_a_folder(trained: Path) -> None:
    before = {path.name: path.read_bytes() for path in trained.iterdir()}
    with folder.opened(trained, [MINI]):
        done = run_here("train", *TINY, "--out", str(trained), "--lang", "en")
        with folder.opened(trained, [replace(MINI, players=3)]):
            pass  # another model
    assert done.returncode == 2
    assert done.stderr == (
        f"heckmeck: another `heckmeck train` is training original-2 in {trained}; wait until it "
        "has ended, or choose another directory\n"
    )
    assert before.items() <= {path.name: path.read_bytes() for path in trained.iterdir()}.items()
    with folder.opened(trained, [MINI]) as [training]:
        assert training.done


def break_with_three(data: bytes, steps: int, games: int) -> folder.Piece:
    """Train two players; fail or die with three, as soon as the others have begun."""
    begun, failure = Path(os.environ["BEGUN"]), os.environ["FAILURE"]
    if TrainingCheckpoint.from_bytes(data).settings.players == 2:
        begun.touch()
        return train_piece(data, steps, games)
    while not begun.exists():
        time.sleep(0.05)
    time.sleep(1)
    if failure == "kill":
        os.kill(os.getpid(), signal.SIGKILL)
    raise MemoryError if failure == "memory" else ZeroDivisionError


@pytest.mark.parametrize(
    ("failure", "error"),
    [
        ("bug", ZeroDivisionError),
        ("memory", BadTraining),
        pytest.param(
            "kill",
            BadTraining,
            marks=pytest.mark.skipif(sys.platform == "win32", reason="nothing is killed like this"),
        ),
    ],
)
def test_an_error_stops_the_other_workers_and_keeps_what_they_learned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failure: str, error: type[Exception]
) -> None:
    monkeypatch.setattr(folder, "train_piece", break_with_three)
    monkeypatch.setenv("BEGUN", str(tmp_path / "begun"))
    monkeypatch.setenv("FAILURE", failure)
    trainings = [folder.Training(tmp_path, replace(LONG, players=number)) for number in (2, 3)]
    with TrainingWorkers(2) as workers, pytest.raises(error):
        folder.train(trainings, workers, 2, lambda *_: None, workers.stop)
    assert 0 < folder.Training(tmp_path, LONG).step < LONG.steps
    assert not (tmp_path / "original-3.npz").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="nothing is killed like this there")
def test_a_worker_that_is_killed_gets_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(folder, "train_piece", break_with_three)
    monkeypatch.setenv("BEGUN", str(tmp_path))
    monkeypatch.setenv("FAILURE", "kill")
    arguments = replace(MINI, players=3).command.split()[2:-2]
    done = run_here("train", *arguments, "--out", str(tmp_path), "--lang", "en")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        "heckmeck: a worker process died, perhaps because there was not enough memory; the same "
        "command continues from the last checkpoints, with fewer --jobs if you like\n"
    )


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    done = run_here("train", *TINY, "--out", str(tmp_path / "file" / "below"), "--lang", "en")
    assert done.returncode == 2
    assert f"{tmp_path / 'file' / 'below'} cannot be written: " in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_the_defaults_of_the_command_are_those_of_the_settings() -> None:
    given = {each.name: each.default for each in command.params}
    settings = [each for each in fields(TrainingSettings) if isinstance(each.default, int | float)]
    assert len(settings) > 5
    for each in settings:
        assert given[each.name] == each.default
    assert given["hidden"] == as_option(TrainingSettings("original", 2).hidden)
    told = [word for word in MINI.command.split() if word.startswith("--")]
    assert [word[2:] for word in told[:-1]] == [
        each.name for each in fields(TrainingSettings) if each.name != "options"
    ]


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is another signal there")
def test_a_stopped_training_keeps_what_it_has_learned(tmp_path: Path) -> None:
    process = begin(replace(MINI, steps=1000), tmp_path)
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


@pytest.mark.skipif(sys.platform == "win32", reason="nothing is killed like this there")
def test_workers_end_with_the_process_that_started_them(tmp_path: Path) -> None:
    psutil = pytest.importorskip("psutil")
    process = begin(LONG, tmp_path, "--jobs", "1")
    wait_until(lambda: len(psutil.Process(process.pid).children()) > 1, process)
    time.sleep(4)  # the other child only tracks resources; the worker has begun by now
    workers = psutil.Process(process.pid).children()
    process.kill()
    process.communicate()
    assert not psutil.wait_procs(workers, timeout=PATIENCE)[1]


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
        ("--warmup", "40"),
    ],
)
def test_bad_options_get_one_clear_sentence(tmp_path: Path, arguments: tuple[str, str]) -> None:
    done = run_here("train", *TINY, *arguments, "--out", str(tmp_path))
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert "heckmeck train --help" in done.stderr
    assert not list(tmp_path.iterdir())
