"""Fair dice of the daily challenge, method `daily-1`: the same dice for everybody.

The secrets of all days form a hash chain: the secret of a day hashes to the secret of the day
before. So every secret that is revealed commits to all later ones, and whoever runs the server can
neither choose a secret later nor give two people different ones. Rolls depend on the day, the turn
and the number of the roll within its turn, never on names or decisions.
"""

import hmac
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from itertools import count, islice
from typing import Any, ClassVar

from heckmeck.dice.fair import (
    SECRET_BYTES,
    THE_COMMITMENT,
    BadDiceProof,
    RollPlace,
    commitment,
    read_hex,
)
from heckmeck.dice.method2 import canonical_json
from heckmeck.dice.source import land_from_numbers, unbiased
from heckmeck.rules import WHITE_DICE, EditionName, Land, Options, Setup
from heckmeck.rules.strict_json import shown

METHOD = "daily-1"
KEYS = {"method", "day", "commitment", "secret", "digest", "given_up"}  # of `meta.dice`
PLAYERS = 4  # the person sits first and begins; the others are bots
LATE_HOURS = 12  # after the end of the day: so long a try may be finished
# The commitment that is shown on a day is older than every game that may still be running.
STEPS_TO_COMMITMENT = 2


def read_day(value: object) -> date:
    """A day from `2026-11-17`, the only accepted form; raises `BadDiceProof`."""
    try:
        if isinstance(value, str) and date.fromisoformat(value).isoformat() == value:
            return date.fromisoformat(value)
    except ValueError:
        pass
    raise BadDiceProof("verify-day", given=shown(value))


def day_number(day: date) -> int:
    """Days since 1970."""
    return day.toordinal() - date(1970, 1, 1).toordinal()


def edition_of(day: date) -> EditionName:
    """The editions take turns.

    >>> edition_of(date(2026, 11, 17)), edition_of(date(2026, 11, 18))
    ('original', 'specialists')
    """
    return "specialists" if day_number(day) % 2 else "original"


def reveal_time(day: date) -> datetime:
    """When the secret of a day is revealed, and the games of that day stop to count."""
    midnight = datetime.combine(day, datetime.min.time(), UTC)
    return midnight + timedelta(days=1, hours=LATE_HOURS)


def is_revealed(day: date, wall: int) -> bool:
    """Whether everybody may know the secret of a day at this time, in milliseconds since 1970."""
    return wall >= reveal_time(day).timestamp() * 1000


def earlier_secret(secret: bytes, days: int) -> bytes:
    """The secret of so many days before: that many steps along the chain."""
    for _ in range(days):
        secret = sha256(secret).digest()
    return secret


def day_commitment(secret: bytes) -> str:
    """What is published before the day: the secret of two days before it, in hex.

    >>> day_commitment(bytes(32))[:16]
    '2b32db6c2c0a6235'
    """
    return commitment(earlier_secret(secret, STEPS_TO_COMMITMENT - 1))


def continues(earlier: str, later: str, days: int) -> bool:
    """Whether the commitment of a day belongs to the chain of one so many days earlier."""
    return earlier_secret(bytes.fromhex(later), days).hex() == earlier


class DailyDice:
    """The dice of a day. Nothing but the place of a roll in the game changes."""

    def __init__(self, secret: bytes, day: date, place: RollPlace | None = None) -> None:
        self.commitment = day_commitment(secret)
        self._secret = secret
        self._day = day
        self._place = place or RollPlace()

    def __repr__(self) -> str:
        """Without the secret, which must never be logged."""
        return f"<DailyDice {self._day} {self._place}>"

    def at(self, place: RollPlace) -> "DailyDice":
        """The same dice at this place of the game."""
        return DailyDice(self._secret, self._day, place)

    def roll(self, white: int, golden_faces: str | None) -> Land:
        landed = self.roll_at(self._place, white, golden_faces)
        self._place = self._place.after(rolled=True, turn=self._place.turn)
        return landed

    def roll_at(self, place: RollPlace, white: int, golden_faces: str | None) -> Land:
        """The white dice take the first numbers of the place, the golden die always the ninth."""
        numbers = list(islice(unbiased(self._blocks(place)), WHITE_DICE + 1))
        golden = [] if golden_faces is None else numbers[WHITE_DICE:]
        return land_from_numbers(numbers[:white] + golden, golden_faces)

    def _blocks(self, place: RollPlace) -> Iterator[bytes]:
        for block in count():
            message = f"heckmeck-{METHOD}:{self._day}:{place.turn}:{place.in_turn + 1}:{block}"
            yield hmac.digest(self._secret, message.encode(), "sha256")


@dataclass(frozen=True, slots=True)
class DailyProof:
    """What a record says about its dice before the secret is revealed."""

    METHOD: ClassVar = METHOD
    nonces: ClassVar[tuple[str, ...]] = ()  # nobody has a share: then the dice would differ

    commitment: str
    day: date

    @classmethod
    def read(cls, proof: Mapping[str, Any], players: int) -> "DailyProof":
        """From `meta.dice` of a header; raises `BadDiceProof`."""
        for key in proof:
            if key not in KEYS:
                raise BadDiceProof("verify-key", key=shown(key))
        read_hex(proof.get("commitment"), THE_COMMITMENT, SECRET_BYTES)
        day = read_day(proof.get("day"))
        if players != PLAYERS:
            raise BadDiceProof("verify-daily-players", players=PLAYERS, given=players)
        return cls(proof["commitment"], day)

    def to_json(self) -> dict[str, Any]:
        """`meta.dice` of the header of a record, without the secret."""
        return {"method": METHOD, "day": self.day.isoformat(), "commitment": self.commitment}

    def committed(self, secret: bytes) -> str:
        """The commitment that this secret must have."""
        return day_commitment(secret)

    def fits(self, setup: Setup) -> bool:
        """Whether this is the game of that day, which is the same for everybody."""
        expected = (edition_of(self.day), 0, Options())
        return (setup.edition, setup.first, setup.options) == expected

    def dice(self, secret: bytes, setup: Setup) -> DailyDice:  # noqa: ARG002  as in method 2
        return DailyDice(secret, self.day)

    def digest(self, setup: Setup) -> str:
        """The running digest at the start. Names are part of it, but not of the dice."""
        fixed = {
            "commitment": self.commitment,
            "day": self.day.isoformat(),
            "edition": setup.edition,
            "first": setup.first,
            "options": asdict(setup.options),
            "players": list(setup.players),
        }
        return sha256(f"heckmeck-{METHOD}:digest:{canonical_json(fixed)}".encode()).hexdigest()
