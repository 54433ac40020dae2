"""The daily challenge of a server: start a try, and say how it stands."""

import asyncio
from contextlib import suppress
from datetime import UTC, date, datetime, timedelta
from time import monotonic

from heckmeck.dice.daily import edition_of, reveal_time
from heckmeck.protocol.http import Daily, DailyResult, DailySecret, DailyTurn, TableSummary
from heckmeck.server.daily.chain import DailySecrets
from heckmeck.server.daily.challenge import (
    at,
    bots_of,
    counts,
    first_entries,
    result_of,
    turns_of,
)
from heckmeck.server.refusal import Refusal
from heckmeck.server.store.interface import StoredIdentity, TableHeader
from heckmeck.server.tables.codes import new_code
from heckmeck.server.tables.table_log import fold_log
from heckmeck.server.tables.tables import Tables

RECENT_DAYS = 28  # in the calendar
LONGEST_STREAK = 366
COUNT_SECONDS = 10.0  # so long the results of everybody are kept
MOST_TURNS_KEPT = 1000  # tables


class DailyChallenge:
    """Tries are tables. Only the secrets of the days are kept elsewhere."""

    def __init__(self, tables: Tables, secrets: DailySecrets) -> None:
        self._tables = tables
        self._secrets = secrets
        tables.challenge_time = self.time
        self._counted: tuple[date, float, dict[str, int]] | None = None
        self._turns: dict[str, list[DailyTurn]] = {}  # of finished tables

    async def open(self) -> None:
        with suppress(Refusal):  # the challenge rests until its secrets can be read
            await self._secrets.load()

    def time(self) -> int:
        """The time for tries, in milliseconds since 1970: dice that are known stay known."""
        return self._secrets.time(self._tables.clock.wall())

    async def note_time(self) -> int:
        """The same, for whoever tells the secrets of days that are over."""
        with suppress(Refusal):  # the secrets are damaged or out of reach: the challenge rests
            return await self._secrets.note_time(self._tables.clock.wall())
        return self.time()

    async def start(self, actor: StoredIdentity) -> str:
        """The id of this person's table of today. The first call creates it. Raises `Refusal`."""
        await self._secrets.load()  # another node may have told the secrets of days that are over
        day = (await self._now()).date()
        chain = await self._secrets.chain(day)
        table = self._secrets.table_id(day, actor.id)
        if table is None:
            raise ValueError("every day has a chain")
        header = TableHeader(table, new_code(), chain.secret(day), self._tables.clock.wall())
        entries = first_entries(day, actor.id, actor.name, await self._secrets.commitment(day))
        await self._tables.create_once(actor, header, entries)
        return table

    async def view(self, identity: StoredIdentity | None) -> Daily:
        """What a visitor sees today. Raises `Refusal`."""
        now = await self._now()
        day = now.date()
        chain = await self._secrets.chain(day)
        tomorrow = datetime.combine(day + timedelta(days=1), datetime.min.time(), UTC)
        view = Daily(
            day=day.isoformat(),
            edition=edition_of(day),
            bots=bots_of(day),
            commitment=await self._secrets.commitment(day),
            chain_since=chain.first.isoformat(),
            left=_milliseconds(tomorrow - now),
            finish_left=_milliseconds(reveal_time(day) - now),
        )
        if identity is not None:
            await self._add_own(view, now, identity)
        own = view.yours.table if view.yours is not None and view.yours.counts else None
        finished = await self._finished(day, own)
        view.players = len(finished)
        if own in finished:
            mine = finished[own]
            view.beaten = sum(worms < mine for worms in finished.values())
        view.revealed = self._revealed(now, view.recent)
        return view

    async def _add_own(self, view: Daily, now: datetime, identity: StoredIdentity) -> None:
        day = now.date()
        days = [day - timedelta(days=back) for back in range(LONGEST_STREAK)]
        ids = {self._secrets.table_id(each, identity.id): each for each in days}
        known = [each for each in ids if each is not None]
        found = {
            ids[each.id]: each
            for each in self._tables.readable(await self._tables.store.summaries(known))
        }
        view.streak = _streak(found, days)
        recent = [each for each in days[:RECENT_DAYS] if each in found]
        view.recent = results = [result_of(found[each], each, now) for each in recent]
        if day in found:
            view.yours = results[0]
            if view.yours.lifecycle == "finished":
                view.yours.turns = await self._turns_at(view.yours.table)

    async def _turns_at(self, table: str) -> list[DailyTurn]:
        if table not in self._turns:
            stored = await self._tables.store.load(table)
            if stored is None:
                return []
            _, steps = await asyncio.to_thread(fold_log, *stored)
            if len(self._turns) >= MOST_TURNS_KEPT:
                self._turns.clear()
            self._turns[table] = turns_of(steps)
        return self._turns[table]

    async def _finished(self, day: date, own: str | None) -> dict[str, int]:
        """The worms of everybody who finished today's challenge in time, by table.

        They are counted anew for whoever has just finished.
        """
        kept = self._counted
        fresh = kept is not None and kept[0] == day and monotonic() < kept[1]
        if kept is not None and fresh and (own is None or own in kept[2]):
            return kept[2]
        since = datetime.combine(day, datetime.min.time(), UTC).timestamp() * 1000
        found = {
            each.id: each.worms[0]
            for each in await self._tables.store.finished_since(int(since))
            if each.daily == day.isoformat() and each.worms and counts(each, day)
        }
        self._counted = day, monotonic() + COUNT_SECONDS, found
        return found

    def _revealed(self, now: datetime, recent: list[DailyResult]) -> DailySecret | None:
        """The latest secret that may be known."""
        day = (now - timedelta(days=1)).date()
        if now < reveal_time(day):
            day -= timedelta(days=1)
        chain = self._secrets.known(day)
        if chain is None:
            return None
        own = next((each.table for each in recent if each.day == day.isoformat()), None)
        return DailySecret(day.isoformat(), chain.secret(day).hex(), own)

    async def _now(self) -> datetime:
        return at(await self._secrets.note_time(self._tables.clock.wall()))


def _streak(found: dict[date, TableSummary], days: list[date]) -> int:
    """Days in a row, up to today or, as long as today is not finished, up to yesterday."""
    played = [day in found and counts(found[day], day) for day in days]
    if not played[0]:
        played = played[1:]
    return played.index(False) if False in played else len(played)


def _milliseconds(time: timedelta) -> int:
    return max(0, int(time.total_seconds() * 1000))
