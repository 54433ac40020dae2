"""Checkpoints of SQLite's write-ahead log in a thread of their own.

By default SQLite runs them inside a commit, and every table waits until thousands of pages are on
the disk.
"""

import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path

INTERVAL = 2.0  # seconds
MAX_LOG_SIZE = 16 << 20  # bytes; beyond it, writers wait a moment until the log is restarted


class Checkpointer:
    """Runs a checkpoint every few seconds."""

    def __init__(self, connect: Callable[[], sqlite3.Connection], log: Path) -> None:
        self._connect = connect
        self._log = log
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="store-checkpoint", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._stop.set()
        self._thread.join()

    def _run(self) -> None:
        connection = self._connect()
        try:
            while not self._stop.wait(INTERVAL):
                connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
                if self._log.exists() and self._log.stat().st_size > MAX_LOG_SIZE:
                    # Nearly everything was moved just now, so writers wait only briefly.
                    connection.execute("PRAGMA wal_checkpoint(RESTART)")
        finally:
            connection.close()
