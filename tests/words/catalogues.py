"""The catalogues as Fluent parses them, and the message names that the sources use."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[2]
LOCALE = ROOT / "src/heckmeck/locale"
LANGUAGES = ("de", "en", "fr", "it")
FILES = ("console", "evening", "game", "hints", "lessons", "rulebook", "sharing", "table")


class _Names(Visitor):
    """The variables and messages a message refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def plain(text: str) -> str:
    """A text with ordinary spaces instead of no-break spaces, which have their own test."""
    return text.replace("\N{NO-BREAK SPACE}", " ")


def parse(text: str) -> ast.Resource:
    return FluentParser().parse(text)


@cache
def text_of(language: str) -> str:
    """All files of a language, one after the other."""
    return "\n".join((LOCALE / language / f"{each}.ftl").read_text("utf-8") for each in FILES)


@cache
def entries(language: str) -> dict[str, ast.Message]:
    body = parse(text_of(language)).body
    return {each.id.name: each for each in body if isinstance(each, ast.Message)}


def junk(language: str) -> list[str]:
    body = parse(text_of(language)).body
    return [each.content or "" for each in body if isinstance(each, ast.Junk)]


def file_of(language: str) -> dict[str, str]:
    """The file each message is in."""
    return {
        each.id.name: file
        for file in FILES
        for each in parse((LOCALE / language / f"{file}.ftl").read_text("utf-8")).body
        if isinstance(each, ast.Message)
    }


def variables(language: str, key: str) -> set[str]:
    """The variables of a message, including those of the messages it refers to."""
    names = _Names()
    names.visit(entries(language)[key])
    return names.variables.union(*(variables(language, each) for each in names.messages))


def printed(language: str, key: str) -> set[str]:
    """The variables that a message prints, not those it only selects by."""
    names = _Names()
    for each in _placeables(entries(language)[key].value):
        names.visit(each)
    return names.variables


def _placeables(pattern: ast.Pattern | None) -> Iterator[ast.VariableReference]:
    for element in pattern.elements if pattern else ():
        if isinstance(element, ast.Placeable):
            expression = element.expression
            if isinstance(expression, ast.VariableReference):
                yield expression
            elif isinstance(expression, ast.FunctionReference):
                arguments = expression.arguments.positional
                yield from (each for each in arguments if isinstance(each, ast.VariableReference))
            elif isinstance(expression, ast.SelectExpression):
                for variant in expression.variants:
                    yield from _placeables(variant.value)


def referred(language: str) -> set[str]:
    names = _Names()
    for each in entries(language).values():
        names.visit(each)
    return names.messages


def sources() -> str:
    """All code that may use a message, in Python and in the browser."""
    files = [
        *(ROOT / "src/heckmeck").rglob("*.py"),
        *(ROOT / "web").glob("*.ts"),
        *(ROOT / "web/src").rglob("*.ts"),
        *(ROOT / "web/src").rglob("*.svelte"),
        ROOT / "web/catalogues.ts",
    ]
    return "\n".join(each.read_text("utf-8") for each in files)


_PLAIN = re.compile(r"""["']([a-z][A-Za-z0-9_-]*)["']""")
_PYTHON = re.compile(r"""f"([a-z][^"\n]*\{[^"\n]*)\"""")
_SCRIPT = re.compile(r"`([a-z][^`\n]*\$\{[^`\n]*)`")


def used_patterns(text: str) -> list[re.Pattern[str]]:
    """Every quoted name as a pattern. Parts filled in at run time match anything."""
    names = {re.escape(name) for name in _PLAIN.findall(text)}
    for found, hole in ((_PYTHON, r"\{[^{}]*\}"), (_SCRIPT, r"\$\{[^{}]*\}")):
        for name in found.findall(text):
            literal = re.split(hole, name)
            if len(literal[0]) > 2:
                names.add("[A-Za-z0-9_-]+".join(map(re.escape, literal)))
    return [re.compile(name) for name in sorted(names)]
