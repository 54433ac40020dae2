"""Ask a bot for a move, and turn everything it does wrong into a `BotFailure`."""

from heckmeck.bots.bot import Bot, Planner
from heckmeck.rules import HeckmeckError, PlayerMove, State


class BotFailure(HeckmeckError):
    """A bot that gave no legal answer: it crashed, was too slow, or cheated."""


def crashed(bot: Bot | Planner, error: Exception) -> BotFailure:
    """The failure of a bot that raised this error."""
    why = f"{type(error).__name__}: {error}"
    return BotFailure("bot-crashed", name=bot.name, why=why)


def ask(bot: Bot, state: State, legal: tuple[PlayerMove, ...]) -> PlayerMove:
    """The bot's answer, always one of the legal moves. Raises `BotFailure` with the reason.

    Whoever runs a table asks like this: no bot, however broken, can then harm the game.
    """
    try:
        move = bot.choose(state, legal)
    except BotFailure:
        raise
    except Exception as error:
        raise crashed(bot, error) from error
    if move not in legal:
        raise BotFailure("bot-illegal", name=bot.name, move=repr(move))
    return move
