"""Bots: a state and its legal moves in, a move out."""

from heckmeck.bots.bot import Bot, close
from heckmeck.bots.registry import UnknownBot, bot_names, make_bot

__all__ = ["Bot", "UnknownBot", "bot_names", "close", "make_bot"]
