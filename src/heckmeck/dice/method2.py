"""Fair dice, method `hmac-sha256-2`: nobody who knows the secret can choose the dice.

Everybody commits to a nonce first. Then the list of seats is published, with every commitment, and
never changes again. Only then the nonces are revealed. Everything in that list, every revealed
nonce and the whole setup of the game are part of every roll.
"""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from hashlib import sha256
from secrets import token_bytes
from typing import Any, ClassVar, Literal

from heckmeck.dice.fair import (
    A_NONCE,
    SECRET_BYTES,
    THE_COMMITMENT,
    BadDiceProof,
    FairDice,
    commitment,
    read_hex,
)
from heckmeck.rules import RecordMove, Rerolled, Rolled, Setup, record_move_to_json
from heckmeck.rules.strict_json import shown

NONCE_BYTES = 32
KEYS = {"method", "commitment", "seats", "first", "secret", "digest", "given_up"}  # of `meta.dice`


def new_nonce() -> str:
    """A new nonce for one seat in one game, in hex. It stays secret until the list is fixed."""
    return token_bytes(NONCE_BYTES).hex()


def nonce_commitment(nonce: str) -> str:
    """What is sent before the list is fixed: SHA-256 of the nonce, both in hex.

    >>> nonce_commitment("00" * 32)[:16]
    '66687aadf862bd77'
    """
    return sha256(read_hex(nonce, A_NONCE, NONCE_BYTES)).hexdigest()


@dataclass(frozen=True, slots=True)
class SeatShare:
    """One seat of the list, and its share of the dice."""

    kind: Literal["human", "bot"]
    commitment: str | None = None  # None: a bot, or a person whose client sent none
    nonce: str | None = None  # None: not revealed

    @property
    def left_out(self) -> bool:
        """Whether somebody committed to a nonce here and did not reveal it."""
        return self.commitment is not None and self.nonce is None

    @classmethod
    def read(cls, value: Any, number: int) -> "SeatShare":
        """From an entry of `seats`; raises `BadDiceProof`."""
        match value:
            case {"kind": "bot", **rest} if not rest:
                return cls("bot")
            case {"kind": "human", **rest} if not rest:
                return cls("human")
            case {"kind": "human", "commitment": given, **rest} if rest.keys() <= {"nonce"}:
                read_hex(given, THE_COMMITMENT, SECRET_BYTES)
                nonce: Any = rest.get("nonce")
                if nonce is not None and nonce_commitment(nonce) != given:
                    raise BadDiceProof("verify-nonce-wrong", seat=number)
                return cls("human", value["commitment"], nonce)
        raise BadDiceProof("verify-seat", seat=number, given=shown(value))

    def public(self) -> dict[str, str]:
        """What is known of the seat before nonces are revealed."""
        return {"kind": self.kind} | ({"commitment": self.commitment} if self.commitment else {})

    def to_json(self) -> dict[str, str | None]:
        return {**self.public(), **({"nonce": self.nonce} if self.commitment else {})}


@dataclass(frozen=True, slots=True)
class SeatList:
    """What a record says about its dice before the secret is revealed."""

    METHOD: ClassVar = "hmac-sha256-2"
    DOMAIN: ClassVar = f"heckmeck-{METHOD}"

    commitment: str
    seats: tuple[SeatShare, ...]
    first: int | None = None  # the seat that begins, if it was agreed on; None: it is drawn

    @classmethod
    def read(cls, proof: Mapping[str, Any], players: int) -> "SeatList":
        """From `meta.dice` of a header; raises `BadDiceProof`."""
        for key in proof:
            if key not in KEYS:
                raise BadDiceProof("verify-key", key=shown(key))
        read_hex(proof.get("commitment"), THE_COMMITMENT, SECRET_BYTES)
        seats = proof.get("seats")
        if not isinstance(seats, list) or len(seats) != players:
            raise BadDiceProof("verify-seats", seats=players)
        shares = tuple(SeatShare.read(seat, number) for number, seat in enumerate(seats))
        first = proof.get("first")
        if "first" in proof and (type(first) is not int or first not in range(players)):
            raise BadDiceProof("verify-first-seat", given=shown(first))
        return cls(proof["commitment"], shares, first)

    @property
    def nonces(self) -> tuple[str, ...]:
        """The nonces that were revealed."""
        return tuple(seat.nonce for seat in self.seats if seat.nonce is not None)

    @property
    def left_out(self) -> int:
        """How many seats committed to a nonce and did not reveal it."""
        return sum(seat.left_out for seat in self.seats)

    def published(self) -> dict[str, Any]:
        """`meta.dice` of the header that is published before any nonce is revealed."""
        seats = [seat.public() for seat in self.seats]
        listed = {"method": self.METHOD, "commitment": self.commitment, "seats": seats}
        return listed | self._agreed()

    def to_json(self) -> dict[str, Any]:
        """`meta.dice` of the header of a record, without the secret."""
        return {**self.published(), "seats": [seat.to_json() for seat in self.seats]}

    def setup_hash(self, setup: Setup) -> str:
        """The hash of everything that is fixed before nonces are revealed."""
        fixed = {
            "commitment": self.commitment,
            "edition": setup.edition,
            "options": asdict(setup.options),
            "players": list(setup.players),
            "seats": [seat.public() for seat in self.seats],
            **self._agreed(),
        }
        return _hash(canonical_json(fixed))

    def committed(self, secret: bytes) -> str:
        """The commitment that this secret must have."""
        return commitment(secret)

    def begins(self, dice: FairDice) -> int:
        """The seat that begins: the one agreed on in the list, or the one that is drawn."""
        return dice.draw_first(len(self.seats)) if self.first is None else self.first

    def _agreed(self) -> dict[str, int]:
        return {} if self.first is None else {"first": self.first}

    def dice(self, secret: bytes, setup: Setup) -> FairDice:
        return FairDice(secret, f"{self.DOMAIN}:{self.inputs(setup)}")

    def digest(self, setup: Setup) -> str:
        """The running digest at the start: of the list, the nonces, the setup and who begins.

        Every client computes it live, line by line, and the record must end with the same.
        """
        return _hash(f"{self.DOMAIN}:digest:{self.inputs(setup)}:{setup.first}")

    def inputs(self, setup: Setup) -> str:
        """What every roll depends on besides the secret and its number."""
        # Hex contains no comma, hyphen or colon, so different inputs never give the same text.
        nonces = ",".join(seat.nonce or "-" for seat in self.seats)
        return f"{self.setup_hash(setup)}:{nonces}"


def next_digest(digest: str, move: RecordMove, *, typed: bool = False) -> str:
    """The running digest after one more line of the record; `SeatList.digest` begins it."""
    line = record_move_to_json(move)
    if typed and isinstance(move, Rolled | Rerolled):
        line["typed"] = True
    return _hash(f"{digest}:{canonical_json(line)}")


def canonical_json(value: Any) -> str:
    """The one way to write this value: keys sorted, no spaces, text as it is."""
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def _hash(text: str) -> str:
    return sha256(text.encode()).hexdigest()
