"""Closed, full and unusual standard streams, and Ctrl-C, for every command."""

import os
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

HEADER = '{"heckmeck":1,"edition":"original","players":["Anna","Ben"]}\n'
PROGRAM = shlex.join([sys.executable, "-m", "heckmeck"])
needs_full = pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "v.heck").write_text(HEADER, encoding="utf-8")
    return tmp_path


def shell(folder: Path, line: str, **env: str) -> subprocess.CompletedProcess[bytes]:
    """Run a line of shell that calls `heckmeck`."""
    script = f'heckmeck() {{ {PROGRAM} "$@"; }}; {line}'
    return subprocess.run(
        ["bash", "-c", script],
        cwd=folder,
        capture_output=True,
        timeout=60,
        check=False,
        env={**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder), **env},
    )


WRITING = [
    "--help",
    "--version",
    "rules",
    "rules --help",
    "odds",
    "replay v.heck",
    "replay v.heck --json",
    "verify v.heck",
    "arena cautious random --games 2",
    "tournament --list",
    "play A bot:cautious --save g.heck",
]


@pytest.mark.parametrize("command", WRITING)
@pytest.mark.parametrize("output", [pytest.param(">/dev/full", marks=needs_full), ">&-"])
def test_unwritable_output_is_a_one_line_error(folder: Path, command: str, output: str) -> None:
    done = shell(folder, f"heckmeck {command} {output}")
    said = done.stderr.decode()
    assert done.returncode == 2, said
    assert said.startswith("heckmeck: standard output cannot be written: ")
    assert len(said.splitlines()) == 1
    assert "v.heck" not in said
    if "g.heck" in command:
        assert (folder / "g.heck").read_bytes().count(b"\n") == 1


@needs_full
def test_unwritable_standard_error(folder: Path) -> None:
    done = shell(folder, "heckmeck rules >/dev/full 2>&-")
    assert (done.returncode, done.stderr) == (2, b"")
    assert shell(folder, "heckmeck play A A 2>/dev/full").returncode == 2
    assert shell(folder, "heckmeck play A A 2>&-").returncode == 2


def test_messages_never_end_up_in_the_record(
    folder: Path,
) -> None:
    done = shell(folder, "heckmeck play A bot:cautious --save g.heck <&- 2>&-")
    assert done.returncode == 0
    assert b"--resume g.heck" in done.stdout
    assert (folder / "g.heck").read_bytes().count(b"\n") == 1


@pytest.mark.parametrize("command", ["replay -", "replay - -", "odds -", "replay - --json --last"])
@pytest.mark.parametrize("given", ["<&-", "0>only-written", "</dev/null"])
def test_unreadable_input_is_one_line_per_file(folder: Path, command: str, given: str) -> None:
    done = shell(folder, f"heckmeck {command} {given}")
    said = done.stderr.decode()
    assert done.returncode == 2, said
    assert len(said.splitlines()) == command.split().count("-")
    assert all(line.startswith("-:") for line in said.splitlines())


def test_second_standard_input_is_empty(folder: Path) -> None:
    done = shell(folder, "heckmeck replay - - --json <v.heck")
    assert done.returncode == 2
    assert done.stdout.count(b"\n") == 1
    assert done.stderr.decode().startswith("-:1: the file is empty")


@pytest.mark.parametrize("given", ["<&-", "0>only-written"])
def test_play_without_input(folder: Path, given: str) -> None:
    done = shell(folder, f"heckmeck play A B --save g.heck {given}")
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"--resume g.heck" in done.stdout


def test_invalid_bytes_are_not_understood(folder: Path) -> None:
    line = r"printf 'r\n\xff\nq\n' | heckmeck play A B --save g.heck"
    done = shell(folder, line, PYTHONIOENCODING="utf-8:strict")
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"I did not understand that." in done.stdout
    assert (folder / "g.heck").read_bytes().count(b"\n") == 2


def test_very_long_line_is_no_answer(folder: Path) -> None:
    line = "head -c 1000000 /dev/zero | tr '\\0' x | heckmeck play A B --save g.heck"
    done = shell(folder, line)
    assert done.returncode == 0
    assert done.stdout.count(b"I did not understand that.") > 100
    assert (folder / "g.heck").read_bytes().count(b"\n") == 1


@pytest.mark.parametrize("module", ["click", "heckmeck.cli.commands.rules"])
def test_ctrl_c_during_import(folder: Path, module: str) -> None:
    """Whatever is being imported, the program ends without a message."""
    (folder / "sitecustomize.py").write_text(
        "import sys\n"
        "class Press:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        f"        if name == {module!r}:\n"
        "            raise KeyboardInterrupt\n"
        "sys.meta_path.insert(0, Press())\n",
        encoding="utf-8",
    )
    path = os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])
    done = shell(folder, "heckmeck rules", PYTHONPATH=path)
    assert (done.returncode, done.stdout, done.stderr) == (130, b"", b"")


def test_ctrl_c_during_a_command(folder: Path) -> None:
    reading = subprocess.Popen(
        [sys.executable, "-m", "heckmeck", "replay", "-", "--json"],
        cwd=folder,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert reading.stdin is not None
    assert reading.stdout is not None
    reading.stdin.write(HEADER)
    reading.stdin.flush()
    assert reading.stdout.readline().startswith("{")
    reading.send_signal(signal.SIGINT)
    _, err = reading.communicate(timeout=20)
    assert (reading.returncode, err) == (130, "")
