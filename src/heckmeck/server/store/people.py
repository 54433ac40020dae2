"""Identities, devices and the operators' log in SQLite."""

import sqlite3
from typing import Any

from heckmeck.protocol import encode
from heckmeck.server.clock import DAY
from heckmeck.server.store.checksums import UPDATE_CHECKSUMS
from heckmeck.server.store.database import Database, delete_tables
from heckmeck.server.store.interface import (
    AdminAction,
    Person,
    StoredDevice,
    StoredIdentity,
    Traces,
)

# The condition of the index with the same name: the entry begins with {"kind":"sat"
SEAT_TAKEN = "substr(entry, 1, 13) = x'7b226b696e64223a2273617422'"
PERSON = """
SELECT who, name, created, (SELECT count(*) FROM token WHERE token.who = identity.who),
    (SELECT count(*) FROM joined WHERE joined.who = identity.who), ban
FROM identity WHERE name <> ''
"""


class SqlitePeople:
    """See `PeopleStore` in `heckmeck.server.store.interface`."""

    def __init__(self, read: Database, write: Database) -> None:
        self._read = read
        self._write = write

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
        query = "SELECT who, name, ban FROM identity JOIN token USING (who) WHERE hash = ?"
        return await self._read(lambda db: _identity(db, query, token_hash))

    async def rename(self, identity_id: int, name: str) -> None:
        query = "UPDATE identity SET name = ? WHERE who = ? AND name <> ''"
        await self._execute(query, name, identity_id)

    async def add_link(self, identity_id: int, code_hash: bytes, expires: int) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM link WHERE who = ?", (identity_id,))  # one at a time
            query = "INSERT INTO link SELECT ?, who, ? FROM identity WHERE who = ? AND name <> ''"
            db.execute(query, (code_hash, expires, identity_id))

        await self._write(work)

    async def claim_link(
        self, code_hash: bytes, token_hash: bytes, label: str | None, now: int, uptime: int
    ) -> StoredIdentity | None:
        def work(db: sqlite3.Connection) -> StoredIdentity | None:
            query = "DELETE FROM link WHERE hash = ? RETURNING who, expires"
            found = db.execute(query, (code_hash,)).fetchall()
            if not found or found[0][1] < uptime:
                return None
            identity_id = found[0][0]
            _add_device(db, identity_id, token_hash, label, now)
            return _identity(db, "SELECT who, name, ban FROM identity WHERE who = ?", identity_id)

        return await self._write(work)

    # devices

    async def devices(self, identity_id: int) -> list[StoredDevice]:
        query = "SELECT hash, label, created, used FROM token WHERE who = ? ORDER BY created, hash"
        return await self._read(
            lambda db: [StoredDevice(*row) for row in db.execute(query, (identity_id,))]
        )

    async def note_use(self, token_hash: bytes, day: int) -> None:
        await self._execute(
            "UPDATE token SET used = ? WHERE hash = ? AND used IS NOT ?", day, token_hash, day
        )

    async def label_device(self, token_hash: bytes, label: str) -> None:
        await self._execute("UPDATE token SET label = ? WHERE hash = ?", label, token_hash)

    async def remove_devices(self, identity_id: int, token_hashes: list[bytes]) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.executemany("DELETE FROM token WHERE hash = ?", [(each,) for each in token_hashes])
            db.execute("DELETE FROM link WHERE who = ?", (identity_id,))

        await self._write(work)

    # what operators see and do

    async def find(self, identity_id: int) -> Person | None:
        found = await self._people(f"{PERSON} AND who = ?", identity_id)
        return found[0] if found else None

    async def search(self, name_part: str, limit: int) -> list[Person]:
        wanted = name_part.casefold()

        def work(db: sqlite3.Connection) -> list[Person]:
            # SQLite ignores the case of ASCII letters only, so Python compares.
            db.create_function("contains", 1, lambda name: wanted in name.casefold())
            rows = db.execute(f"{PERSON} AND contains(name) ORDER BY who DESC LIMIT ?", (limit,))
            return [Person(*row) for row in rows]

        return await self._read(work)

    async def set_ban(self, identity_id: int, reason: str | None) -> None:
        query = "UPDATE identity SET ban = ? WHERE who = ? AND name <> ''"
        await self._execute(query, reason, identity_id)

    async def deleted_or_banned(self, identity_ids: set[int]) -> set[int]:
        query = "SELECT 1 FROM identity WHERE who = ? AND (name = '' OR ban IS NOT NULL)"
        return await self._read(
            lambda db: {each for each in identity_ids if db.execute(query, (each,)).fetchone()}
        )

    async def tables_of(self, identity_id: int) -> list[tuple[str, str]]:
        seats = f"SELECT table_id FROM log WHERE who = ? AND {SEAT_TAKEN}"  # noqa: S608
        query = (
            "SELECT id, lifecycle FROM game_table "  # noqa: S608
            f"WHERE id IN (SELECT table_id FROM joined WHERE who = ? UNION {seats}) "
            "ORDER BY created"
        )
        return await self._read(lambda db: db.execute(query, (identity_id, identity_id)).fetchall())

    async def delete(self, identity_id: int, traces: Traces) -> None:
        def work(db: sqlite3.Connection) -> None:
            delete_tables(db, traces.tables)
            db.executemany(
                "UPDATE log SET entry = ? WHERE table_id = ? AND version = ?",
                [(encode(entry), table, version) for table, version, entry in traces.names],
            )
            db.executemany(
                f"{UPDATE_CHECKSUMS} WHERE table_id = ? AND version = ?",
                [(table, version) for table, version, _ in traces.names],
            )
            for name in ("token", "link", "joined", "result"):
                db.execute(f"DELETE FROM {name} WHERE who = ?", (identity_id,))  # noqa: S608
            db.execute("UPDATE admin_log SET details = '' WHERE subject = ?", (str(identity_id),))
            # The empty row keeps SQLite from giving the number to somebody else. Whatever else
            # changes an identity leaves it alone, even if it was asked for before the deletion.
            empty = "UPDATE identity SET name = '', created = 0, ban = NULL WHERE who = ?"
            db.execute(empty, (identity_id,))

        await self._write(work)

    async def log_action(self, action: AdminAction) -> None:
        query = (
            "INSERT INTO admin_log (at, operator, action, subject, details) VALUES (?, ?, ?, ?, ?)"
        )
        await self._execute(query, *action)

    async def actions(self, limit: int, subject: str | None = None) -> list[AdminAction]:
        query = (
            "SELECT at, operator, action, subject, details FROM admin_log "
            "WHERE ? IS NULL OR subject = ? ORDER BY number DESC LIMIT ?"
        )
        return await self._read(
            lambda db: [AdminAction(*row) for row in db.execute(query, (subject, subject, limit))]
        )

    # private

    async def _execute(self, query: str, *values: object) -> None:
        await self._write(lambda db: db.execute(query, values))

    async def _people(self, query: str, *values: object) -> list[Person]:
        return await self._read(lambda db: [Person(*row) for row in db.execute(query, values)])


def _add_device(
    db: sqlite3.Connection, identity_id: int, token_hash: bytes, label: str | None, now: int
) -> None:
    db.execute(
        "INSERT INTO token (hash, who, label, created, used) VALUES (?, ?, ?, ?, ?)",
        (token_hash, identity_id, label, now // DAY, now // DAY),
    )


def _identity(db: sqlite3.Connection, query: str, key: Any) -> StoredIdentity | None:
    row = db.execute(query, (key,)).fetchone()
    return None if row is None else StoredIdentity(*row)
