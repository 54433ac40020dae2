"""Sentences of the page that must follow from the counts; each says what it needs.

A comparison is only stated if the interval of the difference, or both intervals, exclude that there
is none. For editions or numbers of players for which that is open, the sentence says so.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from winning.counting import Figure, joined
from winning.whole_turns import HELD
from winning.words import EDITION, SPECIALIST, listed, numbered

Counts = dict[str, Any]
ENOUGH = 30  # positions for a share in a sentence
NEARLY_ALWAYS = 0.95
PLAYERS = ("champion", "margin")
STRONG = ("golden_die", "hen")


class Claim(NamedTuple):
    """A sentence: None if the counts do not support it, KeyError if they are missing."""

    name: str
    text: Callable[[Counts], str | None]


def tables(counts: Counts, edition: str) -> Iterator[tuple[int, dict[str, Any]]]:
    """The numbers of players that were counted, and what was."""
    for players in range(2, 8):
        if found := counts["tables"].get(f"{edition}-{players}"):
            yield players, found


def part(table: dict[str, Any], *path: str) -> Figure:
    found: Any = table
    for each in path:
        found = found[each]
    figure: Figure = found
    return figure


def overall(counts: Counts, editions: Iterable[str], *path: str) -> Figure:
    """A figure for all numbers of players together. Raises KeyError without an interval."""
    found = joined(
        part(table, *path)
        for edition in editions
        for _, table in tables(counts, edition)
        if _has(table, *path)
    )
    if found["low"] is None:
        raise KeyError(path[-1])
    return found


def _has(table: dict[str, Any], *path: str) -> bool:
    try:
        return bool(part(table, *path)["count"])
    except KeyError:
        return False


def surely_more(one: Figure, other: Figure) -> bool:
    """Whether the intervals of two figures say which is larger. False if one has no interval."""
    if one["low"] is None or other["high"] is None:
        return False
    return bool(one["low"] > other["high"])


def sign(difference: Figure) -> int:
    """1 or -1 if the whole interval lies on one side of 0, else 0."""
    low, high = difference["low"], difference["high"]
    if low is None or high is None:
        return 0
    return int(low > 0) - int(high < 0)


def percent(value: float, places: int = 0) -> str:
    return f"{100 * value:.{places}f} %"


def share(figure: Figure) -> str:
    """A share with its interval, or a dash if there are too few games for one."""
    value, low, high = (figure[part] for part in ("value", "low", "high"))
    if value is None or low is None or high is None:
        return "–"
    # A narrow interval needs another digit.
    places = 0 if round(100 * low) != round(100 * high) else 1
    return f"{percent(value, places)} ({100 * low:.{places}f}–{100 * high:.{places}f})"


def points(figure: Figure, places: int = 1) -> str:
    """Percentage points with half of the interval, or a dash."""
    value, high = figure["value"], figure["high"]
    if value is None or high is None:
        return "–"
    return f"{100 * value:.{places}f} ± {100 * (high - value):.{places}f}"


class _Habit(NamedTuple):
    """Something that the champion does more often than `margin`, or less often."""

    name: str
    headline: str
    what: str
    path: tuple[str, ...]
    more: bool = True
    editions: tuple[str, ...] = ("original", "specialists")
    other: str = "for `margin`"

    def claim(self) -> Claim:
        return Claim(self.name, self._text)

    def _text(self, counts: Counts) -> str | None:
        said, found = [], []
        for edition in self.editions:
            mine, other = (overall(counts, [edition], *self.path, who) for who in PLAYERS)
            found.append(self._difference(counts, edition, mine, other) * (1 if self.more else -1))
            where = f"{EDITION[edition]} " if len(self.editions) > 1 else ""
            against = f"{where}{share(mine)} against {share(other)} {self.other}".rstrip()
            said.append(against + (", so that no difference shows" if not found[-1] else ""))
        if max(found) < 1 or min(found) < 0:
            return None
        return f"**{self.headline}** {self.what}: {'; '.join(said)}."

    def _difference(self, counts: Counts, edition: str, mine: Figure, other: Figure) -> int:
        try:
            return sign(overall(counts, [edition], *self.path, "difference"))
        except KeyError:
            return _compared(mine, other)


def _last_tile(counts: Counts) -> str | None:
    both = ("original", "specialists")
    (loses, loses_too), (wins, wins_too) = (
        [overall(counts, both, "choices", "last tile", how, who) for who in PLAYERS]
        for how in ("loses", "wins")
    )
    if not surely_more(loses_too, loses) or not surely_more(wins, wins_too):
        return None
    return (
        "**It does not forget that the last tile ends the game.** If the last tile would leave it "
        f"the loser, it takes it {share(loses)} of the time; `margin` does so {share(loses_too)} "
        f"of the time. If the last tile wins, it takes it {share(wins)} of the time, `margin` "
        f"{share(wins_too)}."
    )


def _more_players(counts: Counts) -> str | None:
    path = ("whole", "turns", "all", "fails", "difference")
    known = [(players, part(table, *path)) for players, table in tables(counts, "original")]
    if len(known) < 2:
        raise KeyError("original")
    (few, one), *_, (many, other) = known
    if not surely_more(other, one) or sign(one) < 1:
        return None
    return (
        "**With more players, it takes more risk.** In the original edition, it fails "
        f"{points(one)} percentage points more of its turns than `margin` would with {few} "
        f"players, and {points(other)} more with {many}."
    )


def _golden(counts: Counts) -> str | None:
    found = overall(counts, ["specialists"], "choices", "golden")
    if found["low"] < NEARLY_ALWAYS:
        return None
    return (
        "**It rolls with the golden die.** Holding the golden die, it rolls with it "
        f"{share(found)} of the time when it may choose."
    )


def _robs(counts: Counts) -> str | None:
    path = ("whole", "victims", "robs leader")
    if sign(overall(counts, ["specialists"], *path, "difference")) < 1:
        return None
    mine, chance = (overall(counts, ["specialists"], *path, who) for who in
                    ("champion", "by chance"))  # fmt: skip
    return (
        "**Most of all, it robs the leader.** When it may choose whom to rob of a Bratworm, it "
        f"robs the leader {share(mine)} of the time; a choice by chance would hit the leader "
        f"{percent(chance['value'])} of the time. To `margin`, all victims are the same."
    )


HABITS = (
    _Habit(
        "risk",
        "Behind and late in the game, it takes more risk.",
        "Share of its turns that fail when it is behind with at most four tiles face up",
        ("whole", "turns", "late and behind", "fails"),
    ).claim(),
    _Habit(
        "safety",
        "Well ahead, it plays it safe.",
        "Four or more worms ahead, it stops where `margin` would roll on much more often than it "
        "rolls on where `margin` would stop",
        ("choices", "stop or roll", "far ahead"),
        other="",
    ).claim(),
    Claim("more players", _more_players),
    Claim("last tile", _last_tile),
    _Habit(
        "steals",
        "With specialists, it steals more.",
        "A theft takes the specialist with the tile. Share of the turns that end with a theft",
        ("whole", "turns", "all", "steals"),
        editions=("specialists",),
    ).claim(),
    _Habit(
        "apple",
        "It gives the apple back.",
        "The apple is worth three worms, but only at the end of the game. How often it keeps the "
        "apple when it has to choose between the apple and another specialist",
        ("whole", "apple kept"),
        more=False,
        editions=("specialists",),
    ).claim(),
    Claim("golden", _golden),
    _Habit(
        "ones",
        "It leaves more Bratworms on the table.",
        "How often it sets aside two or more ones, which brings a Bratworm, when it can",
        ("choices", "ones", "all"),
        more=False,
        editions=("specialists",),
    ).claim(),
    Claim("robs the leader", _robs),
)


def _early(counts: Counts) -> str | None:
    """With how many players it stops more often than `margin`, and with how many less often."""
    path = ("choices", "stop or roll", "all", "difference")
    said = []
    for edition in EDITION:
        found: tuple[list[int], list[int], list[int]] = ([], [], [])
        for players, table in tables(counts, edition):
            found[sign(part(table, *path))].append(players)
        same, more, less = found
        texts = [
            f"{often} often {_with_players(numbers)}"
            for often, numbers in (("more", more), ("less", less))
            if numbers
        ]
        if texts:
            rest = f"; {_with_players(same)}, no difference shows" if same else ""
            stops = f"the champion stops {listed(texts)} than `margin` would{rest}."
            said.append(f"{EDITION[edition].capitalize()}, {stops}")
    if not any(any(tables(counts, edition)) for edition in EDITION):
        raise KeyError(path[-1])
    return " ".join(said) or None


def _content(counts: Counts) -> str | None:
    """Whether many players make it choosier, in the most common dilemma."""
    path = ("choices", "offers", "worms", "2", "2", "champion")
    said = []
    for edition in EDITION:
        known = [(players, part(table, *path)) for players, table in tables(counts, edition)]
        if len(known) > 1:
            (few, one), *_, (many, other) = known
            if surely_more(one, other):
                said.append(
                    f"{EDITION[edition]} {share(one)} of the time with {few} players and "
                    f"{share(other)} with {many}"
                )
    if not said:
        return None
    return (
        "The more players, the choosier it gets: with two dice left, it takes a tile with two "
        f"worms {'; '.join(said)}."
    )


def _by_sign(
    counts: Counts, test: Callable[[dict[str, Any]], int]
) -> tuple[list[int], list[int], list[int]]:
    """For how many players something about the worth of specialists is open, holds, or is wrong."""
    found: tuple[list[int], list[int], list[int]] = ([], [], [])
    for players, table in tables(counts, "specialists"):
        found[test(table["worth"])].append(players)
    if not any(found):
        raise KeyError("worth")
    return found


def _with_players(numbers: list[int]) -> str:
    return f"with {numbered(numbers)} players"


def _worth(sentence: str, test: Callable[[dict[str, Any]], int]) -> Callable[[Counts], str | None]:
    """A sentence that holds for some numbers of players."""

    def text(counts: Counts) -> str | None:
        still_open, holds, wrong = _by_sign(counts, test)
        if not holds:
            return None
        if not still_open and not wrong:
            return f"With any number of players, {sentence}."
        said = [f"{_with_players(holds).capitalize()}, {sentence}"]
        if wrong:
            said.append(f"{_with_players(wrong)}, it is the other way round")
        if still_open:
            said.append(f"{_with_players(still_open)}, that does not show")
        return f"{'; '.join(said)}."

    return text


def _compared(one: Figure, other: Figure) -> int:
    return int(surely_more(one, other)) - int(surely_more(other, one))


def _strongest(worth: dict[str, Any]) -> int:
    return int(
        all(
            surely_more(worth[one]["all"], worth[other]["all"])
            for one in STRONG
            for other in HELD
            if other not in STRONG
        )
    )


def _of_the_two(counts: Counts) -> str:
    one, other = STRONG
    found = _by_sign(counts, lambda worth: _compared(worth[one]["all"], worth[other]["all"]))
    texts = ("no difference shows", *(f"the {SPECIALIST[name]} leads" for name in STRONG))
    said = [
        f"{text} {_with_players(numbers)}"
        for text, numbers in zip(texts, found, strict=True)
        if numbers
    ]
    return f"Of the two, {'; '.join([*said[1:], *said[:1]])}."


REMARKS = (
    Claim("early", _early),
    Claim("content", _content),
    Claim(
        "strongest",
        _worth("the hen and the golden die are each worth more than any of the others", _strongest),
    ),
    Claim("of the two", _of_the_two),
    Claim(
        "hen grows",
        _worth(
            "the hen is worth more late in the game than early (she protects a stack, and early in "
            "the game there is none)",
            lambda worth: _compared(worth["hen"]["late"], worth["hen"]["early"]),
        ),
    ),
    Claim(
        "apple early",
        _worth(
            "it is better to hold nothing than the apple early in the game",
            lambda worth: -sign(worth["apple"]["early"]),
        ),
    ),
)
