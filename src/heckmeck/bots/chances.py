"""An estimate of everybody's chance to win, from what lies on the table between two turns.

Every player gets a strength, a weighted sum of a few features; the chances are the softmax of the
strengths. The weights were fitted to the results of games between our own bots by
`scripts/fit_chances.py`. When the game is over nothing is estimated.
"""

from functools import lru_cache
from math import exp, sqrt

from heckmeck.bots.weights import WEIGHTS
from heckmeck.rules import State, winners, worms_on
from heckmeck.rules.state import Seat

# The chance to stop with exactly 21, 22, … when playing only for that: how easily a tile is stolen.
_HITS = "4396 4133 4161 3751 3365 2841 2478 2215 1768 1356 0979 0723 0508 0312 0170 0092"
HIT = {tile: int(hits) / 1e4 for tile, hits in enumerate(_HITS.split(), start=21)}
# The chance to stop with at least 21, 22, …
_REACHED = "8930 8556 8077 7484 6803 6070 5248 4354 3463 2638 1940 1358 0868 0526 0289 0157"
REACH = {tile: int(reached) / 1e4 for tile, reached in enumerate(_REACHED.split(), start=21)}
HIT_EXACT = 0.5  # 11 and 13

FEATURES = (
    "worms",
    "worms late",
    "worms very late",
    "top at risk now",
    "top at risk",
    "top to lose",
    "booty at risk",
    "waiting",
    "next",
    "next takes",
    "next steals",
    "highest late",
    "apple",
    "hen",
    "weasel",
    "golden_die",
    "canned_worm",
    "hen early",
    "weasel early",
    "golden_die early",
    "canned_worm early",
)
FULL = 16.0  # tiles on a full grill, about


def chances(state: State) -> list[float]:
    """Everybody's chance to win, by seat. They add up to one.

    >>> from heckmeck.rules import Setup, new_game
    >>> first, second = chances(new_game(Setup("original", ("Anna", "Ben"))))
    >>> first + second
    1.0
    """
    players = range(len(state.seats))
    if state.over:
        won = winners(state)
        return [1 / len(won) if seat in won else 0.0 for seat in players]
    weights = WEIGHTS[state.setup.edition, len(state.seats) > 2]
    strengths = [
        sum(weight * value for weight, value in zip(weights, row, strict=True))
        for row in features(state)
    ]
    most = max(strengths)
    shares = [exp(strength - most) for strength in strengths]
    total = sum(shares)
    return [share / total for share in shares]


def features(state: State) -> list[tuple[float, ...]]:
    """The features of every seat, in the order of `FEATURES`."""
    up = tuple(each.tile for each in state.grill if each.up)
    players = len(state.seats)
    booty = sum(_at_risk(seat) for number, seat in enumerate(state.seats) if number != state.player)
    takes = _takes(up)
    return [
        _of_seat(seat, (number - state.player) % players, players, len(up), takes, booty)
        for number, seat in enumerate(state.seats)
    ]


def _at_risk(seat: Seat) -> float:
    """The worms a thief can expect of this stack."""
    if not seat.stack or seat.specialist == "hen":
        return 0.0
    return HIT.get(seat.stack[-1], 0.0) * worms_on(seat.stack[-1])


@lru_cache(maxsize=4096)
def _takes(up: tuple[int, ...]) -> float:
    """The worms one can expect of the best single tile."""
    return max((REACH.get(tile, HIT_EXACT) * worms_on(tile) for tile in up), default=0.0)


@lru_cache(maxsize=1 << 16)
def _of_seat(
    seat: Seat, wait: int, players: int, tiles: int, takes: float, booty: float
) -> tuple[float, ...]:
    worms = float(seat.score)
    late = 1.0 / (1.0 + tiles)
    early = tiles / FULL
    at_risk = _at_risk(seat)
    top = worms_on(seat.stack[-1]) if seat.stack else 0
    held = seat.specialist
    moves_next = wait == 0
    return (
        worms,
        worms * sqrt(late),
        worms * late,
        at_risk * wait / (players - 1),
        at_risk,
        float(top) if held != "hen" else 0.0,
        at_risk if held is not None else 0.0,
        wait / (players - 1),
        float(moves_next),
        takes if moves_next else 0.0,
        booty if moves_next else 0.0,
        max(seat.stack, default=0) * late / 36,
        *(float(held == each) for each in FEATURES[12:17]),
        *(early * (held == each) for each in FEATURES[13:17]),
    )
