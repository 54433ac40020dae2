"""One transaction that stores what several tables append together.

Nodes take locks in one order, so they never wait in a circle. A batch waits for another node only
if both touch the same table or the same person, and no longer than that one's transaction takes.
"""

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple
from zlib import crc32

from heckmeck.server.store import queries
from heckmeck.server.store.interface import Append, Barred, Conflict, Held, IndexEntry
from heckmeck.server.store.nodes import News
from heckmeck.server.store.postgres.connections import Connection, Db, numbered
from heckmeck.server.store.postgres.leases import LEASE
from heckmeck.server.store.postgres.news import notify
from heckmeck.server.store.rows import index_values, joined_rows, stored_row

# The kinds of advisory locks. What is locked is a number.
ACTOR = 1  # shared by what seats a person or comes from them; alone, by whoever bars them
HELD = 2  # what a person takes up is counted, and grows
NEW_TABLE = 3

LOCK = """
SELECT CASE WHEN shared THEN pg_advisory_xact_lock_shared(kind, number)
    ELSE pg_advisory_xact_lock(kind, number) END
FROM unnest($1::int[], $2::int[], $3::boolean[]) AS wanted (kind, number, shared)
"""
LOCK_TABLES = "SELECT id FROM game_table WHERE id = ANY($1) ORDER BY id FOR UPDATE"
HAS_LEASE = "EXISTS (SELECT 1 FROM node WHERE id = $2 AND seen > clock_timestamp() - $3::interval)"
VERSIONS = f"""
SELECT id, coalesce((SELECT max(version) FROM log WHERE table_id = id), 0), {HAS_LEASE}
FROM unnest($1::text[]) AS id
"""  # noqa: S608
STORED_ROWS = """
SELECT table_id, log.version, at, who, command, entry, uptime, checksum
FROM unnest($1::text[], $2::int[], $3::int[]) AS wanted (id, after, until)
JOIN log ON table_id = id AND log.version > after AND log.version <= until
"""
STORED_HEADERS = "SELECT id, code, secret, created FROM game_table WHERE id = ANY($1)"
BARRED = """
SELECT who, ban FROM identity WHERE who = ANY($1) AND (name = '' OR ban IS NOT NULL)
UNION ALL SELECT who, NULL FROM barred WHERE who = ANY($1) AND until > clock_timestamp()
"""
COUNT_HELD = f"""
SELECT person, held.* FROM unnest($1::bigint[]) AS person,
    LATERAL ({queries.COUNT_HELD.replace("?", "person")}) AS held
"""  # noqa: S608
ADD_TABLES = f"""
{queries.ADD_TABLE}
SELECT id, code, secret, created, 'open', public, '', created
FROM unnest($1::text[], $2::text[], $3::bytea[], $4::bigint[], $5::int[])
    AS new (id, code, secret, created, public)
ON CONFLICT DO NOTHING RETURNING id
"""  # noqa: S608
ADD_ROWS = """
INSERT INTO log (table_id, version, at, who, command, entry, uptime, checksum)
SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::bigint[], $5::text[], $6::bytea[],
    $7::bigint[], $8::bigint[])
"""
UPDATE_INDEX = """
UPDATE game_table SET code = new.code, lifecycle = new.lifecycle, owner = new.owner,
    mover = new.mover, summary = new.summary, updated = new.updated
FROM unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::bigint[], $6::bytea[],
    $7::bigint[]) AS new (id, code, lifecycle, owner, mover, summary, updated)
WHERE game_table.id = new.id
"""
ADD_JOINED = """
INSERT INTO joined (who, table_id, seated)
SELECT * FROM unnest($1::bigint[], $2::text[], $3::int[])
ON CONFLICT (who, table_id) DO UPDATE SET seated = excluded.seated
"""


class Lock(NamedTuple):
    kind: int
    number: int
    shared: bool = False


class AppendJob:
    """What somebody wants to append, all or nothing."""

    def __init__(self, appends: list[Append], lease: int) -> None:
        self.appends = appends
        self.lease = lease  # under which it was decided
        self.rows = [stored_row(each.table, row) for each in appends for row in each.rows]
        self.tables = {each.table for each in appends}
        self.actors = {each.actor for each in appends if each.actor is not None}
        self.guests = {who for each in appends for who in each.guests}
        self.counted = {
            each.actor for each in appends if each.actor is not None and each.check_held is not None
        }
        self.perhaps_stored = False  # by a try whose answer was lost
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def parts(self) -> set[tuple[Any, ...]]:
        """The rows and headers it adds. Nothing else looks the same."""
        headers = (each.header for each in self.appends)
        return {*self.rows, *(tuple(each) for each in headers if each is not None)}


class Batch:
    """Jobs that touch different tables, and count different people."""

    def __init__(self, db: Connection, jobs: list[AppendJob]) -> None:
        self._db = db
        self._jobs = jobs
        self._todo = list(jobs)
        self._errors: dict[AppendJob, Exception] = {}

    async def run(self, lease: int, channel: str) -> dict[AppendJob, Exception]:
        """Write everything. Returns why jobs are not stored, if the transaction is committed."""
        tables = sorted({table for job in self._jobs for table in job.tables})
        await self._lock(tables)
        found = {row[0] for row in await self._db.fetch(LOCK_TABLES, tables)}
        rows = await self._db.fetch(VERSIONS, tables, lease, LEASE)
        versions = {table: version for table, version, _ in rows}
        await self._skip_stored(versions)
        # Whoever decided under a lease that has lapsed did not know enough: this node was cut off.
        valid = lease if all(leased for *_, leased in rows) else None
        late = [job for job in self._todo if job.lease != valid]
        self._refuse(late, Conflict("the lease of this node has lapsed"))
        await self._check_people()
        for job in self._todo:
            if any(_differs(each, versions[each.table], found) for each in job.appends):
                self._errors[job] = Conflict("the log has another version")
        self._drop_refused()
        await self._check_held()
        await self._add_tables()
        await self._write()
        if self._todo:
            now = {
                each.table: each.expected + len(each.rows)
                for job in self._todo
                for each in job.appends
            }
            await notify(self._db, channel, News(node=lease, log=now))
        return self._errors

    async def _lock(self, tables: list[str]) -> None:
        new = {each.table for job in self._jobs for each in job.appends if each.header is not None}
        locks = {
            *(
                actor_lock(who, shared=True)
                for job in self._jobs
                for who in job.actors | job.guests
            ),
            *(Lock(HELD, _number(who)) for job in self._jobs for who in job.counted),
            # A row that is not there yet cannot be locked.
            *(
                Lock(NEW_TABLE, _number(crc32(table.encode())))
                for table in new.intersection(tables)
            ),
        }
        await lock(self._db, locks)

    async def _skip_stored(self, versions: dict[str, int]) -> None:
        """Find the jobs that an earlier try has stored."""
        perhaps = [
            job
            for job in self._todo
            if job.perhaps_stored
            and job.rows
            and all(versions[each.table] >= each.expected + len(each.rows) for each in job.appends)
        ]
        if not perhaps:
            return
        spans = [
            (each.table, each.expected, each.expected + len(each.rows))
            for job in perhaps
            for each in job.appends
        ]
        stored = {tuple(row) for row in await self._db.fetch(STORED_ROWS, *_columns(spans))}
        new = [each.header.id for job in perhaps for each in job.appends if each.header is not None]
        if new:
            stored |= {tuple(row) for row in await self._db.fetch(STORED_HEADERS, new)}
        self._todo = [job for job in self._todo if job not in perhaps or not job.parts() <= stored]

    async def _check_people(self) -> None:
        people = sorted({who for job in self._todo for who in job.actors | job.guests})
        if not people:
            return
        barred: dict[int, str | None] = dict(await self._db.fetch(BARRED, people))
        for job in self._todo:
            if job.guests & barred.keys():
                self._errors[job] = Conflict("somebody at the new table was banned or deleted")
            for who in job.actors & barred.keys():
                self._errors[job] = Barred(barred[who])
        self._drop_refused()

    async def _check_held(self) -> None:
        people = sorted({who for job in self._todo for who in job.counted})
        if not people:
            return
        held = {who: Held(*counts) for who, *counts in await self._db.fetch(COUNT_HELD, people)}
        for job in self._todo:
            for each in job.appends:
                if each.check_held is not None and each.actor is not None:
                    try:
                        each.check_held(held[each.actor])
                    except Exception as error:  # noqa: BLE001  it goes to whoever asked
                        self._errors[job] = error
        self._drop_refused()

    async def _add_tables(self) -> None:
        new = sorted(
            (*each.header, int(each.public))
            for job in self._todo
            for each in job.appends
            if each.header is not None
        )
        if not new:
            return
        added = {row[0] for row in await self._db.fetch(ADD_TABLES, *_columns(new))}
        refused = [job for job in self._todo if not _headers(job) <= added]
        if not refused:
            return
        self._refuse(refused, Conflict("the code of the new table is taken"))
        wrong = [table for job in refused for table in _headers(job) & added]
        await self._db.execute("DELETE FROM game_table WHERE id = ANY($1)", wrong)

    async def _write(self) -> None:
        rows = [row for job in self._todo for row in job.rows]
        if rows:
            await self._db.execute(ADD_ROWS, *_columns(rows))
        await write_index(
            self._db,
            {
                each.table: each.index_entry
                for job in self._todo
                for each in job.appends
                if each.index_entry is not None
            },
        )

    def _refuse(self, jobs: Iterable[AppendJob], error: Exception) -> None:
        self._errors.update(dict.fromkeys(jobs, error))
        self._drop_refused()

    def _drop_refused(self) -> None:
        self._todo = [job for job in self._todo if job not in self._errors]


async def lock(db: Db, locks: Iterable[Lock]) -> None:
    """Until the end of the transaction."""
    wanted = sorted(locks)
    if wanted:
        await db.fetch(LOCK, *_columns(wanted))


def actor_lock(identity_id: int, *, shared: bool = False) -> Lock:
    return Lock(ACTOR, _number(identity_id), shared)


async def version(db: Db, table: str) -> int:
    return await db.fetchval(numbered(queries.VERSION), table) or 0


async def write_index(db: Db, entries: dict[str, IndexEntry]) -> None:
    """Replace the index entries of tables, whose rows must be locked."""
    if not entries:
        return
    values = [(table, *index_values(index)) for table, index in entries.items()]
    await db.execute(UPDATE_INDEX, *_columns(values))
    changed = {table: index for table, index in entries.items() if index.seated is not None}
    if not changed:
        return
    # Whoever leaves before the game has no part in it.
    still_open = [table for table, index in changed.items() if index.summary.lifecycle == "open"]
    begun = [table for table in changed if table not in still_open]
    if still_open:
        await db.execute("DELETE FROM joined WHERE table_id = ANY($1)", still_open)
    if begun:
        await db.execute("UPDATE joined SET seated = 0 WHERE table_id = ANY($1)", begun)
    members = [row for table, index in changed.items() for row in joined_rows(table, index)]
    if members:
        await db.execute(ADD_JOINED, *_columns(members))


def _differs(append: Append, found: int, existing: set[str]) -> bool:
    is_new = append.header is not None
    return is_new == (append.table in existing) or found != append.expected


def _headers(job: AppendJob) -> set[str]:
    return {each.table for each in job.appends if each.header is not None}


def _columns(rows: Sequence[Sequence[Any]]) -> list[list[Any]]:
    return [list(column) for column in zip(*rows, strict=True)]


def _number(key: int) -> int:
    """Advisory locks take 32 bits. Two keys that share a lock do no harm."""
    return key & 0x7FFFFFFF
