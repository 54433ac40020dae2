"""The positions of docs/winning-play.md open, and the two bots choose the moves that it names."""

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from heckmeck.bots import make_bot
from heckmeck.cli.main import cli
from heckmeck.rules import Options, legal_moves, move_to_json, read_position

ROOT = Path(__file__).parents[2]
POSITIONS = ROOT / "docs/examples/winning-play"
SHOWN = json.loads((ROOT / "docs/figures/winning-play.json").read_text("utf-8"))["shown"]
PAGE = (ROOT / "docs/winning-play.md").read_text("utf-8")


def test_the_page_shows_exactly_the_positions_that_are_stored() -> None:
    linked = set(re.findall(r"examples/winning-play/([\w-]+)\.json\)", PAGE))
    assert linked == set(SHOWN) == {file.stem for file in POSITIONS.iterdir()}
    assert len(SHOWN) > 4


@pytest.mark.parametrize("name", SHOWN)
def test_both_bots_choose_the_moves_that_the_page_names(name: str) -> None:
    position = json.loads((POSITIONS / f"{name}.json").read_text("utf-8"))
    state = read_position(position, Options())
    for bot in ("champion", "margin"):
        chosen = make_bot(bot).choose(state, legal_moves(state))
        assert move_to_json(chosen) == SHOWN[name][bot]


def test_the_odds_open_the_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    for objective in ("win", "margin"):
        file = f"docs/examples/winning-play/{next(iter(SHOWN))}.json"
        done = CliRunner().invoke(cli, ["odds", file, "--objective", objective])
        assert done.exit_code == 0, done.output
