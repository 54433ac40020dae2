"""Clocks, absent players, bots that stand in, and the end of a table's life."""

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from heckmeck.client import CommandRefused, TableClient
from heckmeck.dice.fair import new_secret
from heckmeck.protocol.entries import BotSat, Moved, Opened, Sat, StoodIn, TakenBack
from heckmeck.protocol.tables import Days, Lively, Settings
from heckmeck.protocol.to_server import Start
from heckmeck.rules import Keep, legal_moves
from heckmeck.server.clock import DAY
from heckmeck.server.config import Limits
from heckmeck.server.store.interface import LogRow, StoredIdentity, TableHeader
from heckmeck.server.tables.commands import decide, make_move, stand_in_bot
from heckmeck.server.tables.deadlines import (
    Attendance,
    Deadline,
    next_deadline,
    turn_clock,
)
from heckmeck.server.tables.showing import LONGEST_LEAD, PER_DIE, ROLL, SHOWN_FOR
from heckmeck.server.tables.table import Table
from tests.server.players import Party, sensible
from tests.server.process import ServerProcess

LIMITS = Limits()
ANNA, BEN = 1, 2
WALL = 1_800_000_000_000  # nothing depends on it


def running(*, bot: bool = False, **settings: Any) -> Table:
    """A table whose game began at time 1000; Anna begins or (with a bot) the bot does."""
    while True:
        table = Table(TableHeader("t", "CODE", new_secret(), 0))
        add(table, Opened(Settings(stand_in="cautious", **settings)), ANNA, at=0)
        add(table, Sat(0, "Anna"), ANNA, at=0)
        add(table, BotSat(1, "cautious") if bot else Sat(1, "Ben"), None if bot else BEN, at=0)
        for entry in decide(table, StoredIdentity(ANNA, "Anna"), Start("s"), list).entries:
            add(table, entry, ANNA, at=1000)
        assert table.state is not None
        if table.state.player == (1 if bot else 0):
            return table


def add(table: Table, entry: Any, who: int | None, at: int) -> None:
    table.fold(LogRow(table.version + 1, WALL, who, None, entry, at))


def deadline(
    table: Table,
    *connected: int,
    watched: bool = False,
    since: int = 0,
    gone: int = 0,
) -> Deadline | None:
    there = Attendance(set(connected), watched or bool(connected), since, lambda _: gone)
    return next_deadline(table, there, LIMITS)


def test_a_relaxed_table_waits() -> None:
    table = running(grace=None)
    assert turn_clock(table, 5000, 0) is None
    assert deadline(table, ANNA, BEN) == Deadline(1000 + 60 * DAY, "too_old")


def test_nonces_have_to_be_revealed_in_time() -> None:
    table = Table(TableHeader("t", "CODE", new_secret(), 0))
    add(table, Opened(Settings(stand_in="cautious")), ANNA, at=0)
    add(table, Sat(0, "Anna", commitment="ab" * 32), ANNA, at=0)
    add(table, Sat(1, "Ben"), BEN, at=0)
    (starting,) = decide(table, StoredIdentity(ANNA, "Anna"), Start("s"), list).entries
    add(table, starting, ANNA, at=1000)
    assert deadline(table) == deadline(table, ANNA, BEN) == Deadline(11_000, "reveal")


def test_a_lively_turn_runs_out_only_while_somebody_waits() -> None:
    table = running(pace=Lively(30))
    assert deadline(table, ANNA, BEN) == Deadline(31_000, "time")
    assert deadline(table, ANNA) == Deadline(31_000, "time")
    assert deadline(table).action == "too_old"  # type: ignore[union-attr]
    shown = turn_clock(table, 11_000, 0)
    assert shown is not None
    assert (shown.seat, shown.left, shown.limit) == (0, 20_000, 30_000)
    assert turn_clock(table, 99_000, 0).left == 0  # type: ignore[union-attr]


def test_a_turn_over_days_runs_out_even_if_nobody_is_connected() -> None:
    table = running(pace=Days(2), grace=None)
    assert deadline(table) == Deadline(1000 + 2 * DAY, "time")


def test_the_clock_runs_for_the_turn_and_not_for_each_move() -> None:
    table = running(pace=Lively(30))
    assert table.state is not None
    roll = make_move(table, sensible_state(table), "human").entries[0]
    assert isinstance(roll, Moved)
    add(table, roll, ANNA, at=20_000)
    assert table.state.player == 0
    assert deadline(table, ANNA) == Deadline(31_000, "time")


def sensible_state(table: Table) -> Any:
    assert table.state is not None
    legal = legal_moves(table.state)
    return next((move for move in legal if isinstance(move, Keep)), legal[0])


def test_a_bot_stands_in_for_an_absent_player_while_another_waits() -> None:
    table = running(grace=60)
    assert deadline(table, BEN, gone=5000) == Deadline(65_000, "gone")
    assert deadline(table, ANNA, BEN, gone=5000).action == "too_old"  # type: ignore[union-attr]
    assert deadline(table, gone=5000).action == "too_old"  # type: ignore[union-attr]


def test_a_table_without_a_bot_to_stand_in_is_a_defect() -> None:
    table = running()
    table.settings.stand_in = None
    with pytest.raises(ValueError, match="table t has no bot to stand in"):
        stand_in_bot(table)


def resting(table: Table, *connected: int, watched: bool = False) -> bool:
    """Whether nothing happens until somebody comes."""
    return deadline(table, *connected, watched=watched) == Deadline(
        table.uptime + 60 * DAY, "too_old"
    )


def test_bots_move_at_their_pace_while_somebody_watches() -> None:
    table = running(bot=True, bot_pace=700)
    assert deadline(table, ANNA) == Deadline(1700, "bot")
    assert deadline(table, watched=True) == Deadline(1700, "bot")  # a spectator is enough
    assert resting(table)


def test_bots_wait_before_they_are_far_ahead_of_those_who_watch() -> None:
    table = running(bot=True, bot_pace=100)
    table.shown_until = 1100 + LONGEST_LEAD
    assert deadline(table, ANNA) == Deadline(1100, "bot")
    table.shown_until = 9000 + LONGEST_LEAD
    assert deadline(table, ANNA) == Deadline(9000, "bot")
    over_days = running(bot=True, bot_pace=100, pace=Days(1))
    over_days.shown_until = 9000 + LONGEST_LEAD
    assert deadline(over_days, ANNA) == Deadline(1100, "bot")


def until_the_next_turn(table: Table) -> int:
    """Play one turn, a move every 10 ms; when it ended."""
    assert table.state is not None
    turn, at = table.state.turn, 2000
    while table.state.turn == turn:
        at += 10
        entry = make_move(table, sensible_state(table), "human").entries[0]
        add(table, entry, ANNA, at=at)
    return at


def test_the_clock_starts_when_the_moves_before_the_turn_have_been_shown() -> None:
    table = running(pace=Lively(30))
    ended = until_the_next_turn(table)
    shown = table.turn_shown
    assert ended + 2000 < shown < ended + LONGEST_LEAD
    assert deadline(table, ANNA, BEN) == Deadline(shown + 30_000, "time")
    clock = turn_clock(table, ended, 0)
    assert clock is not None
    assert (clock.left, clock.starts_in) == (30_000, shown - ended)
    clock = turn_clock(table, shown + 1000, 0)
    assert clock is not None
    assert (clock.left, clock.starts_in) == (29_000, 0)
    # However much was to be seen, the others do not wait for ever.
    table = running(pace=Lively(30))
    table.shown_until = 10 * LONGEST_LEAD
    ended = until_the_next_turn(table)
    assert table.turn_shown == ended + LONGEST_LEAD
    # Nobody is expected to watch where bots do not wait, nor over days.
    table = running(pace=Lively(30), bot_pace=0)
    ended = until_the_next_turn(table)
    assert deadline(table, ANNA, BEN) == Deadline(ended + 30_000, "time")
    table = running(pace=Days(1), grace=None)
    ended = until_the_next_turn(table)
    assert deadline(table, ANNA, BEN) == Deadline(ended + DAY, "time")


def test_the_server_knows_how_long_the_page_shows_the_moves_of_others() -> None:
    text = (Path(__file__).parents[2] / "web/src/presentation/timing.ts").read_text()
    table = text.split("const OTHERS:")[1].split("};")[0]
    others = dict(re.findall(r"^  (\w+): (\d+),", table, re.M))
    (lights_up,), (rest,), (sorting,) = (
        re.findall(rf"{name} = (\d+);", text) for name in ("LIGHTS_UP", "OTHERS_REST", "SORTING")
    )
    base, per_die = re.findall(r": (\d+) \+ (\d+) \* count", text)[0]
    assert (int(base) + int(rest) + int(sorting), int(per_die)) == (ROLL, PER_DIE)
    del others["dice_landed"]
    others["face_set_aside"] = str(int(others["face_set_aside"]) + int(lights_up))
    shown = {
        re.sub("(?<!^)([A-Z])", r"_\1", kind.__name__).lower(): time
        for kind, time in SHOWN_FOR.items()
    }
    assert shown == {event: int(time) for event, time in others.items() if time != "0"}


def test_bots_go_on_over_days_if_a_person_waits_for_them() -> None:
    table = running(bot=True, bot_pace=700, pace=Days(1))
    assert deadline(table) == Deadline(1700, "bot")
    add(table, StoodIn(0, "cautious", "time"), None, at=2000)  # now bots play for everybody
    assert resting(table)
    assert deadline(table, ANNA) == Deadline(2700, "bot")
    assert deadline(table, watched=True) == Deadline(2700, "bot")


def test_stand_ins_move_only_while_a_player_is_there() -> None:
    table = running(bot_pace=700)
    add(table, StoodIn(0, "cautious", "time"), None, at=9000)
    assert deadline(table, BEN) == Deadline(9700, "bot")
    assert resting(table)
    assert resting(table, watched=True)
    add(table, TakenBack(0), ANNA, at=20_000)
    assert resting(table, ANNA, BEN)


def test_after_a_pause_without_players_everybody_gets_the_full_time() -> None:
    table = running(pace=Lively(30), grace=60)
    assert deadline(table, ANNA, since=500_000) == Deadline(530_000, "time")
    shown = turn_clock(table, 510_000, 500_000)
    assert shown is not None
    assert shown.left == 20_000
    # nobody waited for Anna before Ben came back
    table = running(grace=60)
    assert deadline(table, BEN, gone=5000, since=500_000) == Deadline(560_000, "gone")
    # over days the clock never pauses
    table = running(pace=Days(1), grace=None)
    assert deadline(table, ANNA, since=500_000) == Deadline(1000 + DAY, "time")


def test_whoever_takes_a_seat_back_gets_the_full_time() -> None:
    table = running(pace=Lively(30))
    add(table, StoodIn(0, "cautious", "time"), None, at=31_000)
    assert turn_clock(table, 31_500, 0) is None
    add(table, TakenBack(0), ANNA, at=32_000)
    assert deadline(table, ANNA) == Deadline(62_000, "time")


def test_an_open_table_that_nobody_starts_is_abandoned() -> None:
    table = Table(TableHeader("t", "CODE", new_secret(), 0))
    add(table, Opened(Settings()), ANNA, at=5000)
    assert deadline(table, ANNA) == Deadline(5000 + 2 * DAY, "too_old")


def test_time_runs_out_and_the_player_comes_back(server: ServerProcess) -> None:
    async def play() -> None:
        async with Party(server.url) as party:
            await party.begin(2, pace=Lively(3), stand_in="cautious")
            mover = party.mover
            other = next(each for each in party.clients if each is not mover)
            seat = mover.you.seats[0]
            assert mover.clock is not None
            assert mover.clock.left <= 3000
            await other.until(lambda: other.table.seats[seat].standing_in == "time")
            await other.until(lambda: other.my_turn)  # the bot finished that turn
            by = {step.entry.by for step in other.steps if isinstance(step.entry, Moved)}
            assert by == {"standing_in"}
            while other.my_turn:
                await other.move(sensible(other))
            await mover.take_back(seat)
            assert mover.table.seats[seat].standing_in is None

    asyncio.run(play())


def test_a_player_must_take_the_seat_back_before_moving_again(server: ServerProcess) -> None:
    async def play() -> None:
        async with Party(server.url) as party:
            await party.begin(2, bot_pace=10_000)
            mover = party.mover
            seat = mover.you.seats[0]
            await mover.hand_over(seat)
            with pytest.raises(CommandRefused) as caught:
                await mover.move(mover.legal[0])
            assert caught.value.code == "standing_in"
            await mover.take_back(seat)
            await mover.move(mover.legal[0])
            with pytest.raises(CommandRefused) as caught:
                await mover.take_back(seat)
            assert caught.value.code == "not_standing_in"

    asyncio.run(play())


def test_a_bot_stands_in_after_the_grace_period(server: ServerProcess) -> None:
    async def play() -> None:
        async with Party(server.url) as party:
            await party.begin(2, grace=1)
            mover = party.mover
            other = next(each for each in party.clients if each is not mover)
            seat = mover.you.seats[0]
            await mover.close()
            await other.until(lambda: not other.table.seats[seat].connected)
            await other.until(lambda: other.table.seats[seat].standing_in == "gone")
            await other.until(lambda: other.my_turn)
            token = party.tokens[party.clients.index(mover)]
            async with TableClient(server.url, party.created.id, token) as back:
                await back.take_back(seat)
                await other.until(lambda: other.table.seats[seat].standing_in is None)

    asyncio.run(play())


def test_bots_rest_until_somebody_looks(server: ServerProcess) -> None:
    async def play() -> None:
        async with Party(server.url) as party:
            await party.gather(1, ["cautious", "cautious"], bot_pace=20)
            (anna,) = party.clients
            await anna.start()
            await anna.hand_over(0)
            await anna.until(lambda: anna.version > 8)
            await anna.close()
            before, rested = -1, 0
            while rested != before:  # until nothing happens any more
                await asyncio.sleep(0.5)
                before, rested = rested, (await party.server.steps(party.created.id)).version
            again = await party.look(party.tokens[0])
            await again.until(lambda: again.version > rested + 3)

    asyncio.run(play())
