"""`heckmeck rules` in the terminal."""

import pytest

from tests.console import Run


@pytest.mark.parametrize("columns", [40, 60, 80, 200])
def test_text_fits_the_terminal(run: Run, columns: int) -> None:
    done = run("rules", "all", COLUMNS=str(columns))
    assert done.returncode == 0
    longest = max(map(len, done.stdout.splitlines()))
    assert min(columns, 88) - 20 < longest <= min(columns, 88)
