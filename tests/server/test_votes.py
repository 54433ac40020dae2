"""Votes: a bot stands in for somebody who does not move, and somebody who spoils the game goes."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from heckmeck.client import CommandRefused, TableClient
from heckmeck.dice.fair import new_secret
from heckmeck.protocol.entries import Left, Opened, Sat, StoodIn, TableEntry, TakenBack, Voted
from heckmeck.protocol.tables import Days, Settings, VoteOn, VoteView
from heckmeck.protocol.to_server import Start, Vote
from heckmeck.rules import legal_moves
from heckmeck.server.clock import DAY
from heckmeck.server.config import Limits
from heckmeck.server.refusal import Refusal
from heckmeck.server.store.interface import LogRow, StoredIdentity, TableHeader
from heckmeck.server.tables.commands import decide, make_move
from heckmeck.server.tables.deadlines import Attendance
from heckmeck.server.tables.table import Table
from heckmeck.server.tables.views import table_view
from heckmeck.server.tables.votes import decide_vote
from tests.server.players import Party, sensible
from tests.server.process import ServerProcess

LIMITS = Limits(vote_wait=60, vote_wait_alone=300)
ANNA, BEN, CLEO, DAN, EVE = range(1, 6)


class Game:
    """A game of these people that began at uptime 0. Anna has the first turn."""

    def __init__(self, *people: int, **settings: Any) -> None:
        self.connected = set(people)
        while True:
            self.table = Table(TableHeader("t", "CODE", new_secret(), 0))
            self.uptime = 0
            seats = len(people)
            self.add(ANNA, Opened(Settings(stand_in="cautious", seats=seats, **settings)))
            for seat, who in enumerate(people):
                self.add(who, Sat(seat, f"person {seat}"))
            for entry in decide(self.table, person(ANNA), Start("s"), list).entries:
                self.add(ANNA, entry)
            if self.table.state is not None and self.table.state.player == 0:
                return

    def add(self, who: int | None, entry: Any) -> None:
        self.table.fold(LogRow(self.table.version + 1, 0, who, None, entry, self.uptime))

    def vote(
        self, who: int, seat: int = 0, on: VoteOn = "stand_in", agree: bool = True, since: int = 0
    ) -> list[TableEntry]:
        """What follows the vote; it is made. Raises `Refusal`."""
        there = Attendance(self.connected, True, since, lambda _: 0)
        decision = decide_vote(
            self.table, person(who), Vote("v", seat, on, agree), there, self.uptime, LIMITS
        )
        for entry in decision.entries:
            self.add(who, entry)
        voted, *then = decision.entries
        assert isinstance(voted, Voted)
        return then

    def refusal(self, who: int, *vote: Any, **more: Any) -> tuple[str, str]:
        before = self.table.version
        with pytest.raises(Refusal) as caught:
            self.vote(who, *vote, **more)
        assert self.table.version == before
        why = caught.value.why
        return caught.value.code, "" if why is None else why.code.removeprefix("server-")

    def move(self) -> None:
        assert self.table.state is not None
        move = legal_moves(self.table.state)[0]
        self.add(ANNA, make_move(self.table, move, "human").entries[0])


def person(who: int) -> StoredIdentity:
    return StoredIdentity(who, f"person {who}")


def test_more_than_half_of_the_others_call_a_bot_for_somebody_who_does_not_move() -> None:
    game = Game(ANNA, BEN, CLEO, DAN)
    game.uptime = 60_000
    assert game.vote(BEN) == []
    assert game.vote(CLEO) == [StoodIn(0, "cautious", "voted")]
    assert game.table.seats[0].standing_in == "voted"
    assert game.table.votes == ()
    game.add(ANNA, TakenBack(0))  # Anna comes back as ever, and gets her time
    game.uptime = 119_999
    assert game.refusal(BEN) == ("vote_too_early", "vote-wait")
    game.uptime = 120_000
    assert game.vote(BEN) == []


def test_only_those_who_are_connected_count() -> None:
    game = Game(ANNA, BEN, CLEO, DAN, EVE)
    game.connected = {BEN, CLEO, DAN}
    game.uptime = 60_000
    assert game.vote(BEN) == []
    (view,) = table_view(game.table, game.connected, 0).votes
    assert view == VoteView(0, "stand_in", [1], 2)
    assert len(game.vote(DAN)) == 1


def test_everybody_may_think_for_a_while() -> None:
    game = Game(ANNA, BEN, CLEO)
    game.uptime = 59_999
    with pytest.raises(Refusal, match="1 second"):
        game.vote(BEN)
    game.uptime = 60_000
    game.move()
    assert game.refusal(BEN) == ("vote_too_early", "vote-wait")  # Anna does something
    # a table at which nobody was has not kept anybody waiting
    game.uptime = 900_000
    assert game.refusal(BEN, since=890_000) == ("vote_too_early", "vote-wait")
    assert game.vote(BEN, since=800_000) == []


def test_over_days_the_clock_decides() -> None:
    game = Game(ANNA, BEN, CLEO, pace=Days(2))
    game.uptime = 2 * DAY - 1
    assert game.refusal(BEN) == ("vote_too_early", "vote-wait")


def test_one_person_alone_waits_longer_and_removes_nobody() -> None:
    game = Game(ANNA, BEN)
    game.uptime = 299_999
    assert game.refusal(BEN) == ("vote_too_early", "vote-wait")
    assert game.refusal(BEN, 0, "remove") == ("no_vote", "vote-alone")
    game.uptime = 300_000
    assert game.vote(BEN) == [StoodIn(0, "cautious", "voted")]
    # the same if others are at the table but not connected
    game = Game(ANNA, BEN, CLEO, DAN)
    game.connected = {ANNA, BEN}
    game.uptime = 60_000
    assert game.refusal(BEN) == ("vote_too_early", "vote-wait")
    assert game.vote(BEN, 0, "remove") == []


def test_a_person_with_two_seats_has_one_vote_and_loses_both() -> None:
    game = Game(ANNA, BEN, BEN, CLEO, DAN)
    assert game.vote(BEN, 0, "remove") == []
    assert game.refusal(BEN, 0, "remove") == ("no_vote", "vote-given")
    assert game.vote(ANNA, 2, "remove") == []
    left = game.vote(CLEO, 1, "remove")  # the same person, whichever seat
    assert [(entry.seat, entry.removed, entry.bot) for entry in left] == [  # type: ignore[union-attr]
        (1, True, "cautious"),
        (2, True, "cautious"),
    ]
    assert isinstance(left[0], Left)
    assert left[0].code == game.table.header.code != "CODE"
    assert game.table.votes == ()  # Ben's own vote is void too
    assert game.table.removed == {BEN}


def test_a_vote_can_be_taken_back() -> None:
    game = Game(ANNA, BEN, CLEO, DAN)
    assert game.vote(BEN, 0, "remove") == []
    assert game.vote(BEN, 0, "remove", agree=False) == []
    assert game.table.votes == ()
    assert game.refusal(BEN, 0, "remove", agree=False) == ("no_vote", "vote-given")
    assert game.vote(CLEO, 0, "remove") == []


def test_there_is_no_vote_on_a_bot_on_oneself_or_out_of_turn() -> None:
    game = Game(ANNA, BEN, CLEO)
    game.uptime = 10**9
    assert game.refusal(ANNA, 0, "remove") == ("no_vote", "vote-own")
    assert game.refusal(CLEO, 1) == ("no_vote", "vote-turn")
    assert game.refusal(CLEO, 5) == ("no_such_seat", "")
    assert game.refusal(EVE, 0, "remove") == ("not_your_seat", "seat-none")
    game.add(None, StoodIn(0, "cautious", "gone"))
    assert game.refusal(BEN) == ("no_vote", "vote-turn")
    game.add(BEN, Left(1, bot="cautious"))
    assert game.refusal(CLEO, 1, "remove") == ("no_vote", "vote-bot")


def test_votes_lapse() -> None:
    game = Game(ANNA, BEN, CLEO, DAN)
    game.uptime = 60_000
    game.vote(BEN)
    game.vote(BEN, 0, "remove")
    game.move()  # Anna moves after all
    assert [each.on for each in game.table.votes] == ["remove"]
    for _ in range(500):  # nobody stays accused for longer than a round
        assert game.table.turn is not None
        if game.table.turn == 5:
            break
        assert game.table.votes
        game.move()
    assert game.table.votes == ()


def test_people_vote_over_their_sockets_and_a_removed_player_gets_the_record(
    tmp_path: Path,
) -> None:
    async def play(server: ServerProcess) -> None:
        async with Party(server.url) as party:
            await party.begin(3)
            anna, ben, cleo = party.clients
            mover = party.mover
            seat = mover.you.seats[0]
            others = [each for each in party.clients if each is not mover]
            await others[0].vote(seat, "stand_in")
            await mover.until(lambda: len(mover.table.votes) == 1)
            shown = mover.table.votes[0]
            assert (shown.seat, shown.on, shown.needed) == (seat, "stand_in", 2)
            assert shown.voters == others[0].you.seats
            await others[1].vote(seat, "stand_in")
            await mover.until(lambda: mover.table.seats[seat].standing_in == "voted")
            assert mover.table.votes == []
            await mover.take_back(seat)
            # Ben is removed by the other two
            await anna.vote(1, "remove")
            await cleo.vote(1, "remove")
            with pytest.raises(CommandRefused) as caught:
                await ben.until(lambda: False)
            assert caught.value.code == "unknown_table"
            with pytest.raises(CommandRefused):
                async with TableClient(server.url, party.created.id, party.tokens[1]):
                    pass
            await anna.until(lambda: anna.table.seats[1].kind == "bot")
            party.clients.remove(ben)
            await party.same_version()
            await party.play_on()
            record = await party.server.record(party.created.id, party.tokens[1])
            assert "Ben" in record.splitlines()[0]
            (game,) = (await party.server.my_games(party.tokens[1])).games
            assert game.id == party.created.id

    with ServerProcess(tmp_path, "vote_wait=0.001") as server:
        asyncio.run(play(server))


async def vote_when_possible(client: TableClient, seat: int) -> None:
    """After a crash, the uptime of the server may be a second behind."""
    async with asyncio.timeout(30):
        while True:
            try:
                await client.vote(seat, "stand_in")
            except CommandRefused as refused:
                if refused.code != "vote_too_early":
                    raise
                await asyncio.sleep(0.05)
            else:
                return


def test_votes_survive_a_restart_and_count_once(tmp_path: Path) -> None:
    async def play(server: ServerProcess) -> None:
        async with Party(server.url) as party:
            await party.begin(3)
            mover = party.mover
            seat = mover.you.seats[0]
            first, second = (each for each in party.clients if each is not mover)
            vote = Vote("once", seat, "stand_in")
            version = await first.command(vote)
            assert await first.command(vote) == version
            server.kill()
            await asyncio.to_thread(server.start)
            assert await first.command(vote) == version
            await second.until(lambda: len(second.table.votes) == 1)
            await first.until(lambda: all(each.connected for each in first.table.seats))
            await vote_when_possible(second, seat)
            await first.until(lambda: first.table.seats[seat].standing_in == "voted")
            await first.until(lambda: first.my_turn or second.my_turn)
            ready = first if first.my_turn else second
            await ready.move(sensible(ready))

    with ServerProcess(tmp_path, "vote_wait=0.001") as server:
        asyncio.run(play(server))
