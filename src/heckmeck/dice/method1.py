"""Fair dice, method `hmac-sha256-1`: the nonces are public and belong to no seat.

Whoever knows the secret and adds the last nonce can choose the dice with it, so new games use
`method2.py`. This method verifies older records and finishes older games.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from heckmeck.dice.fair import (
    A_NONCE,
    SECRET_BYTES,
    THE_COMMITMENT,
    BadDiceProof,
    FairDice,
    commitment,
    read_hex,
)
from heckmeck.rules import Setup
from heckmeck.rules.strict_json import shown

MIN_NONCE_BYTES, MAX_NONCE_BYTES = 16, 64


def read_nonce(value: object) -> bytes:
    """A nonce from bytes or lower-case hex; raises `BadDiceProof`."""
    nonce = value if isinstance(value, bytes) else read_hex(value, A_NONCE)
    if not MIN_NONCE_BYTES <= len(nonce) <= MAX_NONCE_BYTES:
        raise BadDiceProof(
            "proof-nonce-length", least=MIN_NONCE_BYTES, most=MAX_NONCE_BYTES, given=len(nonce)
        )
    return nonce


@dataclass(frozen=True, slots=True)
class NonceList:
    """What a record says about its dice before the secret is revealed."""

    METHOD: ClassVar = "hmac-sha256-1"

    commitment: str
    nonces: tuple[str, ...] = ()
    first_drawn: bool = True  # the dice also decided who begins

    @classmethod
    def read(cls, proof: Mapping[str, Any], players: int) -> "NonceList":
        """From `meta.dice` of a header; raises `BadDiceProof`."""
        read_hex(proof.get("commitment"), THE_COMMITMENT, SECRET_BYTES)
        nonces = proof.get("nonces")
        if not isinstance(nonces, list) or len(nonces) > players:
            raise BadDiceProof("verify-nonces", seats=players)
        first = proof.get("first")
        if first not in (None, "drawn"):
            raise BadDiceProof("verify-first", given=shown(first))
        given = tuple(read_nonce(nonce).hex() for nonce in nonces)
        return cls(proof["commitment"], given, first is not None)

    def to_json(self) -> dict[str, Any]:
        """`meta.dice` of a header."""
        drawn = {"first": "drawn"} if self.first_drawn else {}
        return {
            "method": self.METHOD,
            "commitment": self.commitment,
            "nonces": list(self.nonces),
            **drawn,
        }

    def committed(self, secret: bytes) -> str:
        """The commitment that this secret must have."""
        return commitment(secret)

    def dice(self, secret: bytes, setup: Setup) -> FairDice:  # noqa: ARG002  as in method 2
        # Hex contains no comma and no colon, so different inputs never give the same message.
        return FairDice(secret, f"heckmeck-{self.METHOD}:{','.join(self.nonces)}")
