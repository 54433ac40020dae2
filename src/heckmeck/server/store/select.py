"""Which store a server uses: a file of its own, or a database that it shares with others."""

import socket
from collections.abc import Callable
from pathlib import Path

from heckmeck.server.store.interface import Store
from heckmeck.server.store.sqlite import SqliteStore


def choose_store(
    folder: Path,
    database: str | None,
    on_commit: Callable[[float], None] = lambda _: None,
    *,
    name: str | None = None,
    has_duties: bool = True,
) -> Store:
    """Without the address of a database, everything is in the folder.

    A tool that has no duties leaves bots and clocks to the nodes that run. `name` is what operators
    read.
    """
    if database is None:
        return SqliteStore(folder, on_commit)
    from heckmeck.server.store.postgres.nodes import PostgresNodes
    from heckmeck.server.store.postgres.store import PostgresStore

    nodes = PostgresNodes(name or socket.gethostname(), has_duties=has_duties)
    return PostgresStore(database, nodes, on_commit)
