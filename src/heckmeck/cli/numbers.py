"""Numbers as options. Click would call them "integer range" in its error messages."""

from math import isfinite
from typing import Any, NoReturn

import click


class WholeNumber(click.IntRange):
    """An integer between two bounds."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        try:
            return super().convert(value, param, ctx)
        except click.BadParameter:
            _refuse(self, "a whole number", value, param, ctx)


class Number(click.FloatRange):
    """A number between two bounds."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        try:
            number = super().convert(value, param, ctx)
        except click.BadParameter:
            _refuse(self, "a number", value, param, ctx)
        if not isfinite(number):  # NaN is neither below nor above any bound
            _refuse(self, "a number", value, param, ctx)
        return number


def _refuse(
    wanted: click.IntRange | click.FloatRange,
    kind: str,
    value: Any,
    param: click.Parameter | None,
    ctx: click.Context | None,
) -> NoReturn:
    bounds = f"from {_grouped(wanted.min)} to {_grouped(wanted.max)}"
    wanted.fail(f"{str(value)[:40]!r} is not {kind} {bounds}.", param, ctx)


def _grouped(number: float | None) -> str:
    return f"{number:,}" if number and number >= 100_000 else str(number)  # ports have no commas
