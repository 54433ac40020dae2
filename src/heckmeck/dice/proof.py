"""The proof of the dice in the header of a record, whatever its method."""

from typing import Any, TypeAlias

from heckmeck.dice.daily import DailyProof
from heckmeck.dice.method1 import NonceList
from heckmeck.dice.method2 import SeatList

DigestProof: TypeAlias = SeatList | DailyProof  # their records end with a running digest
DiceProof: TypeAlias = NonceList | DigestProof

METHODS: dict[str, type[NonceList] | type[SeatList] | type[DailyProof]] = {
    each.METHOD: each for each in (NonceList, SeatList, DailyProof)
}


def read_proof(meta: Any, players: int) -> DiceProof | None:
    """The proof in the meta of a header, or None without one; raises `BadDiceProof`."""
    match meta:
        case {"dice": {"method": str(method)}} if method in METHODS:
            return METHODS[method].read(meta["dice"], players)
    return None
