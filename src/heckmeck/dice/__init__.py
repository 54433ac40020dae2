"""The only place where luck is drawn."""

from heckmeck.dice.scripted import ScriptedDice, ScriptExhausted
from heckmeck.dice.seeded import SeededDice
from heckmeck.dice.source import DiceSource, land
from heckmeck.dice.system import SystemDice

__all__ = [
    "DiceSource",
    "ScriptExhausted",
    "ScriptedDice",
    "SeededDice",
    "SystemDice",
    "land",
]
