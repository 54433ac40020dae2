"""The arena's tests play hundreds of games, so they wait for the compiled odds once."""

import pytest

from heckmeck.odds import prepare


@pytest.fixture(scope="session", autouse=True)
def compiled_odds() -> None:
    """Loaded in advance: a test that hides the compiler must not slow down those after it."""
    prepare()
