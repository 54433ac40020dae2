"""The start of a game in two steps: the list of seats is fixed, then the nonces are revealed."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from secrets import token_hex
from typing import Any

import pytest

from heckmeck.client import CommandRefused, NewTable, Server, ServerRefused, Settings, TableClient
from heckmeck.dice import new_nonce, nonce_commitment
from heckmeck.dice.verify import verify
from heckmeck.message import Message
from heckmeck.protocol.entries import Moved, Started, Starting
from heckmeck.protocol.to_server import (
    Close,
    CommitNonce,
    Kick,
    RevealNonce,
    SeatBot,
    Sit,
    Stand,
    Start,
)
from tests.server.players import Party
from tests.server.process import ServerProcess

SHORT = 4  # seconds to reveal; only for tests in which somebody does not


class Silent(TableClient):
    """A client that does not reveal its nonces by itself."""

    nonces: dict[int, str]

    async def _reveal(self, seat: int, nonce: str) -> None:
        self.nonces = {**getattr(self, "nonces", {}), seat: nonce}

    async def reveal(self, seat: int, nonce: str, command: str | None = None) -> int:
        return await self.command(RevealNonce(command or token_hex(8), seat, nonce))


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that does not wait long for nonces."""
    folder = tmp_path_factory.mktemp("hasty")
    with ServerProcess(folder, f"reveal_time={SHORT}") as running:
        yield running


@asynccontextmanager
async def silent_table(
    server: ServerProcess, seats: int = 3
) -> AsyncIterator[tuple[Silent, Silent]]:
    """Anna owns the table and sits at 0, Ben at the last seat; the others are empty."""
    api = Server(server.url)
    tokens = [(await api.introduce(name)).token for name in ("Anna", "Ben")]
    made = await api.create(tokens[0], NewTable(Settings(seats=seats, bot_pace=0)))
    async with (
        Silent(server.url, made.id, tokens[0]) as anna,
        Silent(server.url, made.id, tokens[1]) as ben,
    ):
        await anna.commit(0)
        await ben.sit(seats - 1)
        yield anna, ben


async def fix_list(anna: Silent, ben: Silent) -> None:
    """Start, and wait until both know the list."""
    await anna.command(Start(token_hex(8)))
    for client in (anna, ben):
        await client.until(lambda client=client: hasattr(client, "nonces"))  # type: ignore[misc]


async def refused(client: TableClient, command: Any) -> str:
    with pytest.raises(CommandRefused) as error:
        await client.command(command)
    return error.value.code


async def entries(client: TableClient) -> list[Any]:
    page = await client._server.steps(client._key, token=client._token)
    return [step.entry for step in page.steps]


async def test_everybody_commits_before_anybody_reveals(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        await party.begin(2, ["random"])
        anna, ben = party.clients
        log = [each for each in await entries(anna) if not isinstance(each, Moved)]
        kinds = [type(entry).__name__ for entry in log]
        assert kinds[-4:] == ["Starting", "Revealed", "Revealed", "Started"]
        starting, started = log[-4], log[-1]
        for client in (anna, ben):
            (nonce,) = client.seen.nonces.values()
            before = json.dumps([str(entry) for entry in log[:-3]])
            assert nonce not in before
            assert nonce_commitment(nonce) in before
            assert nonce in json.dumps(started.header)
        dice = starting.header["meta"]["dice"]
        assert dice["seats"][2] == {"kind": "bot"}
        assert "first" not in starting.header
        assert started.header["players"] == starting.header["players"]
        assert anna.table.dice.secret is None
        await party.play_on()
        for client in party.clients:
            report = await client.check_dice()
            assert report.verdict == "verified", report
            assert (report.left_out, report.digest) == (0, client.seen.digest)
            assert not client.seen.problems
        record = (await party.server.record(party.created.id)).splitlines()
        assert json.loads(record[0])["meta"]["dice"]["digest"] == anna.seen.digest


async def test_the_list_removes_empty_seats_and_never_changes(server: ServerProcess) -> None:
    async with silent_table(server) as (anna, ben):
        await fix_list(anna, ben)
        assert anna.table.starting
        assert anna.table.lifecycle == "open"
        assert [seat.name for seat in anna.table.seats] == ["Anna", "Ben"]
        assert all(seat.nonce is None for seat in anna.table.seats)
        await ben.until(lambda: ben.you.seats == [1])
        made = token_hex(8)
        for command in (
            Sit(made, 1, None, "ab" * 32),
            Stand(made, 0),
            CommitNonce(made, 0, "ab" * 32),
            SeatBot(made, 1, "random"),
            Kick(made, 1),
            Start(made),
            Close(made),
        ):
            assert await refused(anna, command) == "starting", command
        for client in (ben, anna):
            await client.reveal(*client.nonces.popitem())
        await anna.until(lambda: anna.game is not None)
        assert not anna.table.starting
        assert [seat.nonce is not None for seat in anna.table.seats] == [True, True]


async def test_commands_about_nonces_that_do_not_fit(server: ServerProcess) -> None:
    async with silent_table(server) as (anna, ben):
        made = token_hex(8)
        assert await refused(anna, CommitNonce(made, 0, "ab" * 32)) == "commitment_given"
        assert await refused(anna, CommitNonce(made, 2, "ab" * 32)) == "not_your_seat"
        (nonce,) = anna.seen.drawn.values()
        assert await refused(anna, RevealNonce(made, 0, nonce)) == "not_starting"
        await fix_list(anna, ben)
        assert await refused(anna, RevealNonce(made, 0, new_nonce())) == "nonce_wrong"
        assert await refused(anna, RevealNonce(made, 1, ben.nonces[1])) == "not_your_seat"
        assert await refused(ben, RevealNonce(made, 1, nonce)) == "nonce_wrong"
        await anna.reveal(0, nonce)
        assert await refused(anna, RevealNonce(made, 0, nonce)) == "nonce_given"


async def test_a_command_that_comes_twice_counts_once(server: ServerProcess) -> None:
    async with silent_table(server) as (anna, ben):
        start, reveal = token_hex(8), token_hex(8)
        version = await anna.command(Start(start))
        assert await anna.command(Start(start)) == version
        await anna.until(lambda: hasattr(anna, "nonces") and hasattr(ben, "nonces"))
        revealed = await anna.reveal(0, anna.nonces[0], reveal)
        assert await anna.reveal(0, anna.nonces[0], reveal) == revealed
        last = await ben.reveal(1, ben.nonces[1], "last")
        await anna.until(lambda: anna.game is not None)
        assert await ben.reveal(1, ben.nonces[1], "last") == last
        assert sum(isinstance(entry, Started) for entry in await entries(anna)) == 1


async def test_whoever_does_not_reveal_in_time_is_left_out_visibly(hasty: ServerProcess) -> None:
    async with silent_table(hasty) as (anna, ben):
        await fix_list(anna, ben)
        await anna.until(lambda: anna.game is not None)
        assert await refused(ben, RevealNonce(token_hex(8), 1, ben.nonces[1])) == "not_starting"
        (started,) = [each for each in await entries(anna) if isinstance(each, Started)]
        seats = started.header["meta"]["dice"]["seats"]
        assert [seat["nonce"] for seat in seats] == [None, None]
        await ben.stand(1)
        await anna.stand(0)
        report = await anna.check_dice()
        assert report.left_out == 2
        assert Message("verify-left-out", {"count": 2, "games": 4}) in report.notes
        # Nothing shows Anna that the dice were not chosen: her nonce did not count.
        assert report.verdict == "unproven"
        assert Message("verify-no-share") in report.unproven


async def test_a_game_starts_at_once_if_there_is_nothing_to_reveal(server: ServerProcess) -> None:
    api = Server(server.url)
    token = (await api.introduce("Anna")).token
    wanted = NewTable(Settings(seats=2, bot_pace=0), bots=["random"])
    made = await api.create(token, wanted)
    async with TableClient(server.url, made.id, token) as anna:
        await anna.start()
        log = [type(each) for each in await entries(anna) if not isinstance(each, Moved)]
        assert log[-2:] == [Starting, Started]
        await anna.stand(0)
        report = await anna.check_dice()
        assert Message("verify-server-alone") in report.notes


@pytest.mark.parametrize("reveal_time", [600, SHORT])
def test_a_restart_between_the_steps(tmp_path: Path, reveal_time: float) -> None:
    """The list stays, and so does the deadline."""

    async def play(server: ServerProcess) -> None:
        async with silent_table(server) as (anna, ben):
            await fix_list(anna, ben)
            list_before = await entries(anna)
            server.kill()
            server.start()
            if reveal_time == SHORT:
                await anna.until(lambda: anna.game is not None, 60)
            else:
                for client in (anna, ben):
                    await client.reveal(*client.nonces.popitem())
                await anna.until(lambda: anna.game is not None, 60)
            log = await entries(anna)
            assert log[: len(list_before)] == list_before
            assert sum(isinstance(entry, Starting) for entry in log) == 1
            await ben.until(lambda: ben.game is not None, 60)
            await ben.stand(1)
            await anna.stand(0)
            report = await anna.check_dice()
            assert report.left_out == (2 if reveal_time == SHORT else 0)
            assert not report.faults

    # The server must not start the game before it is killed.
    first = ServerProcess(tmp_path, "reveal_time=600")
    with first:
        limits = first.limits
        first.limits = [
            each.replace("reveal_time=600", f"reveal_time={reveal_time}") for each in limits
        ]
        asyncio.run(play(first))


async def test_a_game_that_was_given_up_has_a_record(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        await party.begin(2)
        anna, ben = party.clients
        await party.play_on(moves=10)
        await party.same_version()
        with pytest.raises(ServerRefused) as error:
            await party.server.record(party.created.id, party.tokens[0])
        assert error.value.code == "not_finished"
        await ben.stand(1)
        await anna.stand(0)
        assert (await anna.check_dice()).verdict == "verified"
        assert anna.table.dice.secret is not None
        for token in party.tokens:
            record = (await party.server.record(party.created.id, token)).splitlines()
            dice = json.loads(record[0])["meta"]["dice"]
            assert dice["given_up"] is True
            report = verify(record, digest=anna.seen.digest)
            assert (report.verdict, report.given_up) == ("verified", True)
            assert verify(record[:-1]).verdict == "cut_off"


async def test_whoever_played_may_read_the_record_of_a_game_that_was_given_up(
    server: ServerProcess,
) -> None:
    async with Party(server.url) as party:
        await party.begin(2, spectators=False)
        stranger = (await party.server.introduce("Eve")).token
        await party.clients[1].stand(1)
        await party.clients[0].stand(0)
        for token in party.tokens:
            assert '"given_up": true' in await party.server.record(party.created.id, token)
        for other in (stranger, None):
            with pytest.raises(ServerRefused) as error:
                await party.server.record(party.created.id, other)
            assert error.value.code == "unknown_table"


async def test_a_table_that_was_closed_before_its_game_has_no_record(
    server: ServerProcess,
) -> None:
    async with Party(server.url) as party:
        await party.gather(2)
        await party.clients[0].close_table()
        with pytest.raises(ServerRefused) as error:
            await party.server.record(party.created.id, party.tokens[0])
        assert error.value.code == "not_finished"
        assert party.clients[0].table.dice.secret is None


async def test_whoever_comes_later_or_reconnects_checks_the_same_game(
    server: ServerProcess,
) -> None:
    async with Party(server.url) as party:
        await party.begin(2)
        anna, ben = party.clients
        await party.play_on(moves=60)  # more steps than a reconnected client is sent
        late = await party.look(party.tokens[1])
        watching = await party.look()
        assert anna._socket is not None
        await anna._socket.close()
        await party.play_on(moves=5)
        await party.same_version()
        await ben.stand(1)
        await anna.stand(0)
        for client in (anna, ben, watching, late):
            report = await client.check_dice()
            assert not report.faults
            assert client.seen.lines == ben.seen.lines
            # A device that drew no nonce cannot know whether somebody honest drew one.
            assert report.verdict == ("unproven" if client is late else "verified")


async def test_a_second_device_of_the_same_person_reveals_nothing(server: ServerProcess) -> None:
    """It never drew that nonce, and finds nothing wrong with the list."""
    async with Party(server.url) as party:
        await party.gather(2)
        other = await party.look(party.tokens[0])
        await party.clients[0].start()
        await other.until(lambda: other.game is not None)
        assert (other.seen.nonces, other.seen.seats) == ({}, {0})
        assert not other.seen.problems
        assert party.clients[0].seen.accepted == {0}


async def test_the_host_begins_if_the_settings_say_so(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        await party.begin(3, first="host")
        for client in party.clients:
            assert client.game is not None
            assert client.game.position.player == 0
            assert client.seen.begins == 0
            assert not client.seen.problems
        for seat in (2, 1, 0):
            await party.clients[seat].stand(seat)
        report = await party.clients[0].check_dice()
        assert report.verdict == "verified"
