"""What happens to a person everywhere at once: their identity, their seats, their connections."""

import logging
from collections.abc import Callable, Collection

from heckmeck.protocol.entries import TableEntry
from heckmeck.server.identities import Identities, banned
from heckmeck.server.names import clean_name
from heckmeck.server.refusal import Refusal
from heckmeck.server.store.interface import PeopleStore, StoredIdentity
from heckmeck.server.tables.departures import rename_seats, stop_playing
from heckmeck.server.tables.live_table import Connection
from heckmeck.server.tables.table import Table
from heckmeck.server.tables.tables import Tables

log = logging.getLogger("heckmeck.server")


class People:
    """The people of a server."""

    def __init__(
        self,
        store: PeopleStore,
        identities: Identities,
        tables: Tables,
        connections: Collection[Connection] = (),
    ) -> None:
        self._store = store
        self._identities = identities
        self._tables = tables
        self._connections = connections

    async def rename(self, identity: StoredIdentity, name: str) -> str:
        """Rename a person, also at tables that have not started. Returns the new name."""
        renamed = await self._identities.rename_to(identity, clean_name(name))
        for connection in self._connections_of(identity.id):
            connection.identity = renamed
        await self._at_tables(
            identity.id, lambda table: rename_seats(table, identity.id, renamed.name)
        )
        return renamed.name

    async def ban(self, identity_id: int, reason: str) -> None:
        """Nothing that the person sends counts any more. Their games go on with stand-ins."""
        await self._store.set_ban(identity_id, reason)
        self._identities.forget(identity_id)
        self._disconnect(self._connections_of(identity_id), banned(reason))
        await self._at_tables(identity_id, lambda table: stop_playing(table, identity_id))

    async def unban(self, identity_id: int) -> None:
        await self._store.set_ban(identity_id, None)
        self._identities.forget(identity_id)

    def _connections_of(self, identity_id: int) -> list[Connection]:
        return [each for each in self._connections if each.identity_id == identity_id]

    def _disconnect(self, connections: list[Connection], why: Refusal) -> None:
        for connection in connections:
            connection.refuse_and_close(why)

    async def _at_tables(
        self, identity_id: int, entries: Callable[[Table], list[TableEntry]]
    ) -> None:
        """Add entries to every open or running table of a person."""
        for table, lifecycle in await self._store.tables_of(identity_id):
            if lifecycle not in ("open", "running"):
                continue
            try:
                await self._tables.extend(await self._tables.find(table), entries)
            except Exception:  # a table that cannot be read must not protect anyone
                log.exception("table %s could not be changed", table)
