"""The console in every language, with all its texts in the catalogues."""

import ast
import re
from pathlib import Path

import pytest

import heckmeck.cli
from tests.console import Run
from tests.words.catalogues import LANGUAGES, plain

CLI = Path(heckmeck.cli.__file__).parent
SPEAKING = [
    f"{folder}/{file.stem}"
    for folder in ("console", "output")
    for file in sorted((CLI / folder).glob("*.py"))
]
# Functions that print an error.
ENGLISH = {"usage_error", "fatal", "file_error", "print_error", "print_file_error", "warn"}

OVER = {
    "de": "Die Partie ist zu Ende.",
    "en": "The game is over.",
    "fr": "La partie est finie.",
    "it": "La partita è finita.",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_every_language(run: Run, language: str) -> None:
    seats = ("bot:cautious", "bot:cautious", "--edition", "specialists", "--seed", "7")
    done = run("--lang", language, "play", *seats, "--save", "g.heck")
    assert done.returncode == 0, done.stderr
    assert OVER[language] in done.stdout
    assert "⟦" not in done.stdout
    told = run("replay", "g.heck", LC_ALL="", LC_MESSAGES="", LANG=f"{language}_XX.UTF-8")
    assert OVER[language] in told.stdout


REFUSED = {
    "de": "ein Zug beginnt mit einem Wurf, passen geht nicht (A1); erlaubt: würfeln",
    "en": "a turn must start with a roll (A1); legal: roll",
    "fr": "le tour commence par un lancer, on ne passe pas (A1) ; permis : lancer",
    "it": "il turno comincia con un lancio, non si passa (A1); permesso: lanciare",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refused_move_is_explained(run: Run, tmp_path: Path, language: str) -> None:
    header = '{"heckmeck":1,"edition":"original","players":["Anna","Ben"]}'
    (tmp_path / "x.heck").write_text(header + '\n{"do":"stop"}\n', encoding="utf-8")
    done = run("--lang", language, "replay", "x.heck")
    assert plain(done.stderr) == f"x.heck:2: {REFUSED[language]}\n"


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("de", "würfeln\nwurm\nhilfe\nende\n"),
        ("fr", "lancer\nver\naide\nquitter\n"),
        ("it", "lancia\nverme\naiuto\nesci\n"),
        ("en", "roll\nworm\nhelp\nquit\n"),
    ],
)
def test_answers_can_be_typed_as_words(
    run: Run,
    tmp_path: Path,
    language: str,
    typed: str,
) -> None:
    run("--lang", language, "play", "A", "B", "--seed", "5", "--save", "g.heck", stdin=typed)
    moves = (tmp_path / "g.heck").read_text("utf-8").splitlines()[1:]
    assert [re.findall(r'"do": ?"(\w+)"', each)[0] for each in moves] == ["roll", "keep"]


def test_typing_the_name_of_a_row_explains_it(run: Run) -> None:
    done = run("--lang", "de", "play", "A", "B", "--save", "g.heck", stdin="s\nA1\nG9\nr\n")
    assert "(A1)" in done.stdout
    assert "A1  Was genau passiert, wenn … ein Zug beginnt?" in plain(done.stdout)
    assert "Das habe ich nicht verstanden." in done.stdout
    assert done.returncode == 0


def test_an_unknown_system_language_falls_back_to_english(run: Run) -> None:
    assert run("rules", LC_ALL="C").stdout.startswith("In one minute")
    assert run("rules", LC_ALL="tlh_KL.UTF-8").stdout.startswith("In one minute")


@pytest.mark.parametrize("module", SPEAKING)
def test_no_texts_outside_the_catalogues(module: str) -> None:
    """What players read comes from the catalogues. Errors and help are English."""
    tree = ast.parse((CLI / f"{module}.py").read_text("utf-8"))
    english: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.FunctionDef | ast.ClassDef) and node.body:
            first = node.body[0]
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
                english.add(first.value)  # a docstring
        if isinstance(node, ast.keyword) and node.arg == "textcoords":
            english.add(node.value)  # of a drawing
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ENGLISH:
            english.update(ast.walk(node))
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in english:
            assert not re.search(r"[A-Za-z]{3,} [A-Za-z]{2,}", node.value), node.value
