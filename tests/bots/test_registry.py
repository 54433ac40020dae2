"""Bots by name, our own and those of other packages."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from heckmeck.bots import UnknownBot, bot_names, make_bot


def test_every_name_makes_a_bot_of_that_name() -> None:
    for name in bot_names():
        assert make_bot(name, seed=1).name == name


def test_an_unknown_name_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownBot, match=r"bot-unknown: name=nobody, known=random, cautious"):
        make_bot("nobody")


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A directory that looks to Python like an installed package with bots."""
    info = tmp_path / "thirdparty-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: thirdparty\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(
        "[heckmeck.bots]\nfirst = thirdparty_bots:First\nbroken = thirdparty_bots:Missing\n"
        "exiting = thirdparty_bots:exiting\n"
        "random = thirdparty_bots:First\n"
    )
    (tmp_path / "thirdparty_bots.py").write_text(
        "class First:\n"
        "    name = 'first'\n"
        "    def __init__(self, seed): self.seed = seed\n"
        "    def choose(self, state, legal): return legal[0]\n"
        "def exiting(seed): raise SystemExit(3)\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    yield tmp_path
    sys.modules.pop("thirdparty_bots", None)


def test_a_package_offers_a_bot_as_an_entry_point(installed: Path) -> None:
    assert "first" in bot_names()
    bot = make_bot("first", seed=7)
    assert (bot.name, vars(bot)) == ("first", {"seed": 7})


def test_a_package_cannot_replace_our_own(installed: Path) -> None:
    assert bot_names().count("random") == 1
    assert type(make_bot("random")).__module__ == "heckmeck.bots.random"


@pytest.mark.parametrize("name", ["broken", "exiting"])
def test_a_broken_entry_point_is_refused(installed: Path, name: str) -> None:
    with pytest.raises(UnknownBot, match=f"bot-offered: name={name}, origin=thirdparty_bots"):
        make_bot(name)
