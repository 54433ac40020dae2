"""The child process that thinks: questions in, answers out, as pickles with their length before.

Only the server that started it talks to it.
"""

import pickle
import struct
import sys
from contextlib import suppress
from functools import lru_cache
from typing import TYPE_CHECKING, Any, BinaryIO, TypeAlias

from heckmeck.bots import Bot, UnknownBot, ask, make_bot
from heckmeck.rules import HeckmeckError, PlayerMove, State, legal_moves

if TYPE_CHECKING:
    from heckmeck.odds.reason import Reason
    from heckmeck.server.refusal import Refusal

# (move, value in worms, chance of a tile, chance of a failed attempt)
HintValues: TypeAlias = list[tuple[PlayerMove, float, float, float]]
# best first, and why the first one is best; no class of its own, as here it would be `__main__`'s
Thought: TypeAlias = "tuple[HintValues, Reason | None]"


FALLBACK = "cautious"


def main(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer until nobody asks any more."""
    while len(head := questions.read(4)) == 4:
        question = pickle.loads(questions.read(struct.unpack("!I", head)[0]))  # noqa: S301
        data = pickle.dumps(_answer(question))
        answers.write(struct.pack("!I", len(data)) + data)
        answers.flush()


def _answer(question: Any) -> tuple[bool, Any]:
    try:
        match question:
            case ("move", bot, state):
                return True, ask(_bot(bot), state, legal_moves(state))
            case ("hint", state):
                return True, hint(state)
            case ("replay", record):
                return True, _replay(record)
    except HeckmeckError as error:
        return False, str(error)
    except Exception as error:  # noqa: BLE001  the server decides what to do without an answer
        return False, f"{type(error).__name__}: {error}"
    return False, "unknown question"


@lru_cache(maxsize=32)
def _bot(name: str) -> Bot:
    try:
        return make_bot(name)
    except UnknownBot:  # a table from a time when there was such a bot
        return make_bot(FALLBACK)


def hint(state: State) -> Thought:
    """The exact odds of every legal move, when playing for the best difference of this turn."""
    from heckmeck.odds import solve  # heavy, and most servers' first minute needs no hint
    from heckmeck.odds.reason import reason

    plan = solve(state, "margin")
    values = [(each.move, each.value, each.success, each.fail) for each in plan.moves]
    values.sort(key=lambda each: (each[0] != plan.best, -each[1]))
    return values, reason(plan)


def _replay(record: str) -> "bytes | Refusal":
    """A record played line by line, already as JSON: that takes as long as playing it."""
    import msgspec  # bots and odds can do without these

    from heckmeck.server.refusal import Refusal
    from heckmeck.server.workers.replay import replayed

    try:
        return msgspec.json.encode(replayed(record))
    except Refusal as refusal:
        return refusal


if __name__ == "__main__":
    with suppress(BrokenPipeError):  # the server is gone, and nobody waits for the answer
        main(sys.stdin.buffer, sys.stdout.buffer)
