"""What a store must do. Another database is another class with these methods.

A store keeps identities, and the headers and logs of tables. Everything else it keeps is an index
of the logs, which could be computed again from them.
"""

from collections.abc import Callable
from typing import Literal, NamedTuple, Protocol

from heckmeck.protocol.entries import Sat, TableEntry
from heckmeck.protocol.http import TableSummary
from heckmeck.rules import HeckmeckError
from heckmeck.server.store.chains import Chains
from heckmeck.server.store.nodes import Nodes


class Conflict(Exception):
    """Somebody else extended this log first, or this node was cut off: read the table again."""


class Barred(Exception):
    """Whoever sent this was banned or deleted meanwhile. `ban`: the operator's reason."""

    def __init__(self, ban: str | None) -> None:
        super().__init__()
        self.ban = ban


class InDoubt(Exception):
    """The database was lost at the worst moment: perhaps it is stored, perhaps not."""


class TableUnreadable(Exception):
    """The log of a table makes no sense to this version. Nothing of it is changed.

    `reason` quotes nothing from the log, so that the server may log it. The cause may.
    """

    def __init__(self, header: "TableHeader", reason: str) -> None:
        super().__init__(reason)
        self.header = header
        self.reason = reason


class StoreUnusable(HeckmeckError):
    """The store cannot be opened."""


class StoredIdentity(NamedTuple):
    """An identity, without its tokens."""

    id: int
    name: str
    ban: str | None = None  # the operator's reason, perhaps empty; None: not banned


class StoredDevice(NamedTuple):
    """A device with a token. Days are counted from 1970."""

    token_hash: bytes
    label: str | None
    created: int | None  # None: before the store kept days
    used: int | None  # the last day

    @property
    def id(self) -> str:
        """Names the device to its owner. It says nothing about the token."""
        return self.token_hash[:8].hex()


class Person(NamedTuple):
    """An identity as operators see it."""

    id: int
    name: str
    created: int
    devices: int
    tables: int  # of every lifecycle
    ban: str | None


class AdminAction(NamedTuple):
    """A line of the operators' log."""

    at: int
    operator: str  # the name of their system user
    action: str
    subject: str  # the id of a table or of an identity
    details: str  # such as a reason


class LogRow(NamedTuple):
    """One entry of the log as it is stored: the public entry, and the private data beside it."""

    version: int
    at: int  # milliseconds since 1970, for people
    identity_id: int | None  # the identity it is about; None: a bot or the server
    command: str | None  # the id of the command that caused it
    entry: TableEntry
    uptime: int = 0  # of the server at that moment, for deadlines; see `ServerClock`


class TableHeader(NamedTuple):
    """What never changes about a table."""

    id: str
    code: str
    secret: bytes  # of the dice; leaves the server only after the game
    created: int


class IndexEntry(NamedTuple):
    """What lists of tables are made of, so that nobody has to load a table for them."""

    summary: TableSummary
    owner: int | None
    mover: int | None  # the identity whose turn it is
    seated: frozenset[int] | None  # the identities that hold a seat; None: the same as before


class ListedTable(NamedTuple):
    """A table in the list of an operator."""

    summary: TableSummary
    owner: int | None
    public: bool


class Held(NamedTuple):
    """How many tables an identity takes up."""

    owned: int  # open or running tables it owns
    public_tables: int  # open public ones among them
    public_seats: int  # open public tables of others at which it has a seat


class Append(NamedTuple):
    """Rows for the end of one log. `header` creates the table; `index_entry` updates its index."""

    table: str
    expected: int  # the version the log must have
    rows: list[LogRow]
    header: TableHeader | None = None
    index_entry: IndexEntry | None = None
    public: bool = False
    actor: int | None = None  # the identity whose command this is
    # Given what the actor holds already, raises `Refusal` if that is too much. The store counts
    # and appends as one, so two requests at once cannot both pass.
    check_held: Callable[[Held], None] | None = None

    @property
    def guests(self) -> set[int]:
        """The people whom a new table begins with. Perhaps one of them did not ask for it."""
        return {
            row.identity_id
            for row in self.rows
            if self.header is not None
            and row.identity_id is not None
            and isinstance(row.entry, Sat)
        }


class SharedTime(NamedTuple):
    """The time of a store that several nodes share, in milliseconds."""

    wall: int  # since 1970
    uptime: int


class StoredResult(NamedTuple):
    """What a finished game was for one person. It follows from the log of the game."""

    who: int
    table: str
    ended: int  # milliseconds since 1970
    edition: str
    players: int
    people: int  # other people at the table; 0: only bots
    seat: int  # the person's, the first one if there are several
    own_seats: int  # more than one: friends shared a device
    place: int
    worms: int
    won: bool  # alone or with others
    turns: int  # that the person ended, not a bot for them; the next two count in these turns
    fails: int
    steals: int
    robbed: int  # tiles that others took from the person
    bot_turns: int  # that a bot ended for the person
    left: bool  # the person left for good before the end
    specialists: str  # held at any time, separated by commas
    daily: str | None  # the day of a daily challenge


class ListedResult(NamedTuple):
    """A result and the table it comes from."""

    result: StoredResult
    summary: TableSummary


class GameFilter(NamedTuple):
    """Which games of a person are wanted; None: all of them."""

    edition: str | None = None
    players: int | None = None
    company: Literal["people", "bots"] | None = None  # with other people, or only with bots
    won: bool | None = None
    since: int | None = None
    until: int | None = None
    opponent: str | None = None  # a part of somebody else's name
    daily: bool | None = None


class Traces(NamedTuple):
    """What a person left at tables and nobody else needs."""

    tables: list[str]  # nobody else ever had a seat there
    names: list[tuple[str, int, TableEntry]]  # a table, a version, and the entry without the name


class PeopleStore(Protocol):
    """Identities, their devices, and what operators do to them."""

    async def add_identity(
        self, name: str, token_hash: bytes, label: str | None, now: int
    ) -> StoredIdentity: ...
    async def identity(self, token_hash: bytes) -> StoredIdentity | None: ...
    async def rename(
        self, identity_id: int, name: str, *, even_if_banned: bool = False
    ) -> None: ...
    async def add_link(self, identity_id: int, code_hash: bytes, expires: int) -> None:
        """A link that is valid until this uptime. Whoever is banned gets none."""
        ...

    async def claim_link(
        self, code_hash: bytes, token_hash: bytes, label: str | None, now: int, uptime: int
    ) -> StoredIdentity | None: ...

    async def devices(self, identity_id: int) -> list[StoredDevice]: ...
    async def note_use(self, token_hash: bytes, day: int) -> None:
        """Note the last day on which a device was used."""
        ...

    async def label_device(self, token_hash: bytes, label: str) -> None:
        """Unless its owner is banned."""
        ...

    async def remove_devices(self, identity_id: int, token_hashes: list[bytes]) -> None:
        """Forget these tokens, and the link for another device."""
        ...

    async def find(self, identity_id: int) -> Person | None: ...
    async def search(self, name_part: str, limit: int) -> list[Person]:
        """People whose name contains this text, the latest first."""
        ...

    async def set_ban(self, identity_id: int, reason: str | None) -> None:
        """Ban an identity, or with None lift its ban."""
        ...

    async def deleted_or_banned(self, identity_ids: set[int]) -> set[int]:
        """Those of these identities that cannot play any more, or are being deleted."""
        ...

    async def bar(self, identity_id: int, *, again: bool = False) -> None:
        """From here on, whatever this identity sends is refused, by every node.

        If nobody deletes the identity or lifts this, it ends by itself after a minute. `again`:
        for another minute; raises `Refusal` if it has ended, and something may have come between.
        """
        ...

    async def unbar(self, identity_id: int) -> None: ...

    async def tables_of(self, identity_id: int) -> list[tuple[str, str]]:
        """The id and the lifecycle of every table that an identity owns or ever had a seat at."""
        ...

    async def delete(self, identity_id: int, traces: Traces) -> None:
        """Delete everything about an identity, which must be barred. Raises `Refusal`.

        Its number is never used again, because it stays in the logs of the other tables.
        """
        ...

    async def log_action(self, action: AdminAction) -> None: ...
    async def actions(self, limit: int, subject: str | None = None) -> list[AdminAction]:
        """What operators did, the latest first."""
        ...


class ResultStore(Protocol):
    """Results of finished games, by person."""

    async def missing(self, limit: int, identity_id: int | None = None) -> list[str]:
        """Finished tables without results, the latest first; of all people or of one."""
        ...

    async def write(self, table: str, results: list[StoredResult]) -> None:
        """Replace the results of a table. Deleted people and forgotten games get none."""
        ...

    async def games(
        self, identity_id: int, wanted: GameFilter, before: tuple[int, str] | None, limit: int
    ) -> list[ListedResult]:
        """The games of a person, the latest first; `before`: earlier than this end and table."""
        ...

    async def count(self, identity_id: int, wanted: GameFilter) -> int: ...
    async def all(self, identity_id: int, wanted: GameFilter) -> list[StoredResult]:
        """All results of a person, the oldest first."""
        ...

    async def forget(self, identity_id: int, tables: list[str]) -> None:
        """Delete these tables, and whatever results of the person are left."""
        ...


class ChainStore(Protocol):
    """The secrets of the daily challenge."""

    async def read(self) -> Chains | None:
        """None: there are none yet. Raises `Refusal`, also if they are damaged."""
        ...

    async def replace(self, before: Chains | None, after: Chains) -> bool:
        """Whether they were still as before and are now as after. Raises `Refusal`."""
        ...


class Store(Protocol):
    async def open(self) -> None: ...
    async def close(self) -> None: ...

    @property
    def nodes(self) -> Nodes: ...

    @property
    def chains(self) -> ChainStore: ...

    @property
    def people(self) -> PeopleStore: ...

    @property
    def results(self) -> ResultStore: ...

    # tables
    async def append(self, appends: list[Append]) -> None:
        """All of them or none, durably when this returns.

        Raises `Conflict`, `Barred`, `Refusal`, or what `check_held` raises: then nothing is stored.
        `Conflict` also means that somebody was banned or deleted before getting a seat at a new
        table.
        Raises `InDoubt` if nobody can tell.
        """
        ...

    async def reindex(self, table: str, version: int, index: IndexEntry) -> None:
        """Replace the index entry of a table, unless its log has another version by now."""
        ...

    async def rows_since(self, versions: dict[str, int]) -> dict[str, list[LogRow]]:
        """The rows of these tables after these versions.

        Tables that do not exist, or cannot be read, are left out.
        """
        ...

    async def load(
        self, key: str, most: int | None = None
    ) -> tuple[TableHeader, list[LogRow]] | None:
        """A table by its id or its short code.

        Raises `TableUnreadable`, also if its log has more entries than `most`.
        """
        ...

    async def unfinished(self) -> list[str]:
        """The ids of all tables that are open or running."""
        ...

    async def count_by_lifecycle(self) -> dict[str, int]:
        """How many tables there are in each lifecycle."""
        ...

    async def public_tables(self, limit: int) -> list[TableSummary]:
        """Public tables that are open or running, the latest first."""
        ...

    async def current_tables(self, identity_id: int, limit: int) -> list[TableSummary]:
        """Open or running tables that an identity has a seat at or owns, the latest first."""
        ...

    async def has_finished(self, identity_id: int) -> bool:
        """Whether an identity had a seat in a game that is finished."""
        ...

    async def summaries(self, tables: list[str]) -> list[TableSummary]:
        """Those of these tables that exist, in any order."""
        ...

    async def finished_since(self, updated: int) -> list[TableSummary]:
        """Finished tables that are not public, since this wall time."""
        ...

    async def all_tables(self, every: bool, limit: int) -> list[ListedTable]:
        """Open and running tables, or every table, the latest first."""
        ...

    # time
    async def heartbeat(self, uptime: int) -> SharedTime | None:
        """Note, durably, that this node runs. Called every second. Raises `Refusal`.

        A store that nodes share returns their common time. An embedded one notes how long the
        server has been running, and returns None.
        """
        ...

    async def last_uptime(self) -> int:
        """The uptime that was noted last."""
        ...

    async def delete_abandoned(self, before: int) -> None:
        """Delete the tables that were abandoned before this uptime."""
        ...
