"""Statements that SQLite and PostgreSQL both understand, with `?` for each value.

Truth is stored as 0 or 1. It is compared with 1: PostgreSQL takes no number for a condition.
"""

from typing import Any

from heckmeck.server.store.interface import GameFilter

CURRENT = "lifecycle IN ('open', 'running')"

# tables

# How long the log is, too. The short code of a table is in capitals.
HEADER = (
    "SELECT id, code, secret, created, (SELECT max(version) FROM log WHERE table_id = id) "
    "FROM game_table WHERE id = ? OR code = ?"
)
LOG_ROW = "log.version, at, who, command, entry, uptime, checksum"
LOG = f"SELECT {LOG_ROW} FROM log WHERE table_id = ? ORDER BY version"  # noqa: S608
VERSION = "SELECT max(version) FROM log WHERE table_id = ?"
ADD_TABLE = (
    "INSERT INTO game_table (id, code, secret, created, lifecycle, public, summary, updated) "
)
UNFINISHED = f"SELECT id FROM game_table WHERE {CURRENT}"  # noqa: S608
COUNT_BY_LIFECYCLE = "SELECT lifecycle, count(*) FROM game_table GROUP BY lifecycle"
# `joined` has the owner of a table too, and an index by identity.
COUNT_HELD = (
    "SELECT count(*) FILTER (WHERE owner = who), "  # noqa: S608
    "count(*) FILTER (WHERE owner = who AND public = 1 AND lifecycle = 'open'), "
    "count(*) FILTER (WHERE (owner IS NULL OR owner <> who) AND seated = 1 AND public = 1 "
    "AND lifecycle = 'open') "
    f"FROM joined JOIN game_table ON id = table_id WHERE who = ? AND {CURRENT}"
)
PUBLIC_TABLES = (
    f"SELECT id, summary FROM game_table WHERE {CURRENT} AND public = 1 "  # noqa: S608
    "ORDER BY updated DESC LIMIT ?"
)
CURRENT_TABLES = (
    "SELECT id, summary, mover = who FROM joined JOIN game_table ON id = table_id "  # noqa: S608
    f"WHERE who = ? AND (seated = 1 OR owner = who) AND {CURRENT} ORDER BY updated DESC LIMIT ?"
)
HAS_FINISHED = (
    "SELECT 1 FROM joined JOIN game_table ON id = table_id "
    "WHERE who = ? AND lifecycle = 'finished' LIMIT 1"
)
FINISHED_SINCE = (
    "SELECT id, summary FROM game_table "
    "WHERE lifecycle = 'finished' AND public = 0 AND updated >= ?"
)
LAST_UPTIME = "SELECT coalesce(max(seen), 0) FROM life"
ABANDONED = (
    "SELECT id FROM game_table WHERE lifecycle = 'abandoned' AND ? > "
    "(SELECT uptime FROM log WHERE table_id = id ORDER BY version DESC LIMIT 1)"
)
# Whatever belongs to a table, and the column with its id.
PARTS_OF_TABLES = (
    ("log", "table_id"),
    ("joined", "table_id"),
    ("result", "table_id"),
    ("game_table", "id"),
)


def all_tables(every: bool) -> str:
    where = "" if every else f"WHERE {CURRENT} "
    return f"SELECT id, summary, owner, public FROM game_table {where}ORDER BY updated DESC LIMIT ?"  # noqa: S608


# people: an identity without a name was deleted

ADD_DEVICE = "INSERT INTO token (hash, who, label, created, used) VALUES (?, ?, ?, ?, ?)"
IDENTITY = "SELECT who, name, ban FROM identity JOIN token USING (who) WHERE hash = ?"
# What people do themselves counts only if they are not banned, even if it was asked for before.
RENAME = "UPDATE identity SET name = ? WHERE who = ? AND name <> ''"
RENAME_SELF = f"{RENAME} AND ban IS NULL"
SET_BAN = "UPDATE identity SET ban = ? WHERE who = ? AND name <> ''"
# Keeps the number from being given to somebody else. Whatever else changes an identity leaves it
# alone, even if it was asked for before the deletion.
EMPTY_IDENTITY = "UPDATE identity SET name = '', created = 0, ban = NULL WHERE who = ?"
ADD_LINK = (
    "INSERT INTO link SELECT ?, who, ? FROM identity WHERE who = ? AND name <> '' AND ban IS NULL"
)
REMOVE_LINKS = "DELETE FROM link WHERE who = ?"
CLAIM_LINK = "DELETE FROM link WHERE hash = ? RETURNING who, expires"
DEVICES = "SELECT hash, label, created, used FROM token WHERE who = ? ORDER BY created, hash"
NOTE_USE = "UPDATE token SET used = ? WHERE hash = ? AND (used IS NULL OR used <> ?)"
LABEL_DEVICE = (
    "UPDATE token SET label = ? WHERE hash = ? "
    "AND who IN (SELECT who FROM identity WHERE ban IS NULL)"
)
PERSON = """
SELECT who, name, created, (SELECT count(*) FROM token WHERE token.who = identity.who),
    (SELECT count(*) FROM joined WHERE joined.who = identity.who), ban
FROM identity WHERE name <> ''
"""
# What is stored about a person beside the identity itself.
PARTS_OF_PEOPLE = ("token", "link", "joined", "result")
CLEAR_ACTIONS = "UPDATE admin_log SET details = '' WHERE subject = ?"
LOG_ACTION = "INSERT INTO admin_log (at, operator, action, subject, details) VALUES (?, ?, ?, ?, ?)"


def tables_of(seat_taken: str) -> str:
    """`seat_taken`: the condition of the index with this name."""
    seats = f"SELECT table_id FROM log WHERE who = ? AND {seat_taken}"  # noqa: S608
    return (
        "SELECT id, lifecycle FROM game_table "  # noqa: S608
        f"WHERE id IN (SELECT table_id FROM joined WHERE who = ? UNION {seats}) ORDER BY created"
    )


def actions(subject: str | None) -> str:
    where = "" if subject is None else "WHERE subject = ? "
    return (
        f"SELECT at, operator, action, subject, details FROM admin_log {where}"  # noqa: S608
        "ORDER BY number DESC LIMIT ?"
    )


# results: a forgotten game has no players

RESULT = (
    "who, table_id, ended, edition, players, people, seat, own_seats, place, worms, won, turns, "
    "fails, steals, robbed, bot_turns, has_left, specialists, daily"
)
MISSING = "lifecycle = 'finished' AND results = 0"  # the condition of the index `without_results`
CLEAR_RESULTS = "DELETE FROM result WHERE table_id = ? AND players > 0"
HAS_RESULTS = "UPDATE game_table SET results = 1 WHERE id = ?"
# What stays says only that the person wants no result here, so that nothing counts the game again.
FORGET = (
    "UPDATE result SET ended = 0, edition = '', players = 0, people = 0, seat = 0, "
    "own_seats = 0, place = 0, worms = 0, won = 0, turns = 0, fails = 0, steals = 0, robbed = 0, "
    "bot_turns = 0, has_left = 0, specialists = '', daily = NULL WHERE who = ?"
)


def missing(identity_id: int | None) -> str:
    tables, one = "game_table", ""
    if identity_id is not None:
        tables, one = "joined JOIN game_table ON id = table_id", "who = ? AND "
    return f"SELECT id FROM {tables} WHERE {one}{MISSING} ORDER BY updated DESC LIMIT ?"  # noqa: S608


def results_of(
    columns: str, identity_id: int, wanted: GameFilter, before: tuple[int, str] | None = None
) -> tuple[str, list[Any]]:
    """A query for the results of a person without its order, and its values.

    It leaves the name of an opponent out.
    """
    conditions = ["result.who = ?", "players > 0"]
    values: list[Any] = [identity_id]
    for condition, value in (
        ("edition = ?", wanted.edition),
        ("players = ?", wanted.players),
        ("(people > 0) = ?", None if wanted.company is None else wanted.company == "people"),
        ("won = ?", None if wanted.won is None else int(wanted.won)),
        ("ended >= ?", wanted.since),
        ("ended < ?", wanted.until),
        ("(daily IS NOT NULL) = ?", wanted.daily),
    ):
        if value is not None:
            conditions.append(condition)
            values.append(value)
    if before is not None:
        conditions.append("(ended, table_id) < (?, ?)")
        values.extend(before)
    where = " AND ".join(conditions)
    return f"SELECT {columns} FROM result JOIN game_table ON id = table_id WHERE {where}", values  # noqa: S608
