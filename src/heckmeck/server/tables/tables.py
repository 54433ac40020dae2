"""All tables of a server: finding, creating and extending them."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from datetime import date
from time import monotonic
from typing import TypeVar

from heckmeck.bots import bot_names
from heckmeck.dice.daily import is_revealed
from heckmeck.message import Message
from heckmeck.protocol.entries import (
    Abandoned,
    Again,
    Moved,
    TableEntry,
)
from heckmeck.protocol.http import NewTable, TableSummary
from heckmeck.protocol.to_client import LogStep
from heckmeck.protocol.to_server import PlayAgain, Sit, TableCommand, Vote, Wait
from heckmeck.rules import Transition
from heckmeck.server.clock import DAY, ServerClock
from heckmeck.server.config import Limits
from heckmeck.server.forbidden_words import ForbiddenWords
from heckmeck.server.identities import banned
from heckmeck.server.logs import log
from heckmeck.server.measurements import Measurements
from heckmeck.server.refusal import Refusal, unknown_table
from heckmeck.server.store.interface import (
    Append,
    Barred,
    Conflict,
    LogRow,
    Store,
    StoredIdentity,
    TableHeader,
    TableUnreadable,
)
from heckmeck.server.tables.codes import new_code, table_key
from heckmeck.server.tables.commands import Decision, decide
from heckmeck.server.tables.first_entries import first_entries
from heckmeck.server.tables.live_table import LiveTable, encode_step, log_step
from heckmeck.server.tables.quotas import HeldCheck, Quotas
from heckmeck.server.tables.series import next_table
from heckmeck.server.tables.table import Entries, Table
from heckmeck.server.tables.table_log import (
    changed_index,
    fold_log,
    index_entry,
    new_table,
)
from heckmeck.server.tables.votes import decide_vote
from heckmeck.server.tables.waiting import decide_wait

Command = TableCommand | PlayAgain | Vote | Wait

Summary = TypeVar("Summary", bound=TableSummary)
SPARE_ENTRIES = 10  # for the end of a table whose log is full
KEEP_ABANDONED = 30  # days until an abandoned table is deleted
ATTEMPTS = 5  # to extend a log that others extend too, or to find a code that is free
CUT_OFF = 4.0  # seconds without a sign of life from the database
NOT_STORED = ("store_full", "store_unavailable")


class Tables:
    """The tables. What is in memory is a cache: it can be dropped and loaded again at any time."""

    def __init__(
        self,
        store: Store,
        limits: Limits,
        clock: ServerClock | None = None,
        words: ForbiddenWords | None = None,
        measurements: Measurements | None = None,
    ) -> None:
        self.store = store
        self.limits = limits
        self.clock = clock or ServerClock()
        self.challenge_time = self.clock.wall  # for the daily challenge
        self._words = words or ForbiddenWords()
        self._measured = measurements or Measurements()
        self.quotas = Quotas(store, limits)
        self.live: dict[str, LiveTable] = {}  # by id
        self.on_change: Callable[[LiveTable], None] = lambda _: None
        self.on_game_over: Callable[[], None] = lambda: None
        self._ids_by_code: dict[str, str] = {}
        self._started = 0  # the uptime
        self._last_beat = monotonic()
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self.changed_while_loading: set[str] = set()
        self._bots: list[str] = []
        # Tables that cannot be read, by id and by code. They are tried again at the next start.
        self._unreadable: dict[str, str] = {}

    async def open(self) -> None:
        await self.store.open()
        self._started = await self.store.last_uptime()
        self.clock.resume(self._started)
        if not self.store.nodes.alone:
            await self.beat()
            self._started = self.clock.uptime()
        with suppress(Refusal):  # a full disk does not keep the server from starting
            await self.delete_abandoned()

    async def delete_abandoned(self) -> None:
        """Delete the tables that were abandoned long ago. Raises `Refusal`."""
        await self.store.delete_abandoned(self.clock.uptime() - KEEP_ABANDONED * DAY)

    async def beat(self) -> None:
        """Note that this node runs, and learn what time it is for all of them. Raises `Refusal`."""
        shared = await self.store.heartbeat(self.clock.uptime())
        if shared is not None:
            self.clock.follow(shared.wall, shared.uptime)
        self._last_beat = monotonic()

    @property
    def cut_off(self) -> bool:
        """Whether a store that other nodes share is out of reach for this one."""
        return not self.store.nodes.alone and monotonic() - self._last_beat > CUT_OFF

    async def close(self) -> None:
        with suppress(Refusal):
            await self.beat()
        await self.store.close()

    def bots(self) -> list[str]:
        if not self._bots:
            self._bots = bot_names()
        return self._bots

    # finding

    async def find(self, key: str) -> LiveTable:
        """A table by id or code, as somebody typed it; raises `Refusal`."""
        key = table_key(key)
        live = self.live.get(key) or self.live.get(self._ids_by_code.get(key, ""))
        if key in self._unreadable:
            raise Refusal("table_unreadable")
        if live is None:
            live = await self._load_once(key)
        if live is None:
            raise unknown_table()
        live.last_used = monotonic()
        return live

    def count_connections(self, table: str) -> int:
        """How many people look at a table. Through other nodes, every player counts once."""
        live = self.live.get(table)
        elsewhere = self.store.nodes.elsewhere(table)
        here = 0 if live is None else len(live.connections)
        return here + sum(len(each.players) + each.others for each in elsewhere)

    def evict(self, live: LiveTable) -> None:
        self.live.pop(live.table.id, None)
        self._ids_by_code.pop(live.table.header.code, None)

    def forget(self, table: str) -> None:
        """This table was deleted: it exists for nobody any more."""
        live = self.live.get(table)
        if live is not None:
            self.evict(live)
            for connection in list(live.connections):
                connection.refuse_and_close(unknown_table())

    async def reread(self, table: str) -> None:
        """Entries of this table were replaced in the store: show the new ones."""
        live = await self.find(table)
        async with live.lock:
            await self.reload(live)
        await self.reindex(live)

    async def _load_once(self, key: str) -> LiveTable | None:
        """Two visitors who come at the same moment must get the same table."""
        loading = self._loading.get(key)
        if loading is None:
            loading = self._loading[key] = asyncio.create_task(self._load(key))
            loading.add_done_callback(lambda _: self._loaded(key))
        return await asyncio.shield(loading)

    def _loaded(self, key: str) -> None:
        self._loading.pop(key, None)
        if not self._loading:
            self.changed_while_loading.clear()

    def note_change(self, table: str) -> None:
        """Another node has changed this table, which may be on its way into memory."""
        if self._loading:
            self.changed_while_loading.add(table)

    async def _load(self, key: str) -> LiveTable | None:
        while True:
            found = await self._read(key)
            if found is None:
                return None
            table, steps = found
            if table.id not in self.changed_while_loading:
                break
            self.changed_while_loading.discard(table.id)  # what was read may be what was before
        if table.id in self.live:  # meanwhile somebody else loaded it by its other key
            return self.live[table.id]
        return self._add(table, steps)

    async def _read(self, key: str) -> tuple[Table, list[LogStep]] | None:
        """A table from the store; raises `Refusal`. One that cannot be read is set aside."""
        try:
            found = await self.store.load(key, self.limits.log_entries + SPARE_ENTRIES)
            return None if found is None else fold_log(*found)
        except TableUnreadable as error:
            header = error.header
            log.error("table_set_aside", table=header.id, reason=error.reason)
            self._unreadable[header.id] = self._unreadable[header.code] = error.reason
            raise Refusal("table_unreadable") from error

    def readable(self, summaries: list[Summary]) -> list[Summary]:
        """A list without the tables that were set aside."""
        return [each for each in summaries if each.id not in self._unreadable]

    def _add(self, table: Table, steps: list[LogStep]) -> LiveTable:
        live = self.live[table.id] = LiveTable(
            table, steps, self._started, self.limits, self.clock, self.store.nodes
        )
        self._ids_by_code[table.header.code] = table.id
        self.on_change(live)
        return live

    def is_revealed(self, day: str) -> bool:
        """Whether everybody may know the dice of this day."""
        return is_revealed(date.fromisoformat(day), self.challenge_time())

    def has_known_dice(self, table: Table) -> bool:
        """Whether this is a daily challenge that was not finished in time."""
        day = table.settings.daily
        return day is not None and table.lifecycle == "running" and self.is_revealed(day)

    async def reindex(self, live: LiveTable) -> None:
        """Write the index entry of a table again, whatever an older version left there."""
        async with live.lock:
            if not live.stale:
                table = live.table
                await self.store.reindex(table.id, table.version, index_entry(table))

    async def refresh(self, live: LiveTable) -> None:
        """Make sure that the table in memory is the stored one. Raises `Refusal`."""
        if live.stale or not self.store.nodes.alone:
            async with live.lock:
                await self.catch_up(live)

    async def catch_up(self, live: LiveTable) -> None:
        """Add what others have stored to the table in memory. The caller holds its lock.

        Raises `Refusal`.
        """
        found = await self.store.rows_since({live.table.id: live.table.version})
        await self.follow(live, found.get(live.table.id))

    async def follow(self, live: LiveTable, rows: list[LogRow] | None) -> None:
        """Take over rows that are stored, and tell everybody. The caller holds the lock.

        None: the table is gone or cannot be read. Raises `Refusal`.
        """
        if rows is None:
            await self.reload(live)  # says what is wrong
            return
        for row in rows:
            if row.version <= live.table.version:
                continue
            after = live.table.copy()
            try:
                transition = after.fold(row)
            except Exception:  # noqa: BLE001  reading all of it says what is wrong
                await self.reload(live)
                return
            # One by one, as they were made: each step shows the game as it was then.
            self._publish(live, after, [(row, transition)])
        live.stale = False

    async def reload(self, live: LiveTable) -> None:
        """Read the whole table again, and send it to everybody who is connected."""
        try:
            found = await self._read(live.table.id)
        except Refusal as refusal:
            if refusal.code == "table_unreadable":
                self.evict(live)
                for connection in list(live.connections):
                    connection.refuse_and_close(refusal)
            raise
        if found is None:
            self.forget(live.table.id)
            raise unknown_table()
        before = live.table
        live.table, steps = found
        live.recent.clear()
        live.recent.extend(map(encode_step, steps))
        live.stale = False
        live.note_players(self.clock.uptime())
        self._disconnect_unwelcome(live, before)
        for connection in live.connections:
            if connection.ended is None:
                live.welcome(connection, self.clock.uptime())
        self.on_change(live)

    # creating

    async def create(self, actor: StoredIdentity, wanted: NewTable) -> TableHeader:
        """A new table; raises `Refusal`."""
        entries = first_entries(actor, wanted, self.bots(), self._words)
        for _ in range(ATTEMPTS):
            table, append = new_table(entries, self.clock)
            check_held = self.quotas.for_new_table(wanted.settings)
            try:
                await self._append(append._replace(actor=actor.id, check_held=check_held))
            except Conflict:
                continue
            self._add(table, [log_step(row, None) for row in append.rows])
            return table.header
        raise Refusal("broken")

    async def create_once(
        self, actor: StoredIdentity, header: TableHeader, entries: Entries
    ) -> None:
        """A table with this id, unless there is one already. Raises `Refusal`.

        Two requests at once may try it: the store accepts one of them.
        """
        self._words.check(actor.name)
        for _ in range(ATTEMPTS):
            table, append = new_table(entries, self.clock, header)
            if await self.store.summaries([header.id]):
                return
            try:
                await self._append(append._replace(actor=actor.id))
            except Conflict:
                header = header._replace(code=new_code())
                continue
            self._add(table, [log_step(row, None) for row in append.rows])
            return
        raise Refusal("broken")

    # extending

    async def execute(self, live: LiveTable, actor: StoredIdentity, command: Command) -> int:
        """Carry out a command and return the version that stores it. Raises `Refusal`."""
        async with live.lock:
            if live.stale:
                await self.catch_up(live)
            for _ in range(ATTEMPTS):
                version = live.table.version
                try:
                    return await self._execute(live, actor, command)
                except Conflict:
                    continue  # another node was faster: decide again, knowing what it did
                except Refusal as refusal:
                    if self.store.nodes.alone or refusal.code in NOT_STORED:
                        raise
                    await self.catch_up(live)
                    if live.table.version == version:
                        raise  # not because this node is behind
            raise Refusal("stale_version")

    async def _execute(self, live: LiveTable, actor: StoredIdentity, command: Command) -> int:
        table = live.table
        done = table.commands.get((actor.id, command.id))
        if done is not None:
            return done
        if not table.tolerates(actor.id):
            raise unknown_table()
        if self.has_known_dice(table):
            self.on_change(live)  # the scheduler ends it
            raise Refusal("not_running", Message("server-daily-over"))
        if isinstance(command, PlayAgain):
            return await self._play_again(live, actor, command)
        check_held = None
        if isinstance(command, Sit):
            self._words.check(actor.name if command.name is None else command.name)
            check_held = self.quotas.for_new_seat(actor, table)
        if isinstance(command, Vote):
            decision = decide_vote(
                table, actor, command, live.attendance(), self.clock.uptime(), self.limits
            )
        elif isinstance(command, Wait):
            decision = decide_wait(table, actor, command, live.attendance())
        else:
            decision = decide(table, actor, command, self.bots)
        await self.commit(live, decision, actor.id, command.id, check_held=check_held)
        return live.table.version

    async def extend(self, live: LiveTable, entries: Callable[[Table], list[TableEntry]]) -> None:
        """Add the entries that this function chooses for the latest state of the table."""
        async with live.lock:
            if live.stale:
                await self.catch_up(live)
            for _ in range(ATTEMPTS):
                try:
                    if chosen := entries(live.table):
                        await self.commit(live, Decision(chosen))
                except Conflict:
                    continue
                return
            raise Refusal("stale_version")

    async def commit(
        self,
        live: LiveTable,
        decision: Decision,
        identity_id: int | None = None,
        command: str | None = None,
        together_with: Append | None = None,
        check_held: HeldCheck | None = None,
    ) -> None:
        """Store first, then tell everybody. The caller holds the lock of the table.

        `together_with` is stored in the same transaction. Raises `Refusal`; and `Conflict` if
        another node was faster, when the table has caught up with it.
        """
        before, now, uptime = live.table, self.clock.wall(), self.clock.uptime()
        after = before.copy()
        stored = []
        try:
            for entry in decision.entries:
                row = LogRow(
                    after.version + 1,
                    # Times in a log never decrease, whatever the clock of the machine does.
                    max(now, after.at),
                    identity_id,
                    command,
                    entry,
                    max(uptime, after.uptime),
                )
                stored.append((row, after.fold(row, decision.played)))
            rows = [row for row, _ in stored]
            if after.version > self._most_entries(decision, by_person=identity_id is not None):
                raise Refusal("log_full")
            append = Append(
                before.id,
                before.version,
                rows,
                index_entry=changed_index(before, after),
                actor=identity_id,
                check_held=check_held,
            )
            live.stale = True  # until it is certainly stored, or certainly not
            await self._append(append, *([] if together_with is None else [together_with]))
        except BaseException as error:
            if identity_id is not None and command is not None:
                before.commands.pop((identity_id, command), None)  # copies share it
            if isinstance(error, Conflict):
                self._measured.conflicts += 1
                await self.catch_up(live)
            elif isinstance(error, Refusal) and error.code not in NOT_STORED:
                live.stale = False
            raise
        live.stale = False
        for row in rows:
            if isinstance(row.entry, Moved):
                self._measured.moves[row.entry.by] += 1
        self._publish(live, after, stored)
        if after.lifecycle == "finished" != before.lifecycle:
            self.on_game_over()

    async def _append(self, *appends: Append) -> None:
        """Raises `Refusal` and `Conflict`."""
        try:
            await self.store.append(list(appends))
        except Barred as barred:
            ban = barred.ban
            raise Refusal("token_unknown") if ban is None else banned(ban) from None

    def _publish(
        self, live: LiveTable, after: Table, stored: list[tuple[LogRow, Transition | None]]
    ) -> None:
        """Show everybody what is stored now."""
        before = live.table
        live.advance(after, stored, self.clock.uptime())
        self._disconnect_unwelcome(live, before)
        self.on_change(live)

    def _most_entries(self, decision: Decision, by_person: bool) -> int:
        """Half of a log is reserved for the game itself, so nobody can fill it with other things,
        and a table can always end."""
        if isinstance(decision.entries[-1], Abandoned | Again):
            return self.limits.log_entries + SPARE_ENTRIES
        reserved = by_person and decision.played is None
        return self.limits.log_entries // 2 if reserved else self.limits.log_entries

    def _disconnect_unwelcome(self, live: LiveTable, before: Table) -> None:
        """Whoever was removed, or watches a private game that starts, must not see what follows."""
        table = live.table
        removed = table.removed - before.removed
        if not removed and table.lifecycle == before.lifecycle:
            return
        if table.header.code != before.header.code:
            self._ids_by_code.pop(before.header.code, None)
            self._ids_by_code[table.header.code] = table.id
        for connection in list(live.connections):
            if connection.identity_id in removed:
                live.shut_out_address(connection.address)
        for connection in list(live.connections):
            # The person may also watch anonymously.
            suspect = removed and connection.identity is None
            if suspect or not table.tolerates(connection.identity_id):
                connection.refuse_and_close(unknown_table())

    async def _play_again(self, live: LiveTable, actor: StoredIdentity, command: PlayAgain) -> int:
        table = live.table
        if table.settings.daily is not None:
            raise Refusal("daily")
        if table.lifecycle != "finished":
            raise Refusal("not_finished")
        if not table.seats_of(actor.id):
            raise Refusal("not_your_seat", Message("server-seat-none"))
        if table.next is not None:
            return table.version  # somebody was faster, and everybody knows the next table
        gone = await self.store.people.deleted_or_banned(table.identity_ids())
        following, append = new_table(next_table(table, actor.id, gone), self.clock)
        decision = Decision([Again(following.id)])
        await self.commit(live, decision, actor.id, command.id, together_with=append)
        self._add(following, [log_step(row, None) for row in append.rows])
        return live.table.version
