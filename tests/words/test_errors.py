"""Errors: every code is in the catalogues, and every language explains what is wrong."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import heckmeck
from heckmeck.locale import catalogue
from heckmeck.locale.errors import explain
from heckmeck.rules import (
    DefectivePosition,
    RecordError,
    Setup,
    new_game,
    position,
    read_position,
    replay,
)
from tests.console import Run
from tests.words.catalogues import LANGUAGES, entries, plain, variables

SOURCE = Path(heckmeck.__file__).parent
ERRORS = (
    *("RecordSyntaxError", "BadDiceProof", "UnknownBot", "BotFailure", "BadMatch"),
    *("UnknownLimit", "CannotServe", "StoreUnusable", "NothingToSolve", "UnknownObjective"),
    *("BadMessage",),
)
# What takes a code and its details: the name of the function, and which argument is the code.
MAKERS = {**dict.fromkeys(ERRORS, 0), "Message": 0, "defect": 1, "bad": 1}


def _made() -> Iterator[tuple[str, set[str], str]]:
    """Every code that is written out in the sources, with the names of its details."""
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            if name not in MAKERS or len(node.args) <= MAKERS[name]:
                continue
            code = node.args[MAKERS[name]]
            if isinstance(code, ast.Constant) and isinstance(code.value, str):
                details = {each.arg or "**" for each in node.keywords}
                for each in node.args[MAKERS[name] + 1 :]:
                    keys = each.keys if isinstance(each, ast.Dict) else [None]
                    details |= {getattr(key, "value", "**") for key in keys}
                yield code.value, details, f"{file.relative_to(SOURCE)}:{node.lineno}"


def test_every_code_is_in_every_catalogue() -> None:
    codes = {code for code, _, _ in _made()}
    assert len(codes) > 120
    for language in LANGUAGES:
        assert codes <= set(entries(language))


def test_a_message_gets_the_details_that_its_text_needs() -> None:
    for code, details, where in _made():
        if "player" in details:
            details = {*details, "name"}  # added by `Catalogue.format`
        if "**" not in details:
            assert variables("en", code) <= details, where


HEADER = '{"heckmeck":1,"edition":"original","players":["Anna","Ben"]}'
BROKEN: dict[str, tuple[str, dict[str, str]]] = {
    "no record": (
        '{"players":[]}',
        {
            "de": 'x.heck:1: das ist keine Aufzeichnung: im Kopf fehlt der Schlüssel "heckmeck"',
            "en": 'x.heck:1: this is not a record: the header has no key "heckmeck"',
            "fr": 'x.heck:1: ce n’est pas un enregistrement : l’en-tête n’a pas de clé "heckmeck"',
            "it": "x.heck:1: questa non è una registrazione: nell’intestazione manca la chiave"
            ' "heckmeck"',
        },
    ),
    "no JSON": (
        HEADER + '\n{"do":"roll" "dice"}',
        {
            "de": "x.heck:2: kein JSON: Expecting ',' delimiter (Spalte 14); erlaubt: würfeln",
            "en": "x.heck:2: not JSON: Expecting ',' delimiter at column 14; legal: roll",
            "fr": "x.heck:2: ce n’est pas du JSON : Expecting ',' delimiter (colonne 14) ;"
            " permis : lancer",
            "it": "x.heck:2: non è JSON: Expecting ',' delimiter (colonna 14); permesso: lanciare",
        },
    ),
    "no such word": (
        HEADER + '\n{"do":"jump"}',
        {
            "de": "x.heck:2: für do gibt es roll, reroll, keep, stop, fail, rob, return, nicht"
            ' "jump"; erlaubt: würfeln',
            "en": "x.heck:2: do must be one of roll, reroll, keep, stop, fail, rob, return, not"
            ' "jump"; legal: roll',
            "fr": "x.heck:2: do vaut roll, reroll, keep, stop, fail, rob, return, pas"
            ' "jump" ; permis : lancer',
            "it": "x.heck:2: do può essere roll, reroll, keep, stop, fail, rob, return, non"
            ' "jump"; permesso: lanciare',
        },
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", BROKEN)
def test_a_broken_record_is_explained(
    run: Run,
    tmp_path: Path,
    kind: str,
    language: str,
) -> None:
    text, said = BROKEN[kind]
    (tmp_path / "x.heck").write_text(text + "\n", encoding="utf-8")
    for command in (["replay", "x.heck"], ["verify", "x.heck"], ["play", "--resume", "x.heck"]):
        done = run("--lang", language, *command)
        assert done.returncode == 2
        assert plain(done.stderr).removeprefix("heckmeck: ") == said[language] + "\n"


def test_a_defective_position_is_explained() -> None:
    """Each defect in its own language, with the key it is about before it."""
    data = position(new_game(Setup("specialists", ("Anna", "Ben"))))
    data["players"][0] |= {"specialist": "hen", "bratworms": 1, "worms": 1}
    data["hand"] = [8]
    with pytest.raises(DefectivePosition) as caught:
        read_position(data)
    said = {language: explain(caught.value, catalogue(language)) for language in LANGUAGES}
    assert said["de"].split("; ") == [
        'hand: ist {"white": 0 bis 8, "golden": true oder false}, nicht [8]',
        "grill: Die Glucke ist an 2 Orten statt an genau einem",
        "supply: Rostbratwürmer insgesamt: 8 statt 7",
    ]
    assert "mère poule est à 2 endroits" in said["fr"]
    assert "chioccia è in 2 posti" in said["it"]


@pytest.mark.parametrize(
    "line",
    [
        '{"do":"keep","face":7}',
        '{"do":"roll","dice":"9"}',
        '{"do":"roll","dice":"1","golden":0}',
        '{"do":"rob","player":true}',
        '{"do":"stop","take":1}',
        '{"do":"stop","do":1}',
        '{"do":NaN}',
        '{"do":1e999}',
        '{"do":"st\\qop"}',
        "[" * 70,
        "[]",
        "{}",
        '{"do":"stop","x":1}',
        "\ufeff{}",
        '"' + "x" * (1 << 20) + '"',
    ],
)
def test_every_broken_line_has_a_code(line: str) -> None:
    with pytest.raises(RecordError) as caught:
        list(replay([HEADER, line]))
    for language in LANGUAGES:
        text = explain(caught.value, catalogue(language))
        assert "⟦" not in text
        assert not re.search(r"\{\$?[a-z]", text), text


def test_the_reason_for_a_forfeit_is_shown(run: Run, tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text('input(); print("{", flush=True)', encoding="utf-8")
    for jobs in ("1", "2"):  # what another process found out is a sentence too
        done = run(
            *("--lang", "de", "arena", f"cmd:{sys.executable} bot.py", "random"),
            *("--games", "2", "--jobs", jobs),
        )
        assert "hat 2 Partien kampflos verloren:" in done.stdout, done.stderr
        said = " ".join(done.stdout.split())
        assert (
            f"cmd:{sys.executable} bot.py hat '{{' geantwortet: kein JSON: Expecting property name"
            " enclosed in double quotes (Spalte 2)" in said
        )
