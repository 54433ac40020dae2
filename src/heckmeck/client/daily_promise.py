"""The promise of the daily dice, and what a device keeps of it from visit to visit."""

from dataclasses import dataclass
from datetime import date, timedelta
from typing import Literal

from heckmeck.dice.daily import LATE_HOURS, STEPS_TO_COMMITMENT, continues, read_day
from heckmeck.protocol.http import Daily
from heckmeck.rules import HeckmeckError

# first: nothing to compare with. kept: the same chain as at the last visit. new: the server says
# that another chain has begun since. broken: the server has changed the dice. withheld: it does not
# reveal a secret that is due.
Promised = Literal["first", "kept", "new", "broken", "withheld"]

LATEST = 60_000  # milliseconds after it is due, a secret must be there
REVEALED_WITH = (24 - LATE_HOURS) * 3_600_000  # milliseconds of the next day that are left


@dataclass(slots=True)
class DailyPromise:
    """Store both values, and compare them with what the server shows on the next visit."""

    day: date | None = None
    commitment: str | None = None

    def compare(self, daily: Daily) -> Promised:
        """Compare what the server shows with the last visit, and keep the latest."""
        try:
            day, since = read_day(daily.day), read_day(daily.chain_since)
            found = self._compare_commitment(day, daily.commitment, since)
            revealed = _compare_revealed(daily, day, since)
        except (HeckmeckError, ValueError):  # no day, or no hexadecimal digits
            return "broken"
        # What was seen first stays: a broken promise must not become the one to compare with.
        if "broken" in (found, revealed):
            return "broken"
        self.day, self.commitment = day, daily.commitment
        return revealed or found

    def _compare_commitment(self, day: date, commitment: str, since: date) -> Promised:
        if self.day is None or self.commitment is None:
            return "first"
        if day < self.day:
            return "broken"
        if continues(self.commitment, commitment, (day - self.day).days):
            return "kept"
        return "new" if since > self.day else "broken"


def _compare_revealed(daily: Daily, day: date, since: date) -> Promised | None:
    """The latest secret that was revealed: of the right day, and of the chain of the commitment."""
    committed = day - timedelta(days=STEPS_TO_COMMITMENT)  # whose secret the commitment is
    known: date | None = None
    if daily.revealed is not None:
        known = read_day(daily.revealed.day)
        secret = daily.revealed.secret
        if known >= since and not _same_chain(committed, daily.commitment, known, secret):
            return "broken"
    afternoon = daily.left < REVEALED_WITH - LATEST
    due = day - timedelta(days=1) if afternoon else committed
    return "withheld" if due >= since and (known is None or known < due) else None


def _same_chain(one_day: date, one: str, other_day: date, other: str) -> bool:
    """Whether these are the secrets of these days."""
    if other_day < one_day:
        return continues(other, one, (one_day - other_day).days)
    return continues(one, other, (other_day - one_day).days)
