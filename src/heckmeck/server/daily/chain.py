"""The secrets of all days, as a hash chain that the store keeps.

It changes only when a chain ends, and at the half-days that it notes.
"""

import hmac
from base64 import urlsafe_b64encode
from collections.abc import Callable
from datetime import date

from heckmeck.dice.daily import day_commitment, day_number
from heckmeck.dice.fair import new_secret
from heckmeck.server.clock import DAY
from heckmeck.server.store.chains import DAYS, Chain, Chains
from heckmeck.server.store.interface import ChainStore
from heckmeck.server.tables.codes import ID_LENGTH

HALF_DAY = DAY // 2


class DailySecrets:
    """The secrets of the days, made when they are needed first."""

    def __init__(self, store: ChainStore, days: int = DAYS) -> None:
        self._store = store
        self._days = days  # of a new chain
        self._kept: Chains | None = None  # as this node knows them

    def time(self, wall: int) -> int:
        """The time for the challenge, in milliseconds since 1970. It never goes back to a half-day
        that is over: its secrets may be known.
        """
        return wall if self._kept is None else max(wall, self._kept.half_days * HALF_DAY)

    async def load(self) -> None:
        """Learn which half-days are over, before anybody asks. Raises `Refusal`."""
        self._kept = await self._store.read()

    async def note_time(self, wall: int) -> int:
        """The same; from here on, secrets of days that are over by then may be told.

        Raises `Refusal`.
        """
        half_days = wall // HALF_DAY
        await self._change(
            lambda kept: Chains(kept.chains, half_days) if half_days > kept.half_days else kept
        )
        return self.time(wall)

    async def chain(self, day: date) -> Chain:
        """The chain of a day; begins a new one if the last one has ended. Raises `Refusal`."""

        def with_day(kept: Chains) -> Chains:
            if any(each.has(day) for each in kept.chains):
                return kept
            new = Chain(day, new_secret().hex(), self._days)
            return Chains([*kept.chains, new], kept.half_days)

        kept = await self._change(with_day)
        return next(each for each in kept.chains if each.has(day))

    async def _change(self, change: Callable[[Chains], Chains]) -> Chains:
        """Store a change, if it is one. Other nodes may store theirs at the same time."""
        while True:
            before = self._kept
            if before is None:
                before = await self._store.read()
            after = change(before or Chains([]))
            if after == before or await self._store.replace(before, after):
                self._kept = after
                return after
            self._kept = None  # somebody else was faster

    def known(self, day: date) -> Chain | None:
        """The chain of a day in the past, if there was one."""
        return next((each for each in self._chains() if each.has(day)), None)

    async def commitment(self, day: date) -> str:
        return day_commitment((await self.chain(day)).secret(day))

    def table_id(self, day: date, identity_id: int) -> str | None:
        """The id of somebody's table of a day: the store accepts it once, and nobody guesses it."""
        chain = self.known(day)
        if chain is None:
            return None
        message = f"heckmeck-daily-table:{day_number(day)}:{identity_id}"
        digest = hmac.digest(bytes.fromhex(chain.last_secret), message.encode(), "sha256")
        return urlsafe_b64encode(digest).decode()[:ID_LENGTH]

    def _chains(self) -> list[Chain]:
        return [] if self._kept is None else self._kept.chains
