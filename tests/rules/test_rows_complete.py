"""No row of the rules goes without its tests."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

ROWS = [
    f"{letter}{number}"
    for letter, count in {"A": 7, "B": 3, "C": 4, "D": 8, "E": 3, "F": 5, "G": 3}.items()
    for number in range(1, count + 1)
]
NAMES = Counter(
    row
    for path in Path(__file__).parent.glob("test_rows_*.py")
    for row in re.findall(r"^def test_([A-G]\d)_", path.read_text(encoding="utf-8"), re.MULTILINE)
)


@pytest.mark.parametrize("row", ROWS)
def test_the_row_has_a_positive_and_a_negative_test(row: str) -> None:
    assert NAMES[row] >= 2


def test_no_test_is_named_after_a_row_that_is_not_there() -> None:
    assert set(NAMES) == set(ROWS)
