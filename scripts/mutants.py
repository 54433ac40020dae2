"""Every small change to the code of a module that a test should notice."""

import ast
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import CodeType
from typing import Any, NamedTuple

COMPARISONS: dict[type, type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
ARITHMETIC: dict[type, type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Add, ast.BitOr: ast.BitAnd, ast.BitAnd: ast.BitOr, ast.LShift: ast.RShift,
}  # fmt: skip
WORD = re.compile(r"[\w-]*", re.ASCII)  # keys and names, not sentences

Edit = tuple[ast.AST, str, Any]  # a node, the field of it to change, the changed value


class Mutant(NamedTuple):
    line: int
    before: str
    after: str
    code: CodeType


def mutants(path: Path) -> Iterator[Mutant]:
    """The module, changed in one place after the other."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    line = 0
    for node, field, value in list(_edits(tree)):
        line = getattr(node, "lineno", line)
        original, before = getattr(node, field), _shown(node)
        setattr(node, field, value)
        code = compile(ast.fix_missing_locations(tree), str(path), "exec")
        yield Mutant(line, before, _shown(node), code)
        setattr(node, field, original)


def _shown(node: ast.AST) -> str:
    text = " ".join(ast.unparse(node).split())
    return text if len(text) <= 200 else text[:199] + "…"


def _edits(node: ast.AST) -> Iterator[Edit]:
    yield from _edits_here(node)
    for field, value in ast.iter_fields(node):
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not _says_nothing(node, field, child):
                yield from _edits(child)


def _says_nothing(parent: ast.AST, field: str, node: ast.AST) -> bool:
    """Types, docstrings, texts for people, and how much a cache remembers."""
    if field in ("annotation", "returns"):
        return True
    match node:
        case ast.Constant() if isinstance(parent, ast.JoinedStr):
            return True
        case ast.Expr(ast.Constant()) | ast.Subscript(ast.Name("Literal")):
            return True
        case ast.Assign([ast.Name("__all__" | "__slots__")]) | ast.keyword("maxsize"):
            return True
        case ast.AnnAssign(annotation=ast.Name("TypeAlias")):
            return True
    return False


def _edits_here(node: ast.AST) -> Iterator[Edit]:
    match node:
        case ast.Compare(ops=ops):
            for place, op in enumerate(ops):
                yield node, "ops", [*ops[:place], COMPARISONS[type(op)](), *ops[place + 1 :]]
        case ast.BinOp(op=op) | ast.AugAssign(op=op):
            yield node, "op", ARITHMETIC[type(op)]()
        case ast.BoolOp(op=op, values=values):
            yield node, "op", ast.And() if isinstance(op, ast.Or) else ast.Or()
            for place in range(len(values)):
                rest = _without(values, place)
                yield node, "values", rest if len(rest) > 1 else rest * 2
        case ast.UnaryOp(ast.Not(), operand):
            yield node, "operand", _negated(operand)
        case ast.Constant(bool(value)):
            yield node, "value", not value
        case ast.Constant(int(value)):
            yield node, "value", value + 1
            yield node, "value", value - 1
        case ast.Constant(str(value)) if WORD.fullmatch(value):
            yield node, "value", value + "X"
        case ast.If(test) | ast.IfExp(test):
            yield node, "test", _negated(test)
        case ast.comprehension(ifs=[_, *_] as ifs):
            yield node, "ifs", []
            yield node, "ifs", [_negated(ifs[0]), *ifs[1:]]
        case ast.match_case(guard=ast.expr() as guard):
            yield node, "guard", _negated(guard)
        case ast.Match(cases=cases):
            for place in range(len(cases)):
                yield node, "cases", _without(cases, place)
        case ast.Return(ast.expr() as value) if not isinstance(value, ast.Constant):
            yield node, "value", ast.Constant(None)
        case ast.Expr(ast.Call()):
            yield node, "value", ast.Constant(None)
        case ast.Expr(ast.Yield() | ast.YieldFrom()):
            yield node, "value", ast.YieldFrom(ast.Tuple([], ast.Load()))
    for field in ("body", "orelse"):
        body = getattr(node, field, None)
        if not isinstance(body, list):
            continue
        for place, each in enumerate(body):
            if isinstance(each, ast.Raise | ast.AugAssign | ast.Delete | ast.Continue):
                yield node, field, [*body[:place], ast.Pass(), *body[place + 1 :]]


def _negated(test: ast.expr) -> ast.expr:
    return ast.UnaryOp(ast.Not(), test)


def _without(several: Sequence[Any], place: int) -> list[Any]:
    return [*several[:place], *several[place + 1 :]]
