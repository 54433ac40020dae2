"""Hints: how good every move of a position is, within the budget of whoever asks."""

from collections import OrderedDict
from collections.abc import Hashable

from heckmeck.protocol.to_server import HintObjective
from heckmeck.rules import State
from heckmeck.server.config import Limits
from heckmeck.server.rate_limits import TokenBuckets
from heckmeck.server.refusal import Refusal
from heckmeck.server.workers.jobs import Advice, advise
from heckmeck.server.workers.pool import QueueFull, WorkerPool

MAX_CACHED = 2000
MINUTE = 60


class Hints:
    """Every person has a budget: hints per second, hints waiting, CPU seconds per minute."""

    def __init__(self, limits: Limits, size: int, timeout: float, niceness: int) -> None:
        self.pool = WorkerPool(
            size,
            timeout,
            niceness=niceness,
            most_per_key=limits.hints_waiting,
            most=limits.jobs_waiting,
            used=self._charge,
        )
        self.rates = TokenBuckets(limits.hint_burst, limits.hint_rate)
        self.seconds = TokenBuckets(limits.hint_seconds, limits.hint_seconds / MINUTE)
        self._cache: OrderedDict[tuple[State, HintObjective], Advice] = OrderedDict()

    async def advise(self, identity_id: int, state: State, objective: HintObjective) -> Advice:
        """Every legal move with its odds. Raises `Refusal`, or the `HeckmeckError` of the odds."""
        if not self.rates.of(str(identity_id)).take():
            raise Refusal("too_many_hints")
        wanted = state, objective
        advice = self._cache.get(wanted)
        if advice is not None:
            self._cache.move_to_end(wanted)
            return advice
        budget = self.seconds.of(str(identity_id))
        if not budget.take():  # less than one second left
            raise Refusal("too_many_hints")
        budget.give_back()  # the price is not known before the end
        try:
            advice = await self.pool.run(identity_id, advise, state, objective)
        except QueueFull as full:
            raise Refusal("too_many_hints" if full.own else "busy") from None
        self._cache[wanted] = advice
        if len(self._cache) > MAX_CACHED:
            self._cache.popitem(last=False)
        return advice

    def _charge(self, identity_id: Hashable, seconds: float) -> None:
        self.seconds.of(str(identity_id)).spend(seconds)
