"""The secrets of all days, as a hash chain in a private file of the data folder.

The file changes only when a chain ends, and at the half-days that it notes. It is no part of the
database: a database that is restored from a backup must not bring back days that are over.
"""

import hmac
from base64 import urlsafe_b64encode
from datetime import date, timedelta
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from heckmeck.dice.daily import day_commitment, day_number, earlier_secret
from heckmeck.dice.fair import new_secret
from heckmeck.server.clock import DAY
from heckmeck.server.refusal import Refusal
from heckmeck.server.store.copies import write_privately
from heckmeck.server.store.files import DAILY_CHAIN
from heckmeck.server.tables.codes import ID_LENGTH

DAYS = 3660  # of a chain: ten years
HALF_DAY = DAY // 2

Secret = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class Chain(Struct, forbid_unknown_fields=True):
    """The days from `first` on. Only the secret of the last one is stored."""

    first: date
    last_secret: Secret
    days: Annotated[int, Meta(ge=1)] = DAYS

    def has(self, day: date) -> bool:
        return self.first <= day < self.first + timedelta(days=self.days)

    def secret(self, day: date) -> bytes:
        last = self.first + timedelta(days=self.days - 1)
        return earlier_secret(bytes.fromhex(self.last_secret), (last - day).days)


class _Kept(Struct, forbid_unknown_fields=True):
    """The content of the file."""

    chains: list[Chain]
    half_days: int = 0  # since 1970: the latest one that was seen


class DailySecrets:
    """The secrets of the days, made when they are needed first."""

    def __init__(self, folder: Path, days: int = DAYS) -> None:
        self._file = folder / DAILY_CHAIN
        self._days = days  # of a new chain
        self._kept: _Kept | None = None

    def now(self, wall: int) -> int:
        """The time for the challenge, in milliseconds since 1970. It never goes back to a half-day
        that is over: its secrets may be known. Raises `Refusal`.
        """
        kept = self._read()
        half_days = wall // HALF_DAY
        if half_days > kept.half_days:
            self._write(_Kept(kept.chains, half_days))
        return max(wall, kept.half_days * HALF_DAY)

    def chain(self, day: date) -> Chain:
        """The chain of a day; begins a new one if the last one has ended. Raises `Refusal`."""
        kept = self._read()
        found = next((each for each in kept.chains if each.has(day)), None)
        if found is None:
            found = Chain(day, new_secret().hex(), self._days)
            self._write(_Kept([*kept.chains, found], kept.half_days))
        return found

    def known(self, day: date) -> Chain | None:
        """The chain of a day in the past, if there was one. Raises `Refusal`."""
        return next((each for each in self._read().chains if each.has(day)), None)

    def commitment(self, day: date) -> str:
        return day_commitment(self.chain(day).secret(day))

    def table_id(self, day: date, identity_id: int) -> str | None:
        """The id of somebody's table of a day: the store accepts it once, and nobody guesses it."""
        chain = self.known(day)
        if chain is None:
            return None
        message = f"heckmeck-daily-table:{day_number(day)}:{identity_id}"
        digest = hmac.digest(bytes.fromhex(chain.last_secret), message.encode(), "sha256")
        return urlsafe_b64encode(digest).decode()[:ID_LENGTH]

    def _read(self) -> _Kept:
        if self._kept is None:
            try:
                data = self._file.read_bytes()
                self._kept = msgspec.json.decode(data, type=_Kept)
            except FileNotFoundError:
                self._kept = _Kept([])
            except (OSError, msgspec.DecodeError) as error:
                # A new chain would break every promise, so nothing is overwritten.
                raise Refusal("store_unavailable") from error
        return self._kept

    def _write(self, kept: _Kept) -> None:
        try:
            write_privately(self._file, msgspec.json.encode(kept))
        except OSError as error:
            raise Refusal("store_unavailable") from error
        self._kept = kept
