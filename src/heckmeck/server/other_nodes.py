"""What this node does when it hears of the others."""

from heckmeck.server.people import People
from heckmeck.server.shared_limits import SharedLimits
from heckmeck.server.store.nodes import News
from heckmeck.server.tables.following import Following
from heckmeck.server.tables.result_counter import ResultCounter
from heckmeck.server.tables.scheduler import Scheduler


class OtherNodes:
    """See `Listener` in `heckmeck.server.store.nodes`."""

    def __init__(
        self,
        following: Following,
        scheduler: Scheduler,
        people: People,
        limits: SharedLimits,
        counter: ResultCounter,
    ) -> None:
        self._following = following
        self._scheduler = scheduler
        self._people = people
        self._limits = limits
        self._counter = counter

    def hear_counts(self, node: int, counts: dict[str, int]) -> None:
        self._limits.hear_counts(node, counts)

    async def hear(self, news: News) -> None:
        self._limits.hear(news)
        for identity_id in news.people:
            await self._people.person_changed(identity_id)
        await self._following.hear(news)

    def start_over(self) -> None:
        self._people.start_over()
        self._following.start_over()
        self._scheduler.resume()
        self._counter.game_over()  # perhaps without anybody who counts it
        self._limits.nodes_changed()

    def nodes_changed(self) -> None:
        self._following.nodes_changed()
        self._scheduler.resume()
        self._counter.game_over()
        self._limits.nodes_changed()
