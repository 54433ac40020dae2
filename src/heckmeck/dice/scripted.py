"""Dice with given results: for tests, lessons and people who roll real dice."""

from collections.abc import Iterable

from heckmeck.rules import Land


class ScriptExhausted(Exception):
    """There are no more rolls in the script."""


class ScriptedDice:
    """Returns these results, one per roll. A plain string means white dice only."""

    def __init__(self, script: Iterable[Land | str]) -> None:
        self._script = iter(script)

    def roll(self, white: int, golden_faces: str | None) -> Land:  # noqa: ARG002  the script knows
        for landing in self._script:
            return landing if isinstance(landing, Land) else Land(landing)
        raise ScriptExhausted("the script has no more rolls")
