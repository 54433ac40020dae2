"""Checkpoints of SQLite's write-ahead log in a thread of their own.

By default SQLite runs them inside a commit, and every table waits until thousands of pages are on
the disk. These here never wait for anybody, so no writer ever waits for them: somebody who reads
the file for a long time only delays the moment at which the log can start again.
"""

import sqlite3
import threading
from collections.abc import Callable
from typing import NamedTuple

from heckmeck.server.logs import log

INTERVAL = 2.0  # seconds
MAX_LOG_PAGES = 4096  # 16 MB; a larger log is emptied as soon as nobody reads it
PAGE_SIZE = 4096
ATTEMPTS = 20  # to find a moment between two commits
ATTEMPT_DELAY = 0.005  # seconds
PATIENCE = 5  # rounds until somebody is told that the log cannot be emptied


class Checkpoint(NamedTuple):
    """What SQLite answers."""

    blocked: bool
    in_log: int  # pages
    moved: int  # of these, how many are in the database

    @property
    def complete(self) -> bool:
        return not self.blocked and self.moved >= self.in_log


class Checkpointer:
    """Runs a checkpoint every few seconds, whatever happens."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
        self._connection: sqlite3.Connection | None = None
        self._failing = False
        self._rounds_held_back = 0
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="store-checkpoint", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._stop.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._stop.wait(INTERVAL):
            try:
                self._round()
            except Exception as error:  # noqa: BLE001  a full disk, for example: it may pass
                if not self._failing:
                    log.warning("checkpoint_failed", problem=str(error))
                self._failing = True
                self._disconnect()
        self._disconnect()

    def _round(self) -> None:
        if self._connection is None:
            self._connection = self._connect()
            self._connection.execute("PRAGMA busy_timeout=0")  # never wait while others wait for us
        done = self._checkpoint("PASSIVE")
        if done.in_log > MAX_LOG_PAGES:
            for _ in range(ATTEMPTS):
                # Only if everything was moved: then writers wait for a few pages at most.
                if not done.complete or self._checkpoint("TRUNCATE").complete:
                    break
                self._stop.wait(ATTEMPT_DELAY)
                done = self._checkpoint("PASSIVE")
            else:
                done = done._replace(blocked=True)
        self._failing = self._failing and self._recovered()
        self._report(done)

    def _checkpoint(self, mode: str) -> Checkpoint:
        assert self._connection is not None  # noqa: S101
        row = self._connection.execute(f"PRAGMA wal_checkpoint({mode})").fetchone()
        return Checkpoint(bool(row[0]), *row[1:])

    def _recovered(self) -> bool:
        log.warning("checkpoint_recovered")
        return False

    def _report(self, done: Checkpoint) -> None:
        """Warn once if the log stays large."""
        if done.complete or done.in_log <= MAX_LOG_PAGES:
            self._rounds_held_back = 0
            return
        self._rounds_held_back += 1
        if self._rounds_held_back == PATIENCE:
            # It grows until that program stops reading.
            log.warning(
                "foreign_reader",
                seconds=PATIENCE * INTERVAL,
                log_megabytes=done.in_log * PAGE_SIZE >> 20,
            )

    def _disconnect(self) -> None:
        if self._connection is not None:
            try:
                self._connection.close()
            except sqlite3.Error as error:
                log.debug("connection_not_closed", problem=str(error))
            self._connection = None
