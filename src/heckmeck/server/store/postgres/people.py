"""Identities, devices and the operators' log in PostgreSQL.

What changes an identity takes its row first, and then the rows of tables: see `batch.py` for the
order of locks. Deletions take the row of the identity too, so whatever was under way at that moment
comes before it or finds nothing.
"""

from collections.abc import Iterable

from heckmeck.server.clock import DAY
from heckmeck.server.refusal import Refusal
from heckmeck.server.store import queries
from heckmeck.server.store.interface import (
    AdminAction,
    Person,
    StoredDevice,
    StoredIdentity,
    Traces,
)
from heckmeck.server.store.nodes import News
from heckmeck.server.store.postgres.batch import BARRED, actor_lock, lock
from heckmeck.server.store.postgres.connections import Connections, Db, Record, numbered
from heckmeck.server.store.postgres.tables import Tell, delete_tables, lock_tables
from heckmeck.server.store.rows import renamed_row

# The condition of the index with the same name: the entry begins with {"kind":"sat"
SEAT_TAKEN = "substr(entry, 1, 13) = '\\x7b226b696e64223a2273617422'"
BARRED_FOR = "1 minute"
BAR = f"""
INSERT INTO barred VALUES ($1, clock_timestamp() + interval '{BARRED_FOR}')
ON CONFLICT (who) DO UPDATE SET until = excluded.until
"""  # noqa: S608
HOLDS = "SELECT EXISTS (SELECT FROM barred WHERE who = $1 AND until > clock_timestamp())"
UNBAR = "DELETE FROM barred WHERE who = $1"
LOCK_IDENTITY = "SELECT who, name, ban FROM identity WHERE who = $1 AND name <> '' FOR UPDATE"
PAGE = 1000  # names that are compared at a time


class PostgresPeople:
    """See `PeopleStore` in `heckmeck.server.store.interface`."""

    def __init__(self, connections: Connections, tell: Tell) -> None:
        self._read = connections.read
        self._write = connections.write
        self._tell = tell

    async def add_identity(
        self, name: str, token_hash: bytes, label: str | None, now: int
    ) -> StoredIdentity:
        async def work(db: Db) -> StoredIdentity:
            query = "INSERT INTO identity (name, created) VALUES ($1, $2) RETURNING who"
            identity = StoredIdentity(await db.fetchval(query, name, now), name)
            await _add_device(db, identity.id, token_hash, label, now)
            return identity

        return await self._write(work)

    async def identity(self, token_hash: bytes) -> StoredIdentity | None:
        row = await self._read(lambda db: db.fetchrow(numbered(queries.IDENTITY), token_hash))
        return None if row is None else StoredIdentity(*row)

    async def rename(self, identity_id: int, name: str, *, even_if_banned: bool = False) -> None:
        query = queries.RENAME if even_if_banned else queries.RENAME_SELF

        async def work(db: Db) -> None:
            await db.execute(numbered(query), name, identity_id)
            await self._tell(db, News(people=[identity_id]))

        await self._write(work)

    async def add_link(self, identity_id: int, code_hash: bytes, expires: int) -> None:
        async def work(db: Db) -> None:
            await db.execute(LOCK_IDENTITY, identity_id)  # one link at a time
            await db.execute(numbered(queries.REMOVE_LINKS), identity_id)
            await db.execute(ADD_LINK, code_hash, expires, identity_id)

        await self._write(work)

    async def claim_link(
        self, code_hash: bytes, token_hash: bytes, label: str | None, now: int, uptime: int
    ) -> StoredIdentity | None:
        async def work(db: Db) -> StoredIdentity | None:
            who = await db.fetchval("SELECT who FROM link WHERE hash = $1", code_hash)
            identity = await db.fetchrow(LOCK_IDENTITY, who)
            link = await db.fetchrow(numbered(queries.CLAIM_LINK), code_hash)
            if identity is None or link is None or link["expires"] < uptime:
                return None
            await _add_device(db, who, token_hash, label, now)
            return StoredIdentity(*identity)

        return await self._write(work)

    # devices

    async def devices(self, identity_id: int) -> list[StoredDevice]:
        rows = await self._read(lambda db: db.fetch(numbered(queries.DEVICES), identity_id))
        return [StoredDevice(*row) for row in rows]

    async def note_use(self, token_hash: bytes, day: int) -> None:
        await self._execute(queries.NOTE_USE, day, token_hash, day)

    async def label_device(self, token_hash: bytes, label: str) -> None:
        await self._execute(queries.LABEL_DEVICE, label, token_hash)

    async def remove_devices(self, identity_id: int, token_hashes: list[bytes]) -> None:
        async def work(db: Db) -> None:
            await db.execute(LOCK_IDENTITY, identity_id)  # nobody claims the link now
            await db.execute("DELETE FROM token WHERE hash = ANY($1)", token_hashes)
            await db.execute(numbered(queries.REMOVE_LINKS), identity_id)
            await self._tell(db, News(people=[identity_id]))

        await self._write(work)

    # what operators see and do

    async def find(self, identity_id: int) -> Person | None:
        found = await self._people([identity_id])
        return found[0] if found else None

    async def search(self, name_part: str, limit: int) -> list[Person]:
        # Databases differ in how they ignore the case of letters, so Python compares.
        wanted = name_part.casefold()
        found: list[int] = []
        last: int | None = None
        while len(found) < limit:
            names = await self._names(last)
            found += [who for who, name in names if wanted in name.casefold()]
            if len(names) < PAGE:
                break
            last = names[-1]["who"]
        return await self._people(found[:limit])

    async def set_ban(self, identity_id: int, reason: str | None) -> None:
        async def work(db: Db) -> None:
            await lock(db, [actor_lock(identity_id)])  # after everything that is being stored
            await db.execute(numbered(queries.SET_BAN), reason, identity_id)
            await self._tell(db, News(people=[identity_id]))

        await self._write(work)

    async def deleted_or_banned(self, identity_ids: set[int]) -> set[int]:
        rows = await self._read(lambda db: db.fetch(BARRED, list(identity_ids)))
        return {row["who"] for row in rows}

    async def bar(self, identity_id: int, *, again: bool = False) -> None:
        async def work(db: Db) -> None:
            await lock(db, [actor_lock(identity_id)])  # after everything that is being stored
            if again:
                await _check_bar(db, identity_id)
            await db.execute(BAR, identity_id)

        await self._write(work)

    async def unbar(self, identity_id: int) -> None:
        await self._execute(UNBAR, identity_id)

    async def tables_of(self, identity_id: int) -> list[tuple[str, str]]:
        query = numbered(queries.tables_of(SEAT_TAKEN))
        rows = await self._read(lambda db: db.fetch(query, identity_id, identity_id))
        return [(table, lifecycle) for table, lifecycle in rows]

    async def delete(self, identity_id: int, traces: Traces) -> None:
        async def work(db: Db) -> None:
            await lock(db, [actor_lock(identity_id)])
            await _check_bar(db, identity_id)
            await db.execute(numbered(queries.EMPTY_IDENTITY), identity_id)
            joined = await db.fetch("SELECT table_id FROM joined WHERE who = $1", identity_id)
            renamed = {table for table, _, _ in traces.names}
            await lock_tables(db, {*traces.tables, *renamed, *(row["table_id"] for row in joined)})
            await delete_tables(db, traces.tables)
            await _replace_names(db, traces)
            for name in queries.PARTS_OF_PEOPLE:
                await db.execute(f"DELETE FROM {name} WHERE who = $1", identity_id)  # noqa: S608
            await db.execute(numbered(queries.CLEAR_ACTIONS), str(identity_id))
            await db.execute(UNBAR, identity_id)
            await self._tell(
                db, News(people=[identity_id], tables=sorted({*traces.tables, *renamed}))
            )

        await self._write(work)

    async def log_action(self, action: AdminAction) -> None:
        await self._execute(queries.LOG_ACTION, *action)

    async def actions(self, limit: int, subject: str | None = None) -> list[AdminAction]:
        query = numbered(queries.actions(subject))
        values = (limit,) if subject is None else (subject, limit)
        rows = await self._read(lambda db: db.fetch(query, *values))
        return [AdminAction(*row) for row in rows]

    # private

    async def _execute(self, query: str, *values: object) -> None:
        await self._write(lambda db: db.execute(numbered(query), *values))

    async def _names(self, before: int | None) -> list[Record]:
        return await self._read(lambda db: db.fetch(NAMES, before, PAGE))

    async def _people(self, identity_ids: Iterable[int]) -> list[Person]:
        query = f"{queries.PERSON} AND who = ANY($1) ORDER BY who DESC"
        rows = await self._read(lambda db: db.fetch(query, list(identity_ids)))
        return [Person(*row) for row in rows]


NAMES = """
SELECT who, name FROM identity WHERE name <> '' AND ($1::bigint IS NULL OR who < $1)
ORDER BY who DESC LIMIT $2
"""
# PostgreSQL must be told the types of values that it only passes on.
ADD_LINK = """
INSERT INTO link SELECT $1::bytea, who, $2::bigint
FROM identity WHERE who = $3 AND name <> '' AND ban IS NULL
"""


async def _add_device(
    db: Db, identity_id: int, token_hash: bytes, label: str | None, now: int
) -> None:
    query = numbered(queries.ADD_DEVICE)
    await db.execute(query, token_hash, identity_id, label, now // DAY, now // DAY)


async def _check_bar(db: Db, identity_id: int) -> None:
    if not await db.fetchval(HOLDS, identity_id):
        raise Refusal("store_unavailable")  # it took too long


async def _replace_names(db: Db, traces: Traces) -> None:
    read = f"SELECT {queries.LOG_ROW} FROM log WHERE table_id = $1 AND version = $2"  # noqa: S608
    write = "UPDATE log SET entry = $1, checksum = $2 WHERE table_id = $3 AND version = $4"
    for table, version, entry in traces.names:
        row = await db.fetchrow(read, table, version)
        if row is not None:
            await db.execute(write, *renamed_row(table, tuple(row), entry), table, version)
