"""Every sentence of the packages is in the catalogues, in English to the letter."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import heckmeck
from console import Run
from heckmeck.cli.refused import why
from heckmeck.locale import catalogue
from heckmeck.rules import (
    DefectivePosition,
    HeckmeckError,
    RecordError,
    Setup,
    new_game,
    position,
    read_position,
    replay,
)
from heckmeck.rules.errors import Sentence
from words.catalogues import LANGUAGES, entries, plain, speaking

SOURCE = Path(heckmeck.__file__).parent
# Who makes a sentence: the name of the function, and which argument is the code.
MAKERS = {"sentence": 0, "malformed": 0, "failure": 0, "defect": 1, "bad": 1}
# Those that take code and template from whoever calls them, who is found as well.
PASSED_ON = {"rules/errors.py", "rules/reading.py", "bots/referee.py"}
PLACEHOLDER = re.compile(r"(?<!\{)\{(\w+)(:[,g])?")


class Said(NamedTuple):
    code: str
    templates: tuple[str, ...]
    where: str


def _sentences() -> Iterator[Said]:
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            if name not in MAKERS:
                continue
            where = f"{file.relative_to(SOURCE)}:{node.lineno}"
            code, template = node.args[MAKERS[name] :]
            if isinstance(code, ast.Name):
                assert where.partition(":")[0] in PASSED_ON, where
                continue
            assert isinstance(code, ast.Constant), where
            # A template may be chosen by a count; then the catalogue chooses too.
            literal = (template.value,) if isinstance(template, ast.Constant) else ()
            yield Said(str(code.value), tuple(map(str, literal)), where)


def test_every_sentence_is_in_every_catalogue() -> None:
    sentences = list(_sentences())
    assert len(sentences) > 120
    for language in LANGUAGES:
        assert {each.code for each in sentences} <= set(entries(language))


def test_english_is_said_as_the_packages_say_it() -> None:
    words = catalogue("en")
    for code, templates, where in _sentences():
        for template in templates:
            details = {
                name: {":,": 1_234_567, ":g": 5}.get(form, "x")
                for name, form in PLACEHOLDER.findall(template)
            }
            assert words(code, **details) == template.format_map(details), where


HEADER = '{"heckmeck":1,"edition":"original","players":["Anna","Ben"]}'
BROKEN: dict[str, tuple[str, dict[str, str]]] = {
    "no record": (
        '{"players":[]}',
        {
            "de": 'x.heck:1: das ist keine Aufzeichnung: im Kopf fehlt der Schlüssel "heckmeck"',
            "en": 'x.heck:1: this is no record: the header has no key "heckmeck"',
            "fr": 'x.heck:1: ce n’est pas un enregistrement : l’en-tête n’a pas de clé "heckmeck"',
            "it": "x.heck:1: questa non è una registrazione: nell’intestazione manca la chiave"
            ' "heckmeck"',
        },
    ),
    "no JSON": (
        HEADER + '\n{"do":"roll" "dice"}',
        {
            "de": "x.heck:2: kein JSON: ein Komma fehlt (Spalte 14); erlaubt: würfeln",
            "en": "x.heck:2: not JSON: Expecting ',' delimiter at column 14; legal: roll",
            "fr": "x.heck:2: ce n’est pas du JSON : il manque une virgule (colonne 14) ;"
            " permis : lancer",
            "it": "x.heck:2: non è JSON: manca una virgola (colonna 14); permesso: lanciare",
        },
    ),
    "no such word": (
        HEADER + '\n{"do":"jump"}',
        {
            "de": "x.heck:2: für do gibt es roll, reroll, keep, stop, fail, rob, return, nicht"
            ' "jump"; erlaubt: würfeln',
            "en": "x.heck:2: do is one of roll, reroll, keep, stop, fail, rob, return, not"
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
    said = {language: _why(caught.value, language) for language in LANGUAGES}
    assert said["en"] == str(caught.value)
    assert said["de"].split("; ") == [
        'hand: ist {"white": 0 bis 8, "golden": true oder false}, nicht [8]',
        "grill: Die Glucke ist an 2 Orten statt an genau einem",
        "supply: Rostbratwürmer insgesamt: 8 statt 7",
    ]
    assert "mère poule est à 2 endroits" in said["fr"]
    assert "chioccia è in 2 posti" in said["it"]


def _why(error: HeckmeckError, language: str) -> str:
    with speaking(language):
        return why(error)


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
def test_whatever_is_wrong_has_a_name(line: str) -> None:
    with pytest.raises(RecordError) as caught:
        list(replay([HEADER, line]))
    reason = getattr(caught.value.cause, "reason", "")
    assert isinstance(reason, Sentence)
    nested = [each for each in reason.details.values() if isinstance(each, Sentence)]
    assert bool(nested) == (reason.code == "record-json")
    assert _why(caught.value.cause, "en") == str(caught.value.cause)
    assert "⟦" not in _why(caught.value.cause, "de")


def test_the_reason_of_a_forfeit_is_told(run: Run, tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text('input(); print("{", flush=True)', encoding="utf-8")
    for jobs in ("1", "2"):  # what another process found out is a sentence too
        done = run(
            *("--lang", "de", "arena", f"cmd:{sys.executable} bot.py", "random"),
            *("--games", "2", "--jobs", jobs),
        )
        assert "hat 2 Partien kampflos verloren:" in done.stdout, done.stderr
        said = " ".join(done.stdout.split())
        assert (
            f"cmd:{sys.executable} bot.py hat '{{' geantwortet: kein JSON: ein Name in doppelten"
            " Anführungszeichen fehlt (Spalte 2)" in said
        )
