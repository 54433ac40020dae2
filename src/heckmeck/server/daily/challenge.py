"""The game of a day, and what somebody made of it."""

from collections.abc import Iterable
from datetime import UTC, date, datetime
from typing import Any

from heckmeck.bots.characters import CAST
from heckmeck.dice.daily import DailyProof, day_number, edition_of, reveal_time
from heckmeck.protocol.entries import BotSat, Opened, Sat, Started
from heckmeck.protocol.http import DailyBot, DailyResult, DailyTurn, TableSummary
from heckmeck.protocol.tables import Lifecycle, Settings
from heckmeck.protocol.to_client import LogStep
from heckmeck.rules import Setup, header_to_json
from heckmeck.server.tables.table import Entries

LEVELS = ("easy", "normal", "hard")  # one bot of each, every day
STAND_IN = "normal"  # plays on for somebody who gives up
TURNS: dict[str, DailyTurn] = {
    "tile_taken": "taken",
    "tile_stolen": "stolen",
    "tile_defended": "stolen",
    "attempt_failed": "failed",
}


def bots_of(day: date) -> list[DailyBot]:
    """The bots of a day. Who they are goes round; all of them are deterministic."""
    cast = [each for each in CAST.values() if each.level is None]  # levels of their own are others
    number = day_number(day) * len(LEVELS)
    characters = [cast[(number + each) % len(cast)] for each in range(len(LEVELS))]
    return [
        DailyBot(level, who.id, who.name) for level, who in zip(LEVELS, characters, strict=True)
    ]


def settings_of(day: date) -> Settings:
    """No hints, so that results compare; no spectators, so that nobody sees the dice first."""
    return Settings(
        edition=edition_of(day),
        seats=1 + len(LEVELS),
        grace=None,
        stand_in=STAND_IN,
        spectators=False,
        hints=False,
        reactions=False,
        daily=day.isoformat(),
    )


def first_entries(day: date, identity_id: int, name: str, commitment: str) -> Entries:
    """A table that has started: the person begins, and nothing waits for anybody."""
    bots = bots_of(day)
    setup = Setup(edition_of(day), (name, *(bot.name for bot in bots)))
    header = header_to_json(setup, {"dice": DailyProof(commitment, day).to_json()})
    seated: Entries = [
        (None, BotSat(seat, bot.bot, bot.character)) for seat, bot in enumerate(bots, start=1)
    ]
    return [
        (identity_id, Opened(settings_of(day))),
        (identity_id, Sat(0, name)),
        *seated,
        (None, Started(list(range(1 + len(bots))), header)),
    ]


def counts(summary: TableSummary, day: date) -> bool:
    """Whether a game of this day was finished before its dice were revealed."""
    return summary.lifecycle == "finished" and at(summary.updated) < reveal_time(day)


def ran_out(summary: TableSummary, day: date, now: datetime) -> bool:
    """Whether the dice of this day were revealed before somebody finished or gave up."""
    running = summary.lifecycle == "running"  # after the reveal: the server is about to end it
    last = now if running else at(summary.updated)
    return summary.lifecycle in ("running", "abandoned") and last >= reveal_time(day)


def result_of(summary: TableSummary, day: date, now: datetime) -> DailyResult:
    """What the person at seat 0 made of it."""
    late = ran_out(summary, day, now)
    lifecycle: Lifecycle = "abandoned" if late else summary.lifecycle
    result = DailyResult(day.isoformat(), summary.id, lifecycle, counts(summary, day), late)
    if summary.lifecycle == "finished" and summary.worms:
        mine, *others = summary.worms
        ahead = [
            worms > mine or (worms == mine and seat in summary.winners)
            for seat, worms in enumerate(others, start=1)
        ]
        result.worms, result.margin = mine, mine - max(others)
        result.place = 1 if 0 in summary.winners else 1 + sum(ahead)
    return result


def turns_of(steps: Iterable[LogStep]) -> list[DailyTurn]:
    """What each turn of the person brought."""
    events: Iterable[Any] = (event for step in steps for event in step.events)
    return [
        TURNS[event["event"]]
        for event in events
        if event["event"] in TURNS and event.get("seat") == 0
    ]


def at(milliseconds: int) -> datetime:
    return datetime.fromtimestamp(milliseconds / 1000, UTC)
