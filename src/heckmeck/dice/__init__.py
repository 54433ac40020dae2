"""Dice: the only place where they are rolled."""

from heckmeck.dice.fair import BadDiceProof, FairDice, RollPlace, commitment, new_secret
from heckmeck.dice.method1 import NonceList
from heckmeck.dice.method2 import SeatList, SeatShare, new_nonce, next_digest, nonce_commitment
from heckmeck.dice.play import Played, play
from heckmeck.dice.scripted import ScriptedDice, ScriptExhausted
from heckmeck.dice.seeded import SeededDice
from heckmeck.dice.source import DiceSource, land
from heckmeck.dice.system import SystemDice

__all__ = [
    "BadDiceProof",
    "DiceSource",
    "FairDice",
    "NonceList",
    "Played",
    "RollPlace",
    "ScriptExhausted",
    "ScriptedDice",
    "SeatList",
    "SeatShare",
    "SeededDice",
    "SystemDice",
    "commitment",
    "land",
    "new_nonce",
    "new_secret",
    "next_digest",
    "nonce_commitment",
    "play",
]
