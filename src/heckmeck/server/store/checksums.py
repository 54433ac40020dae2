"""Checksums of log entries. SQLite does not notice a bit that the disk changed inside a row."""

import sqlite3
import zlib

# Brings the checksum of a row up to date. Add a condition.
UPDATE_CHECKSUMS = (
    "UPDATE log SET checksum = log_checksum(table_id, version, at, who, command, entry, uptime)"
)


def log_checksum(
    table: str,
    version: int,
    at: int,
    who: int | None,
    command: str | None,
    entry: bytes | str,
    uptime: int,
) -> int:
    """The CRC-32 of a row of the log.

    >>> log_checksum("t", 1, 0, None, None, b"{}", 0)
    2904615103
    """
    start = zlib.crc32(repr((table, version, at, who, command, uptime)).encode())
    return zlib.crc32(entry if isinstance(entry, bytes) else entry.encode(), start)


def register(db: sqlite3.Connection) -> None:
    """Let statements of this connection use `log_checksum`."""
    db.create_function("log_checksum", 7, log_checksum, deterministic=True)
