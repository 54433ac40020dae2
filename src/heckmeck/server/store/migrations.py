"""The formats of the database, and the step from each to the next.

A new format is a new function at the end of `STEPS`. All steps that a database needs run in one
transaction, so it is migrated completely or stays as it was.
"""

import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from heckmeck.message import os_reason
from heckmeck.server.store import checksums
from heckmeck.server.store.copies import Damaged, copy_database, free_name
from heckmeck.server.store.interface import StoreUnusable


def create_format_1(db: sqlite3.Connection) -> None:
    run(
        db,
        """
CREATE TABLE identity (who INTEGER PRIMARY KEY, name TEXT NOT NULL, created INTEGER NOT NULL);
CREATE TABLE token (hash BLOB PRIMARY KEY, who INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE link (hash BLOB PRIMARY KEY, who INTEGER NOT NULL, expires INTEGER NOT NULL)
    WITHOUT ROWID;
CREATE TABLE game_table (
    id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, secret BLOB NOT NULL, created INTEGER NOT NULL,
    -- an index of the log below, updated together with it:
    lifecycle TEXT NOT NULL, owner INTEGER, public INTEGER NOT NULL, summary BLOB NOT NULL,
    updated INTEGER NOT NULL) WITHOUT ROWID;
CREATE INDEX by_lifecycle ON game_table (lifecycle, public, updated);
CREATE TABLE log (
    table_id TEXT NOT NULL, version INTEGER NOT NULL, at INTEGER NOT NULL, who INTEGER,
    command TEXT, entry BLOB NOT NULL, PRIMARY KEY (table_id, version)) WITHOUT ROWID;
CREATE TABLE joined (who INTEGER NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (who, table_id))
    WITHOUT ROWID;
CREATE TABLE life (one INTEGER PRIMARY KEY CHECK (one = 1), seen INTEGER NOT NULL);
CREATE TABLE away (gone INTEGER NOT NULL, back INTEGER NOT NULL);
""",
    )


def to_format_2(db: sqlite3.Connection) -> None:
    """Lists show whose turn it is and leave out players who have left."""
    run(
        db,
        """
ALTER TABLE game_table ADD COLUMN mover INTEGER; -- the identity whose turn it is
ALTER TABLE joined ADD COLUMN seated INTEGER NOT NULL DEFAULT 1; -- 0: has left
CREATE INDEX joined_by_table ON joined (table_id);
""",
    )


def to_format_3(db: sqlite3.Connection) -> None:
    """Deadlines follow the uptime of the server. Until now they followed the wall clock, and the
    periods in which the server was away were subtracted."""
    run(
        db,
        """
PRAGMA application_id = 1751475051; -- "heck": other programs can tell whose file this is
ALTER TABLE log ADD COLUMN uptime INTEGER NOT NULL DEFAULT 0;
UPDATE life SET seen = seen - (
    SELECT coalesce(sum(min(back, seen) - gone), 0) FROM away WHERE gone < seen);
-- Finished games have no deadlines. No entry may be later than the uptime that was seen last.
UPDATE log SET uptime = min(
    at - (SELECT coalesce(sum(min(back, at) - gone), 0) FROM away WHERE gone < at),
    (SELECT coalesce(max(seen), 0) FROM life))
    WHERE table_id IN (SELECT id FROM game_table WHERE lifecycle != 'finished');
DROP TABLE away;
DELETE FROM link; -- they live for ten minutes, on the other scale
""",
    )


def to_format_4(db: sqlite3.Connection) -> None:
    """People see their devices; operators ban people and leave a log."""
    run(
        db,
        """
ALTER TABLE token ADD COLUMN label TEXT; -- the kind of browser, or a name its owner chose
ALTER TABLE token ADD COLUMN created INTEGER; -- days since 1970, like the next one
ALTER TABLE token ADD COLUMN used INTEGER;
CREATE INDEX token_by_identity ON token (who);
ALTER TABLE identity ADD COLUMN ban TEXT; -- the reason; NULL: not banned
CREATE TABLE admin_log (
    number INTEGER PRIMARY KEY, at INTEGER NOT NULL, operator TEXT NOT NULL, action TEXT NOT NULL,
    subject TEXT NOT NULL, details TEXT NOT NULL);
""",
    )


def to_format_5(db: sqlite3.Connection) -> None:
    """Log entries have checksums, so that a damaged one is noticed."""
    db.execute("ALTER TABLE log ADD COLUMN checksum INTEGER NOT NULL DEFAULT 0")
    checksums.register(db)
    db.execute(checksums.UPDATE_CHECKSUMS)


def to_format_6(db: sqlite3.Connection) -> None:
    """Every seat that a person ever took is found, also if they left before the game."""
    # A seat is an entry that begins with this tag; `SEAT_TAKEN` in people.py must say the same.
    db.execute(
        "CREATE INDEX seat_taken ON log (who, table_id) "
        "WHERE substr(entry, 1, 13) = x'7b226b696e64223a2273617422'"
    )


def to_format_7(db: sqlite3.Connection) -> None:
    """People see their games and statistics. Like other indexes, results follow from the logs.

    The server computes those of earlier games while it runs: that would keep it from starting.
    """
    run(
        db,
        """
ALTER TABLE game_table ADD COLUMN results INTEGER NOT NULL DEFAULT 0; -- 1: they are in `result`
CREATE INDEX without_results ON game_table (updated) WHERE lifecycle = 'finished' AND results = 0;
CREATE TABLE result (
    who INTEGER NOT NULL, table_id TEXT NOT NULL, ended INTEGER NOT NULL, edition TEXT NOT NULL,
    players INTEGER NOT NULL, -- 0: the person has forgotten this game, and all else is empty
    people INTEGER NOT NULL, seat INTEGER NOT NULL, own_seats INTEGER NOT NULL,
    place INTEGER NOT NULL, worms INTEGER NOT NULL, won INTEGER NOT NULL, turns INTEGER NOT NULL,
    fails INTEGER NOT NULL, steals INTEGER NOT NULL, robbed INTEGER NOT NULL,
    bot_turns INTEGER NOT NULL, has_left INTEGER NOT NULL, specialists TEXT NOT NULL, daily TEXT,
    PRIMARY KEY (who, table_id)) WITHOUT ROWID;
CREATE INDEX result_by_end ON result (who, ended, table_id);
CREATE INDEX result_by_table ON result (table_id);
""",
    )


STEPS: list[Callable[[sqlite3.Connection], None]] = [
    create_format_1,
    to_format_2,
    to_format_3,
    to_format_4,
    to_format_5,
    to_format_6,
    to_format_7,
]
FORMAT = len(STEPS)


def migrate(db: sqlite3.Connection, file: Path, *, keep_copy: bool = True) -> None:
    """Bring a database to the current format, or raise `StoreUnusable` and leave it as it was.

    Before the first change, a private copy is written next to the file, unless nobody needs one.
    """
    found = int(db.execute("PRAGMA user_version").fetchone()[0])
    if found > FORMAT:
        raise StoreUnusable("store-format", file=str(file), found=found, known=FORMAT)
    if found == FORMAT:
        return
    if found == 0 and db.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
        raise StoreUnusable("store-foreign", file=str(file))
    copy = None
    if found and keep_copy:
        copy = free_name(file.with_name(f"{file.name}.format-{found}"))
    try:
        if copy is not None:
            copy_database(file, copy)
        _run_steps(db, found)
    except Exception as error:
        # Whatever went wrong, the file is as it was, and nobody needs the copy.
        if copy is not None:
            with suppress(OSError):
                copy.unlink(missing_ok=True)
        if isinstance(error, Damaged):
            raise StoreUnusable("store-damaged", file=str(file), why=str(error)) from None
        raise StoreUnusable(
            "store-migration", file=str(file), found=found, known=FORMAT, why=os_reason(error)
        ) from error


def run(db: sqlite3.Connection, script: str) -> None:
    """Execute statements. Unlike `executescript`, this does not end the transaction."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            db.execute(statement)
            statement = ""


def _run_steps(db: sqlite3.Connection, found: int) -> None:
    db.execute("BEGIN IMMEDIATE")
    try:
        for step in STEPS[found:]:
            step(db)
        db.execute(f"PRAGMA user_version={FORMAT}")
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
