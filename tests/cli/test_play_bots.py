"""Bots in `heckmeck play`: programs, failures and seeds."""

import json
import os
import re
import shlex
import sys
from pathlib import Path

import pytest

from heckmeck.rules import read_record
from tests.console import Run

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"


def moves(path: Path) -> list[str]:
    return path.read_text("utf-8").splitlines()[1:]


@pytest.fixture
def program(tmp_path: Path) -> str:
    """The bot from the documentation, as an argument of `heckmeck play`."""
    found = re.search(r"```python\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
    assert found is not None
    log = "import os\nopen('asked', 'a').write(f'{os.getpid()}\\n')\n"
    (tmp_path / "mybot.py").write_text(log + found[1], encoding="utf-8")
    return f"bot:cmd:{shlex.quote(sys.executable)} mybot.py"


def test_program_plays_a_game(run: Run, tmp_path: Path, program: str) -> None:
    seats = (program, "bot:cautious", "--edition", "specialists", "--seed", "3")
    done = run("play", *seats, "--save", "g.heck")
    assert (done.returncode, done.stderr) == (0, "")
    assert "The game is over." in done.stdout
    assert "takes over for" not in done.stdout
    assert read_record((tmp_path / "g.heck").read_text("utf-8").splitlines()).setup.players == (
        "Cmd",
        "Careful",
    )
    started = (tmp_path / "asked").read_text("utf-8").split()
    assert len(started) == 1, "one process per game"
    with pytest.raises(ProcessLookupError):
        os.kill(int(started[0]), 0)


def test_bots_are_asked_only_if_they_have_a_choice(run: Run, tmp_path: Path) -> None:
    (tmp_path / "last.py").write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    legal = json.loads(line)['legal']\n"
        "    print(len(legal), file=open('choices', 'a'))\n"
        "    print(json.dumps(legal[-1]), flush=True)\n",
        encoding="utf-8",
    )
    seats = (f"bot:cmd:{shlex.quote(sys.executable)} last.py", "bot:cautious", "--seed", "3")
    assert "The game is over." in run("play", *seats, "--save", "g.heck").stdout
    choices = (tmp_path / "choices").read_text("utf-8").split()
    assert len(choices) > 10
    assert "1" not in choices


def test_resumed_game_starts_a_program_only_if_named_again(
    run: Run, tmp_path: Path, program: str
) -> None:
    done = run("play", "Anna", program, "--first", "2", "--save", "g.heck")
    assert done.returncode == 0
    count = len(moves(tmp_path / "g.heck"))
    assert count > 2
    (tmp_path / "asked").unlink()
    assert "You are playing for Cmd now. " in run("play", "--resume", "g.heck").stdout
    assert not (tmp_path / "asked").exists()
    text = (tmp_path / "g.heck").read_text("utf-8").splitlines()[:3]
    (tmp_path / "g.heck").write_text("\n".join(text) + "\n", encoding="utf-8")
    command = done.stdout.strip().splitlines()[-1].removeprefix("Saved. Resume with: ")
    again = run(*shlex.split(command)[1:])
    assert (again.returncode, again.stderr) == (0, "")
    assert (tmp_path / "asked").exists()
    assert again.stdout.strip().splitlines()[-1].endswith(command)
    assert len(moves(tmp_path / "g.heck")) > 2


@pytest.mark.parametrize("seat", ["bot:cmd:", "bot:cmd:no-such-program", "bot:cmd:'", "bot:"])
def test_program_that_cannot_be_started(run: Run, tmp_path: Path, seat: str) -> None:
    done = run("play", "A", seat, "--save", "g.heck")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert not (tmp_path / "g.heck").exists()


FAILING = {
    "ends": "raise SystemExit(3)",
    "says something bad": "import sys; sys.exit('\\x1b[2Jbad\\nworse')",
    "talks nonsense": "print(input() and 'hello', flush=True)\nwhile input(): pass",
    "cheats": 'print(input() and \'{"do":"stop"}\', flush=True)\nwhile input(): pass',
}


@pytest.mark.parametrize("failing", FAILING)
def test_cautious_bot_replaces_a_failed_bot(run: Run, tmp_path: Path, failing: str) -> None:
    (tmp_path / "bad.py").write_text(FAILING[failing], encoding="utf-8")
    seats = (f"bot:cmd:{sys.executable} bad.py", "bot:cautious", "--seed", "4")
    done = run("play", *seats, "--save", "g.heck")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("A cautious bot takes over for Cmd.") == 1
    assert "\x1b" not in done.stdout
    assert "The game is over." in done.stdout
    told = run("replay", "g.heck", "--json", "--last")
    assert json.loads(told.stdout)["over"]


def test_failing_bot_from_a_package(run_process: Run, tmp_path: Path) -> None:
    """A record may name it, because it is installed, but the game survives its errors."""
    (tmp_path / "theirs.py").write_text(
        "class Bad:\n"
        "    name = 'bad'\n"
        "    def __init__(self, seed): pass\n"
        "    def choose(self, state, legal): raise RuntimeError('no\\nidea')\n"
        "    def close(self): raise RuntimeError('never')\n"
        "def broken(seed): raise RuntimeError('broken')\n",
        encoding="utf-8",
    )
    info = tmp_path / "theirs-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: theirs\nVersion: 1\n", "utf-8")
    points = "[heckmeck.bots]\nbad = theirs:Bad\nbroken = theirs:broken\n"
    (info / "entry_points.txt").write_text(points, "utf-8")
    path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    done = run_process("play", "bot:bad", "bot:cautious", PYTHONPATH=path)
    assert (done.returncode, done.stderr) == (0, "")
    failed = [line for line in done.stdout.splitlines() if "takes over for Bad." in line]
    assert len(failed) == 1
    header = {"heckmeck": 1, "edition": "original", "players": ["A", "B"]}
    header["meta"] = {"seats": ["broken", "cautious"]}
    (tmp_path / "g.heck").write_text(json.dumps(header), encoding="utf-8")
    done = run_process("play", "--resume", "g.heck", PYTHONPATH=path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "You are playing for A now. " in done.stdout
    assert "--resume g.heck bot:... bot:cautious" in done.stdout


def test_a_resumed_game_knows_a_bot_with_a_temperament(run: Run, tmp_path: Path) -> None:
    seats = ("bot:easy:bold", "bot:easy:wary", "Anna")  # it ends with her: there is no input
    done = run("play", *seats, "--first", "1", "--lang", "de", "--save", "g.heck")
    assert "Leicht 1" in done.stdout
    begun = (tmp_path / "g.heck").read_text("utf-8").splitlines()[:2]
    (tmp_path / "g.heck").write_text("\n".join(begun) + "\n", encoding="utf-8")
    resumed = run("play", "--resume", "g.heck")
    assert (resumed.returncode, resumed.stderr) == (0, "")
    assert "You are playing for" not in resumed.stdout
    assert len(moves(tmp_path / "g.heck")) > 3


def test_seed_also_determines_bots(run: Run, tmp_path: Path) -> None:
    seats = [*["bot:random"] * 6, "Anna"]  # it ends with her, because there is no input
    for name, seed in (("a", "7"), ("b", "7"), ("c", "8")):
        run("play", *seats, "--seed", seed, "--save", name)
    assert moves(tmp_path / "a") == moves(tmp_path / "b") != moves(tmp_path / "c")
    assert len(moves(tmp_path / "a")) > 20
    begun = (tmp_path / "a").read_text("utf-8").splitlines()[:5]
    for name in ("d", "e"):
        (tmp_path / name).write_text("\n".join(begun), encoding="utf-8")
        run("play", "--resume", name)
    assert moves(tmp_path / "d") == moves(tmp_path / "e")
    assert len(moves(tmp_path / "d")) > 10
