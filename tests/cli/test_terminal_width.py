"""Text that fits the terminal."""

import fcntl
import os
import pty
import re
import struct
import subprocess
import sys
import termios

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


def test_specialists_in_a_replay_are_wrapped(run: Run) -> None:
    seats = ("bot:cautious", "bot:cautious", "--edition", "specialists", "--seed", "3")
    run("play", *seats, "--save", "g.heck")
    done = run("replay", "g.heck", "--lang", "de", COLUMNS="60")
    listed = [line for line in done.stdout.splitlines() if " auf 2" in line]
    assert len(listed) > 5
    assert max(map(len, listed)) <= 60


def test_width_of_a_terminal() -> None:
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 60, 0, 0))
    env = {name: value for name, value in os.environ.items() if name != "COLUMNS"}
    with subprocess.Popen(
        [sys.executable, "-m", "heckmeck", "rules", "hen"], stdout=theirs, env=env
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
    assert program.returncode == 0
    lines = STYLE.sub("", output.decode()).splitlines()
    assert 45 < max(map(len, lines)) <= 60
