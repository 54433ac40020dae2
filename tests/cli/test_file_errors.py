"""Files, folders and addresses that cannot be used: one line in English, in every language."""

from pathlib import Path

import pytest

from tests.console import Run


@pytest.mark.parametrize("command", ["replay", "verify", "odds"])
def test_missing_file(run: Run, command: str) -> None:
    done = run("--lang", "de", command, "x.heck")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "x.heck: cannot be read: No such file or directory\n"


@pytest.mark.parametrize("save", [[], ["--save", "copy.heck"]])
def test_resuming_a_missing_record(run: Run, tmp_path: Path, save: list[str]) -> None:
    done = run("play", "--resume", "x.heck", *save)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "x.heck: cannot be read: No such file or directory\n"
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("command", ["replay", "verify", "odds"])
def test_file_names_in_another_encoding_are_shown(run: Run, command: str) -> None:
    done = run(command, "x\udcff.heck")
    assert done.returncode == 2
    assert done.stderr == "x�.heck: cannot be read: No such file or directory\n"


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["odds", "."], "Is a directory"),
        (["play", "A", "B", "--save", "no/g.heck"], "No such file or directory"),
        (["odds", "--plot", "no/x.svg"], "No such file or directory"),
        (["arena", "cautious", "random", "--games", "2", "--out", "file/out"], "Not a directory"),
        (["serve", "--no-browser", "--port", "0", "--data", "file/data"], "Not a directory"),
        (
            ["serve", "--no-browser", "--host", "192.0.2.1", "--port", "0"],
            "Cannot assign requested address",
        ),
    ],
)
def test_system_errors(run: Run, tmp_path: Path, arguments: list[str], reason: str) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    done = run("--lang", "de", *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.rstrip().endswith(f": {reason}")
    assert len(done.stderr.splitlines()) == 1
