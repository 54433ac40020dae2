"""Ratings of many bots (openskill's Plackett–Luce model), from wins only.

The rules name a winner but no second place, and a bot that plays to win takes risks when it is
behind, at the cost of its rank. So a game counts as a win of its winner over each of the others,
and says nothing about how the others rank among themselves.
"""

from collections.abc import Iterable
from itertools import combinations
from typing import NamedTuple

from heckmeck.arena.game import GameResult


class Rating(NamedTuple):
    """The mean and the standard deviation of a bot's strength."""

    mu: float
    sigma: float


def rate(games: Iterable[GameResult]) -> dict[str, Rating]:
    """Ratings of all bots in these games. A game without a winner changes no rating.

    A bot with several seats has one rating and does not play against itself. All updates from a
    game start from the ratings before it.
    """
    from openskill.models import PlackettLuce  # takes a third of a second to import

    # Bots do not change from game to game: no drift, and every game weighs the same.
    model = PlackettLuce(tau=0.0, gamma=lambda *_, **__: 1.0)
    known: dict[str, Rating] = {}
    for game in games:
        for name in game.bots:
            known.setdefault(name, Rating(model.mu, model.sigma))
        news: list[tuple[str, Rating]] = []
        seats = zip(game.bots, game.shares, strict=True)
        for (one, won), (other, lost) in combinations(seats, 2):
            if one != other and (won or lost):
                pair = [[model.rating(*known[one])], [model.rating(*known[other])]]
                after = model.rate(pair, ranks=[-won, -lost])
                news += zip((one, other), (Rating(t.mu, t.sigma) for (t,) in after), strict=True)
        # A winner that beats several bots at once won one game, not several.
        weight = 2 / len(game.bots)
        for name in dict.fromkeys(name for name, _ in news):
            known[name] = _learned(known[name], [new for each, new in news if each == name], weight)
    return known


def _learned(before: Rating, after: list[Rating], weight: float) -> Rating:
    """Normal distributions are combined by adding precisions and weighting means with them."""
    old = before.sigma**-2
    precision, product = old, old * before.mu
    for each in after:
        new = each.sigma**-2
        precision += weight * (new - old)
        product += weight * (new * each.mu - old * before.mu)
    return Rating(product / precision, precision**-0.5)
