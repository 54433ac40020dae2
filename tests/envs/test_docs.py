"""`docs/environments.md` agrees with the code, and its examples run."""

import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest

from heckmeck.envs.text import table_text
from heckmeck.rules import (
    EDITIONS,
    SPECIALISTS,
    EditionName,
    Keep,
    Land,
    Roll,
    Setup,
    apply,
    new_game,
)
from heckmeck.sim.actions import ACTIONS
from heckmeck.sim.observation import observation_names

PAGE = (Path(__file__).parents[2] / "docs/environments.md").read_text("utf-8")
EXAMPLES = re.findall(r"^```python\n(.*?)^```", PAGE, flags=re.MULTILINE | re.DOTALL)
FACES = ("1", "2", "3", "4", "5", "worm")
SEATS = ("me", "next player", *(f"player {after} seats on" for after in range(2, 7)))


def rows(*columns: str) -> list[tuple[str, ...]]:
    """The rows of the table with these headings."""
    heading = re.escape("| " + " | ".join(columns) + " |\n")
    (table,) = re.findall(rf"^{heading}\|[-|]+\n((?:\|.*\n)+)", PAGE, flags=re.MULTILINE)
    return [tuple(cell.strip() for cell in line.split("|")[1:-1]) for line in table.splitlines()]


@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_the_examples_run(example: str) -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", example], capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stderr


def test_the_actions_of_the_page_are_those_of_the_code() -> None:
    assert rows("number", "name") == [(str(at), name) for at, name in enumerate(ACTIONS)]


@pytest.mark.parametrize("players", [2, 3, 7])
@pytest.mark.parametrize("edition", get_args(EditionName))
def test_the_observations_of_the_page_are_those_of_the_code(
    edition: EditionName, players: int
) -> None:
    found = [
        (name.strip("`"), value)
        for name, where, value in rows("entries", "edition", "value")
        if where == "both" or where == edition
    ]
    assert all(value for _, value in found)
    names: list[str] = []
    seat_entries = [name for name, _ in found if name.startswith("WHO")]
    for name, _ in found:
        if not name.startswith("WHO"):
            names += expanded(name, edition)
        elif name == seat_entries[0]:  # one block per seat
            names += [
                each.replace("WHO", who)
                for who in SEATS[:players]
                for entry in seat_entries
                for each in expanded(entry, edition)
            ]
    assert tuple(names) == observation_names(edition, players)


def expanded(name: str, edition: EditionName) -> list[str]:
    values = {
        "TILE": [str(tile) for tile in EDITIONS[edition].tiles],
        "SPECIALIST": SPECIALISTS,
        "HELD": [each for each in SPECIALISTS if each != "raven"],
        "FACE": FACES,
    }
    for word, each in values.items():
        if word in name:
            return [name.replace(word, str(value)) for value in each]
    return [name]


def test_the_sizes_of_the_page_are_right() -> None:
    (found,) = re.findall(r"make (\d+) .*? and (\d+) .*? adds (\d+) or (\d+)\.", PAGE)
    sizes = [int(each) for each in found]
    for edition, two, more in zip(get_args(EditionName), sizes[:2], sizes[2:], strict=True):
        for players in range(2, 8):
            assert len(observation_names(edition, players)) == two + more * (players - 2)


def test_the_text_of_the_page_is_real() -> None:
    state = new_game(Setup("original", ("Anna", "Ben")))
    for move in (Roll(), Land("1444455w"), Keep("4")):
        state, _ = apply(state, move)
    assert f"```text\n{table_text(state)}\n```" in PAGE


def test_every_parameter_of_the_environment_is_explained() -> None:
    from inspect import signature

    from heckmeck.envs import HeckmeckEnv

    explained = [name.strip("`") for name, _ in rows("parameter", "meaning")]
    assert explained == list(signature(HeckmeckEnv).parameters)
