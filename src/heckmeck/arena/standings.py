"""The final table of a tournament."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from statistics import fmean
from typing import Any

from heckmeck.arena.intervals import Interval, share_interval
from heckmeck.arena.match import Block, Match
from heckmeck.arena.ratings import Rating, rate
from heckmeck.arena.summary import win_share


@dataclass(frozen=True, slots=True)
class Standing:
    """One bot in a tournament."""

    bot: str
    games: int
    win_share: float
    win_interval: Interval | None
    rating: Rating
    against: dict[str, float]  # the win share in games with each other bot


@dataclass(frozen=True, slots=True)
class Standings:
    """All bots of a tournament."""

    games: int
    unfinished: int  # games stopped at the turn limit
    given_up: int  # games that every bot forfeited
    bots: tuple[Standing, ...]  # best rating first

    def to_json(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "unfinished": self.unfinished,
            "given_up": self.given_up,
            "bots": [
                {
                    "bot": each.bot,
                    "games": each.games,
                    "win_share": each.win_share,
                    "win_interval": list(each.win_interval) if each.win_interval else None,
                    "rating": {"mu": each.rating.mu, "sigma": each.rating.sigma},
                    "against": each.against,
                }
                for each in self.bots
            ],
        }


def standings(played: Mapping[Match, Sequence[Block]]) -> Standings:
    """Ratings alternate between the matches, block by block, so that no match counts as older."""
    in_turns = [
        block for row in zip_longest(*played.values()) for block in row if block is not None
    ]
    games = [game for block in in_turns for game in block.games]
    ratings = rate(games)
    bots = sorted(ratings, key=lambda bot: -ratings[bot].mu)
    return Standings(
        games=len(games),
        unfinished=sum(game.cut for game in games),
        given_up=sum(game.given_up for game in games),
        bots=tuple(_standing(bot, bots, in_turns, ratings[bot]) for bot in bots),
    )


def _standing(bot: str, bots: list[str], blocks: list[Block], rating: Rating) -> Standing:
    mine = [block for block in blocks if bot in block.games[0].bots]
    shares = [win_share(bot, block.games) for block in mine]
    against = {}
    for other in bots:
        met = [
            share
            for share, block in zip(shares, mine, strict=True)
            if other != bot and other in block.games[0].bots
        ]
        if met:
            against[other] = fmean(met)
    return Standing(
        bot=bot,
        games=sum(len(block.games) for block in mine),
        win_share=fmean(shares),
        win_interval=share_interval(shares),
        rating=rating,
        against=against,
    )
