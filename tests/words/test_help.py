"""What the console says of itself and of a wrong command line, in every language."""

import re
import subprocess
import sys

import click
import pytest
from click.testing import CliRunner

from console import Run
from heckmeck.cli import say
from heckmeck.cli.main import COMMANDS, cli
from heckmeck.locale import catalogue
from words.catalogues import LANGUAGES, entries, plain

HELPS = ["", *COMMANDS]


@pytest.fixture(autouse=True)
def forget_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(say, "_chosen", None)


def helped(language: str, command: str) -> str:
    done = CliRunner().invoke(cli, ["--lang", language, *command.split(), "--help"])
    assert done.exit_code == 0, done.output
    return done.output


def loaded(command: str) -> click.Command:
    found = cli.get_command(click.Context(cli), command) if command else cli
    assert found is not None
    return found


@pytest.mark.parametrize("command", HELPS)
def test_every_text_of_the_help_is_a_message(command: str) -> None:
    found = loaded(command)
    assert found.help == f"help-{command or 'heckmeck'}"
    for param in found.params:
        if isinstance(param, click.Option):
            assert param.help in entries("en"), param.opts
        if param.metavar not in (None, "meta-language"):
            assert param.metavar in entries("en"), param.opts


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", HELPS)
def test_help_is_told(command: str, language: str) -> None:
    text = helped(language, command)
    words = catalogue(language)
    assert "⟦" not in text
    assert text.startswith(words("help-usage") + " heckmeck")
    told = " ".join(text.split())
    for param in loaded(command).params:
        if isinstance(param, click.Option):
            assert plain(words(param.help or "")) in told, param.opts
    assert words("help-help") in told
    first = words(f"help-{command or 'heckmeck'}").split("\n")[0]
    assert plain(first) in told
    if not command:
        assert all(plain(words(f"summary-{each}")) in told for each in COMMANDS)


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
@pytest.mark.parametrize("command", HELPS)
def test_no_english_is_left_in_it(command: str, language: str) -> None:
    text = " ".join(helped(language, command).split())
    english, words = catalogue("en"), catalogue(language)
    for key in entries("en"):
        if key.startswith(("help-", "summary-")) and english(key) != words(key):
            assert " ".join(english(key).split()) not in text or " " not in english(key), key
    assert not re.search(r"\b(Show|INTEGER|TEXT RANGE|default:|and exit)\b", text)


def test_the_language_of_the_system_counts(run: Run) -> None:
    done = run("play", "--help", LC_ALL="", LC_MESSAGES="", LANG="de_DE.UTF-8")
    assert done.stdout.startswith("Aufruf: heckmeck play [OPTIONEN] [NAME|bot:ART]...")
    assert "\n    heckmeck play --resume spiel.heck\n" in done.stdout


def test_the_option_counts_wherever_it_stands() -> None:
    for line in (["--help", "--lang", "it"], ["--lang=it", "-h"], ["rules", "-h", "--lang", "it"]):
        say._chosen = None
        assert CliRunner().invoke(cli, line).output.startswith("Uso: heckmeck"), line
    say._chosen = None
    assert (
        CliRunner().invoke(cli, ["rules", "F5", "--lang", "it"]).output.startswith("F5  Che cosa")
    )


WRONG: dict[str, dict[str, str]] = {
    "--seed 3": {
        "de": "es gibt keine Option --seed; siehe heckmeck --help",
        "en": "there is no option --seed; see heckmeck --help",
        "fr": "il n’y a pas d’option --seed ; voir heckmeck --help",
        "it": "non c'è nessuna opzione --seed; vedi heckmeck --help",
    },
    "play --sede 3": {
        "de": "es gibt keine Option --sede, aber --seed gibt es; siehe heckmeck play --help",
        "en": "there is no option --sede, but there is --seed; see heckmeck play --help",
        "fr": "il n’y a pas d’option --sede, mais il y a --seed ; voir heckmeck play --help",
        "it": "non c'è nessuna opzione --sede, ma c'è --seed; vedi heckmeck play --help",
    },
    "player": {
        "de": f"es gibt keinen Befehl „player“; es gibt {', '.join(COMMANDS)}",
        "en": f"there is no command 'player'; there are {', '.join(COMMANDS)}",
        "fr": f"il n’y a pas de commande « player » ; il y a {', '.join(COMMANDS)}",
        "it": f"non c'è nessun comando «player»; ci sono {', '.join(COMMANDS)}",
    },
    "replay": {
        "de": "DATEI fehlt; siehe heckmeck replay --help",
        "en": "FILE is missing; see heckmeck replay --help",
        "fr": "il manque FICHIER ; voir heckmeck replay --help",
        "it": "manca FILE; vedi heckmeck replay --help",
    },
    "odds x y": {
        "de": "y ist zu viel; siehe heckmeck odds --help",
        "en": "y is too much; see heckmeck odds --help",
        "fr": "y est de trop ; voir heckmeck odds --help",
        "it": "y è di troppo; vedi heckmeck odds --help",
    },
    "play --first": {
        "de": "die Option --first braucht einen Wert; siehe heckmeck play --help",
        "en": "the option --first needs a value; see heckmeck play --help",
        "fr": "il faut une valeur à l’option --first ; voir heckmeck play --help",
        "it": "all'opzione --first serve un valore; vedi heckmeck play --help",
    },
    "odds --json=1": {
        "de": "die Option --json hat keinen Wert; siehe heckmeck odds --help",
        "en": "the option --json takes no value; see heckmeck odds --help",
        "fr": "l’option --json ne prend pas de valeur ; voir heckmeck odds --help",
        "it": "l'opzione --json non prende un valore; vedi heckmeck odds --help",
    },
    "play --first two": {
        "de": "--first: ist eine ganze Zahl, nicht „two“; siehe heckmeck play --help",
        "en": "--first: is a whole number, not 'two'; see heckmeck play --help",
        "fr": "--first: est un nombre entier, pas « two » ; voir heckmeck play --help",
        "it": "--first: è un numero intero, non «two»; vedi heckmeck play --help",
    },
    "tournament --players 9": {
        "de": "--players: ist eine Zahl von 2 bis 7, nicht „9“; siehe heckmeck tournament --help",
        "en": "--players: is a number from 2 to 7, not '9'; see heckmeck tournament --help",
        "fr": "--players: est un nombre de 2 à 7, pas « 9 » ; voir heckmeck tournament --help",
        "it": "--players: è un numero da 2 a 7, non «9»; vedi heckmeck tournament --help",
    },
    "odds --objective fun": {
        "de": "--objective: dafür gibt es tile, worms, margin, nicht „fun“; siehe heckmeck odds"
        " --help",
        "en": "--objective: is one of tile, worms, margin, not 'fun'; see heckmeck odds --help",
        "fr": "--objective: vaut tile, worms, margin, pas « fun » ; voir heckmeck odds --help",
        "it": "--objective: può essere tile, worms, margin, non «fun»; vedi heckmeck odds --help",
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("line", WRONG)
def test_a_wrong_command_line_is_one_sentence(line: str, language: str) -> None:
    done = CliRunner().invoke(cli, ["--lang", language, *line.split()], prog_name="heckmeck")
    assert (done.exit_code, done.stdout) == (2, "")
    assert plain(done.stderr) == f"heckmeck: {WRONG[line][language]}\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_loads_neither_rules_nor_parser(language: str) -> None:
    """What keeps `heckmeck --help` under two tenths of a second."""
    code = (
        "import sys; sys.argv = ['heckmeck', '--lang', sys.argv[1], '--help'];"
        "import atexit; heavy = ('heckmeck.rules', 'fluent', 'babel', 'rich', 'numpy');"
        "atexit.register(lambda: print([each for each in heavy if each in sys.modules]));"
        "from heckmeck.cli.main import main; main()"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, language], capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines()[-1] == "[]"
