"""What a store of tables must do. Another database is another class with these methods.

A store keeps identities, the headers of tables and their logs. Whatever else it keeps (life cycle,
summaries, who sat where) is an index that could be computed again from the logs.
"""

from typing import NamedTuple, Protocol

from heckmeck.protocol.http import TableSummary
from heckmeck.rules import HeckmeckError
from heckmeck.server.tables.table import Header, Row


class Conflict(HeckmeckError):
    """Somebody else extended this log first."""


class Known(NamedTuple):
    """An identity."""

    who: int
    name: str


class Append(NamedTuple):
    """Rows for the end of one log. `header` creates the table; `summary` renews its index."""

    table: str
    expected: int  # the version the log must have
    rows: list[Row]
    header: Header | None = None
    summary: TableSummary | None = None
    owner: int | None = None
    public: bool = False
    joined: tuple[int, ...] = ()  # identities that now have a seat


class Store(Protocol):
    async def open(self) -> None: ...
    async def close(self) -> None: ...

    # identities
    async def add_identity(self, name: str, token_hash: bytes, now: int) -> Known: ...
    async def identity(self, token_hash: bytes) -> Known | None: ...
    async def rename(self, who: int, name: str) -> None: ...
    async def add_link(self, who: int, code_hash: bytes, expires: int) -> None: ...
    async def claim_link(self, code_hash: bytes, token_hash: bytes, now: int) -> Known | None: ...

    # tables
    async def append(self, appends: list[Append]) -> None:
        """All of them or none, durably when this returns. Raises `Conflict`."""
        ...

    async def load(self, key: str) -> tuple[Header, list[Row]] | None:
        """A table by its id or its short code."""
        ...

    async def unfinished(self) -> list[str]:
        """The ids of all tables that are open or running."""
        ...

    async def owned(self, who: int) -> int:
        """How many open or running tables an identity owns."""
        ...

    async def public(self, limit: int) -> list[TableSummary]: ...
    async def joined(self, who: int, finished: bool, limit: int) -> list[TableSummary]: ...

    # time
    async def beat(self, now: int) -> None:
        """The server is alive."""
        ...

    async def wake(self, now: int) -> list[tuple[int, int]]:
        """The server starts: all times (from, to) at which it was away."""
        ...
