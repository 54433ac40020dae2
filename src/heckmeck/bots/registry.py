"""Bots by name: our own, external programs, and entry points of installed packages.

A package adds a bot with an entry point in the group `heckmeck.bots`. Its name is the name of the
bot; its object is called with a seed (an integer or None) and returns the bot.
"""

from collections.abc import Callable
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import cast, get_args

from heckmeck.bots.bot import Bot, BotFactory, UnknownBot
from heckmeck.bots.characters import CALM, LEVELS, Temperament
from heckmeck.bots.stdio import MOVE_SECONDS, PREFIX, StdioBot
from heckmeck.rules.strict_json import shown
from heckmeck.rules.text import is_text

GROUP = "heckmeck.bots"

# name: (module, factory). Imported on demand, because some bots need the odds.
OWN = {
    "random": ("heckmeck.bots.random", "RandomBot"),
    "cautious": ("heckmeck.bots.cautious", "CautiousBot"),
    "worms": ("heckmeck.bots.planning", "worms_bot"),
    "margin": ("heckmeck.bots.planning", "margin_bot"),
    "easy": ("heckmeck.bots.easy", "EasyBot"),
    "normal": ("heckmeck.bots.levels", "normal_bot"),
    "hard": ("heckmeck.bots.levels", "hard_bot"),
    "expert": ("heckmeck.bots.levels", "expert_bot"),
    "champion": ("heckmeck.bots.champion", "champion_bot"),
}


# Whoever is calm plays like the level itself, so that is no bot of its own.
TEMPERAMENTS = tuple(each for each in get_args(Temperament) if each != CALM)


def bot_names() -> list[str]:
    """Every bot with a plain name, our own first.

    >>> bot_names()[:2]
    ['random', 'cautious']
    """
    return [*OWN, *sorted(_offered().keys() - OWN.keys())]


def is_installed(name: str) -> bool:
    """Whether `make_bot` makes this bot without starting a program.

    >>> [is_installed(name) for name in ("normal:bold", "normal:hungry", "cmd:rm -r")]
    [True, False, False]
    """
    return name in bot_names() or _with_temperament(name) is not None


def make_bot(name: str, seed: int | None = None, seconds: float = MOVE_SECONDS) -> Bot:
    """Create a bot. Bots with the same seed give the same answers. Raises `UnknownBot`.

    A level may have a temperament: `normal:bold`. `cmd:` followed by a command runs a program as a
    bot, with this many seconds per move. Whoever creates a bot must close it:
    `heckmeck.bots.close_bot`.
    """
    if not is_text(name):  # no record could contain it
        raise UnknownBot("bot-not-text", name=shown(name))
    if name.startswith(PREFIX):
        return StdioBot(name, seconds)
    if character := _with_temperament(name):
        from heckmeck.bots.temperaments import with_temperament

        return with_temperament(*character)
    return _factory(name)(seed)


def _with_temperament(name: str) -> tuple[str, Temperament] | None:
    """The level and the temperament of `normal:bold`. None for any other name."""
    level, _, temperament = name.partition(":")
    if level in LEVELS and temperament in TEMPERAMENTS:
        return level, cast("Temperament", temperament)
    return None


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
    """A factory of another package: whatever it raises becomes `UnknownBot`."""

    def make(seed: int | None) -> Bot:
        try:
            factory: Callable[[int | None], Bot] = offered.load()
            return factory(seed)
        except (Exception, SystemExit) as error:
            raise UnknownBot(
                "bot-offered", name=offered.name, origin=offered.value, why=str(error)
            ) from error

    return make


def _offered() -> dict[str, EntryPoint]:
    return {each.name: each for each in entry_points(group=GROUP)}
