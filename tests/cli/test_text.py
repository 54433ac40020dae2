"""Arguments and files that are not text are refused in one line."""

import json
from pathlib import Path

import pytest

from tests.console import Run

HALF = "Zo\udceb"  # how Python shows a byte that is not UTF-8


@pytest.mark.parametrize(
    "arguments",
    [
        ["play", HALF, "Ben", "--save", "g.heck"],
        ["play", "Anna", f"bot:{HALF}", "--save", "g.heck"],
        ["play", "Anna", f"bot:cmd:cat {HALF}", "--save", "g.heck"],
        ["play", "Anna", "Ben", "--seed", HALF, "--save", "g.heck"],
        ["play", "Anna", "Ben", "--save", f"{HALF}.heck"],  # no command to resume it could be shown
        ["play", "--resume", f"{HALF}.heck"],
        ["play", "Anna", "Ben", "--option", f"steal={HALF}", "--save", "g.heck"],
        ["arena", "random", f"cmd:cat {HALF}", "--games", "2", "--out", "out"],
        ["tournament", "random", f"cmd:cat {HALF}", "--games", "2"],
    ],
)
def test_an_argument_that_is_not_text(run: Run, tmp_path: Path, arguments: list[str]) -> None:
    done = run(*arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1
    assert r"\udceb" in done.stderr
    assert list(tmp_path.iterdir()) == []


POSITION = {
    "edition": "original",
    "player": 0,
    "grill": [{"tile": tile} for tile in range(21, 37)],
    "players": [{"name": "\ud800"}, {"name": "Ben"}],
}


def test_a_position_with_a_name_that_is_not_text(run: Run, tmp_path: Path) -> None:
    (tmp_path / "p.json").write_text(json.dumps(POSITION), "utf-8")
    done = run("--lang", "en", "odds", "p.json")
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1
    assert r'not text: "\ud800" is half of a character' in done.stderr


HEADER = {"heckmeck": 1, "edition": "original", "players": ["Anna", "\ud800"]}
TOLD = {
    "de": r'g.heck:1: kein Text: "\ud800" ist nur ein halbes Zeichen',
    "en": r'g.heck:1: not text: "\ud800" is half of a character',
    "fr": "g.heck:1: ce n’est pas du texte\u00a0: "
    r'"\ud800" n’est que la moitié d’un caractère',
    "it": r'g.heck:1: non è testo: "\ud800" è solo mezzo carattere',
}


@pytest.mark.parametrize("language", TOLD)
def test_a_record_with_a_name_that_is_not_text(run: Run, tmp_path: Path, language: str) -> None:
    (tmp_path / "g.heck").write_text(json.dumps(HEADER) + "\n", "utf-8")
    for command in (["replay", "g.heck"], ["verify", "g.heck"], ["play", "--resume", "g.heck"]):
        done = run("--lang", language, *command)
        assert done.returncode == 2
        assert done.stderr == TOLD[language] + "\n"
