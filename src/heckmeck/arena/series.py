"""Several matches that are run together and can be stopped and resumed."""

from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

from heckmeck.arena.cluster import run_on_cluster
from heckmeck.arena.match import (
    BadMatch,
    Block,
    Match,
    directory_unusable,
    forget_records,
    is_recorded,
)
from heckmeck.arena.runner import Task, run_blocks
from heckmeck.arena.store import BlockStore
from heckmeck.bots import close_bot, make_bot
from heckmeck.bots.bot import Closable, Planner


class PlannedMatch(NamedTuple):
    """A match, how many blocks to play, and where to keep blocks and records."""

    match: Match
    blocks: int
    out: Path | None = None
    records: Path | None = None


class Series:
    """The blocks of some matches. Blocks that are on disk are played again only if necessary."""

    def __init__(self, plans: Iterable[PlannedMatch]) -> None:
        self.plans = list(plans)
        self.bots = list(dict.fromkeys(bot for plan in self.plans for bot in plan.match.bots))
        self.needs_odds = False  # whether a bot plans its turns
        self._alone: set[str] = set()  # bots whose games are not played side by side
        for name in self.bots:
            bot = make_bot(name)  # reports an unknown bot before anything is written
            self.needs_odds |= isinstance(bot, Planner)
            if isinstance(bot, Closable):
                self._alone.add(name)
            close_bot(bot)
        self._stores = {
            plan.match: BlockStore(plan.out, plan.match) for plan in self.plans if plan.out
        }
        self._blocks: dict[Match, dict[int, Block]] = {
            plan.match: {
                number: block
                for number, block in self._stored(plan.match).items()
                if number < plan.blocks
            }
            for plan in self.plans
        }
        for plan in self.plans:
            _make_directory(plan.records)
        # Blocks that were played without records are played again if records are wanted now.
        self._unrecorded = {
            plan.match: {
                number
                for number in self._blocks[plan.match]
                if plan.records and not is_recorded(plan.match, number, plan.records)
            }
            for plan in self.plans
        }

    def blocks(self, match: Match) -> list[Block]:
        """The finished blocks of a match, in order."""
        return [block for _, block in sorted(self._blocks[match].items())]

    @property
    def games_wanted(self) -> int:
        return sum(plan.blocks * plan.match.block_size for plan in self.plans)

    @property
    def games_done(self) -> int:
        return sum(
            (len(blocks) - len(self._unrecorded[match])) * match.block_size
            for match, blocks in self._blocks.items()
        )

    def run(
        self,
        jobs: int | None = 1,
        on_games: Callable[[int], None] = lambda _: None,
        cluster: str | None = None,
    ) -> None:
        """Play the missing blocks in this many processes, or on the cluster at this address.

        Without a number of jobs, all cores play. After an interrupt or an error, the blocks that
        have arrived are kept. If the interrupt comes while this waits for the processes, that is
        all that they have finished; a cluster drops the groups that it is playing.
        """
        with closing(self._play(jobs, cluster)) as finished:
            for task, block in finished:
                if block.number in self._unrecorded[task.match]:
                    self._compare(task, block)
                    self._unrecorded[task.match].remove(block.number)
                else:
                    if task.match in self._stores:
                        self._stores[task.match].add(block)
                    self._blocks[task.match][block.number] = block
                on_games(len(block.games))

    def _play(
        self, jobs: int | None, cluster: str | None
    ) -> Generator[tuple[Task, Block], None, None]:
        if cluster is None:
            games = self.games_wanted - self.games_done
            return run_blocks(self._missing(), jobs, self.needs_odds, games, self._alone)
        return run_on_cluster(self._missing(), cluster, self.bots, self.needs_odds)

    def _compare(self, task: Task, again: Block) -> None:
        """The records must be of the same games that were counted."""
        stored = self._blocks[task.match][task.number]
        if [game.outcome for game in stored.games] == [game.outcome for game in again.games]:
            return
        if task.records is not None:
            forget_records(task.match, task.number, task.records)
        raise BadMatch("match-unlike", block=str(task.number))

    def _stored(self, match: Match) -> dict[int, Block]:
        return self._stores[match].blocks if match in self._stores else {}

    def _missing(self) -> Iterator[Task]:
        """Block by block through all matches, so that a stopped tournament is balanced."""
        for number in range(max((plan.blocks for plan in self.plans), default=0)):
            for plan in self.plans:
                played = number in self._blocks[plan.match]
                wanted = not played or number in self._unrecorded[plan.match]
                if number < plan.blocks and wanted:
                    yield Task(plan.match, number, plan.records)


def round_robin(bots: Iterable[str], players: int) -> list[tuple[str, ...]]:
    """Every table of this many different bots.

    >>> round_robin(["a", "b", "c"], 2)
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    """
    return list(combinations(dict.fromkeys(bots), players))


def _make_directory(path: Path | None) -> None:
    if path is None:
        return
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise directory_unusable(path, error) from None
