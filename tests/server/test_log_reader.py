"""The log of a table without gaps, whatever arrives in which order."""

from heckmeck.client.log_reader import LogReader
from heckmeck.client.refusals import ServerRefused
from heckmeck.protocol.entries import TakenBack
from heckmeck.protocol.http import Problem
from heckmeck.protocol.to_client import LogStep


def step(version: int, seat: int = 0) -> LogStep:
    return LogStep(version, 0, TakenBack(seat), [])


class Reading:
    """A reader whose server answers with these pages, one per request."""

    def __init__(self, *pages: list[LogStep] | Exception) -> None:
        self.taken: list[LogStep] = []
        self.asked: list[int] = []
        self.pages = list(pages)
        self.contradictions = 0
        self.log = LogReader(self.taken.append, self.fetch, self.contradicted)

    def contradicted(self) -> None:
        self.contradictions += 1

    async def fetch(self, since: int, limit: int) -> list[LogStep]:
        self.asked.append(since)
        page = self.pages.pop(0)
        if isinstance(page, Exception):
            raise page
        return page[:limit]


async def test_steps_are_taken_in_order_and_once() -> None:
    reading = Reading()
    reading.log.skip_to(3)
    reading.log.receive([step(4), step(4), step(6)])
    reading.log.receive([step(4), step(5)])
    assert [each.version for each in reading.taken] == [4, 5, 6]
    assert reading.contradictions == 0


async def test_a_step_that_is_told_again_in_another_way_is_a_contradiction() -> None:
    reading = Reading()
    reading.log.receive([step(1), step(3)])
    for number, again in enumerate((step(1, seat=5), step(3, seat=5)), start=1):
        reading.log.receive([again])
        assert reading.contradictions == number
    reading.log.skip_to(10**9)
    reading.log.receive([step(5)])
    assert reading.contradictions == 3, "a version cannot go back"
    assert [each.entry for each in reading.taken] == [TakenBack(0)]


async def test_a_gap_is_fetched_page_by_page() -> None:
    reading = Reading([step(1), step(2)], [step(3), step(4)])
    reading.log.receive([step(5)])
    await reading.log.catch_up(5)
    assert [each.version for each in reading.taken] == [1, 2, 3, 4, 5]
    assert reading.asked == [0, 2]


async def test_what_was_received_is_never_replaced_by_what_is_fetched() -> None:
    reading = Reading([step(1, seat=5), step(2, seat=5), step(3, seat=5)])
    reading.log.receive([step(1), step(3)])
    await reading.log.catch_up(3)
    assert [each.entry.seat for each in reading.taken] == [0, 5, 0]  # type: ignore[union-attr]


async def test_a_failed_request_is_tried_again() -> None:
    refused = ServerRefused(500, Problem("broken", ""))
    reading = Reading(refused, ConnectionError(), [], [step(1)])
    await reading.log.catch_up(1)
    assert reading.asked == [0, 0, 0, 0]
