"""Documents that fail the tests when they lie."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from heckmeck.cli.main import COMMANDS, cli

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")
DOCUMENTS = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), ROOT / "vectors/README.md"]
FILE_ENDINGS = "(?:py|ts|svelte|toml|json|md)"


def blocks(text: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", text, flags=re.MULTILINE | re.DOTALL)


def test_the_library_example_of_the_readme_runs() -> None:
    (example,) = blocks(README, "python")
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", example], capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
    assert "RollCalled(seat=0, white=8, golden=False)" in done.stdout
    assert "TileTaken(seat=0, tile=25, total=25)" in done.stdout
    assert "'stack': [25]" in done.stdout
    assert '{"do": "roll", "dice": "11113444"}' in done.stdout


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_is_in_the_readme_and_has_help(command: str) -> None:
    assert f"heckmeck {command}" in README
    found = cli.get_command(None, command)  # type: ignore[arg-type]
    assert found is not None
    assert found.help, "a command explains itself"


def test_the_readme_names_no_command_that_does_not_exist() -> None:
    named = set(re.findall(r"\.venv/bin/heckmeck ([a-z]+)", README))
    assert named <= set(COMMANDS)


def command_lines() -> list[list[str]]:
    shell = "".join(blocks(README, "sh"))
    return [shlex.split(line, comments=True) for line in re.findall(r"bin/heckmeck (.*)", shell)]


@pytest.mark.parametrize("arguments", command_lines(), ids=" ".join)
def test_the_commands_of_the_readme_are_well_formed(arguments: list[str]) -> None:
    name, *rest = arguments
    found = cli.get_command(click.Context(cli), name)
    assert found is not None
    found.make_context(name, rest)


QUICK = ("verify", "rules", "replay", "odds")


@pytest.mark.parametrize(
    "arguments", [each for each in command_lines() if each[0] in QUICK], ids=" ".join
)
def test_the_quick_commands_of_the_readme_run(
    arguments: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    done = CliRunner().invoke(cli, arguments)
    assert done.exit_code == 0, done.output


def test_the_replay_shown_in_the_readme_is_real(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    (shown,) = blocks(README, "text")
    done = CliRunner().invoke(cli, ["replay", "vectors/dice/fair-original.heck"])
    assert shown in done.output


def test_make_targets_named_in_the_documents_exist() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    targets = set(re.findall(r"^([a-z-]+):", makefile, flags=re.MULTILINE))
    for name in ("README.md", "CONTRIBUTING.md"):
        for line in re.findall(r"make ([a-z-]+(?: [a-z-]+)*)`", (ROOT / name).read_text("utf-8")):
            assert set(line.split()) <= targets, line


def test_every_file_of_the_rules_is_in_the_architecture() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    for file in (ROOT / "src/heckmeck/rules").glob("[a-z]*.py"):
        assert f"`{file.name}`" in text, file.name


def test_every_file_named_in_the_architecture_exists() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    named = set(re.findall(rf"[\w./-]*\w\.{FILE_ENDINGS}\b", text))
    named |= set(re.findall(r"`([\w/]+/)`", text))
    assert len(named) > 50
    assert missing_files(named) == []


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_every_path_named_in_a_document_exists(path: Path) -> None:
    text = path.read_text("utf-8")
    named = set(re.findall(rf"`([a-z.-]+/[\w./-]*\w\.{FILE_ENDINGS})`", text))
    named = {each for each in named if "NAME" not in each}
    assert missing_files(named, path.parent, ROOT / "web", ROOT / "web/src") == []


def missing_files(named: set[str], *more_places: Path) -> list[str]:
    places = [ROOT, ROOT / "src/heckmeck", ROOT / "src/heckmeck/rules", *more_places]
    return [each for each in named if not any((place / each).exists() for place in places)]


def test_no_committed_file_names_a_registry() -> None:
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    for name in filter(None, listed.stdout.split("\0")):
        path = ROOT / name
        if path.suffix in {".lock", ".toml", ".json", ".npmrc", ".sh", ".yml"} and path.is_file():
            text = path.read_text("utf-8")
            assert not re.search(r'"resolved"|--(extra-)?index-url|registry\.npm', text), name


@pytest.mark.parametrize(
    "name", ["README.md", *(f"docs/{p.name}" for p in (ROOT / "docs").glob("*.md"))]
)
def test_links_to_files_lead_somewhere(name: str) -> None:
    document = ROOT / name
    text = document.read_text("utf-8")
    links = re.findall(r"\]\(([^)#\s]+)", text) + re.findall(r'src="([^"]+)"', text)
    for link in links:
        if "://" not in link:
            assert (document.parent / link).exists(), link
