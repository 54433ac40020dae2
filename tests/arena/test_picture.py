"""The chart of a match: checked before the games, and complete or not there at all."""

import os
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner, Result

from heckmeck.cli.main import cli

pytest.importorskip("matplotlib")


def run(*arguments: str) -> Result:
    return CliRunner().invoke(cli, ("arena", *arguments), catch_exceptions=False)


def test_a_directory_is_refused_before_a_game_is_played(tmp_path: Path) -> None:
    (tmp_path / "d.svg").mkdir()
    # As many games would take hours.
    done = run("random", "cautious", "--games", "10000000", "--plot", str(tmp_path / "d.svg"))
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr == f"heckmeck: --plot {tmp_path}/d.svg: cannot be written: Is a directory\n"


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_that_cannot_be_written_is_refused_before_a_game_is_played(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    done = run("random", "cautious", "--games", "10000000", "--plot", str(tmp_path / "x.svg"))
    assert (done.exit_code, done.stdout) == (2, "")
    assert "cannot be written: Permission denied" in done.stderr


@pytest.mark.parametrize("form", [[], ["--json"]])
def test_the_result_is_printed_even_if_the_disk_is_full(tmp_path: Path, form: list[str]) -> None:
    (tmp_path / "full.svg").symlink_to("/dev/full")
    picture = str(tmp_path / "full.svg")
    done = run("random", "cautious", "--games", "4", "--plot", picture, *form)
    assert done.exit_code == 2
    assert "cautious" in done.stdout
    assert (
        done.stderr == f"heckmeck: --plot {picture}: cannot be written: No space left on device\n"
    )


@pytest.mark.parametrize("kind", ["svg", "png"])
def test_names_are_nothing_but_names(tmp_path: Path, kind: str) -> None:
    names = (r"cmd:cat $\frac{$ <b>&", "cmd:cat 虫 😀", "cmd:cat \x01y", "cmd:cat " + 99 * "x")
    picture = tmp_path / f"x.{kind}"
    done = run(*names, "--games", "1", "--plot", str(picture))
    assert (done.exit_code, done.stderr) == (0, "")
    if kind == "svg":
        drawn = ElementTree.parse(picture)  # noqa: S314  our own
        said = [text for text in drawn.getroot().itertext() if text.strip()]
        assert r"cmd:cat $\frac{$ <b>&" in said
        assert "cmd:cat 虫 😀" in said
        assert "cmd:cat ?y" in said
        assert any(re.fullmatch("cmd:cat x+…", each) for each in said)
