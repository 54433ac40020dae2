"""The games that a person has finished, and what they add up to."""

import asyncio
from collections.abc import Iterable

import msgspec

from heckmeck.protocol.history import (
    Figures,
    GameList,
    PlayedGame,
    SpecialistFigures,
    Statistics,
    StatisticsGame,
)
from heckmeck.server.clock import DAY
from heckmeck.server.logs import log
from heckmeck.server.store.interface import GameFilter, ListedResult, StoredResult
from heckmeck.server.tables.result_counter import ResultCounter
from heckmeck.server.tables.tables import Tables
from heckmeck.server.tables.traces import others_took_part

RECENT = 40  # games in a row of results


class History:
    """Finished games, by person. Nothing here replays a game: results are stored when it ends."""

    def __init__(self, tables: Tables, counter: ResultCounter) -> None:
        self._tables = tables
        self._store = tables.store
        self._counter = counter

    async def games(
        self, identity_id: int, wanted: GameFilter, before: tuple[int, str] | None, limit: int
    ) -> GameList:
        """A page of games, the latest first."""
        pending = await self._counter.catch_up(identity_id)
        results = self._store.results
        # One more tells whether there is another page.
        found = await results.games(identity_id, wanted, before, limit + 1)
        page = found[:limit]
        last = page[-1].result if len(found) > limit else None
        return GameList(
            games=self._tables.readable(list(map(_played_game, page))),
            total=await results.count(identity_id, wanted),
            next=None if last is None else f"{last.ended}.{last.table}",
            pending=pending,
        )

    async def statistics(self, identity_id: int, wanted: GameFilter) -> Statistics:
        pending = await self._counter.catch_up(identity_id)
        results = await self._store.results.all(identity_id, wanted)
        # Thousands of games take milliseconds: not on the event loop.
        computed = await asyncio.to_thread(statistics_of, results)
        return msgspec.structs.replace(computed, pending=pending)

    async def forget(self, identity_id: int) -> None:
        """Delete all results of a person, and the finished games in which only bots played along.

        Games with other people stay, because they are theirs too.
        """
        while await self._counter.catch_up(identity_id):
            pass
        alone = []
        for result in await self._store.results.all(identity_id, GameFilter()):
            try:
                found = await self._store.load(result.table)
            except Exception as error:  # noqa: BLE001  it must not keep anyone from forgetting
                log.defect("table_not_read", error, table=result.table)
                continue
            # Whoever could delete today's challenge could try it again.
            today = result.daily is not None and result.ended > self._tables.clock.wall() - DAY
            if found is not None and not today and not others_took_part(found[1], identity_id):
                alone.append(result.table)
        await self._store.results.forget(identity_id, alone)
        for table in alone:
            self._tables.forget(table)


def _played_game(listed: ListedResult) -> PlayedGame:
    result, summary = listed
    return PlayedGame(
        **{**msgspec.structs.asdict(summary), "updated": result.ended},
        seat=result.seat,
        own_seats=result.own_seats,
        place=result.place,
        won=result.won,
        bot_turns=result.bot_turns,
        left=result.left,
    )


def statistics_of(results: list[StoredResult]) -> Statistics:
    """The statistics of one person, from results in the order of time.

    Games that the person left count in no figure: a bot finished them. Nor do games on a shared
    device, because it is not known which of the players was the person.
    """
    counted = [each for each in results if not each.left and each.own_seats == 1]
    found = Statistics(
        total=_figures(counted),
        by_edition={},
        by_players={},
        by_company={},
        places={},
        worms={},
        specialists={},
        recent=list(map(_game_result, counted[-RECENT:])),
        best=None,
        longest_streak=0,
        current_streak=0,
        stood_in=sum(each.bot_turns > 0 for each in counted),
        shared=sum(each.own_seats > 1 for each in results),
        left=sum(each.left and each.own_seats == 1 for each in results),
        pending=0,
    )
    for each in counted:
        players = str(each.players)
        for groups, key in (
            (found.by_edition, each.edition),
            (found.by_players, players),
            (found.by_company, "people" if each.people else "bots"),
        ):
            _add(groups.setdefault(key, _figures([])), each)
        found.places.setdefault(players, [0] * each.players)[each.place - 1] += 1
        worms = str(each.worms)
        found.worms[worms] = found.worms.get(worms, 0) + 1
        for specialist in filter(None, each.specialists.split(",")):
            held = found.specialists.setdefault(specialist, SpecialistFigures(0, 0))
            held.games += 1
            held.won += each.won
        found.current_streak = found.current_streak + 1 if each.won else 0
        found.longest_streak = max(found.longest_streak, found.current_streak)
    if counted:
        best = max(counted, key=lambda each: (each.worms, each.won, each.players, each.ended))
        found.best = _game_result(best)
    return found


def _figures(results: Iterable[StoredResult]) -> Figures:
    sums = Figures(0, 0, 0, 0, 0, 0, 0)
    for each in results:
        _add(sums, each)
    return sums


def _add(sums: Figures, result: StoredResult) -> None:
    sums.games += 1
    sums.won += result.won
    sums.worms += result.worms
    sums.turns += result.turns
    sums.fails += result.fails
    sums.steals += result.steals
    sums.robbed += result.robbed


def _game_result(result: StoredResult) -> StatisticsGame:
    return StatisticsGame(
        result.table,
        result.ended,
        result.edition,
        result.players,
        result.place,
        result.worms,
        result.won,
    )
