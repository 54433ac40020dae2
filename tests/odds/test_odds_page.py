"""The examples and figures of `docs/odds.md` are correct."""

import doctest
import re
from pathlib import Path

import pytest

from heckmeck.odds import at_least, exactly, solve
from heckmeck.rules import Setup, new_game, replay

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "odds.md").read_text(encoding="utf-8")
FRESH = new_game(Setup("original", ("A", "B")))


def test_its_examples_run() -> None:
    result = doctest.testfile(str(DOCS / "odds.md"), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0


def test_the_table_of_chances_is_right() -> None:
    rows = re.findall(r"\| (\d\d) \| ([\d.]+) % \| ([\d.]+) % \|", PAGE)
    assert len(rows) == 16
    for total, least, exact in rows:
        for wanted, objective in ((least, at_least(int(total))), (exact, exactly(int(total)))):
            assert f"{100 * solve(FRESH, objective).value:.1f}" == wanted


def test_its_numbers_are_right() -> None:
    worms = solve(FRESH, "worms")
    assert f"**{worms.value:.4f}** worms" in PAGE
    assert f"**{100 * worms.moves[0].fail:.1f} %** of all" in PAGE
    assert f"**{100 * solve(FRESH, 'tile').value:.1f} %**" in PAGE
    specialists = new_game(Setup("specialists", ("A", "B")))
    assert f"**{solve(specialists, 'worms').value:.4f}** worms" in PAGE
    for total in (11, 13):
        assert f"{total} ({100 * solve(FRESH, exactly(total)).value:.1f} %)" in PAGE


def test_its_example_of_a_first_roll() -> None:
    lines = (DOCS / "examples" / "first-roll.heck").read_text(encoding="utf-8").splitlines()
    *_, last = replay(lines)
    values = {move.face: value for move, value in solve(last.state, "worms").values.items()}  # type: ignore[union-attr]
    assert f"{values['5']:.2f} worms" in PAGE
    assert f"a single worm {values['w']:.2f}" in PAGE
    assert values["w"] < values["3"]


@pytest.mark.parametrize("figure", re.findall(r"figures/([\w-]+\.svg)", PAGE))
def test_its_figures_exist(figure: str) -> None:
    assert (DOCS / "figures" / figure).stat().st_size < 100_000
