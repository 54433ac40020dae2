"""Odds, matches, verification and the server in every language."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from heckmeck.locale import catalogue
from tests.console import Run
from tests.words.catalogues import LANGUAGES

VECTORS = Path(__file__).parents[2] / "vectors" / "dice"

# command: its arguments, its exit status, and words of what it says in each language
SAID: dict[str, tuple[list[str], int, dict[str, str]]] = {
    "odds": (
        ["odds"],
        0,
        {
            "de": "Spielzüge · bester: 1,6447 (erwartete Würmer)",
            "en": "Moves · best: 1.6447 (expected worms)",
            "fr": "Coups · meilleur : 1,6447 (nombre moyen de vers)",
            "it": "Mosse · migliore: 1,6447 (vermi attesi)",
        },
    ),
    "arena": (
        ["arena", "cautious", "random", "--games", "4"],
        0,
        {
            "de": "4 Partien in 2 Blöcken zu 2 Sitzordnungen, Grundspiel, Startwert 1;",
            "en": "4 games in 2 blocks of 2 seatings, original edition, seed 1;",
            "fr": "4 parties en 2 blocs de 2 placements, version originale, graine 1 ;",
            "it": "4 partite in 2 blocchi da 2 disposizioni, edizione originale, seme 1;",
        },
    ),
    "arena refused": (
        ["arena", "cautious"],
        2,
        {
            "de": "heckmeck: ein Wettkampf ist für 2 bis 7 Bots, nicht 1",
            "en": "heckmeck: a match must have 2 to 7 bots, not 1",
            "fr": "heckmeck: un match oppose de 2 à 7 bots, pas 1",
            "it": "heckmeck: a una sfida partecipano da 2 a 7 bot, non 1",
        },
    ),
    "tournament": (
        ["tournament", "cautious", "random", "--games", "2"],
        0,
        {
            "de": "gegen 2",
            "en": "vs 2",
            "fr": "contre 2",
            "it": "contro 2",
        },
    ),
    "verify": (
        ["verify", str(VECTORS / "fair-specialists.heck")],
        0,
        {
            "de": "fair-specialists.heck: bewiesen: ",
            "en": "fair-specialists.heck: verified: ",
            "fr": "fair-specialists.heck: vérifié : ",
            "it": "fair-specialists.heck: verificata: ",
        },
    ),
    "verify against another commitment": (
        ["verify", str(VECTORS / "fair-specialists.heck"), "--commitment", "00" * 32],
        1,
        {
            "de": "die Festlegung ist nicht die, die vorher gezeigt wurde",
            "en": "the commitment is not the one that was published",
            "fr": "l’engagement n’est pas celui qui a été montré avant",
            "it": "l’impegno non è quello mostrato prima",
        },
    ),
    "verify refused": (
        ["verify", "x.heck", "--commitment", "ab"],
        2,
        {
            "de": "heckmeck: die Festlegung hat 64 Hexziffern, nicht 2",
            "en": "heckmeck: the commitment must have 64 hex digits, not 2",
            "fr": "heckmeck: l’engagement compte 64 chiffres hexadécimaux, pas 2",
            "it": "heckmeck: l’impegno ha 64 cifre esadecimali, non 2",
        },
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", SAID)
def test_a_command_in_every_language(run: Run, command: str, language: str) -> None:
    arguments, status, words = SAID[command]
    done = run("--lang", language, *arguments)
    assert done.returncode == status, done.stderr
    said = done.stdout if status == 0 else done.stderr
    assert words[language] in re.sub(r"\s+", " ", said)
    assert "⟦" not in done.stdout + done.stderr
    assert status != 2 or len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_odds_fit_into_80_columns(run: Run, language: str) -> None:
    lines = run("--lang", language, "odds", "--edition", "specialists").stdout.splitlines()
    assert len(lines) > 40
    assert all(len(line) <= 80 for line in lines)
    assert not [line for line in lines if "…" in line]


SERVED = {
    "de": ("heckmeck läuft auf http://127.0.0.1:", "Beendet. Alle Partien sind gespeichert"),
    "en": ("heckmeck is running at http://127.0.0.1:", "Stopped. All games are saved"),
    "fr": ("heckmeck tourne sur http://127.0.0.1:", "Arrêté. Toutes les parties"),
    "it": ("heckmeck è in esecuzione su http://127.0.0.1:", "Fermato. Tutte le partite"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_server_prints_its_address_and_that_it_stopped(tmp_path: Path, language: str) -> None:
    command = [sys.executable, "-m", "heckmeck", "--lang", language, "serve", "--port", "0"]
    server = subprocess.Popen(
        [*command, "--no-browser", "--data", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )
    try:
        assert server.stdout is not None
        begun, hint = server.stdout.readline(), server.stdout.readline()
        server.send_signal(signal.SIGINT)
        out, err = server.communicate(timeout=30)
    finally:
        server.kill()
    begins, ends = SERVED[language]
    assert begun.startswith(begins), err
    assert hint.rstrip() == catalogue(language)("serve-only-here")
    assert out.startswith(ends)


@pytest.mark.parametrize("language", ["de", "fr"])
def test_figures_are_translated(run: Run, tmp_path: Path, language: str) -> None:
    pytest.importorskip("matplotlib")
    words = catalogue(language)
    run("--lang", language, "odds", "--plot", "odds.svg")
    drawn = (tmp_path / "odds.svg").read_text("utf-8")
    for key in ("plot-totals", "plot-ends", "plot-total", "plot-chance", "plot-failed"):
        assert words(key) in drawn, key


POSITION = {"edition": "original", "player": 0, "rolled": "1135555w"}


@pytest.mark.parametrize(("language", "sign"), [("de", ","), ("en", ".")])
def test_figures_use_the_decimal_sign_of_the_language(
    run: Run,
    tmp_path: Path,
    language: str,
    sign: str,
) -> None:
    pytest.importorskip("matplotlib")
    grill = [{"tile": tile} for tile in range(21, 37)]
    position = {**POSITION, "grill": grill, "players": [{}, {}]}
    (tmp_path / "p.json").write_text(json.dumps(position), encoding="utf-8")
    done = run("--lang", language, "odds", "p.json", "--plot", "odds.svg")
    assert done.returncode == 0, done.stderr
    drawn = re.findall(r">([^<>]*)</text>", (tmp_path / "odds.svg").read_text("utf-8"))
    numbers = [each for each in drawn if re.fullmatch(r"-?\d+[.,]\d+", each)]
    assert f"0{sign}5" in numbers, numbers  # a tick of the third panel
    assert all(sign in each for each in numbers)


def test_json_is_the_same_in_every_language(run: Run) -> None:
    record = str(VECTORS / "fair-specialists.heck")
    for arguments in (["odds", "--json"], ["verify", "--json", "--commitment", "00" * 32, record]):
        assert run("--lang", "de", *arguments).stdout == run("--lang", "en", *arguments).stdout
