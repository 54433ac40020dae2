"""Matches of one seat against all others, with the luck of the dice taken out of the result."""

from typing import NamedTuple

import numpy as np

from heckmeck.arena.intervals import mean_interval
from heckmeck.arena.measuring.batches import Kind, Report
from heckmeck.arena.measuring.estimates import Estimate
from heckmeck.arena.measuring.valuings import valuing_of
from heckmeck.chances.batch import stored_network
from heckmeck.chances.matches import Valuing, play_match
from heckmeck.chances.network import Array
from heckmeck.rules import EDITIONS, Options

GAMES_AT_ONCE = 420  # a multiple of every number of players


class MeasuredMatch(NamedTuple):
    """What one seat won against all others."""

    kind: Kind
    options: Options
    games: int
    seed: int
    share: Estimate  # of the wins, without luck
    won: Estimate  # simply counted
    turns: tuple[int, int]  # played by that seat, and by the others
    unfinished: int  # games that were broken off, which count as lost

    def to_json(self) -> dict[str, object]:
        return {
            "edition": self.kind.edition,
            "players": self.kind.players,
            "options": self.options.differing(),
            "games": self.games,
            "seed": self.seed,
            "share": self.share.to_json(),
            "won": self.won.to_json(),
            "equal": 1 / self.kind.players,
            "unfinished": self.unfinished,
        }


def measure_match(
    one: str,
    other: str,
    options: Options,
    kind: Kind,
    games: int,
    seed: int,
    report: Report,
) -> MeasuredMatch:
    """Play games of one seat against all others; see `valuing_of` for the names."""
    return play_batches(
        valuing_of(one, kind), valuing_of(other, kind), options, kind, games, seed, report
    )


def play_batches(
    one: Valuing,
    other: Valuing,
    options: Options,
    kind: Kind,
    games: int,
    seed: int,
    report: Report,
) -> MeasuredMatch:
    """Play the games, many at once. `report` is told how many more are over.

    There are a few more games than asked for if not all seats could be taken equally often.
    """
    judge = stored_network(kind.edition, kind.players)
    asked, games = games, -(-games // kind.players) * kind.players
    shares, won, turns, unfinished = [], [], (0, 0), 0
    for number, begin in enumerate(range(0, games, GAMES_AT_ONCE)):
        count = min(GAMES_AT_ONCE, games - begin)
        luck = _seed(kind, seed, number)
        match = play_match(one, other, kind.layout, count, luck, judge, options)
        assert match is not None  # noqa: S101  nobody stops it
        shares.append(match.without_luck)
        won.append(match.won)
        turns = (turns[0] + match.turns[0], turns[1] + match.turns[1])
        unfinished += match.unfinished
        report(min(count, asked - begin))
    return MeasuredMatch(kind, options, games, seed, _mean(shares), _mean(won), turns, unfinished)


def _mean(parts: list[Array]) -> Estimate:
    found = np.concatenate(parts)
    return Estimate(float(found.mean()), mean_interval(found.tolist()))


def _seed(kind: Kind, seed: int, number: int) -> int:
    """Other dice for every kind of game and every batch."""
    edition = list(EDITIONS).index(kind.edition)
    words = np.random.SeedSequence((seed, edition, kind.players, number))
    return int(words.generate_state(1, np.uint64)[0])
