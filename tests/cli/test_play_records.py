"""Records that `heckmeck play` resumes: what is trusted, and that they stay intact."""

import json
import os
import resource
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from heckmeck.rules import read_record
from tests.console import Run

PLAYERS = ["Anna", "Ben"]
ROLL = '{"do":"roll","dice":"4441235w"}'


def write(path: Path, meta: Any = None, *moves: str, end: str = "\n") -> Path:
    header = {"heckmeck": 1, "edition": "original", "players": PLAYERS, "meta": meta}
    path.write_text("\n".join([json.dumps(header), *moves]) + end, encoding="utf-8")
    return path


def entries(path: Path) -> int:
    """The number of moves in a record, all of them checked."""
    return len(read_record(path.read_text("utf-8").splitlines()).entries)


# Seats in the record


@pytest.mark.parametrize("prefix", ["", "bot:"])
def test_record_never_starts_a_program(run: Run, tmp_path: Path, prefix: str) -> None:
    write(tmp_path / "evil.heck", {"seats": [f"{prefix}cmd:touch {tmp_path}/started", None]})
    done = run("play", "--resume", "evil.heck", stdin="r\nq\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert not (tmp_path / "started").exists()
    first = done.stdout.splitlines()[0]
    assert first.startswith("You are playing for Anna now. ")
    assert first.endswith(" heckmeck play --resume evil.heck bot:... Ben")
    assert "touch" not in done.stdout, "it is not suggested either"
    assert entries(tmp_path / "evil.heck") == 1


@pytest.mark.parametrize(
    ("seats", "by_hand"),
    [
        (None, None),
        ([None, None], None),
        (["cautious", None], None),
        ("cautious", "Anna and Ben"),
        ({"0": "cautious"}, "Anna and Ben"),
        (7, "Anna and Ben"),
        ([], "Anna and Ben"),
        (["cautious"], "Anna and Ben"),
        (["cautious"] * 3, "Anna and Ben"),
        ([None, "nobody"], "Ben"),
        ([["random"], {"cmd": "x"}], "Anna and Ben"),
        ([True, 1.5], "Anna and Ben"),
        ([None, "heckmeck.bots.random:RandomBot"], "Ben"),
        (["", None], "Anna"),
    ],
)
def test_any_seats_in_a_record(run: Run, tmp_path: Path, seats: Any, by_hand: str | None) -> None:
    write(tmp_path / "g.heck", {"seats": seats})
    done = run("play", "--resume", "g.heck", stdin="q\n")
    assert (done.returncode, done.stderr) == (0, "")
    told = "\n".join(line for line in done.stdout.splitlines() if "You are playing for" in line)
    assert told.startswith(f"You are playing for {by_hand} now." if by_hand else "")
    assert bool(told) == bool(by_hand)


@pytest.mark.parametrize("meta", [[1, 2], "words", 3, {"seed": [1]}])
def test_foreign_meta(run: Run, tmp_path: Path, meta: Any) -> None:
    write(tmp_path / "g.heck", meta)
    done = run("play", "--resume", "g.heck", stdin="r\nq\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert entries(tmp_path / "g.heck") == 1


@pytest.mark.parametrize(
    "words",
    [
        ["Anna"],
        ["Anna", "Zoe"],
        ["Ben", "Anna"],
        ["Anna", "Ben", "Cleo"],
        ["Anna", "bot:nobody"],
        ["--edition", "original"],
        ["--edition", "specialists"],
        ["--first", "1"],
        ["--first", "2"],
        ["--option", "steal=optional"],
        ["--seed", "1"],
    ],
)
def test_options_that_contradict_resume(run: Run, tmp_path: Path, words: list[str]) -> None:
    before = write(tmp_path / "g.heck").read_bytes()
    done = run("play", "--resume", "g.heck", *words, stdin="r\n")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert (tmp_path / "g.heck").read_bytes() == before


def test_resume_command_works(run: Run, tmp_path: Path) -> None:
    done = run("play", "A", "B", "--save", "my $(game).heck", stdin="r\n")
    command = done.stdout.strip().splitlines()[-1].removeprefix("Saved. Resume with: ")
    assert shlex.split(command)[2:] == ["--resume", "my $(game).heck"]
    assert run(*shlex.split(command)[1:]).returncode == 0


def test_resume_command_names_the_path_of_a_program_that_the_shell_does_not_find(
    tmp_path: Path,
) -> None:
    program = Path(sys.executable).with_name("heckmeck")
    for path, shown in (("/nowhere", str(program)), (str(program.parent), "heckmeck")):
        done = subprocess.run(
            [program, "play", "A", "B", "--save", "g.heck"],
            input="q\n",
            capture_output=True,
            text=True,
            timeout=60,
            cwd=tmp_path,
            env={**os.environ, "PATH": path},
        )
        assert f"Resume with: {shown} play --resume" in done.stdout
        (tmp_path / "g.heck").unlink()


@pytest.mark.parametrize("before", [True, False])
def test_resume_command_keeps_the_language(run: Run, before: bool) -> None:
    lang = ["--lang", "de"]
    line = [*lang, "play"] if before else ["play", *lang]
    done = run(*line, "A", "B", "--save", "g.heck", stdin="r\n")
    assert done.stdout.endswith("heckmeck play --resume g.heck --lang de\n")
    again = run("play", "--resume", "g.heck", LC_ALL="de_DE.UTF-8")
    assert again.stdout.endswith("heckmeck play --resume g.heck\n"), "the system language suffices"


# The file


def test_default_folder_is_the_user_data(run: Run, tmp_path: Path) -> None:
    done = run("play", "A", "B", stdin="r\n")
    (record,) = (tmp_path / "heckmeck" / "games").glob("*.heck")
    assert f"--resume {record}" in done.stdout
    assert entries(record) == 1


def test_record_without_final_newline(run: Run, tmp_path: Path) -> None:
    path = write(tmp_path / "g.heck", None, ROLL, end="")
    before = path.read_bytes()
    assert run("play", "--resume", "g.heck", stdin="").returncode == 0
    assert path.read_bytes() == before, "no move, so nothing is written"
    assert run("play", "--resume", "g.heck", stdin="4\n").returncode == 0
    assert path.read_bytes().startswith(before + b"\n")
    assert entries(path) == 2


def playing(folder: Path, *arguments: str) -> "subprocess.Popen[str]":
    """A game that waits at its first prompt."""
    game = subprocess.Popen(
        [sys.executable, "-m", "heckmeck", "play", *arguments],
        cwd=folder,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    assert game.stdout is not None
    seen = ""
    while not seen.endswith("> "):
        more = game.stdout.read(1)
        assert more, seen
        seen += more
    return game


def test_record_is_locked_during_a_game(run: Run, tmp_path: Path) -> None:
    pytest.importorskip("fcntl")
    path = write(tmp_path / "g.heck")
    first = playing(tmp_path, "--resume", "g.heck")
    second = run("play", "--resume", "g.heck", stdin="r\n")
    assert (second.returncode, second.stdout) == (2, "")
    assert second.stderr == "g.heck: this file is open in another game\n"
    out, err = first.communicate("r\n", timeout=30)
    assert ("Saved" in out, err) == (True, "")
    assert entries(path) == 1
    assert run("play", "--resume", "g.heck", stdin="").returncode == 0, "the lock is released"


def test_record_changed_by_another_program(tmp_path: Path) -> None:
    path = write(tmp_path / "g.heck")
    game = playing(tmp_path, "--resume", "g.heck")
    with path.open("a", encoding="utf-8") as file:
        file.write(ROLL + "\n")
    _, err = game.communicate("r\n", timeout=30)
    assert game.returncode == 2
    assert err.startswith("g.heck: another program has changed this file")
    assert err.count("\n") == 1
    assert entries(path) == 1


@pytest.mark.parametrize("what", ["folder", "read-only", "pipe"])
def test_unwritable_record(run: Run, tmp_path: Path, what: str) -> None:
    path = tmp_path / "g.heck"
    if what == "folder":
        path.mkdir()
    elif what == "pipe":
        os.mkfifo(path)
    else:
        write(path).chmod(0o400)
        if os.access(path, os.W_OK):
            pytest.skip("this user can write everything")
    done = run("play", "--resume", "g.heck", stdin="r\n")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("g.heck: cannot be written: ")
    assert done.stderr.count("\n") == 1


def limited(folder: Path, size: int, *arguments: str) -> "subprocess.CompletedProcess[str]":
    """Play with a limit on the size of files, as on a full disk."""
    # Nor could this process write what it measures for `make coverage`.
    env = {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE_")}
    return subprocess.run(
        [sys.executable, "-B", "-m", "heckmeck", "play", *arguments],
        cwd=folder,
        input="",
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env=env,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (size, size)),
    )


def test_disk_full_at_the_header(tmp_path: Path) -> None:
    done = limited(tmp_path, 40, "A", "B", "--save", "g.heck")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "g.heck: cannot be written: File too large\n"
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("size", [300, 301, 310, 320])
def test_full_disk_leaves_complete_lines(tmp_path: Path, size: int) -> None:
    seats = ("bot:cautious", "bot:cautious", "--seed", "1")
    done = limited(tmp_path, size, *seats, "--save", "g.heck")
    assert done.returncode == 2
    assert done.stderr == "g.heck: cannot be written: File too large\n"
    text = (tmp_path / "g.heck").read_bytes()
    assert text.endswith(b"\n")
    assert size - 60 < len(text) <= size
    assert entries(tmp_path / "g.heck") > 3
