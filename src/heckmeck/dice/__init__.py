"""Dice: the only place where they are rolled."""

from heckmeck.dice.fair import BadDiceProof, FairDice, commitment, new_secret, read_nonce
from heckmeck.dice.play import Played, play
from heckmeck.dice.scripted import ScriptedDice, ScriptExhausted
from heckmeck.dice.seeded import SeededDice
from heckmeck.dice.source import DiceSource, land
from heckmeck.dice.system import SystemDice

__all__ = [
    "BadDiceProof",
    "DiceSource",
    "FairDice",
    "Played",
    "ScriptExhausted",
    "ScriptedDice",
    "SeededDice",
    "SystemDice",
    "commitment",
    "land",
    "new_secret",
    "play",
    "read_nonce",
]
