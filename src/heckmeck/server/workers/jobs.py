"""The jobs of the worker processes."""

import gzip
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from heckmeck.bots import Bot, UnknownBot, ask, make_bot
from heckmeck.chances import WIN
from heckmeck.message import Message
from heckmeck.odds import MoveOdds, solve
from heckmeck.odds.reason import reason
from heckmeck.rules import PlayerMove, State, legal_moves

if TYPE_CHECKING:
    from heckmeck.cards import Card
    from heckmeck.protocol.to_server import HintObjective

FALLBACK_BOT = "cautious"


class Advice(NamedTuple):
    """The odds of every legal move, best first, and why the first one is best."""

    moves: list[MoveOdds]
    reason: Message | None


def choose_move(bot: str, state: State) -> PlayerMove:
    """The move of a bot, perhaps with a temperament: `normal:bold`."""
    return ask(_bot(bot), state, legal_moves(state))


@lru_cache(maxsize=64)
def _bot(name: str) -> Bot:
    try:
        return make_bot(name)
    except UnknownBot:  # an old table, from a time when there was such a bot
        return make_bot(FALLBACK_BOT)


def advise(state: State, objective: "HintObjective") -> Advice:
    """The odds when playing for the lead in worms after this turn, or to win the game."""
    plan = solve(state, WIN if objective == "win" else objective)
    moves = sorted(plan.moves, key=lambda each: (each.move != plan.best, -each.value))
    return Advice(moves, reason(plan))


def paint_card(card: "Card") -> bytes:
    """The picture as PNG."""
    from heckmeck.cards import card_png

    return card_png(card)


def replay_record(record: str) -> bytes:
    """Every position of a record as compressed JSON. Raises `Refusal`.

    Encoding takes as long as playing, and the positions are almost the same, so they compress well.
    """
    # A worker that only plays bots does without the protocol.
    from heckmeck.protocol import encode
    from heckmeck.server.workers.replay import replayed

    return gzip.compress(encode(replayed(record)), compresslevel=1, mtime=0)
