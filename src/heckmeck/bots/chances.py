"""An estimate of everybody's chance to win, from the state of the table between two turns.

First, the worms each player is expected to gain or lose, as a weighted sum of a few features: the
tile that can be stolen or lost, the specialist held, whose turn it is, how much is left on the
grill. Then the chances follow from the expected scores by a softmax, which gets sharper as tiles
run out. The weights are fitted to games between our own bots by `scripts/fit_chances.py`. If the
game is over, the chances are exact.
"""

from functools import lru_cache
from math import exp, sqrt

from heckmeck.bots.weights import GAINS, SHARPNESS
from heckmeck.rules import Seat, State, winners, worms_on

# The chance of stopping with exactly 21, 22, … when playing only for that: how easy a steal is.
_HITS = "4396 4133 4161 3751 3365 2841 2478 2215 1768 1356 0979 0723 0508 0312 0170 0092"
HIT = {tile: int(hits) / 1e4 for tile, hits in enumerate(_HITS.split(), start=21)}
# The chance of stopping with at least 21, 22, …
_REACHED = "8930 8556 8077 7484 6803 6070 5248 4354 3463 2638 1940 1358 0868 0526 0289 0157"
REACH = {tile: int(reached) / 1e4 for tile, reached in enumerate(_REACHED.split(), start=21)}
HIT_EXACT = 0.5  # roughly, for 11 and 13

HOLDABLE = ("apple", "hen", "weasel", "golden_die", "canned_worm")
FEATURES = (
    "worms",
    "worms early",
    "top at risk now",
    "top at risk",
    "top to lose",
    "top to lose early",
    "no tile",
    "booty at risk",
    "waiting",
    "waiting early",
    "next takes",
    "next steals",
    *HOLDABLE,
    *(f"{specialist} early" for specialist in HOLDABLE),
)
FULL = 16.0  # tiles on a full grill, roughly


def chances(state: State) -> list[float]:
    """Everybody's chance to win, by seat. They add up to one.

    >>> from heckmeck.rules import Setup, new_game
    >>> first, second = chances(new_game(Setup("original", ("Anna", "Ben"))))
    >>> round(first + second, 9)
    1.0
    """
    if state.over:
        won = winners(state)
        return [1 / len(won) if seat in won else 0.0 for seat in range(len(state.seats))]
    kind = (state.setup.edition, len(state.seats) > 2)
    weights = GAINS[kind]
    sharp = sum(a * b for a, b in zip(SHARPNESS[kind], sharpening(state), strict=True))
    strengths = [
        sharp * (seat.score + sum(a * b for a, b in zip(weights, row, strict=True)))
        for seat, row in zip(state.seats, features(state), strict=True)
    ]
    most = max(strengths)
    shares = [exp(strength - most) for strength in strengths]
    total = sum(shares)
    return [share / total for share in shares]


def sharpening(state: State) -> tuple[float, float, float]:
    """The terms of the softmax's sharpness: a worm matters more when few tiles are left."""
    late = 1.0 / (1.0 + sum(each.up for each in state.grill))
    return 1.0, sqrt(late), late


def features(state: State) -> list[tuple[float, ...]]:
    """The features of every seat, in the order of `FEATURES`."""
    up = tuple(each.tile for each in state.grill if each.up)
    players = len(state.seats)
    booty = sum(_at_risk(seat) for number, seat in enumerate(state.seats) if number != state.player)
    takes = _takes(up)
    return [
        _of_seat(seat, ((number - state.player) % players) / (players - 1), len(up), takes, booty)
        for number, seat in enumerate(state.seats)
    ]


def _at_risk(seat: Seat) -> float:
    """The worms a thief can expect from this stack."""
    if not seat.stack or seat.specialist == "hen":
        return 0.0
    return HIT.get(seat.stack[-1], 0.0) * worms_on(seat.stack[-1])


@lru_cache(maxsize=4096)
def _takes(up: tuple[int, ...]) -> float:
    """The worms one can expect from the best single tile."""
    return max((REACH.get(tile, HIT_EXACT) * worms_on(tile) for tile in up), default=0.0)


@lru_cache(maxsize=1 << 16)
def _of_seat(seat: Seat, wait: float, tiles: int, takes: float, booty: float) -> tuple[float, ...]:
    """`wait`: 0 for the player who moves next, 1 for the one who has just moved."""
    early = tiles / FULL
    at_risk = _at_risk(seat)
    held = seat.specialist
    top = worms_on(seat.stack[-1]) if seat.stack and held != "hen" else 0
    return (
        seat.score,
        seat.score * early,
        at_risk * wait,
        at_risk,
        top,
        top * early,
        not seat.stack,
        at_risk if held is not None else 0.0,
        wait,
        wait * early,
        0.0 if wait else takes,
        0.0 if wait else booty,
        *(held == each for each in HOLDABLE),
        *(early * (held == each) for each in HOLDABLE),
    )
