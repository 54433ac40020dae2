"""The file with the secrets of the daily challenge, beside an embedded database.

It is no part of the database: a database that is restored from a backup must not bring back days
that are over.
"""

from pathlib import Path

import msgspec

from heckmeck.message import os_reason
from heckmeck.server.refusal import Refusal
from heckmeck.server.store.chains import Chains
from heckmeck.server.store.copies import write_privately
from heckmeck.server.store.files import DAILY_CHAIN
from heckmeck.server.store.interface import StoreUnusable


def read_chains(folder: Path) -> Chains | None:
    """None: there is no file. Raises `OSError`, and `ValueError` if it is damaged."""
    try:
        return msgspec.json.decode((folder / DAILY_CHAIN).read_bytes(), type=Chains)
    except FileNotFoundError:
        return None


def write_chains(folder: Path, chains: Chains) -> None:
    """Raises `OSError`."""
    write_privately(folder / DAILY_CHAIN, msgspec.json.encode(chains))


def sound_chains(folder: Path) -> Chains | None:
    """The chains of a folder that is copied. Raises `StoreUnusable` if they cannot be read."""
    file = str(folder / DAILY_CHAIN)
    try:
        return read_chains(folder)
    except ValueError:
        raise StoreUnusable("chain-damaged", file=file) from None
    except OSError as error:
        raise StoreUnusable("store-unusable", file=file, why=os_reason(error)) from None


class ChainFile:
    """See `ChainStore` in `heckmeck.server.store.interface`. Only one process uses the file."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    async def read(self) -> Chains | None:
        try:
            return read_chains(self._folder)
        except (OSError, ValueError) as error:
            # A new chain would break every promise, so nothing is overwritten.
            raise Refusal("store_unavailable") from error

    async def replace(self, before: Chains | None, after: Chains) -> bool:
        if await self.read() != before:
            return False
        try:
            write_chains(self._folder, after)
        except OSError as error:
            raise Refusal("store_unavailable") from error
        return True
