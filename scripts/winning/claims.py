"""Sentences of the page that must agree with the counts; each says what it needs."""

from collections.abc import Callable
from typing import Any, NamedTuple

from winning.counting import Figure
from winning.whole_turns import HELD

Counts = dict[str, Any]
ENOUGH = 30  # positions for a share in a sentence
FEW = (2, 3, 4)  # numbers of players for which single decisions are counted


class Claim(NamedTuple):
    """A sentence, and whether the counts support it."""

    name: str
    holds: Callable[[Counts], bool]
    text: Callable[[Counts], str]


def special(counts: Counts, part: str) -> list[Any]:
    """This part of the counts for few players with specialists, as far as it was counted."""
    found = [counts["tables"].get(f"specialists-{players}", {}).get(part) for players in FEW]
    return [each for each in found if each is not None]


def percent(value: float, places: int = 0) -> str:
    return f"{100 * value:.{places}f} %"


def fails(counts: Counts, table: str, group: str, who: str) -> float:
    return known(counts["tables"][table]["whole"]["turns"][group]["fails"][who])


def known(figure: Figure, part: str = "value") -> float:
    """A number of a figure. Raises KeyError if there are too few games to know its interval."""
    number = figure[part]
    if number is None or figure["low"] is None:
        raise KeyError(part)
    return number


def surely(figure: Figure, above: float = 0.0) -> bool:
    """Whether the whole interval lies above a number."""
    return known(figure, "low") > above


def _upper(figure: Figure) -> float:
    return known(figure, "high")


def last(counts: Counts, how: str, who: str) -> float:
    """The share of last tiles taken, in both editions with two to four players."""
    taken = number = 0.0
    for each in counts["tables"].values():
        if "choices" in each:
            figure = each["choices"]["last tile"][how][who]
            if figure["count"]:
                taken += figure["value"] * figure["count"]
                number += figure["count"]
    if number < ENOUGH:
        raise KeyError("last tile")  # too few to say anything
    return taken / number


def worth(counts: Counts, players: int, name: str, stage: str = "all") -> Figure:
    found: Figure = counts["tables"][f"specialists-{players}"]["worth"][name][stage]
    return found


def apple_kept(counts: Counts) -> tuple[float, float]:
    """The lowest and the highest share over the numbers of players."""
    found = [
        each["whole"]["apple kept"][0]
        for each in counts["tables"].values()
        if "apple kept" in each["whole"]
    ]
    if not found:
        raise KeyError("apple kept")  # not counted yet
    return min(found), max(found)


def _range(low: float, high: float) -> str:
    if percent(low) == percent(high):
        return f"{percent(low)} of the time"
    return f"{percent(low)} to {percent(high)} of the time, depending on the number of players"


def _strongest(counts: Counts) -> set[str]:
    return {max(HELD, key=lambda name: known(worth(counts, players, name))) for players in (2, 4)}


def _difference(counts: Counts, table: str, group: str, what: str) -> Figure:
    found: Figure = counts["tables"][table]["whole"]["turns"][group][what]["difference"]
    return found


HABITS = (
    Claim(
        "risk",
        lambda it: all(
            surely(_difference(it, table, "late and behind", "fails"))
            for table in ("original-2", "specialists-2")
            if "whole" in it["tables"].get(table, {})
        ),
        lambda it: (
            "**Behind and late in the game, it takes more risk.** With two players in the original "
            "edition and at most four tiles left, it fails "
            f"{percent(fails(it, 'original-2', 'late and behind', 'champion'))} of its turns when "
            "behind; `margin` would fail "
            f"{percent(fails(it, 'original-2', 'late and behind', 'margin'))} of the turns in the "
            "same positions."
        ),
    ),
    Claim(
        "last tile",
        lambda it: last(it, "loses", "champion") < 0.5 * last(it, "loses", "margin"),
        lambda it: (
            "**It never forgets that the last tile ends the game.** If the last tile would leave "
            f"it the loser, it takes it {percent(last(it, 'loses', 'champion'))} of the time; "
            f"`margin` takes it {percent(last(it, 'loses', 'margin'))} of the time. If the last "
            f"tile wins, it takes it {percent(last(it, 'wins', 'champion'))} of the time "
            f"(`margin`: {percent(last(it, 'wins', 'margin'))})."
        ),
    ),
    Claim(
        "steals",
        lambda it: all(
            surely(whole["turns"]["all"]["steals"]["difference"]) for whole in special(it, "whole")
        ),
        lambda it: (
            "**With specialists, it steals much more.** A theft takes the specialist with the "
            "tile. "
            "With two players, "
            f"{percent(_turns(it, 'specialists-2', 'steals', 'champion'))} of its turns end with a "
            f"theft, against {percent(_turns(it, 'specialists-2', 'steals', 'margin'))} for "
            "`margin`."
        ),
    ),
    Claim(
        "apple",
        lambda it: apple_kept(it)[1] < 0.5,
        lambda it: (
            "**It gives the apple back.** `margin` counts the three worms of the apple at once. "
            "The champion knows that the apple is worth something only at the very end and does "
            "nothing until then: if it must choose between the apple and another specialist, it "
            f"keeps the apple only {_range(*apple_kept(it))}."
        ),
    ),
    Claim(
        "ones",
        lambda it: all(
            surely(choices["ones"]["margin"], _upper(choices["ones"]["champion"]))
            for choices in special(it, "choices")
        ),
        lambda it: (
            "**It leaves more Bratworms on the table.** Offered two or more ones, it takes them "
            f"{percent(_ones(it, 'champion'))} of the time with two players, `margin` "
            f"{percent(_ones(it, 'margin'))}: a Bratworm costs dice and points, which are "
            "needed for a tile with a specialist."
        ),
    ),
)


def _turns(counts: Counts, table: str, what: str, who: str) -> float:
    return known(counts["tables"][table]["whole"]["turns"]["all"][what][who])


def _ones(counts: Counts, who: str) -> float:
    return known(counts["tables"]["specialists-2"]["choices"]["ones"][who])


REMARKS = (
    Claim(
        "strongest",
        lambda it: _strongest(it) <= {"hen", "golden_die"},
        lambda it: (
            "The golden die and the hen are worth most: with two players "
            f"{_points(it, 2, 'golden_die')} and {_points(it, 2, 'hen')} percentage points."
        ),
    ),
    Claim(
        "hen grows",
        lambda it: all(
            surely(each["hen"]["late"], _upper(each["hen"]["early"]))
            for each in special(it, "worth")
        ),
        lambda _: (
            "The hen becomes more valuable as the game goes on: she protects a stack, and early in "
            "the game there is no stack to protect."
        ),
    ),
    Claim(
        "apple early",
        lambda it: all(
            _upper(each["apple"]["early"]) < 0.005 for each in special(it, "worth")
        ),
        lambda _: (
            "Early in the game the apple is worth nothing or less: whoever holds it has no other "
            "specialist, and it is stolen or lost long before it counts."
        ),
    ),
    Claim(
        "golden",
        lambda it: all(
            choices["golden"]["value"] == 1 and choices["golden"]["count"] >= ENOUGH
            for choices in special(it, "choices")
        ),
        lambda _: "It has always taken the golden die into its roll.",
    ),
    Claim(
        "robs the leader",
        lambda it: all(
            _robs(it, players, "champion") > _robs(it, players, "by chance")
            for players in (3, 4)
        ),
        lambda it: (
            "When the supply is empty and it may choose whom to rob of a Bratworm, it takes it "
            f"from the leader {percent(_robs(it, 4, 'champion'))} of the time with four players; a "
            f"choice by chance would be {percent(_robs(it, 4, 'by chance'))}. `margin` does not "
            "care."
        ),
    ),
)  # fmt: skip


def _points(counts: Counts, players: int, name: str) -> str:
    return f"{100 * known(worth(counts, players, name)):.1f}"


def _robs(counts: Counts, players: int, who: str) -> float:
    victims = counts["tables"][f"specialists-{players}"]["whole"]["victims"]
    return known(victims["robs leader"][who])
