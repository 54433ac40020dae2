"""What a turn is played for: a value for every way it can end."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from heckmeck.odds.endings import Ending
from heckmeck.rules import HeckmeckError, State

# How good an ending is, seen from the position that is being solved. The total is what the player
# stopped with, the canned worm included, and None without a worm or when a roll failed.
Valuation: TypeAlias = Callable[[State, Ending, int | None], float]
Comparison: TypeAlias = Callable[[State, State], float]


@dataclass(frozen=True, slots=True)
class Objective:
    """A named valuation of the ends of a turn."""

    name: str
    value: Valuation
    by_total: bool = False  # two totals that buy the same may differ in value


class UnknownObjective(HeckmeckError):
    """A name that is no objective."""


def _tile(_: State, ending: Ending, __: int | None) -> float:
    return 0.0 if ending.failed else 1.0


def _worms(before: State, ending: Ending, _: int | None) -> float:
    player = before.player
    return float(ending.after.seats[player].score - before.seats[player].score)


def _margin(before: State, ending: Ending, _: int | None) -> float:
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


TILE = Objective("tile", _tile)
WORMS = Objective("worms", _worms)
MARGIN = Objective("margin", _margin)
OBJECTIVES = {each.name: each for each in (TILE, WORMS, MARGIN)}


def at_least(total: int) -> Objective:
    """The chance to stop with this total or more, and a worm."""
    return Objective(
        f"at least {total}", lambda _, __, got: float(got is not None and got >= total), True
    )


def exactly(total: int) -> Objective:
    """The chance to stop with exactly this total, and a worm."""
    return Objective(f"exactly {total}", lambda _, __, got: float(got == total), True)


def as_objective(wanted: "Objective | str | Comparison") -> Objective:
    """An objective, the name of one, or any function of the states before and after the turn."""
    if isinstance(wanted, Objective):
        return wanted
    if isinstance(wanted, str):
        if wanted not in OBJECTIVES:
            raise UnknownObjective(f"there is no objective {wanted!r}; try {', '.join(OBJECTIVES)}")
        return OBJECTIVES[wanted]
    compare = wanted
    return Objective(
        getattr(compare, "__name__", "custom"),
        lambda before, ending, _: float(compare(before, ending.after)),
    )
