"""`heckmeck play` through a pipe."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from heckmeck.cli.output import pieces
from heckmeck.locale import catalogue
from heckmeck.locale.moves import effect_message
from heckmeck.rulebook.examples import played
from heckmeck.rules import Stop, read_record
from tests.console import Run


def lines(path: Path) -> list[str]:
    return path.read_text("utf-8").splitlines()


def test_game_is_saved_at_end_of_input(run: Run, tmp_path: Path) -> None:
    done = run("play", "Anna", "Ben", "--seed", "5", "--save", "game.heck", stdin="r\nw\n")
    assert done.returncode == 0
    assert "--resume game.heck" in done.stdout
    assert [json.loads(line).get("do") for line in lines(tmp_path / "game.heck")[1:]] == [
        "roll",
        "keep",
    ]


def test_resumed_game_continues_the_seeded_dice(run: Run, tmp_path: Path) -> None:
    seats = ("bot:cautious", "bot:cautious", "--edition", "specialists", "--seed", "11")
    run("play", *seats, "--save", "whole.heck")
    whole = lines(tmp_path / "whole.heck")
    (tmp_path / "cut.heck").write_text("\n".join(whole[:40]) + "\n", encoding="utf-8")
    done = run("play", "--resume", "cut.heck")
    assert done.returncode == 0, done.stderr
    assert lines(tmp_path / "cut.heck") == whole


def test_resume_into_another_file(run: Run, tmp_path: Path) -> None:
    run("play", "A", "B", "--save", "a.heck", stdin="r\n")
    done = run("play", "--resume", "a.heck", "--save", "b.heck", stdin="")
    assert done.returncode == 0
    assert lines(tmp_path / "b.heck") == lines(tmp_path / "a.heck")


@pytest.mark.parametrize(
    ("moves", "expected"),
    [
        ([], []),
        (['{"do":"roll","dice":"112235ww"}'], ["  rolls [1][1][2][2][3][5][w][w]"]),
        (['{"do":"roll","dice":"112235ww"}', '{"do":"keep","face":"w"}'], ["  aside [w][w] = 10"]),
        (
            [
                '{"do":"roll","dice":"112235ww"}',
                '{"do":"keep","face":"w"}',
                '{"do":"roll","dice":"333444"}',
            ],
            ["  rolls [3][3][3][4][4][4]", "  aside [w][w] = 10"],
        ),
    ],
)
def test_resumed_game_shows_the_dice_of_the_turn(
    run: Run, tmp_path: Path, moves: list[str], expected: list[str]
) -> None:
    header = '{"heckmeck":1,"edition":"original","players":["Anna","Ben"]}'
    (tmp_path / "g.heck").write_text("\n".join([header, *moves, ""]), encoding="utf-8")
    shown = run("play", "--resume", "g.heck").stdout.splitlines()
    anna = next(number for number, line in enumerate(shown) if line.startswith("  Ben"))
    assert shown[anna + 1 : anna + 1 + len(expected)] == expected
    assert shown[anna + 1 + len(expected)].startswith("    ")


def test_whoever_is_alone_plays_against_a_bot(run: Run, tmp_path: Path) -> None:
    for number, (seats, players, kinds) in enumerate(
        [
            ([], ["Player", "Careful"], [None, "cautious"]),
            (["Anna"], ["Anna", "Careful"], [None, "cautious"]),
            (["bot:easy"], ["Player", "Easy"], [None, "easy"]),
        ]
    ):
        done = run("play", *seats, "--save", f"{number}.heck")
        assert (done.returncode, done.stderr) == (0, "")
        header = json.loads(lines(tmp_path / f"{number}.heck")[0])
        assert (header["players"], header["meta"]["seats"]) == (players, kinds)


@pytest.mark.parametrize(
    ("seats", "names"),
    [
        (["A", "bot:easy", "bot:normal"], ["A", "Easy", "Normal"]),
        (["bot:easy", "bot:normal", "bot:easy"], ["Easy 1", "Normal", "Easy 2"]),
        (["Easy", "bot:easy"], ["Easy", "Easy 1"]),
        (["Easy 1", "bot:easy", "bot:easy"], ["Easy 1", "Easy 2", "Easy 3"]),
    ],
)
def test_bots_with_the_same_name_are_numbered(
    run: Run, tmp_path: Path, seats: list[str], names: list[str]
) -> None:
    run("play", *seats, "--save", "g.heck", "--first", str(len(seats)))
    assert json.loads(lines(tmp_path / "g.heck")[0])["players"] == names


def test_mistakes_in_the_names_of_players(run: Run) -> None:
    assert "two players are called 'Anna'" in run("play", "Anna", "Ben", "Anna").stderr
    assert "there is no bot 'nobody'" in run("play", *"ABCDEFGH", "bot:nobody").stderr
    assert "2 to 7 players can play, not 8" in run("play", *"ABCDEFGH").stderr


def test_rejected_answers_are_explained_and_change_nothing(run: Run, tmp_path: Path) -> None:
    stdin = "s\nnonsense\nr\nr\n?\nq\n"
    done = run("play", "A", "B", "--seed", "1", "--save", "g.heck", stdin=stdin)
    assert "Not now: a turn must start with a roll (A1)." in done.stdout
    assert "I did not understand that." in done.stdout
    assert "Not now: dice must be set aside before rolling again (A2)." in done.stdout
    assert "set aside all dice of that face" in done.stdout
    assert len(lines(tmp_path / "g.heck")) == 2
    assert "\x1b" not in done.stdout


@pytest.mark.parametrize(
    ("record", "moves", "cost"),
    [
        ("failed_roll", 14, ", tile 24 goes back"),
        ("hen_fails", 12, ", the hen goes back"),
        ("no_worm", 4, ""),
    ],
)
def test_stopping_for_nothing_says_what_goes_back(record: str, moves: int, cost: str) -> None:
    state, _ = played(record)[moves]
    text = catalogue("en").format(effect_message(state, Stop(), str))
    assert text == f"stop: a failed attempt (no worm){cost}"


def test_a_player_with_bratworms_has_no_more_worms_than_the_total() -> None:
    state, _ = played("empty_supply")[21]
    assert pieces.seat_line(state, 0).split("  ")[2:] == ["3 worms", "(no tile, 3 Bratworms)"]


@pytest.mark.parametrize(
    "args",
    [
        [*"ABCDEFGH"],
        ["A", "A"],
        ["A", "bot:nobody"],
        ["A", "B", "--option", "steal=maybe"],
        ["A", "B", "--option", "nothing"],
        ["A", "B", "--first", "3"],
        ["A", "B", "--first", "0"],
        ["A", "B", "--first", "-1"],
        ["A", "B", "--first", "last"],
        ["A", "B", "--save", "no/such/folder/g.heck"],
        ["--resume", "missing.heck"],
        ["--resume", "broken.heck"],
        ["A", "B", "--save", "broken.heck"],
        ["A", "B", "--resume", "broken.heck"],
    ],
)
def test_bad_arguments_are_one_line_errors(run: Run, tmp_path: Path, args: list[str]) -> None:
    (tmp_path / "broken.heck").write_text("{}", encoding="utf-8")
    done = run("play", *args)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""
    assert lines(tmp_path / "broken.heck") == ["{}"]


def test_record_cannot_be_saved_to_a_directory(run: Run, tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    done = run("play", "A", "B", "--save", "games")
    assert (done.returncode, done.stderr) == (2, "games: is a directory, not a file\n")


def test_words_are_explained_like_keys(run: Run) -> None:
    done = run("play", "A", "B", "--save", "g.heck", stdin="stop\nkeep 5\n")
    assert "(A1)" in done.stdout
    assert "(A2)" in done.stdout
    assert "understood" not in done.stdout


def test_random_first_player_is_reproducible(run: Run, tmp_path: Path) -> None:
    """The seed determines who begins, and the dice are the same whoever begins."""
    first = {}
    for seed in "1234":
        for name in ("a", "b"):
            done = run(
                *("play", "A", "B", "C", "--first", "random", "--seed", seed),
                *("--save", f"{name}{seed}.heck"),
                stdin="r\n",
            )
            assert done.returncode == 0, done.stderr
        assert lines(tmp_path / f"a{seed}.heck") == lines(tmp_path / f"b{seed}.heck")
        run("play", "A", "B", "C", "--seed", seed, "--save", f"c{seed}.heck", stdin="r\n")
        assert lines(tmp_path / f"a{seed}.heck")[1:] == lines(tmp_path / f"c{seed}.heck")[1:]
        first[seed] = json.loads(lines(tmp_path / f"a{seed}.heck")[0]).get("first", 0)
    assert len(set(first.values())) > 1


def test_ctrl_c_saves_the_game(tmp_path: Path) -> None:
    game = subprocess.Popen(
        [sys.executable, "-m", "heckmeck", "play", "A", "B", "--save", "g.heck"],
        cwd=tmp_path,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    assert game.stdin is not None
    assert game.stdout is not None
    game.stdin.write("r\n")
    game.stdin.flush()
    seen = ""
    while "rolls" not in seen:
        seen += game.stdout.readline()
    game.send_signal(signal.SIGINT)
    out, err = game.communicate(timeout=20)
    assert "--resume g.heck" in out
    assert err == ""
    assert game.returncode == 0
    assert len(read_record(lines(tmp_path / "g.heck")).entries) == 1


def test_seven_bots_with_options_play_to_the_end(run: Run) -> None:
    options = ["--option", "steal=optional", "--option", "returned_highest=turned"]
    seats = ["bot:cautious"] * 7
    done = run("play", *seats, "--edition", "specialists", *options, "--seed", "2", "--first", "7")
    assert done.returncode == 0, done.stderr
    assert "The game is over." in done.stdout
