"""The leases of nodes, and the time that they share.

Nothing here holds a lock from one statement to the next: a node that freezes in between keeps no
other one waiting.
"""

from datetime import timedelta
from typing import TYPE_CHECKING, Any

import heckmeck
from heckmeck.server.store.interface import SharedTime

if TYPE_CHECKING:
    from asyncpg import Connection

LEASE = timedelta(seconds=3)  # also the longest gap between two beats in which time goes on
FORGET_AFTER = timedelta(minutes=1)  # until what a node has left behind is deleted
RUNNING = 4  # the kind of advisory lock that a node holds as long as its connection lives

REGISTER = """
INSERT INTO node (name, version, seen, leaving) VALUES ($1, $2, clock_timestamp(), $3) RETURNING id
"""
RENEW = """
UPDATE node SET seen = clock_timestamp()
WHERE id = $1 AND seen > clock_timestamp() - $2::interval RETURNING id
"""
# A process that is killed loses its connection and its lock: nobody waits for its lease to lapse.
MEMBERS = f"""
SELECT id, leaving FROM node WHERE seen > clock_timestamp() - $1::interval AND id::oid IN (
    SELECT objid FROM pg_locks WHERE locktype = 'advisory' AND classid = {RUNNING} AND objsubid = 2
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))
"""  # noqa: S608
# The clock of the database decides. It may be set: a gap that is longer than a lease, or negative,
# does not count. What is less than a millisecond stays in `at`, and adds up.
TICK = """
WITH last AS (SELECT at FROM pulse FOR UPDATE),
moment AS (SELECT at, clock_timestamp() AS now FROM last),
gap AS (SELECT at, now, floor(extract(epoch FROM now - at) * 1000)::bigint AS ms FROM moment),
counted AS (SELECT *, ms BETWEEN 0 AND extract(epoch FROM $1::interval) * 1000 AS valid FROM gap),
ticked AS (
    UPDATE pulse SET at = CASE WHEN valid THEN counted.at + ms * interval '1 millisecond'
        WHEN ms > 0 OR ms < -1000 THEN now ELSE counted.at END FROM counted RETURNING 1),
lived AS (
    UPDATE life SET seen = seen + CASE WHEN valid THEN ms ELSE 0 END FROM counted RETURNING seen)
SELECT floor(extract(epoch FROM now) * 1000)::bigint, seen FROM counted, lived, ticked
"""


async def register(db: "Connection[Any]", name: str, *, leaving: bool) -> int:
    """The number of a new lease. It ends with this connection at the latest."""
    lease = int(await db.fetchval(REGISTER, name, heckmeck.__version__, leaving))
    await db.execute("SELECT pg_advisory_unlock_all()")
    await db.execute("SELECT pg_advisory_lock($1, $2)", RUNNING, lease)
    return lease


async def renew(db: "Connection[Any]", lease: int) -> bool:
    """False: it has lapsed."""
    return await db.fetchval(RENEW, lease, LEASE) is not None


async def members(db: "Connection[Any]") -> dict[int, bool]:
    """The nodes that run, and whether they are leaving."""
    return dict(await db.fetch(MEMBERS, LEASE))


async def read_time(db: "Connection[Any]") -> SharedTime:
    """The time of all nodes. It goes on while at least one of them has a lease."""
    ((wall, uptime),) = await db.fetch(TICK, LEASE)
    return SharedTime(wall, uptime)


async def leave(db: "Connection[Any]", lease: int) -> None:
    await db.execute("UPDATE node SET leaving = TRUE WHERE id = $1", lease)


async def forget_lost_nodes(db: "Connection[Any]") -> None:
    """Delete what nodes have left behind that are gone for long."""
    await db.execute("DELETE FROM node WHERE seen < clock_timestamp() - $1::interval", FORGET_AFTER)
    await db.execute("DELETE FROM presence WHERE node NOT IN (SELECT id FROM node)")
