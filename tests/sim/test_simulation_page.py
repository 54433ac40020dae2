"""The examples of `docs/simulation.md` are correct."""

import doctest
from pathlib import Path

PAGE = Path(__file__).resolve().parents[2] / "docs/simulation.md"


def test_the_examples_of_the_page_run() -> None:
    result = doctest.testfile(str(PAGE), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0
