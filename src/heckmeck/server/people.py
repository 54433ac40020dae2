"""What happens to a person everywhere at once: their identity, their seats, their connections."""

import asyncio
from collections.abc import Callable, Collection
from datetime import date, timedelta

from heckmeck.message import Message
from heckmeck.protocol.entries import TableEntry
from heckmeck.protocol.http import Device
from heckmeck.server.identities import Identities, banned, clean_label
from heckmeck.server.logs import log
from heckmeck.server.names import clean_name
from heckmeck.server.refusal import Refusal
from heckmeck.server.store.interface import (
    LogRow,
    PeopleStore,
    StoredDevice,
    StoredIdentity,
    Traces,
)
from heckmeck.server.tables.departures import leave_for_good, rename_seats, stop_playing
from heckmeck.server.tables.live_table import Connection
from heckmeck.server.tables.table import Table
from heckmeck.server.tables.tables import Tables
from heckmeck.server.tables.traces import others_took_part, without_name

EXTEND_BAR_AFTER = 20  # tables, which are read in much less than a minute
EPOCH = date(1970, 1, 1)
CHECK_AGAIN = 1.0  # seconds until devices are looked up again, if the store was out of reach


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
        self._checking: asyncio.Task[None] | None = None

    async def rename(self, identity: StoredIdentity, name: str) -> str:
        """Rename a person, also at tables that have not started. Returns the new name."""
        renamed = await self._identities.rename_to(identity, clean_name(name))
        self._tell_connections(renamed)
        await self._at_tables(
            identity.id, lambda table: rename_seats(table, identity.id, renamed.name)
        )
        return renamed.name

    async def ban(self, identity_id: int, reason: str) -> None:
        """Nothing that the person sends counts any more. Their games go on with stand-ins."""
        await self._store.set_ban(identity_id, reason)  # after everything that is being stored
        self._identities.forget(identity_id)
        self._disconnect(self._connections_of(identity_id), banned(reason))
        await self._at_tables(identity_id, lambda table: stop_playing(table, identity_id))

    async def unban(self, identity_id: int) -> None:
        await self._store.set_ban(identity_id, None)
        self._identities.forget(identity_id)

    async def person_changed(self, identity_id: int) -> None:
        """Another node has renamed, banned or deleted this person, or removed a device."""
        self._identities.forget(identity_id)
        await self._recognize_again(self._connections_of(identity_id))

    def start_over(self) -> None:
        """Any person may have changed meanwhile."""
        self._identities.forget_all()
        if self._checking is not None:
            self._checking.cancel()
        # Nobody waits for it: the store refuses what banned and deleted people send.
        self._checking = asyncio.create_task(self._check_everybody())

    async def _check_everybody(self) -> None:
        known = [each for each in self._connections if each.identity is not None]
        while known:
            try:
                await self._recognize_again(known)
            except Refusal:
                await asyncio.sleep(CHECK_AGAIN)
            except Exception as error:  # noqa: BLE001  it goes to the log
                log.defect("people_not_checked", error)
                return
            else:
                return

    async def _recognize_again(self, connections: list[Connection]) -> None:
        """Close the sockets of devices that are not valid any more. Raises `Refusal`."""
        for connection in connections:
            try:
                connection.identity = await self._identities.recognize_device(connection.device)
            except Refusal as refusal:
                if refusal.code not in ("token_unknown", "banned"):
                    raise
                self._disconnect([connection], refusal)

    # what people do about themselves

    async def rename_self(self, identity: StoredIdentity, name: str) -> str:
        """A new name for the seats that the person takes from now on. Raises `Refusal`."""
        renamed = await self._identities.rename(identity, name)
        self._tell_connections(renamed)
        return renamed.name

    async def devices(self, identity: StoredIdentity, current: bytes) -> list[Device]:
        """The devices of a person, seen from one of them."""
        return [
            Device(
                each.id,
                each.label,
                _day(each.created),
                _day(each.used),
                each.token_hash == current,
            )
            for each in await self._store.devices(identity.id)
        ]

    async def relabel_device(self, identity: StoredIdentity, device: str, label: str) -> None:
        """Raises `Refusal`."""
        cleaned = clean_label(label)
        if cleaned is None:
            raise Refusal("bad_message", Message("name-empty"))
        await self._store.label_device((await self._device(identity, device)).token_hash, cleaned)

    async def revoke_device(self, identity: StoredIdentity, device: str) -> None:
        """Raises `Refusal`."""
        await self._revoke(identity, [await self._device(identity, device)])

    async def revoke_other_devices(self, identity: StoredIdentity, current: bytes) -> None:
        devices = await self._store.devices(identity.id)
        await self._revoke(identity, [each for each in devices if each.token_hash != current])

    async def _device(self, identity: StoredIdentity, device: str) -> StoredDevice:
        for each in await self._store.devices(identity.id):
            if each.id == device:
                return each
        raise Refusal("not_found")

    async def _revoke(self, identity: StoredIdentity, devices: list[StoredDevice]) -> None:
        hashes = [each.token_hash for each in devices]
        await self._store.remove_devices(identity.id, hashes)
        self._identities.forget(identity.id)
        revoked = [each for each in self._connections_of(identity.id) if each.device in hashes]
        self._disconnect(revoked, Refusal("token_unknown"))

    async def delete(self, identity: StoredIdentity) -> None:
        """Delete everything about a person. What others need of their games stays.

        If the server or its disk fails in between, the person still exists and can ask again.
        """
        await self._store.bar(identity.id)  # after everything that is being stored
        try:
            await self._delete(identity)
        except BaseException:
            await self._store.unbar(identity.id)
            raise

    async def _delete(self, identity: StoredIdentity) -> None:
        self._disconnect(self._connections_of(identity.id), Refusal("token_unknown"))
        await self._at_tables(identity.id, lambda table: leave_for_good(table, identity.id))
        traces = Traces([], [])
        for number, (table, _) in enumerate(await self._store.tables_of(identity.id)):
            if number % EXTEND_BAR_AFTER == 0:
                await self._store.bar(identity.id, again=True)
            rows = await self._rows(table)
            if rows is None:
                continue
            if others_took_part(rows, identity.id):
                traces.names.extend((table, *each) for each in without_name(rows, identity.id))
            else:
                traces.tables.append(table)
        await self._store.delete(identity.id, traces)
        self._identities.forget(identity.id)
        self._disconnect(self._connections_of(identity.id), Refusal("token_unknown"))
        for table in traces.tables:
            self._tables.forget(table)
        for table in {table for table, _, _ in traces.names}:
            try:
                await self._tables.reread(table)
            except Exception as error:  # noqa: BLE001  the person is deleted all the same
                log.defect("table_not_read", error, table=table)

    async def _rows(self, table: str) -> list[LogRow] | None:
        try:
            found = await self._tables.store.load(table)
        except Exception as error:  # noqa: BLE001  it must not keep anyone from leaving
            log.defect("table_not_read", error, table=table)
            return None
        return found[1] if found else None

    # private

    def _connections_of(self, identity_id: int) -> list[Connection]:
        return [each for each in self._connections if each.identity_id == identity_id]

    def _tell_connections(self, renamed: StoredIdentity) -> None:
        for connection in self._connections_of(renamed.id):
            connection.identity = renamed

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
            except Exception as error:  # noqa: BLE001  it must not protect anyone
                log.defect("table_not_changed", error, table=table)


def _day(number: int | None) -> str | None:
    """A day as people write it.

    >>> _day(0)
    '1970-01-01'
    """
    return None if number is None else (EPOCH + timedelta(days=number)).isoformat()
