"""The log of a training: one line per piece."""

import json
from collections.abc import Iterable
from itertools import pairwise
from typing import Any, NamedTuple

from heckmeck.chances.stored import is_figure


class LogLine(NamedTuple):
    """How a piece of a training ended."""

    step: int
    loss: float
    seconds: float  # of the processor
    # The share of games won against `margin`, and half of the width of its 95% interval.
    # None if the training was stopped before it was measured.
    strength: tuple[float, float] | None = None

    def to_json(self) -> dict[str, Any]:
        strength = dict(zip(("against_margin", "error"), self.strength or (), strict=False))
        return {"step": self.step, "loss": self.loss, **strength, "seconds": self.seconds}


def write_log(lines: Iterable[LogLine]) -> bytes:
    return "".join(json.dumps(line.to_json()) + "\n" for line in lines).encode()


def read_log(data: bytes) -> list[LogLine]:
    """Raises `ValueError` if this is not a log."""
    try:
        lines = [_read_line(json.loads(line)) for line in data.decode().splitlines()]
    except (RecursionError, KeyError, TypeError) as error:
        raise ValueError(str(error)) from None
    if any(before.step >= after.step for before, after in pairwise(lines)):
        raise ValueError("steps out of order")
    return lines


def _read_line(found: Any) -> LogLine:
    step, figures = found["step"], [found["loss"], found["seconds"]]
    strength = None
    if "against_margin" in found:
        strength = found["against_margin"], found["error"]
        figures += strength
    if type(step) is not int or step < 0 or not all(map(is_figure, figures)):
        raise ValueError("a field of another type")
    return LogLine(step, found["loss"], found["seconds"], strength)
