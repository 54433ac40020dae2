"""Bots, hints and replays, computed in worker processes."""

import logging
import os
from collections import OrderedDict

from heckmeck.rules import HeckmeckError, PlayerMove, State, legal_moves
from heckmeck.server.workers.jobs import Advice, advise, choose_move, replay_record
from heckmeck.server.workers.pool import WorkerPool

log = logging.getLogger("heckmeck.server")

TIMEOUT = 20.0  # seconds per job
MAX_PROCESSES = 4
CACHED_HINTS = 2000


class Workers:
    """The jobs that leave the event loop. Replays wait for each other, but bots never wait for a
    replay."""

    def __init__(self) -> None:
        # One core stays free for the tables.
        size = min(MAX_PROCESSES, max(1, (os.cpu_count() or 2) - 1))
        self._bots_and_hints = WorkerPool(size, TIMEOUT)
        self._replays = WorkerPool(1, TIMEOUT)
        self._hints: OrderedDict[State, Advice] = OrderedDict()

    async def close(self) -> None:
        await self._bots_and_hints.close()
        await self._replays.close()

    async def choose_move(self, bot: str, state: State) -> PlayerMove:
        """The bot's move. A bot that fails does not stop the game: it makes the last legal move."""
        legal = legal_moves(state)
        if len(legal) == 1:
            return legal[0]
        try:
            move = await self._bots_and_hints.run(choose_move, bot, state)
        except HeckmeckError as error:
            log.warning("bot %s failed: %s", bot, error)
            return legal[-1]
        return move if move in legal else legal[-1]

    async def advise(self, state: State) -> Advice:
        """Every legal move with its odds. Raises `HeckmeckError`."""
        advice = self._hints.get(state)
        if advice is None:
            advice = await self._bots_and_hints.run(advise, state)
            self._hints[state] = advice
            if len(self._hints) > CACHED_HINTS:
                self._hints.popitem(last=False)
        return advice

    async def replay(self, record: str) -> bytes:
        """`Replayed` as JSON. Raises `Refusal` for a bad record, else `WorkerFailed`."""
        return await self._replays.run(replay_record, record)
