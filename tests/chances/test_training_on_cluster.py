"""Training on a cluster."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

pytest.importorskip("numba")


from tests.arena.dask_cluster import PATIENCE, DaskCluster, wait_until
from tests.chances.trainings import LONG, TINY, begin, notes
from tests.console import run_here

pytestmark = pytest.mark.usefixtures("few_strength_games")


@contextmanager
def training(
    directory: Path, **settings: str
) -> "Iterator[tuple[subprocess.Popen[str], DaskCluster]]":
    """A training that has begun on a cluster with one worker."""
    distributed = pytest.importorskip("distributed")
    (directory / "cluster").mkdir()
    with DaskCluster(directory / "cluster", workers=1, **settings) as cluster:
        process = begin(LONG, directory / "far", "--cluster", cluster.address)
        with distributed.Client(cluster.address, set_as_default=False) as client:
            wait_until(lambda: any(client.processing().values()), process)
        yield process, cluster


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


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is another signal there")
def test_after_ctrl_c_a_cluster_is_free_again(tmp_path: Path) -> None:
    distributed = pytest.importorskip("distributed")
    with training(tmp_path) as (process, cluster):
        time.sleep(2)
        os.killpg(process.pid, signal.SIGINT)
        _, said = process.communicate(timeout=PATIENCE)
        with distributed.Client(cluster.address, set_as_default=False) as client:
            assert client.submit(len, "abc").result(timeout=PATIENCE) == 3
    assert process.returncode == 130
    assert said == (
        "Training stopped. What the cluster was training was cancelled; run the same command "
        "again to continue from the last checkpoints.\n"
    )


def test_a_cluster_that_is_lost_gets_one_sentence(tmp_path: Path) -> None:
    with training(tmp_path) as (process, cluster):
        cluster.scheduler.kill()
        _, said = process.communicate(timeout=2 * PATIENCE)
    assert process.returncode == 2
    assert said.startswith("heckmeck: the connection to the Dask scheduler")
    assert len(said.splitlines()) == 1


def test_workers_of_a_cluster_that_die_get_one_sentence(tmp_path: Path) -> None:
    patience = {"DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES": "0"}
    with training(tmp_path, **patience) as (process, cluster):
        cluster.workers[0].kill()
        _, said = process.communicate(timeout=PATIENCE)
    assert process.returncode == 2
    assert said.startswith("heckmeck: several workers of the cluster died while training")
    assert len(said.splitlines()) == 1
