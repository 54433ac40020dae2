"""`heckmeck arena` and `heckmeck tournament` on the command line."""

import itertools
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from heckmeck.arena import runner
from heckmeck.arena.game import Forfeit
from heckmeck.arena.match import Block, Match, play_block
from heckmeck.arena.runner import Task
from heckmeck.arena.standings import standings
from heckmeck.arena.summary import summarize
from heckmeck.bots import bot_names
from heckmeck.cli.main import cli
from heckmeck.cli.output.match_tables import print_standings, print_summary
from heckmeck.locale import LANGUAGES
from heckmeck.message import Message
from tests.arena.disk import full_disk


def run(*arguments: str) -> Result:
    return CliRunner().invoke(cli, arguments, catch_exceptions=False)


def run_json(*arguments: str) -> dict[str, Any]:
    done = run(*arguments, "--json")
    assert done.exit_code == 0, done.stderr
    data: dict[str, Any] = json.loads(done.stdout)
    return data


def untimed(data: dict[str, Any]) -> dict[str, Any]:
    for bot in data["bots"]:
        bot.pop("move_seconds")
    return data


def test_json_contains_all_figures() -> None:
    data = run_json("arena", "cautious", "random", "--games", "20", "--seed", "4")
    assert data["games"] == 20
    assert data["blocks"] == 10
    cautious, random = data["bots"]
    assert cautious["bot"] == "cautious"
    assert cautious["win_share"] + random["win_share"] == pytest.approx(1)
    low, high = cautious["win_interval"]
    assert 0 <= low <= cautious["win_share"] <= high <= 1
    assert cautious["win_share"] > 0.9
    assert cautious["rating"]["mu"] > random["rating"]["mu"]
    assert cautious["failed_turns"] < random["failed_turns"]
    assert cautious["move_seconds"] > 0
    assert data["turns"] <= data["longest"]


def test_result_does_not_depend_on_jobs() -> None:
    arguments = (
        "arena",
        "cautious",
        "random",
        "random",
        "--games",
        "9",
        "--edition",
        "specialists",
    )
    assert untimed(run_json(*arguments)) == untimed(run_json(*arguments, "--jobs", "2"))


def test_table_options_decide_the_games_and_are_shown() -> None:
    plain = ("arena", "cautious", "random", "--games", "8")
    with_option = (*plain, "--option", "returned_highest=turned")
    found = run_json(*with_option)
    assert found["match"]["options"] == {"returned_highest": "turned"}
    assert found["turns"] < run_json(*plain)["turns"]  # more tiles are turned
    assert "even if it was just returned" in " ".join(run(*with_option).stdout.split())


def test_by_default_all_cores_play(monkeypatch: pytest.MonkeyPatch) -> None:
    arguments = ("arena", "cautious", "random", "--games", "8")
    here = untimed(run_json(*arguments, "--jobs", "1"))
    used = []
    run_in_workers = runner._run_in_workers

    def watched(
        groups: Iterator[list[Task]], jobs: int, odds: bool
    ) -> Iterator[tuple[Task, Block]]:
        used.append(jobs)
        return run_in_workers(groups, jobs, odds)

    monkeypatch.setattr(runner, "_run_in_workers", watched)
    monkeypatch.setattr(runner, "usable_cores", lambda: 2)
    monkeypatch.setattr(runner, "SECONDS_ALONE", 1e9)  # a short match starts no processes
    assert untimed(run_json(*arguments)) == here
    monkeypatch.setattr(runner, "SECONDS_ALONE", 1e-9)
    assert untimed(run_json(*arguments)) == here
    assert used == [2]


def test_games_are_rounded_up_to_whole_blocks() -> None:
    assert run_json("arena", "cautious", "easy", "random", "--games", "7")["games"] == 12


def test_text_output() -> None:
    done = run("arena", "cautious", "random", "--games", "4")
    assert done.exit_code == 0
    for words in ("cautious", "95% interval", "2 blocks of 2 seatings", "turns per game"):
        assert words in " ".join(done.stdout.split())


def test_one_seating_is_not_several() -> None:
    done = run("arena", "cautious", "cautious", "--games", "2")
    assert "2 games in 2 blocks of 1 seating," in " ".join(done.stdout.split())


def test_copies_of_a_bot_share_a_row() -> None:
    data = run_json("arena", "cautious", "random", "random", "random", "--games", "4")
    assert [(bot["bot"], bot["seats"]) for bot in data["bots"]] == [("cautious", 1), ("random", 3)]
    assert data["bots"][0]["fair_share"] == 0.25


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("arena", "cautious", "nobody"), "there is no bot 'nobody'; there are"),
        (("arena", "cautious"), "a match must have 2 to 7 bots, not 1"),
        (("arena", *["random"] * 8), "a match must have 2 to 7 bots, not 8"),
        (("arena", "random", "cmd:no-such-program"), "the program 'no-such-program' of the bot"),
        (("arena", "random", "easy", "--plot", "x.gif"), "must end in .svg or .png"),
        (("arena", "random", "easy", "--plot", "no/x.svg"), "no/x.svg: cannot be written"),
        (
            ("arena", "random", "easy", "--out", "/dev/null"),
            "/dev/null cannot be used: Not a directory",
        ),
        (("arena", "random", "easy", "--move-seconds", "nan"), "'nan' is not a number"),
        (("tournament", "random", "easy", "--move-seconds", "nan"), "'nan' is not a number"),
        (("tournament", "random"), "a table of 2 needs at least 2 different bots"),
    ],
)
def test_bad_input_is_a_one_line_error(arguments: tuple[str, ...], sentence: str) -> None:
    done = run(*arguments)
    assert done.exit_code == 2
    assert sentence in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert done.stdout == ""


@pytest.mark.parametrize("seconds", ["inf", "0", "-1"])
def test_invalid_move_time(seconds: str) -> None:
    done = run("arena", "random", "easy", "--move-seconds", seconds)
    assert (done.exit_code, done.stdout) == (2, "")
    assert "--move-seconds" in done.stderr


@pytest.mark.parametrize("name", ["cmd:cat [/b]", "cmd:cat [bold]", "cmd:cat :cat:"])
def test_brackets_in_names_are_not_markup(name: str) -> None:
    for command in ("arena", "tournament"):
        done = run(command, name, "random", "--games", "2")
        assert done.exit_code == 0
        assert f"  {name}  " in done.stdout
        assert command == "tournament" or f"{name} forfeited 2 games:" in done.stdout


def test_games_forfeited_by_all_are_not_cut_games() -> None:
    arguments = ("cmd:false", "cmd:false --x", "--games", "2")
    for command in ("arena", "tournament"):
        said = run(command, *arguments).stdout
        assert "2 games were forfeited by every bot; nobody wins them." in said
        assert "cut" not in said
        assert "cmd:false --x" in said
        data = run_json(command, *arguments)
        assert (data["unfinished"], data["given_up"]) == (0, 2)


def test_game_forfeited_by_two_copies_counts_once() -> None:
    data = run_json("arena", "cmd:false", "cmd:false", "--games", "2")
    assert [bot["forfeits"] for bot in data["bots"]] == [2]


def test_a_bot_that_forfeits_all_games_has_no_score() -> None:
    match = ("arena", "cmd:false", "random", "--games", "4")
    forfeiting, other = run_json(*match)["bots"]
    means = ("score", "score_interval", "failed_turns", "steals", "move_seconds")
    assert [forfeiting[key] for key in means] == [None] * len(means)
    assert all(other[key] is not None for key in means)
    assert (forfeiting["win_share"], forfeiting["forfeits"]) == (0, 4)
    assert re.search(r"^ *cmd:false( +–){4} *$", run(*match).stdout, re.MULTILINE)


def test_forfeited_games_are_left_out_of_the_means() -> None:
    match = Match(("easy", "cautious"), seed=3)
    first, second = (play_block(match, number) for number in range(2))
    failed = tuple(
        replace(game, forfeits=(Forfeit(game.bots.index("easy"), 1, Message("x")),))
        for game in second.games
    )
    easy, cautious = summarize(match, [first, replace(second, games=failed)]).bots
    alone, _ = summarize(match, [first]).bots
    assert easy.forfeits == 2
    for key in ("score", "failed_turns", "steals", "move_seconds"):
        assert getattr(easy, key) == getattr(alone, key)
        assert getattr(easy, key) != getattr(summarize(match, [second]).bots[0], key)
    assert cautious.score == summarize(match, [first, second]).bots[1].score


def test_single_bot_has_no_comparison() -> None:
    data = run_json("arena", "random", "random", "--games", "2")
    (bot,) = data["bots"]
    assert bot["win_share"] == 1
    assert bot["win_interval"] is None
    assert bot["rating"] is None
    assert bot["score_interval"] is not None
    said = run("arena", "random", "random", "--games", "2").stdout
    assert "There is only one bot, so there is nothing to compare." in said
    assert "100.00 " in said
    assert "– 100" not in said


def test_out_saves_games_and_continues(tmp_path: Path) -> None:
    arguments = ("arena", "cautious", "random", "--out", str(tmp_path / "match"))
    run_json(*arguments, "--games", "4")
    before = (tmp_path / "match" / "blocks.jsonl").read_text()
    data = run_json(*arguments, "--games", "8")
    assert (tmp_path / "match" / "blocks.jsonl").read_text().startswith(before)
    assert untimed(data) == untimed(run_json("arena", "cautious", "random", "--games", "8"))


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_keeps_finished_games(tmp_path: Path, jobs: str) -> None:
    command = [sys.executable, "-m", "heckmeck", "arena", "cautious", "random", "--jobs", jobs]
    process = subprocess.Popen(
        [*command, "--games", "1000000", "--out", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ,
    )
    blocks = tmp_path / "blocks.jsonl"
    try:
        while not blocks.exists() or not blocks.stat().st_size:
            assert process.poll() is None
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=30)
    finally:
        process.kill()
    assert process.returncode == 130
    assert "the same command continues" in err
    assert "Traceback" not in err
    assert "cautious" in out  # the table of what was played
    for line in blocks.read_text().splitlines():
        assert len(json.loads(line)["games"]) == 2


def test_full_disk_is_reported_after_the_table(tmp_path: Path) -> None:
    arguments = ("arena", "cautious", "random", "--out", str(tmp_path))
    run_json(*arguments, "--games", "4")
    room = (tmp_path / "blocks.jsonl").stat().st_size + 50
    with full_disk(room):
        done = run(*arguments, "--games", "400")
    assert done.exit_code == 2
    assert done.stderr == f"heckmeck: {tmp_path} cannot be used: File too large\n"
    assert "4 games in 2 blocks" in done.stdout


def test_records_of_a_finished_match(tmp_path: Path) -> None:
    arguments = ("arena", "cautious", "random", "--games", "4", "--out", str(tmp_path / "a1"))
    before = run_json(*arguments)
    assert run_json(*arguments, "--records", str(tmp_path / "R"), "--jobs", "2") == before
    assert len(list((tmp_path / "R").glob("*.heck"))) == 4


def test_records_can_be_replayed(tmp_path: Path) -> None:
    run_json("arena", "cautious", "random", "--games", "2", "--records", str(tmp_path))
    files = sorted(tmp_path.glob("*.heck"))
    assert len(files) == 2
    done = run("replay", "--json", "--last", *map(str, files))
    assert done.exit_code == 0
    assert all(json.loads(line)["over"] for line in done.stdout.splitlines())


@pytest.mark.parametrize("suffix", ["svg", "png"])
def test_the_result_is_saved_as_a_chart(tmp_path: Path, suffix: str) -> None:
    pytest.importorskip("matplotlib")
    picture = tmp_path / f"result.{suffix}"
    run_json("arena", "cautious", "random", "--games", "4", "--plot", str(picture))
    begin = picture.read_bytes()[:300]
    assert b"<svg" in picture.read_bytes() if suffix == "svg" else begin.startswith(b"\x89PNG")


def test_tournament_ratings(tmp_path: Path) -> None:
    arguments = ("tournament", "random", "cautious", "easy", "--games", "10")
    data = run_json(*arguments, "--out", str(tmp_path))
    assert data["games"] == 30
    assert data["bots"][-1]["bot"] == "random"
    ratings = [bot["rating"]["mu"] for bot in data["bots"]]
    assert ratings == sorted(ratings, reverse=True)
    assert data["bots"][0]["against"].keys() == {each["bot"] for each in data["bots"][1:]}
    assert len(list(tmp_path.glob("*/blocks.jsonl"))) == 3
    assert run_json(*arguments, "--out", str(tmp_path)) == data == run_json(*arguments)


def test_tournament_with_three_per_table() -> None:
    data = run_json("tournament", "random", "cautious", "easy", "--games", "6", "--players", "3")
    assert data["games"] == 6
    assert "vs 2" in run("tournament", "random", "cautious", "--games", "2").stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_fit_into_80_columns(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing is shortened, and no number is wrapped."""
    bots = ("cautious", "cmd:false --with --many --long --options", "random")
    matches = [Match(pair, "original") for pair in itertools.combinations(bots, 2)]
    blocks = {match: [play_block(match, number) for number in range(2)] for match in matches}
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.setenv("LC_ALL", language)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    for match in matches:
        print_summary(summarize(match, blocks[match]))
    print_standings(standings(blocks))
    output = capsys.readouterr().out
    assert "…" not in output
    assert max(map(len, output.splitlines())) <= 80
    assert not re.search(r"\d [–±] *$", output, flags=re.MULTILINE)


def test_list_of_bots() -> None:
    listed = run("tournament", "--list").stdout.splitlines()
    assert [line.split()[0] for line in listed] == bot_names()
    assert "cautious  stops early" in listed


@pytest.mark.parametrize("command", ["arena", "tournament"])
def test_slow_odds_are_announced(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def warned(*bots: str) -> bool:
        done = run(command, *bots, "--games", "2")
        assert done.exit_code == 0
        return "The compiled odds are not installed" in done.stderr

    assert not warned("cautious", "worms")
    monkeypatch.setattr("heckmeck.odds.solvers.select.find_spec", lambda _: None)
    assert warned("cautious", "worms")
    assert not warned("cautious", "random")


def test_plot_without_matplotlib(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    match = ("arena", "cautious", "random", "--games", "2", "--plot")
    assert "cannot be written" in run(*match, str(tmp_path / "no" / "x.svg")).stderr
    done = run(*match, str(tmp_path / "x.svg"))
    assert (done.exit_code, done.stdout) == (2, "")
    assert "run 'make setup' in a clone, or install the extra 'study'" in done.stderr


def test_arena_help_imports_nothing_slow() -> None:
    code = (
        "import sys; from click.testing import CliRunner; from heckmeck.cli.main import cli;"
        "CliRunner().invoke(cli, ['arena', '--help']);"
        "heavy = ('rich', 'openskill', 'numba', 'numpy', 'matplotlib', 'dask', 'distributed');"
        "print([each for each in heavy if each in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
