"""The statistics of a match."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from heckmeck.arena.game import GameResult
from heckmeck.arena.intervals import Interval, mean_interval, share_interval
from heckmeck.arena.match import Block, Match
from heckmeck.arena.ratings import Rating, rate
from heckmeck.locale import FALLBACK, catalogue
from heckmeck.message import Message


@dataclass(frozen=True, slots=True)
class BotSummary:
    """One bot. Copies of it are counted together; means are per seat.

    In a game that the bot forfeited, a stand-in played on. Such a game counts in the shares and the
    rating, but not in the means from `score` on. They are None if it forfeited all its games.
    """

    bot: str
    seats: int
    win_share: float
    fair_share: float  # the win share if all bots were equally strong
    win_interval: Interval | None  # None if one bot has all seats
    rating: Rating | None  # the same
    score: float | None
    score_interval: Interval | None
    failed_turns: float | None  # per game
    steals: float | None  # per game
    move_seconds: float | None
    forfeits: int  # games
    reasons: tuple[Message, ...]  # why it forfeited, each once

    def to_json(self) -> dict[str, Any]:
        rating = self.rating
        return {
            "bot": self.bot,
            "seats": self.seats,
            "win_share": self.win_share,
            "fair_share": self.fair_share,
            "win_interval": list(self.win_interval) if self.win_interval else None,
            "rating": None if rating is None else {"mu": rating.mu, "sigma": rating.sigma},
            "score": self.score,
            "score_interval": list(self.score_interval) if self.score_interval else None,
            "failed_turns": self.failed_turns,
            "steals": self.steals,
            "move_seconds": self.move_seconds,
            "forfeits": self.forfeits,
            "reasons": [catalogue(FALLBACK).format(each) for each in self.reasons],
        }


@dataclass(frozen=True, slots=True)
class Summary:
    """The whole match."""

    match: Match
    games: int
    blocks: int
    turns: float  # per game, all players together
    longest: int  # turns of the longest game
    unfinished: int  # games stopped at the turn limit
    given_up: int  # games that every bot forfeited
    seat_shares: tuple[float, ...]  # of the win, by seat: the advantage of starting
    bots: tuple[BotSummary, ...]

    def to_json(self) -> dict[str, Any]:
        return {
            "match": self.match.to_json(),
            "games": self.games,
            "blocks": self.blocks,
            "block_size": self.match.block_size,
            "turns": self.turns,
            "longest": self.longest,
            "unfinished": self.unfinished,
            "given_up": self.given_up,
            "seat_shares": list(self.seat_shares),
            "bots": [bot.to_json() for bot in self.bots],
        }


def summarize(match: Match, blocks: Sequence[Block]) -> Summary:
    """The statistics of these blocks, whatever the order in which they were played."""
    blocks = sorted(blocks, key=lambda block: block.number)
    games = [game for block in blocks for game in block.games]
    kinds = list(dict.fromkeys(match.bots))
    ratings = rate(games) if len(kinds) > 1 else {}
    return Summary(
        match=match,
        games=len(games),
        blocks=len(blocks),
        turns=fmean(game.turns for game in games),
        longest=max(game.turns for game in games),
        unfinished=sum(game.cut for game in games),
        given_up=sum(game.given_up for game in games),
        seat_shares=tuple(
            fmean(game.shares[seat] for game in games) for seat in range(len(match.bots))
        ),
        bots=tuple(_bot_summary(name, match, blocks, ratings.get(name)) for name in kinds),
    )


def win_share(name: str, games: Sequence[GameResult]) -> float:
    return fmean(sum(_mine(name, game, game.shares)) for game in games)


def _bot_summary(
    name: str, match: Match, blocks: Sequence[Block], rating: Rating | None
) -> BotSummary:
    games = [game for block in blocks for game in block.games]
    shares = [win_share(name, block.games) for block in blocks]
    played = [[game for game in block.games if _played(name, game, game.moves)] for block in blocks]
    scores = [
        fmean(fmean(_played(name, game, game.scores)) for game in block)
        for block in played
        if block
    ]
    complete = [game for block in played for game in block]
    moves = sum(sum(_played(name, game, game.moves)) for game in complete)
    seconds = sum(sum(_played(name, game, game.seconds)) for game in complete)
    forfeits = [
        [each.reason for each in game.forfeits if game.bots[each.seat] == name] for game in games
    ]
    seats = match.bots.count(name)
    return BotSummary(
        bot=name,
        seats=seats,
        win_share=fmean(shares),
        fair_share=seats / len(match.bots),
        win_interval=share_interval(shares) if seats < len(match.bots) else None,
        rating=rating,
        score=_mean(scores),
        score_interval=mean_interval(scores),
        failed_turns=_mean([fmean(_played(name, game, game.failed)) for game in complete]),
        steals=_mean([fmean(_played(name, game, game.steals)) for game in complete]),
        move_seconds=(seconds / moves if moves else 0.0) if complete else None,
        forfeits=sum(map(bool, forfeits)),
        reasons=tuple(dict.fromkeys(reason for game in forfeits for reason in game)),
    )


def _mine(name: str, game: GameResult, by_seat: Sequence[float]) -> list[float]:
    return [value for bot, value in zip(game.bots, by_seat, strict=True) if bot == name]


def _played(name: str, game: GameResult, by_seat: Sequence[float]) -> list[float]:
    """Like `_mine`, without the seats that the bot forfeited."""
    forfeited = {each.seat for each in game.forfeits}
    return [
        value
        for seat, value in enumerate(by_seat)
        if game.bots[seat] == name and seat not in forfeited
    ]


def _mean(values: Sequence[float]) -> float | None:
    return fmean(values) if values else None
