"""Names of bots and seats, and reasons of forfeits, in every language."""

import json
import sys
from pathlib import Path

import pytest

from heckmeck.bots.registry import OWN
from heckmeck.locale import catalogue
from tests.console import Run
from tests.words.catalogues import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_and_a_description(language: str) -> None:
    words = catalogue(language)
    for name in OWN:
        assert f"bot-{name}" in words
        assert f"bot-{name}-is" in words


@pytest.mark.parametrize(("language", "name"), [("de", "Vorsichtig"), ("it", "Prudente")])
def test_a_bot_has_the_same_name_as_in_the_browser(
    run: Run, tmp_path: Path, language: str, name: str
) -> None:
    done = run("--lang", language, "play", "Anna", "bot:cautious", "--save", "g.heck", stdin="q\n")
    assert f"  {name}  " in done.stdout
    header = json.loads((tmp_path / "g.heck").read_text("utf-8").splitlines()[0])
    assert header["players"] == ["Anna", name]


@pytest.mark.parametrize(
    ("language", "name"),
    [("de", "Spieler 2"), ("en", "Player 2"), ("fr", "Joueur 2"), ("it", "Giocatore 2")],
)
def test_a_seat_without_a_name(run: Run, tmp_path: Path, language: str, name: str) -> None:
    grill = [{"tile": tile} for tile in range(21, 37) if tile != 28]
    players: list[dict[str, object]] = [{"name": "Anna"}, {"stack": [28]}, {"name": ""}]
    position = {"edition": "original", "player": 0, "grill": grill, "aside": "33444ww"}
    (tmp_path / "p.json").write_text(json.dumps({**position, "players": players}), "utf-8")
    told = run("--lang", language, "odds", "p.json").stdout
    assert name in told
    assert "Player" not in told or language == "en"


def test_the_reason_of_a_forfeit_is_kept_for_every_language(run: Run, tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text('input(); print("{", flush=True)', encoding="utf-8")
    match = ("arena", f"cmd:{sys.executable} bot.py", "random", "--games", "2", "--out", "kept")
    english = " ".join(run("--lang", "en", *match).stdout.split())
    assert "answered '{': not JSON: Expecting property name" in english
    again = " ".join(run("--lang", "de", *match).stdout.split())
    assert "hat '{' geantwortet: kein JSON: Expecting property name" in again


def test_a_program_for_a_bot_is_explained(run: Run) -> None:
    assert run("--lang", "de", "arena", "x", "y").stderr.endswith("Programme: cmd:BEFEHL\n")
