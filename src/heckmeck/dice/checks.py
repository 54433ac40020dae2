"""What can be wrong with the dice of a game, by the names that every implementation uses."""

from dataclasses import dataclass
from typing import Literal

from heckmeck.message import Message

Check = Literal[
    "proof",  # the proof is malformed: an unknown key, a nonce that does not fit its commitment
    "commitment",  # the secret is not the one committed to
    "kept",  # the commitment is not the one that was seen before the game
    "setup",  # the list of seats, names and options is not the one that was seen before the game
    "nonce",  # one's own nonce is not where it must be
    "first",  # another seat was drawn to begin
    "rolls",  # a roll does not follow from the secret
    "digest",  # the digest does not fit the lines
    "seen",  # a line is not the one that was seen during the game
]


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong, and in which line of the record."""

    line: int
    check: Check
    reason: Message
