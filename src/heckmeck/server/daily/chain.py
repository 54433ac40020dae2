"""The secrets of all days, as a hash chain in a private file of the data folder.

The file changes only when a chain ends, and at the half-days that it notes.
"""

import hmac
from base64 import urlsafe_b64encode
from datetime import date
from pathlib import Path

from heckmeck.dice.daily import day_commitment, day_number
from heckmeck.dice.fair import new_secret
from heckmeck.server.clock import DAY
from heckmeck.server.refusal import Refusal
from heckmeck.server.store.chains import DAYS, Chain, Chains
from heckmeck.server.store.daily_chain import read_chains, write_chains
from heckmeck.server.tables.codes import ID_LENGTH

HALF_DAY = DAY // 2


class DailySecrets:
    """The secrets of the days, made when they are needed first."""

    def __init__(self, folder: Path, days: int = DAYS) -> None:
        self._folder = folder
        self._days = days  # of a new chain
        self._kept: Chains | None = None

    def now(self, wall: int) -> int:
        """The time for the challenge, in milliseconds since 1970. It never goes back to a half-day
        that is over: its secrets may be known. Raises `Refusal`.
        """
        kept = self._read()
        half_days = wall // HALF_DAY
        if half_days > kept.half_days:
            self._write(Chains(kept.chains, half_days))
        return max(wall, kept.half_days * HALF_DAY)

    def chain(self, day: date) -> Chain:
        """The chain of a day; begins a new one if the last one has ended. Raises `Refusal`."""
        kept = self._read()
        found = next((each for each in kept.chains if each.has(day)), None)
        if found is None:
            found = Chain(day, new_secret().hex(), self._days)
            self._write(Chains([*kept.chains, found], kept.half_days))
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

    def _read(self) -> Chains:
        if self._kept is None:
            try:
                self._kept = read_chains(self._folder) or Chains([])
            except (OSError, ValueError) as error:
                # A new chain would break every promise, so nothing is overwritten.
                raise Refusal("store_unavailable") from error
        return self._kept

    def _write(self, kept: Chains) -> None:
        try:
            write_chains(self._folder, kept)
        except OSError as error:
            raise Refusal("store_unavailable") from error
        self._kept = kept
