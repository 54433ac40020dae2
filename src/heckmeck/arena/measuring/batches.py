"""Many games of the champion against itself, in batches that bound the memory."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

import numpy as np

from heckmeck.chances.batch import stored_network
from heckmeck.chances.inputs import Layout
from heckmeck.chances.selfplay import BestTurns, PlayedTurns, play_games
from heckmeck.rules import EDITIONS, EditionName

GAMES_AT_ONCE = 1000

Report = Callable[[int], None]  # is told how many more games are over


class Kind(NamedTuple):
    """Games of one kind: there is one model for each."""

    edition: EditionName
    players: int

    @property
    def name(self) -> str:
        return f"{self.edition}-{self.players}"

    @property
    def layout(self) -> Layout:
        return Layout(self.edition, self.players)


def all_kinds() -> list[Kind]:
    return [Kind(each.name, players) for each in EDITIONS.values() for players in range(2, 8)]


class GameBatch(NamedTuple):
    """Some games, one turn in each of them at a time."""

    games: int
    turns: Iterator[PlayedTurns[BestTurns]]


def batches(kind: Kind, games: int, seed: int, report: Report) -> Iterator[GameBatch]:
    """All games, batch by batch. The turns of a batch must be used up before the next one."""
    network = stored_network(kind.edition, kind.players)
    for number, begin in enumerate(range(0, games, GAMES_AT_ONCE)):
        count = min(GAMES_AT_ONCE, games - begin)
        luck = _luck(kind, seed, number)
        yield GameBatch(count, _reporting(play_games(network, kind.layout, count, luck), report))


def _luck(kind: Kind, seed: int, number: int) -> np.random.Generator:
    """Other dice for every kind of game and every batch."""
    edition = list(EDITIONS).index(kind.edition)
    entropy = np.random.SeedSequence((seed, edition, kind.players, number))
    return np.random.Generator(np.random.Philox(entropy))


def _reporting(
    turns: Iterator[PlayedTurns[BestTurns]], report: Report
) -> Iterator[PlayedTurns[BestTurns]]:
    for played in turns:
        yield played
        report(int(played.over.sum()))
