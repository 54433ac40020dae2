"""What several tests of the chances need."""

import pytest


@pytest.fixture
def few_strength_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measure the strength of a model in a few games only."""
    folder = pytest.importorskip("heckmeck.chances.training.folder")
    monkeypatch.setattr(folder, "PIECES", 4)
    monkeypatch.setattr(folder, "STRENGTH_GAMES", 20)
    monkeypatch.setattr(folder, "FINAL_GAMES", 20)
