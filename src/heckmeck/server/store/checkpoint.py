"""Moving the write-ahead log of SQLite into its file, beside the writing and not within it.

Left to itself SQLite does this inside a commit, and every table waits until thousands of pages are
on the disk.
"""

import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path

EVERY = 2.0  # seconds
LARGE = 16 << 20  # bytes of log worth a moment's wait to begin it anew


class Checkpointer:
    """A thread of its own."""

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
            while not self._stop.wait(EVERY):
                connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
                if self._log.exists() and self._log.stat().st_size > LARGE:
                    # Nearly everything has been moved just now, so writers wait only briefly.
                    connection.execute("PRAGMA wal_checkpoint(RESTART)")
        finally:
            connection.close()
