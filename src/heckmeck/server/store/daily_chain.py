"""The file with the secrets of the daily challenge: how it is read, written and merged.

It is no part of the database: a database that is restored from a backup must not bring back days
that are over.
"""

from datetime import date
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from heckmeck.dice.daily import earlier_secret
from heckmeck.message import os_reason
from heckmeck.server.store.copies import write_privately
from heckmeck.server.store.files import DAILY_CHAIN
from heckmeck.server.store.interface import StoreUnusable

DAYS = 3660  # of a chain: ten years
MOST_DAYS = 10 * DAYS
MOST_HALF_DAYS = 1_000_000  # since 1970: far in the future, and safe to calculate with

Secret = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class Chain(Struct, forbid_unknown_fields=True):
    """The days from `first` on. Only the secret of the last one is stored."""

    first: date
    last_secret: Secret
    days: Annotated[int, Meta(ge=1, le=MOST_DAYS)] = DAYS

    def has(self, day: date) -> bool:
        return 0 <= (day - self.first).days < self.days

    def secret(self, day: date) -> bytes:
        to_the_last = self.days - 1 - (day - self.first).days
        return earlier_secret(bytes.fromhex(self.last_secret), to_the_last)


class Chains(Struct, forbid_unknown_fields=True):
    """The content of the file."""

    chains: list[Chain]  # one after another, the oldest first
    # since 1970: the latest one that was seen
    half_days: Annotated[int, Meta(ge=0, le=MOST_HALF_DAYS)] = 0

    def merged(self, other: "Chains") -> "Chains | None":
        """Both together; None if they promise different dice.

        A new chain is only ever added at the end. So of two files of one server, the shorter one
        is the beginning of the longer one, and the later half-day is the right one: days that are
        over in one of them are over.
        """
        short, long = sorted((self.chains, other.chains), key=len)
        if long[: len(short)] != short:
            return None
        return Chains(long, max(self.half_days, other.half_days))


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
