"""Text that fits the terminal, and its colours."""

import fcntl
import os
import pty
import re
import struct
import subprocess
import sys
import termios
from pathlib import Path

import pytest

from heckmeck.locale import LANGUAGES
from tests.console import Run

STYLE = re.compile(r"\x1b\[[0-9;]*m")


@pytest.mark.parametrize("columns", [40, 60, 80, 200])
def test_width_without_a_terminal(run: Run, columns: int) -> None:
    done = run("rules", "all", COLUMNS=str(columns))
    assert done.returncode == 0
    longest = max(map(len, done.stdout.splitlines()))
    assert min(columns, 88) - 20 < longest <= min(columns, 88)


@pytest.mark.parametrize("language", LANGUAGES)
def test_game_fits_into_80_columns(run: Run, language: str) -> None:
    seats = ("A", "B", "--edition", "specialists", "--seed", "3", "--lang", language)
    done = run("play", *seats, "--save", "g.heck", stdin="?\nr\ns\nw\n", COLUMNS="80")
    assert done.returncode == 0
    assert max(map(len, done.stdout.splitlines())) <= 80


def test_a_long_question_of_the_rules_is_indented_from_its_second_line_on(run: Run) -> None:
    first, second, *_ = run("rules", "C3", "--lang", "de", COLUMNS="80").stdout.splitlines()
    assert first.startswith("C3  Was genau passiert, wenn")
    assert second.startswith("    ")
    assert second.endswith("?")


def test_specialists_in_a_replay_are_wrapped(run: Run) -> None:
    seats = ("bot:cautious", "bot:cautious", "--edition", "specialists", "--seed", "3")
    run("play", *seats, "--save", "g.heck")
    done = run("replay", "g.heck", "--lang", "de", COLUMNS="60")
    listed = [line for line in done.stdout.splitlines() if " auf 2" in line]
    assert len(listed) > 5
    assert max(map(len, listed)) <= 60


@pytest.mark.parametrize(
    ("columns", "env", "least", "most"),
    [
        (60, {}, 45, 60),
        (0, {}, 73, 88),  # the terminal does not know its width
        (0, {"COLUMNS": "50"}, 35, 50),
        (60, {"COLUMNS": "50"}, 35, 50),
    ],
)
def test_width_of_a_terminal(columns: int, env: dict[str, str], least: int, most: int) -> None:
    lines = STYLE.sub("", run_in_terminal("rules", "hen", columns=columns, **env)).splitlines()
    assert least < max(map(len, lines)) <= most


def test_no_color_turns_styles_off(tmp_path: Path) -> None:
    home = str(tmp_path)
    line = ("play", "bot:cautious", "bot:random", "--seed", "1", "--save")
    styled = run_in_terminal(*line, f"{home}/1.heck", HOME=home)
    plain = run_in_terminal(*line, f"{home}/2.heck", HOME=home, NO_COLOR="1")
    empty = run_in_terminal(*line, f"{home}/3.heck", HOME=home, NO_COLOR="")
    assert len(STYLE.findall(styled)) > 100
    assert "\x1b" not in plain
    assert plain.splitlines()[:-1] == STYLE.sub("", styled).splitlines()[:-1]
    assert empty.splitlines()[:-1] == styled.splitlines()[:-1]


def run_in_terminal(*args: str, columns: int = 80, **env: str) -> str:
    """Run `heckmeck ARGS…` in a terminal of this width. What it prints there."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
    inherited = {
        name: value for name, value in os.environ.items() if name not in ("COLUMNS", "NO_COLOR")
    }
    with subprocess.Popen(
        [sys.executable, "-m", "heckmeck", *args],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**inherited, **env},
    ) as program:
        os.close(theirs)
        output = b""
        try:
            while more := os.read(ours, 4096):
                output += more
        except OSError:  # the program has closed the terminal
            pass
        finally:
            os.close(ours)
    assert program.returncode == 0, output.decode()
    return output.decode()
