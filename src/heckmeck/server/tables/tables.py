"""All tables of a server: finding, creating and extending them."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from time import monotonic, time_ns

from heckmeck.bots import bot_names
from heckmeck.dice.fair import new_secret
from heckmeck.protocol.entries import Again, BotSat, Left, Moved, Opened, Sat, TableEntry
from heckmeck.protocol.http import NewTable
from heckmeck.protocol.to_client import LogStep
from heckmeck.protocol.to_server import PlayAgain
from heckmeck.rules.errors import sentence
from heckmeck.server.config import Limits
from heckmeck.server.names import clean
from heckmeck.server.refusal import Refusal, plainly, unknown_table
from heckmeck.server.store.interface import Append, Conflict, Store
from heckmeck.server.tables.commands import Actor, Command, Decision, decide
from heckmeck.server.tables.deadlines import Away
from heckmeck.server.tables.live_table import LiveTable, log_step, told
from heckmeck.server.tables.table import Header, Row, Table
from heckmeck.server.tables.views import summary

log = logging.getLogger("heckmeck.server")

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # nothing that is read as something else
CODE_LENGTH = 6
PREFERRED_STAND_IN = ("normal", "cautious")

Entries = list[tuple[int | None, TableEntry]]  # each with the identity it is about


def now_ms() -> int:
    return time_ns() // 1_000_000


class Host:
    """The tables. Whatever is in memory can be thrown away at any time and read again."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self.store = store
        self.limits = limits
        self.tables: dict[str, LiveTable] = {}
        self.codes: dict[str, str] = {}
        self.away = Away([])
        self.started = now_ms()
        self.on_change: Callable[[LiveTable], None] = lambda _: None
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._bots: list[str] = []

    async def open(self) -> None:
        await self.store.open()
        self.started = now_ms()
        self.away = Away(await self.store.wake(self.started))

    async def close(self) -> None:
        await self.store.beat(now_ms())
        await self.store.close()

    def bots(self) -> list[str]:
        if not self._bots:
            self._bots = bot_names()
        return self._bots

    # finding

    async def find(self, key: str) -> LiveTable:
        """A table by id or code; raises `Refusal`."""
        live = self.tables.get(key) or self.tables.get(self.codes.get(key.upper(), ""))
        if live is None:
            live = await self._load_once(key)
        if live is None:
            raise unknown_table()
        live.used = monotonic()
        return live

    def forget(self, live: LiveTable) -> None:
        self.tables.pop(live.table.id, None)
        self.codes.pop(live.table.header.code, None)

    async def _load_once(self, key: str) -> LiveTable | None:
        """Two visitors at the same moment must get the same table."""
        loading = self._loading.get(key)
        if loading is None:
            loading = self._loading[key] = asyncio.create_task(self._load(key))
            loading.add_done_callback(lambda _: self._loading.pop(key, None))
        return await asyncio.shield(loading)

    async def _load(self, key: str) -> LiveTable | None:
        found = await self.store.load(key)
        if found is None:
            return None
        table, steps = unfold(*found)
        if table.id in self.tables:  # by its other name meanwhile
            return self.tables[table.id]
        return self._keep(table, steps)

    def _keep(self, table: Table, steps: list[LogStep]) -> LiveTable:
        live = self.tables[table.id] = LiveTable(table, steps, self.started)
        self.codes[table.header.code] = table.id
        self.on_change(live)
        return live

    async def refresh(self, live: LiveTable) -> None:
        """Make sure that the table in memory is the stored one."""
        if live.stale:
            async with live.lock:
                if live.stale:
                    await self._reload(live)

    async def _reload(self, live: LiveTable) -> None:
        """Read the table again after a failed append; whoever looks at it sees it anew."""
        found = await self.store.load(live.table.id)
        if found is None:
            raise unknown_table()
        live.table, steps = unfold(*found)
        live.recent.clear()
        live.recent.extend(map(told, steps))
        live.stale = False
        for connection in live.connections:
            live.welcome(connection, now_ms(), self.away)

    # creating

    async def create(self, actor: Actor, wanted: NewTable) -> Header:
        """A new table; raises `Refusal`."""
        settings = wanted.settings
        if await self.store.owned(actor.who) >= self.limits.tables_per_identity:
            raise Refusal("too_many_tables", "you have too many tables that are not finished")
        if settings.title is not None:
            settings.title = clean(settings.title, 60) or None
        known = self.bots()
        if settings.stand_in is None:
            preferred = [each for each in PREFERRED_STAND_IN if each in known]
            settings.stand_in = (*preferred, *known)[0]
        for bot in (*wanted.bots, settings.stand_in):
            if bot not in known:
                raise Refusal("unknown_bot", f"there is no bot {bot}; there are {', '.join(known)}")
        if len(wanted.bots) + wanted.sit > settings.seats:
            raise plainly(sentence("seats-too-few", "there are not enough seats for all of them"))
        entries: Entries = [(actor.who, Opened(settings))]
        if wanted.sit:
            entries.append((actor.who, Sat(0, actor.name)))
        for number, bot in enumerate(wanted.bots, start=settings.seats - len(wanted.bots)):
            entries.append((None, BotSat(number, bot)))
        for _ in range(5):  # a code may be taken
            table, append = new_table(entries, now_ms())
            try:
                await self.store.append([append])
            except Conflict:
                continue
            self._keep(table, [log_step(row, None) for row in append.rows])
            return table.header
        raise Refusal("broken", "no free code for a table was found; try again")

    # extending

    async def execute(self, live: LiveTable, actor: Actor, command: Command | PlayAgain) -> int:
        """Carry out a command; the version under which it is stored. Raises `Refusal`."""
        async with live.lock:
            if live.stale:
                await self._reload(live)
            table = live.table
            done = table.commands.get((actor.who, command.id))
            if done is not None:
                return done
            if not table.visible_to(actor.who):
                raise unknown_table()
            if isinstance(command, PlayAgain):
                return await self._play_again(live, actor, command)
            decision = decide(table, actor, command, self.bots)
            await self.commit(live, decision, actor.who, command.id)
            return live.table.version

    async def commit(
        self,
        live: LiveTable,
        decision: Decision,
        who: int | None = None,
        command: str | None = None,
        along: Append | None = None,
    ) -> None:
        """Store, then tell. The lock of the table is held. `along` goes with it or not at all."""
        before, now = live.table, now_ms()
        after = before.copy()
        news = []
        for entry in decision.entries:
            # Time never runs backwards in a log, whatever the clock of the machine does.
            row = Row(after.version + 1, max(now, after.at), who, command, entry)
            news.append((row, after.fold(row, decision.played)))
        plain = isinstance(decision.entries[0], Moved) and after.lifecycle == "running"
        append = Append(
            before.id,
            before.version,
            [row for row, _ in news],
            summary=None if plain else summary(after),
            owner=after.owner,
            joined=() if plain else tuple(after.people() - before.people()),
        )
        live.stale = True  # until it is known to be stored
        try:
            await self.store.append([append] if along is None else [append, along])
        except Conflict:
            log.warning("table %s was extended by somebody else", before.id)
            raise Refusal("stale_version", "the table has changed; look again") from None
        live.stale = False
        live.advance(after, news, now, self.away)
        self._send_away(live, decision)
        self.on_change(live)

    def _send_away(self, live: LiveTable, decision: Decision) -> None:
        """Whoever was removed does not look on."""
        if any(isinstance(entry, Left) and entry.removed for entry in decision.entries):
            for connection in list(live.connections):
                if not live.table.visible_to(connection.who):
                    connection.refuse_and_close(unknown_table(), 4404)

    async def _play_again(self, live: LiveTable, actor: Actor, command: PlayAgain) -> int:
        table = live.table
        if table.lifecycle != "finished":
            raise Refusal("not_finished", "that is only possible after the game")
        if not table.seats_of(actor.who):
            raise Refusal("not_your_seat", "you have no seat at this table")
        if table.next is not None:
            return table.version  # somebody was faster; the view says where it goes on
        entries: Entries = [(actor.who, Opened(table.settings))]
        for number, seat in enumerate(table.seats):
            if seat.who is not None:
                entries.append((seat.who, Sat(number, seat.name or "")))
            elif seat.bot is not None:
                entries.append((None, BotSat(number, seat.bot)))
        following, append = new_table(entries, now_ms())
        await self.commit(
            live, Decision([Again(following.id)]), actor.who, command.id, along=append
        )
        self._keep(following, [log_step(row, None) for row in append.rows])
        return live.table.version


def unfold(header: Header, rows: list[Row]) -> tuple[Table, list[LogStep]]:
    """A table from its log."""
    table = Table(header)
    return table, [log_step(row, table.fold(row)) for row in rows]


def new_table(entries: Entries, now: int) -> tuple[Table, Append]:
    """A table that begins with these entries, and what the store must append for it."""
    code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
    table = Table(Header(secrets.token_urlsafe(12), code, new_secret(), now))
    rows = [
        Row(version, now, who, None, entry) for version, (who, entry) in enumerate(entries, start=1)
    ]
    for row in rows:
        table.fold(row)
    return table, Append(
        table.id,
        0,
        rows,
        header=table.header,
        summary=summary(table),
        owner=table.owner,
        public=table.settings.public,
        joined=tuple(table.people() | ({table.owner} if table.owner is not None else set())),
    )
