"""Objectives: a value for every way a turn can end."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from heckmeck.odds.turn.endings import Ending
from heckmeck.rules import HeckmeckError, State

# The value of an ending, seen from the position being solved.
OfEnding: TypeAlias = Callable[[State, Ending], float]
# The value of a total, including the canned worm; None without a worm or after a failed roll.
OfTotal: TypeAlias = Callable[[int | None], float]
Comparison: TypeAlias = Callable[[State, State], float]


class EndValues(NamedTuple):
    """What it is worth to stop and to fail, after the best choices that follow."""

    stop: list[list[list[float]]]  # by variant of the turn, worm, and points set aside
    fail: list[float]  # by variant


# The values of all endings of many turns at once, if there is a faster way than one by one.
OfTurns: TypeAlias = Callable[[Sequence[State]], Sequence[EndValues | None]]


@dataclass(frozen=True, slots=True)
class Objective:
    """A named valuation of endings: by the ending, or by the total alone."""

    name: str
    of_ending: OfEnding
    of_total: OfTotal | None = None
    # The value depends only on the result and on the changes of scores.
    by_score: bool = False
    of_turns: OfTurns | None = None

    def value(self, before: State, ending: Ending, total: int | None) -> float:
        """The value of an ending reached by stopping with this total."""
        return self.of_ending(before, ending) if self.of_total is None else self.of_total(total)


class UnknownObjective(HeckmeckError):
    """An unknown name of an objective."""


def _tile(_: State, ending: Ending) -> float:
    return 0.0 if ending.failed else 1.0


def _worms(before: State, ending: Ending) -> float:
    player = before.player
    return float(ending.after.seats[player].score - before.seats[player].score)


def _margin(before: State, ending: Ending) -> float:
    player = before.player
    own = others = 0
    for seat, (was, now) in enumerate(zip(before.seats, ending.after.seats, strict=True)):
        if was is not now:
            change = now.score - was.score
            if seat == player:
                own = change
            else:
                others += change
    return own - others / (len(before.seats) - 1)


def _equal(_: State, __: Ending) -> float:
    return 0.0


TILE = Objective("tile", _tile, by_score=True)
WORMS = Objective("worms", _worms, by_score=True)
MARGIN = Objective("margin", _margin, by_score=True)
OBJECTIVES = {each.name: each for each in (TILE, WORMS, MARGIN)}


def at_least(total: int) -> Objective:
    """The chance to stop with at least this total and a worm."""
    return Objective(
        f"at least {total}", _equal, lambda got: float(got is not None and got >= total)
    )


def exactly(total: int) -> Objective:
    """The chance to stop with exactly this total and a worm."""
    return Objective(f"exactly {total}", _equal, lambda got: float(got == total))


def as_objective(wanted: "Objective | str | Comparison") -> Objective:
    """An objective, the name of one, or any function of the states before and after the turn."""
    if isinstance(wanted, Objective):
        return wanted
    if isinstance(wanted, str):
        if wanted not in OBJECTIVES:
            raise UnknownObjective("objective-unknown", name=wanted, known=", ".join(OBJECTIVES))
        return OBJECTIVES[wanted]
    compare = wanted
    return Objective(
        getattr(compare, "__name__", "custom"),
        lambda before, ending: float(compare(before, ending.after)),
    )
