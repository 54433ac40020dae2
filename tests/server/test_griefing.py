"""Nobody can spoil the game of others: seats are limited, and whoever was removed stays out."""

import asyncio
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import pytest

from heckmeck.client import CommandRefused, NewTable, Server, ServerRefused, Settings, TableClient
from heckmeck.client.refusals import RefusedByServer
from heckmeck.protocol.entries import Left
from tests.server.players import Party
from tests.server.process import ServerProcess

OPEN = Settings(seats=4, public=True)


async def code_of(asked: Awaitable[Any]) -> str:
    """The code of the refusal, or nothing."""
    try:
        await asked
    except RefusedByServer as refused:
        return refused.code
    return ""


async def sit_down(server: ServerProcess, key: str, token: str, seat: int = 1) -> None:
    async with TableClient(server.url, key, token) as client:
        await client.sit(seat)


async def is_shut_out(server: ServerProcess, key: str, token: str | None = None) -> bool:
    """Whether neither a request nor a socket finds the table."""
    asked = await code_of(Server(server.url).look(key, token))
    assert await code_of(connect(server, key, token)) == asked
    assert asked in ("", "unknown_table")
    return asked == "unknown_table"


async def connect(server: ServerProcess, key: str, token: str | None) -> None:
    async with TableClient(server.url, key, token):
        pass


def test_nobody_takes_all_public_seats(server: ServerProcess) -> None:
    """Not even with all requests at once."""

    async def attack() -> None:
        api = Server(server.url)
        tables = []
        for number in range(8):
            owner = (await api.introduce(f"Owner {number}")).token
            tables.append((await api.create(owner, NewTable(OPEN))).id)
        greedy = (await api.introduce("Greedy")).token
        codes = await asyncio.gather(
            *(code_of(sit_down(server, table, greedy)) for table in tables)
        )
        assert sorted(codes) == [""] * 3 + ["too_many_seats"] * 5
        # two seats at one table for a friend around the same phone, but not all of them
        here = tables[codes.index("")]
        assert await code_of(sit_down(server, here, greedy, 2)) == ""
        assert await code_of(sit_down(server, here, greedy, 3)) == "too_many_seats"
        # leaving makes room, and private tables do not count
        async with TableClient(server.url, here, greedy) as client:
            await client.stand(1)
            await client.stand(2)
        private = await api.create((await api.introduce("Anna")).token, NewTable(Settings(seats=4)))
        for seat in (1, 2, 3):
            assert await code_of(sit_down(server, private.id, greedy, seat)) == ""
        elsewhere = tables[codes.index("too_many_seats")]
        assert await code_of(sit_down(server, elsewhere, greedy)) == ""

    asyncio.run(attack())


def test_nobody_fills_the_list_of_public_tables(server: ServerProcess) -> None:
    async def attack() -> None:
        api = Server(server.url)
        greedy = (await api.introduce("Greedy")).token
        codes = await asyncio.gather(
            *(code_of(api.create(greedy, NewTable(OPEN))) for _ in "12345")
        )
        assert sorted(codes) == ["", "", "", "too_many_tables", "too_many_tables"]
        assert await code_of(api.create(greedy, NewTable())) == ""

    asyncio.run(attack())


def test_new_identities_of_one_address_take_few_public_seats(tmp_path: Path) -> None:
    async def attack(server: ServerProcess) -> None:
        api = Server(server.url)
        owner = (await api.introduce("Owner")).token
        table = (await api.create(owner, NewTable(Settings(seats=7, public=True)))).id
        codes = []
        for seat in range(1, 6):
            sybil = (await api.introduce(f"Sybil {seat}")).token
            codes.append(await code_of(sit_down(server, table, sybil, seat)))
        assert codes == ["", "", "too_many_seats", "too_many_seats", "too_many_seats"]
        # whoever has finished a game is no newcomer
        async with Party(server.url) as party:
            await party.begin(1, ["cautious"])
            await party.play_on()
            assert await code_of(sit_down(server, table, party.tokens[0], 5)) == ""

    with ServerProcess(tmp_path, "newcomer_burst=3", "newcomer_rate=0") as server:
        asyncio.run(attack(server))


def test_removing_frees_all_seats_and_makes_a_new_code(server: ServerProcess) -> None:
    async def play() -> None:
        async with Party(server.url) as party:
            await party.gather(3, seats=5)
            anna, ben, cleo = party.clients
            await ben.sit(3, "Ben's friend")
            anonymous = await party.look()
            old = party.created.code
            await anna.kick(1)
            with pytest.raises(CommandRefused) as caught:
                await ben.until(lambda: False)
            assert caught.value.code == "unknown_table"
            with pytest.raises(CommandRefused):
                await anonymous.until(lambda: False)  # it might be Ben
            await party.clients[0].until(lambda: anna.table.code != old)
            assert [seat.kind for seat in anna.table.seats] == ["human", "empty", "human"] + [
                "empty"
            ] * 2
            new = anna.table.code
            # Ben knows the old code and the id
            sybil = (await party.server.introduce("Ben again")).token
            for token in (None, party.tokens[1], sybil):
                for key in (old, party.created.id):
                    assert await is_shut_out(server, key, token)
            assert await is_shut_out(server, new, party.tokens[1])
            # the others come back as ever, and new friends get the new code
            assert not await is_shut_out(server, party.created.id, party.tokens[2])
            friend = (await party.server.introduce("Dora")).token
            await sit_down(server, new, friend)
            await cleo.until(lambda: cleo.table.seats[1].name == "Dora")

    asyncio.run(play())


def test_the_new_code_survives_a_restart(tmp_path: Path) -> None:
    async def remove(server: ServerProcess) -> tuple[str, str, str]:
        async with Party(server.url) as party:
            await party.gather(2)
            await party.clients[0].kick(1)
            await party.clients[0].until(lambda: party.clients[0].table.seats[1].kind == "empty")
            return party.created.code, party.clients[0].table.code, party.tokens[1]

    async def look(server: ServerProcess, old: str, new: str, removed: str) -> None:
        assert await is_shut_out(server, old)
        assert not await is_shut_out(server, new)
        assert await is_shut_out(server, new, removed)

    with ServerProcess(tmp_path) as server:
        kept = asyncio.run(remove(server))
        server.kill()
        server.start()
        asyncio.run(look(server, *kept))


def test_who_was_removed_from_a_public_table_does_not_come_back_as_somebody_else(
    server: ServerProcess,
) -> None:
    async def play() -> None:
        async with Party(server.url) as party:
            await party.gather(3, public=True, seats=4)
            await party.clients[0].kick(1)
            sybil = (await party.server.introduce("Ben again")).token
            for token in (None, party.tokens[1], sybil):
                assert await is_shut_out(server, party.created.id, token)
            assert not await is_shut_out(server, party.created.code, party.tokens[2])

    asyncio.run(play())


def test_who_was_removed_stays_out_of_the_next_game(server: ServerProcess) -> None:
    async def play() -> None:
        async with Party(server.url) as party:
            await party.gather(3)
            anna, ben, cleo = party.clients
            await anna.kick(1)
            with pytest.raises(CommandRefused):
                await ben.until(lambda: False)
            party.clients.remove(ben)
            await anna.start()
            await party.same_version()
            await party.play_on()
            await cleo.again()
            await anna.until(lambda: anna.table.next is not None)
            following = anna.table.next
            assert following is not None
            for token in (party.tokens[1], (await party.server.introduce("Ben again")).token):
                assert await is_shut_out(server, following, token)
            assert not await is_shut_out(server, following, party.tokens[0])
            # nor has he a part in a game that he did not play
            assert (await party.server.my_games(party.tokens[1])).games == []
            assert await code_of(party.server.record(party.created.id, party.tokens[1])) != ""

    asyncio.run(play())


def test_an_owner_cannot_remove_anybody_in_the_game(server: ServerProcess) -> None:
    async def play() -> None:
        async with Party(server.url) as party:
            await party.begin(2, ["cautious"])
            anna = party.clients[0]
            for seat in (1, 2):
                with pytest.raises(CommandRefused) as caught:
                    await anna.kick(seat)
                assert caught.value.code == "not_open"
            assert not any(isinstance(step.entry, Left) for step in anna.steps)

    asyncio.run(play())


def test_quotas_are_refused_over_http_with_a_status(server: ServerProcess) -> None:
    async def ask() -> None:
        api = Server(server.url)
        token = (await api.introduce("Greedy")).token
        for _ in range(3):
            await api.create(token, NewTable(OPEN))
        with pytest.raises(ServerRefused) as refused:
            await api.create(token, NewTable(OPEN))
        assert (refused.value.status, refused.value.code) == (409, "too_many_tables")
        assert "3" in str(refused.value)

    asyncio.run(ask())
