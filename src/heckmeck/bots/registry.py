"""Bots by name: our own, programs, and those that installed packages offer as entry points.

A package adds a bot with an entry point of the group `heckmeck.bots` whose name is the bot's and
whose object is called with a seed (a whole number or None) and gives the bot.
"""

from collections.abc import Callable
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points

from heckmeck.bots.bot import Bot, BotFactory, UnknownBot
from heckmeck.bots.stdio import MOVE_SECONDS, PREFIX, StdioBot

__all__ = ["UnknownBot", "bot_names", "make_bot"]

GROUP = "heckmeck.bots"

# name: (where it lives, what makes it from a seed). Loaded only when asked for: some need the odds.
OWN = {
    "random": ("heckmeck.bots.random", "RandomBot"),
    "cautious": ("heckmeck.bots.cautious", "CautiousBot"),
    "worms": ("heckmeck.bots.planning", "worms_bot"),
    "margin": ("heckmeck.bots.planning", "margin_bot"),
    "easy": ("heckmeck.bots.easy", "EasyBot"),
    "normal": ("heckmeck.bots.levels", "normal_bot"),
    "hard": ("heckmeck.bots.levels", "hard_bot"),
    "expert": ("heckmeck.bots.levels", "expert_bot"),
}


def bot_names() -> list[str]:
    """Every bot that can be made by a plain name, our own first.

    >>> bot_names()[:2]
    ['random', 'cautious']
    """
    return [*OWN, *sorted(_offered().keys() - OWN.keys())]


def make_bot(name: str, seed: int | None = None, seconds: float = MOVE_SECONDS) -> Bot:
    """A fresh bot. The same seed makes a bot that answers the same. Raises `UnknownBot`.

    `cmd:` and a command make a bot of a program; it may take so many seconds a move. Who makes a
    bot closes it in the end: `heckmeck.bots.close`.
    """
    if name.startswith(PREFIX):
        return StdioBot(name, seconds)
    return _factory(name)(seed)


def _factory(name: str) -> BotFactory:
    if name in OWN:
        module, attribute = OWN[name]
        factory: BotFactory = getattr(import_module(module), attribute)
        return factory
    offered = _offered().get(name)
    if offered is None:
        raise UnknownBot("bot-unknown", name=name, known=", ".join(bot_names()))
    return _guarded(offered)


def _guarded(offered: EntryPoint) -> BotFactory:
    """A bot of somebody else: whatever goes wrong while it is made is one sentence."""

    def make(seed: int | None) -> Bot:
        try:
            factory: Callable[[int | None], Bot] = offered.load()
            return factory(seed)
        except Exception as error:
            raise UnknownBot(
                "bot-offered", name=offered.name, origin=offered.value, why=str(error)
            ) from error

    return make


def _offered() -> dict[str, EntryPoint]:
    return {each.name: each for each in entry_points(group=GROUP)}
