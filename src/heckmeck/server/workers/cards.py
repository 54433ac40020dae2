"""Pictures for sharing, painted in a worker process and kept for whoever asks next."""

from collections import OrderedDict

from heckmeck.cards import Card
from heckmeck.server.config import Limits
from heckmeck.server.refusal import Refusal
from heckmeck.server.workers.jobs import paint_card
from heckmeck.server.workers.pool import QueueFull, WorkerPool

MAX_KEPT = 60  # pictures of about 150 KB
CARDS_PER_ADDRESS = 4  # waiting or running


class Cards:
    def __init__(self, limits: Limits, timeout: float, niceness: int) -> None:
        self.pool = WorkerPool(
            1,
            timeout,
            niceness=niceness,
            most_per_key=CARDS_PER_ADDRESS,
            most=limits.cards_waiting,
        )
        self._kept: OrderedDict[Card, bytes] = OrderedDict()

    async def paint(self, address: str, card: Card) -> bytes:
        """The card as PNG. Raises `Refusal`, or `WorkerFailed`."""
        picture = self._kept.get(card)
        if picture is None:
            try:
                picture = await self.pool.run(address, paint_card, card)
            except QueueFull:
                raise Refusal("busy") from None
            self._kept[card] = picture
            if len(self._kept) > MAX_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(card)
        return picture
