"""Bots: they take a state and its legal moves, and return a move."""

from heckmeck.bots.bot import Bot, UnknownBot, close_bot
from heckmeck.bots.referee import BotFailure, ask
from heckmeck.bots.registry import bot_names, is_installed, make_bot

__all__ = [
    "Bot",
    "BotFailure",
    "UnknownBot",
    "ask",
    "bot_names",
    "close_bot",
    "is_installed",
    "make_bot",
]
