"""The folder of a node whose games are in a shared database: only its private socket is there."""

from pathlib import Path

from filelock import FileLock, Timeout

from heckmeck.message import os_reason
from heckmeck.server.store.files import DATABASE
from heckmeck.server.store.interface import StoreUnusable

LOCK = "node.lock"  # not that of an embedded store: it would look like a trace of a database


class NodeFolder:
    """Nobody else may use it meanwhile."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._lock = FileLock(folder / LOCK, blocking=False, thread_local=False)

    def open(self) -> None:
        """Raises `StoreUnusable`."""
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            if (self._folder / DATABASE).exists():
                # Whoever starts this node may believe that its games are these.
                raise StoreUnusable("node-folder", folder=str(self._folder))
            self._lock.acquire()
        except Timeout:
            raise StoreUnusable("store-used", folder=str(self._folder)) from None
        except OSError as error:
            raise StoreUnusable(
                "store-unusable", file=str(self._folder), why=os_reason(error)
            ) from None

    def close(self) -> None:
        self._lock.release()
