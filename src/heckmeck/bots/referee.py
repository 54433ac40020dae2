"""Asking a bot, and what counts as its failure."""

from heckmeck.bots.bot import Bot
from heckmeck.rules import HeckmeckError, PlayerMove, State


class BotFailure(HeckmeckError):
    """A bot that gave no legal answer: it crashed, was too slow, or cheated. One sentence."""


def ask(bot: Bot, state: State, legal: tuple[PlayerMove, ...]) -> PlayerMove:
    """The bot's answer, always one of the legal moves. Raises `BotFailure` with the reason.

    Whoever runs a table asks like this: no bot, however broken, can then harm the game.
    """
    try:
        move = bot.choose(state, legal)
    except BotFailure:
        raise
    except Exception as error:
        raise BotFailure(f"{bot.name} crashed: {type(error).__name__}: {error}") from error
    if move not in legal:
        raise BotFailure(f"{bot.name} answered {move!r}, which is not legal here")
    return move
