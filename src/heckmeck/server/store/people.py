"""Identities, devices and the operators' log in SQLite."""

import sqlite3
from time import monotonic
from typing import Any

from heckmeck.protocol import encode
from heckmeck.server.clock import DAY
from heckmeck.server.refusal import Refusal
from heckmeck.server.store import queries
from heckmeck.server.store.checksums import UPDATE_CHECKSUMS
from heckmeck.server.store.database import Database, delete_tables
from heckmeck.server.store.interface import (
    AdminAction,
    Barred,
    Conflict,
    Person,
    StoredDevice,
    StoredIdentity,
    Traces,
)

# The condition of the index with the same name: the entry begins with {"kind":"sat"
SEAT_TAKEN = "substr(entry, 1, 13) = x'7b226b696e64223a2273617422'"
BARRED_FOR = 60.0  # seconds


class SqlitePeople:
    """See `PeopleStore` in `heckmeck.server.store.interface`."""

    def __init__(self, read: Database, write: Database) -> None:
        self._read = read
        self._write = write
        self._barred: dict[int, float] = {}  # until when; only the writer's thread changes it

    async def add_identity(
        self, name: str, token_hash: bytes, label: str | None, now: int
    ) -> StoredIdentity:
        def work(db: sqlite3.Connection) -> StoredIdentity:
            cursor = db.execute("INSERT INTO identity (name, created) VALUES (?, ?)", (name, now))
            identity_id = int(cursor.lastrowid or 0)
            _add_device(db, identity_id, token_hash, label, now)
            return StoredIdentity(identity_id, name)

        return await self._write(work)

    async def identity(self, token_hash: bytes) -> StoredIdentity | None:
        return await self._read(lambda db: _identity(db, queries.IDENTITY, token_hash))

    async def rename(self, identity_id: int, name: str, *, even_if_banned: bool = False) -> None:
        query = queries.RENAME if even_if_banned else queries.RENAME_SELF
        await self._execute(query, name, identity_id)

    async def add_link(self, identity_id: int, code_hash: bytes, expires: int) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute(queries.REMOVE_LINKS, (identity_id,))  # one at a time
            db.execute(queries.ADD_LINK, (code_hash, expires, identity_id))

        await self._write(work)

    async def claim_link(
        self, code_hash: bytes, token_hash: bytes, label: str | None, now: int, uptime: int
    ) -> StoredIdentity | None:
        def work(db: sqlite3.Connection) -> StoredIdentity | None:
            found = db.execute(queries.CLAIM_LINK, (code_hash,)).fetchall()
            if not found or found[0][1] < uptime:
                return None
            identity_id = found[0][0]
            _add_device(db, identity_id, token_hash, label, now)
            return _identity(db, "SELECT who, name, ban FROM identity WHERE who = ?", identity_id)

        return await self._write(work)

    # devices

    async def devices(self, identity_id: int) -> list[StoredDevice]:
        return await self._read(
            lambda db: [StoredDevice(*row) for row in db.execute(queries.DEVICES, (identity_id,))]
        )

    async def note_use(self, token_hash: bytes, day: int) -> None:
        await self._execute(queries.NOTE_USE, day, token_hash, day)

    async def label_device(self, token_hash: bytes, label: str) -> None:
        await self._execute(queries.LABEL_DEVICE, label, token_hash)

    async def remove_devices(self, identity_id: int, token_hashes: list[bytes]) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.executemany("DELETE FROM token WHERE hash = ?", [(each,) for each in token_hashes])
            db.execute(queries.REMOVE_LINKS, (identity_id,))

        await self._write(work)

    # what operators see and do

    async def find(self, identity_id: int) -> Person | None:
        found = await self._people(f"{queries.PERSON} AND who = ?", identity_id)
        return found[0] if found else None

    async def search(self, name_part: str, limit: int) -> list[Person]:
        wanted = name_part.casefold()

        def work(db: sqlite3.Connection) -> list[Person]:
            # SQLite ignores the case of ASCII letters only, so Python compares.
            db.create_function("contains", 1, lambda name: wanted in name.casefold())
            query = f"{queries.PERSON} AND contains(name) ORDER BY who DESC LIMIT ?"
            return [Person(*row) for row in db.execute(query, (limit,))]

        return await self._read(work)

    async def set_ban(self, identity_id: int, reason: str | None) -> None:
        await self._execute(queries.SET_BAN, reason, identity_id)

    async def deleted_or_banned(self, identity_ids: set[int]) -> set[int]:
        return await self._read(
            lambda db: {each for each in identity_ids if self._why_barred(db, each) is not None}
        )

    async def bar(self, identity_id: int, *, again: bool = False) -> None:
        def work(_: sqlite3.Connection) -> None:
            if again:
                self._check_bar(identity_id)
            self._barred[identity_id] = monotonic() + BARRED_FOR

        await self._write(work)  # after everything that is being stored

    async def unbar(self, identity_id: int) -> None:
        def work(_: sqlite3.Connection) -> None:
            self._barred.pop(identity_id, None)

        await self._write(work)

    def check_actor(self, db: sqlite3.Connection, identity_id: int) -> None:
        """Raises `Barred`. Only in a job of the writer."""
        barred = self._why_barred(db, identity_id)
        if barred is not None:
            raise barred

    def check_guests(self, db: sqlite3.Connection, identity_ids: set[int]) -> None:
        """Raises `Conflict`. Only in a job of the writer."""
        if any(self._why_barred(db, each) is not None for each in identity_ids):
            raise Conflict("somebody at the new table was banned or deleted")

    async def tables_of(self, identity_id: int) -> list[tuple[str, str]]:
        query = queries.tables_of(SEAT_TAKEN)
        return await self._read(lambda db: db.execute(query, (identity_id, identity_id)).fetchall())

    async def delete(self, identity_id: int, traces: Traces) -> None:
        def work(db: sqlite3.Connection) -> None:
            self._check_bar(identity_id)
            delete_tables(db, traces.tables)
            db.executemany(
                "UPDATE log SET entry = ? WHERE table_id = ? AND version = ?",
                [(encode(entry), table, version) for table, version, entry in traces.names],
            )
            db.executemany(
                f"{UPDATE_CHECKSUMS} WHERE table_id = ? AND version = ?",
                [(table, version) for table, version, _ in traces.names],
            )
            for name in queries.PARTS_OF_PEOPLE:
                db.execute(f"DELETE FROM {name} WHERE who = ?", (identity_id,))  # noqa: S608
            db.execute(queries.CLEAR_ACTIONS, (str(identity_id),))
            db.execute(queries.EMPTY_IDENTITY, (identity_id,))
            self._barred.pop(identity_id, None)

        await self._write(work)

    async def log_action(self, action: AdminAction) -> None:
        await self._execute(queries.LOG_ACTION, *action)

    async def actions(self, limit: int, subject: str | None = None) -> list[AdminAction]:
        values = (limit,) if subject is None else (subject, limit)
        return await self._read(
            lambda db: [AdminAction(*row) for row in db.execute(queries.actions(subject), values)]
        )

    # private

    def _is_barred(self, identity_id: int) -> bool:
        return self._barred.get(identity_id, 0) > monotonic()

    def _check_bar(self, identity_id: int) -> None:
        if not self._is_barred(identity_id):
            raise Refusal("store_unavailable")  # it took too long

    def _why_barred(self, db: sqlite3.Connection, identity_id: int) -> Barred | None:
        if self._is_barred(identity_id):
            return Barred(None)
        query = "SELECT ban FROM identity WHERE who = ? AND (name = '' OR ban IS NOT NULL)"
        found = db.execute(query, (identity_id,)).fetchone()
        return None if found is None else Barred(found[0])

    async def _execute(self, query: str, *values: object) -> None:
        await self._write(lambda db: db.execute(query, values))

    async def _people(self, query: str, *values: object) -> list[Person]:
        return await self._read(lambda db: [Person(*row) for row in db.execute(query, values)])


def _add_device(
    db: sqlite3.Connection, identity_id: int, token_hash: bytes, label: str | None, now: int
) -> None:
    db.execute(queries.ADD_DEVICE, (token_hash, identity_id, label, now // DAY, now // DAY))


def _identity(db: sqlite3.Connection, query: str, key: Any) -> StoredIdentity | None:
    row = db.execute(query, (key,)).fetchone()
    return None if row is None else StoredIdentity(*row)
