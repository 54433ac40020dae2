"""What `import heckmeck` and the packages export is complete, typed and loaded on demand."""

import ast
import inspect
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, get_args, get_type_hints

import pytest

import heckmeck
import heckmeck.rules

PACKAGES = ("heckmeck", *(f"heckmeck.{each}" for each in ("rules", "dice", "odds", "bots", "sim")))

INTERNAL = {"Policy"}  # what `solve` builds plans from; nobody else makes a plan


def classes_in(hint: Any) -> Iterator[type]:
    """Our classes in a type hint, such as `Roll` and `Stop` in `tuple[Roll | Stop, ...]`."""
    if isinstance(hint, type) and hint.__module__.startswith("heckmeck."):
        yield hint
    for each in hint if isinstance(hint, list) else get_args(hint):
        yield from classes_in(each)


def annotated(exported: Any) -> Iterator[Callable[..., Any] | type]:
    """What a name is annotated with: a function, or a class with its public methods."""
    yield exported
    if inspect.isclass(exported):
        for name, member in vars(exported).items():
            if name.startswith("_") and name != "__init__":
                continue
            member = getattr(member, "fget", None) or getattr(member, "func", None) or member
            member = getattr(member, "__func__", member)
            if inspect.isfunction(member):
                yield member


@pytest.mark.parametrize("package", PACKAGES)
def test_everything_that_is_exported_exists(package: str) -> None:
    module = import_module(package)
    for name in module.__all__:
        assert hasattr(module, name), name
    assert set(module.__all__) <= set(dir(module))


@pytest.mark.parametrize("package", PACKAGES)
def test_signatures_name_only_classes_that_are_exported(package: str) -> None:
    module = import_module(package)
    missing = set()
    for name in module.__all__:
        exported = getattr(module, name)
        if not callable(exported) or not exported.__module__.startswith("heckmeck."):
            continue
        for each in annotated(exported):
            hints = get_type_hints(each, vars(sys.modules[each.__module__]))
            for found in {one for hint in hints.values() for one in classes_in(hint)}:
                home = home_of(found)
                if found.__name__ not in {*home.__all__, *INTERNAL}:
                    missing.add(f"{home.__name__}.{found.__name__}, used by {name}")
    assert not missing, "\n".join(sorted(missing))


def home_of(found: type) -> ModuleType:
    """The package that should export a class: heckmeck.rules for heckmeck.rules.state.State."""
    package = ".".join(found.__module__.split(".")[:2])
    module = sys.modules[package]
    return module if hasattr(module, "__all__") else heckmeck


def test_importing_heckmeck_loads_nothing_else() -> None:
    code = "import heckmeck, sys; print([name for name in sys.modules if 'heckmeck.' in name])"
    assert run(code) == "[]"


def test_rules_dice_and_odds_need_only_the_standard_library() -> None:
    code = """
import sys
before = set(sys.modules)
import heckmeck
import heckmeck.rules
for name in heckmeck.__all__:
    getattr(heckmeck, name)
top = {name.partition('.')[0] for name in set(sys.modules) - before}
print(sorted(top - sys.stdlib_module_names - {'heckmeck'}))
"""
    assert run(code) == "[]"


def test_no_two_classes_have_the_same_name() -> None:
    files = Path(heckmeck.__file__).parent.rglob("*.py")
    nodes = (node for file in files for node in ast.parse(file.read_text("utf-8")).body)
    names = Counter(node.name for node in nodes if isinstance(node, ast.ClassDef))
    assert [name for name, count in names.items() if count > 1] == []


def test_unknown_names_are_refused() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'roll_dice'"):
        heckmeck.roll_dice  # type: ignore[attr-defined]  # noqa: B018


def run(code: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True
    )
    return done.stdout.strip()


def test_the_rules_are_imported_through_their_package() -> None:
    """`from heckmeck.rules import State`, not `from heckmeck.rules.state import State`."""
    root = Path(heckmeck.__file__).parent
    past_the_package = [
        f"{file.relative_to(root)}: {node.module}.{each.name}"
        for file in root.rglob("*.py")
        if file.relative_to(root).parts[0] != "rules"
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("heckmeck.rules.")
        for each in node.names
        if each.name in heckmeck.rules.__all__
    ]
    assert past_the_package == []
