"""Dice that nobody can choose and anyone can verify afterwards.

The server draws a secret and publishes its SHA-256, the commitment. The people at the table add
random nonces. Every roll follows from the secret, the nonces and the number of the roll by
HMAC-SHA-256, and the secret is revealed with the record. What exactly goes into a roll besides the
secret depends on the method: see `method1.py`, `method2.py` and, for dice that are the same for
everybody, `daily.py`. `docs/fair-dice.md` specifies them.
"""

import hmac
import re
from collections.abc import Iterator, Mapping
from copy import copy
from hashlib import sha256
from itertools import count, islice
from secrets import token_bytes
from typing import Any, NamedTuple

from heckmeck.dice.source import land_from_numbers, unbiased
from heckmeck.message import Message
from heckmeck.rules import MAX_PLAYERS, MIN_PLAYERS, HeckmeckError, Land

TYPED = "typed"  # players roll real dice and type in the result
SECRET_BYTES = 32

_HEX = re.compile(r"(?:[0-9a-f]{2})*")


# What `read_hex` reads, as the subject of its errors.
THE_COMMITMENT = Message("proof-the-commitment")
THE_SECRET = Message("proof-the-secret")
A_NONCE = Message("proof-a-nonce")
A_DIGEST = Message("proof-a-digest")


class BadDiceProof(HeckmeckError):
    """An invalid secret, nonce or commitment. The text never repeats the value."""


def new_secret() -> bytes:
    """A new secret for one game. Never use it for another game."""
    return token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """What is published before the first nonce is sent: SHA-256 of the secret in hex.

    >>> commitment(bytes(32))[:16]
    '66687aadf862bd77'
    """
    if len(secret) != SECRET_BYTES:
        raise BadDiceProof("proof-secret-length", size=SECRET_BYTES, given=len(secret))
    return sha256(secret).hexdigest()


def read_hex(value: object, what: Message, size: int | None = None) -> bytes:
    """Bytes from lower-case hex, the only accepted form; raises `BadDiceProof`."""
    if not isinstance(value, str) or not _HEX.fullmatch(value):
        raise BadDiceProof("proof-digits", what=what)
    if size is not None and len(value) != 2 * size:
        raise BadDiceProof("proof-length", what=what, digits=2 * size, given=len(value))
    return bytes.fromhex(value)


def is_typed(meta: Any) -> bool:
    """Whether the meta of a move line says that its dice were typed in."""
    return isinstance(meta, Mapping) and meta.get("dice") == TYPED


class RollPlace(NamedTuple):
    """Which roll of a game this is."""

    number: int = 0  # rolls and rerolls before it in the game
    turn: int = 1
    in_turn: int = 0  # rolls and rerolls before it in this turn

    def after(self, *, rolled: bool, turn: int) -> "RollPlace":
        """Where the next roll comes, after a move that left the game in this turn."""
        in_turn = self.in_turn + rolled if turn == self.turn else 0
        return RollPlace(self.number + rolled, turn, in_turn)


class FairDice:
    """The dice of one game. `rolled` is the number of rolls and rerolls so far.

    `prefix` is what a method puts into every roll besides the secret. Nothing but `rolled` changes,
    so a server that restarts continues exactly where it was. A roll that was typed in counts too:
    add one to `rolled` for it.

    >>> dice = FairDice(bytes(32), "example")
    >>> dice.roll(8, None), dice.rolled
    (Land(dice='2222355w', golden=None), 1)
    >>> FairDice(bytes(32), "example", rolled=1).roll(3, "111www") == dice.roll(3, "111www")
    True
    """

    def __init__(self, secret: bytes, prefix: str, rolled: int = 0) -> None:
        if rolled < 0:
            raise ValueError(f"the number of rolls so far cannot be {rolled}")
        self.commitment = commitment(secret)
        self.rolled = rolled
        self._secret = secret
        self._prefix = prefix

    def __repr__(self) -> str:
        """Without the secret, which must never be logged."""
        return f"<FairDice {self.commitment[:8]}… rolled={self.rolled}>"

    def roll(self, white: int, golden_faces: str | None) -> Land:
        landed = self.roll_number(self.rolled, white, golden_faces)
        self.rolled += 1
        return landed

    def roll_number(self, number: int, white: int, golden_faces: str | None) -> Land:
        """The result of the roll with this number; the first roll is number 0."""
        dice = white + (golden_faces is not None)
        numbers = islice(unbiased(self._blocks(str(number))), dice)
        return land_from_numbers(list(numbers), golden_faces)

    def at(self, place: RollPlace) -> "FairDice":
        """The same dice at this place of the game."""
        return self.after(place.number)

    def roll_at(self, place: RollPlace, white: int, golden_faces: str | None) -> Land:
        """The result of the roll at this place. Only its number counts in these methods."""
        return self.roll_number(place.number, white, golden_faces)

    def after(self, rolled: int) -> "FairDice":
        """The same dice after this many rolls, independent of these."""
        dice = copy(self)
        dice.rolled = rolled
        return dice

    def draw_first(self, players: int) -> int:
        """Draw the seat that begins. The draw and the rolls are independent of each other."""
        if not MIN_PLAYERS <= players <= MAX_PLAYERS:
            raise ValueError(f"the game is not for {players} players")
        return next(unbiased(self._blocks("first"), players))

    def _blocks(self, purpose: str) -> Iterator[bytes]:
        for block in count():
            message = f"{self._prefix}:{purpose}:{block}"
            yield hmac.digest(self._secret, message.encode(), "sha256")
