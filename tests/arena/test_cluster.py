"""Matches on a real Dask cluster: a scheduler and workers in processes of their own."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest
from click.testing import CliRunner, Result

from heckmeck.arena import cluster as cluster_module
from heckmeck.arena.cluster import run_on_cluster
from heckmeck.arena.groups import Group, GroupBlock, Needs, play_group, program
from heckmeck.arena.match import BadMatch, Block, Match, play_block
from heckmeck.arena.runner import Task
from heckmeck.arena.series import PlannedMatch, Series
from heckmeck.cli.main import cli
from tests.arena.dask_cluster import DaskCluster, end, wait_until
from tests.arena.test_match import MATCH, untimed

pytest.importorskip("distributed")

BLOCKS = 60
NOBODY = "127.0.0.1:9"


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DaskCluster]:
    """A cluster that no test harms."""
    with DaskCluster(tmp_path_factory.mktemp("cluster"), workers=2) as started:
        yield started


def shorten(monkeypatch: pytest.MonkeyPatch, *names: str) -> None:
    """Wait only briefly for what will not happen. What will happen may take its time."""
    for name in names:
        monkeypatch.setattr(cluster_module, f"{name}_SECONDS", 0.5)


@pytest.fixture(scope="module")
def alone() -> list[Block]:
    """The blocks of the match, played in this process."""
    return [untimed(play_block(MATCH, number)) for number in range(BLOCKS)]


def run(*arguments: str) -> Result:
    return CliRunner().invoke(cli, arguments, catch_exceptions=False)


def played(series: Series) -> list[Block]:
    return [untimed(block) for block in series.blocks(MATCH)]


def after(blocks: int, strike: Callable[[], object]) -> Callable[[int], None]:
    """Progress that does something once, after this many blocks."""
    left = iter(range(blocks))

    def on_games(_: int) -> None:
        if next(left, None) == blocks - 1:
            strike()

    return on_games


def test_the_games_are_those_of_one_core(cluster: DaskCluster, alone: list[Block]) -> None:
    series = Series([PlannedMatch(MATCH, BLOCKS)])
    progress: list[int] = []
    series.run(on_games=progress.append, cluster=cluster.address)
    assert played(series) == alone
    assert sum(progress) == series.games_wanted


def test_the_table_is_that_of_one_core(cluster: DaskCluster) -> None:
    arguments = ("tournament", "worms", "cautious", "random", "--games", "40", "--json")
    here = run(*arguments, "--jobs", "1")
    there = run(*arguments, "--cluster", cluster.address.removeprefix("tcp://"))
    assert (there.exit_code, there.stderr) == (0, "")
    assert there.stdout == here.stdout


def test_records_come_back_and_are_written_here(cluster: DaskCluster, tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    Series([PlannedMatch(MATCH, 5, records=here)]).run()
    Series([PlannedMatch(MATCH, 5, records=there)]).run(cluster=cluster.address)
    texts = [{path.name: path.read_bytes() for path in each.iterdir()} for each in (here, there)]
    assert len(texts[0]) == 10
    assert texts[0] == texts[1]


def test_a_program_plays_on_the_workers(cluster: DaskCluster, tmp_path: Path) -> None:
    path = tmp_path / "first.py"
    path.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    print(json.dumps(json.loads(line)['legal'][0]), flush=True)\n"
    )
    match = Match(("cautious", f"cmd:{sys.executable} {path}"))
    ((_, block),) = run_on_cluster([Task(match, 0)], cluster.address, match.bots, odds=False)
    assert untimed(block) == untimed(play_block(match, 0))


def test_groups_last_about_a_second(cluster: DaskCluster, monkeypatch: pytest.MonkeyPatch) -> None:
    """A task costs Dask some time whatever is in it."""
    sizes = []
    adapt = cluster_module._Cluster._adapt

    def watched(self: object, blocks: int, seconds: float) -> None:
        sizes.append(blocks)
        adapt(self, blocks, seconds)  # type: ignore[arg-type]

    monkeypatch.setattr(cluster_module._Cluster, "_adapt", watched)
    match = Match(("cautious", "cautious"))
    Series([PlannedMatch(match, 300)]).run(cluster=cluster.address)
    assert sum(sizes) == 300
    assert len(sizes) < 60
    assert max(sizes) >= 16


def test_ctrl_c_prints_what_is_finished_and_cancels_the_rest(
    cluster: DaskCluster, tmp_path: Path
) -> None:
    arguments = ("arena", "cautious", "random", "--out", str(tmp_path))
    process, blocks = begin(tmp_path, *arguments, "--games", "1000000", cluster=cluster)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert re.fullmatch(r"Stopped after [\d,]+ of 1,000,000 games; .*continues\.\n", err)
    assert "cautious" in out
    kept = blocks.read_text().splitlines()
    assert all(len(json.loads(line)["games"]) == 2 for line in kept)

    (page,) = re.findall(r"dashboard at: *(http://\S+)/status", cluster.log("scheduler"))

    def idle() -> bool:
        with urlopen(f"{page}/json/counts.json") as answer:  # noqa: S310  loopback
            counts = json.load(answer)
        return (counts["tasks"], counts["processing"]) == (0, 0)

    wait_until(idle, cluster.scheduler)


def begin(
    folder: Path, *arguments: str, cluster: DaskCluster
) -> tuple["subprocess.Popen[str]", Path]:
    """Start the command with `--out FOLDER`, and wait until it has saved some blocks."""
    process = subprocess.Popen(
        [sys.executable, "-m", "heckmeck", *arguments, "--cluster", cluster.address],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    blocks = folder / "blocks.jsonl"
    try:
        wait_until(lambda: blocks.exists() and blocks.stat().st_size > 0, process)
    except BaseException:
        process.kill()
        process.communicate()
        raise
    return process, blocks


def test_a_killed_worker_loses_nothing(tmp_path: Path, alone: list[Block]) -> None:
    with DaskCluster(tmp_path, workers=2) as dying:
        series = Series([PlannedMatch(MATCH, BLOCKS)])
        series.run(on_games=after(3, lambda: end(dying.workers[0])), cluster=dying.address)
    assert played(series) == alone


def test_a_killed_scheduler_is_reported_and_the_match_continues_without_it(tmp_path: Path) -> None:
    (tmp_path / "cluster").mkdir()
    out = tmp_path / "out"
    arguments = ("arena", "cautious", "cautious", "--games", "600", "--out", str(out), "--json")
    with DaskCluster(tmp_path / "cluster", workers=1) as dying:
        process, blocks = begin(out, *arguments, cluster=dying)
        end(dying.scheduler)
        shown, err = process.communicate(timeout=60)
        assert process.returncode == 2
        assert err == (
            f"heckmeck: the connection to the Dask scheduler {dying.address} was lost; with --out,"
            " the same command continues, with or without the cluster\n"
        )
        kept = blocks.read_text()
        assert json.loads(shown)["games"] == len(kept.splitlines()) < 600
        assert run(*arguments).exit_code == 0
    assert blocks.read_text().startswith(kept)
    match = Match(("cautious", "cautious"), seed=1)
    resumed = Series([PlannedMatch(match, 600, out)])
    assert resumed.games_done == 600
    assert [untimed(each) for each in resumed.blocks(match)] == [
        untimed(play_block(match, number)) for number in range(600)
    ]


def test_a_frozen_scheduler_counts_as_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with DaskCluster(tmp_path, workers=1) as frozen:

        def freeze() -> None:
            frozen.scheduler.send_signal(signal.SIGSTOP)
            shorten(monkeypatch, "ANSWER", "LOOK", "CLOSE")

        series = Series([PlannedMatch(MATCH, BLOCKS)])
        with pytest.raises(BadMatch, match="cluster-lost"):
            series.run(on_games=after(1, freeze), cluster=frozen.address)
    assert 0 < len(series.blocks(MATCH)) < BLOCKS


def test_a_cluster_without_workers_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shorten(monkeypatch, "START", "EMPTY", "LOOK")
    with DaskCluster(tmp_path) as empty:
        series = Series([PlannedMatch(MATCH, BLOCKS)])
        with pytest.raises(BadMatch, match="cluster-empty"):
            series.run(cluster=empty.address)
        assert series.blocks(MATCH) == []
        empty.start_worker()
        with pytest.raises(BadMatch, match="cluster-empty"):
            series.run(on_games=after(1, lambda: end(empty.workers[0])), cluster=empty.address)
        assert 0 < len(series.blocks(MATCH)) < BLOCKS


def test_a_bot_that_kills_its_workers_is_reported(tmp_path: Path) -> None:
    path = tmp_path / "kill.py"
    path.write_text("import os\ninput()\nos.kill(os.getppid(), 9)\n")
    match = Match(("cautious", f"cmd:{sys.executable} {path}"))
    once = {"DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES": "0"}
    with DaskCluster(tmp_path, workers=1, **once) as dying:
        series = Series([PlannedMatch(match, 1)])
        with pytest.raises(BadMatch, match="cluster-killed"):
            series.run(cluster=dying.address)


# What the worker's Python does at its start, and what is said then.
UNFIT = {
    "another version": (
        "import heckmeck; heckmeck.__version__ = '0.0.1'",
        rf"cluster-version: machine=\S+, theirs=0\.0\.1 \(\w+\), mine={re.escape(program())}",
    ),
    "no heckmeck": (
        "import sys; sys.modules['heckmeck.arena'] = None",
        r"cluster-stranger: machine=tcp://\S+, mine=.*, why=.*heckmeck\.arena",
    ),
    "no compiler": ("import sys; sys.modules['numba'] = None", r"cluster-slow: machine=\S+$"),
    "no program": ("", r"cluster-bot: machine=\S+, why=.*bot-no-program.*only-here"),
}


def test_a_worker_that_cannot_play_is_reported_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "only-here").symlink_to("/bin/true")
    (tmp_path / "cluster").mkdir()
    match = Match(("margin", "cmd:only-here"))
    with DaskCluster(tmp_path / "cluster") as cluster:
        for name, (code, said) in UNFIT.items():
            folder = tmp_path / name
            folder.mkdir()
            (folder / "sitecustomize.py").write_text(code)
            path = os.pathsep.join(filter(None, (str(folder), os.environ.get("PYTHONPATH"))))
            cluster.start_worker({"PYTHONPATH": path})
            with monkeypatch.context() as patch:
                patch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
                series = Series([PlannedMatch(match, 2)])
                with pytest.raises(BadMatch, match=said):
                    series.run(cluster=cluster.address)
            end(cluster.workers[-1])


def test_a_worker_that_came_later_refuses_too() -> None:
    group = Group(Needs("0.0.1", MATCH.bots, odds=False), (GroupBlock(MATCH, 0, recorded=False),))
    with pytest.raises(BadMatch, match="cluster-version"):
        play_group(group)


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        (NOBODY, "no Dask scheduler answers at 127.0.0.1:9"),
        ("127.0.0.1", "'127.0.0.1' is not an address such as 192.168.0.10:8786"),
        ("http://127.0.0.1:80", "'http://127.0.0.1:80' is not an address such as"),
        ("", "'' is not an address such as"),
        ("a..b:8786", "'a..b:8786' is not an address such as"),
        ("a" * 70 + ":8786", ":8786' is not an address such as"),
        (f"tls://{NOBODY}", "tls:// needs a certificate"),
    ],
)
@pytest.mark.parametrize("command", ["arena", "tournament"])
def test_a_wrong_address_is_a_one_line_error(
    command: str, address: str, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    shorten(monkeypatch, "CONNECT")
    done = run(command, "cautious", "random", "--games", "2", "--cluster", address)
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr.startswith("heckmeck: ")
    assert sentence in done.stderr
    assert done.stderr.count("\n") == 1


def test_missing_dask_is_a_one_line_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    done = run("arena", "cautious", "random", "--games", "2", "--cluster", NOBODY)
    assert done.exit_code == 2
    assert done.stderr == (
        "heckmeck: --cluster needs Dask; install it with: pip install 'heckmeck[cluster]'\n"
    )


@pytest.mark.parametrize("command", ["arena", "tournament"])
def test_jobs_and_cluster_exclude_each_other(command: str, tmp_path: Path) -> None:
    options = ("--cluster", NOBODY, "--jobs", "2", "--out", str(tmp_path / "out"))
    done = run(command, "cautious", "random", *options)
    assert done.exit_code == 2
    assert "a cluster uses all its workers" in done.stderr
    assert not (tmp_path / "out").exists()


def test_a_finished_match_needs_no_cluster(tmp_path: Path) -> None:
    arguments = ("arena", "cautious", "random", "--games", "2", "--out", str(tmp_path))
    here = run(*arguments)
    again = run(*arguments, "--cluster", NOBODY)
    assert (again.exit_code, again.stdout) == (0, here.stdout)
