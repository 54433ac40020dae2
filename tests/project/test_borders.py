"""The borders between the packages, read off the import statements, lazy ones included."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import heckmeck

ROOT = Path(heckmeck.__file__).parent

# package: the packages of heckmeck it may import besides itself
MAY_IMPORT = {
    "rules": set(),
    "dice": {"rules"},
    "odds": {"rules"},
    "bots": {"rules", "odds"},
    "coach": {"rules", "odds"},
    "arena": {"rules", "dice", "odds", "bots", "files"},
    "envs": {"rules", "dice", "odds", "bots"},
    "protocol": {"rules"},
    "client": {"rules", "protocol"},
    "server": {"rules", "dice", "protocol", "bots", "coach", "odds", "rulebook"},
    "tui": {"rules", "protocol", "bots", "coach", "dice"},
    "testing": {"rules", "dice"},
    "locale": {"rules"},
    "rulebook": {"rules", "dice", "locale", "protocol"},
}
STANDARD_LIBRARY_ONLY = {"rules", "dice", "bots"}


def imports(file: Path) -> Iterator[str]:
    """Every module a file imports, by its full name."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: relative imports hide where things come from"
            if node.module == "heckmeck":
                yield from (f"heckmeck.{each.name}" for each in node.names if each.name[0] != "_")
            else:
                yield node.module or ""


def files(package: str) -> list[Path]:
    return sorted((ROOT / package).rglob("*.py"))


PACKAGES = sorted(each.name for each in ROOT.iterdir() if (each / "__init__.py").exists())


@pytest.mark.parametrize("package", [each for each in PACKAGES if each != "cli"])
def test_a_package_imports_only_what_it_may(package: str) -> None:
    allowed = MAY_IMPORT[package] | {package}
    for file in files(package):
        for name in imports(file):
            top, _, rest = name.partition(".")
            if top == "heckmeck" and rest:
                assert rest.split(".")[0] in allowed, f"{file.name} of {package} imports {name}"


@pytest.mark.parametrize("package", sorted(STANDARD_LIBRARY_ONLY & set(PACKAGES)))
def test_the_pure_packages_need_only_the_standard_library(package: str) -> None:
    for file in files(package):
        for name in imports(file):
            top = name.partition(".")[0]
            assert top == "heckmeck" or top in sys.stdlib_module_names, f"{file.name}: {name}"


def test_the_rules_know_no_luck_no_clock_and_no_input_or_output() -> None:
    forbidden = {"random", "secrets", "time", "datetime", "os", "sys", "pathlib", "io", "socket"}
    for file in files("rules"):
        assert not forbidden & {name.partition(".")[0] for name in imports(file)}, file.name


def test_bots_never_see_a_dice_source() -> None:
    for file in files("bots"):
        assert not any(name.startswith("heckmeck.dice") for name in imports(file)), file.name


def test_every_package_has_a_border() -> None:
    assert set(PACKAGES) - {"cli"} <= set(MAY_IMPORT)
