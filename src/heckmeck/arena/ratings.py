"""Ratings of many players (openskill's Plackett–Luce model)."""

from collections.abc import Iterable
from statistics import fmean
from typing import NamedTuple

from heckmeck.arena.game import Played


class Rating(NamedTuple):
    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """What the bot is at least worth, with near certainty."""
        return self.mu - 3 * self.sigma


def rate(games: Iterable[Played]) -> dict[str, Rating]:
    """Ratings after these games, taken one after the other in this order."""
    from openskill.models import PlackettLuce  # a third of a second: only who rates pays for it

    model = PlackettLuce()
    ratings: dict[str, Rating] = {}
    for game in games:
        if not game.finished:
            continue
        before = [ratings.get(name, Rating(model.mu, model.sigma)) for name in game.bots]
        teams = [[model.rating(each.mu, each.sigma)] for each in before]
        after = model.rate(teams, ranks=list(map(float, game.ranks)))
        for name in dict.fromkeys(game.bots):
            # Twins play with one rating, and what they learn is averaged.
            mine = [team[0] for bot, team in zip(game.bots, after, strict=True) if bot == name]
            ratings[name] = Rating(fmean(r.mu for r in mine), fmean(r.sigma for r in mine))
    return ratings
