"""The secrets of the daily challenge: chains of days, and how two copies of them are merged."""

from datetime import date
from typing import Annotated

from msgspec import Meta, Struct

from heckmeck.dice.daily import earlier_secret

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
    """All that a server has ever begun."""

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
