"""Bots, hints, replays and pictures, computed in worker processes."""

import os
from collections.abc import Hashable

from heckmeck.cards import Card
from heckmeck.protocol.to_server import HintObjective
from heckmeck.rules import HeckmeckError, PlayerMove, State, legal_moves
from heckmeck.server.config import Limits
from heckmeck.server.logs import log
from heckmeck.server.measurements import Measurements
from heckmeck.server.refusal import Refusal
from heckmeck.server.workers.cards import Cards
from heckmeck.server.workers.hints import Hints
from heckmeck.server.workers.jobs import Advice, choose_move, replay_record
from heckmeck.server.workers.pool import QueueFull, WorkerPool

TIMEOUT = 20.0  # seconds per job
MAX_PROCESSES = 4
REPLAYS_PER_ADDRESS = 4  # waiting or running
HINT_NICENESS = 5  # on a busy machine, bots come before hints, and hints before the rest
REPLAY_NICENESS = 10


class Workers:
    """The jobs that leave the event loop. Bots, hints, replays and pictures never wait for one
    another: each kind has its own processes and its own queue."""

    def __init__(
        self, limits: Limits | None = None, measurements: Measurements | None = None
    ) -> None:
        self._measured = measurements or Measurements()
        limits = limits or Limits()
        cores = os.cpu_count() or 2
        # One core stays free for the tables.
        self._bots = WorkerPool(min(MAX_PROCESSES, max(1, cores - 1)), TIMEOUT)
        self.hints = Hints(limits, max(1, min(MAX_PROCESSES, cores // 4)), TIMEOUT, HINT_NICENESS)
        self._replays = WorkerPool(
            1,
            TIMEOUT,
            niceness=REPLAY_NICENESS,
            most_per_key=REPLAYS_PER_ADDRESS,
            most=limits.replays_waiting,
        )

        self._cards = Cards(limits, TIMEOUT, REPLAY_NICENESS)

    def waiting(self) -> dict[str, int]:
        """How many callers wait for each kind of job."""
        return {
            "bot": self._bots.waiting,
            "hint": self.hints.pool.waiting,
            "replay": self._replays.waiting,
            "card": self._cards.pool.waiting,
        }

    async def close(self) -> None:
        for pool in (self._bots, self.hints.pool, self._replays, self._cards.pool):
            await pool.close()

    async def choose_move(self, owner: Hashable, bot: str, state: State) -> PlayerMove:
        """The bot's move. A bot that fails does not stop the game: it makes the last legal move.

        The owners of tables take turns, so many tables of one owner do not delay the others.
        """
        legal = legal_moves(state)
        if len(legal) == 1:
            return legal[0]
        try:
            with self._measured.bot_moves.measure():
                move = await self._bots.run(owner, choose_move, bot, state)
        except HeckmeckError as error:
            log.warning("bot_failed", bot=bot, problem=str(error))
            return legal[-1]
        return move if move in legal else legal[-1]

    async def advise(self, identity_id: int, state: State, objective: HintObjective) -> Advice:
        """Every legal move with its odds. Raises `HeckmeckError`."""
        with self._measured.hints.measure():
            return await self.hints.advise(identity_id, state, objective)

    async def replay(self, address: str, record: str) -> bytes:
        """`Replayed` as compressed JSON. Raises `Refusal`, or `WorkerFailed`."""
        try:
            return await self._replays.run(address, replay_record, record)
        except QueueFull:
            raise Refusal("busy") from None

    async def paint(self, address: str, card: Card) -> bytes:
        """A picture for sharing as PNG. Raises `Refusal`, or `WorkerFailed`."""
        return await self._cards.paint(address, card)
