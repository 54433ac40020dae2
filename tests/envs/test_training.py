"""The agent of `docs/training.md` trains, plays, and learns the same from the same seed."""

import subprocess
import sys
from pathlib import Path

import numpy as np

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGE = (DOCS / "training.md").read_text("utf-8")


def train(file: Path, updates: int, games: int) -> str:
    program = str(DOCS / "examples/train_agent.py")
    command = [sys.executable, "-W", "error", program, str(file), "--updates", str(updates)]
    done = subprocess.run(
        [*command, "--games", str(games)], capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_agent_learns_and_plays_in_the_arena(tmp_path: Path) -> None:
    said = train(tmp_path / "agent.npz", 100, 2)
    assert "1.6 million actions: " in said
    worms = float(said.split("million actions: ")[1].split()[0])
    assert worms > 0.5  # players who act at random get less than nothing
    assert "95% interval" in said
    assert "forfeit" not in said
    assert "2 games in 1 block" in said


def test_the_same_seed_gives_the_same_agent(tmp_path: Path) -> None:
    for name in ("one.npz", "two.npz"):
        train(tmp_path / name, 3, 2)
    with np.load(tmp_path / "one.npz") as one, np.load(tmp_path / "two.npz") as two:
        assert all((one[name] == two[name]).all() for name in one.files)


def test_the_page_names_the_real_programs() -> None:
    for name in ("train_agent.py", "learned_agent.py"):
        assert f"docs/examples/{name}" in PAGE
