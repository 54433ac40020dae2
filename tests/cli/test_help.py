"""Help and usage errors of every command."""

import subprocess
import sys

import click
import pytest
from click.testing import CliRunner, Result

from heckmeck.bots.stdio import MOVE_SECONDS
from heckmeck.cli.main import COMMANDS, cli
from heckmeck.odds import OBJECTIVES
from heckmeck.rulebook import book


def invoke(*args: str) -> Result:
    return CliRunner().invoke(cli, args, prog_name="heckmeck")


def command(name: str) -> click.Command:
    found = cli.get_command(click.Context(cli), name)
    assert found is not None
    return found


@pytest.mark.parametrize("name", COMMANDS)
def test_command_list_matches_the_help_of_each_command(name: str) -> None:
    assert command(name).get_short_help_str(limit=100) == COMMANDS[name]


@pytest.mark.parametrize("name", COMMANDS)
def test_help_explains_every_option_in_80_columns(name: str) -> None:
    assert all(each.help for each in command(name).params if isinstance(each, click.Option))
    done = invoke(name, "--help")
    assert done.exit_code == 0
    assert done.stdout.startswith(f"Usage: heckmeck {name} [OPTIONS]")
    assert all(len(line) <= 80 for line in done.stdout.splitlines())


def test_help_is_english_in_every_language() -> None:
    for name in ("", *COMMANDS):
        line = [name, "--help"] if name else ["--help"]
        assert invoke("--lang", "de", *line).stdout == invoke(*line).stdout


def test_help_of_the_rules_names_every_chapter() -> None:
    text = invoke("rules", "--help").stdout
    assert ", ".join(book.CHAPTERS[:-1]) in " ".join(text.split())


def test_values_that_help_repeats() -> None:
    """Importing them would make help slow."""
    (seconds,) = (each for each in command("arena").params if each.name == "move_seconds")
    assert seconds.default == MOVE_SECONDS
    (objective,) = (each for each in command("odds").params if each.name == "objective")
    assert isinstance(objective.type, click.Choice)
    assert list(objective.type.choices) == [*OBJECTIVES, "win"]


WRONG_LINES = {
    "--seed 3": ("--seed", "heckmeck"),
    "play --sede 3": ("--seed", "heckmeck play"),
    "player": ("player", "heckmeck"),
    "replay": ("missing argument", "heckmeck replay"),
    "odds x y": ("unexpected extra argument", "heckmeck odds"),
    "play --first": ("requires an argument", "heckmeck play"),
    "odds --json=1": ("--json", "heckmeck odds"),
    f"play --first {'1' * 5000}": ("is neither the number of a seat", "heckmeck play"),
    "play --first two": ("'--first'", "heckmeck play"),
    "tournament --players 9": (
        "'--players': '9' is not a whole number from 2 to 7.",
        "heckmeck tournament",
    ),
    "serve --port abc": ("'abc' is not a whole number from 0 to 65535.", "heckmeck serve"),
    "arena a b --games 0": ("'0' is not a whole number from 1 to 10,000,000.", "heckmeck arena"),
    "arena a b --move-seconds x": ("'x' is not a number from 0.01 to 3600.", "heckmeck arena"),
    "serve --limit foo": ("--limit 'foo' must be NAME=NUMBER", "heckmeck serve"),
    "odds --objective fun": ("'tile', 'worms', 'margin'", "heckmeck odds"),
    "odds --option steal=never": ("'steal=required', 'steal=optional'", "heckmeck odds"),
    "odds --plot odds.doc": ("must end in .svg or .png", "heckmeck odds"),
    "serve --limit sky=1": ("'sky' is not one of connections, ", "heckmeck serve"),
    "serve --limit frame_bytes=many": ("'many' is not a whole number", "heckmeck serve"),
    "play A B C D E F G H": ("2 to 7 players", "heckmeck play"),
    "--lang xx rules": ("'xx' is not one of 'de', 'en', 'fr', 'it'", "heckmeck"),
    "rules --lang xx": ("'xx' is not one of 'de', 'en', 'fr', 'it'", "heckmeck rules"),
}


@pytest.mark.parametrize("line", WRONG_LINES, ids=lambda line: line[:40])
def test_usage_error_is_one_line_that_points_to_the_help(line: str) -> None:
    words, path = WRONG_LINES[line]
    done = invoke(*line.split())
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr.startswith("heckmeck: ")
    assert words in done.stderr
    assert done.stderr.endswith(f" Try '{path} --help'.\n")
    assert len(done.stderr.splitlines()) == 1


def test_help_imports_nothing_slow() -> None:
    """This keeps `heckmeck --help` under 200 milliseconds."""
    code = (
        "import atexit, sys; sys.argv = ['heckmeck', '--help'];"
        "slow = ('heckmeck.rules', 'fluent', 'babel', 'rich', 'numpy');"
        "atexit.register(lambda: print([each for each in slow if each in sys.modules]));"
        "from heckmeck.cli.main import main; main()"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"
