"""Ask a bot for a move, and turn everything it does wrong into a `BotFailure`."""

from contextlib import suppress

from heckmeck.bots.bot import Bot, Planner
from heckmeck.rules import HeckmeckError, PlayerMove, State


class BotFailure(HeckmeckError):
    """A bot that gave no legal answer: it crashed, was too slow, or cheated."""


def ask(bot: Bot, state: State, legal: tuple[PlayerMove, ...]) -> PlayerMove:
    """The bot's answer, always one of the legal moves. Raises `BotFailure` with the reason.

    Whoever runs a table asks like this: no bot, however broken, can then harm the game.
    """
    try:
        answer = bot.choose(state, legal)
        for move in legal:
            if move == answer:
                return move  # not the answer: an object of the bot can equal anything
        shown = repr(answer)
    except BotFailure:
        raise
    except (Exception, SystemExit) as error:
        raise crashed(bot, error) from error
    raise BotFailure("bot-illegal", name=name_of(bot), move=shown)


def crashed(bot: Bot | Planner, error: BaseException) -> BotFailure:
    """The failure of a bot that raised this error."""
    why = type(error).__name__
    with suppress(Exception):  # the error may be the bot's own, with a text that raises another
        why = f"{why}: {error}"
    return BotFailure("bot-crashed", name=name_of(bot), why=why)


def name_of(bot: Bot | Planner) -> str:
    """The name of a bot, or of its class if the bot has none."""
    with suppress(Exception):
        if isinstance(bot.name, str):
            return bot.name
    return type(bot).__name__
