"""The dice game Heckmeck (Pickomino): exact rules of both editions, odds, bots and tables."""

__version__ = "0.1.0"
