"""Somebody is away: what the others are told, and how they decide to wait or to let a bot play."""

import asyncio
from pathlib import Path

import pytest

from heckmeck.client import CommandRefused, TableClient
from heckmeck.protocol.entries import StoodIn, TableEntry, Voted, Waited
from heckmeck.protocol.tables import Away, Days, Lively
from heckmeck.protocol.to_server import Wait
from heckmeck.server.refusal import Refusal
from heckmeck.server.tables.deadlines import Attendance, next_deadline
from heckmeck.server.tables.waiting import away_view, decide_wait
from tests.server.players import Party
from tests.server.process import ServerProcess
from tests.server.test_votes import ANNA, BEN, CLEO, DAN, LIMITS, Game, person


def there(game: Game) -> Attendance:
    return Attendance(game.connected, True, 0, lambda _: 10_000)


def away(game: Game) -> Away | None:
    return away_view(game.table, there(game), LIMITS, game.uptime)


def wait(game: Game, who: int, seat: int = 0) -> list[TableEntry]:
    decision = decide_wait(game.table, person(who), Wait("w", seat), there(game))
    for entry in decision.entries:
        game.add(who, entry)
    return decision.entries


def refusal(game: Game, who: int, seat: int = 0) -> str:
    with pytest.raises(Refusal) as caught:
        wait(game, who, seat)
    return caught.value.code if caught.value.why is None else caught.value.why.code


def absent_anna(*others: int, **settings: object) -> Game:
    """Anna was last seen at uptime 10 s. It is her turn."""
    game = Game(ANNA, *others, **settings)
    game.connected = set(others)
    game.uptime = 12_000
    return game


def test_the_others_are_told_how_long_it_takes() -> None:
    game = absent_anna(BEN, CLEO)
    assert away(game) == Away(0, 118_000, 3000)
    game.connected.add(ANNA)
    assert away(game) is None
    game = absent_anna(BEN, grace=None)
    assert away(game) == Away(0, None, 3000)
    game = absent_anna(BEN, pace=Lively(30))
    assert away(game) == Away(0, 18_000, 3000)
    game = absent_anna(BEN, pace=Days(2), grace=None)
    view = away(game)
    assert view is not None
    assert view.vote_in == view.left  # over days, everybody has their time


def test_waiting_begins_the_time_anew() -> None:
    game = absent_anna(BEN, CLEO, pace=Lively(30))
    assert wait(game, BEN) == [Waited(0, 1)]
    assert away(game) == Away(0, 30_000, 3000)
    deadline = next_deadline(game.table, there(game), LIMITS)
    assert deadline is not None
    assert (deadline.at, deadline.action) == (42_000, "time")
    game = absent_anna(BEN, CLEO)
    wait(game, BEN)
    assert away(game) == Away(0, 120_000, 3000)


def test_everybody_waits_once_per_turn_and_cannot_hold_up_the_others() -> None:
    game = absent_anna(BEN, CLEO, DAN)
    wait(game, BEN)
    assert refusal(game, BEN) == "server-wait-given"
    wait(game, CLEO)
    game.uptime = 15_000
    assert game.vote(CLEO, since=10_000) == []
    assert game.vote(DAN, since=10_000) == [StoodIn(0, "cautious", "voted")]
    assert refusal(game, DAN) == "server-wait-there"


def test_alone_one_may_wait_for_ever() -> None:
    game = absent_anna(BEN)
    for _ in range(3):
        game.uptime += 60_000
        wait(game, BEN)
        assert away(game).left == 120_000  # type: ignore[union-attr]


def test_waiting_takes_a_vote_back() -> None:
    game = absent_anna(BEN, CLEO, DAN)
    game.uptime = 15_000
    game.vote(BEN, since=10_000)
    assert wait(game, BEN) == [Voted(0, 1, "stand_in", agree=False), Waited(0, 1)]
    assert game.table.votes == ()


def test_nobody_waits_for_somebody_who_is_there_or_not_to_move() -> None:
    game = absent_anna(BEN, CLEO)
    assert refusal(game, DAN) == "server-seat-none"
    assert refusal(game, BEN, seat=2) == "server-wait-there"
    assert refusal(game, ANNA, seat=1) == "server-wait-there"
    game.connected.add(ANNA)
    assert refusal(game, BEN) == "server-wait-there"


def test_a_bot_plays_at_once_if_the_only_other_one_says_so() -> None:
    game = absent_anna(BEN)
    assert game.refusal(BEN, since=10_000) == ("vote_too_early", "vote-wait")  # a page reloads
    game.uptime = 15_000
    assert game.vote(BEN, since=10_000) == [StoodIn(0, "cautious", "voted")]


def test_two_people_and_a_spectator(server: ServerProcess) -> None:
    async def play() -> None:
        async with Party(server.url) as party:
            await party.begin(2)
            mover = party.mover
            other = next(each for each in party.clients if each is not mover)
            spectator = await party.look()
            seat = mover.you.seats[0]
            await other.until(lambda: other.table.spectators == 1)
            await mover.close()
            await other.until(lambda: other.away is not None)
            await spectator.until(lambda: spectator.away is not None)
            assert other.away is not None
            assert other.away.seat == seat
            assert other.away.left is not None
            assert 110_000 < other.away.left <= 120_000
            version = await other.wait(seat)
            await spectator.until(lambda: spectator.version == version)
            with pytest.raises(CommandRefused):
                await spectator.wait(seat)
            async with TableClient(
                server.url, party.created.id, party.tokens[party.clients.index(mover)]
            ) as back:
                assert back.away is None
                await other.until(lambda: other.away is None)

    asyncio.run(play())


def test_what_a_vote_needs_follows_who_is_there(tmp_path: Path) -> None:
    async def play(url: str) -> None:
        async with Party(url) as party:
            await party.begin(4)
            mover = party.mover
            ben, cleo, dan = (each for each in party.clients if each is not mover)
            seat = mover.you.seats[0]
            await mover.close()
            await ben.until(lambda: ben.away is not None and ben.away.vote_in == 0)
            await ben.vote(seat, "stand_in")
            await dan.until(lambda: bool(dan.table.votes))
            assert dan.table.votes[0].needed == 2
            await cleo.close()
            await dan.until(lambda: not dan.table.seats[cleo.you.seats[0]].connected)
            assert dan.table.votes[0].needed == 2  # of two others, both
            await ben.close()
            await dan.until(lambda: dan.table.votes[0].needed == 1)

    with ServerProcess(tmp_path, "vote_wait_away=0.01") as server:
        asyncio.run(play(server.url))
