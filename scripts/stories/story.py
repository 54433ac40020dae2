"""A story: the source of a golden record."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Story:
    """One record. `rows` are the rows of the rules it covers, `claims` the expected outcome."""

    name: str
    edition: str
    about: str
    rows: str
    phrases: list[str]
    claims: dict[str, Any]
    players: int = 2
    first: int = 0
    options: dict[str, str] = field(default_factory=dict)
