"""`docs/bots.md` is correct: its example plays, and its table lists every bot."""

import re
import shutil
import sys
from pathlib import Path

import pytest

from heckmeck.arena.match import Match, play_block
from heckmeck.bots import bot_names
from heckmeck.bots.stdio import MAX_ANSWER, MOVE_SECONDS
from heckmeck.rules import EDITIONS

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"
TEXT = PAGE.read_text("utf-8")


@pytest.mark.parametrize("edition", list(EDITIONS))
def test_the_example_program_plays_whole_games(tmp_path: Path, edition: str) -> None:
    program = re.search(r"let it play -->\n```python\n(.*?)```", TEXT, re.DOTALL)
    assert program
    path = tmp_path / "mybot.py"
    path.write_text(program[1])
    python = shutil.which("python3") or sys.executable
    block = play_block(Match((f"cmd:{python} {path}", "random"), EDITIONS[edition].name), 0)
    for game in block.games:
        assert not game.forfeits
        assert game.finished
        assert game.shares[game.bots.index("random")] == 0


def test_every_bot_is_described() -> None:
    for name in bot_names():
        assert f"| `{name}` |" in TEXT


def test_the_limits_are_correct() -> None:
    assert f"{MOVE_SECONDS:g} seconds per move" in TEXT
    assert f"{MAX_ANSWER:,} bytes" in TEXT
